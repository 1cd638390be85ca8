"""What a game of either box, or of both, begins with: mission, board and boxes, and who plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

import overrun.scifi.skills  # noqa: F401  # skills make themselves known
from overrun.board import Board, load_board, mask_of, tiles_of
from overrun.content import converted, library
from overrun.core import Beginning
from overrun.core.moment import by_moment
from overrun.errors import OverrunError
from overrun.games import MissionInfo
from overrun.scifi import content, scenario
from overrun.scifi.abilities import skill
from overrun.scifi.actions.doors import USING_DOORS
from overrun.scifi.actions.machines import USING_MACHINES
from overrun.scifi.actions.move import MOVING
from overrun.scifi.actions.noise import SHOUTING
from overrun.scifi.actions.objectives import TAKING
from overrun.scifi.actions.search import SEARCHING
from overrun.scifi.combat.attack import COMBAT
from overrun.scifi.content_kinds import Character, Equipment
from overrun.scifi.content_kinds import Machine as MachineKind
from overrun.scifi.gear.dealing import USUAL_SURVIVORS
from overrun.scifi.gear.inventory import TRADING, USING_CARDS
from overrun.scifi.gear.oxygen import TAKING_OXYGEN
from overrun.scifi.mission_kinds import Mission
from overrun.scifi.missions.specials import special_rules
from overrun.scifi.scenario_kinds import Scenario
from overrun.scifi.state import EMPTY, SLOTS, SciFi, Survivor
from overrun.scifi.steps import (
    SetScenario,
    SetUp,
)
from overrun.scifi.table_setup import xeno_deck
from overrun.scifi.world import BoxName, Difficulty, House, World
from overrun.skirmish.actions import Action, by_word

T = TypeVar("T", bound=msgspec.Struct)

BOXES: tuple[BoxName, ...] = ("invader", "darkside")
MOST_SEATS = 6
PLAYERS = tuple(range(1, MOST_SEATS + 1))
MOST_SURVIVORS = 12
LARGER_POOL = 2  # times the box, with the house rule


ACTIONS: tuple[Action, ...] = (
    MOVING,
    SEARCHING,
    USING_DOORS,
    *COMBAT,
    TAKING,
    TRADING,
    USING_CARDS,
    TAKING_OXYGEN,
    USING_MACHINES,
    SHOUTING,
)


class SetupOptions(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game is set up, in full: the survivors of each seat by name, or a position laid out by hand."""

    seats: int
    boxes: list[BoxName]
    machines: list[str]
    difficulty: Difficulty
    house: House
    survivors: list[list[str]] | UnsetType = UNSET
    scenario: Scenario | UnsetType = UNSET


# The mission and its board


def missions(game: str) -> Mapping[str, Mission]:
    """All missions of a box, by id."""
    return library(game).of(content.MISSIONS)


def listed_missions(game: str) -> list[MissionInfo]:
    """What a list says of all missions of a box, in the order of their numbers."""
    found = sorted(missions(game).values(), key=lambda mission: _number(mission.id))
    return [
        MissionInfo(
            m.id,
            m.title,
            m.difficulty,
            m.minutes,
            m.survivors,
            m.origin,
            PLAYERS,
            MOST_SURVIVORS,
            USUAL_SURVIVORS,
        )
        for m in found
    ]


def _number(mission: str) -> int:
    """Missions are called m0 to m10."""
    digits = mission.partition("/m")[2].partition("-")[0]
    return int(digits) if digits.isdigit() else 0


def listed_survivors(game: str) -> list[str]:
    """Everybody of a box who can be chosen."""
    return list(library(game).of(content.SURVIVORS))


def mission_of(name: str) -> Mission:
    """The mission with this id."""
    found = missions(name.partition("/")[0])
    if name not in found:
        raise OverrunError(f"there is no mission {name!r}; there are: {', '.join(sorted(found))}")
    return found[name]


def board_of(name: str) -> Board:
    """A mission's board; the same for every game of it."""
    return _board(name, library(name.partition("/")[0]).hash)


@cache
def _board(name: str, content_hash: str) -> Board:
    loaded = library(name.partition("/")[0])
    return load_board(mission_of(name), tiles_of(loaded.of(content.TILES).values()), name)


