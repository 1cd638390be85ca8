"""The steps of a science-fiction game: what can stand on its agenda."""

from __future__ import annotations

from overrun.core import Step


class SetUp(Step, frozen=True):
    """Lay out the game."""


class SetScenario(Step, frozen=True):
    """Lay out a position made by hand."""


class DealGear(Step, frozen=True):
    """The team shares out the starting equipment."""


class ChooseGroups(Step, frozen=True):
    """The team splits up between two starting areas."""


class PlaceExtraSpawns(Step, frozen=True):
    """More than six survivors: the team places more spawn tokens."""

    left: int


class ChooseFirstPlayer(Step, frozen=True):
    """The players agree who begins."""


class StartRound(Step, frozen=True):
    """A new round: the players' phase, the xenos' phase, the end phase."""


class PlayerTurn(Step, frozen=True):
    """A player activates survivors one after the other."""

    seat: int


class Act(Step, frozen=True):
    """A survivor takes one action, then acts again until the turn ends."""

    survivor: int


class EndTurn(Step, frozen=True):
    """A survivor's turn is over: who stands at the exit may leave."""

    survivor: int


class ExtraTurn(Step, frozen=True):
    """A survivor takes a whole turn out of order."""

    survivor: int


class ActOnce(Step, frozen=True):
    """A survivor takes one action as a gift, of any kind, in another's turn."""

    survivor: int


class FreeAttack(Step, frozen=True):
    """A survivor may make one combat action for free, ranged ones only at one of these zones."""

    survivor: int
    zones: int


class Find(Step, frozen=True):
    """A searching survivor draws so many cards, one after the other."""

    survivor: int
    left: int


class PlayersPhaseOver(Step, frozen=True):
    """What missions do before the xenos come: scientists walk."""


class XenosPhase(Step, frozen=True):
    """Activation, then spawn."""


class Activate(Step, frozen=True):
    """Xenos of some kinds activate: attacks first, then moves; those with a second action do it again.

    So one step is a whole activation. `action` tells which of their actions they spend; `resting` are those
    that do not act, as (zone, kind, number).
    """

    kinds: int
    action: int = 1
    resting: tuple[tuple[int, int, int], ...] = ()


class AttackAt(Step, frozen=True):
    """The xenos in one zone attack whoever is there: so many of each kind."""

    zone: int
    counts: tuple[int, ...]


class MoveXenos(Step, frozen=True):
    """Xenos of some kinds move, except in zones where they have just attacked."""

    kinds: int
    attacked: int
    action: int = 1
    resting: tuple[tuple[int, int, int], ...] = ()


class Taunted(Step, frozen=True):
    """The xenos of a zone activate, to reach and attack the survivor who taunts them and nobody else."""

    survivor: int
    zone: int
    counts: tuple[int, ...]
    action: int = 1


class SpawnAll(Step, frozen=True):
    """A card for every active spawn token."""


class SpawnAt(Step, frozen=True):
    """Draw a xeno card for the next active token of a spawn zone, for which so many were drawn before."""

    zone: int
    drawn: int = 0


class SpawnCard(Step, frozen=True):
    """What a drawn card does, at the danger level at which it was drawn."""

    card: int
    zone: int
    level: str


class TurnsBefore(Step, frozen=True):
    """Before xenos act once more by a card, whoever is linked to them takes a turn."""


class ZoneCard(Step, frozen=True):
    """So many xenos of a kind in every active mold zone or open pit: a xeno card, or one found searching.

    `where` is "active-mold" or "open-pit", `zones` are those zones at the drawing of the card. Whoever is
    quick enough reacts at the end of it: no further step is needed for that.
    """

    kind: int
    count: int
    where: str
    zones: int


class Shortage(Step, frozen=True):
    """Figures ran short: all abominations act, then one is placed in one of these zones.

    `came` are the zones in which the card has already placed xenos.
    """

    zones: int
    kinds: int
    came: int = 0


class PlaceAbomination(Step, frozen=True):
    """One abomination of one of these kinds appears in one of these zones, if there is a figure."""

    zones: int
    kinds: int
    came: int = 0


class ActivateAbominations(Step, frozen=True):
    """Every abomination acts once more; one that drills, drills instead where there is no open pit."""


class ExtraActivation(Step, frozen=True):
    """All xenos a card names act once more."""

    kinds: int


class React(Step, frozen=True):
    """Xenos have appeared in these zones by one card: whoever is quick enough may attack them."""

    zones: int


class EndPhase(Step, frozen=True):
    """Missions have their say, armour is repaired, noise and activation tokens go."""


class Pause(Step, frozen=True):
    """A position laid out by hand stops before the next round, so that one can look."""


class NextRound(Step, frozen=True):
    """The first player token moves on."""


class Discard(Step, frozen=True):
    """A card thrown away at any time."""

    survivor: str
    kind: str


class Concede(Step, frozen=True):
    """The team gives up, if it confirms."""

    seat: int


AnyStep = (
    SetUp
    | SetScenario
    | DealGear
    | ChooseGroups
    | PlaceExtraSpawns
    | ChooseFirstPlayer
    | StartRound
    | PlayerTurn
    | Act
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
    | SpawnAll
    | SpawnAt
    | SpawnCard
    | TurnsBefore
    | ZoneCard
    | Shortage
    | PlaceAbomination
    | ActivateAbominations
    | ExtraActivation
    | React
    | EndPhase
    | Pause
    | NextRound
    | Discard
    | Concede
)
