"""Setting the table: tokens, decks and gear, then what the team decides before the first round."""

from __future__ import annotations

from msgspec.structs import replace

from overrun.core import Script
from overrun.core.moment import act_at
from overrun.scifi import events
from overrun.scifi.abilities import able
from overrun.scifi.actions.doors import NEUTRAL_DOORS
from overrun.scifi.gear.dealing import USUAL_SURVIVORS, deal_oxygen, deal_skill_cards
from overrun.scifi.state import Machine, Scientist, Spawn
from overrun.scifi.steps import (
    ChooseFirstPlayer,
    ChooseGroups,
    DealGear,
    PlaceExtraSpawns,
    SetUp,
    StartRound,
)
from overrun.scifi.words import ARMOUR, ASK_EXTRA_SPAWN, ASK_GROUP, SET_UP, SPAWN_HERE, START_AT
from overrun.scifi.world import Look, Play, World
from overrun.skirmish.choices import first_player
from overrun.skirmish.words import ZONE


def set_up(play: Play, step: SetUp) -> None:
    """Tokens, decks, gear, then what the team decides."""
    state, world = play.state, play.world
    place_tokens(play)
    sort_cards(play)
    play.tell(
        events.GameStarted,
        world.mission.id,
        rules=("scifi.setup.01-choose-mission", "scifi.setup.02-place-tiles", "scifi.setup.03-place-tokens"),
    )
    for number, survivor in enumerate(state.survivors):
        armour = world.cast[survivor.who].armour
        survivor.armour = survivor.base_armour = max(armour, able(play, number).value(ARMOUR))
    deal_skill_cards(play)
    deal_oxygen(play)
    shuffle_decks(play)
    groups = world.mission.rules.two_groups
    if groups is not None and groups.by == "chance":
        _split_by_chance(play)
    more = (len(state.survivors) - USUAL_SURVIVORS + 1) // 2
    play.then(
        DealGear(),
        *([ChooseGroups()] if groups is not None and groups.by == "choice" else []),
        *([PlaceExtraSpawns(more)] if more > 0 else []),
        ChooseFirstPlayer(),
        StartRound(),
    )


def place_tokens(play: Play) -> None:
    """Everything the mission's map shows."""
    state, world = play.state, play.world
    board, rules = world.board, world.mission.rules
    zones = len(board.zones)
    state.horde = [[0] * zones for _ in world.figures]
    state.noise = [0] * zones
    state.kept = (0,) * len(world.figures)
    start = board.start
    state.closed, state.mold, state.dead_mold = start.closed, start.mold, start.dead_mold
    state.door_tokens = NEUTRAL_DOORS
    for door in board.doors:
        if door.closed and door.colour:
            state.coloured |= 1 << door.id
        if door.closed and door.via == "airlock":
            state.sealed |= 1 << door.id
    for token in board.tokens:
        match token.kind:
            case "enemy":
                state.horde[world.kind(token.of)][token.zone] += token.count
            case "spawn":
                asleep = token.state == "asleep"
                colour, hidden = token.colour, token.colour == "hidden"
                state.spawns.append(Spawn(token.zone, colour, "asleep" if asleep else "active", hidden))
            case "bot" | "sentry":
                of = world.standing[token.kind]
                state.machines.append(Machine(of, token.zone, hostile=rules.hostile_machines is not None))
            case "pit" if token.state == "filled":
                state.filled_pits |= 1 << token.zone
            case "pit":
                state.pits |= 1 << token.zone
    _place_people(play)
    if rules.crew is not None:
        state.crew = rules.crew.tokens
    state.face_down = sorted(
        colour for colour, count in world.mission.board.pool.items() for _ in range(count)
    )
    deal_hidden_spawns(play)
    act_at(play.world.listeners, SET_UP, play)


def _place_people(play: Play) -> None:
    """Objective tokens that are people who walk: figures from now on."""
    people = play.world.mission.rules.scientists
    if people is None or people.are != "survivors":
        return
    for number, token in enumerate(play.world.objectives):
        if token.colour in people.colours:
            play.state.scientists.append(Scientist(token.colour, token.zone))
            play.state.lost |= 1 << number


