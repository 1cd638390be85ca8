"""What can be told about a science-fiction game. Survivors and zones are numbers, cards and kinds are ids.

`who` in an event names anybody who can be attacked: a survivor, a machine or a scientist, by id.
"""

from __future__ import annotations

from overrun.core import Event
from overrun.scifi.fields import Amount, Machine, Person, Token, Xeno
from overrun.skirmish.events import *  # noqa: F403 (what both games tell is told here, too)
from overrun.skirmish.fields import Card, Colour, Door, Level, Objective, Skill, Survivor, Zone

# The game and its turns


class StartsAt(Event, frozen=True):
    """Where a survivor begins, the team being split up."""

    survivor: Survivor
    zone: Zone


# Survivors


class MachineMoved(Event, frozen=True):
    """A bot moved: by a machine action, or along with its controller."""

    survivor: Survivor
    machine: Machine
    source: Zone
    target: Zone
    along: bool = False


class NoiseMade(Event, frozen=True):
    zone: Zone
    survivor: Survivor = -1


class Searched(Event, frozen=True):
    survivor: Survivor
    zone: Zone


class CardAttached(Event, frozen=True):
    survivor: Survivor
    card: Card
    weapon: Card


class CardDetached(Event, frozen=True):
    survivor: Survivor
    card: Card
    weapon: Card


class TokenGiven(Event, frozen=True):
    """An objective token changed hands."""

    survivor: Survivor
    other: Survivor
    colour: Colour


class DoorOpened(Event, frozen=True):
    survivor: Survivor
    door: Door


class TokenTaken(Event, frozen=True):
    """A prototype token or a search drone was picked up."""

    survivor: Survivor
    token: Token
    kind: str


class SurvivorLeft(Event, frozen=True):
    """Somebody left through the exit."""

    who: Person


class ScientistMoved(Event, frozen=True):
    """Somebody without a turn of their own walks towards the exit."""

    colour: Colour
    source: Zone
    target: Zone


class Healed(Event, frozen=True):
    survivor: Survivor
    armour: int


class SkillUsed(Event, frozen=True):
    survivor: Survivor
    skill: Skill
    zone: Zone = -1


class Camouflage(Event, frozen=True):
    survivor: Survivor
    on: bool


# Fights


class Attacked(Event, frozen=True):
    """An attack begins. `machine` is the machine that shoots for the survivor; `at` a target named before."""

    survivor: Survivor
    weapon: str
    zone: Zone
    mode: str
    both: bool = False
    machine: Machine = ""
    at: Xeno = ""


class XenoKilled(Event, frozen=True):
    survivor: Survivor
    zone: Zone
    kind: Xeno
    count: int


class HitWasted(Event, frozen=True):
    zone: Zone
    kind: Xeno


class Blasted(Event, frozen=True):
    """Hellfire or a seismic blast."""

    survivor: Survivor
    zone: Zone
    kind: str


class Damaged(Event, frozen=True):
    who: Person
    damage: Amount
    left: int
    source: str


class DamageWarded(Event, frozen=True):
    """Damage that a card, a skill or armour kept off."""

    who: Person
    damage: Amount
    by: str


class Eliminated(Event, frozen=True):
    who: Person


class MachineDestroyed(Event, frozen=True):
    machine: Machine


# Xenos


class XenosAttack(Event, frozen=True):
    """Xenos attack those who stand beside them, or only the one who taunts them."""

    zone: Zone
    counts: tuple[int, ...]
    damage: Amount
    who: tuple[Person, ...] = ()


class XenosMoved(Event, frozen=True):
    """A group of xenos moved: what drew it (seen, heard, taunted), and to where.

    `who` was seen or heard at the goals, and `noise` is how loud each of those zones was.
    """

    source: Zone
    target: Zone
    counts: tuple[int, ...]
    why: str
    goals: tuple[Zone, ...]
    ways: tuple[Zone, ...]
    who: tuple[Person, ...] = ()
    noise: int = 0


class XenosStay(Event, frozen=True):
    """A group of xenos, or its share, did not move: nothing drew it, or it is there."""

    zone: Zone
    counts: tuple[int, ...]
    why: str
    goals: tuple[Zone, ...]
    ways: tuple[Zone, ...]
    who: tuple[Person, ...] = ()
    noise: int = 0


class DoorDestroyed(Event, frozen=True):
    """Xenos break through a door on their way to what drew them."""

    zone: Zone
    door: Door
    counts: tuple[int, ...]
    why: str = ""
    goals: tuple[Zone, ...] = ()
    who: tuple[Person, ...] = ()
    noise: int = 0


class XenoCardDrawn(Event, frozen=True):
    zone: Zone
    card: int
    level: Level


class XenosSpawned(Event, frozen=True):
    zone: Zone
    kind: Xeno
    count: int


class ExtraActivation(Event, frozen=True):
    """Xenos of these kinds act once more."""

    kinds: tuple[Xeno, ...]


class MoldSet(Event, frozen=True):
    """Mold grows, or turns active or inactive."""

    zone: Zone
    active: bool


class MoldRemoved(Event, frozen=True):
    zone: Zone


class PitDrilled(Event, frozen=True):
    """A pit is opened, or opened again."""

    zone: Zone


class PitFilled(Event, frozen=True):
    zone: Zone


class SpawnPlaced(Event, frozen=True):
    """The team places one more spawn token, there being more than six survivors."""

    zone: Zone


class SpawnWoke(Event, frozen=True):
    zone: Zone
    colour: Colour


class SpawnRemoved(Event, frozen=True):
    zone: Zone
    colour: Colour


class ObjectiveLost(Event, frozen=True):
    """An objective token leaves the board without having been taken."""

    token: Objective
    colour: Colour


class DoorLost(Event, frozen=True):
    """A door token leaves the board for good, or a door is sealed (`sealed`)."""

    door: Door
    sealed: bool = False


class TilesRemoved(Event, frozen=True):
    colour: Colour
    tiles: tuple[str, ...]


class MissionNews(Event, frozen=True):
    """Something only this mission knows."""

    what: str
    number: int = 0
    colour: Colour = ""