def make_world(
    mission: Mission,
    board: Board,
    boxes: tuple[BoxName, ...],
    house: House,
    difficulty: Difficulty,
    seats: int,
    machines: Sequence[str] = (),
) -> World:
    """Everything that will not change in a game. `machines` replace those of the mission's own box."""
    libraries = [library(box) for box in boxes]
    cards = [
        kind
        for loaded in libraries
        for kind in loaded.of(content.EQUIPMENT).values()
        for _ in range(kind.copies)
    ]
    cast = tuple(person for loaded in libraries for person in loaded.of(content.SURVIVORS).values())
    figures = tuple(figure for loaded in libraries for figure in loaded.of(content.FIGURES).values())
    box = {machine.id: machine for loaded in libraries for machine in loaded.of(content.MACHINES).values()}
    more = LARGER_POOL if house.larger_figure_pool else 1
    _check_skills(cast)
    starting = _starting_cards(cards)
    # Cards of one name are one kind, whichever box they come from, unless they lie in different decks.
    kinds = {kind.id: kind for kind in reversed(cards)}
    cards = [kinds[kind.id] if kinds[kind.id].deck == kind.deck else kind for kind in cards]
    special = special_rules(mission)
    everything = ACTIONS + special.actions
    return World(
        mission=mission,
        board=board,
        boxes=boxes,
        house=house,
        difficulty=difficulty,
        seats=seats,
        kinds=kinds,
        cards=tuple(cards),
        starting=starting,
        xeno_cards={
            card.number: card for loaded in libraries for card in loaded.of(content.XENO_CARDS).values()
        },
        cast=cast,
        machines=box,
        figures=figures,
        supply=tuple(figure.count * (more if figure.type != "abomination" else 1) for figure in figures),
        actions=everything,
        listeners=by_moment(special.listeners),
        objectives=board.tokens_of("objective"),
        tokens=board.tokens,
        exits=mask_of(token.zone for token in board.tokens_of("exit") if token.link < 0),
        security_rooms=_special(board, "security"),
        oxygen_rooms=_special(board, "oxygen"),
        airlocks=_special(board, "airlock"),
        exterior=mask_of(zone.id for zone in board.zones if zone.kind == "exterior"),
        verbs=by_word(everything),
        standing=_standing(mission, box, machines),
    )


def _special(board: Board, what: str) -> int:
    return mask_of(zone.id for zone in board.zones if zone.special == what)


def _starting_cards(cards: Sequence[Equipment]) -> frozenset[int]:
    """The cards that are starting equipment: whole kinds, or the first few of a kind."""
    left = {id(kind): kind.copies if kind.deck == "starting" else kind.starting for kind in cards}
    found = set()
    for card, kind in enumerate(cards):
        if left[id(kind)]:
            left[id(kind)] -= 1
            found.add(card)
    return frozenset(found)


def _standing(mission: Mission, box: Mapping[str, MachineKind], wanted: Sequence[str]) -> dict[str, str]:
    """Which machine stands for a bot, and which for a sentry gun."""
    own = library(mission.id.partition("/")[0]).of(content.MACHINES).values()
    found: dict[str, str] = {machine.kind: machine.id for machine in own}
    for name in wanted:
        if name not in box:
            raise OverrunError(f"there is no machine {name!r}; there are: {', '.join(box)}")
        found[box[name].kind] = name
    return found


def _check_skills(cast: Sequence[Character]) -> None:
    """Every skill of every survivor exists."""
    for character in cast:
        for entry in character.skills:
            skill(entry.key)


# Who plays


def begin(game: str, mission: str, setup: Mapping[str, Any], rng: int) -> Beginning[SciFi, World]:
    """A new game.

    `setup` may say: seats, survivors (ids in seat order, or one list for each seat), boxes (both for mixed
    play), machines (other ones than the box's own), difficulty, house (rules), scenario.
    """
    for word in setup:
        if word not in SetupOptions.__struct_fields__:
            known = ", ".join(SetupOptions.__struct_fields__)
            raise OverrunError(f"{game} knows no set-up option {word!r}; it knows {known}")
    house = _read(setup.get("house"), House, "house rules")
    difficulty = _read(setup.get("difficulty"), Difficulty, "difficulty")
    boxes = boxes_of(game, setup.get("boxes"))
    seats = setup.get("seats", 1)
    if type(seats) is not int or not 1 <= seats <= MOST_SEATS:
        raise OverrunError(f"{game} is for 1 to {MOST_SEATS} players, not {seats}")
    machines = converted(setup.get("machines") or [], list[str], "machines")
    options = SetupOptions(
        seats=seats, boxes=list(boxes), machines=machines, difficulty=difficulty, house=house
    )
    if setup.get("scenario") not in (None, {}):
        return _begin_scenario(mission, setup["scenario"], boxes, options, rng)
    world = make_world(mission_of(mission), board_of(mission), boxes, house, difficulty, seats, machines)
    _check_decks(world)
    people = _survivors(world, setup.get("survivors"))
    _add_cards(world, [world.cast[person] for person, _ in people])
    state = SciFi(agenda=[SetUp()], rng=rng)
    state.survivors = [_newcomer(world, person, seat) for person, seat in people]
    names = [[world.cast[person].id for person, at in people if at == seat] for seat in range(seats)]
    return Beginning(world, state, msgspec.to_builtins(replace(options, survivors=names)))


