"""What things are called in sentences: survivors by name, cards, zombies and skills by their words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from overrun.classic.state import ZOMBIES
from overrun.core import option
from overrun.words import Words
from overrun.words.tell import option_sentence, reason_words

# Fields that hold a survivor's place in the view, and fields of figures by kind of zombie.
SURVIVORS = ("survivor",)
COUNTS = ("counts", "added")


def naming(words: Words, view: Mapping[str, Any]) -> Callable[[str, Any, Mapping[str, Any]], Any]:
    """How to call the values of events, questions and options of a game that looks like `view`."""
    people = {person["id"]: person["name"] for person in view["survivors"]}

    def name(field: str, value: Any, fields: Mapping[str, Any]) -> Any:
        if field in SURVIVORS and isinstance(value, int):
            return view["survivors"][value]["name"] if value < len(view["survivors"]) else str(value)
        if field == "who":
            return [name("survivor", number, fields) for number in value]
        if field == "seat" and isinstance(value, int):
            return value + 1  # people count them from 1
        if field == "reason":
            return reason_words(words, "classic", value)
        if field in COUNTS:
            return counted(words, value)
        if field == "action":
            verb, *args = value.split()
            chosen = option(verb, *(int(arg) if arg.isdigit() else arg for arg in args))
            return option_sentence(words, "classic", chosen, name)
        if isinstance(value, str):
            number = fields.get("count")
            return called(words, value, people, number if isinstance(number, int) else 1)
        return value

    return name


def called(words: Words, value: str, people: Mapping[str, str], count: int = 1) -> str:
    """The word for an id: a survivor, a card, a kind of zombie, a skill, a level, a place."""
    if value in people:
        return people[value]
    if "/" in value:
        return " ".join(called(words, part, people) for part in value.split("/"))
    if value.endswith("*"):
        return f"{called(words, value[:-1], people)} ({words.text('classic-empty')})"
    for family in ("card", "zombie", "level", "place", "reroll", "car"):
        key = f"classic-{family}-{value}"
        if words.has(key):
            return words.text(key, count=count)
    return skill_words(words, value) or value.replace("-", " ")


def skill_words(words: Words, value: str, attribute: str = "") -> str:
    """A skill, also one that is about something: plus-1-damage-melee, starts-with-pistol."""
    parts = value.split("-")
    for end in range(len(parts), 0, -1):
        key = "classic-skill-" + "-".join(parts[:end])
        if words.has(key):
            about = "-".join(parts[end:])
            about = called(words, about, {}) if words.has(f"classic-card-{about}") else about
            return words.text(key + attribute, of=about)
    return ""


def counted(words: Words, counts: tuple[int, ...]) -> str:
    """So many zombies of each kind."""
    return ", ".join(
        words.text(f"classic-zombie-{kind}.counted", count=count)
        for kind, count in zip(ZOMBIES, counts, strict=True)
        if count
    )
