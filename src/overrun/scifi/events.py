"""What can be told about a science-fiction game. Survivors and zones are numbers, cards and kinds are ids.

`who` in an event names anybody who can be attacked: a survivor, a machine or a scientist, by id.
"""

from __future__ import annotations

from overrun.core import Event
from overrun.skirmish.events import *  # noqa: F403 (what both games tell is told here, too)

# The game and its turns


class StartsAt(Event, frozen=True):
    """Where a survivor begins, the team being split up."""

    survivor: int
    zone: int


# Survivors


class MachineMoved(Event, frozen=True):
    """A bot moved: by a machine action, or along with its controller."""

    survivor: int
    machine: str
    source: int
    target: int
    along: bool = False


class NoiseMade(Event, frozen=True):
    zone: int
    survivor: int = -1


class Searched(Event, frozen=True):
    survivor: int
    zone: int


class CardAttached(Event, frozen=True):
    survivor: int
    card: str
    weapon: str


class CardDetached(Event, frozen=True):
    survivor: int
    card: str
    weapon: str


class TokenGiven(Event, frozen=True):
    """An objective token changed hands."""

    survivor: int
    other: int
    colour: str


class DoorOpened(Event, frozen=True):
    survivor: int
    door: int


class TokenTaken(Event, frozen=True):
    """A prototype token or a search drone was picked up."""

    survivor: int
    token: int
    kind: str


class SurvivorLeft(Event, frozen=True):
    """Somebody left through the exit."""

    who: str


class ScientistMoved(Event, frozen=True):
    """Somebody without a turn of their own walks towards the exit."""

    colour: str
    source: int
    target: int


class Healed(Event, frozen=True):
    survivor: int
    armour: int


class SkillUsed(Event, frozen=True):
    survivor: int
    skill: str
    zone: int = -1


class Camouflage(Event, frozen=True):
    survivor: int
    on: bool


# Fights


class Attacked(Event, frozen=True):
    """An attack begins. `machine` is the machine that shoots for the survivor; `at` a target named before."""

    survivor: int
    weapon: str
    zone: int
    mode: str
    both: bool = False
    machine: str = ""
    at: str = ""


class XenoKilled(Event, frozen=True):
    survivor: int
    zone: int
    kind: str
    count: int


class HitWasted(Event, frozen=True):
    zone: int
    kind: str


class Blasted(Event, frozen=True):
    """Hellfire or a seismic blast."""

    survivor: int
    zone: int
    kind: str


class Damaged(Event, frozen=True):
    who: str
    damage: int
    left: int
    source: str


class DamageWarded(Event, frozen=True):
    """Damage that a card, a skill or armour kept off."""

    who: str
    damage: int
    by: str


class Eliminated(Event, frozen=True):
    who: str


class MachineDestroyed(Event, frozen=True):
    machine: str


# Xenos


class XenosAttack(Event, frozen=True):
    """Xenos attack those who stand beside them, or only the one who taunts them."""

    zone: int
    counts: tuple[int, ...]
    damage: int
    who: tuple[str, ...] = ()


class XenosMoved(Event, frozen=True):
    """A group of xenos moved: what drew it (seen, heard, taunted), and to where.

    `who` was seen or heard at the goals, and `noise` is how loud each of those zones was.
    """

    source: int
    target: int
    counts: tuple[int, ...]
    why: str
    goals: tuple[int, ...]
    ways: tuple[int, ...]
    who: tuple[str, ...] = ()
    noise: int = 0


class XenosStay(Event, frozen=True):
    """A group of xenos, or its share, did not move: nothing drew it, or it is there."""

    zone: int
    counts: tuple[int, ...]
    why: str
    goals: tuple[int, ...]
    ways: tuple[int, ...]
    who: tuple[str, ...] = ()
    noise: int = 0


class DoorDestroyed(Event, frozen=True):
    """Xenos break through a door on their way to what drew them."""

    zone: int
    door: int
    counts: tuple[int, ...]
    why: str = ""
    goals: tuple[int, ...] = ()
    who: tuple[str, ...] = ()
    noise: int = 0


class XenoCardDrawn(Event, frozen=True):
    zone: int
    card: int
    level: str


class XenosSpawned(Event, frozen=True):
    zone: int
    kind: str
    count: int


class ExtraActivation(Event, frozen=True):
    """Xenos of these kinds act once more."""

    kinds: tuple[str, ...]


class MoldSet(Event, frozen=True):
    """Mold grows, or turns active or inactive."""

    zone: int
    active: bool


class MoldRemoved(Event, frozen=True):
    zone: int


class PitDrilled(Event, frozen=True):
    """A pit is opened, or opened again."""

    zone: int


class PitFilled(Event, frozen=True):
    zone: int


class SpawnPlaced(Event, frozen=True):
    """The team places one more spawn token, there being more than six survivors."""

    zone: int


class SpawnWoke(Event, frozen=True):
    zone: int
    colour: str


class SpawnRemoved(Event, frozen=True):
    zone: int
    colour: str


class ObjectiveLost(Event, frozen=True):
    """An objective token leaves the board without having been taken."""

    token: int
    colour: str


class DoorLost(Event, frozen=True):
    """A door token leaves the board for good, or a door is sealed (`sealed`)."""

    door: int
    sealed: bool = False


class TilesRemoved(Event, frozen=True):
    colour: str
    tiles: tuple[str, ...]


class MissionNews(Event, frozen=True):
    """Something only this mission knows."""

    what: str
    number: int = 0
    colour: str = ""