def deal_hidden_spawns(play: Play) -> None:
    """Which of the spawn tokens that lie face down is the special one."""
    spawns = play.state.spawns
    hidden = [number for number, spawn in enumerate(spawns) if spawn.hidden]
    rule = play.world.mission.rules.hidden_spawn
    if rule is None or not hidden:
        return
    special = hidden[play.pick(len(hidden))]
    for number in hidden:
        spawns[number] = replace(spawns[number], colour=rule.colour if number == special else "red")


def xeno_deck(world: World) -> list[int]:
    """The cards of the xeno deck at this difficulty."""
    parts = world.difficulty
    wanted = {"easy": parts.easy, "hard": parts.hard, "extra-activation": parts.extra_activations}
    return sorted(number for number, card in world.xeno_cards.items() if wanted[card.part])


def make_decks(play: Play) -> None:
    """Both decks, shuffled; everything else lies in its supply or aside."""
    sort_cards(play)
    shuffle_decks(play)


def sort_cards(play: Play) -> None:
    """Every card to the pile it belongs to; cards that the mission gives later are set aside."""
    state, world = play.state, play.world
    state.xeno_deck = xeno_deck(world)
    red = world.mission.rules.red_objectives
    given = list(red.cards) if red is not None else []
    for card, kind in enumerate(world.cards):
        if kind.id in given and card not in world.starting:
            given.remove(kind.id)
            state.aside.append(card)
        elif card in world.starting:
            state.aside.append(card)
        elif kind.deck == "oxygen":
            state.oxygen.append(card)
        elif kind.deck == "prototype":
            state.prototypes.append(card)
        else:
            state.equipment_deck.append(card)


def shuffle_decks(play: Play) -> None:
    """The xeno deck and the equipment deck."""
    play.shuffle(play.state.xeno_deck)
    play.shuffle(play.state.equipment_deck)


# What the team decides


def _areas(look: Look) -> list[int]:
    """The zones of the starting areas, in the order of their numbers."""
    starts = sorted(look.world.board.tokens_of("start"), key=lambda token: token.group)
    return [token.zone for token in starts]


def _split_by_chance(play: Play) -> None:
    people = list(range(len(play.state.survivors)))
    play.shuffle(people)
    areas = _areas(play)
    for number, survivor in enumerate(people):
        _begin_at(play, survivor, areas[number % len(areas)])


def _begin_at(play: Play, survivor: int, zone: int) -> None:
    rule = play.world.mission.rules.two_groups
    play.state.survivors[survivor].zone = zone
    play.tell(events.StartsAt, survivor, zone, rules=rule.rules if rule else ())


def choose_groups(play: Play, step: ChooseGroups) -> Script[None]:
    """The team splits up between two starting areas, as evenly as possible."""
    areas = _areas(play)
    people = play.state.survivors
    most = -(-len(people) // len(areas))
    taken = [0] * len(areas)
    for number, survivor in enumerate(people):
        name = play.world.cast[survivor.who].id
        options = tuple(START_AT.of(name, areas[i]) for i in range(len(areas)) if taken[i] < most)
        chosen = yield ASK_GROUP.of(tuple(range(play.world.seats)), options, name)
        _begin_at(play, number, START_AT.part(chosen, ZONE))
        taken[areas.index(survivor.zone)] += 1


def place_extra_spawns(play: Play, step: PlaceExtraSpawns) -> Script[None]:
    """More than six survivors: more spawn tokens, stacked on others or anywhere else."""
    seats = tuple(range(play.world.seats))
    options = tuple(SPAWN_HERE.of(zone.id) for zone in play.world.board.zones)
    chosen = yield ASK_EXTRA_SPAWN.of(seats, options, step.left)
    (zone,) = SPAWN_HERE.read(chosen)
    play.state.spawns.append(Spawn(zone, "red"))
    rules = ("scifi.difficulty.seven-spawn-tokens", "scifi.difficulty.seven-spawn-place")
    play.tell(events.SpawnPlaced, zone, rules=rules)
    if step.left > 1:
        play.then(PlaceExtraSpawns(step.left - 1))


def choose_first_player(play: Play, step: ChooseFirstPlayer) -> Script[None]:
    """The players agree who begins."""
    return first_player(play, "scifi.setup.12-first-player")
