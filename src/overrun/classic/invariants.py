"""What must be true of every position: nothing is lost, nothing is doubled, nobody is in two places.

from overrun import conformance
from overrun.classic import invariants

conformance.check(new_game, invariant=invariants.check)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NoReturn

from overrun.classic.abilities import together
from overrun.classic.cars import SEATS
from overrun.classic.common import danger
from overrun.classic.experience import BASE_RESERVE
from overrun.classic.state import ABOMINATION, EMPTY, HANDS, ZOMBIES, Classic, Survivor
from overrun.classic.world import World
from overrun.skirmish.levels import LAST_SQUARE, LEVELS, level_of

PHASES = ("players", "zombies", "end")


class Violated(AssertionError):
    """A position that no classic game can have; the message says what is wrong with it."""


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
            _skills(world, survivor)
    if settled and "recruits" in world.mission.rules.specials:
        _tokens(world, state)


def _wrong(what: str) -> NoReturn:
    raise Violated(what)


def _board(world: World, state: Classic) -> None:
    zones = len(world.board.zones)
    if len(state.noise) != zones or min(state.noise) < 0:
        _wrong(f"noise tokens are not a count for each of {zones} zones: {state.noise}")
    loud = [sum(t.count for t in world.board.tokens_of("noise") if t.zone == zone) for zone in range(zones)]
    if any(loud) and list(state.permanent_noise) != loud:
        _wrong(f"permanent noise has changed: {state.permanent_noise}")
    for what, number, most in (
        ("closed doors", state.closed, len(world.board.doors)),
        ("opened buildings", state.opened, len(world.board.buildings)),
        ("taken tokens", state.taken, len(world.objectives)),
        ("active spawn zones", state.active_spawns, len(world.spawns)),
    ):
        if number < 0 or number >> most:
            _wrong(f"{what} are {number:b}, but there are only {most}")
    if state.phase not in PHASES:
        _wrong(f"there is no phase {state.phase!r}")
    if not 0 <= state.first_player < world.seats:
        _wrong(f"the first player is on seat {state.first_player} of {world.seats}")


def _figures(world: World, state: Classic) -> None:
    """The figures on the board and those gone for good are never more than the box holds."""
    for kind, name in enumerate(ZOMBIES):
        on_board = state.horde[kind]
        if len(on_board) != len(world.board.zones) or min(on_board) < 0 or state.escaped[kind] < 0:
            _wrong(f"the number of figures {name!r} is negative or has no zone: {on_board}")
        used = sum(on_board) + state.escaped[kind]
        if used > world.figures[kind]:
            _wrong(f"{used} figures {name!r} are in use, but the box holds {world.figures[kind]}")
    if sum(state.horde[ABOMINATION]) > 1:
        _wrong("more than one abomination is on the board")


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
    where: dict[int, str] = {}
    for card, place in _places(world, state):
        if not 0 <= card < len(world.cards):
            _wrong(f"there is no card {card} ({place})")
        name = f"card {card} ({world.cards[card].id})"
        if card in where:
            _wrong(f"{name} is in two places: {where[card]} and {place}")
        where[card] = place
        _belongs(world, card, name, place)
    missing = [card for card in range(len(world.cards)) if card not in where]
    if settled and missing:
        _wrong(f"cards are nowhere: {', '.join(f'{card} ({world.cards[card].id})' for card in missing)}")
    names = {world.cast[survivor.who].id for survivor in state.survivors}
    for upper, under in state.tucked:
        if where.get(upper) not in names:
            _wrong(f"card {under} lies beneath card {upper}, which nobody carries")
    for card in range(len(world.cards)):
        if state.unloaded >> card & 1 and where.get(card) not in names:
            _wrong(f"card {card} must be reloaded, but nobody carries it")


def _belongs(world: World, card: int, name: str, place: str) -> None:
    kind = world.cards[card]
    if place in ("equipment_deck", "equipment_discard") and kind.deck != "equipment":
        _wrong(f"{name} has got into the equipment deck or its discards")
    if (place == "saved_supplies" or place.startswith("car ")) and kind.kind != "supply":
        _wrong(f"{name} was stowed as a supply")


def _zombie_cards(world: World, state: Classic) -> None:
    printed = Counter(world.mission.rules.zombie_deck or tuple(world.zombie_cards))
    there = Counter(state.zombie_deck + state.zombie_discard)
    if there - printed:
        _wrong(f"zombie cards that are not in this mission's deck, or twice: {sorted(there - printed)}")
    only = world.scenario is not None and world.scenario.zombie_only
    if printed - there and not only:
        _wrong(f"zombie cards are nowhere: {sorted(printed - there)}")


# Survivors


def _danger(state: Classic) -> None:
    highest = max((s.experience for s in state.survivors if s.fate == "alive"), default=0)
    if danger(state) != level_of(highest):
        _wrong(f"the danger level is {LEVELS[danger(state)]} with {highest} experience points at most")
    if state.active != EMPTY and not 0 <= state.active < len(state.survivors):
        _wrong(f"it is the turn of survivor {state.active}, who does not exist")


def _survivor(world: World, state: Classic, number: int, survivor: Survivor) -> None:
    name = world.cast[survivor.who].id
    if [other.who for other in state.survivors].count(survivor.who) > 1:
        _wrong(f"{name} is there twice")
    if not 0 <= survivor.seat < world.seats:
        _wrong(f"{name} is played by seat {survivor.seat} of {world.seats}")
    if survivor.fate == "alive":
        if not 0 <= survivor.zone < len(world.board.zones):
            _wrong(f"{name} is on the board, but in zone {survivor.zone}")
    elif survivor.zone != EMPTY or survivor.car != EMPTY or not survivor.acted:
        _wrong(f"{name} is {survivor.fate}, but still in zone {survivor.zone}, a car or about to act")
    if min(survivor.actions, survivor.gifts, survivor.promised, survivor.kills) < 0:
        _wrong(f"{name} has a negative number of actions, gifts or kills")
    if state.active != number and (survivor.actions or survivor.gifts):
        _wrong(f"{name} has {survivor.actions} actions out of turn")
    if not 0 <= survivor.experience <= LAST_SQUARE:
        _wrong(f"{name} has {survivor.experience} experience points")
    slots = HANDS + BASE_RESERVE + together(survivor.skills).value("reserve")
    if len(survivor.slots) != slots:
        _wrong(f"{name} has {len(survivor.slots)} slots instead of {slots}")
    carried = [world.cards[card] for card in survivor.slots if card != EMPTY]
    if survivor.fate == "dead" and carried:
        _wrong(f"{name} is dead and carries {', '.join(card.id for card in carried)}")
    if sum(card.kind == "wound" for card in carried) > 1:
        _wrong(f"{name} has two wounds and lives")


def _skills(world: World, survivor: Survivor) -> None:
    """One skill of one's own for every level reached."""
    character = world.cast[survivor.who]
    level = level_of(survivor.experience)
    if len(survivor.skills) != len(character.blue) + level:
        _wrong(f"{character.id} is at {LEVELS[level]} with the skills {survivor.skills}")
    for skill, name in zip(survivor.skills[len(character.blue) :], LEVELS[1:], strict=False):
        if skill not in [entry.key for entry in getattr(character, name)]:
            _wrong(f"{character.id} has no skill {skill!r} at {name}")


