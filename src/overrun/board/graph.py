"""Ways, distances and sight on a board under one topology; computed when asked for, then kept.

Whether doors stop somebody is a matter of the topology asked about: `topology` itself for those who cannot
pass a closed door, `topology.ignoring_doors()` for those whose route is measured as though all were open, and
`topology.without_airlocks()` for those without oxygen.
"""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from overrun.board import kernel
from overrun.board.model import Ground, Topology, members
from overrun.board.tiles import COMPASS


class SightRules(NamedTuple):
    """How somebody sees: into dark zones or not, and how many rooms deep."""

    dark: bool = True
    depth: int = 1


PLAIN = SightRules()


class Net(NamedTuple):
    """The links and joins of a board as the kernel takes them, and the straight lines from every zone."""

    what: list[int]
    a: list[int]
    b: list[int]
    door: list[int]
    tiles: list[int]
    rays: list[list[list[int]]]
    rays_in_mold: list[list[list[int]]]


_WHAT = {
    "street": kernel.FREE,
    "marking": kernel.FREE,
    "opening": kernel.FREE,
    "door": kernel.DOOR,
    "access": kernel.DOOR,
    "airlock": kernel.AIRLOCK,
}


def net_of(board: Ground) -> Net:
    """Put a board's links in lists, joins after them."""
    what: list[int] = []
    a: list[int] = []
    b: list[int] = []
    door: list[int] = []
    tiles: list[int] = []
    tile = [1 << place.tile for place in board.places]
    steps: dict[tuple[int, int], list[tuple[int, int]]] = {}

    def step(place_a: int, place_b: int, direction: int) -> None:
        number = len(what) - 1
        steps.setdefault((place_a, direction), []).append((number, place_b))
        steps.setdefault((place_b, (direction + 2) % 4), []).append((number, place_a))

    for link in board.links:
        outside = "exterior" in (board.zones[link.a].kind, board.zones[link.b].kind)
        wall = kernel.SOLID if outside else kernel.WALL
        what.append(_WHAT.get(link.via, wall))
        a.append(link.a)
        b.append(link.b)
        door.append(link.door)
        tiles.append(tile[link.place_a] | tile[link.place_b])
        step(link.place_a, link.place_b, COMPASS.index(link.direction))
    for place_a, place_b, direction in board.joins:
        what.append(kernel.JOIN)
        a.append(board.places[place_a].zone)
        b.append(board.places[place_b].zone)
        door.append(-1)
        tiles.append(tile[place_a] | tile[place_b])
        step(place_a, place_b, COMPASS.index(direction))

    def rays(zone: int, impassable: tuple[int, ...]) -> list[list[int]]:
        found: list[list[int]] = []
        for place in board.zones[zone].places:
            for direction in range(4):
                for link, there in steps.get((place, direction), ()):
                    if what[link] != kernel.JOIN:  # the line from the joined place covers this one
                        found += lines(link, there, direction, impassable)
        return found

    def lines(link: int, place: int, direction: int, impassable: tuple[int, ...]) -> list[list[int]]:
        """Every straight line that begins through a link; there are several only where a link is extra."""
        if what[link] in impassable:
            return []
        start = [link, board.places[place].zone]
        onward = [
            line
            for next_link, next_place in steps.get((place, direction), ())
            for line in lines(next_link, next_place, direction, impassable)
        ]
        return [[*start, *line] for line in onward] or [start]

    never = (kernel.SOLID, kernel.AIRLOCK)
    return Net(
        what,
        a,
        b,
        door,
        tiles,
        [rays(zone.id, (*never, kernel.WALL)) for zone in board.zones],
        [rays(zone.id, never) for zone in board.zones],
    )


