"""What things are called in sentences: survivors by name, everything else by its words."""

from __future__ import annotations

from collections.abc import Mapping

from overrun.core.verb import word
from overrun.core.vocabulary import vocabulary
from overrun.scifi import events
from overrun.scifi import words as own
from overrun.scifi.words import (
    ATTACKS,
    HELD,
    MACHINE,
    PERSON,
    PERSON_OR_AMOUNT,
    SPOT,
    TARGET,
    XENO,
)
from overrun.skirmish import naming as shared
from overrun.skirmish import words as skirmish
from overrun.skirmish.naming import COUNTS, ENEMY, WHO
from overrun.skirmish.words import CARD, COLOUR, REROLL
from overrun.words import Words
from overrun.words.naming import SIGN, THING, Counts, Each, Key, Parts, Person, Place, Skill, table_of

# Words of both boxes are looked for, whichever is played: one of them may be played with cards of the other.
GAME = "mixed"

XENOS = word("xenos")
WEAPON = word("weapon")  # a card, or a machine that attacks
PEOPLE = (Person(), Key(("machine", "token")))
IN_USE = Parts(THING.name, "+", " + ")
SPOTS = Place(THING.name, "scifi-place-of")

NAMING = table_of(
    ("invader", "darkside", "scifi"),
    vocabulary(own, skirmish),
    events,
    {
        **shared.ways("scifi-nobody"),
        PERSON: PEOPLE,
        PERSON_OR_AMOUNT: PEOPLE,
        WHO: (Each(PERSON.name), *PEOPLE),
        MACHINE: (Key(("machine",)),),
        XENO: (Key(("xeno",)),),
        XENOS: (Each(XENO.name, 2),),
        ENEMY: (Key(("xeno", "token")),),
        TARGET: (*PEOPLE, Key(("xeno",))),
        ATTACKS: (Key(("xeno", "source")),),
        COUNTS: (Counts("xeno"),),
        CARD: (IN_USE, Key(("card",))),
        HELD: (IN_USE, Key(("card",))),
        WEAPON: (IN_USE, Key(("card", "machine"))),
        COLOUR: (Key(("colour",)),),
        SPOT: (SPOTS,),
        REROLL: (Key(("card", "reroll")), Skill()),
        THING: (
            Person(),
            SPOTS,
            IN_USE,
            Key(("card", "xeno", "machine", "colour", "level", "place", "reroll", "token", "source")),
            Skill(),
        ),
    },
    {
        **shared.FIELDS,
        "weapon": WEAPON,
        "at": XENO,
        "colour": THING,  # news tell of machines and xenos by it as well
        "kinds": XENOS,
        "place": SIGN,
        "source": ATTACKS,
        "by": REROLL,
    },
)


def called(words: Words, value: str, people: Mapping[str, str], count: int = 1) -> str:
    """The word for an id: a survivor, a card, a kind of xeno, a machine, a skill, a level, a place."""
    survivors = [{"id": survivor, "name": name} for survivor, name in people.items()]
    names = NAMING(words, {"survivors": survivors})
    return str(names.called((THING.name,), value, {"count": count}))


def skill_words(words: Words, value: str, attribute: str = "") -> str:
    """A skill, also one that is about something: plus-1-damage-equipment-smg, brother-in-arms-lucky."""
    return NAMING(words, {"survivors": ()}).skill(value, attribute) or ""
