"""What can be told about a classic game. Survivors and zones are numbers, cards and kinds are ids."""

from __future__ import annotations

from overrun.classic.fields import Car, CarSeat, Zombie
from overrun.core import Event
from overrun.skirmish.events import *  # noqa: F403 (what both games tell is told here, too)
from overrun.skirmish.fields import Card, Door, Level, Skill, Survivor, Zone


class NoiseMade(Event, frozen=True):
    survivor: Survivor
    zone: Zone


class Searched(Event, frozen=True):
    survivor: Survivor
    what: str


class CardsCombined(Event, frozen=True):
    survivor: Survivor
    made: Card
    count: int = 1


class DoorOpened(Event, frozen=True):
    survivor: Survivor
    door: Door
    tool: Card


class BuildingRevealed(Event, frozen=True):
    rooms: tuple[Zone, ...]


class Attacked(Event, frozen=True):
    survivor: Survivor
    weapon: Card
    zone: Zone
    mode: str
    both: bool


class HitWasted(Event, frozen=True):
    zone: Zone
    on: Zombie


class ZombieKilled(Event, frozen=True):
    survivor: Survivor
    zone: Zone
    kind: Zombie
    count: int = 1


class Burned(Event, frozen=True):
    survivor: Survivor
    zone: Zone


class WoundStopped(Event, frozen=True):
    survivor: Survivor
    by: str


class Wounded(Event, frozen=True):
    survivor: Survivor
    lost: Card


class Eliminated(Event, frozen=True):
    survivor: Survivor


class SkillUsed(Event, frozen=True):
    survivor: Survivor
    skill: Skill
    on: int = -1


class Reloaded(Event, frozen=True):
    survivor: Survivor
    weapon: Card


class CarEntered(Event, frozen=True):
    survivor: Survivor
    car: Car
    seat: CarSeat


class CarLeft(Event, frozen=True):
    survivor: Survivor
    car: Car


class CarMoved(Event, frozen=True):
    car: Car
    source: Zone
    target: Zone


class SurvivorJoined(Event, frozen=True):
    survivor: Survivor
    name: str
    zone: Zone


class SurvivorLeft(Event, frozen=True):
    survivor: Survivor


class MissionNews(Event, frozen=True):
    """Something only this mission knows."""

    what: str
    number: int = 0


class ZombiesAttack(Event, frozen=True):
    """Zombies attack those who stand beside them."""

    zone: Zone
    counts: tuple[int, ...]
    wounds: int
    who: tuple[Survivor, ...] = ()


class ZombiesMoved(Event, frozen=True):
    """A group of zombies moved: what drew it (seen, heard, heard behind doors), and to where.

    `who` was seen or heard at the goals, and `noise` is how loud each of those zones was.
    """

    source: Zone
    target: Zone
    counts: tuple[int, ...]
    added: tuple[int, ...]
    why: str
    goals: tuple[Zone, ...]
    ways: tuple[Zone, ...]
    who: tuple[Survivor, ...] = ()
    noise: int = 0


class ZombiesStay(Event, frozen=True):
    """A group of zombies, or its share, did not move: nothing drew it, it is where it wants to be, or a door
    is locked."""

    zone: Zone
    counts: tuple[int, ...]
    added: tuple[int, ...]
    why: str
    goals: tuple[Zone, ...]
    ways: tuple[Zone, ...]
    who: tuple[Survivor, ...] = ()
    noise: int = 0


class ZombieCardDrawn(Event, frozen=True):
    zone: Zone
    card: int
    level: Level


class ZombiesSpawned(Event, frozen=True):
    zone: Zone
    kind: Zombie
    count: int
    escort: int = 0


class ExtraActivation(Event, frozen=True):
    kind: Zombie


class NoFurtherActivation(Event, frozen=True):
    """A kind ran short in an activation that a shortage had brought: this brings no other."""

    kind: Zombie


class ZombiesEscaped(Event, frozen=True):
    zone: Zone
    kind: Zombie
    count: int
