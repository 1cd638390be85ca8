"""Tiles: one readable drawing each, and how to turn it.

A drawing has a character for every cell and one for every edge between two cells; the corners mean nothing:

    +.+.+.+        cells    capital   a place of its own: X exterior, T tunnel, C corridor, R room,
    .X:X:X.                           S security room, O oxygen supply room, A airlock, E elevator;
    +:+L+:+                           its name is its square: rows a b c …, columns 1 2 3 …
    .X#A#X.                 letter    a room that may cover several cells and is called by its letter
    +:+D+:+                 digit     street, likewise
    .X#O#X.                 blank     nothing
    +.+D+.+        edges    # wall  o opening  D doorway (free until a door is set in it)
                            X doorway with a closed door  L airlock  G tunnel access (a doorway too)
                            : marking or crossing (border of two zones, free to pass)
                            . or blank: nothing; at the rim the zone goes on into the next tile

Coordinates are whole hundredths of a tile, x to the right and y down.
"""

import textwrap
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Literal

import msgspec

from overrun.content import Origin
from overrun.errors import ContentError

Kind = Literal["street", "room", "corridor", "exterior", "tunnel"]
Special = Literal["", "security", "oxygen", "airlock", "elevator"]
Direction = Literal["N", "E", "S", "W"]
Rect = tuple[int, int, int, int]
"""Left, top, right, bottom."""

COMPASS: tuple[Direction, ...] = ("N", "E", "S", "W")
MOST_CELLS = 50
"""The most cells of a drawing in a row or column: a whole board may be drawn, but no more."""
TILE = 100
"""The length of a tile's side in board units."""

WALL, OPENING, DOORWAY, CLOSED, AIRLOCK, ACCESS, MARKING, NOTHING = "#oDXLG:."
EDGES = frozenset((WALL, OPENING, DOORWAY, CLOSED, AIRLOCK, ACCESS, MARKING, NOTHING))

KINDS: Mapping[str, tuple[Kind, Special]] = {
    "X": ("exterior", ""),
    "T": ("tunnel", ""),
    "C": ("corridor", ""),
    "R": ("room", ""),
    "S": ("room", "security"),
    "O": ("room", "oxygen"),
    "A": ("room", "airlock"),
    "E": ("room", "elevator"),
}

# Where the art puts the grid lines: a street takes 31 % of a tile's side, a sci-fi cell 30, 40 or 30 %.
LINES: Mapping[int, tuple[int, ...]] = {6: (0, 16, 31, 50, 69, 84, 100), 3: (0, 30, 70, 100)}


