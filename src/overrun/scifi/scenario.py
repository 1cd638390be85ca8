"""Positions laid out by hand: for puzzles, for tests, for "what if".

A scenario is plain data in the set-up, so that games that start from one have records like any other.
"""

from __future__ import annotations

from msgspec.structs import replace

from overrun.board import Board, BoardEntry, board_from_text, mask_of
from overrun.core import AnyScript, Option, Question, Script, Step
from overrun.core.state import NO_MORE
from overrun.core.vocabulary import vocabulary
from overrun.errors import OverrunError
from overrun.scifi import events, invariants, words
from overrun.scifi.abilities import skill, together
from overrun.scifi.content_kinds import LEVELS
from overrun.scifi.mission_kinds import Mission, MissionRules
from overrun.scifi.scenario_kinds import Person, Scenario
from overrun.scifi.state import BACKPACK, BODY, EMPTY, HANDS, SLOTS, Machine, Survivor
from overrun.scifi.steps import (
    Act,
    EndPhase,
    NextRound,
    Pause,
    PlayersPhaseOver,
    PlayerTurn,
    SetScenario,
    SpawnAll,
    XenosPhase,
)
from overrun.scifi.table_setup import make_decks, place_tokens
from overrun.scifi.words import ARMOUR, ASK_PAUSE, GO_ON
from overrun.scifi.world import Look, Play, World
from overrun.skirmish import words as shared_words
from overrun.skirmish.levels import level_of
from overrun.skirmish.people import decider
from overrun.skirmish.scenario import (
    Doorway,
    LaidOut,
    Where,
    check_cards,
    check_drawing,
    check_figures,
    check_laid_out,
    check_luck,
    check_noise,
    check_number,
    check_person,
    check_start,
    door_at,
    equipment_on_top,
    figures_in_play,
    is_in_turn,
    luck,
    skills_of,
    stack_enemy_cards,
    stack_equipment,
    taken_out,
    token_at,
    zone_at,
)

STARTS = ("turn", "players", "players-over", "xenos", "xenos-phase", "spawn", "end")


def mission_of_drawing(scenario: Scenario, name: str) -> Mission:
    """A mission that has only what the scenario says."""
    return Mission(
        id=name,
        title="Scenario",
        origin="reconstructed",
        board=BoardEntry(layout=(), origin="reconstructed", pool=scenario.pool),
        token=scenario.tokens,
        goal=scenario.goals,
        defeat=scenario.defeats,
        rules=scenario.rules or MissionRules(),
    )


def board_of_drawing(scenario: Scenario) -> Board:
    """The drawn board."""
    return board_from_text(scenario.drawing, dark=scenario.dark, tokens=scenario.tokens, pool=scenario.pool)


# Checking


def check(scenario: Scenario, world: World) -> None:
    """Refuse what cannot be laid out, before a game begins."""
    check_start(scenario, STARTS, world.seats)
    if scenario.xeno_only and not scenario.xeno_top:
        raise OverrunError("a scenario without any xeno card cannot be played; name at least one")
    check_drawing(scenario, ("dark", "pool", "tokens", "goals", "defeats", "rules"))
    for person in scenario.people:
        _check_person(person, world)
    _check_board(scenario, world)
    _check_cards(scenario, world)


def _check_person(person: Person, world: World) -> None:
    marks = vocabulary(words, shared_words).marks
    check_person(person, [character.id for character in world.cast], world.seats, world.board, marks)
    for what, slots in (("hands", HANDS), ("body", BODY), ("backpack", BACKPACK)):
        check_number(len(getattr(person, what)), 0, len(slots), f"{person.name}'s count of cards ({what})")
    for name in person.skills:
        skill(name)
    for kinds in (*person.hands, *person.body, *person.backpack):
        check_cards(kinds.split("+"), world.kinds)
    if person.first_tank and not any(world.kinds[kind].oxygen for kind in person.body):
        raise OverrunError(f"{person.name} has no oxygen tank on the body that could be the first one")


