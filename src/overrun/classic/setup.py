"""What a game begins with: its mission, board and world, and who plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

from overrun.board import Board, load_board, mask_of, tiles_of
from overrun.classic import content, older_missions, scenario
from overrun.classic.abilities import SKILLS
from overrun.classic.actions.cars import CHANGING_SEATS, DRIVING, ENTERING, GETTING_OUT
from overrun.classic.actions.doors import OPENING
from overrun.classic.actions.move import MOVING
from overrun.classic.actions.noise import SHOUTING
from overrun.classic.actions.objectives import TAKING
from overrun.classic.actions.search import SEARCHING, SEARCHING_CARS
from overrun.classic.combat.attack import MELEE_ATTACK, RANGED_ATTACK, RELOADING
from overrun.classic.content_kinds import Character, Equipment
from overrun.classic.experience import fit_slots
from overrun.classic.gear.inventory import COMBINING, TRADING
from overrun.classic.mission_kinds import Mission
from overrun.classic.missions.specials import special_rules
from overrun.classic.scenario_kinds import Scenario
from overrun.classic.skills import starts_with
from overrun.classic.state import EMPTY, HANDS, ZOMBIES, Classic, Survivor
from overrun.classic.steps import SetScenario, SetUp
from overrun.classic.world import House, World
from overrun.content import converted, library
from overrun.core import Beginning
from overrun.core.moment import by_moment
from overrun.errors import OverrunError
from overrun.games import MissionInfo
from overrun.skirmish.actions import Action, by_word

ACTIONS: tuple[Action, ...] = (
    MOVING,
    SEARCHING,
    SEARCHING_CARS,
    OPENING,
    MELEE_ATTACK,
    RANGED_ATTACK,
    RELOADING,
    TAKING,
    TRADING,
    COMBINING,
    ENTERING,
    GETTING_OUT,
    CHANGING_SEATS,
    DRIVING,
    SHOUTING,
)

# Only where there are cars.
WITH_CARS = (SEARCHING_CARS, ENTERING, GETTING_OUT, CHANGING_SEATS, DRIVING)

SURVIVORS_EACH = {1: 4, 2: 3, 3: 2, 4: 1, 5: 1, 6: 1}
MOST_SURVIVORS = 6
LARGER_POOL = 2  # times the box, with the house rule


class SetupOptions(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game is set up, in full: the survivors by name in seat order, or a position laid out by hand."""

    seats: int
    survivors: list[str] | UnsetType = UNSET
    house: House
    scenario: Scenario | UnsetType = UNSET


# The mission and its board


def missions() -> Mapping[str, Mission]:
    """All missions there are, by id."""
    return library("classic").of(content.MISSIONS)


def listed_missions() -> list[MissionInfo]:
    """What a list says of all missions."""
    return [
        MissionInfo(m.id, m.title, m.difficulty, m.minutes, m.survivors, m.origin, m.players)
        for m in sorted(missions().values(), key=lambda mission: mission.id)
    ]


def listed_survivors() -> list[str]:
    """Everybody who can be chosen."""
    return list(library("classic").of(content.SURVIVORS))


def mission_of(name: str) -> Mission:
    """The mission with this id."""
    found = missions()
    if name not in found:
        raise OverrunError(f"there is no mission {name!r}; there are: {', '.join(sorted(found))}")
    return found[name]


def board_of(name: str) -> Board:
    """A mission's board; the same for every game of it."""
    return _board(name, library("classic").hash)


@cache
def _board(name: str, content_hash: str) -> Board:
    loaded = library("classic")
    return load_board(mission_of(name), tiles_of(loaded.of(content.TILES).values()), name)


def make_world(mission: Mission, board: Board, house: House, seats: int) -> World:
    """Everything that will not change in a game."""
    loaded = library("classic")
    kinds = dict(loaded.of(content.EQUIPMENT))
    if house.tutorial_pan_for_all:
        kinds = {
            name: msgspec.structs.replace(kind, copies=MOST_SURVIVORS) if kind.deck == "starting" else kind
            for name, kind in kinds.items()
        }
    cast = tuple(loaded.of(content.SURVIVORS).values())
    _check_skills(cast, kinds)
    figures = [loaded.of(content.FIGURES)[kind].count for kind in ZOMBIES]
    if house.larger_figure_pool:
        figures = [figures[0] * LARGER_POOL, figures[1] * LARGER_POOL, figures[2] * LARGER_POOL, figures[3]]
    special = special_rules(mission.rules)
    cars = bool(board.tokens_of("car"))
    actions = tuple(action for action in ACTIONS if cars or action not in WITH_CARS)
    actions += special.actions
    cards = tuple(kind for kind in kinds.values() for _ in range(kind.copies))
    recipes = tuple(kind for kind in kinds.values() if kind.made_of)
    parts = {part for kind in recipes for part in kind.made_of}
    spawns = board.tokens_of("spawn")
    order = board.clockwise(token.zone for token in spawns)
    exits = board.tokens_of("noise") if mission.rules.zombie_exits else ()
    return World(
        mission=mission,
        board=board,
        house=house,
        seats=seats,
        kinds=kinds,
        cards=cards,
        zombie_cards={card.number: card for card in loaded.of(content.ZOMBIE_CARDS).values()},
        cast=cast,
        figures=(figures[0], figures[1], figures[2], figures[3]),
        actions=actions,
        listeners=by_moment(special.listeners),
        objectives=board.tokens_of("objective"),
        spawns=tuple(sorted(spawns, key=lambda token: (order.index(token.zone), token.id))),
        exits=mask_of(token.zone for token in board.tokens_of("exit")),
        start=mask_of(token.zone for token in board.tokens_of("start")),
        no_search=mask_of(token.zone for token in board.tokens_of("no-search")),
        improved={kind.made_of[0]: kind for kind in kinds.values() if kind.made_of and not kind.spends},
        recipes=recipes,
        ingredients=frozenset(number for number, card in enumerate(cards) if card.id in parts),
        wounds=frozenset(number for number, card in enumerate(cards) if card.kind == "wound"),
        verbs=by_word(actions),
        zombie_exits=mask_of(token.zone for token in exits),
    )