class Graph:
    """A board under one topology. Answers are numbers, tuples of them, or sets of zones as bitmasks."""

    __slots__ = (
        "_looks",
        "_masks",
        "_net",
        "_opened",
        "_ranges",
        "_reach",
        "_rows",
        "_steps",
        "board",
        "near",
        "rooms",
        "topology",
        "zones",
    )

    def __init__(self, board: Ground, net: Net, topology: Topology) -> None:
        self.board = board
        self.topology = topology
        molded = topology.mold | topology.dead_mold
        self._net = net
        self._opened = kernel.passable(
            net.what,
            net.a,
            net.b,
            net.door,
            net.tiles,
            topology.closed,
            molded,
            topology.removed,
            topology.airlocks,
        )
        self.near = kernel.neighbour_masks(len(board.zones), net.a, net.b, net.what, self._opened)
        """For every zone the set of zones that one step leads to."""
        self.rooms = (board.rooms & ~(topology.pits | topology.dead_mold)) | topology.mold
        """The zones that count as rooms for sight."""
        self.zones = (1 << len(board.zones)) - 1
        """The zones that exist: a zone is gone when all its tiles are."""
        if topology.removed:
            for zone in board.zones:
                if all(topology.removed >> tile & 1 for tile in zone.tiles):
                    self.zones &= ~(1 << zone.id)
        self._rows: dict[int, list[int]] = {}
        self._reach: dict[int, int] = {}
        self._looks: dict[tuple[int, int], list[int]] = {}
        self._masks: dict[tuple[int, SightRules], int] = {}
        self._steps: dict[tuple[int, int], int] = {}
        self._ranges: dict[tuple[int, int, int, SightRules], dict[int, int]] = {}

    # ------------------------------------------------------------------ ways
    def neighbours(self, zone: int) -> tuple[int, ...]:
        """The zones that one step leads to."""
        return tuple(members(self.near[zone]))

    def ways(self, a: int, b: int) -> tuple[int, ...]:
        """The links through which one can step from `a` to `b` now."""
        return tuple(link.id for link in self.board.links_between(a, b) if self._opened[link.id])

    def doors_in_the_way(self, a: int, b: int) -> int:
        """The closed doors between two zones, if there is no other way from one to the other; else none."""
        if self.near[a] >> b & 1:
            return 0
        doors = 0
        for door in self.board.doors_between(a, b):
            doors |= self.topology.closed & 1 << door.id
        return doors

    # ------------------------------------------------------------------ distances
    def distances(self, zone: int) -> list[int]:
        """How many steps every zone is away from (or from every zone to) this one; -1 without a way."""
        return self.distances_to_any(1 << zone)

    def distances_to_any(self, targets: int) -> list[int]:
        """How many steps every zone is away from the nearest of a set of zones; -1 without a way."""
        row = self._rows.get(targets)
        if row is None:
            row = kernel.distances(self.near, targets & self.zones)
            self._rows[targets] = row
        return row

    def distance(self, a: int, b: int) -> int:
        """The number of steps from one zone to another; -1 without a way."""
        return self.distances_to_any(1 << b)[a]

    def reachable(self, zone: int) -> int:
        """All zones to which a way leads, the zone itself included."""
        found = self._reach.get(zone)
        if found is None:
            found = self._reach[zone] = kernel.within(self.near, 1 << zone & self.zones, -1)
        return found

    def within(self, zone: int, steps: int) -> int:
        """All zones at most so many steps away, the zone itself included."""
        return kernel.within(self.near, 1 << zone & self.zones, steps)

    def first_steps(self, zone: int, targets: int) -> int:
        """The neighbours through which a shortest way leads to the nearest of `targets`; none from a target.

        For the ways to each of several targets however far, unite the answers for each:
        `first_steps(zone, 1 << a) | first_steps(zone, 1 << b)`.
        """
        key = (zone, targets)
        steps = self._steps.get(key)
        if steps is None:
            row = self.distances_to_any(targets)
            steps = 0
            for there in members(self.near[zone]):
                if row[there] == row[zone] - 1 and row[zone] > 0:
                    steps |= 1 << there
            self._steps[key] = steps
        return steps

    def routes(self, start: int, target: int) -> Iterator[tuple[int, ...]]:
        """Every shortest way from one zone to another, both included."""
        if start == target:
            yield (target,)
            return
        for step in members(self.first_steps(start, 1 << target)):
            for rest in self.routes(step, target):
                yield (start, *rest)

    # ------------------------------------------------------------------ sight
    def sight(self, zone: int, rules: SightRules = PLAIN) -> int:
        """All zones somebody in `zone` sees, its own included."""
        key = (zone, rules)
        mask = self._masks.get(key)
        if mask is None:
            mask = 0
            for ring in self._look(zone, rules.depth):
                mask |= ring
            if not rules.dark:
                mask &= ~self.board.dark | 1 << zone
            self._masks[key] = mask
        return mask

    def sees(self, viewer: int, target: int, rules: SightRules = PLAIN) -> bool:
        """Whether somebody in one zone sees another zone."""
        return self.sight(viewer, rules) >> target & 1 == 1

    def sight_range(self, viewer: int, target: int, rules: SightRules = PLAIN) -> int:
        """The number of borders that the shortest line of sight crosses; -1 if there is none."""
        if self.sight(viewer, rules) >> target & 1:
            for distance, ring in enumerate(self._look(viewer, rules.depth)):
                if ring >> target & 1:
                    return distance
        return -1

    def in_range(self, viewer: int, low: int, high: int, rules: SightRules = PLAIN) -> int:
        """All zones in sight at a range from `low` to `high`."""
        found = 0
        for ring in self._look(viewer, rules.depth)[low : high + 1]:
            found |= ring
        return found & self.sight(viewer, rules)

    def ranges(self, viewer: int, low: int, high: int, rules: SightRules = PLAIN) -> Mapping[int, int]:
        """All zones in sight at a range from `low` to `high`, the nearest first, and at which."""
        key = (viewer, low, high, rules)
        found = self._ranges.get(key)
        if found is None:
            found = {}
            for distance in range(low, high + 1):
                ring = self.in_range(viewer, distance, distance, rules)
                found.update(dict.fromkeys(members(ring), distance))
            self._ranges[key] = found
        return found

    def _look(self, zone: int, depth: int) -> list[int]:
        key = (zone, depth)
        seen = self._looks.get(key)
        if seen is None:
            topology, net = self.topology, self._net
            rays = net.rays_in_mold if topology.mold | topology.dead_mold else net.rays
            if self.zones >> zone & 1:
                seen = kernel.look(zone, rays[zone], self._opened, self.rooms, depth)
            else:
                seen = []
            self._looks[key] = seen
        return seen
