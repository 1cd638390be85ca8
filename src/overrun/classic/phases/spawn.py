"""Spawning: a card for every active spawn zone, and for every room of a building just opened."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.common import danger, survivor_zones
from overrun.classic.content_kinds import ZombieCard
from overrun.classic.phases.zombies import extra_activation, run_short, supply
from overrun.classic.state import ABOMINATION, EMPTY, FATTY, WALKER, ZOMBIES
from overrun.classic.steps import Manholes, PayOwed, SpawnAll, SpawnAt
from overrun.classic.words import ASK_MANHOLE_ORDER, MANHOLE, ZOMBIES_MOVED
from overrun.classic.world import Look, Play
from overrun.core import Script
from overrun.core.moment import act_at
from overrun.skirmish.decks import remade
from overrun.skirmish.levels import LEVELS
from overrun.skirmish.people import decider
from overrun.skirmish.words import ASK_FIRST_SPAWN, SPAWN_FIRST

ESCORT = 2


def spawn_all(play: Play, step: SpawnAll) -> Script[None] | None:
    """Clockwise from the spawn zone that the players picked the first time."""
    if play.world.quiet:
        return None
    if play.state.first_spawn == EMPTY and len(play.world.spawns) > 1:
        return _pick_first(play)
    _spawn_clockwise(play)
    return None


def _pick_first(play: Play) -> Script[None]:
    spawns = play.world.spawns
    active = [n for n in range(len(spawns)) if play.state.active_spawns >> n & 1]
    if active:
        options = tuple(SPAWN_FIRST.of(spawns[n].zone) for n in active)
        chosen = yield ASK_FIRST_SPAWN.of(decider(play.state), options)
        play.state.first_spawn = active[options.index(chosen)]
    _spawn_clockwise(play)


def _spawn_clockwise(play: Play) -> None:
    spawns = play.world.spawns
    first = max(0, play.state.first_spawn)
    order = [*range(first, len(spawns)), *range(first)]
    play.then(*[SpawnAt(spawns[n].zone) for n in order if play.state.active_spawns >> n & 1])


def spawn_at(play: Play, step: SpawnAt) -> None:
    """Draw a card for a zone and do what it says at the danger level of this moment."""
    state = play.state
    if remade(play, state.zombie_deck, state.zombie_discard):
        rules = ("classic.spawn.deck-empty-reshuffle",)
        play.tell(events.Reshuffled, "zombies", len(state.zombie_deck), rules=rules)
    number = play.draw(state.zombie_deck, "zombies")
    state.zombie_discard.append(number)
    card = play.world.zombie_cards[number]
    level = LEVELS[danger(state)]
    play.tell(
        events.ZombieCardDrawn,
        step.zone,
        number,
        level,
        rules=("classic.spawn.read-highest-level", "classic.spawn.one-card-per-zone"),
    )
    # What runs short while the card is carried out is paid when it is done.
    play.then(PayOwed())
    if card.kind == "extra-activation":
        if level in card.activates:
            kind = card.activates[level]
            play.tell(events.ExtraActivation, kind, rules=("classic.spawn.extra-activation-effect",))
            extra_activation(play, ZOMBIES.index(kind))
    elif card.kind == "manhole":
        play.then(Manholes(number, level))
    else:
        _place_line(play, step.zone, _line(card, level))


def manholes(play: Play, step: Manholes) -> Script[None] | None:
    """Zombies come up at every manhole of every tile a survivor stands on."""
    line = _line(play.world.zombie_cards[step.card], step.level)
    zones = _manhole_zones(play)
    if len(set(zones)) > 1 and _leftovers(play, line, len(zones)):
        return _in_chosen_order(play, zones, line)
    for zone in zones:
        _place_line(play, zone, line)
    return None


def _in_chosen_order(play: Play, zones: list[int], line: dict[int, int]) -> Script[None]:
    """The figures do not suffice for all manholes: the players say where they come up next."""
    while zones:
        zone = zones[0]
        if _leftovers(play, line, len(zones)):
            options = tuple(MANHOLE.of(there) for there in dict.fromkeys(zones))
            chosen = yield ASK_MANHOLE_ORDER.of(decider(play.state), options)
            (zone,) = MANHOLE.read(chosen)
        zones.remove(zone)
        _place_line(play, zone, line)


def _leftovers(look: Look, line: dict[int, int], times: int) -> bool:
    """Whether some figures are left, but not enough to place a line so many times."""
    needed = {kind: count * times for kind, count in line.items()}
    if FATTY in needed:
        coming = min(needed[FATTY], supply(look, FATTY))
        needed[WALKER] = needed.get(WALKER, 0) + ESCORT * coming
    return any(0 < supply(look, kind) < number for kind, number in needed.items())


def _line(card: ZombieCard, level: str) -> dict[int, int]:
    """What a card shows at a level, by kind of zombie."""
    shown = next((zombies for name, zombies in card.zombies.items() if name == level), {})
    return {ZOMBIES.index(kind): count for kind, count in shown.items()}


def _place_line(play: Play, zone: int, line: dict[int, int]) -> None:
    for kind, count in line.items():
        place(play, zone, kind, count)


def _manhole_zones(look: Look) -> list[int]:
    """The zone of every manhole of every tile a survivor stands on."""
    board = look.world.board
    tiles = 0
    for zone in board.zones:
        if survivor_zones(look.state) >> zone.id & 1:
            for tile in zone.tiles:
                tiles |= 1 << tile
    found: list[int] = []
    for zone in board.zones:
        open_manholes = sum(1 for tile in zone.manholes if tiles >> tile & 1)
        if look.world.house.manhole_once_per_zone:
            open_manholes = min(1, open_manholes)
        found += [zone.id] * open_manholes
    return found


def place(play: Play, zone: int, kind: int, count: int) -> None:
    """Put zombies on the board: fatties with their escort, never a second abomination."""
    rules: tuple[str, ...] = ("classic.spawn.place-number-and-type",)
    if kind == ABOMINATION and supply(play, ABOMINATION) < count:
        kind = FATTY
        rules = ("classic.zombie.abomination-second-replaced",)
    if kind == FATTY:
        rules += ("classic.zombie.fatty-escort",)
    placed = _put(play, zone, kind, count)
    escort = _put(play, zone, WALKER, ESCORT * placed) if kind == FATTY else 0
    if placed:
        play.tell(events.ZombiesSpawned, zone, ZOMBIES[kind], placed, escort, rules=rules)
    if placed < count:
        run_short(play, kind, count - placed)
    if kind == FATTY and escort < ESCORT * placed:
        run_short(play, WALKER, ESCORT * placed - escort, "classic.spawn.out-of-miniatures-escort")
    act_at(play.world.listeners, ZOMBIES_MOVED, play, {zone})


def _put(play: Play, zone: int, kind: int, count: int) -> int:
    placed = min(count, supply(play, kind))
    play.state.horde[kind][zone] += placed
    return placed
