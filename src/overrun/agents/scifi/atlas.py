"""Ways over the board as a planner sees them: closed doors and crowds make a way longer, not impossible."""

from __future__ import annotations

from heapq import heappop, heappush

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.scene import Scene
from overrun.board import members

FAR = 99.0


class Atlas:
    """Distances to where one wants to go, in one position."""

    def __init__(self, scene: Scene, locked: int):
        self.scene = scene
        self._fields: dict[tuple[int, bool], list[float]] = {}
        shut = scene.sealed | locked
        open_ways = scene.topology.ignoring_doors(but=shut)
        self._graphs = (
            scene.world.graph(open_ways.without_airlocks()),
            scene.world.graph(open_ways),
        )

    def field(self, targets: int, outside: bool) -> list[float]:
        """For every zone how far it is to the nearest of `targets`, with or without going outside."""
        found = self._fields.get((targets, outside))
        if found is None:
            found = self._fields[targets, outside] = self._measure(targets, outside)
        return found

    def _measure(self, targets: int, outside: bool) -> list[float]:
        near = self._graphs[outside].near
        now = self.scene.graph.near
        bulk = self.scene.bulk
        shunned = self._shunned()
        row = [FAR] * len(near)
        queue: list[tuple[float, int]] = []
        for zone in members(targets):
            row[zone] = 0.0
            heappush(queue, (0.0, zone))
        while queue:
            cost, zone = heappop(queue)
            if cost > row[zone]:
                continue
            cost += w.PER_XENO * min(w.MOST_XENOS, bulk.get(zone, 0.0)) + shunned.get(zone, 0.0)
            for there in members(near[zone]):
                step = cost + 1.0 + (0.0 if now[zone] >> there & 1 else w.DOOR)
                if step < row[there]:
                    row[there] = step
                    heappush(queue, (step, there))
        return row

    def _shunned(self) -> dict[int, float]:
        """Zones one does not walk through if there is another way: where abominations are, or beside."""
        found: dict[int, float] = {}
        for zone, _, _ in self.scene.brutes:
            found[zone] = w.SHUN
            for there in members(self.scene.swarm.near[zone]):
                found.setdefault(there, w.SHUN / 2)
        return found
