"""How far it is over a board, and how far one gets in a turn, with crowds and closed doors in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import NamedTuple

from overrun.board import Graph, members

FAR = 99.0
# With no enemy so near there is nothing to think about.
ALARM = 3


def distances(
    near: Sequence[int],
    now: Sequence[int],
    targets: int,
    tolls: Mapping[int, float],
    door: Callable[[int, int], float],
) -> list[float]:
    """For every zone how far it is to the nearest of `targets`.

    `near` are the zones beside each, closed doors set aside; `now` those one can step into as things are.
    `tolls` is what it costs to get through a zone, `door` what it costs to open the way between two.
    """
    row = [FAR] * len(near)
    queue: list[tuple[float, int]] = []
    for zone in members(targets):
        row[zone] = 0.0
        heappush(queue, (0.0, zone))
    while queue:
        cost, zone = heappop(queue)
        if cost > row[zone]:
            continue
        # Walking backwards from the target: who comes from `there` has to get through this zone.
        cost += tolls.get(zone, 0.0)
        for there in members(near[zone]):
            step = cost + 1.0
            if not now[zone] >> there & 1:
                step += door(zone, there)
            if step < row[there]:
                row[there] = step
                heappush(queue, (step, there))
    return row


class Legs(NamedTuple):
    """How far somebody gets in a turn: the actions and free moves left, the actions each enemy costs whoever
    leaves its zone, and the zones of a move."""

    actions: int
    moves: int = 0
    surcharge: int = 1
    stride: int = 1


def reach(
    near: Sequence[int], crowd: Mapping[int, float], start: int, legs: Legs
) -> dict[int, tuple[int, int]]:
    """The zones that can be reached: the actions it costs, and the first zone of the way.

    >>> reach([0b010, 0b101, 0b010], {1: 1}, 0, Legs(actions=3))  # somebody is in the middle
    {0: (0, 0), 1: (1, 1), 2: (3, 1)}
    """
    found: dict[int, tuple[int, int]] = {start: (0, start)}
    best: dict[int, tuple[int, int]] = {start: (0, 0)}
    queue: list[tuple[int, int, int, int]] = [(0, 0, start, start)]
    while queue:
        spent, used, zone, first = heappop(queue)
        if best[zone] < (spent, used):
            continue
        extra = round(crowd.get(zone, 0) * legs.surcharge)
        cost = spent + extra + (0 if used < legs.moves else 1)
        if cost > legs.actions:
            continue
        steps = list(members(near[zone]))
        landings = [(there, there) for there in steps]
        if legs.stride > 1:
            for there in steps:
                if there not in crowd:
                    landings += [(far, there) for far in members(near[there])]
        for there, via in landings:
            key = (cost, used + 1)
            if there not in best or key < best[there]:
                best[there] = key
                begin = via if zone == start else first
                found[there] = (cost, begin)
                heappush(queue, (cost, used + 1, there, begin))
    return found


def alarmed(graph: Graph, zone: int, horde: Iterable[int]) -> bool:
    """Whether enemies in any zone of `horde` are near somebody who stands in a zone."""
    near = graph.within(zone, ALARM)
    return any(near >> there & 1 for there in horde)
