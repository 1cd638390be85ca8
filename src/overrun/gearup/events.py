"""What can be told about a Gear Up game. Seats are numbers, targets, Weapons and squares are words."""

from __future__ import annotations

from overrun.core import Event
from overrun.gearup.fields import Amount, Companion, Resource, Seat, Squares, Target, Weapon


class GameStarted(Event, frozen=True):
    mission: str


class Dealt(Event, frozen=True):
    """A zombie of the starting spawn."""

    seat: Seat
    target: Target


class CompanionJoined(Event, frozen=True):
    companion: Companion


class RoundStarted(Event, frozen=True):
    round: int


class BossArrived(Event, frozen=True):
    boss: str
    seat: Seat


class TurnStarted(Event, frozen=True):
    turn: int
    color: str
    speeds: tuple[str, ...]
    companion: bool


class Aimed(Event, frozen=True):
    seat: Seat
    target: Target


class SetChosen(Event, frozen=True):
    """Cut Down or Explosive: who will be hit."""

    seat: Seat
    effect: str
    targets: tuple[Target, ...]


class CompanionCalled(Event, frozen=True):
    seat: Seat
    companion: Companion


class Drawn(Event, frozen=True):
    seat: Seat
    tool: str
    target: Target
    cells: Squares


class Shot(Event, frozen=True):
    seat: Seat
    target: Target
    cells: Squares


class LineCrossed(Event, frozen=True):
    """A ring around a weak point is complete."""

    target: Target
    cells: Squares


class Gained(Event, frozen=True):
    """How much of it found a blank slot, and by what: icons or an effect."""

    seat: Seat
    ammo: int
    armor: int
    by: str


class ZombieKilled(Event, frozen=True):
    seat: Seat
    target: Target


class BodyKilled(Event, frozen=True):
    """A member of a Boss with several bodies."""

    target: Target


class Pushed(Event, frozen=True):
    seat: Seat
    target: Target


class FrenzyMarked(Event, frozen=True):
    seat: Seat
    tool: str
    circles: int


class ActivatedAgain(Event, frozen=True):
    seat: Seat
    tool: str
    by: str


class ActivationOver(Event, frozen=True):
    seat: Seat
    tool: str


class Passed(Event, frozen=True):
    seat: Seat


class Finished(Event, frozen=True):
    seat: Seat


class Upgraded(Event, frozen=True):
    seat: Seat
    weapon: Weapon
    effect: str


class ZombiesWalk(Event, frozen=True):
    seat: Seat
    targets: tuple[Target, ...]


class ZombieAttacks(Event, frozen=True):
    seat: Seat
    target: Target
    damage: Amount


class Exploded(Event, frozen=True):
    seat: Seat
    target: Target
    damage: Amount


class Hurt(Event, frozen=True):
    """What damage cost: Health and Armor."""

    seat: Seat
    health: int
    armor: int


class Killed(Event, frozen=True):
    seat: Seat


class SpawnCardRevealed(Event, frozen=True):
    letter: str


class BossCardRevealed(Event, frozen=True):
    phase: int
    icons: tuple[str, ...]


class ZombiesArrived(Event, frozen=True):
    targets: tuple[Target, ...]


class ZombieGiven(Event, frozen=True):
    seat: Seat
    target: Target


class Reshuffled(Event, frozen=True):
    tier: str
    cards: int


class BossAttacks(Event, frozen=True):
    boss: str
    damage: Amount
    special: bool


class BossSkill(Event, frozen=True):
    boss: str
    skill: str


class ArmorBroken(Event, frozen=True):
    seat: Seat
    armor: int


class BlowBlocked(Event, frozen=True):
    seat: Seat
    resource: Resource


class Screamed(Event, frozen=True):
    speed: str
    circles: int


class BossMoved(Event, frozen=True):
    boss: str
    seat: Seat


class GameOver(Event, frozen=True):
    won: bool
    reason: str
