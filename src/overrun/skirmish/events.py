"""What can be told about both games of survivors and zones, with the rules of the game that tells it."""

from __future__ import annotations

from overrun.core import Event
from overrun.skirmish.fields import (
    Card,
    Colour,
    Door,
    Hits,
    Level,
    Objective,
    Reroll,
    Seat,
    Skill,
    Survivor,
    Zone,
)


class GameStarted(Event, frozen=True):
    mission: str


class FirstPlayer(Event, frozen=True):
    seat: Seat


class Dealt(Event, frozen=True):
    survivor: Survivor
    card: Card


class RoundStarted(Event, frozen=True):
    round: int


class PhaseStarted(Event, frozen=True):
    phase: str


class TurnStarted(Event, frozen=True):
    survivor: Survivor
    actions: int


class TurnEnded(Event, frozen=True):
    survivor: Survivor


class ActionTaken(Event, frozen=True):
    """An action begins: what it costs has been paid."""

    survivor: Survivor
    action: str


class GameOver(Event, frozen=True):
    won: bool
    reason: str


class Moved(Event, frozen=True):
    survivor: Survivor
    source: Zone
    target: Zone
    cost: int = 0


class CardDrawn(Event, frozen=True):
    survivor: Survivor
    card: Card


class CardTaken(Event, frozen=True):
    survivor: Survivor
    card: Card


class CardDiscarded(Event, frozen=True):
    survivor: Survivor
    card: Card


class CardMoved(Event, frozen=True):
    survivor: Survivor
    card: Card
    place: str


class Reshuffled(Event, frozen=True):
    deck: str
    cards: int


class DoorClosed(Event, frozen=True):
    survivor: Survivor
    door: Door


class ObjectiveTaken(Event, frozen=True):
    survivor: Survivor
    token: Objective
    colour: Colour


class Gained(Event, frozen=True):
    survivor: Survivor
    points: int
    total: int


class SkillGained(Event, frozen=True):
    survivor: Survivor
    skill: Skill
    level: Level


class DiceRolled(Event, frozen=True):
    survivor: Survivor
    dice: tuple[int, ...]
    needed: int
    hits: Hits


class Rerolled(Event, frozen=True):
    survivor: Survivor
    by: Reroll


class FiguresShort(Event, frozen=True):
    kind: str
    missing: int


class NoiseRemoved(Event, frozen=True):
    pass
