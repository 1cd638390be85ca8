"""Steps that both games of survivors and zones have on their agenda; each game says what they do."""

from __future__ import annotations

from overrun.core import Step
from overrun.skirmish.numbers import CardName, Name, Seat, SurvivorNumber


class SetUp(Step, frozen=True):
    """Lay out the game."""


class SetScenario(Step, frozen=True):
    """Lay out a position made by hand."""


class ChooseFirstPlayer(Step, frozen=True):
    """The players agree who begins."""


class StartRound(Step, frozen=True):
    """A new round: the players' phase, the enemies' phase, the end phase."""


class Act(Step, frozen=True):
    """A survivor takes one action, then acts again until the turn ends."""

    survivor: SurvivorNumber


class SpawnAll(Step, frozen=True):
    """A card for every active spawn zone or token."""


class EndPhase(Step, frozen=True):
    """What a round ends with: noise goes, and whatever else the game has to put right."""


class Discard(Step, frozen=True):
    """A card thrown away at any time."""

    survivor: Name
    kind: CardName


class Concede(Step, frozen=True):
    """The team gives up, if it confirms."""

    seat: Seat


SharedStep = (
    SetUp | SetScenario | ChooseFirstPlayer | StartRound | Act | SpawnAll | EndPhase | Discard | Concede
)