def _check_board(scenario: Scenario, world: World) -> None:
    board = world.board
    figures = {figure.id: count for figure, count in zip(world.figures, world.supply, strict=True)}
    check_figures(scenario, "xenos", figures, board, _laid_out(scenario), scenario.kept)
    for name, where, _ in scenario.machines:
        if name not in world.machines:
            raise OverrunError(f"there is no machine {name!r}; there are: {', '.join(world.machines)}")
        zone_at(board, where)
    check_noise(scenario.noise, board)
    for door in (*scenario.open_doors, *scenario.closed_doors, *scenario.destroyed_doors):
        door_at(board, door)
    places = (scenario.mold, scenario.dead_mold, scenario.no_mold, scenario.pits, scenario.filled_pits)
    for where in (*(where for said in places for where in said), *scenario.spent, *scenario.grenaded):
        zone_at(board, where)
    for gone in (*scenario.taken, *scenario.lost):
        token_at(board, world.objectives, gone)


def supply_of(scenario: Scenario, world: World) -> tuple[int, ...]:
    """How many figures of each kind are in play: all, or those on the board, gone and in reserve."""
    return tuple(
        figures_in_play(scenario, figure.id, count, world.board, _laid_out(scenario), scenario.kept)
        for figure, count in zip(world.figures, world.supply, strict=True)
    )


def _laid_out(scenario: Scenario) -> LaidOut:
    return LaidOut(scenario.xenos, scenario.keep_mission_xenos)


def _check_cards(scenario: Scenario, world: World) -> None:
    check_cards(scenario.equipment_top, world.kinds)
    for kind in scenario.equipment_top:
        if world.kinds[kind].deck != "equipment":
            raise OverrunError(f"{kind} is not a card of the equipment deck")
    for number in scenario.xeno_top:
        if number not in world.xeno_cards:
            raise OverrunError(f"there is no xeno card {number} in this game")
    if len(set(scenario.xeno_top)) < len(scenario.xeno_top):
        raise OverrunError("a xeno card is there only once")
    check_luck(scenario)


# Laying out


def people_of(scenario: Scenario, world: World) -> list[Survivor]:
    """The survivors, still without cards."""
    ids = [character.id for character in world.cast]
    found = []
    for person in scenario.people:
        survivor = Survivor(
            ids.index(person.name), person.seat, zone_at(world.board, person.at), slots=[EMPTY] * SLOTS
        )
        character = world.cast[survivor.who]
        survivor.experience = person.experience
        survivor.laps = person.laps
        survivor.skills = skills_of(person, character, scenario.strict)
        survivor.used = person.used
        survivor.base_armour = max(character.armour, together(survivor.skills).value(ARMOUR))
        survivor.armour = survivor.base_armour if person.armour is None else person.armour
        survivor.tokens = person.tokens
        survivor.camouflaged = person.camouflaged
        if person.away:
            survivor.fate, survivor.zone = "away", EMPTY
        found.append(survivor)
    return found


def set_scenario(play: Play, step: SetScenario) -> Script[None]:
    """Lay everything out: the mission's board as usual, then what the scenario says."""
    scenario = play.world.scenario
    assert scenario is not None
    # What is left to chance while things are laid out (a hidden token) can be said, too.
    play.state.rigged = luck(scenario)
    place_tokens(play)
    make_decks(play)
    _figures(play, scenario)
    _board(play, scenario)
    _mission(play, scenario)
    for number, person in enumerate(scenario.people):
        _give_cards(play, number, person)
    _decks(play, scenario)
    state = play.state
    state.rigged = {**(state.rigged or {}), **_laid_out_cards(play, scenario)} or None
    state.round = 1
    state.first_player = scenario.first_player
    play.tell(events.GameStarted, play.world.mission.id)
    first = _start(play, scenario)
    check_laid_out(invariants.check, play.world, state)
    if first is not None:
        yield from first


