"""Spawning: a card for every active spawn zone, and for every room of a building just opened."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.common import danger, decider, survivor_zones
from overrun.classic.content import ZombieCard
from overrun.classic.missions import hooks
from overrun.classic.state import ABOMINATION, EMPTY, FATTY, WALKER, ZOMBIES
from overrun.classic.steps import PayOwed, SpawnAll, SpawnAt
from overrun.classic.world import Play
from overrun.classic.zombies import extra_activation, run_short, supply
from overrun.core import Question, Script, option
from overrun.skirmish.levels import LEVELS

ESCORT = 2


def spawn_all(play: Play, step: SpawnAll) -> Script[None] | None:
    """Clockwise from the spawn zone that the players picked the first time."""
    if play.state.first_spawn == EMPTY and len(play.world.spawns) > 1:
        return _pick_first(play)
    _spawn_clockwise(play)
    return None


def _pick_first(play: Play) -> Script[None]:
    spawns = play.world.spawns
    active = [n for n in range(len(spawns)) if play.state.active_spawns >> n & 1]
    if active:
        options = tuple(option("spawn-first", spawns[n].zone) for n in active)
        chosen = yield Question(decider(play.state), "first-spawn", (), options)
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
    if not state.zombie_deck:
        state.zombie_deck, state.zombie_discard = state.zombie_discard, []
        play.shuffle(state.zombie_deck)
        rules = ("classic.spawn.deck-empty-reshuffle",)
        play.tell(events.Reshuffled, "zombies", len(state.zombie_deck), rules=rules)
    number = play.draw(state.zombie_deck)
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
        _manholes(play, card, level)
    else:
        _place_line(play, step.zone, card, level)


def _place_line(play: Play, zone: int, card: ZombieCard, level: str) -> None:
    for kind, count in card.zombies.get(level, {}).items():
        place(play, zone, ZOMBIES.index(kind), count)


def _manholes(play: Play, card: ZombieCard, level: str) -> None:
    """Zombies come up at every manhole of every tile a survivor stands on."""
    board = play.world.board
    tiles = 0
    for zone in board.zones:
        if survivor_zones(play.state) >> zone.id & 1:
            for tile in zone.tiles:
                tiles |= 1 << tile
    for zone in board.zones:
        open_manholes = sum(1 for tile in zone.manholes if tiles >> tile & 1)
        if play.world.house.manhole_once_per_zone:
            open_manholes = min(1, open_manholes)
        for _ in range(open_manholes):
            _place_line(play, zone.id, card, level)


def place(play: Play, zone: int, kind: int, count: int) -> None:
    """Put zombies on the board: fatties with their escort, never a second abomination."""
    if kind == ABOMINATION and supply(play, ABOMINATION) < count:
        kind = FATTY
    placed = _put(play, zone, kind, count)
    escort = _put(play, zone, WALKER, ESCORT * placed) if kind == FATTY else 0
    rule = "classic.zombie.fatty-escort" if kind == FATTY else "classic.spawn.place-number-and-type"
    play.tell(events.ZombiesSpawned, zone, ZOMBIES[kind], placed, escort, rules=(rule,))
    hooks.run(play, "zombies moved", {zone})


def _put(play: Play, zone: int, kind: int, count: int) -> int:
    placed = min(count, supply(play, kind))
    play.state.horde[kind][zone] += placed
    if placed < count:
        run_short(play, kind, count - placed)
    return placed
