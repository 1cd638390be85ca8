"""What things are called in sentences: survivors by name, cards, zombies and skills by their words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overrun.classic import events
from overrun.classic import words as own
from overrun.classic.state import ZOMBIES
from overrun.classic.words import CAR_SEAT, HELD, PLACE, SPOT, TARGET, ZOMBIE
from overrun.core.vocabulary import vocabulary
from overrun.skirmish import naming as shared
from overrun.skirmish import words as skirmish
from overrun.skirmish.naming import COUNTS as FIGURES
from overrun.skirmish.naming import ENEMY, WHO
from overrun.skirmish.words import CARD, REROLL, SURVIVOR
from overrun.words import Words
from overrun.words.naming import (
    THING,
    Counts,
    Each,
    Key,
    Marked,
    Names,
    Parts,
    Person,
    Skill,
    table_of,
)

# Fields that hold a survivor's place in the view, and fields of figures by kind of zombie.
SURVIVORS = ("survivor",)
COUNTS = ("counts", "added")

ZOMBIE_WORD = Key(("zombie",))
EMPTY = Marked(CARD.name, "*", "classic-empty")
SPOTS = Parts(THING.name, "/", " ")
# A card that keeps off a wound or gives another roll, or the skill that does.
BY = REROLL

NAMING = table_of(
    ("classic",),
    vocabulary(own, skirmish),
    events,
    {
        **shared.ways(),
        WHO: (Each(SURVIVOR.name),),
        ENEMY: (ZOMBIE_WORD,),
        ZOMBIE: (ZOMBIE_WORD,),
        TARGET: (Person(), ZOMBIE_WORD),
        FIGURES: (Counts("zombie"),),
        HELD: (EMPTY, Key(("card",))),
        PLACE: (Key(("place",)),),
        CAR_SEAT: (Key(("place",)),),
        SPOT: (SPOTS,),
        BY: (Key(("card", "reroll")), Skill()),
        THING: (
            Person(),
            SPOTS,
            EMPTY,
            Key(("card", "zombie", "level", "place", "reroll", "car")),
            Skill(),
        ),
    },
    {
        **shared.FIELDS,
        "added": FIGURES,
        "made": CARD,
        "tool": CARD,
        "lost": CARD,
        "place": PLACE,
        "by": BY,
        "on": TARGET,
        "name": SURVIVOR,
    },
)


def naming(words: Words, view: Mapping[str, Any]) -> Names:
    """How to call the values of events, questions and options of a game that looks like `view`."""
    return NAMING(words, view)


def called(words: Words, value: str, people: Mapping[str, str], count: int = 1) -> str:
    """The word for an id: a survivor, a card, a kind of zombie, a skill, a level, a place."""
    survivors = [{"id": survivor, "name": name} for survivor, name in people.items()]
    names = NAMING(words, {"survivors": survivors})
    return str(names.called((THING.name,), value, {"count": count}))


def skill_words(words: Words, value: str, attribute: str = "") -> str:
    """A skill, also one that is about something: plus-1-damage-melee, starts-with-pistol."""
    return NAMING(words, {"survivors": ()}).skill(value, attribute) or ""


def counted(words: Words, counts: tuple[int, ...]) -> str:
    """So many zombies of each kind."""
    view = {"survivors": (), "supply": ZOMBIES}
    return str(NAMING(words, view).called((FIGURES.name,), counts))
