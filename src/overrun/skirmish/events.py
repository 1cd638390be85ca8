"""What can be told about both games of survivors and zones, with the rules of the game that tells it."""

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


class ActionTaken(Event, frozen=True):
    """An action begins: what it costs has been paid."""

    survivor: int
    action: str


class GameOver(Event, frozen=True):
    won: bool
    reason: str


class Moved(Event, frozen=True):
    survivor: int
    source: int
    target: int
    cost: int = 0


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


class Reshuffled(Event, frozen=True):
    deck: str
    cards: int


class DoorClosed(Event, frozen=True):
    survivor: int
    door: int


class ObjectiveTaken(Event, frozen=True):
    survivor: int
    token: int
    colour: str


class Gained(Event, frozen=True):
    survivor: int
    points: int
    total: int


class SkillGained(Event, frozen=True):
    survivor: int
    skill: str
    level: str


class DiceRolled(Event, frozen=True):
    survivor: int
    dice: tuple[int, ...]
    needed: int
    hits: int


class Rerolled(Event, frozen=True):
    survivor: int
    by: str


class FiguresShort(Event, frozen=True):
    kind: str
    missing: int


class NoiseRemoved(Event, frozen=True):
    pass