def _check_skills(cast: Sequence[Character], kinds: Mapping[str, Equipment]) -> None:
    """Every skill of every survivor exists; skills to start with a card are made for the cards there are."""
    for kind in kinds:
        if f"starts-with-{kind}" not in SKILLS:
            SKILLS[f"starts-with-{kind}"] = starts_with(kind)
    for character in cast:
        for entry in (*character.blue, *character.yellow, *character.orange, *character.red):
            if entry.key not in SKILLS:
                known = ", ".join(sorted(SKILLS))
                raise OverrunError(
                    f"survivor {character.id!r} has an unknown skill {entry.key!r}; known are: {known}"
                )


# Who plays


def begin(mission: str, setup: Mapping[str, Any], rng: int) -> Beginning[Classic, World]:
    """A new game. `setup` may say: seats, survivors (ids, in seat order), house (rules), scenario."""
    for word in setup:
        if word not in SetupOptions.__struct_fields__:
            known = ", ".join(SetupOptions.__struct_fields__)
            raise OverrunError(f"the classic game knows no set-up option {word!r}; it knows {known}")
    house = _house(setup.get("house"))
    seats = setup.get("seats", 1)
    if setup.get("scenario") not in (None, {}):
        return _begin_scenario(mission, setup["scenario"], house, seats, rng)
    found = mission_of(mission)
    _check_seats(found, seats)
    world = make_world(found, board_of(mission), house, seats)
    who = _survivors(world, setup.get("survivors"))
    state = Classic(agenda=[SetUp()], rng=rng)
    state.survivors = [_newcomer(world, person, seat) for person, seat in who]
    names = [world.cast[person].id for person, _ in who]
    options = SetupOptions(seats=seats, survivors=names, house=house)
    return Beginning(world, state, msgspec.to_builtins(options))


def _check_seats(mission: Mission, seats: Any) -> None:
    if type(seats) is not int or seats not in mission.players:
        first, last = mission.players[0], mission.players[-1]
        raise OverrunError(f"{mission.id} is for {first} to {last} players, not {seats}")


def _begin_scenario(mission: str, said: Any, house: House, seats: Any, rng: int) -> Beginning[Classic, World]:
    laid_out = converted(said, Scenario, "the scenario cannot be laid out", older_missions.scenario)
    if laid_out.drawing:
        found = scenario.mission_of_drawing(laid_out, mission)
        board = scenario.board_of_drawing(laid_out)
    else:
        found, board = mission_of(mission), board_of(mission)
    _check_seats(found, seats)
    world = make_world(found, board, house, seats)
    world.scenario = laid_out
    scenario.check(laid_out, world)
    world.figures, world.quiet = scenario.figures_of(laid_out, world), laid_out.quiet
    state = Classic(agenda=[SetScenario()], rng=rng)
    state.survivors = scenario.people_of(laid_out, world)
    options = SetupOptions(seats=seats, house=house, scenario=laid_out)
    return Beginning(world, state, msgspec.to_builtins(options))


def _house(said: Any) -> House:
    return House() if said is None else converted(said, House, "house rules")


def _survivors(world: World, said: Any) -> list[tuple[int, int]]:
    """Each survivor with the seat that plays it, dealt out as evenly as possible from the first seat.

    Without names, as many as the book gives to so many players; naming another number overrides that.
    """
    ids = [character.id for character in world.cast]
    one_each = world.mission.rules.one_survivor_each is not None
    named = None if said is None else converted(said, list[str], "survivors")
    if named is None:
        number = world.seats * (1 if one_each else SURVIVORS_EACH[world.seats])
        if world.house.enforce_min_survivors:
            number = max(number, world.mission.survivors)
        named = ids[:number]
    chosen = []
    for name in named:
        if name.lower() not in ids:
            raise OverrunError(f"there is no survivor {name!r}; there are: {', '.join(ids)}")
        if ids.index(name.lower()) in chosen:
            raise OverrunError(f"the survivor {name!r} is chosen twice")
        chosen.append(ids.index(name.lower()))
    _check_number(world, len(chosen), one_each)
    each, more = divmod(len(chosen), world.seats)
    seats = [seat for seat in range(world.seats) for _ in range(each + (seat < more))]
    return list(zip(chosen, seats, strict=True))


def _check_number(world: World, number: int, one_each: bool) -> None:
    mission = world.mission
    if number > MOST_SURVIVORS:
        raise OverrunError(f"at most {MOST_SURVIVORS} survivors can play, not {number}")
    if number < world.seats:
        raise OverrunError(f"{world.seats} players need at least {world.seats} survivors, not {number}")
    if one_each and number != world.seats:
        raise OverrunError(f"in {mission.id} each player begins with a single survivor")
    if number < mission.survivors and world.house.enforce_min_survivors:
        raise OverrunError(
            f"{mission.id} needs at least {mission.survivors} survivors, not {number} "
            "(house rule enforce_min_survivors=false plays it with fewer)"
        )


def _newcomer(world: World, person: int, seat: int) -> Survivor:
    character = world.cast[person]
    zone = next(token.zone for token in world.board.tokens_of("start"))
    survivor = Survivor(person, seat, zone, slots=[EMPTY] * HANDS)
    survivor.skills = tuple(entry.key for entry in character.blue)
    fit_slots(survivor)
    return survivor
