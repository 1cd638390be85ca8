"""What observations and drawings of all games with a board share."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Sequence
from typing import ClassVar

import numpy as np

from overrun.board import Board, Graph, members
from overrun.env.parts import Array, Picture, Rect
from overrun.errors import OverrunError

ZONES = 72
LAYOUTS_KEPT = 32

# The last features of every zone: what is printed. The two before them are about the survivor in turn.
PRINTED = ("exit", "room", "x from 0 to 1", "y from 0 to 1", "is a zone")


class Layout:
    """What depends on the board alone, for all games on it: where zones lie, ways and sight."""

    kept: ClassVar[dict[int, Layout]] = {}

    def __init__(self, board: Board, exits: int, open_ways: Graph):
        if len(board.zones) > ZONES:
            raise OverrunError(
                f"{board.name} has {len(board.zones)} zones; the environment has room for {ZONES}"
            )
        self.board = board
        self.number = len(board.zones)
        left, top, (width, height) = frame_of(board)
        size = max(width, height)
        self.places = [
            ((zone.centre[0] - left) / size, (zone.centre[1] - top) / size) for zone in board.zones
        ]
        self.printed = np.zeros((len(PRINTED), ZONES), np.float32)
        for zone in board.zones:
            self.printed[:, zone.id] = (exits >> zone.id & 1, zone.is_room, *self.places[zone.id], 1)
        everywhere = range(self.number)
        self.open_ways = open_ways
        self.farthest = max(1, *(open_ways.distance(a, b) for a in everywhere for b in everywhere))
        self._ways: dict[tuple[Hashable, int], Array] = {}

    @classmethod
    def of(cls, board: Board, exits: int, open_ways: Callable[[], Graph]) -> Layout:
        """The layout of a board; boards are shared by all games of a mission."""
        found = cls.kept.get(id(board))
        if found is None:
            if len(cls.kept) >= LAYOUTS_KEPT:
                cls.kept.clear()
            found = cls.kept[id(board)] = cls(board, exits, open_ways())
        return found

    def ways_from(self, zone: int, topology: Hashable, graph: Callable[[], Graph]) -> Array:
        """Steps to each zone (divided by 10; -0.1: no way), and which of them are seen."""
        found = self._ways.get((topology, zone))
        if found is None:
            if len(self._ways) > 50_000:
                self._ways.clear()
            now = graph()
            found = self._ways[topology, zone] = np.zeros((2, ZONES), np.float32)
            for there in range(self.number):
                found[0, there] = now.distance(zone, there) / 10
                found[1, there] = now.sees(zone, there)
        return found

    def nearness(self, people: Iterable[int], goals: Iterable[int]) -> float:
        """How near somebody is to the nearest of some zones if all doors were open: 1 is there."""
        wanted = list(goals)
        steps = [self.open_ways.distance(zone, there) for zone in people for there in wanted]
        return 1 - min((step for step in steps if step >= 0), default=self.farthest) / self.farthest


class Crowd:
    """The enemies of each kind in each zone, divided by 4; kept while they stay."""

    def __init__(self) -> None:
        self._horde: list[list[int]] = []
        self._kept: Array = np.zeros(0, np.float32)

    def of(self, horde: list[list[int]]) -> Array:
        """The enemies as they stand now."""
        if horde != self._horde:
            self._horde = [kind.copy() for kind in horde]
            self._kept = np.array(horde, np.float32) * np.float32(0.25)
        return self._kept


def frame_of(board: Board) -> tuple[float, float, tuple[float, float]]:
    """Left, top, and both sides of a board."""
    rects = [rect for zone in board.zones for rect in zone.rects]
    left, top = min(rect[0] for rect in rects), min(rect[1] for rect in rects)
    return left, top, (max(rect[2] for rect in rects) - left, max(rect[3] for rect in rects) - top)


# Drawing

OUTSIDE, INSIDE = (70, 74, 82), (150, 120, 90)
CLOSED, TOKEN, PERSON = (20, 20, 24), (214, 56, 47), (60, 130, 230)
FIGURE = 9


def ground_of(board: Board, closed: int, tokens: Iterable[int]) -> list[Rect]:
    """Zones, closed doors, and the zones in which something is to be had."""
    left, top, _ = frame_of(board)
    found = [
        Rect(x1 - left + 1, y1 - top + 1, x2 - x1 - 2, y2 - y1 - 2, INSIDE if zone.is_room else OUTSIDE)
        for zone in board.zones
        for x1, y1, x2, y2 in zone.rects
    ]
    for door in members(closed):
        x1, y1, x2, y2 = board.doors[door].segment
        found.append(Rect((x1 + x2) / 2 - left - 4, (y1 + y2) / 2 - top - 4, 8, 8, CLOSED))
    for zone_id in tokens:
        x, y = board.zones[zone_id].centre
        found.append(Rect(x - left - 8, y - top + 8, 6, 6, TOKEN))
    return found


# A colour, a letter, and how many of them there are.
Figures = Sequence[tuple[tuple[int, int, int], str, int]]


def figures_of(board: Board, crowd: Callable[[int], Figures]) -> list[Rect]:
    """Everybody on the board, four side by side."""
    left, top, (width, _) = frame_of(board)
    found = []
    row_of_four = 4 * (FIGURE + 2)
    for zone in board.zones:
        x = min(max(zone.centre[0] - left - row_of_four / 2, 0), width - row_of_four)
        y = zone.centre[1] - top - FIGURE
        for place, (colour, letter, count) in enumerate(crowd(zone.id)):
            at = (x + place % 4 * (FIGURE + 2), y + place // 4 * (FIGURE + 2))
            text = f"{letter}{count}" if count > 1 else letter
            found.append(Rect(*at, FIGURE, FIGURE, colour, text))
    return found


def how_far(
    layout: Layout, taken: float, goals: Collection[bool], people: Iterable[int], wanted: Iterable[int]
) -> float:
    """The mean of: objectives taken, goals fulfilled, and how near somebody is to a zone that is wanted."""
    return (taken + sum(goals) / max(len(goals), 1) + layout.nearness(people, wanted)) / 3


def pictured(
    board: Board, base: str, closed: int, tokens: Sequence[int], crowd: Callable[[int], Figures]
) -> Picture:
    """A drawing of a board: zones, closed doors, tokens, and who stands where."""
    _, _, (width, height) = frame_of(board)
    return Picture(width, height, ground_of(board, closed, tokens), figures_of(board, crowd), base)
