"""Setting up a game: mission, survivors, decks, the first zombies."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec
from msgspec import Struct

from overrun.content import converted, library
from overrun.core import Beginning
from overrun.errors import OverrunError
from overrun.games import MissionInfo
from overrun.gearup import content, events
from overrun.gearup.content import COLORS, PREFERRED, Character, Companion, Weapon
from overrun.gearup.grid import read_grid
from overrun.gearup.shapes import read_shape
from overrun.gearup.state import FAR, OWN_WEAPON, GearUp, Survivor
from overrun.gearup.steps import SetUp, StartRound
from overrun.gearup.world import House, Person, Play, Tool, World

PLAYERS = (1, 2, 3, 4, 5, 6)
MOST_PLAYERS = PLAYERS[-1]
COMPANIONS = 3
MINUTES = 30
AREAS = ("cut-down", "explosive")


class SetupOptions(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game is set up, in full: the survivors by name in seat order, and the seat of the leader."""

    seats: int
    survivors: list[str]
    leader: int
    house: House


SETUP_OPTIONS = SetupOptions.__struct_fields__


# Missions: a Boss and a difficulty


def missions() -> dict[str, MissionInfo]:
    """All missions there are, by id: every Boss at every difficulty."""
    loaded = library("gearup")
    found = {}
    for boss in loaded.of(content.BOSSES).values():
        for level in loaded.of(content.DIFFICULTIES).values():
            if level.boss_side == boss.side:
                name = f"gearup/{boss.boss}-{level.id}"
                title = f"{boss.name}, {level.id}"
                found[name] = MissionInfo(name, title, level.id, MINUTES, 1, boss.origin, PLAYERS)
    order = list(loaded.of(content.DIFFICULTIES))
    bosses = list(dict.fromkeys(boss.boss for boss in loaded.of(content.BOSSES).values()))
    wanted = [f"gearup/{boss}-{level}" for boss in bosses for level in order]
    return {name: found[name] for name in wanted if name in found}


def listed_missions() -> list[MissionInfo]:
    """What a list says of all missions."""
    return list(missions().values())


def listed_survivors() -> list[str]:
    """Everybody who can be chosen."""
    return list(library("gearup").of(content.SURVIVORS))


def _parts(mission: str) -> tuple[str, str]:
    """The Boss and the difficulty of a mission."""
    if mission not in missions():
        raise OverrunError(f"there is no mission {mission!r}; there are: {', '.join(missions())}")
    boss, _, level = mission.partition("/")[2].rpartition("-")
    return boss, level


# The world


@lru_cache(maxsize=128)
def make_world(mission: str, names: tuple[str, ...], leader: int, house: House, hash_: str) -> World:
    """Everything that will not change in a game; made once for the same table and content (`hash_`)."""
    loaded = library("gearup")
    boss_name, level = _parts(mission)
    difficulty = loaded.of(content.DIFFICULTIES)[level]
    boss = loaded.of(content.BOSSES)[f"{boss_name}-{difficulty.boss_side}"]
    if boss.rule == "members":
        ranks = {name: rank for rank, name in enumerate(house.deadsox_order)}
        bodies = sorted(boss.body, key=lambda body: ranks.get(body.id, len(ranks)))
        boss = msgspec.structs.replace(boss, body=tuple(bodies))
    if not house.boss_fixed_damage:
        boss = msgspec.structs.replace(boss, fixed=(0, 0))
    seats = len(names)
    zombies = sorted(loaded.of(content.ZOMBIES).values(), key=lambda kind: kind.tier != "regular")
    kinds = tuple(kind for kind in zombies for _ in range(kind.copies))
    card_names = tuple(f"{kind.id}{n + 1}" for kind in zombies for n in range(kind.copies))
    body_names = tuple(body.id for body in boss.body)
    all_names = card_names + body_names
    ring = [((seat - 1) % seats, (seat + 1) % seats) for seat in range(seats)]
    return World(
        mission=mission,
        house=house,
        seats=seats,
        leader=leader,
        difficulty=difficulty,
        aid=loaded.of(content.SPAWN_AIDS)[f"{seats}-{difficulty.aid_side}"],
        boss=boss,
        people=tuple(_person(name, house, solo=seats == 1) for name in names),
        companions=tuple(_companion(card) for card in loaded.of(content.COMPANIONS).values()),
        kinds=kinds,
        grids=tuple(read_grid(kind.grid) for kind in kinds)
        + tuple(read_grid(body.grid, body.mouth, body.regions) for body in boss.body),
        names=all_names,
        numbers={name: number for number, name in enumerate(all_names)},
        regulars=sum(kind.tier == "regular" for kind in kinds),
        turn_cards=tuple(loaded.of(content.TURN_CARDS).values()),
        spawn_letters=tuple(
            card.letter for card in loaded.of(content.SPAWN_CARDS).values() for _ in range(card.copies)
        ),
        boss_cards=tuple(card for card in loaded.of(content.BOSS_CARDS).values() for _ in range(card.copies)),
        neighbours=tuple(tuple(sorted({left, right} - {seat})) for seat, (left, right) in enumerate(ring)),
    )


def _person(name: str, house: House, solo: bool) -> Person:
    loaded = library("gearup")
    character = loaded.of(content.SURVIVORS)[name]
    owned = {w.color: w for w in loaded.of(content.WEAPONS).values() if w.survivor == name}
    if set(owned) != set(COLORS):
        raise OverrunError(f"survivor {name!r} needs one Weapon of each colour: {', '.join(COLORS)}")
    side = character.solo if solo else character
    other = character.solo.upgrades if solo else {}
    upgrades = tuple(other.get(color, owned[color].upgrades) for color in COLORS)
    starting = character.solo.starting_ammo if solo and house.solo_starting_ammo else 0
    return Person(
        character=character,
        health=side.health,
        armor=side.armor,
        ammo=side.ammo,
        starting_ammo=starting,
        colors=COLORS,
        weapons=tuple(_tools(number, owned[color], upgrades[number]) for number, color in enumerate(COLORS)),
        upgrades=upgrades,
    )


