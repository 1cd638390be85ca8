"""The shapes behind a drawing: outlines of zones, walls with their gaps, lines on the floor, room for tokens.

Everything is derived from the rectangles of the zones, so that a drawing shows what the rules see.
Coordinates are those of the board: whole hundredths of a tile, x to the right and y down.
"""

from bisect import bisect_left
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from overrun.board.board import Board
from overrun.board.model import Link, Segment, Zone
from overrun.board.tiles import TILE, Kind, Rect

Border = Literal["hull", "wall", "crossing", "marking", "rim"]
"""A wall towards the open, a wall inside a building, the border of two zones in a street and elsewhere on the
floor, the end of open ground."""

Line = tuple[float, float, float, float]
"""A segment that need not lie on whole numbers."""

_INSIDE: frozenset[Kind] = frozenset(("room", "corridor"))
_WALLS: tuple[Border, ...] = ("hull", "wall")
_GAPS = frozenset(("opening", "door", "access", "airlock"))
WIDEST_GAP = 14
_JAMB = 2
"""What stays of a wall at each end of an opening as wide as the wall itself."""

MARGIN = 7
"""What a drawing leaves free around the board."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A board measured for drawing.

    `borders` are the lines of each kind, put together as far as they run straight; walls have gaps where one
    can pass, `facades` are the walls towards the open without them. `gaps` are the places of doors and
    openings by number of their link.
    """

    outlines: tuple[str, ...]
    borders: dict[Border, list[Segment]]
    facades: list[Segment]
    gaps: dict[int, Segment]


def view_box(board: Board) -> tuple[int, int, int, int]:
    """Left, top, width and height of a drawing.

    >>> from overrun.board import board_from_text
    >>> view_box(board_from_text("+#+#+\\n#a:b#\\n+#+#+", kinds={"a": "street", "b": "street"}))
    (-7, -7, 74, 44)
    """
    left, top, right, bottom = _box(board)
    return (left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN)


def frame_of(zone: Zone) -> Rect:
    """The largest rectangle inside a zone: where numbers, tokens and figures belong."""
    xs, ys, filled = _raster([(zone.id, zone.rects)])
    best: tuple[int, Rect] = (0, zone.rects[0])
    for top in range(len(ys) - 1):
        for left in range(len(xs) - 1):
            width = len(xs) - 1 - left
            for row in range(top, len(ys) - 1):
                run = 0
                while run < width and (row, left + run) in filled:
                    run += 1
                width = run
                rect = (xs[left], ys[top], xs[left + width], ys[row + 1])
                best = max(
                    best, ((rect[2] - rect[0]) * (rect[3] - rect[1]), rect), key=lambda found: found[0]
                )
    return best[1]


def centre_of(zone: Zone) -> tuple[float, float]:
    """A point well inside a zone, also in one that bends around a corner."""
    left, top, right, bottom = frame_of(zone)
    return ((left + right) / 2, (top + bottom) / 2)


def outline_of(zone: Zone) -> str:
    """The contour of a zone as SVG path data."""
    return _contour(*_raster([(zone.id, zone.rects)]))


def plan_of(board: Board) -> Plan:
    """Measure a board."""
    gaps = {link.id: _gap(link) for link in board.links if link.via in _GAPS}
    borders: dict[Border, list[Segment]] = {
        "hull": [],
        "wall": [],
        "crossing": [],
        "marking": [],
        "rim": [],
    }
    for border, line in _lines(board):
        borders[border].append(line)
    borders = {border: _joined(lines) for border, lines in borders.items()}
    facades = borders["hull"]
    for border in _WALLS:
        borders[border] = [part for line in borders[border] for part in _without(line, gaps.values())]
    return Plan(tuple(outline_of(zone) for zone in board.zones), borders, facades, gaps)


