"""What can be told about a classic game. Survivors and zones are numbers, cards and kinds are ids."""

from __future__ import annotations

from overrun.core import Event


class GameStarted(Event, frozen=True):
    mission: str


class FirstPlayer(Event, frozen=True):
    seat: int


class Dealt(Event, frozen=True):
    survivor: int
    card: str


class RoundStarted(Event, frozen=True):
    round: int


class PhaseStarted(Event, frozen=True):
    phase: str


class TurnStarted(Event, frozen=True):
    survivor: int
    actions: int


class TurnEnded(Event, frozen=True):
    survivor: int


class Moved(Event, frozen=True):
    survivor: int
    source: int
    target: int
    cost: int = 0


class NoiseMade(Event, frozen=True):
    survivor: int
    zone: int


class Searched(Event, frozen=True):
    survivor: int
    what: str


class CardDrawn(Event, frozen=True):
    survivor: int
    card: str


class CardTaken(Event, frozen=True):
    survivor: int
    card: str


class CardDiscarded(Event, frozen=True):
    survivor: int
    card: str


class CardMoved(Event, frozen=True):
    survivor: int
    card: str
    place: str


class CardsCombined(Event, frozen=True):
    survivor: int
    made: str
    count: int = 1


class Reshuffled(Event, frozen=True):
    deck: str
    cards: int


class DoorOpened(Event, frozen=True):
    survivor: int
    door: int
    tool: str


class DoorClosed(Event, frozen=True):
    survivor: int
    door: int


class BuildingRevealed(Event, frozen=True):
    rooms: tuple[int, ...]


class Attacked(Event, frozen=True):
    survivor: int
    weapon: str
    zone: int
    mode: str
    both: bool


class DiceRolled(Event, frozen=True):
    survivor: int
    dice: tuple[int, ...]
    needed: int
    hits: int


class Rerolled(Event, frozen=True):
    survivor: int
    by: str


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


class Gained(Event, frozen=True):
    survivor: int
    points: int
    total: int


class SkillGained(Event, frozen=True):
    survivor: int
    skill: str
    level: str


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


class ObjectiveTaken(Event, frozen=True):
    survivor: int
    token: int
    colour: str


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


class FiguresShort(Event, frozen=True):
    kind: str
    missing: int


class ExtraActivation(Event, frozen=True):
    kind: str


class NoFurtherActivation(Event, frozen=True):
    """A kind ran short in an activation that a shortage had brought: this brings no other."""

    kind: str


class ZombiesEscaped(Event, frozen=True):
    zone: int
    kind: str
    count: int


class NoiseRemoved(Event, frozen=True):
    pass


class GameOver(Event, frozen=True):
    won: bool
    reason: str


class ActionTaken(Event, frozen=True):
    """An action begins: what it costs has been paid."""

    survivor: int
    action: str
