"""What things are called in sentences: survivors by name, everything else by its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from overrun.core import option
from overrun.scifi.words import parts_held
from overrun.words import Words
from overrun.words.tell import game_key, option_sentence, reason_words

# Words of both boxes are looked for, whichever is played: one of them may be played with cards of the other.
GAME = "mixed"
FAMILIES = ("card", "xeno", "machine", "colour", "level", "place", "reroll", "token", "source")
SURVIVORS = ("survivor", "other")


def naming(words: Words, view: Mapping[str, Any]) -> Callable[[str, Any, Mapping[str, Any]], Any]:
    """How to call the values of events, questions and options of a game that looks like `view`."""
    people = {person["id"]: person["name"] for person in view["survivors"]}

    def name(field: str, value: Any, fields: Mapping[str, Any]) -> Any:
        if field in SURVIVORS and isinstance(value, int):
            there = 0 <= value < len(view["survivors"])
            return view["survivors"][value]["name"] if there else words.text("scifi-nobody")
        if field == "seat" and isinstance(value, int):
            return value + 1  # people count them from 1
        if field == "who" and isinstance(value, tuple):
            return [called(words, one, people) for one in value]
        if field == "reason":
            return reason_words(words, GAME, value)
        if field == "counts":
            return counted(words, value, view)
        if field == "kinds":
            return ", ".join(called(words, kind, people, 2) for kind in value)
        if field == "action":
            verb, *args = value.split()
            chosen = option(verb, *(int(arg) if arg.isdigit() else arg for arg in args))
            return option_sentence(words, GAME, chosen, name)
        if field == "level" and (key := game_key(words, GAME, f"level-{value}")):
            return words.text(key)
        if isinstance(value, str) and value.partition("/")[0] in people and "/" in value:
            return _place(words, value, people, fields)
        if isinstance(value, str):
            number = fields.get("count")
            return called(words, value, people, number if isinstance(number, int) else 1)
        return value

    return name


def _place(words: Words, value: str, people: Mapping[str, str], fields: Mapping[str, Any]) -> str:
    """A place on a dashboard ("cole/hand"), or a weapon in one ("cole/hand/smg"). Whose it is is said only if
    two people are spoken of."""
    who, place, *weapon = value.split("/")
    owners = {str(part).partition("/")[0] for part in fields.values() if "/" in str(part)}
    what = called(words, weapon[0] if weapon else place, people)
    return words.text("scifi-place-of", who=people[who], place=what) if len(owners) > 1 else what


def called(words: Words, value: str, people: Mapping[str, str], count: int = 1) -> str:
    """The word for an id: a survivor, a card, a kind of xeno, a machine, a skill, a level, a place."""
    if value in people:
        return people[value]
    if "/" in value:
        # Part of a dashboard, or a weapon in somebody's hand: cole/backpack, cole/hand/smg.
        person, place, *card = (called(words, part, people) for part in value.split("/"))
        return f"{card[0]} ({person})" if card else f"{person} ({place})"
    if "+" in value:
        return " + ".join(called(words, part, people) for part in parts_held(value))
    for family in FAMILIES:
        if key := game_key(words, GAME, f"{family}-{value}"):
            return words.text(key, count=count)
    return skill_words(words, value) or value.replace("-", " ")


def skill_words(words: Words, value: str, attribute: str = "") -> str:
    """A skill, also one that is about something: plus-1-damage-equipment-smg, brother-in-arms-lucky."""
    parts = value.split("-")
    for end in range(len(parts), 0, -1):
        if key := game_key(words, GAME, "skill-" + "-".join(parts[:end])):
            return words.text(key + attribute, of=_about(words, "-".join(parts[end:])))
    return ""


def _about(words: Words, about: str) -> str:
    if key := game_key(words, GAME, f"card-{about}"):
        return words.text(key)
    return (skill_words(words, about) if about else "") or about


def counted(words: Words, counts: tuple[int, ...], view: Mapping[str, Any]) -> str:
    """So many xenos of each kind."""
    kinds = list(view["supply"])
    found = []
    for kind, count in zip(kinds, counts, strict=True):
        key = game_key(words, GAME, f"xeno-{kind}")
        if count and key:
            found.append(words.text(f"{key}.counted", count=count))
    return ", ".join(found)
