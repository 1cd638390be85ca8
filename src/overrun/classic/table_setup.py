"""Setting the table: tokens, decks, gear and the first player."""

from __future__ import annotations

from overrun.board import mask_of
from overrun.classic import events
from overrun.classic.abilities import abilities
from overrun.classic.actions.cars import SEATS
from overrun.classic.common import kind_of
from overrun.classic.gear.inventory import place_card
from overrun.classic.missions.recruits import face_down
from overrun.classic.state import EMPTY, ZOMBIES, Car
from overrun.classic.steps import ChooseFirstPlayer, SetUp, StartRound
from overrun.classic.world import Play, World
from overrun.core import Script
from overrun.skirmish.choices import first_player


def set_up(play: Play, step: SetUp) -> None:
    """Tokens, decks, gear."""
    place_tokens(play)
    make_decks(play)
    play.tell(events.GameStarted, play.world.mission.id, rules=("classic.setup.step-order",))
    deal_gear(play)
    play.then(ChooseFirstPlayer(), StartRound())


def place_tokens(play: Play) -> None:
    """Everything the mission's map shows."""
    state, world = play.state, play.world
    board = world.board
    zones = len(board.zones)
    state.horde = [[0] * zones for _ in ZOMBIES]
    state.noise = [0] * zones
    state.closed = board.start.closed
    for token in board.tokens:
        if token.kind == "enemy":
            state.horde[ZOMBIES.index(token.of)][token.zone] += token.count
        elif token.kind == "car":
            state.cars.append(Car(token.of, token.zone, [EMPTY] * SEATS))
    loud = board.tokens_of("noise")
    if loud:
        state.permanent_noise = tuple(sum(t.count for t in loud if t.zone == z) for z in range(zones))
    for number, spawn in enumerate(world.spawns):
        if spawn.state != "asleep":
            state.active_spawns |= 1 << number
    state.opened = _open_from_start(world, state.closed)
    if recruits := world.mission.rules.recruits:
        state.face_down = face_down(recruits, len(world.objectives))


def _open_from_start(world: World, closed: int) -> int:
    """Buildings that never get a first opening: where the survivors start, and those with an open door."""
    board = world.board
    zones = [token.zone for token in board.tokens_of("start")]
    zones += [zone for door in board.doors if not closed >> door.id & 1 for zone in (door.a, door.b)]
    return mask_of(board.zones[zone].building for zone in zones if board.zones[zone].building >= 0)


def make_decks(play: Play) -> None:
    """The zombie deck and the equipment deck, shuffled; everything else lies aside."""
    state, world = play.state, play.world
    state.zombie_deck = list(world.deck)
    starting = {kind.id: kind.starting for kind in world.kinds.values()}
    for card, kind in enumerate(world.cards):
        if starting[kind.id]:
            starting[kind.id] -= 1
            state.aside.append(card)
        elif kind.deck == "equipment":
            state.equipment_deck.append(card)
        else:
            state.aside.append(card)
    play.shuffle(state.zombie_deck)
    play.shuffle(state.equipment_deck)


def deal_gear(play: Play) -> None:
    """One card each at random, and what a starting skill brings, taken out of the deck."""
    state, world = play.state, play.world
    pool = [card for card in state.aside if world.cards[card].starting]
    pans = [card for card in state.aside if world.cards[card].deck == "starting"]
    people = len(state.survivors)
    on_top = world.mission.rules.starting_trio_on_top is not None
    if on_top:
        trio, pool = pool, pans[:people]
    else:
        trio = []
        pool = pool + pans[: max(0, people - len(pool))]
    for card in pool:
        state.aside.remove(card)
    play.shuffle(pool)
    order = list(range(people))
    if len(pool) < people:
        play.shuffle(order)
    for survivor in order:
        if pool:
            _deal(play, survivor, pool.pop())
    state.out += pool
    for survivor in range(people):
        for skill in abilities(state.survivors[survivor]).skills:
            for kind in skill.starts_with:
                _deal_from_deck(play, survivor, kind)
    if on_top:
        play.shuffle(trio)
        for card in trio:
            state.aside.remove(card)
        state.equipment_deck += trio
        state.stacked = len(trio)
        play.tell(events.MissionNews, "trio on top", len(trio), rules=("classic.m00.trio-on-top",))


def _deal(play: Play, survivor: int, card: int) -> None:
    place_card(play, survivor, card)
    play.tell(
        events.Dealt,
        survivor,
        kind_of(play, card).id,
        rules=("classic.setup.starting-gear-random", "classic.setup.starting-gear-one-each"),
    )


def _deal_from_deck(play: Play, survivor: int, kind: str) -> None:
    deck = play.state.equipment_deck
    cards = [card for card in deck if play.world.cards[card].id == kind]
    if cards:
        deck.remove(min(cards))
        play.shuffle(deck)
        _deal(play, survivor, min(cards))


def choose_first_player(play: Play, step: ChooseFirstPlayer) -> Script[None]:
    """The players agree who begins."""
    return first_player(play, "classic.setup.first-player-choice")
