"""What must be true of every position: nothing is lost, nothing is doubled, nobody is in two places.

from overrun import conformance
from overrun.classic import invariants

conformance.check(new_game, invariant=invariants.check)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from overrun.classic.abilities import SKILLS, together
from overrun.classic.actions.cars import SEATS
from overrun.classic.experience import BASE_RESERVE
from overrun.classic.state import ABOMINATION, EMPTY, HANDS, ZOMBIES, Classic, Survivor
from overrun.classic.steps import EndPhase, StartRound, ZombiesPhase
from overrun.classic.words import RESERVE
from overrun.classic.world import World
from overrun.core.bounds import Known, check_agenda, check_bounds
from overrun.skirmish.invariants import (
    cards_of_all,
    check_figures,
    check_people,
    check_skills,
    places_of,
    wrong,
)
from overrun.skirmish.levels import LEVELS, level_of


def check(world: World, state: Classic, *, settled: bool = True) -> None:
    """Raise `Violated` if the position is impossible.

    In the middle of a step (`settled=False`) a card just drawn may be in nobody's hands, a level reached may
    still wait for its skill and a token for its reward; even then nothing may be in two places.
    """
    check_bounds(state, known(world, state))
    if state.result is None:
        check_agenda(state.agenda, *((EndPhase, ZombiesPhase) if state.round else (StartRound,)))
    check_people(world.cast, state.survivors, state.result is not None)
    _board(world, state)
    _figures(world, state)
    _cards(world, state, settled)
    _zombie_cards(world, state)
    for number, survivor in enumerate(state.survivors):
        _survivor(world, state, number, survivor)
    _cars(world, state)
    if settled and world.scenario is None:
        for survivor in state.survivors:
            check_skills(world.cast[survivor.who], level_of(survivor.experience), survivor.skills)
    if settled and (recruits := world.mission.rules.recruits):
        _tokens(world, state, recruits.marked)


def known(world: World, state: Classic) -> Known:
    """What the numbers and words of a state may stand for."""
    board = world.board
    return {
        "seat": world.seats,
        "survivor": len(state.survivors),
        "character": len(world.cast),
        "name": [character.id for character in world.cast],
        "skill": SKILLS,
        "level": LEVELS,
        "zone": len(board.zones),
        "door": len(board.doors),
        "building": len(board.buildings),
        "objective": len(world.objectives),
        "side of a token": ("neutral", "marked"),
        "spawn zone": len(world.spawns),
        "card": len(world.cards),
        "card name": world.kinds,
        "enemy card": world.zombie_cards,
        "kind": len(ZOMBIES),
        "car": len(state.cars),
        "kind of car": [token.of for token in board.tokens_of("car")],
        "seat in a car": SEATS,
    }


def _board(world: World, state: Classic) -> None:
    zones = range(len(world.board.zones))
    loud = [sum(t.count for t in world.board.tokens_of("noise") if t.zone == zone) for zone in zones]
    if list(state.permanent_noise) != (loud if any(loud) else []):
        wrong(f"permanent noise has changed: {state.permanent_noise}")


def _figures(world: World, state: Classic) -> None:
    """The figures on the board and those gone for good are never more than the box holds."""
    for kind, name in enumerate(ZOMBIES):
        gone, most = state.escaped[kind], world.figures[kind]
        check_figures(name, state.horde[kind], gone, most)
    if sum(state.horde[ABOMINATION]) > 1:
        wrong("more than one abomination is on the board")


# Cards


def _places(world: World, state: Classic) -> Iterator[tuple[int, str]]:
    """Every card and where it is."""
    piles = ("equipment_deck", "equipment_discard", "aside", "out", "saved_supplies")
    yield from cards_of_all(world.cast, state.survivors, {name: getattr(state, name) for name in piles})
    for number, car in enumerate(state.cars):
        for card in car.supplies:
            yield card, f"car {number}"
    for upper, under in state.tucked:
        yield under, f"beneath card {upper}"


def _cards(world: World, state: Classic, settled: bool) -> None:
    """Each physical card is in exactly one place."""
    where = places_of(world.cards, _places(world, state), settled)
    for card, place in where.items():
        _belongs(world, card, f"card {card} ({world.cards[card].id})", place)
    names = {world.cast[survivor.who].id for survivor in state.survivors}
    for upper, under in state.tucked:
        if where.get(upper) not in names:
            wrong(f"card {under} lies beneath card {upper}, which nobody carries")
        made = world.improved.get(world.cards[upper].id)
        if made is None or made.made_of != (world.cards[upper].id, world.cards[under].id):
            wrong(f"{world.cards[under].id} lies beneath {world.cards[upper].id}, which makes nothing")
    if state.stacked > len(state.equipment_deck):
        wrong(f"{state.stacked} cards lie on top of a deck of {len(state.equipment_deck)}")
    for card in range(len(world.cards)):
        if state.unloaded >> card & 1 and where.get(card) not in names:
            wrong(f"card {card} must be reloaded, but nobody carries it")


def _belongs(world: World, card: int, name: str, place: str) -> None:
    kind = world.cards[card]
    if place in ("equipment_deck", "equipment_discard") and kind.deck != "equipment":
        wrong(f"{name} has got into the equipment deck or its discards")
    if (place == "saved_supplies" or place.startswith("car ")) and kind.kind != "supply":
        wrong(f"{name} was stowed as a supply")


def _zombie_cards(world: World, state: Classic) -> None:
    printed = Counter(world.deck)
    there = Counter(state.zombie_deck + state.zombie_discard)
    if there - printed:
        wrong(f"zombie cards that are not in this mission's deck, or twice: {sorted(there - printed)}")
    only = world.scenario is not None and world.scenario.zombie_only
    if printed - there and not only:
        wrong(f"zombie cards are nowhere: {sorted(printed - there)}")


# Survivors


def _survivor(world: World, state: Classic, number: int, survivor: Survivor) -> None:
    name = world.cast[survivor.who].id
    still_there = survivor.zone != EMPTY or survivor.car != EMPTY or not survivor.acted
    if survivor.fate != "alive" and still_there:
        wrong(f"{name} is {survivor.fate}, but still in zone {survivor.zone}, a car or about to act")
    if state.active != number and (survivor.actions or survivor.gifts):
        wrong(f"{name} has {survivor.actions} actions out of turn")
    slots = HANDS + BASE_RESERVE + together(survivor.skills).value(RESERVE)
    if len(survivor.slots) != slots:
        wrong(f"{name} has {len(survivor.slots)} slots instead of {slots}")
    carried = [world.cards[card] for card in survivor.slots if card != EMPTY]
    if survivor.fate == "dead" and carried:
        wrong(f"{name} is dead and carries {', '.join(card.id for card in carried)}")
    if sum(card.kind == "wound" for card in carried) > 1:
        wrong(f"{name} has two wounds and lives")


def _cars(world: World, state: Classic) -> None:
    sitting: dict[int, int] = {}
    if [car.of for car in state.cars] != [token.of for token in world.board.tokens_of("car")]:
        wrong(f"the cars are {', '.join(car.of for car in state.cars) or 'none'}; the map shows others")
    for number, car in enumerate(state.cars):
        people = [person for person in car.seats if person != EMPTY]
        if car.zone == EMPTY and (people or car.supplies):
            wrong(f"car {number} has left the board, but not what was in it")
        if car.zone != EMPTY and world.board.rooms >> car.zone & 1:
            wrong(f"car {number} stands in a room, zone {car.zone}")
        for person in people:
            if person in sitting:
                wrong(f"survivor {person} sits in cars {sitting[person]} and {number}, or twice in one")
            sitting[person] = number
    for person, survivor in enumerate(state.survivors):
        name = world.cast[survivor.who].id
        if survivor.car != sitting.get(person, EMPTY):
            wrong(f"{name} is in car {survivor.car}, but sits in {sitting.get(person, 'none')}")
        if survivor.car != EMPTY and state.cars[survivor.car].zone != survivor.zone:
            wrong(f"{name} is in zone {survivor.zone}, the car in {state.cars[survivor.car].zone}")


def _tokens(world: World, state: Classic, marked: int) -> None:
    """As many tokens lie face down as nobody has taken, and at most so many of them are marked."""
    left = len(world.objectives) - state.taken.bit_count()
    if len(state.face_down) != left or state.face_down.count("marked") > marked:
        wrong(f"{left} tokens lie there, but face down are {state.face_down}")