def _cars(world: World, state: Classic) -> None:
    sitting: dict[int, int] = {}
    for number, car in enumerate(state.cars):
        people = [person for person in car.seats if person != EMPTY]
        if len(car.seats) != SEATS:
            _wrong(f"car {number} has {len(car.seats)} seats")
        if car.zone == EMPTY and (people or car.supplies):
            _wrong(f"car {number} has left the board, but not what was in it")
        if car.zone != EMPTY and world.board.rooms >> car.zone & 1:
            _wrong(f"car {number} stands in a room, zone {car.zone}")
        for person in people:
            if person in sitting:
                _wrong(f"survivor {person} sits in cars {sitting[person]} and {number}, or twice in one")
            sitting[person] = number
    for person, survivor in enumerate(state.survivors):
        name = world.cast[survivor.who].id
        if survivor.car != sitting.get(person, EMPTY):
            _wrong(f"{name} is in car {survivor.car}, but sits in {sitting.get(person, 'none')}")
        if survivor.car != EMPTY and state.cars[survivor.car].zone != survivor.zone:
            _wrong(f"{name} is in zone {survivor.zone}, the car in {state.cars[survivor.car].zone}")


def _tokens(world: World, state: Classic) -> None:
    """As many tokens lie face down as nobody has taken, and at most one of them is the marked one."""
    left = len(world.objectives) - state.taken.bit_count()
    if len(state.face_down) != left or state.face_down.count("marked") > 1:
        _wrong(f"{left} tokens lie there, but face down are {state.face_down}")