def lanes_of(board: Board) -> list[Segment]:
    """Where the middle of a street runs along a seam: inside a zone one can enter only along that seam."""
    lanes: list[Segment] = []
    for a, b, direction in board.joins:
        zone = board.places[a].zone
        upright = direction in ("E", "W")
        ways = [link.direction in ("E", "W") for link in board.links_of(zone) if link.via == "street"]
        if board.zones[zone].kind == "street" and ways and upright not in ways:
            contact = _contact(board.places[a].rects, board.places[b].rects, upright)
            lanes.extend(contact)
    return _joined(lanes)


def seams_of(board: Board) -> list[Segment]:
    """The borders of tiles."""
    at = {(placement.row, placement.column) for placement in board.placements}
    lines: list[Segment] = []
    for row, column in sorted(at):
        x, y = (column + 1) * TILE, (row + 1) * TILE
        if (row, column + 1) in at:
            lines.append((x, y - TILE, x, y))
        if (row + 1, column) in at:
            lines.append((x - TILE, y, x, y))
    return _joined(lines)


def path_of(lines: Iterable[Line]) -> str:
    """Lines as SVG path data.

    >>> path_of([(0, 0, 30, 0), (30, 2.5, 30, 40)])
    'M0 0H30M30 2.5V40'
    """
    return "".join(
        f"M{x1:g} {y1:g}H{x2:g}" if y1 == y2 else f"M{x1:g} {y1:g}V{y2:g}" for x1, y1, x2, y2 in lines
    )


def shortened(line: Line, start: float, end: float) -> Line:
    """A line that begins `start` later and ends `end` earlier."""
    x1, y1, x2, y2 = line
    return (x1, y1 + start, x2, y2 - end) if x1 == x2 else (x1 + start, y1, x2 - end, y2)


# ---------------------------------------------------------------------- measuring
def _box(board: Board) -> Rect:
    rects = [rect for zone in board.zones for rect in zone.rects]
    lefts, tops, rights, bottoms = zip(*rects, strict=True)
    return (min(lefts), min(tops), max(rights), max(bottoms))


_Raster = tuple[list[int], list[int], dict[tuple[int, int], int]]
"""Grid lines and, by (row, column), whose field it is."""


def _raster(owners: Iterable[tuple[int, tuple[Rect, ...]]]) -> _Raster:
    owned = list(owners)
    rects = [rect for _, shape in owned for rect in shape]
    xs = sorted({x for rect in rects for x in (rect[0], rect[2])})
    ys = sorted({y for rect in rects for y in (rect[1], rect[3])})
    fields: dict[tuple[int, int], int] = {}
    for owner, shape in owned:
        for left, top, right, bottom in shape:
            for row in range(bisect_left(ys, top), bisect_left(ys, bottom)):
                for column in range(bisect_left(xs, left), bisect_left(xs, right)):
                    fields[row, column] = owner
    return xs, ys, fields


def _contour(xs: list[int], ys: list[int], fields: dict[tuple[int, int], int]) -> str:
    """The border of all fields, clockwise; holes run the other way round."""
    after: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for row, column in sorted(fields):
        corners = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        beside = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        for i, field in enumerate(beside):
            if field not in fields:
                after.setdefault(corners[i], []).append(corners[(i + 1) % 4])
    parts = []
    while after:
        start = min(after)
        loop = [start]
        while True:
            here = loop[-1]
            ways = after[here]
            way = ways.pop()
            if not ways:
                del after[here]
            if len(loop) > 1 and _straight(loop[-2], here, way):
                loop[-1] = way
            else:
                loop.append(way)
            if way == start:
                break
        parts.append(f"M{xs[loop[0][0]]} {ys[loop[0][1]]}")
        for before, here in pairwise(loop[:-1]):
            parts.append(f"V{ys[here[1]]}" if before[0] == here[0] else f"H{xs[here[0]]}")
        parts.append("Z")
    return "".join(parts)