def _figures(play: Play, scenario: Scenario) -> None:
    state, world = play.state, play.world
    if not scenario.keep_mission_xenos:
        state.horde = [[0] * len(world.board.zones) for _ in world.figures]
    for where, counts in scenario.xenos:
        for kind, count in counts.items():
            state.horde[world.kind(kind)][zone_at(world.board, where)] += count
    for name, where, active in scenario.machines:
        zone = zone_at(world.board, where)
        standing = next((machine for machine in state.machines if machine.of == name), None)
        if standing is None:
            standing = Machine(name, zone)
            state.machines.append(standing)
        standing.zone, standing.active = zone, active
    for colour, where in scenario.scientists:
        for scientist in state.scientists:
            if scientist.colour == colour:
                scientist.zone = zone_at(world.board, where)


def _board(play: Play, scenario: Scenario) -> None:
    state, board = play.state, play.world.board

    def doors(said: tuple[Doorway, ...]) -> int:
        return mask_of(door_at(board, door) for door in said)

    def zones(said: tuple[Where, ...]) -> int:
        return mask_of(zone_at(board, where) for where in said)

    for where, count in scenario.noise:
        state.noise[zone_at(board, where)] += count
    opened, destroyed = doors(scenario.open_doors), doors(scenario.destroyed_doors)
    state.closed = (state.closed | doors(scenario.closed_doors)) & ~(opened | destroyed)
    state.destroyed |= destroyed
    state.coloured &= ~opened
    neutral = (state.closed | state.destroyed) & ~(state.coloured | state.sealed | board.start.closed)
    state.door_tokens -= neutral.bit_count()
    if scenario.door_tokens is not None:
        state.door_tokens = scenario.door_tokens
    # A token shows one side: what is said goes before what the map shows.
    mold, dead_mold = zones(scenario.mold), zones(scenario.dead_mold)
    state.mold = ((state.mold & ~zones(scenario.no_mold)) | mold) & ~dead_mold
    state.dead_mold = (state.dead_mold & ~mold) | dead_mold
    pits, filled = zones(scenario.pits), zones(scenario.filled_pits)
    state.pits = (state.pits | pits) & ~filled
    state.filled_pits = (state.filled_pits & ~pits) | filled


def _mission(play: Play, scenario: Scenario) -> None:
    state = play.state
    board, objectives = play.world.board, play.world.objectives
    state.taken |= mask_of(token_at(board, objectives, token) for token in scenario.taken)
    state.lost |= mask_of(token_at(board, objectives, token) for token in scenario.lost)
    if scenario.face_down is not None:
        state.face_down = list(scenario.face_down)
    for number, spawn in enumerate(state.spawns):
        if spawn.colour in scenario.awake:
            state.spawns[number] = replace(spawn, state="active")
    if scenario.first_spawn is not None:
        state.first_spawn = zone_at(play.world.board, scenario.first_spawn)
    state.done += scenario.done
    for where in scenario.spent:
        state.spent_tokens |= mask_of(_tokens_at(play, where))
    for doorway in scenario.welded:
        state.welded |= 1 << _access_at(play.world, doorway)
    state.grenaded = tuple(zone_at(play.world.board, where) for where in scenario.grenaded)
    state.kept = tuple(scenario.kept.get(figure.id, 0) for figure in play.world.figures)
    state.samples += scenario.samples
    state.charges += scenario.charges
    if scenario.crew is not None:
        state.crew = scenario.crew
    levels = [len(LEVELS) - 1 if person.laps else level_of(person.experience) for person in scenario.people]
    state.reached = max(scenario.reached, *levels)


# Tokens of the map that can be used up. All others have words of their own in a scenario.
_USED_UP = ("prototype", "search-drone", "thumper", "exit")


def _tokens_at(look: Look, where: Where) -> list[int]:
    """The tokens at a place that can be used up."""
    zone = zone_at(look.world.board, where)
    found = [token.id for token in look.world.board.tokens_of(*_USED_UP) if token.zone == zone]
    if not found:
        raise OverrunError(f"there is nothing at {where!r} that could be used up ({', '.join(_USED_UP)})")
    return found


