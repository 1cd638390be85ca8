"""Ways, distances and sight once more, slowly and as plainly as the rules put it, to test the quick ones
against.

Works on the board's links, joins and places alone: no bitmasks, no prepared lines, no caches.
"""

from collections import deque

from overrun.board import Board, Topology
from overrun.board.model import Link

OPPOSITE = {"N": "S", "S": "N", "E": "W", "W": "E"}
SIDES = tuple(OPPOSITE)


class SlowBoard:
    def __init__(self, board: Board, topology: Topology) -> None:
        self.board = board
        self.topology = topology
        self.molded = {zone.id for zone in board.zones if (topology.mold | topology.dead_mold) >> zone.id & 1}

    def _there(self, place: int) -> bool:
        return not self.topology.removed >> self.board.places[place].tile & 1

    def _open(self, link: Link) -> bool:
        """Whether actors pass a link."""
        if not (self._there(link.place_a) and self._there(link.place_b)):
            return False
        if link.via == "wall":
            kinds = {self.board.zones[link.a].kind, self.board.zones[link.b].kind}
            return "exterior" not in kinds and bool(self.molded & {link.a, link.b})
        if link.door >= 0 and self.topology.closed >> link.door & 1:
            return False
        return link.via != "airlock" or self.topology.airlocks

    def neighbours(self, zone: int) -> set[int]:
        found = set()
        for link in self.board.links:
            if zone in (link.a, link.b) and self._open(link):
                found.add(link.b if zone == link.a else link.a)
        return found

    def distances(self, start: int) -> dict[int, int]:
        if not any(self._there(place) for place in self.board.zones[start].places):
            return {}
        found = {start: 0}
        waiting = deque([start])
        while waiting:
            zone = waiting.popleft()
            for there in self.neighbours(zone):
                if there not in found:
                    found[there] = found[zone] + 1
                    waiting.append(there)
        return found

    def _ends_sight(self, zone: int) -> bool:
        """Whether a zone counts as a room for sight."""
        if self.topology.mold >> zone & 1:
            return True
        if (self.topology.dead_mold | self.topology.pits) >> zone & 1:
            return False
        return self.board.zones[zone].kind == "room"

    def _steps(self, place: int, side: str) -> list[int]:
        """The places that lie behind one side of a place, as far as sight gets there."""
        found = []
        for link in self.board.links:
            if link.via == "airlock" or not self._open(link):
                continue
            if (link.place_a, link.direction) == (place, side):
                found.append(link.place_b)
            elif (link.place_b, OPPOSITE[link.direction]) == (place, side):
                found.append(link.place_a)
        for a, b, direction in self.board.joins:
            if not (self._there(a) and self._there(b)):
                continue
            if (a, direction) == (place, side):
                found.append(b)
            elif (b, OPPOSITE[direction]) == (place, side):
                found.append(a)
        return found

    def sight(self, zone: int, depth: int = 1) -> dict[int, int]:
        """The zones seen and the range of each."""
        places = [place for place in self.board.zones[zone].places if self._there(place)]
        found = {zone: 0} if places else {}
        for place in places:
            for side in SIDES:
                self._follow(place, side, 0, 0, depth, found)
        return found

    def _follow(
        self, place: int, side: str, crossed: int, rooms: int, depth: int, found: dict[int, int]
    ) -> None:
        here = self.board.places[place].zone
        for there in self._steps(place, side):
            zone = self.board.places[there].zone
            if zone == here:
                self._follow(there, side, crossed, rooms, depth, found)
                continue
            room = self._ends_sight(zone)
            if rooms and not room:
                continue  # beyond a room only another room is ever seen
            found[zone] = min(found.get(zone, 99), crossed + 1)
            if not room:
                self._follow(there, side, crossed + 1, 0, depth, found)
            elif rooms + 1 < depth:
                self._follow(there, side, crossed + 1, rooms + 1, depth, found)
