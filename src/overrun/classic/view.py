"""What everybody at the table sees. Nothing here depends on the order of a deck or on dice to come."""

from __future__ import annotations

from typing import NotRequired, TypedDict, cast

from overrun.board import members
from overrun.classic.abilities import abilities
from overrun.classic.common import danger, kind_of, wounds_of
from overrun.classic.missions.goals import out_of_reach, progress
from overrun.classic.noise import noisy_zones
from overrun.classic.state import EMPTY, HANDS, ZOMBIES, Classic, Fate
from overrun.classic.state import Survivor as SurvivorState
from overrun.classic.world import Play, World
from overrun.classic.zombies import supply
from overrun.core import Play as CorePlay
from overrun.skirmish.levels import LEVELS, Level, level_of
from overrun.skirmish.payment import free_left
from overrun.skirmish.people import infested, where

FREE = ("move", "search", "combat")

# The types of a view are those of the page as well: the schema of the server is made from them.


class Card(TypedDict):
    """A card in somebody's inventory."""

    kind: str
    unloaded: NotRequired[bool]


class Survivor(TypedDict):
    """A survivor. `free` are free actions left by kind; `car` is the number of the car or -1."""

    id: str
    name: str
    seat: int
    zone: int
    fate: Fate
    experience: int
    level: Level
    skills: list[str]
    wounds: int
    hands: list[Card | None]
    reserve: list[Card | None]
    acted: bool
    actions: int
    free: dict[str, int]
    gifts: int
    promised: int
    used: list[str]
    car: int
    heard: bool


class Group(TypedDict):
    """The zombies in a zone, by kind; kinds that are not there are left out."""

    zone: int
    walker: NotRequired[int]
    runner: NotRequired[int]
    fatty: NotRequired[int]
    abomination: NotRequired[int]


class Kinds(TypedDict):
    """A number for each kind of zombie."""

    walker: int
    runner: int
    fatty: int
    abomination: int


class Spawn(TypedDict):
    """A spawn zone; one that is not active is asleep or neutralised."""

    zone: int
    active: bool


class Car(TypedDict):
    """A car: `seats` holds the number of the survivor in each, or -1; the first is the driver's."""

    of: str
    zone: int
    seats: list[int]
    searched: bool
    supplies: list[str]


class Result(TypedDict):
    """How it ended."""

    won: bool
    reason: str


class View(TypedDict):
    """The public position. `active` is the number of the survivor whose turn it is, or -1; `objectives` are
    the numbers of the tokens that still lie in their `objective_zones`; zones are keys as text in `noise`."""

    mission: str
    round: int
    phase: str
    first_player: int
    active: int
    danger: Level
    survivors: list[Survivor]
    zombies: list[Group]
    noise_tokens: dict[str, int]
    noise: dict[str, int]
    loud_zone: int
    closed_doors: list[int]
    objective_zones: list[int]
    objectives: list[int]
    face_down: list[str]
    spawns: list[Spawn]
    first_spawn: int
    cars: list[Car]
    equipment_deck: int
    equipment_discard: list[str]
    zombie_deck: int
    zombie_discard: list[int]
    supply: Kinds
    escaped: Kinds
    saved_supplies: list[str]
    found: list[str]
    goals: dict[str, bool]
    hopeless: list[str]
    result: Result | None


def view(world: World, state: Classic, seat: int | None) -> View:
    """The public position; all seats see the same."""
    from overrun.classic.ruleset import RULESET

    play: Play = CorePlay(RULESET, world, state)
    return {
        "mission": world.mission.id,
        "round": state.round,
        "phase": state.phase,
        "first_player": state.first_player,
        "active": state.active,
        "danger": LEVELS[danger(state)],
        "survivors": [_survivor(play, survivor) for survivor in state.survivors],
        "zombies": [_group(state, zone) for zone in members(infested(state))],
        "noise_tokens": {str(zone): state.noise[zone] for zone in where(state.noise)},
        "noise": {str(zone): noise for zone, noise in sorted(noisy_zones(state).items())},
        "loud_zone": state.loud_zone,
        "closed_doors": list(members(state.closed)),
        "objective_zones": [token.zone for token in world.objectives],
        "objectives": [n for n in range(len(world.objectives)) if not state.taken >> n & 1],
        "face_down": sorted(state.face_down),
        "spawns": [
            {"zone": token.zone, "active": bool(state.active_spawns >> n & 1)}
            for n, token in enumerate(world.spawns)
        ],
        "first_spawn": state.first_spawn,
        "cars": [
            {
                "of": car.of,
                "zone": car.zone,
                "seats": list(car.seats),
                "searched": car.searched,
                "supplies": [kind_of(play, card).id for card in car.supplies],
            }
            for car in state.cars
        ],
        "equipment_deck": len(state.equipment_deck),
        "equipment_discard": [world.cards[card].id for card in state.equipment_discard],
        "zombie_deck": len(state.zombie_deck),
        "zombie_discard": list(state.zombie_discard),
        "supply": cast(Kinds, {kind: supply(play, k) for k, kind in enumerate(ZOMBIES)}),
        "escaped": cast(Kinds, dict(zip(ZOMBIES, state.escaped, strict=True))),
        "saved_supplies": [kind_of(play, card).id for card in state.saved_supplies],
        "found": list(state.found),
        "goals": progress(play),
        "hopeless": out_of_reach(play),
        "result": None if state.result is None else {"won": state.result.won, "reason": state.result.reason},
    }


def _group(state: Classic, zone: int) -> Group:
    shown = {"zone": zone}
    for kind, counts in zip(ZOMBIES, state.horde, strict=True):
        if counts[zone]:
            shown[kind] = counts[zone]
    return cast(Group, shown)


def _survivor(play: Play, survivor: SurvivorState) -> Survivor:
    character = play.world.cast[survivor.who]
    free = abilities(survivor).free_actions
    cards = [_card(play, card) if card != EMPTY else None for card in survivor.slots]
    return {
        "id": character.id,
        "name": character.name,
        "seat": survivor.seat,
        "zone": survivor.zone,
        "fate": survivor.fate,
        "experience": survivor.experience,
        "level": LEVELS[level_of(survivor.experience)],
        "skills": list(survivor.skills),
        "wounds": wounds_of(play, survivor),
        "hands": cards[:HANDS],
        "reserve": cards[HANDS:],
        "acted": survivor.acted,
        "actions": survivor.actions,
        "free": {kind: left for kind in FREE if (left := free_left(survivor, free, kind))} if free else {},
        "gifts": survivor.gifts,
        "promised": survivor.promised,
        "used": list(survivor.used),
        "car": survivor.car,
        "heard": survivor.heard,
    }


def _card(play: Play, card: int) -> Card:
    shown: Card = {"kind": kind_of(play, card).id}
    if play.state.unloaded >> card & 1:
        shown["unloaded"] = True
    return shown