def _access_at(world: World, doorway: Doorway) -> int:
    """The number of a marked access among all of them, by its doorway."""
    doors = [token.door for token in world.board.tokens_of("access")]
    if door_at(world.board, doorway) not in doors:
        raise OverrunError(f"there is no marked access at {doorway!r} that could be welded")
    return doors.index(door_at(world.board, doorway))


def _give_cards(play: Play, number: int, person: Person) -> None:
    state = play.state
    survivor = state.survivors[number]
    for slots, kinds in ((HANDS, person.hands), (BODY, person.body), (BACKPACK, person.backpack)):
        for slot, said in zip(slots, kinds, strict=False):
            upper, *under = said.split("+")
            card = survivor.slots[slot] = _take_out(play, upper)
            state.attached += tuple((card, _take_out(play, kind)) for kind in under)
    if person.first_tank:
        tanks = (survivor.slots[slot] for slot in BODY if survivor.slots[slot] >= 0)
        survivor.first_tank = next(card for card in tanks if play.world.cards[card].oxygen)


def _take_out(play: Play, kind: str) -> int:
    """A card of a kind from wherever it lies."""
    state = play.state
    piles = (state.aside, state.oxygen, state.prototypes, state.equipment_deck, state.out)
    return taken_out(play, kind, piles)


def _decks(play: Play, scenario: Scenario) -> None:
    stack_equipment(play, scenario, [_take_from_deck(play, kind) for kind in scenario.equipment_top])
    stack_enemy_cards(play.state.xeno_deck, scenario.xeno_top, scenario.xeno_only)


def _laid_out_cards(look: Look, scenario: Scenario) -> dict[str, list[int]]:
    """In a strict scenario the cards on top of each deck have to do; a deck with no others is that small."""
    if not scenario.strict:
        return {}
    equipment = equipment_on_top(look, scenario)
    xenos = [] if scenario.xeno_only else list(scenario.xeno_top)
    return {deck: [*cards, NO_MORE] for deck, cards in (("equipment", equipment), ("xenos", xenos)) if cards}


def _take_from_deck(play: Play, kind: str) -> int:
    deck = play.state.equipment_deck
    found = [card for card in deck if play.world.cards[card].id == kind]
    if not found:
        raise OverrunError(f"there are not so many {kind} cards in the equipment deck")
    deck.remove(min(found))
    return min(found)


def pause(look: Look, step: Pause) -> Question:
    """A position that is looked at after the xenos' phase waits here before the next round."""
    return ASK_PAUSE.of(decider(look.state), (GO_ON.of(),), always=True, interruptible=True)


def go_on(look: Look, step: Pause, chosen: Option) -> None:
    """Then the next round begins."""


def _start(play: Play, scenario: Scenario) -> AnyScript | None:
    from overrun.scifi.phases.turn import WAITING, begin_turn

    state, seats = play.state, play.world.seats
    turns: list[Step] = [PlayerTurn((state.first_player + n) % seats) for n in range(seats)]
    turns.append(PlayerTurn(WAITING))
    rest: list[Step] = [PlayersPhaseOver(), XenosPhase(), EndPhase(), NextRound()]
    for survivor, person in zip(state.survivors, scenario.people, strict=True):
        survivor.acted = person.acted or person.away
    if scenario.start == "players":
        play.then(*turns, *rest)
    elif scenario.start == "players-over":
        play.then(*rest)
    elif scenario.start == "xenos":
        play.then(*rest[1:])
    elif scenario.start == "xenos-phase":
        play.then(*rest[1:-1], Pause(), *rest[-1:])
    elif scenario.start == "spawn":
        state.phase = "xenos"
        play.then(SpawnAll(), *rest[2:])
    elif scenario.start == "end":
        play.then(*rest[2:])
    else:
        active = [person.name for person in scenario.people].index(scenario.active)
        play.then(Act(active), *turns, *rest)
        first = begin_turn(play, active)
        is_in_turn(state.survivors[active], scenario.people[active])
        return first
    return None
