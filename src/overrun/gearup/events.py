"""What can be told about a Gear Up game. Seats are numbers, targets, Weapons and squares are words."""

from __future__ import annotations

from overrun.core import Event


class GameStarted(Event, frozen=True):
    mission: str


class Dealt(Event, frozen=True):
    """A zombie of the starting spawn."""

    seat: int
    target: str


class CompanionJoined(Event, frozen=True):
    companion: str


class RoundStarted(Event, frozen=True):
    round: int


class BossArrived(Event, frozen=True):
    boss: str
    seat: int


class TurnStarted(Event, frozen=True):
    turn: int
    color: str
    speeds: tuple[str, ...]
    companion: bool


class Aimed(Event, frozen=True):
    seat: int
    target: str


class SetChosen(Event, frozen=True):
    """Cut Down or Explosive: who will be hit."""

    seat: int
    effect: str
    targets: tuple[str, ...]


class CompanionCalled(Event, frozen=True):
    seat: int
    companion: str


class Drawn(Event, frozen=True):
    seat: int
    tool: str
    target: str
    cells: str


class Shot(Event, frozen=True):
    seat: int
    target: str
    cells: str


class LineCrossed(Event, frozen=True):
    """A ring around a weak point is complete."""

    target: str
    cells: str


class Gained(Event, frozen=True):
    """How much of it found a blank slot, and by what: icons or an effect."""

    seat: int
    ammo: int
    armor: int
    by: str


class ZombieKilled(Event, frozen=True):
    seat: int
    target: str


class BodyKilled(Event, frozen=True):
    """A member of a Boss with several bodies."""

    target: str


class Pushed(Event, frozen=True):
    seat: int
    target: str


class FrenzyMarked(Event, frozen=True):
    seat: int
    tool: str
    circles: int


class ActivatedAgain(Event, frozen=True):
    seat: int
    tool: str
    by: str


class ActivationOver(Event, frozen=True):
    seat: int
    tool: str


class Passed(Event, frozen=True):
    seat: int


class Finished(Event, frozen=True):
    seat: int


class Upgraded(Event, frozen=True):
    seat: int
    weapon: str
    effect: str


class ZombiesWalk(Event, frozen=True):
    seat: int
    targets: tuple[str, ...]


class ZombieAttacks(Event, frozen=True):
    seat: int
    target: str
    damage: int


class Exploded(Event, frozen=True):
    seat: int
    target: str
    damage: int


class Hurt(Event, frozen=True):
    """What damage cost: Health and Armor."""

    seat: int
    health: int
    armor: int


class Killed(Event, frozen=True):
    seat: int


class SpawnCardRevealed(Event, frozen=True):
    letter: str


class BossCardRevealed(Event, frozen=True):
    phase: int
    icons: tuple[str, ...]


class ZombiesArrived(Event, frozen=True):
    targets: tuple[str, ...]


class ZombieGiven(Event, frozen=True):
    seat: int
    target: str


class Reshuffled(Event, frozen=True):
    tier: str
    cards: int


class BossAttacks(Event, frozen=True):
    boss: str
    damage: int
    special: bool


class BossSkill(Event, frozen=True):
    boss: str
    skill: str


class ArmorBroken(Event, frozen=True):
    seat: int
    armor: int


class BlowBlocked(Event, frozen=True):
    seat: int
    resource: str


class Screamed(Event, frozen=True):
    speed: str
    circles: int


class BossMoved(Event, frozen=True):
    boss: str
    seat: int


class GameOver(Event, frozen=True):
    won: bool
    reason: str
