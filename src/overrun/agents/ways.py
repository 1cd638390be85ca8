"""How far it is over a board where crowds and closed doors make a way longer, not impossible."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from heapq import heappop, heappush

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


def alarmed(graph: Graph, zone: int, horde: Iterable[int]) -> bool:
    """Whether enemies in any zone of `horde` are near somebody who stands in a zone."""
    near = graph.within(zone, ALARM)
    return any(near >> there & 1 for there in horde)
