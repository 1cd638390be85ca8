"""What must be true of every position: nothing is lost, nothing is doubled, nobody is in two places.

from overrun import conformance
from overrun.classic import invariants

conformance.check(new_game, invariant=invariants.check)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from overrun.classic.abilities import together
from overrun.classic.cars import SEATS
from overrun.classic.common import danger
from overrun.classic.experience import BASE_RESERVE
from overrun.classic.state import ABOMINATION, EMPTY, HANDS, ZOMBIES, Classic, Survivor
from overrun.classic.world import World
from overrun.skirmish.invariants import (
    check_figures,
    check_noise,
    check_person,
    check_sets,
    check_skills,
    places_of,
    wrong,
)
from overrun.skirmish.levels import LEVELS, level_of

PHASES = ("players", "zombies", "end")


def check(world: World, state: Classic, *, settled: bool = True) -> None:
    """Raise `Violated` if the position is impossible.

    In the middle of a step (`settled=False`) a card just drawn may be in nobody's hands, a level reached may
    still wait for its skill and a token for its reward; even then nothing may be in two places.
    """
    _board(world, state)
    _figures(world, state)
    _cards(world, state, settled)
    _zombie_cards(world, state)
    _danger(state)
    for number, survivor in enumerate(state.survivors):
        _survivor(world, state, number, survivor)
    _cars(world, state)
    if settled and world.scenario is None:
        for survivor in state.survivors:
            check_skills(world.cast[survivor.who], level_of(survivor.experience), survivor.skills)
    if settled and "recruits" in world.mission.rules.specials:
        _tokens(world, state)


def _board(world: World, state: Classic) -> None:
    zones = len(world.board.zones)
    check_noise(state.noise, zones)
    loud = [sum(t.count for t in world.board.tokens_of("noise") if t.zone == zone) for zone in range(zones)]
    if any(loud) and list(state.permanent_noise) != loud:
        wrong(f"permanent noise has changed: {state.permanent_noise}")
    sets = (
        ("closed doors", state.closed, len(world.board.doors)),
        ("opened buildings", state.opened, len(world.board.buildings)),
        ("taken tokens", state.taken, len(world.objectives)),
        ("active spawn zones", state.active_spawns, len(world.spawns)),
    )
    check_sets(sets)
    if state.phase not in PHASES:
        wrong(f"there is no phase {state.phase!r}")
    if not 0 <= state.first_player < world.seats:
        wrong(f"the first player is on seat {state.first_player} of {world.seats}")


def _figures(world: World, state: Classic) -> None:
    """The figures on the board and those gone for good are never more than the box holds."""
    for kind, name in enumerate(ZOMBIES):
        gone, most = state.escaped[kind], world.figures[kind]
        check_figures(name, state.horde[kind], len(world.board.zones), gone, most)
    if sum(state.horde[ABOMINATION]) > 1:
        wrong("more than one abomination is on the board")


# Cards


def _places(world: World, state: Classic) -> Iterator[tuple[int, str]]:
    """Every card and where it is."""
    for name in ("equipment_deck", "equipment_discard", "aside", "out", "saved_supplies"):
        for card in getattr(state, name):
            yield card, name
    for survivor in state.survivors:
        for card in survivor.slots:
            if card != EMPTY:
                yield card, world.cast[survivor.who].id
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
    if not 0 <= state.stacked <= len(state.equipment_deck):
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
    printed = Counter(world.mission.rules.zombie_deck or tuple(world.zombie_cards))
    there = Counter(state.zombie_deck + state.zombie_discard)
    if there - printed:
        wrong(f"zombie cards that are not in this mission's deck, or twice: {sorted(there - printed)}")
    only = world.scenario is not None and world.scenario.zombie_only
    if printed - there and not only:
        wrong(f"zombie cards are nowhere: {sorted(printed - there)}")


# Survivors


def _danger(state: Classic) -> None:
    highest = max((s.experience for s in state.survivors if s.fate == "alive"), default=0)
    if danger(state) != level_of(highest):
        wrong(f"the danger level is {LEVELS[danger(state)]} with {highest} experience points at most")
    if state.active != EMPTY and not 0 <= state.active < len(state.survivors):
        wrong(f"it is the turn of survivor {state.active}, who does not exist")


def _survivor(world: World, state: Classic, number: int, survivor: Survivor) -> None:
    name = world.cast[survivor.who].id
    if [other.who for other in state.survivors].count(survivor.who) > 1:
        wrong(f"{name} is there twice")
    check_person(name, survivor, survivor.experience, len(world.board.zones), world.seats)
    still_there = survivor.zone != EMPTY or survivor.car != EMPTY or not survivor.acted
    if survivor.fate != "alive" and still_there:
        wrong(f"{name} is {survivor.fate}, but still in zone {survivor.zone}, a car or about to act")
    if min(survivor.actions, survivor.gifts, survivor.promised, survivor.kills) < 0:
        wrong(f"{name} has a negative number of actions, gifts or kills")
    if state.active != number and (survivor.actions or survivor.gifts):
        wrong(f"{name} has {survivor.actions} actions out of turn")
    slots = HANDS + BASE_RESERVE + together(survivor.skills).value("reserve")
    if len(survivor.slots) != slots:
        wrong(f"{name} has {len(survivor.slots)} slots instead of {slots}")
    carried = [world.cards[card] for card in survivor.slots if card != EMPTY]
    if survivor.fate == "dead" and carried:
        wrong(f"{name} is dead and carries {', '.join(card.id for card in carried)}")
    if sum(card.kind == "wound" for card in carried) > 1:
        wrong(f"{name} has two wounds and lives")


def _cars(world: World, state: Classic) -> None:
    sitting: dict[int, int] = {}
    for number, car in enumerate(state.cars):
        people = [person for person in car.seats if person != EMPTY]
        if len(car.seats) != SEATS:
            wrong(f"car {number} has {len(car.seats)} seats")
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


def _tokens(world: World, state: Classic) -> None:
    """As many tokens lie face down as nobody has taken, and at most one of them is the marked one."""
    left = len(world.objectives) - state.taken.bit_count()
    if len(state.face_down) != left or state.face_down.count("marked") > 1:
        wrong(f"{left} tokens lie there, but face down are {state.face_down}")
