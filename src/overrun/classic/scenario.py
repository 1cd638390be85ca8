"""Positions laid out by hand: for puzzles, for tests, for "what if".

A scenario is plain data in the set-up, so that games that start from one have records like any other.
"""

from __future__ import annotations

from typing import Any

from overrun.board import Board, board_from_text
from overrun.classic import events, invariants, words
from overrun.classic.abilities import skill
from overrun.classic.common import kind_of
from overrun.classic.experience import fit_slots
from overrun.classic.mission_kinds import Mission, MissionRules
from overrun.classic.phases.turn import begin_turn
from overrun.classic.scenario_kinds import Person, Scenario
from overrun.classic.state import EMPTY, HANDS, ZOMBIES, Car, Survivor
from overrun.classic.steps import Act, EndPhase, PlayerTurn, SetScenario, SpawnAll, ZombiesPhase
from overrun.classic.table_setup import make_decks, place_tokens
from overrun.classic.world import Look, Play, World
from overrun.core import Step
from overrun.core.vocabulary import vocabulary
from overrun.errors import OverrunError
from overrun.skirmish import words as shared_words
from overrun.skirmish.scenario import (
    MOST_ACTIONS,
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

STARTS = ("turn", "players", "zombies", "spawn", "end")


def mission_of_drawing(scenario: Scenario, name: str) -> Mission:
    """A mission that has only what the scenario says."""
    from overrun.board import BoardEntry

    return Mission(
        id=name,
        title="Scenario",
        origin="reconstructed",
        board=BoardEntry(layout=(), origin="reconstructed"),
        goal=scenario.goals,
        rules=scenario.rules or MissionRules(),
    )


def board_of_drawing(scenario: Scenario) -> Board:
    """The drawn board."""
    return board_from_text(scenario.drawing, manholes=scenario.manholes, tokens=scenario.tokens)


def check(scenario: Scenario, world: World) -> None:
    """Refuse what cannot be laid out, before a game begins."""
    check_start(scenario, STARTS, world.seats)
    if scenario.zombie_only and not scenario.zombie_top:
        raise OverrunError("a scenario without any zombie card cannot be played; name at least one")
    check_drawing(scenario, ("manholes", "tokens", "goals", "rules"))
    for person in scenario.people:
        _check_person(person, world)
    _check_board(scenario, world)
    _check_cards(scenario, world)


def _check_person(person: Person, world: World) -> None:
    marks = vocabulary(words, shared_words).marks
    check_person(person, [character.id for character in world.cast], world.seats, world.board, marks)
    check_number(person.wounds, 0, 1, f"{person.name}'s count of wounds (two would kill)")
    check_number(person.promised, 0, MOST_ACTIONS, f"{person.name}'s count of promised actions")
    check_number(len(person.hands), 0, HANDS, f"{person.name}'s count of cards in hand")
    for name in person.skills:
        skill(name)
    check_cards((*person.hands, *person.reserve), world.kinds)


def _check_board(scenario: Scenario, world: World) -> None:
    board = world.board
    figures = dict(zip(ZOMBIES, world.figures, strict=True))
    check_figures(scenario, "zombies", figures, board, _laid_out(scenario), scenario.escaped)
    if scenario.first_spawn is not None:
        _spawn_at(world, scenario.first_spawn)
    check_noise(scenario.noise, board)
    for door in (*scenario.open_doors, *scenario.closed_doors):
        door_at(board, door)
    for taken in scenario.taken:
        token_at(board, world.objectives, taken)
    for where in scenario.opened_buildings_of:
        if board.zones[zone_at(board, where)].building < 0:
            raise OverrunError(f"{where!r} is in the street; name a room of the building that was opened")
    cars = len(board.tokens_of("car"))
    for person in scenario.people:
        if person.car != EMPTY:
            check_number(person.car, 0, cars - 1, f"the car of {person.name}")


def _spawn_at(world: World, where: Where) -> int:
    """The number of the spawn zone at a place."""
    zones = [token.zone for token in world.spawns]
    if zone_at(world.board, where) not in zones:
        raise OverrunError(f"there is no spawn zone at {where!r}; there are spawn zones in zones {zones}")
    return zones.index(zone_at(world.board, where))


def figures_of(scenario: Scenario, world: World) -> tuple[int, int, int, int]:
    """How many figures of each kind are in play: all, or those on the board, gone and in reserve."""
    found = [
        figures_in_play(scenario, name, count, world.board, _laid_out(scenario), scenario.escaped)
        for name, count in zip(ZOMBIES, world.figures, strict=True)
    ]
    return found[0], found[1], found[2], found[3]


def _laid_out(scenario: Scenario) -> LaidOut:
    return LaidOut(scenario.zombies, scenario.keep_mission_zombies)


def _check_cards(scenario: Scenario, world: World) -> None:
    check_cards((*scenario.equipment_top, *scenario.unloaded), world.kinds)
    for kind in scenario.equipment_top:
        if not world.kinds[kind].copies or world.kinds[kind].deck != "equipment":
            raise OverrunError(f"{kind} is not a card of the equipment deck")
    deck = list(world.deck)
    for number in scenario.zombie_top:
        if number not in deck:
            raise OverrunError(f"there is no zombie card {number} left in the deck of {world.mission.id}")
        deck.remove(number)
    check_luck(scenario)


def people_of(scenario: Scenario, world: World) -> list[Survivor]:
    """The survivors, still without cards."""
    ids = [character.id for character in world.cast]
    found = []
    for person in scenario.people:
        survivor = Survivor(
            ids.index(person.name), person.seat, zone_at(world.board, person.at), slots=[EMPTY] * HANDS
        )
        survivor.experience = person.experience
        survivor.skills = skills_of(person, world.cast[survivor.who], scenario.strict)
        survivor.used, survivor.promised = person.used, person.promised
        fit_slots(survivor)
        found.append(survivor)
    return found


def set_scenario(play: Play, step: SetScenario) -> None:
    """Lay everything out: the mission's board as usual, then what the scenario says."""
    scenario = play.world.scenario
    assert scenario is not None
    place_tokens(play)
    make_decks(play)
    _board(play, scenario)
    for number, person in enumerate(scenario.people):
        _give_cards(play, number, person)
    _decks(play, scenario)
    state = play.state
    state.round = 1
    state.first_player = scenario.first_player
    state.rigged = luck(scenario, **_laid_out_cards(play, scenario))
    play.tell(events.GameStarted, play.world.mission.id)
    _start(play, scenario)
    check_laid_out(invariants.check, play.world, state)


def _board(play: Play, scenario: Scenario) -> None:
    state, board = play.state, play.world.board
    if not scenario.keep_mission_zombies:
        state.horde = [[0] * len(board.zones) for _ in ZOMBIES]
    for where, counts in scenario.zombies:
        for kind, count in counts.items():
            state.horde[ZOMBIES.index(kind)][zone_at(board, where)] += count
    for where, count in scenario.noise:
        state.noise[zone_at(board, where)] += count
    for door in scenario.open_doors:
        state.closed &= ~(1 << door_at(board, door))
    for door in scenario.closed_doors:
        state.closed |= 1 << door_at(board, door)
    for where in scenario.opened_buildings_of:
        state.opened |= 1 << board.zones[zone_at(board, where)].building
    for token in scenario.taken:
        state.taken |= 1 << token_at(board, play.world.objectives, token)
    state.escaped = tuple(scenario.escaped.get(kind, 0) for kind in ZOMBIES)
    if scenario.first_spawn is not None:
        state.first_spawn = _spawn_at(play.world, scenario.first_spawn)
    if state.face_down:
        _face_down(play, scenario)
    for number, where in scenario.cars:
        _car(play, number).zone = zone_at(board, where)
    for number, kinds in scenario.stowed:
        _car(play, number).supplies += [_take_out(play, kind) for kind in kinds]
    for number, person in enumerate(scenario.people):
        if person.car != EMPTY:
            _seat(play, number, person)


def _seat(play: Play, number: int, person: Person) -> None:
    """Somebody sits in a car."""
    car = _car(play, person.car)
    free = [seat for seat in ([0] if person.driver else [1, 2, 3]) if car.seats[seat] == EMPTY]
    if not free:
        raise OverrunError(f"there is no seat left for {person.name} in car {person.car}")
    car.seats[free[0]] = number
    survivor = play.state.survivors[number]
    survivor.car, survivor.zone = person.car, car.zone


def _car(look: Look, number: int) -> Car:
    if not 0 <= number < len(look.state.cars):
        raise OverrunError(f"there is no car {number}; the board has {len(look.state.cars)}")
    return look.state.cars[number]


def _face_down(play: Play, scenario: Scenario) -> None:
    state = play.state
    left = len(play.world.objectives) - state.taken.bit_count()
    neutral_first = state.face_down[len(state.face_down) - left :]
    shown = neutral_first if scenario.face_down is None else list(scenario.face_down)
    if len(shown) != left:
        raise OverrunError(f"{left} objective tokens are left, but {len(shown)} are said to lie face down")
    state.face_down = shown


def _give_cards(play: Play, number: int, person: Person) -> None:
    slots = play.state.survivors[number].slots
    placed = [(slot, kind) for slot, kind in enumerate(person.hands)]
    placed += [
        (HANDS + slot, kind) for slot, kind in enumerate((*person.reserve, *("wounded",) * person.wounds))
    ]
    for slot, kind in placed:
        if slot >= len(slots):
            raise OverrunError(f"{person.name} cannot carry so many cards; there are {len(slots)} slots")
        slots[slot] = _take_out(play, kind)
        if kind not in play.state.found:
            play.state.found = (*play.state.found, kind)
        if kind in play.world.scenario.unloaded:  # type: ignore[union-attr]
            play.state.unloaded |= 1 << slots[slot]


def _take_out(play: Play, kind: str) -> int:
    """A card of a kind from wherever it lies; a sniper rifle is a rifle with a scope beneath it."""
    state, entry = play.state, play.world.kinds[kind]
    if entry.made_of and not entry.spends:
        upper, under = (_take_out(play, part) for part in entry.made_of)
        state.tucked = (*state.tucked, (upper, under))
        return upper
    return taken_out(play, kind, (state.equipment_deck, state.aside))


def _decks(play: Play, scenario: Scenario) -> None:
    stack_equipment(play, scenario, [_take_out(play, kind) for kind in scenario.equipment_top])
    stack_enemy_cards(play.state.zombie_deck, scenario.zombie_top, scenario.zombie_only)


def _laid_out_cards(look: Look, scenario: Scenario) -> dict[str, list[int]]:
    """The cards on top of each deck, first drawn first; a deck that has no others is simply that small."""
    zombies = [] if scenario.zombie_only else list(scenario.zombie_top)
    return {"equipment": equipment_on_top(look, scenario), "zombies": zombies}


def _start(play: Play, scenario: Scenario) -> None:
    state, seats = play.state, play.world.seats
    turns: list[Step] = [PlayerTurn((state.first_player + n) % seats) for n in range(seats)]
    rest: list[Step] = [ZombiesPhase(), EndPhase()]
    for number, person in enumerate(scenario.people):
        state.survivors[number].acted = person.acted
    if scenario.start == "players":
        play.then(*turns, *rest)
    elif scenario.start == "zombies":
        play.then(*rest)
    elif scenario.start == "spawn":
        state.phase = "zombies"
        play.then(SpawnAll(), EndPhase())
    elif scenario.start == "end":
        play.then(EndPhase())
    else:
        active = [person.name for person in scenario.people].index(scenario.active)
        play.then(Act(active), *turns, *rest)
        begin_turn(play, active)
        is_in_turn(state.survivors[active], scenario.people[active])


def describe(look: Look) -> dict[str, Any]:
    """What each survivor holds, by name; handy in puzzles."""
    return {
        look.world.cast[s.who].id: [kind_of(look, card).id for card in s.slots if card >= 0]
        for s in look.state.survivors
    }
