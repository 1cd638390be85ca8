"""The steps of a Gear Up game: what can stand on its agenda."""

from __future__ import annotations

from typing import Annotated

from overrun.core import Step
from overrun.core.bounds import Count, Number, Word

Seat = Annotated[int, Number("seat")]


class SetUp(Step, frozen=True):
    """Shuffle the decks, deal the first zombies and the Companions."""


class StartRound(Step, frozen=True):
    """Lay out the Turn cards, and what lies below them."""


class StartTurn(Step, frozen=True):
    """Turn over the next Turn card."""


class Attack(Step, frozen=True):
    """Everybody draws at the same time, one answer after the other, until all are done."""


class Upgrade(Step, frozen=True):
    """Everybody unlocks an upgrade for each zombie killed in front of them."""


class Walk(Step, frozen=True):
    """Zombies of these speeds move or attack."""

    speeds: tuple[Annotated[str, Word("speed")], ...]


class ZombieAttack(Step, frozen=True):
    """One zombie attacks from the first slot."""

    card: Annotated[int, Number("zombie")]


class Suffer(Step, frozen=True):
    """A survivor takes damage of a kind: normal (Health or Armor), direct (Health) or armor (Armor only)."""

    seat: Seat
    damage: Annotated[int, Count()]
    kind: Annotated[str, Word("damage")] = "normal"


class Blow(Step, frozen=True):
    """A survivor takes damage, or pays once instead of all of it."""

    seat: Seat
    damage: Annotated[int, Count()]


class NextCard(Step, frozen=True):
    """Turn over the Spawn or Boss card below the Turn card, if there is one."""


class BossIcon(Step, frozen=True):
    """The Boss does what one icon says."""

    icon: Annotated[str, Word("icon")]


class Spawn(Step, frozen=True):
    """Draw the zombies of a letter."""

    letter: Annotated[str, Word("letter")]


class Distribute(Step, frozen=True):
    """The team gives the next zombie on the table to a survivor."""


class EndTurn(Step, frozen=True):
    """The Boss moves on; the next turn, the next round, or the end."""


class Concede(Step, frozen=True):
    """Somebody wants to give up; the team confirms it or fights on."""

    seat: Seat


AnyStep = (
    SetUp
    | StartRound
    | StartTurn
    | Attack
    | Upgrade
    | Walk
    | ZombieAttack
    | Suffer
    | Blow
    | NextCard
    | BossIcon
    | Spawn
    | Distribute
    | EndTurn
    | Concede
)
