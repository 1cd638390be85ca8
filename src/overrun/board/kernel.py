"""The zone graph in plain integers and lists: ways, distances, sight. A leaf module that mypyc can compile.

Sets of zones are ints of any size used as bitmasks: a board may have more than 64 zones, so no fixed-width
ones.
"""

# What a link lets through.
FREE, DOOR, AIRLOCK, WALL, SOLID, JOIN = range(6)


def passable(
    what: list[int],
    a: list[int],
    b: list[int],
    door: list[int],
    tiles: list[int],
    closed: int,
    molded: int,
    removed: int,
    airlocks: bool,
) -> list[bool]:
    """For every link whether an actor can go through it."""
    found: list[bool] = []
    for i in range(len(what)):
        kind = what[i]
        if kind == SOLID or (removed and tiles[i] & removed):
            found.append(False)
        elif kind == WALL:
            found.append(((molded >> a[i]) | (molded >> b[i])) & 1 == 1)
        elif door[i] >= 0 and (closed >> door[i]) & 1:
            found.append(False)
        else:
            found.append(kind != AIRLOCK or airlocks)
    return found


def neighbour_masks(zones: int, a: list[int], b: list[int], what: list[int], opened: list[bool]) -> list[int]:
    """For every zone the set of zones one step away."""
    near = [0] * zones
    for i in range(len(opened)):
        if opened[i] and what[i] != JOIN:
            near[a[i]] |= 1 << b[i]
            near[b[i]] |= 1 << a[i]
    return near


def distances(near: list[int], start: int) -> list[int]:
    """For every zone how many steps it is away from the nearest zone of `start`, -1 without a way."""
    row = [-1] * len(near)
    if start < 0:  # it would have no end
        raise ValueError("a set is never negative")
    seen = start
    frontier = start
    distance = 0
    while frontier:
        reached = 0
        while frontier:
            low = frontier & -frontier
            zone = low.bit_length() - 1
            row[zone] = distance
            reached |= near[zone]
            frontier ^= low
        frontier = reached & ~seen
        seen |= frontier
        distance += 1
    return row


def within(near: list[int], start: int, steps: int) -> int:
    """The zones at most so many steps away from `start`; with negative `steps` all that can be reached."""
    if start < 0:  # it would have no end
        raise ValueError("a set is never negative")
    seen = start
    frontier = start
    while frontier and steps:
        reached = 0
        while frontier:
            low = frontier & -frontier
            reached |= near[low.bit_length() - 1]
            frontier ^= low
        frontier = reached & ~seen
        seen |= frontier
        steps -= 1
    return seen


def look(zone: int, rays: list[list[int]], opened: list[bool], rooms: int, depth: int) -> list[int]:
    """What a viewer sees: the sets of zones at range 0, 1, 2 …

    A ray is a straight line away from the viewer: link, zone behind it, link, zone behind it … It ends at the
    first link that lets nothing through and inside the `depth`-th room it enters; from one of these rooms it
    goes on only into a room.
    """
    seen = 1 << zone
    found: list[int] = [seen]
    for ray in rays:
        reach = 0
        left = depth
        here = zone
        i = 0
        while i < len(ray):
            link = ray[i]
            if not opened[link]:
                break
            there = ray[i + 1]
            i += 2
            if there == here:
                continue
            room = (rooms >> there) & 1
            if left < depth and not room:
                break
            here = there
            reach += 1
            if reach == len(found):
                found.append(0)
            found[reach] |= 1 << there
            if room:
                left -= 1
                if left == 0:
                    break
    for reach in range(1, len(found)):
        found[reach] &= ~seen
        seen |= found[reach]
    return found
