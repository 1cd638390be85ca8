"""What things are called in sentences: survivors by name, zombies, Weapons and effects by their words."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from overrun.words import Words
from overrun.words.tell import reason_words

FAMILIES = ("boss", "body", "effect", "weapon", "color", "speed", "icon", "skill", "resource", "tier", "by")
# A zombie card: its type, the letter of the variant and the number of the copy.
CARD = re.compile(r"(.+)-([a-z]\d+)")


def naming(words: Words, view: Mapping[str, Any]) -> Callable[[str, Any, Mapping[str, Any]], Any]:
    """How to call the values of events, questions and options of a game that looks like `view`."""
    names = [person["name"] for person in view["survivors"]]

    def name(field: str, value: Any, fields: Mapping[str, Any]) -> Any:
        if field in ("seat", "a") and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else str(value)
        if field == "reason":
            return reason_words(words, "gearup", value)
        if field == "speeds":
            return listed(words, value, view) or words.text("gearup-speed-none")
        if isinstance(value, tuple):
            return listed(words, value, view)
        return called(words, value, view) if isinstance(value, str) else value

    return name


def listed(words: Words, values: Sequence[str], view: Mapping[str, Any]) -> str:
    """Several things, by name."""
    return ", ".join(called(words, value, view) for value in values)


def called(words: Words, value: str, view: Mapping[str, Any]) -> str:
    """The word for an id: a survivor, a zombie card, a body of the Boss, a Weapon, an effect, a colour."""
    if value == "boss":
        value = view["boss"]["id"]
    for person in view["survivors"]:
        if person["id"] == value:
            return str(person["name"])
    for family in FAMILIES:
        if words.has(f"gearup-{family}-{value}"):
            return words.text(f"gearup-{family}-{value}")
    card = CARD.fullmatch(value)
    if card and words.has(f"gearup-zombie-{card[1]}"):
        return f"{words.text(f'gearup-zombie-{card[1]}')} {card[2]}"
    if any(companion["tool"]["id"] == value for companion in view["companions"]):
        return value.capitalize()
    return value.replace(".", " ")
