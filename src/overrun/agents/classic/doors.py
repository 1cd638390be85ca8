"""When to open a building for the first time: every room of it brings a card's worth of zombies at once."""

from __future__ import annotations

import math
from collections.abc import Iterator

from overrun.agents.classic import weights as w
from overrun.agents.classic.atlas import Atlas
from overrun.agents.classic.situation import SPAWN, Person, Situation
from overrun.classic.state import ABOMINATION


class Doors:
    """Whether the team is ready for what comes out of a building."""

    __slots__ = ("atlas", "now")

    def __init__(self, now: Situation, atlas: Atlas):
        self.now = now
        self.atlas = atlas

    def ready(self, zone: int, building: int, opener: Person) -> bool:
        """Whether the building may be opened by somebody in this zone now."""
        rooms = self.atlas.hidden_rooms(self.now, building)
        if rooms <= w.SMALL:
            return rooms == 0 or self._figures_left(rooms)
        # Who waits before a door where time is short only sees more zombies come.
        calm = self.now.all_must_live or self._few_loose(zone, rooms)
        return calm and self._figures_left(rooms) and self._together(zone, rooms, opener)

    def _patience(self) -> float:
        """Nothing is waited for without end: every few rounds twice as much is risked."""
        return math.exp2(self.now.round / w.ROUNDS_TO_DARE)

    def _figures_left(self, rooms: int) -> bool:
        """Where the walkers run short, all of them act again: there must be enough for rooms and streets."""
        now = self.now
        coming = SPAWN[now.danger] * (rooms + w.SPARE_ROUNDS * len(now.spawns))
        return now.walkers_left * self._patience() >= coming

    def _few_loose(self, zone: int, rooms: int) -> bool:
        """What is on its way to us must be little enough to fight it and the rooms as well."""
        now = self.now
        near = now.graph.distances(zone)
        loose = sum(
            count + w.LOOSE_BRUTE * now.horde[there][ABOMINATION]
            for there, count in now.crowd.items()
            if 0 <= near[there] <= w.LOOSE_STEPS
        )
        strength = sum(w.STRENGTH * person.power for person in now.alive)
        room = SPAWN[now.danger] * rooms * w.SHARE_AT_ONCE
        return loose == 0 or loose + room <= strength * self._patience()

    def _together(self, zone: int, rooms: int, opener: Person) -> bool:
        """Most of the team must be near, with its turns still to come."""
        now = self.now
        near = now.graph.distances(zone)
        helpers = sum(
            person is not opener and not person.acted and 0 <= near[person.zone] <= 1 for person in now.alive
        )
        wanted = w.HELPERS_PER_ROOM * rooms * SPAWN[now.danger]
        most = (w.HASTY_HELPERS if now.all_must_live else w.HELPERS) * (len(now.alive) - 1)
        return helpers * self._patience() >= min(wanted, most) - 0.01

    def muster(self, zone: int, locked: int) -> int | None:
        """The zone before the door by which to go to a zone of an unopened building; None if none is."""
        building = self.now.world.board.zones[zone].building
        if building < 0 or not self.atlas.hidden_rooms(self.now, building):
            return None
        row = self.atlas.plain(self.now, 1 << zone, locked)
        people = len(self.now.alive)
        doors = [
            (way + row[inside] * people * w.MUSTER_INSIDE, outside)
            for way, inside, outside, _ in self._entrances(locked, building)
        ]
        return min(doors)[1] if doors else None

    def nearest_house(self, locked: int) -> tuple[int, int] | None:
        """Where to gather to open any building, and which: near, and not too big."""
        people = len(self.now.alive)
        doors = [
            (way + w.HOUSE_ROOM * people * self.atlas.hidden_rooms(self.now, building), outside, building)
            for way, _, outside, building in self._entrances(locked)
            if self.atlas.hidden_rooms(self.now, building)
        ]
        return min(doors)[1:] if doors else None

    def _entrances(self, locked: int, only: int = -1) -> Iterator[tuple[float, int, int, int]]:
        """Closed doors from outside: how far for all, the zones inside and outside, the building."""
        now, board = self.now, self.now.world.board
        for door in board.doors:
            if locked >> door.id & 1 or not now.state.closed >> door.id & 1:
                continue
            for inside, outside in ((door.a, door.b), (door.b, door.a)):
                building = board.zones[inside].building
                if building < 0 or board.zones[outside].building == building or only not in (-1, building):
                    continue
                row = self.atlas.plain(now, 1 << outside, locked)
                yield sum(row[person.zone] for person in now.alive), inside, outside, building