def _straight(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> bool:
    return a[0] == b[0] == c[0] or a[1] == b[1] == c[1]


def _lines(board: Board) -> Iterable[tuple[Border, Segment]]:
    """Every stretch where two zones, or a zone and the world outside, touch."""
    xs, ys, fields = _raster((zone.id, zone.rects) for zone in board.zones)
    for row in range(len(ys)):
        for column in range(len(xs)):
            here = fields.get((row, column))
            if row < len(ys) - 1:
                beside = fields.get((row, column - 1))
                if here != beside:
                    line = (xs[column], ys[row], xs[column], ys[row + 1])
                    yield _border(board, beside, here, line), line
            if column < len(xs) - 1:
                above = fields.get((row - 1, column))
                if here != above:
                    line = (xs[column], ys[row], xs[column + 1], ys[row])
                    yield _border(board, above, here, line), line


def _border(board: Board, a: int | None, b: int | None, line: Segment) -> Border:
    zones = [board.zones[zone] for zone in (a, b) if zone is not None]
    inside = [zone.kind in _INSIDE for zone in zones]
    if a is None or b is None:
        if inside[0] or any(
            rim.wall and rim.zone == zones[0].id and _covers(rim.segment, line) for rim in board.rims
        ):
            return "hull"
        return "rim"
    for link in board.links_between(a, b):
        if link.via in ("street", "marking") and _covers(link.segment, line):
            return "crossing" if link.via == "street" else "marking"
    return "wall" if all(inside) and zones[0].building == zones[1].building else "hull"


def _covers(long: Segment, line: Segment) -> bool:
    """Whether the middle of one line lies on another."""
    x, y = (line[0] + line[2]) / 2, (line[1] + line[3]) / 2
    return long[0] <= x <= long[2] and long[1] <= y <= long[3]


def _gap(link: Link) -> Segment:
    x1, y1, x2, y2 = link.segment
    length = x2 - x1 + y2 - y1
    cut = max((length - WIDEST_GAP + 1) // 2, _JAMB if link.via == "opening" else 0, 0)
    return (x1, y1 + cut, x2, y2 - cut) if x1 == x2 else (x1 + cut, y1, x2 - cut, y2)


def _joined(lines: list[Segment]) -> list[Segment]:
    """Lines put together as far as they run straight on."""
    done: list[Segment] = []
    upright = sorted(line for line in lines if line[0] == line[2])
    level = sorted((line for line in lines if line[0] != line[2]), key=lambda line: (line[1], line[0]))
    for line in (*upright, *level):
        if done:
            x1, y1, x2, y2 = done[-1]
            same = x1 == x2 == line[0] == line[2] or y1 == y2 == line[1] == line[3]
            if same and (x2, y2) == line[:2]:
                done[-1] = (x1, y1, line[2], line[3])
                continue
        done.append(line)
    return done


def _without(line: Segment, gaps: Iterable[Segment]) -> list[Segment]:
    """What gaps leave of a wall."""
    axis = 1 if line[0] == line[2] else 0
    cuts = sorted(
        (gap[axis], gap[axis + 2])
        for gap in gaps
        if gap[1 - axis] == gap[3 - axis] == line[1 - axis]
        and gap[axis] < line[axis + 2]
        and line[axis] < gap[axis + 2]
    )
    parts: list[Segment] = []
    at = line[axis]
    for lo, hi in (*cuts, (line[axis + 2], line[axis + 2])):
        if at < lo:
            parts.append(
                (line[0], at, line[2], lo) if axis else (at, line[1], lo, line[3]),
            )
        at = max(at, hi)
    return parts


def _contact(first: tuple[Rect, ...], second: tuple[Rect, ...], upright: bool) -> list[Segment]:
    across, along = (0, 1) if upright else (1, 0)
    found: list[Segment] = []
    for a in first:
        for b in second:
            lo, hi = max(a[along], b[along]), min(a[along + 2], b[along + 2])
            if a[across + 2] == b[across] and lo < hi:
                line = b[across]
                found.append((line, lo, line, hi) if upright else (lo, line, hi, line))
    return found
