"""The steps of a classic game: what can stand on its agenda."""

from __future__ import annotations

from typing import Annotated

from overrun.core import Step
from overrun.core.bounds import ForEach
from overrun.skirmish.numbers import (
    EnemyCard,
    HowMany,
    Kind,
    Kinds,
    LevelName,
    Name,
    Seat,
    Zone,
    Zones,
)
from overrun.skirmish.steps import *  # noqa: F403 (these can stand on this agenda, too)
from overrun.skirmish.steps import SharedStep


class PlayerTurn(Step, frozen=True):
    """A player activates survivors one after the other."""

    seat: Seat


class Reveal(Step, frozen=True):
    """The rooms of a building that has just been opened are filled one after the other, in any order."""

    rooms: Zones


class ZombiesPhase(Step, frozen=True):
    """Activation, then spawn."""


class Activate(Step, frozen=True):
    """Zombies of some kinds spend one action: attacks first, then moves."""

    kinds: Kinds
    # How many activations granted because figures ran short led to this one: they must not go on for ever.
    chain: HowMany = 0


class AttackAt(Step, frozen=True):
    """The zombies in one zone attack: so many wounds for whoever is there.

    `counts` are the attackers of each kind; only the first wound of an attack names them.
    """

    zone: Zone
    wounds: HowMany
    counts: Annotated[tuple[HowMany, ...], ForEach("kind", or_empty=True)] = ()


class MoveZombies(Step, frozen=True):
    """Zombies of some kinds move, except in zones where they have just attacked."""

    kinds: Kinds
    attacked: Zones


class PayOwed(Step, frozen=True):
    """Kinds that ran short of figures are activated."""

    chain: HowMany = 0


class ActivateAgain(Step, frozen=True):
    """All zombies of a kind act again because its figures ran short."""

    kind: Kind
    chain: HowMany


class SpawnAt(Step, frozen=True):
    """Draw a zombie card for a zone."""

    zone: Zone


class Manholes(Step, frozen=True):
    """Zombies come up at the manholes: what a card shows at the level at which it was drawn."""

    card: EnemyCard
    level: LevelName


class BeHeard(Step, frozen=True):
    """Somebody who can be silent chooses to be heard, or to be silent again."""

    survivor: Name
    heard: bool


AnyStep = (
    SharedStep
    | PlayerTurn
    | Reveal
    | ZombiesPhase
    | Activate
    | AttackAt
    | MoveZombies
    | PayOwed
    | ActivateAgain
    | SpawnAt
    | Manholes
    | BeHeard
)
