"""What a view of the classic game looks like, for whoever reads it: the page's types are made of this."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from overrun.classic.state import Fate
from overrun.skirmish.levels import Level


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
