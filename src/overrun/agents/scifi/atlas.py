"""Ways over the board as a planner sees them: closed doors and crowds make a way longer, not impossible."""

from __future__ import annotations

from functools import lru_cache

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.situation import Situation
from overrun.agents.ways import distances
from overrun.board import Graph, members


class Atlas:
    """Distances to where one wants to go, in one position."""

    def __init__(self, now: Situation, locked: int):
        self.now = now
        shut = now.sealed | locked
        open_ways = now.topology.ignoring_doors(but=shut)
        self._graphs = (
            now.world.graph(open_ways.without_airlocks()),
            now.world.graph(open_ways),
        )
        self._toll = tuple(sorted(self._tolls().items()))
        self._fields: tuple[dict[int, list[float]], dict[int, list[float]]] = ({}, {})

    def field(self, targets: int, outside: bool) -> list[float]:
        """For every zone how far it is to the nearest of `targets`, with or without going outside."""
        known = self._fields[outside]
        found = known.get(targets)
        if found is None:
            found = known[targets] = _measure(self._graphs[outside], self.now.graph, self._toll, targets)
        return found

    def _tolls(self) -> dict[int, float]:
        """What it costs to walk through zones with xenos, and through or by those of abominations."""
        tolls = {zone: w.PER_XENO * min(w.MOST_XENOS, bulk) for zone, bulk in self.now.bulk.items()}
        shunned: dict[int, float] = {}
        for zone, _, _ in self.now.brutes:
            shunned[zone] = w.SHUN
            for there in members(self.now.swarm.near[zone]):
                shunned.setdefault(there, w.SHUN / 2)
        for zone, extra in shunned.items():
            tolls[zone] = tolls.get(zone, 0.0) + extra
        return tolls


# Imagined games of a round ask for the same ways again and again.
@lru_cache(maxsize=4096)
def _measure(ways: Graph, now: Graph, tolls: tuple[tuple[int, float], ...], targets: int) -> list[float]:
    return distances(ways.near, now.near, targets, dict(tolls), lambda zone, there: w.DOOR)
