"""The board as the rules see it: zones, what lies between them, doors and tokens. Immutable.

Zones, doors and tiles are small numbers and sets of them are bitmasks (`1 << zone`), so that everything that
changes during a game fits in one small `Topology`.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import atan2, tau
from typing import Literal, NamedTuple

from overrun.board.tiles import COMPASS, Direction, Kind, Rect, Special
from overrun.content import Origin

Via = Literal["street", "marking", "opening", "door", "access", "airlock", "wall"]
"""What lies between two zones: a crossing or a line on the floor, an opening in a wall, a place for a door,
such a place between a room and a tunnel, an airlock, or nothing but wall."""

Segment = tuple[int, int, int, int]
"""A horizontal or vertical stretch x1, y1, x2, y2 in hundredths of a tile."""

OPEN_KINDS: frozenset[Kind] = frozenset(("street", "corridor", "exterior", "tunnel"))
"""Kinds of zones through which sight runs on in straight lines; it ends in a room."""


@lru_cache(maxsize=1 << 14)  # the same sets are asked about again and again
def members(mask: int) -> tuple[int, ...]:
    """The numbers in a set.

    >>> members(0b10110)
    (1, 2, 4)
    """
    if mask < 0:  # it would have no end
        raise ValueError(f"a set is never negative: {mask}")
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def mask_of(numbers: Iterable[int]) -> int:
    """A set of zones, doors or tiles as a bitmask.

    >>> bin(mask_of([1, 2, 4]))
    '0b10110'
    """
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


class Topology(NamedTuple):
    """What a game changes about a board: the key of everything derived from it.

    `closed` is a set of doors; `mold` (active), `dead_mold` (inactive) and `pits` are sets of zones,
    `removed` is one of tiles. With `airlocks` off nobody goes through an airlock.
    """

    closed: int = 0
    mold: int = 0
    dead_mold: int = 0
    pits: int = 0
    removed: int = 0
    airlocks: bool = True

    def with_open(self, doors: int) -> "Topology":
        """These doors opened, removed or destroyed: for movement and sight that is the same."""
        return self._replace(closed=self.closed & ~doors)

    def with_closed(self, doors: int) -> "Topology":
        """These doors closed."""
        return self._replace(closed=self.closed | doors)

    def ignoring_doors(self, *, but: int = 0) -> "Topology":
        """All doors open, except those in `but` that stay as they are (sealed ones, say)."""
        return self._replace(closed=self.closed & but)

    def without_airlocks(self) -> "Topology":
        """As somebody without oxygen must see it."""
        return self._replace(airlocks=False)


@dataclass(frozen=True, slots=True)
class Placement:
    """A tile of the board: where it lies and how it is turned (degrees clockwise)."""

    id: int
    tile: str
    row: int
    column: int
    rotation: int


@dataclass(frozen=True, slots=True)
class Place:
    """A named part of one tile (`2B.d`, `05-R.b2`): mission files name places, the rules speak of zones.

    `cells` are (row, column) on the board's grid.
    """

    id: int
    name: str
    zone: int
    tile: int
    cells: tuple[tuple[int, int], ...]
    rects: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Zone:
    """A room, or a stretch of street, corridor, tunnel or open ground; it may cover parts of several tiles.

    `manholes` are the tiles whose manhole lies here. `building` is -1 outside.
    """

    id: int
    kind: Kind
    special: Special
    dark: bool
    label: str
    places: tuple[int, ...]
    names: tuple[str, ...]
    tiles: tuple[int, ...]
    manholes: tuple[int, ...]
    building: int
    rects: tuple[Rect, ...]
    centre: tuple[float, float]

    @property
    def is_room(self) -> bool:
        """Whether sight ends here (unless mold or a pit changes that)."""
        return self.kind not in OPEN_KINDS


@dataclass(frozen=True, slots=True)
class Link:
    """A stretch of border between two zones; `direction` leads from `a` to `b`.

    Two zones may share several. `cells` are those of `a` along it on the board's grid (none if no drawing
    shows it). `door` is -1 where no door can stand; `printed` is false for a door that a
    mission breaks into a wall or sets in a plain opening.
    """

    id: int
    a: int
    b: int
    place_a: int
    place_b: int
    via: Via
    direction: Direction
    segment: Segment
    cells: tuple[tuple[int, int], ...]
    door: int = -1
    printed: bool = True

    def other(self, zone: int) -> int:
        """The zone on the other side."""
        return self.b if zone == self.a else self.a


@dataclass(frozen=True, slots=True)
class Door:
    """A place where a door stands or can be set; `closed` is its state at the start of the game.

    `token` is the number of its token, -1 for a doorway in which the mission puts none.
    """

    id: int
    a: int
    b: int
    link: int
    via: Via
    segment: Segment
    closed: bool = False
    colour: str = ""
    locked_by: str = ""
    token: int = -1


@dataclass(frozen=True, slots=True)
class Token:
    """Something a mission puts on the board, in a zone or (doors, accesses, a locked airlock) on a link."""

    id: int
    kind: str
    zone: int
    place: str
    link: int
    door: int
    colour: str
    state: str
    of: str
    count: int
    group: int
    locked_by: str
    origin: Origin
    note: str


@dataclass(frozen=True, slots=True)
class Rim:
    """A stretch of the board's outer edge; `wall` tells a building's wall from open ground that just ends."""

    zone: int
    side: Direction
    segment: Segment
    wall: bool
    cell: tuple[int, int]


@dataclass(frozen=True)
class Ground:
    """What lies where on a board: everything but ways and sight, which change with doors, mold and pits."""

    name: str
    grid: int
    size: tuple[int, int]
    placements: tuple[Placement, ...]
    places: tuple[Place, ...]
    zones: tuple[Zone, ...]
    links: tuple[Link, ...]
    joins: tuple[tuple[int, int, Direction], ...]
    doors: tuple[Door, ...]
    tokens: tuple[Token, ...]
    rims: tuple[Rim, ...]
    start: Topology

    # ------------------------------------------------------------------ names
    @cached_property
    def _zone_at(self) -> dict[str, int]:
        return {place.name: place.zone for place in self.places}

    def at(self, place: str) -> int:
        """The zone that a place belongs to: `board.at("2B.d")`; KeyError if it is not on the board."""
        return self._zone_at[place]

    # ------------------------------------------------------------------ borders
    @cached_property
    def _links_of(self) -> tuple[tuple[Link, ...], ...]:
        found: list[list[Link]] = [[] for _ in self.zones]
        for link in self.links:
            found[link.a].append(link)
            found[link.b].append(link)
        return tuple(map(tuple, found))

    def links_of(self, zone: int) -> tuple[Link, ...]:
        """Every stretch of border of a zone, walls included."""
        return self._links_of[zone]

    def links_between(self, a: int, b: int) -> tuple[Link, ...]:
        """Every stretch of border that two zones share, walls included."""
        return tuple(link for link in self._links_of[a] if link.other(a) == b)

    def directions(self, a: int, b: int) -> tuple[Direction, ...]:
        """Where `b` lies seen from its neighbour `a`; two zones may touch on more than one side."""
        found = {
            link.direction if link.a == a else COMPASS[(COMPASS.index(link.direction) + 2) % 4]
            for link in self.links_between(a, b)
        }
        return tuple(side for side in COMPASS if side in found)

    @cached_property
    def _touching(self) -> tuple[int, ...]:
        return tuple(mask_of(link.other(zone.id) for link in self.links_of(zone.id)) for zone in self.zones)

    def touching(self, zone: int) -> int:
        """The zones that share an edge with a zone, be it a wall (mold spreads its ways and chains so)."""
        return self._touching[zone]

    # ------------------------------------------------------------------ doors
    @cached_property
    def _doors_of(self) -> tuple[tuple[Door, ...], ...]:
        return tuple(tuple(door for door in self.doors if zone.id in (door.a, door.b)) for zone in self.zones)

    def doors_of(self, zone: int) -> tuple[Door, ...]:
        """Every door, or doorway that can take one, at a zone."""
        return self._doors_of[zone]

    def doors_between(self, a: int, b: int) -> tuple[Door, ...]:
        """Every door or doorway between two zones."""
        return tuple(door for door in self._doors_of[a] if b in (door.a, door.b))

    # ------------------------------------------------------------------ sets of zones
    @cached_property
    def buildings(self) -> tuple[tuple[int, ...], ...]:
        """The zones of each building: rooms (and corridors) linked by openings, over any number of tiles."""
        count = 1 + max((zone.building for zone in self.zones), default=-1)
        return tuple(
            tuple(zone.id for zone in self.zones if zone.building == number) for number in range(count)
        )

    @cached_property
    def rooms(self) -> int:
        """All rooms."""
        return mask_of(zone.id for zone in self.zones if zone.is_room)

    @cached_property
    def dark(self) -> int:
        """All dark zones."""
        return mask_of(zone.id for zone in self.zones if zone.dark)

    def clockwise(self, zones: Iterable[int]) -> tuple[int, ...]:
        """Zones by the angle of their centres around the middle of the board, from north over east."""
        angles = self._angles
        return tuple(sorted(zones, key=lambda zone: (angles[zone], zone)))

    @cached_property
    def _angles(self) -> tuple[float, ...]:
        left = min(rect[0] for place in self.places for rect in place.rects)
        top = min(rect[1] for place in self.places for rect in place.rects)
        right = max(rect[2] for place in self.places for rect in place.rects)
        bottom = max(rect[3] for place in self.places for rect in place.rects)
        middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
        centres = (zone.centre for zone in self.zones)
        return tuple(atan2(x - middle_x, middle_y - y) % tau for x, y in centres)

    # ------------------------------------------------------------------ tokens
    def tokens_of(self, *kinds: str) -> tuple[Token, ...]:
        """The tokens of some kinds, as the mission lists them."""
        return tuple(token for token in self.tokens if token.kind in kinds)