def _begin_scenario(
    mission: str,
    said: Any,
    boxes: tuple[BoxName, ...],
    options: SetupOptions,
    rng: int,
) -> Beginning[SciFi, World]:
    laid_out = converted(said, Scenario, "the scenario cannot be laid out")
    if laid_out.drawing:
        found = scenario.mission_of_drawing(laid_out, mission)
        board = scenario.board_of_drawing(laid_out)
    else:
        found, board = mission_of(mission), board_of(mission)
    world = make_world(
        found, board, boxes, options.house, options.difficulty, options.seats, options.machines
    )
    world.scenario = laid_out
    scenario.check(laid_out, world)
    world.supply, world.quiet = scenario.supply_of(laid_out, world), laid_out.quiet
    state = SciFi(agenda=[SetScenario()], rng=rng)
    state.survivors = scenario.people_of(laid_out, world)
    return Beginning(world, state, msgspec.to_builtins(replace(options, scenario=laid_out)))


def _read(said: Any, kind: type[T], what: str) -> T:
    return kind() if said is None else converted(said, kind, what)


def boxes_of(game: str, said: Any) -> tuple[BoxName, ...]:
    """The boxes in play, the mission's own always among them."""
    named = (
        [game] if said is None else [said] if isinstance(said, str) else converted(said, list[str], "boxes")
    )
    for name in named:
        if name not in BOXES:
            raise OverrunError(f"there is no box {name!r}; there are: {', '.join(BOXES)}")
    if game not in named:
        raise OverrunError(
            f"a mission of {game} needs the box {game}; you have: {', '.join(named) or 'none'}"
        )
    return tuple(box for box in BOXES if box in named)


def _check_decks(world: World) -> None:
    if not xeno_deck(world):
        raise OverrunError("difficulty: without any part of the xeno deck nothing can be drawn; leave one in")


def _survivors(world: World, said: Any) -> list[tuple[int, int]]:
    """Each survivor with the seat that plays it: as the lists say, or dealt out evenly."""
    ids = [character.id for character in world.cast]
    if said is None:
        game = world.mission.id.partition("/")[0]
        said = list(library(game).of(content.SURVIVORS))[:USUAL_SURVIVORS]
    if isinstance(said, list) and said and isinstance(said[0], list):
        by_seat = converted(said, list[list[str]], "survivors")
    else:
        named = converted(said, list[str], "survivors")
        each, more = divmod(len(named), world.seats)
        counts = [each + (seat < more) for seat in range(world.seats)]
        starts = [sum(counts[:seat]) for seat in range(world.seats)]
        by_seat = [named[start : start + count] for start, count in zip(starts, counts, strict=True)]
    if len(by_seat) != world.seats:
        raise OverrunError(f"survivors are listed for {len(by_seat)} seats, but there are {world.seats}")
    found: list[tuple[int, int]] = []
    for seat, names in enumerate(by_seat):
        if not 1 <= len(names) <= USUAL_SURVIVORS:
            raise OverrunError(
                f"each player has 1 to {USUAL_SURVIVORS} survivors; seat {seat} has {len(names)}"
            )
        for name in names:
            if name.lower() not in ids:
                raise OverrunError(f"there is no survivor {name!r}; there are: {', '.join(ids)}")
            person = ids.index(name.lower())
            if person in [other for other, _ in found]:
                raise OverrunError(f"the survivor {name!r} is chosen twice")
            found.append((person, seat))
    if not world.mission.survivors <= len(found) <= MOST_SURVIVORS:
        first = world.mission.survivors
        raise OverrunError(
            f"{world.mission.id} is for {first} to {MOST_SURVIVORS} survivors, not {len(found)}"
        )
    return found


def _add_cards(world: World, people: Sequence[Character]) -> None:
    """Cards beyond the box: a tank for everybody, and copies for starting skills if there are too few."""
    needed = {kind.id: len(people) for kind in world.kinds.values() if kind.oxygen}
    for character in people:
        for entry in character.blue:
            for kind in skill(entry.key).starts_with:
                needed[kind] = needed.get(kind, 0) + 1
    for name, number in needed.items():
        copies = sum(kind.id == name for kind in world.cards)
        world.cards += (world.kinds[name],) * max(0, number - copies)


def _newcomer(world: World, person: int, seat: int) -> Survivor:
    character = world.cast[person]
    zone = next(token.zone for token in world.board.tokens_of("start"))
    survivor = Survivor(person, seat, zone, slots=[EMPTY] * SLOTS)
    survivor.skills = tuple(entry.key for entry in character.blue)
    return survivor
