"""The steps of a science-fiction game: what can stand on its agenda."""

from __future__ import annotations

from typing import Annotated

from overrun.core import Step
from overrun.core.bounds import Count, Number, Word
from overrun.skirmish.numbers import (
    Counts,
    EnemyCard,
    HowMany,
    Kind,
    Kinds,
    LevelName,
    SurvivorNumber,
    Zone,
    Zones,
)
from overrun.skirmish.steps import *  # noqa: F403 (these can stand on this agenda, too)
from overrun.skirmish.steps import SharedStep

# Which of its two actions a xeno spends.
WhichAction = Annotated[int, Count(2, least=1)]
Resting = tuple[tuple[Zone, Kind, HowMany], ...]


class DealGear(Step, frozen=True):
    """The team shares out the starting equipment."""


class ChooseGroups(Step, frozen=True):
    """The team splits up between two starting areas."""


class PlaceExtraSpawns(Step, frozen=True):
    """More than six survivors: the team places more spawn tokens."""

    left: HowMany


class PlayerTurn(Step, frozen=True):
    """A player activates survivors one after the other."""

    seat: Annotated[int, Number("seat", or_none=True)]


class EndTurn(Step, frozen=True):
    """A survivor's turn is over: who stands at the exit may leave."""

    survivor: SurvivorNumber


class ExtraTurn(Step, frozen=True):
    """A survivor takes a whole turn out of order."""

    survivor: SurvivorNumber


class ActOnce(Step, frozen=True):
    """A survivor takes one action as a gift, of any kind, in another's turn."""

    survivor: SurvivorNumber


class FreeAttack(Step, frozen=True):
    """A survivor may make one combat action for free, ranged ones only at one of these zones."""

    survivor: SurvivorNumber
    zones: Zones


class Find(Step, frozen=True):
    """A searching survivor draws so many cards, one after the other."""

    survivor: SurvivorNumber
    left: HowMany


class PlayersPhaseOver(Step, frozen=True):
    """What missions do before the xenos come: scientists walk."""


class XenosPhase(Step, frozen=True):
    """Activation, then spawn."""


class Activate(Step, frozen=True):
    """Xenos of some kinds activate: attacks first, then moves; those with a second action do it again.

    So one step is a whole activation. `action` tells which of their actions they spend; `resting` are those
    that do not act, as (zone, kind, number).
    """

    kinds: Kinds
    action: WhichAction = 1
    resting: Resting = ()


class AttackAt(Step, frozen=True):
    """The xenos in one zone attack whoever is there: so many of each kind."""

    zone: Zone
    counts: Counts


class MoveXenos(Step, frozen=True):
    """Xenos of some kinds move, except in zones where they have just attacked."""

    kinds: Kinds
    attacked: Zones
    action: WhichAction = 1
    resting: Resting = ()


class Taunted(Step, frozen=True):
    """The xenos of a zone activate, to reach and attack the survivor who taunts them and nobody else."""

    survivor: SurvivorNumber
    zone: Zone
    counts: Counts
    action: WhichAction = 1


class SpawnAt(Step, frozen=True):
    """Draw a xeno card for the next active token of a spawn zone, for which so many were drawn before."""

    zone: Zone
    drawn: HowMany = 0


class SpawnCard(Step, frozen=True):
    """What a drawn card does, at the danger level at which it was drawn."""

    card: EnemyCard
    zone: Zone
    level: LevelName


class TurnsBefore(Step, frozen=True):
    """Before xenos act once more by a card, whoever is linked to them takes a turn."""


class ZoneCard(Step, frozen=True):
    """So many xenos of a kind in every active mold zone or open pit: a xeno card, or one found searching.

    `where` is "active-mold" or "open-pit", `zones` are those zones at the drawing of the card. Whoever is
    quick enough reacts at the end of it: no further step is needed for that.
    """

    kind: Kind
    count: HowMany
    where: Annotated[str, Word("ground")]
    zones: Zones


class Shortage(Step, frozen=True):
    """Figures ran short: all abominations act, then one is placed in one of these zones.

    `came` are the zones in which the card has already placed xenos.
    """

    zones: Zones
    kinds: Kinds
    came: Zones = 0


class PlaceAbomination(Step, frozen=True):
    """One abomination of one of these kinds appears in one of these zones, if there is a figure."""

    zones: Zones
    kinds: Kinds
    came: Zones = 0


class ActivateAbominations(Step, frozen=True):
    """Every abomination acts once more; one that drills, drills instead where there is no open pit."""


class ExtraActivation(Step, frozen=True):
    """All xenos a card names act once more."""

    kinds: Kinds


class React(Step, frozen=True):
    """Xenos have appeared in these zones by one card: whoever is quick enough may attack them."""

    zones: Zones


class Pause(Step, frozen=True):
    """A position laid out by hand stops before the next round, so that one can look."""


class NextRound(Step, frozen=True):
    """The first player token moves on."""


AnyStep = (
    SharedStep
    | DealGear
    | ChooseGroups
    | PlaceExtraSpawns
    | PlayerTurn
    | EndTurn
    | ExtraTurn
    | ActOnce
    | FreeAttack
    | Find
    | PlayersPhaseOver
    | XenosPhase
    | Activate
    | AttackAt
    | MoveXenos
    | Taunted
    | SpawnAt
    | SpawnCard
    | TurnsBefore
    | ZoneCard
    | Shortage
    | PlaceAbomination
    | ActivateAbominations
    | ExtraActivation
    | React
    | Pause
    | NextRound
)
