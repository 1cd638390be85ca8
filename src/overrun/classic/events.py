"""What can be told about a classic game. Survivors and zones are numbers, cards and kinds are ids."""

from __future__ import annotations

from overrun.core import Event
from overrun.skirmish.events import *  # noqa: F403 (what both games tell is told here, too)


class NoiseMade(Event, frozen=True):
    survivor: int
    zone: int


class Searched(Event, frozen=True):
    survivor: int
    what: str


class CardsCombined(Event, frozen=True):
    survivor: int
    made: str
    count: int = 1


class DoorOpened(Event, frozen=True):
    survivor: int
    door: int
    tool: str


class BuildingRevealed(Event, frozen=True):
    rooms: tuple[int, ...]


class Attacked(Event, frozen=True):
    survivor: int
    weapon: str
    zone: int
    mode: str
    both: bool


class HitWasted(Event, frozen=True):
    zone: int
    on: str


class ZombieKilled(Event, frozen=True):
    survivor: int
    zone: int
    kind: str
    count: int = 1


class Burned(Event, frozen=True):
    survivor: int
    zone: int


class WoundStopped(Event, frozen=True):
    survivor: int
    by: str


class Wounded(Event, frozen=True):
    survivor: int
    lost: str


class Eliminated(Event, frozen=True):
    survivor: int


class SkillUsed(Event, frozen=True):
    survivor: int
    skill: str
    on: int = -1


class Reloaded(Event, frozen=True):
    survivor: int
    weapon: str


class CarEntered(Event, frozen=True):
    survivor: int
    car: int
    seat: str


class CarLeft(Event, frozen=True):
    survivor: int
    car: int


class CarMoved(Event, frozen=True):
    car: int
    source: int
    target: int


class SurvivorJoined(Event, frozen=True):
    survivor: int
    name: str
    zone: int


class SurvivorLeft(Event, frozen=True):
    survivor: int


class MissionNews(Event, frozen=True):
    """Something only this mission knows."""

    what: str
    number: int = 0


class ZombiesAttack(Event, frozen=True):
    """Zombies attack those who stand beside them."""

    zone: int
    counts: tuple[int, ...]
    wounds: int
    who: tuple[int, ...] = ()


class ZombiesMoved(Event, frozen=True):
    """A group of zombies moved: what drew it (seen, heard, heard behind doors), and to where.

    `who` was seen or heard at the goals, and `noise` is how loud each of those zones was.
    """

    source: int
    target: int
    counts: tuple[int, ...]
    added: tuple[int, ...]
    why: str
    goals: tuple[int, ...]
    ways: tuple[int, ...]
    who: tuple[int, ...] = ()
    noise: int = 0


class ZombiesStay(Event, frozen=True):
    """A group of zombies, or its share, did not move: nothing drew it, it is where it wants to be, or a door
    is locked."""

    zone: int
    counts: tuple[int, ...]
    added: tuple[int, ...]
    why: str
    goals: tuple[int, ...]
    ways: tuple[int, ...]
    who: tuple[int, ...] = ()
    noise: int = 0


class ZombieCardDrawn(Event, frozen=True):
    zone: int
    card: int
    level: str


class ZombiesSpawned(Event, frozen=True):
    zone: int
    kind: str
    count: int
    escort: int = 0


class ExtraActivation(Event, frozen=True):
    kind: str


class NoFurtherActivation(Event, frozen=True):
    """A kind ran short in an activation that a shortage had brought: this brings no other."""

    kind: str


class ZombiesEscaped(Event, frozen=True):
    zone: int
    kind: str
    count: int
