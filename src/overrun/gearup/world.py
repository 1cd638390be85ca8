"""What never changes during a Gear Up game: cards, grids, Weapons, the Boss, house rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from msgspec import Struct

from overrun.core import Look as CoreLook
from overrun.core import Play as CorePlay
from overrun.gearup.content import (
    BossCard,
    BossSide,
    Character,
    Color,
    Difficulty,
    SpawnAid,
    TurnCard,
    ZombieKind,
)
from overrun.gearup.grid import Grid
from overrun.gearup.shapes import Shape
from overrun.gearup.state import GearUp
from overrun.gearup.words import Resource


class House(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """House rules: other readings of the book. The defaults are the readings of the rule index."""

    attack_optional: bool = True
    ammo_after_all_weapons: bool = False
    ammo_on_boss: bool = True
    area_targets_optional: bool = False
    boss_fixed_damage: bool = True
    boss_icons_are_damage: bool = True
    critical_hit_icon: Literal["damage", "ammo", "armor"] = "damage"
    deadsox_explosive_all: bool = False
    deadsox_order: tuple[str, ...] = ("catcher", "batter", "pitcher")
    frenzy_full_gains: bool = True
    multi_hit_repeats_area: bool = True
    pyramid_binds_ammo: bool = False
    skill_block_resource: Resource = "armor"
    solo_starting_ammo: bool = True
    split_disconnected_pieces: bool = False
    stinky_boosts_bomber: bool = True
    stinky_boosts_boss: bool = False
    weak_point_coverable: bool = True
    win_before_line_damage: bool = True


class Tool(Struct, frozen=True):
    """A Weapon with the upgrades unlocked so far, or a Companion: what an activation is made with."""

    id: str
    shape: Shape
    effects: frozenset[str]
    hits: int = 1
    frenzy: tuple[str, ...] = ()
    weapon: int = -1  # which of the survivor's Weapons; -1 is a Companion
    area: str = ""  # cut-down or explosive


@dataclass(frozen=True, slots=True)
class Person:
    """A survivor at this table: the dashboard's side in use, and the Weapons with 0, 1 and 2 upgrades."""

    character: Character
    health: int
    armor: int
    ammo: int
    starting_ammo: int
    colors: tuple[Color, ...]
    weapons: tuple[tuple[Tool, Tool, Tool], ...]
    upgrades: tuple[tuple[str, str], ...]  # of each Weapon, in the order in which they are unlocked


@dataclass(frozen=True, slots=True)
class World:
    """Everything printed. Zombie cards and the Boss's bodies are numbers into `grids` and `names`."""

    mission: str
    house: House
    seats: int
    leader: int
    difficulty: Difficulty
    aid: SpawnAid
    boss: BossSide
    people: tuple[Person, ...]  # by seat
    companions: tuple[Tool, ...]  # all there are
    kinds: tuple[ZombieKind, ...]  # by card
    grids: tuple[Grid, ...]  # by card, then by body
    names: tuple[str, ...]
    numbers: dict[str, int]  # the other way round
    regulars: int  # cards below this number are regular zombies
    turn_cards: tuple[TurnCard, ...]
    spawn_letters: tuple[str, ...]
    boss_cards: tuple[BossCard, ...]
    neighbours: tuple[tuple[int, ...], ...]  # by seat

    @property
    def zombies(self) -> int:
        """How many zombie cards there are; the bodies of the Boss are numbered from here."""
        return len(self.kinds)

    @property
    def bodies(self) -> range:
        """The numbers of the Boss's bodies."""
        return range(len(self.kinds), len(self.grids))


Look = CoreLook[GearUp, World]
Play = CorePlay[GearUp, World]
