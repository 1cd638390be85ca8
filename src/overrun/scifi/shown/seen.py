"""What a view of Invader and Dark Side looks like, for whoever reads it: the page's types come from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from overrun.scifi.state import Fate
from overrun.scifi.world import BoxName
from overrun.skirmish.levels import Level


class Card(TypedDict):
    """A card on a dashboard, with the kinds of the cards attached to it."""

    kind: str
    attached: NotRequired[list[str]]


class Survivor(TypedDict):
    """A survivor. `free` are free actions left by kind; `tokens` are those on the identity card, by colour;
    `first_tank` says that the starting oxygen tank of a mission that takes it away is still there."""

    id: str
    name: str
    type: Literal["civilian", "soldier"]
    seat: int
    zone: int
    fate: Fate
    armour: int
    base_armour: int
    experience: int
    laps: int
    level: Level
    skills: list[str]
    hands: list[Card | None]
    body: list[Card | None]
    backpack: list[Card | None]
    tokens: list[str]
    acted: bool
    actions: int
    free: dict[str, int]
    gifts: int
    used: list[str]
    camouflaged: bool
    first_tank: bool


class PlacedMachine(TypedDict):
    """A bot or a sentry gun; `active` is its activation token, `controllers` who can use it now."""

    id: str
    kind: Literal["bot", "sentry"]
    zone: int
    fate: Fate
    active: bool
    hostile: bool
    controllers: list[str]


class Scientist(TypedDict):
    """Somebody who walks to the exit without a turn of their own."""

    id: str
    colour: str
    zone: int
    fate: Fate


Group = TypedDict(
    "Group",
    {
        "zone": int,
        "worker": NotRequired[int],
        "tank": NotRequired[int],
        "hunter": NotRequired[int],
        "spoiler-abomination": NotRequired[int],
        "driller-worker": NotRequired[int],
        "driller-tank": NotRequired[int],
        "driller-hunter": NotRequired[int],
        "driller-abomination": NotRequired[int],
    },
)
Group.__doc__ = "The xenos in a zone, by kind; kinds that are not there are left out."


class Objective(TypedDict):
    """An objective token that lies on the board; one that nobody has seen is "face-down"."""

    id: int
    zone: int
    colour: str


class Token(TypedDict):
    """Another token of the map that can still be picked up or silenced."""

    id: int
    kind: str
    zone: int


class Spawn(TypedDict):
    """A spawn token; one that is not active is asleep. `order` is the turn of its zone."""

    zone: int
    colour: str
    active: bool
    order: int


class Result(TypedDict):
    """How it ended."""

    won: bool
    reason: str


class Ground(TypedDict):
    """Doors, zones and tiles. Doors are the board's numbers; `removed_tiles` are names of tiles."""

    closed_doors: list[int]
    destroyed_doors: list[int]
    coloured_doors: dict[str, str]
    sealed_doors: list[int]
    welded_doors: list[int]
    door_tokens: int
    mold: list[int]
    dead_mold: list[int]
    pits: list[int]
    filled_pits: list[int]
    removed_tiles: list[str]


class Tokens(TypedDict):
    """What lies on the board."""

    objectives: list[Objective]
    objectives_taken: list[int]
    objectives_lost: list[int]
    face_down: list[str]
    tokens: list[Token]
    exits: list[int]
    spawns: list[Spawn]
    first_spawn: int


class Cards(TypedDict):
    """Decks and discard piles."""

    equipment_deck: int
    equipment_discard: list[str]
    oxygen: int
    prototypes: list[str]
    xeno_deck: int
    xeno_discard: list[int]


class View(Ground, Tokens, Cards):
    """The public position. `active` is the number of the survivor whose turn it is, or -1; zones are keys as
    text in `noise`; `supply` names every kind of xeno in play, in the order in which events count them."""

    mission: str
    boxes: list[BoxName]
    round: int
    phase: str
    first_player: int
    active: int
    danger: Level
    survivors: list[Survivor]
    machines: list[PlacedMachine]
    scientists: list[Scientist]
    xenos: list[Group]
    noise_tokens: dict[str, int]
    noise: dict[str, int]
    supply: dict[str, int]
    reached: Level
    ultrared: bool
    crew: int
    samples: list[str]
    charges: dict[str, int]
    collapsed: list[str]
    grenaded: list[int]
    goals: dict[str, bool]
    result: Result | None
