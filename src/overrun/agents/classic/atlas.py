"""Ways over the board as a planner sees them: closed doors and crowds make a way longer, not impossible."""

from __future__ import annotations

from functools import partial

from overrun.agents.classic import weights as w
from overrun.agents.classic.situation import SPAWN, Situation
from overrun.agents.ways import distances
from overrun.board import mask_of
from overrun.classic.world import World

KEPT = 256


class Atlas:
    """Distances to where one wants to go; kept as long as the doors and the crowds stay as they are."""

    def __init__(self, world: World):
        self.world = world
        self._fields: dict[tuple[object, ...], list[float]] = {}
        self._all = world.graph(0)
        board = world.board
        starts = {board.zones[token.zone].building for token in board.tokens_of("start")}
        # The doors of each building, none for one that is open from the start.
        self._doors = [
            0
            if number in starts
            else mask_of(
                door.id
                for door in board.doors
                if number in (board.zones[door.a].building, board.zones[door.b].building)
            )
            for number in range(len(board.buildings))
        ]

    def field(self, now: Situation, targets: int, locked: int = 0) -> list[float]:
        """For every zone how far it is to the nearest of `targets`; `locked` doors cannot be opened yet."""
        crowd = tuple(sorted(now.crowd.items()))
        return self._kept((targets, now.state.closed, locked, now.danger, crowd), now, now.crowd)

    def plain(self, now: Situation, targets: int, locked: int = 0) -> list[float]:
        """The same without the crowds, which come and go: for plans that last longer than a round."""
        return self._kept((targets, now.state.closed, locked, now.danger), now, {})

    def _kept(
        self, key: tuple[int, int, int, int, *tuple[object, ...]], now: Situation, crowd: dict[int, float]
    ) -> list[float]:
        found = self._fields.get(key)
        if found is None:
            if len(self._fields) >= KEPT:
                self._fields.clear()
            found = self._fields[key] = self._measure(now, key[0], key[2], crowd)
        return found

    def _measure(self, now: Situation, targets: int, locked: int, crowd: dict[int, float]) -> list[float]:
        near = self.world.graph(locked).near if locked else self._all.near
        tolls = {zone: w.PER_ZOMBIE * min(6.0, zombies) for zone, zombies in crowd.items()}
        return distances(near, now.graph.near, targets, tolls, partial(self.door_cost, now))

    def door_cost(self, now: Situation, zone: int, there: int) -> float:
        """What it costs to open the door between two zones."""
        zones = self.world.board.zones
        cost = w.DOOR
        for building in {zones[zone].building, zones[there].building} - {-1}:
            cost += w.UNOPENED_ROOM * SPAWN[now.danger] * self.hidden_rooms(now, building)
        return cost

    def doors_of(self, zone: int) -> int:
        """The doors of the building a zone lies in."""
        building = self.world.board.zones[zone].building
        return self._doors[building] if building >= 0 else 0

    def hidden_rooms(self, now: Situation, building: int) -> int:
        """How many rooms of a building are still to be filled when its first door is opened."""
        doors = self._doors[building]
        return len(self.world.board.buildings[building]) if doors and not doors & ~now.state.closed else 0
