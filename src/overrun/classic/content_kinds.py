"""What an entry of each content file of the classic box must look like."""

from __future__ import annotations

from typing import Literal, TypedDict

from msgspec import Struct

from overrun.classic.mission_kinds import Level
from overrun.content import Entry, Printed
from overrun.skirmish.identity import SkillEntry

Noise = Literal["", "silent", "noisy"]
Zombie = Literal["walker", "fatty", "runner", "abomination"]


class Profile(Struct, frozen=True, forbid_unknown_fields=True):
    """How a card attacks. What is thrown has no dice: it kills everything and is gone."""

    noisy: bool
    range: tuple[Printed, Printed] = (0, 0)
    dice: Printed = 0
    accuracy: Printed = 0
    damage: Printed = 0
    reload: bool = False


class Equipment(Entry, frozen=True):
    """A kind of equipment card; the head of `equipment.toml` explains the fields."""

    kind: Literal["weapon", "gear", "supply", "ambush", "wound"]
    copies: Printed
    deck: Literal["equipment", "starting", "pimpmobile", "made", "wounds"]
    starting: Printed = 0
    melee: Profile | None = None
    ranged: Profile | None = None
    thrown: Profile | None = None
    dual: bool = False
    opens_doors: Noise = ""
    chooses_targets: bool = False
    made_of: tuple[str, ...] = ()
    spends: bool = True
    counts_as: str = ""
    rerolls: tuple[str, ...] = ()
    extra_search_cards: Printed = 0
    prevents_wounds: Printed = 0
    brings: dict[Zombie, Printed] = {}


class ZombieCard(Entry, frozen=True):
    """A zombie card: figures by danger level, or the kind that acts again."""

    number: Printed
    kind: Literal["spawn", "manhole", "extra-activation"]
    zombies: dict[Level, dict[Zombie, Printed]] = {}
    activates: dict[Level, Zombie] = {}


class Character(Entry, frozen=True):
    """An identity card."""

    name: str
    blue: tuple[SkillEntry, ...]
    yellow: tuple[SkillEntry, ...]
    orange: tuple[SkillEntry, ...]
    red: tuple[SkillEntry, ...]


class FigureEntry(Entry, frozen=True):
    """How many figures of a kind are in the box."""

    count: Printed


class Box(TypedDict):
    """What lies in the box, for a page to show: equipment by id, zombie cards by their number."""

    cards: dict[str, Equipment]
    enemy_cards: dict[str, ZombieCard]