def _tools(number: int, weapon: Weapon, upgrades: tuple[str, str]) -> tuple[Tool, Tool, Tool]:
    """A Weapon with no, one and both upgrades."""

    def tool(unlocked: int) -> Tool:
        effects = frozenset((*([weapon.start] if weapon.start else []), *upgrades[:unlocked]))
        area = next((effect for effect in AREAS if effect in effects), "")
        return Tool(weapon.id, read_shape(weapon.shape), effects, weapon.hits, weapon.frenzy, number, area)

    return tool(0), tool(1), tool(2)


def _companion(card: Companion) -> Tool:
    area = card.effect if card.effect in AREAS else ""
    return Tool(card.id, read_shape(card.shape), frozenset([card.effect]), card.hits, (), OWN_WEAPON, area)


# Who plays


def begin(mission: str, setup: Mapping[str, Any], rng: int) -> Beginning[GearUp, World]:
    """A new game. `setup` may say: seats, survivors (ids, in seat order), leader (a seat), house (rules)."""
    for word in setup:
        if word not in SETUP_OPTIONS:
            known = ", ".join(SETUP_OPTIONS)
            raise OverrunError(f"Gear Up knows no set-up option {word!r}; it knows {known}")
    _parts(mission)
    house = _house(setup.get("house"))
    names = _names(setup.get("survivors"), setup.get("seats"))
    leader = setup.get("leader", 0)
    if type(leader) is not int or not 0 <= leader < len(names):
        raise OverrunError(f"the leader is one of the seats 0 to {len(names) - 1}, not {leader!r}")
    world = make_world(mission, names, leader, house, library("gearup").hash)
    state = GearUp(agenda=[SetUp()], rng=rng)
    state.survivors = [_newcomer(world, seat) for seat in range(world.seats)]
    state.street = [[] for _ in names]
    state.slot = [0] * len(world.kinds)
    state.crossed = [grid.start for grid in world.grids]
    options = SetupOptions(seats=len(names), survivors=list(names), leader=leader, house=house)
    return Beginning(world, state, msgspec.to_builtins(options))


def _newcomer(world: World, seat: int) -> Survivor:
    person = world.people[seat]
    unlocked = tuple(2 if color == PREFERRED else 0 for color in person.colors)
    return Survivor(seat, ammo=person.starting_ammo, unlocked=unlocked)


def _house(said: Any) -> House:
    if said is None:
        return House()
    if isinstance(said, Mapping) and isinstance(order := said.get("deadsox_order"), str):
        said = {**said, "deadsox_order": [name.strip() for name in order.split(",")]}
    house = converted(said, House, "house rules")
    if sorted(house.deadsox_order) != sorted(House().deadsox_order):
        members = ", ".join(House().deadsox_order)
        raise OverrunError(f"house rules: deadsox_order has to name each of {members} once")
    return house


def _names(said: Any, seats: Any) -> tuple[str, ...]:
    """The survivors by seat. Without names, the first ones of the box; without seats, one for each name."""
    cast: Mapping[str, Character] = library("gearup").of(content.SURVIVORS)
    named = converted(said, list[str], "survivors") if said else []
    if seats is None:
        seats = len(named) or 1
    if type(seats) is not int or not 1 <= seats <= MOST_PLAYERS:
        raise OverrunError(f"Gear Up is for 1 to {MOST_PLAYERS} players, not {seats!r}")
    chosen = [name.lower() for name in named] if named else list(cast)[:seats]
    for name in chosen:
        if name not in cast:
            raise OverrunError(f"there is no survivor {name!r}; there are: {', '.join(cast)}")
        if chosen.count(name) > 1:
            raise OverrunError(f"the survivor {name!r} is chosen twice")
    if len(chosen) != seats:
        raise OverrunError(f"every player has exactly one survivor: {seats} seats, {len(chosen)} survivors")
    return tuple(chosen)


# The table


def set_up(play: Play, step: SetUp) -> None:
    """The decks, everybody's first zombies, and Companions for a lone survivor."""
    state, world = play.state, play.world
    state.regular_deck = list(range(world.regulars))
    state.special_deck = list(range(world.regulars, world.zombies))
    play.shuffle(state.regular_deck)
    play.shuffle(state.special_deck)
    play.tell(events.GameStarted, world.mission, rules=("gearup.setup.zombie-decks",))
    regular, special = world.difficulty.start
    for seat in range(world.seats):
        for deck in [state.regular_deck] * regular + [state.special_deck] * special:
            card = play.draw(deck)
            arrive(play, seat, card)
            play.tell(
                events.Dealt,
                seat,
                world.names[card],
                rules=("gearup.setup.starting-spawn", "gearup.setup.starting-spawn-not-shared"),
            )
    if world.seats == 1:
        _choose_companions(play)
    play.then(StartRound())


def arrive(play: Play, seat: int, card: int) -> None:
    """A zombie comes to the far end of somebody's street."""
    play.state.street[seat].append(card)
    play.state.slot[card] = FAR


def _choose_companions(play: Play) -> None:
    me = play.world.people[0].character.id
    others = [number for number, tool in enumerate(play.world.companions) if tool.id != me]
    play.shuffle(others)
    play.state.companions = tuple(sorted(others[:COMPANIONS]))
    for number in play.state.companions:
        play.tell(
            events.CompanionJoined,
            play.world.companions[number].id,
            rules=("gearup.solo.three-companions", "gearup.solo.companion-not-self"),
        )