class TileLink(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A contact of two places that the drawing cannot show; `side` is where `to` lies, seen from `at`."""

    at: str
    to: str
    side: Direction
    edge: str


class TileEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One side of a tile as it stands in a content file; `shape` corrects places that leave the grid."""

    id: str
    origin: Origin
    drawing: str
    back: str = ""
    manholes: tuple[str, ...] = ()
    rooms: dict[str, str] = {}
    shape: dict[str, tuple[Rect, ...]] = {}
    link: tuple[TileLink, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class Spot:
    """A named part of a tile: a room, a street cell, a square of corridor."""

    name: str
    kind: Kind
    special: Special = ""
    dark: bool = False
    label: str = ""
    manhole: bool = False


@dataclass(frozen=True, slots=True)
class Tile:
    """One side of a tile in one orientation.

    `cells[row][column]` names the spot there ("" is a hole), `above[row][column]` is the edge over that cell
    (one row more), `left[row][column]` the edge to its left (one column more).
    """

    id: str
    back: str
    spots: Mapping[str, Spot]
    cells: tuple[tuple[str, ...], ...]
    above: tuple[tuple[str, ...], ...]
    left: tuple[tuple[str, ...], ...]
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    shapes: Mapping[str, tuple[Rect, ...]]
    links: tuple[TileLink, ...]

    def turned(self, degrees: int) -> "Tile":
        """The tile turned clockwise by a multiple of 90 degrees.

        >>> tile = read_tile("L", "+#+#+\\n#a:b.\\n+#+#+")
        >>> tile.turned(90).cells
        (('a',), ('b',))
        >>> tile.turned(90).above
        (('#',), (':',), ('.',))
        """
        tile = self
        for _ in range(degrees // 90 % 4):
            tile = tile._quarter_turn()
        return tile

    def _quarter_turn(self) -> "Tile":
        height, width = len(self.cells), len(self.cells[0])
        end_y = self.rows[-1]
        return replace(
            self,
            cells=tuple(
                tuple(self.cells[height - 1 - column][row] for column in range(height))
                for row in range(width)
            ),
            above=tuple(
                tuple(self.left[height - 1 - column][row] for column in range(height))
                for row in range(width + 1)
            ),
            left=tuple(
                tuple(self.above[height - column][row] for column in range(height + 1))
                for row in range(width)
            ),
            columns=tuple(end_y - y for y in reversed(self.rows)),
            rows=self.columns,
            shapes={
                name: tuple((end_y - bottom, left, end_y - top, right) for left, top, right, bottom in rects)
                for name, rects in self.shapes.items()
            },
            links=tuple(
                msgspec.structs.replace(link, side=COMPASS[(COMPASS.index(link.side) + 1) % 4])
                for link in self.links
            ),
        )


def tile_of(entry: TileEntry, where: str = "") -> Tile:
    """The tile an entry of a content file describes; a `ContentError` names tile and line if it cannot be."""
    title = f"{where}, tile {entry.id!r}" if where else f"tile {entry.id!r}"
    tile = read_tile(
        entry.id, entry.drawing, title=title, labels=entry.rooms, manholes=entry.manholes, back=entry.back
    )
    if (tile.columns[-1], tile.rows[-1]) != (TILE, TILE):
        sizes = " or ".join(f"{n} x {n}" for n in sorted(LINES))
        raise ContentError(f"{title}: a tile is drawn on {sizes} cells")
    for name in (*entry.shape, *(end for link in entry.link for end in (link.at, link.to))):
        if name not in tile.spots:
            raise ContentError(f"{title}: there is no place {name!r}; places are {', '.join(tile.spots)}")
    for link in entry.link:
        if link.edge not in EDGES:
            raise ContentError(
                f"{title}: a link cannot be {link.edge!r}; use one of {' '.join(sorted(EDGES))}"
            )
    return replace(tile, shapes=entry.shape, links=entry.link)


def tiles_of(entries: Iterable[TileEntry], where: str = "") -> dict[str, Tile]:
    """Tiles by id."""
    return {entry.id: tile_of(entry, where) for entry in entries}


def read_tile(
    name: str,
    drawing: str,
    *,
    title: str = "",
    labels: Mapping[str, str] | None = None,
    manholes: Iterable[str] = (),
    back: str = "",
    kinds: Mapping[str, Kind] | None = None,
    split: bool = False,
) -> Tile:
    """Read a drawing of any size. `kinds` may change what single letters and digits stand for.

    A letter or digit that covers several cells is one spot; with `split` each of its cells is one (`a`,
    `a.2` …), which keeps straight lines straight in rooms and streets of any shape.
    """
    title = title or f"tile {name!r}"
    lines = textwrap.dedent(drawing.rstrip()).lstrip("\n").splitlines()
    span = max(map(len, lines), default=0)
    if len(lines) < 3 or len(lines) % 2 == 0 or span < 3 or span % 2 == 0:
        raise ContentError(
            f"{title}: a drawing has an odd number of lines and of columns, at least 3; "
            f"this one has {len(lines)} and {span}"
        )
    if len(lines) // 2 > MOST_CELLS or span // 2 > MOST_CELLS:
        raise ContentError(
            f"{title}: a drawing has at most {MOST_CELLS} x {MOST_CELLS} cells; "
            f"this one has {len(lines) // 2} x {span // 2}"
        )
    grid = [line.ljust(span) for line in lines]
    height, width = len(grid) // 2, span // 2
    spots: dict[str, Spot] = {}
    cells = tuple(
        tuple(_cell(grid, (r, c), title, kinds or {}, spots) for c in range(width)) for r in range(height)
    )
    if split:
        cells = _split(cells, spots)
    named = {**(labels or {}), **dict.fromkeys(manholes, "")}
    for place in named:
        if place not in spots:
            raise ContentError(f"{title}: there is no place {place!r}; places are {', '.join(spots)}")
    above = tuple(
        tuple(_edge(grid, 2 * r, 2 * c + 1, title) for c in range(width)) for r in range(height + 1)
    )
    left = tuple(tuple(_edge(grid, 2 * r + 1, 2 * c, title) for c in range(width + 1)) for r in range(height))
    return Tile(
        id=name,
        back=back,
        spots={
            at: replace(spot, label=(labels or {}).get(at, ""), manhole=at in manholes)
            for at, spot in spots.items()
        },
        cells=cells,
        above=above,
        left=left,
        columns=LINES.get(width) or tuple(30 * i for i in range(width + 1)),
        rows=LINES.get(height) or tuple(30 * i for i in range(height + 1)),
        shapes={},
        links=(),
    )


def _cell(
    grid: list[str], at: tuple[int, int], title: str, kinds: Mapping[str, Kind], spots: dict[str, Spot]
) -> str:
    row, column = at
    sign = grid[2 * row + 1][2 * column + 1]
    if sign == " ":
        return ""
    special: Special = ""
    kind: Kind
    if sign in kinds:
        name, kind = sign, kinds[sign]
    elif sign in KINDS:
        name = f"{chr(ord('a') + row)}{column + 1}"
        kind, special = KINDS[sign]
    elif sign.isdigit():
        name, kind = sign, "street"
    elif sign.islower():
        name, kind = sign, "room"
    else:
        raise ContentError(
            f"{title}, line {2 * row + 2}, column {2 * column + 2}: {sign!r} is no cell; "
            f"use a digit, a small letter or one of {' '.join(KINDS)}"
        )
    spots.setdefault(name, Spot(name, kind, special, dark=kind == "tunnel"))
    return name


def _split(cells: tuple[tuple[str, ...], ...], spots: dict[str, Spot]) -> tuple[tuple[str, ...], ...]:
    """A spot of its own for each cell; the first keeps the name."""
    count: dict[str, int] = {}
    rows = []
    for line in cells:
        row = []
        for name in line:
            count[name] = count.get(name, 0) + 1
            part = f"{name}.{count[name]}" if name and count[name] > 1 else name
            if name:
                spots[part] = replace(spots[name], name=part)
            row.append(part)
        rows.append(tuple(row))
    return tuple(rows)


def _edge(grid: list[str], line: int, column: int, title: str) -> str:
    sign = grid[line][column]
    sign = NOTHING if sign == " " else sign
    if sign not in EDGES:
        raise ContentError(
            f"{title}, line {line + 1}, column {column + 1}: {sign!r} is no edge; "
            f"use one of {' '.join(sorted(EDGES))} or a blank"
        )
    return sign
