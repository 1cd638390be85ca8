"""Spawning: a card for every active spawn token."""

from __future__ import annotations

from overrun.board import mask_of, members
from overrun.core import Script
from overrun.core.moment import act_at, gather_at
from overrun.scifi import events
from overrun.scifi.abilities import able
from overrun.scifi.common import danger
from overrun.scifi.content_kinds import XenoCard
from overrun.scifi.ground.mold import SPREADS, mold_touched
from overrun.scifi.phases.ending import check_end
from overrun.scifi.phases.xenos import DRILLS, abominations, kinds_named, supply
from overrun.scifi.state import EMPTY
from overrun.scifi.steps import (
    Activate,
    ActivateAbominations,
    ExtraActivation,
    ExtraTurn,
    PlaceAbomination,
    React,
    Shortage,
    SpawnAll,
    SpawnAt,
    SpawnCard,
    TurnsBefore,
    ZoneCard,
)
from overrun.scifi.words import (
    ABOMINATION_INSTEAD,
    APPEAR,
    ASK_ABOMINATION,
    ASK_EXTRA_TURN,
    ASK_ZONE_ORDER,
    EXTRA_TURN,
    PLACE_ABOMINATION,
    TURN_BEFORE_EXTRA_ACTIVATION,
    XENOS_ARRIVED,
    XENOS_SPAWNED,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish.decks import remade
from overrun.skirmish.levels import LEVELS
from overrun.skirmish.people import decider, living, name_of
from overrun.skirmish.words import ASK_FIRST_SPAWN, SPAWN_FIRST

# Where the cards for all zones of a kind put their xenos, and who comes there when figures run short.
ACTIVE_MOLD, OPEN_PIT = "active-mold", "open-pit"
_ABOMINATION_OF = {ACTIVE_MOLD: SPREADS, OPEN_PIT: DRILLS}
_ZONES_OF_CARD = {"mold": ACTIVE_MOLD, "pit": OPEN_PIT}

# What a shortage brings, also where it comes to nothing: no abomination to act, none left to place.
_SHORT = ("scifi.spawn.shortage-place-rest", "scifi.spawn.shortage-1", "scifi.spawn.shortage-2")
_SHORT_IN = {
    ACTIVE_MOLD: (
        "invader.spawn.mold-card-shortage-fill",
        "invader.spawn.mold-card-shortage-1",
        "invader.spawn.mold-card-shortage-2",
    ),
    OPEN_PIT: (
        "darkside.spawn.pit-card-shortage-fill",
        "darkside.spawn.pit-card-shortage-1",
        "darkside.spawn.pit-card-shortage-2",
    ),
}


# The order


def spawn_all(play: Play, step: SpawnAll) -> Script[None] | None:
    """Clockwise from the spawn zone that the players picked the first time."""
    if play.world.quiet:
        return None
    active = {spawn.zone for spawn in play.state.spawns if spawn.zone >= 0 and spawn.state == "active"}
    if play.state.first_spawn == EMPTY and active:
        return _pick_first(play, active)
    _spawn_clockwise(play)
    return None


def _pick_first(play: Play, active: set[int]) -> Script[None]:
    options = tuple(SPAWN_FIRST.of(zone) for zone in play.world.board.clockwise(active))
    chosen = yield ASK_FIRST_SPAWN.of(decider(play.state), options)
    (play.state.first_spawn,) = SPAWN_FIRST.read(chosen)
    _spawn_clockwise(play)


def spawn_order(look: Look) -> list[int]:
    """The spawn zones clockwise. Also those that sleep have their place: they may wake before it comes."""
    state = look.state
    zones = {spawn.zone for spawn in state.spawns if spawn.zone >= 0}
    if not zones:
        return []
    order = look.world.board.clockwise(zones | {state.first_spawn} - {EMPTY})
    first = order.index(state.first_spawn) if state.first_spawn != EMPTY else 0
    return [zone for zone in (*order[first:], *order[:first]) if zone in zones]


def _spawn_clockwise(play: Play) -> None:
    play.then(*[SpawnAt(zone) for zone in spawn_order(play)])


def spawn_at(play: Play, step: SpawnAt) -> None:
    """Draw a card for each active token of a zone, and do what it says at the danger level of this moment."""
    state = play.state
    tokens = sum(1 for spawn in state.spawns if spawn.zone == step.zone and spawn.state == "active")
    if step.drawn >= tokens:
        return
    play.then(SpawnAt(step.zone, step.drawn + 1))
    if remade(play, state.xeno_deck, state.xeno_discard):
        play.tell(events.Reshuffled, "xenos", len(state.xeno_deck), rules=("scifi.spawn.reshuffle",))
    number = play.draw(state.xeno_deck, "xenos")
    state.xeno_discard.append(number)
    level = LEVELS[danger(state)]
    rules = ("scifi.spawn.every-spawn-zone", "scifi.spawn.read-level-line")
    play.tell(events.XenoCardDrawn, step.zone, number, level, rules=rules)
    play.then(SpawnCard(number, step.zone, level))
    if play.world.xeno_cards[number].kind == "extra-activation":
        play.then(TurnsBefore())


def turns_before(play: Play, step: TurnsBefore) -> Script[None] | None:
    """Survivors who play a turn before the xenos act once more, in the order the players like."""
    quick = [i for i in living(play.state) if able(play, i).value(TURN_BEFORE_EXTRA_ACTIVATION)]
    return _in_order(play, quick) if quick else None


def _in_order(play: Play, quick: list[int]) -> Script[None]:
    order = []
    while quick:
        options = tuple(EXTRA_TURN.of(name_of(play, survivor)) for survivor in quick)
        chosen = yield ASK_EXTRA_TURN.of(decider(play.state), options)
        order.append(quick.pop(options.index(chosen)))
    play.then(*[ExtraTurn(survivor) for survivor in order])


# The cards


def spawn_card(play: Play, step: SpawnCard) -> None:
    """What a card says: xenos here, in every zone of a kind, an abomination, or those there act once more."""
    card = play.world.xeno_cards[step.card]
    kind = play.world.kind(card.xeno)
    if card.kind == "extra-activation":
        # Turns played before it may have raised the level.
        if LEVELS[danger(play.state)] in card.activates:
            play.then(ExtraActivation(kinds_named(play, card.xeno)))
    elif card.kind == "abomination":
        _abomination_card(play, step.zone, kind)
    elif card.kind == "spawn":
        _spawn_here(play, step.zone, kind, _count(card, step.level))
    else:
        where = _ZONES_OF_CARD[card.kind]
        play.then(ZoneCard(kind, _count(card, step.level), where, zones_of_card(play, where)))


def _count(card: XenoCard, level: str) -> int:
    return next(count for name, count in card.counts.items() if name == level)


def extra_activation(play: Play, step: ExtraActivation) -> None:
    """All xenos with these names act once more, also those that have just come."""
    names = tuple(play.world.figures[kind].id for kind in members(step.kinds))
    rules = ("scifi.spawn.extra-activation-no-spawn", "scifi.activation.extra-activation")
    play.tell(events.ExtraActivation, names, rules=rules)
    play.then(Activate(step.kinds))


def _abomination_card(play: Play, zone: int, kind: int) -> None:
    instead = gather_at(play.world.listeners, ABOMINATION_INSTEAD, play)
    if instead:
        _spawn_here(play, zone, play.world.kind(instead[0]), 1)
    else:
        play.then(ActivateAbominations(), PlaceAbomination(1 << zone, 1 << kind))


def _spawn_here(play: Play, zone: int, kind: int, count: int) -> None:
    placed = place(play, zone, kind, count)
    check_end(play)
    came = 1 << zone if placed else 0
    if placed < count:
        _tell_short(play, kind, count - placed, _SHORT)
        play.then(Shortage(1 << zone, abominations(play), came))
    else:
        play.then(React(came))


def place(play: Play, zone: int, kind: int, count: int) -> int:
    """Put xenos on the board, as many as there are figures; tells how many those were."""
    placed = min(count, supply(play, kind))
    if placed:
        play.state.horde[kind][zone] += placed
        rules = ("scifi.spawn.read-level-line", "scifi.def.spawn-zone")
        play.tell(events.XenosSpawned, zone, play.world.figures[kind].id, placed, rules=rules)
        act_at(play.world.listeners, XENOS_ARRIVED, play, 1 << zone)
        mold_touched(play)
    return placed


def _tell_short(play: Play, kind: int, missing: int, effects: tuple[str, ...]) -> None:
    rules = (*effects, "scifi.spawn.shortage-once")
    play.tell(events.FiguresShort, play.world.figures[kind].id, missing, rules=rules)


# Cards for every zone of a kind


def zones_of_card(look: Look, where: str) -> int:
    """The zones to which such a card drawn now brings xenos."""
    return look.state.mold if where == ACTIVE_MOLD else look.state.pits


def zone_card(play: Play, step: ZoneCard) -> Script[None] | None:
    """So many xenos in every active mold zone, or in every open pit; without any it does nothing."""
    left = supply(play, step.kind)
    if 0 < left < step.count * step.zones.bit_count():
        return _in_chosen_order(play, step)
    _fill(play, step, list(members(step.zones)))
    return None


def _in_chosen_order(play: Play, step: ZoneCard) -> Script[None]:
    """The figures do not suffice: the players say where xenos appear next, until none are left."""
    waiting = list(members(step.zones))
    order = []
    left = supply(play, step.kind)
    while left > 0:
        options = tuple(APPEAR.of(zone) for zone in waiting)
        chosen = yield ASK_ZONE_ORDER.of(decider(play.state), options, play.world.figures[step.kind].id)
        order.append(waiting.pop(options.index(chosen)))
        left -= step.count
    _fill(play, step, order + waiting)


def _fill(play: Play, step: ZoneCard, order: list[int]) -> None:
    placed = {zone: place(play, zone, step.kind, step.count) for zone in order}
    check_end(play)
    came = mask_of(zone for zone, count in placed.items() if count)
    short = mask_of(zone for zone, count in placed.items() if count < step.count)
    if short:
        missing = step.count * len(order) - sum(placed.values())
        _tell_short(play, step.kind, missing, _SHORT_IN[step.where])
        play.then(Shortage(short, abominations(play, _ABOMINATION_OF[step.where]), came))
    else:
        play.then(React(came))


# Figures run short, abominations come


def shortage(play: Play, step: Shortage) -> None:
    """All abominations act, then one comes: once for a card, however many figures are missing."""
    play.then(ActivateAbominations(), PlaceAbomination(step.zones, step.kinds, step.came))


def place_abomination(play: Play, step: PlaceAbomination) -> Script[None] | None:
    """An abomination comes to one of these zones, if there is a figure and the mission lets it."""
    kinds = [kind for kind in members(step.kinds) if supply(play, kind)]
    if not kinds or gather_at(play.world.listeners, ABOMINATION_INSTEAD, play):
        play.then(React(step.came))
        return None
    return _bring(play, step, kinds)


def _bring(play: Play, step: PlaceAbomination, kinds: list[int]) -> Script[None]:
    figures = play.world.figures
    offered = [(kind, zone) for kind in kinds for zone in members(step.zones)]
    options = tuple(PLACE_ABOMINATION.of(figures[kind].id, zone) for kind, zone in offered)
    chosen = yield ASK_ABOMINATION.of(decider(play.state), options)
    kind, zone = offered[options.index(chosen)]
    place(play, zone, kind, 1)
    check_end(play)
    play.then(React(step.came | 1 << zone))


# Whoever is quick enough


def react(play: Play, step: React) -> None:
    """Xenos have come by one card: survivors who see them may be quick enough to attack at once."""
    if step.zones:
        # Attacks go on the agenda, the last one on top: so the first survivor attacks first.
        for survivor in reversed(living(play.state)):
            act_at(able(play, survivor).listeners, XENOS_SPAWNED, play, survivor, step.zones)
