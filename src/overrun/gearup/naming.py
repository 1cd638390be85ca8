"""What things are called in sentences: survivors by name, zombies, Weapons and effects by their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from overrun.core.verb import word
from overrun.core.vocabulary import vocabulary
from overrun.gearup import events
from overrun.gearup import words as own
from overrun.gearup.words import (
    COMPANION,
    RESOURCE,
    SEAT,
    SECOND_CHANCE,
    SQUARES,
    SURVIVOR,
    TARGET,
    WEAPON,
)
from overrun.words import Words
from overrun.words.naming import (
    THING,
    Boss,
    Companion,
    Copy,
    Each,
    Key,
    Numbered,
    Person,
    Reason,
    table_of,
)

# Kinds of fields that are not kinds of arguments
TOOL = word("tool")  # a Weapon, a Companion's or a survivor's own
EFFECT = word("effect")
BY = word("by")  # what gives something: an effect, icons, a Companion
BOSS = word("boss")
COLOR = word("color")
SPEED = word("speed")
SPEEDS = word("speeds")
ICON = word("icon")
ICONS = word("icons")
SKILL = word("skill")
TIER = word("tier")
TARGETS = word("targets")
REASON = word("reason")

# All families of words there are.
FAMILIES = ("boss", "body", "effect", "weapon", "color", "speed", "icon", "skill", "resource", "tier", "by")
BODIES = (Boss("boss"), Key(("boss", "body")))
ZOMBIES = Copy("zombie")

NAMING = table_of(
    ("gearup",),
    vocabulary(own),
    events,
    {
        SEAT: (Numbered(),),
        SURVIVOR: (Person(),),
        TARGET: (*BODIES, ZOMBIES),
        TARGETS: (Each(TARGET.name),),
        BOSS: BODIES,
        WEAPON: (Key(("weapon",)),),
        COMPANION: (Key(("weapon",)), Companion()),
        TOOL: (Person(), Key(("weapon",)), Companion()),
        EFFECT: (Key(("effect",)),),
        SECOND_CHANCE: (Key(("effect",)),),
        BY: (Person(), Key(("effect", "weapon", "icon", "by")), Companion()),
        RESOURCE: (Key(("resource",)),),
        COLOR: (Key(("color",)),),
        SPEED: (Key(("speed",)),),
        SPEEDS: (Each(SPEED.name, none="gearup-speed-none"),),
        ICON: (Key(("icon",)),),
        ICONS: (Each(ICON.name),),
        SKILL: (Key(("skill",)),),
        TIER: (Key(("tier",)),),
        SQUARES: (),
        REASON: (Reason(),),
        THING: (Boss("boss"), Person(), Key(FAMILIES), ZOMBIES, Companion()),
    },
    {
        "targets": TARGETS,
        "boss": BOSS,
        "color": COLOR,
        "speed": SPEED,
        "speeds": SPEEDS,
        "effect": EFFECT,
        "tool": TOOL,
        "by": BY,
        "icons": ICONS,
        "tier": TIER,
        "skill": SKILL,
        "reason": REASON,
    },
    blank=".",
)


def listed(words: Words, values: Sequence[str], view: Mapping[str, Any]) -> str:
    """Several things, by name."""
    return ", ".join(called(words, value, view) for value in values)


def called(words: Words, value: str, view: Mapping[str, Any]) -> str:
    """The word for an id: a survivor, a zombie card, a body of the Boss, a Weapon, an effect, a colour."""
    return str(NAMING(words, view).called((THING.name,), value))
