"""From tiles laid side by side to a `Board`: places, seams, zones, links, doors, tokens.

Nothing here reads files. Every mistake of a mission is a `ContentError` that names the mission, the tile or
token, and the reason.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from overrun.board.board import Board
from overrun.board.missions import COLOURS, MissionEntry, TokenEntry
from overrun.board.model import (
    OPEN_KINDS,
    Door,
    Link,
    Place,
    Placement,
    Rim,
    Segment,
    Token,
    Topology,
    Via,
    Zone,
    mask_of,
)
from overrun.board.tiles import (
    ACCESS,
    AIRLOCK,
    CLOSED,
    DOORWAY,
    MARKING,
    NOTHING,
    OPENING,
    TILE,
    WALL,
    Direction,
    Kind,
    Rect,
    Spot,
    Tile,
    tiles_of,
)
from overrun.content import nearest
from overrun.errors import ContentError

_PLACED = re.compile(r"(?P<tile>[^@\s]+)@(?P<rotation>\d+)")
_INSIDE: frozenset[Kind] = frozenset(("room", "corridor"))
_DOOR_WIDTH = 14
_BACK: Mapping[str, Direction] = {"E": "W", "S": "N"}

# Far more than any board has.
MOST_LINES = 4_096
MOST_TILES = 12  # in a row or column

_ANYWHERE: frozenset[Kind] = frozenset(("street", "room", "corridor", "exterior", "tunnel"))
_TOKENS: Mapping[str, frozenset[Kind]] = {
    "start": _ANYWHERE,
    "exit": _ANYWHERE,
    "spawn": _ANYWHERE,
    "objective": _ANYWHERE,
    "noise": _ANYWHERE,
    "enemy": _ANYWHERE,
    "pit": _ANYWHERE,
    "thumper": _ANYWHERE,
    "bot": _ANYWHERE,
    "sentry": _ANYWHERE,
    "prototype": _ANYWHERE,
    "search-drone": _ANYWHERE,
    "car": frozenset(("street",)),
    "no-search": frozenset(("room",)),
    "bunker": frozenset(("room",)),
    "mold": _ANYWHERE - {"exterior"},
}
_EDGE_TOKENS: Mapping[str, frozenset[Via]] = {
    "door": frozenset(("wall", "opening", "door", "access")),
    "access": frozenset(("access",)),
    "exit": frozenset(("airlock", "door", "access")),
}
_STATES: Mapping[str, tuple[str, ...]] = {
    "door": ("closed", "open"),
    "spawn": ("active", "asleep"),
    "mold": ("active", "inactive"),
    "pit": ("open", "filled"),
}


@dataclass(slots=True)
class _Piece:
    """A place while the board is being put together; `group` leads to the zone it merges into."""

    name: str
    spot: Spot
    tile: int
    cells: list[tuple[int, int]]
    rects: list[Rect]
    shaped: bool
    group: int


@dataclass(frozen=True, slots=True)
class _Edge:
    """A stretch of border between two places; `line` and `lo`-`hi` are its position and extent.

    `cells` are those of `a` at it.
    """

    a: int
    b: int
    via: Via
    sign: str
    direction: Direction
    line: int
    lo: int
    hi: int
    cells: tuple[tuple[int, int], ...]


class _Assembly:
    """The state of one assembly, step by step."""

    def __init__(self, name: str, tiles: list[list[tuple[Tile, int] | None]]) -> None:
        self.name = name
        self.placements: list[Placement] = []
        self.pieces: list[_Piece] = []
        self.edges: list[_Edge] = []
        self.joins: list[tuple[int, int, Direction]] = []
        self.rims: list[tuple[int, Direction, Segment, bool, tuple[int, int]]] = []
        self.owner: dict[tuple[int, int], int] = {}
        self.turned: dict[tuple[int, int], Tile] = {}
        first = next((cell[0] for row in tiles for cell in row if cell), None)
        if first is None:
            raise ContentError(f"{name}: the layout has no tile")
        self.height, self.width = len(first.cells), len(first.cells[0])
        for row, line in enumerate(tiles):
            for column, cell in enumerate(line):
                if cell:
                    self._place(*cell, row, column)
        self.size = (len(tiles) * self.height, max(map(len, tiles)) * self.width)

    def refuse(self, reason: str) -> ContentError:
        return ContentError(f"{self.name}: {reason}")

    # ------------------------------------------------------------------ tiles and places
    def _place(self, tile: Tile, rotation: int, row: int, column: int) -> None:
        for other in self.placements:
            if other.tile == tile.id:
                raise self.refuse(f"tile {tile.id} is laid twice; the box holds it once")
            if tile.back and other.tile == tile.back:
                raise self.refuse(
                    f"tiles {other.tile} and {tile.id} are the two sides of one tile; use another one"
                )
        turned = tile.turned(rotation)
        if (len(turned.cells), len(turned.cells[0])) != (self.height, self.width):
            raise self.refuse(f"tile {tile.id} is drawn on another grid than the tiles beside it")
        number = len(self.placements)
        self.placements.append(Placement(number, tile.id, row, column, rotation))
        self.turned[row, column] = turned
        x, y = column * TILE, row * TILE
        pieces: dict[str, int] = {}
        for r, line in enumerate(turned.cells):
            for c, name in enumerate(line):
                if not name:
                    continue
                if name not in pieces:
                    pieces[name] = len(self.pieces)
                    title = f"{tile.id}.{name}" if tile.id else name
                    spot = turned.spots[name]
                    self.pieces.append(_Piece(title, spot, number, [], [], False, len(self.pieces)))
                piece = self.pieces[pieces[name]]
                piece.cells.append((row * self.height + r, column * self.width + c))
                self.owner[piece.cells[-1]] = pieces[name]
                rect = (x + turned.columns[c], y + turned.rows[r])
                piece.rects.append((*rect, x + turned.columns[c + 1], y + turned.rows[r + 1]))
        for name, at in pieces.items():
            piece = self.pieces[at]
            piece.rects = _merged(piece.rects)
            if name in turned.shapes:
                piece.rects = [
                    (x + left, y + top, x + right, y + bottom)
                    for left, top, right, bottom in turned.shapes[name]
                ]
                piece.shaped = True
        for link in turned.links:
            a, b = pieces[link.at], pieces[link.to]
            self._edge(a, b, link.edge, link.side, None, ())

    # ------------------------------------------------------------------ edges
    def connect(self) -> None:
        """Look at every edge of every cell."""
        for (row, column), a in sorted(self.owner.items()):
            tile, x, y = self._tile_at(row, column)
            r, c = row % self.height, column % self.width
            xs = (x + tile.columns[c], x + tile.columns[c + 1])
            ys = (y + tile.rows[r], y + tile.rows[r + 1])
            self._side(a, "E", (row, column), tile.left[r][c + 1], (xs[1], ys[0], xs[1], ys[1]))
            self._side(a, "S", (row, column), tile.above[r + 1][c], (xs[0], ys[1], xs[1], ys[1]))
            if (row - 1, column) not in self.owner:
                self._rim(a, "N", (row, column), tile.above[r][c], (xs[0], ys[0], xs[1], ys[0]))
            if (row, column - 1) not in self.owner:
                self._rim(a, "W", (row, column), tile.left[r][c], (xs[0], ys[0], xs[0], ys[1]))

    def _tile_at(self, row: int, column: int) -> tuple[Tile, int, int]:
        at = (row // self.height, column // self.width)
        return self.turned[at], at[1] * TILE, at[0] * TILE

    def _side(self, a: int, direction: Direction, at: tuple[int, int], sign: str, segment: Segment) -> None:
        beside = (at[0], at[1] + 1) if direction == "E" else (at[0] + 1, at[1])
        b = self.owner.get(beside)
        if b is None:
            self._rim(a, direction, at, sign, segment)
            return
        if self.pieces[a].tile != self.pieces[b].tile:
            tile, _, _ = self._tile_at(*beside)
            r, c = beside[0] % self.height, beside[1] % self.width
            facing = tile.left[r][c] if direction == "E" else tile.above[r][c]
            sign = self._seam(self.pieces[a], sign, self.pieces[b], facing)
        if a == b:
            if sign != NOTHING:
                raise self.refuse(f"{self.pieces[a].name}: {sign!r} is drawn inside a single place")
        elif sign == NOTHING:
            self._join(a, b, direction)
        else:
            self._edge(a, b, sign, direction, segment, (at,))

    def _rim(self, a: int, side: Direction, cell: tuple[int, int], sign: str, segment: Segment) -> None:
        wall = sign == WALL or self.pieces[a].spot.kind in _INSIDE
        self.rims.append((a, side, segment, wall, cell))

    def _seam(self, a: _Piece, sign: str, b: _Piece, facing: str) -> str:
        """What the two tiles' rims make of each other."""
        kinds = {a.spot.kind, b.spot.kind}
        misfit = self.refuse(
            f"tiles do not fit where {a.name} ({a.spot.kind}, {sign!r}) meets "
            f"{b.name} ({b.spot.kind}, {facing!r}); turn or swap one of them"
        )
        if kinds <= OPEN_KINDS:
            if len(kinds) > 1 or WALL in (sign, facing):
                raise misfit
            return NOTHING if sign == facing == NOTHING else MARKING
        if not kinds <= _INSIDE:
            raise misfit
        if DOORWAY in (sign, facing) and WALL not in (sign, facing):
            return DOORWAY
        if sign != facing or sign == NOTHING:
            raise misfit
        return sign

    def _join(self, a: int, b: int, direction: Direction) -> None:
        spot, other = self.pieces[a].spot, self.pieces[b].spot
        if spot.kind != other.kind or spot.special != other.special:
            raise self.refuse(
                f"nothing is drawn between {self.pieces[a].name} ({spot.kind}) and "
                f"{self.pieces[b].name} ({other.kind}); only zones of one kind can run on"
            )
        if (a, b, direction) not in self.joins:
            self.joins.append((a, b, direction))
        high, low = sorted((self._group(a), self._group(b)), reverse=True)
        self.pieces[high].group = low

    def _group(self, piece: int) -> int:
        while self.pieces[piece].group != piece:
            piece = self.pieces[piece].group
        return piece

    def _edge(
        self,
        a: int,
        b: int,
        sign: str,
        direction: Direction,
        segment: Segment | None,
        cells: tuple[tuple[int, int], ...],
    ) -> None:
        pieces = (self.pieces[a], self.pieces[b])
        kinds = {piece.spot.kind for piece in pieces}
        fits: dict[str, bool] = {
            MARKING: kinds <= OPEN_KINDS,
            AIRLOCK: "exterior" in kinds and any(piece.spot.special == "airlock" for piece in pieces),
            ACCESS: kinds == {"room", "tunnel"},
        }
        if not fits.get(sign, True):
            raise self.refuse(f"{sign!r} cannot lie between {pieces[0].name} and {pieces[1].name}")
        via: Via = _VIA[sign]
        if via == "marking" and kinds == {"street"}:
            via = "street"
        upright = direction in ("E", "W")
        if segment is None or pieces[0].shaped or pieces[1].shaped:
            found = _border(pieces[0].rects, pieces[1].rects, upright, None if sign == WALL else segment)
            segment = found or segment
        if segment is None:
            raise self.refuse(f"{pieces[0].name} and {pieces[1].name} are linked but do not touch")
        line, lo, hi = (
            (segment[0], segment[1], segment[3]) if upright else (segment[1], segment[0], segment[2])
        )
        self.edges.append(_Edge(a, b, via, sign, direction, line, lo, hi, cells))


_VIA: Mapping[str, Via] = {
    WALL: "wall",
    OPENING: "opening",
    DOORWAY: "door",
    CLOSED: "door",
    AIRLOCK: "airlock",
    ACCESS: "access",
    MARKING: "marking",
}


def _merged(rects: list[Rect]) -> list[Rect]:
    """Cells put together to larger rectangles: first along rows, then equal rows below each other."""
    rows: list[Rect] = []
    for rect in rects:
        if rows and rows[-1][1] == rect[1] and rows[-1][2] == rect[0]:
            rows[-1] = (*rows[-1][:2], *rect[2:])
        else:
            rows.append(rect)
    merged: list[Rect] = []
    for rect in rows:
        for i, above in enumerate(merged):
            if (above[0], above[2], above[3]) == (rect[0], rect[2], rect[1]):
                merged[i] = (*above[:2], *rect[2:])
                break
        else:
            merged.append(rect)
    return merged


def _border(first: list[Rect], second: list[Rect], upright: bool, near: Segment | None) -> Segment | None:
    """Where two shapes touch along a vertical or horizontal line; of an opening the part drawn `near`."""
    across, along = (0, 1) if upright else (1, 0)
    touching: dict[int, list[int]] = {}
    for a in first:
        for b in second:
            for line in {a[across], a[across + 2]} & {b[across], b[across + 2]}:
                lo, hi = max(a[along], b[along]), min(a[along + 2], b[along + 2])
                if lo < hi:
                    touching.setdefault(line, []).extend((lo, hi))
    if not touching:
        return near
    line = max(touching, key=lambda line: max(touching[line]) - min(touching[line]))
    lo, hi = min(touching[line]), max(touching[line])
    if near and max(lo, near[along]) < min(hi, near[along + 2]):
        lo, hi = max(lo, near[along]), min(hi, near[along + 2])
    return (line, lo, line, hi) if upright else (lo, line, hi, line)


def parse_layout(
    layout: tuple[str, ...], tiles: Mapping[str, Tile], name: str
) -> list[list[tuple[Tile, int] | None]]:
    """Rows such as `"2C@90 - 4B@0"` as tiles with their rotation."""
    rows: list[list[tuple[Tile, int] | None]] = []
    for line in layout:
        row: list[tuple[Tile, int] | None] = []
        for word in line.split():
            match = _PLACED.fullmatch(word)
            if word == "-":
                row.append(None)
                continue
            if not match or int(match["rotation"]) not in (0, 90, 180, 270):
                raise ContentError(
                    f"{name}: {word!r} in the layout is no tile with rotation; write for example 2C@90 or -"
                )
            if match["tile"] not in tiles:
                known = ", ".join(sorted(tiles)) or "none"
                raise ContentError(f"{name}: there is no tile {match['tile']!r}; known are {known}")
            row.append((tiles[match["tile"]], int(match["rotation"])))
        rows.append(row)
    if max(len(rows), *map(len, rows), 0) > MOST_TILES:
        raise ContentError(f"{name}: the layout has more than {MOST_TILES} tiles in a row or column")
    return rows


def load_board(mission: MissionEntry, tiles: Mapping[str, Tile], name: str = "") -> Board:
    """Assemble a mission's board; `name` (usually the file's) leads its error messages."""
    title = f"{name}, mission {mission.id}" if name else f"mission {mission.id}"
    assembly = _Assembly(title, parse_layout(mission.board.layout, tiles, title))
    board = _board(assembly, mission.id, mission.token, frozenset(mission.board.dark), mission.board.pool)
    _check_reachable(board, assembly)
    return board


def mission_problems(mission: MissionEntry, entries: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """What keeps a mission's board from being laid out with the tiles among `entries`.

    Made for `ContentKind(…, check=mission_problems)`, so that `overrun content check` tries every board.
    """
    if not any(token.kind == "start" for token in mission.token):
        yield "a mission needs at least one token of kind start"
    yield from _unknown_colours(mission)
    try:
        load_board(mission, tiles_of(entries.get("tile", {}).values()))
    except ContentError as error:
        yield str(error).removeprefix(f"mission {mission.id}: ")


def _unknown_colours(mission: MissionEntry) -> Iterator[str]:
    """Colours of tokens that no token has, most likely misspelt."""
    named = [
        (f"token {number} ({token})", token.colour)
        for number, token in enumerate(mission.token, 1)
        if token.colour
    ]
    named += [("board.pool", colour) for colour in mission.board.pool]
    for where, colour in named:
        if colour not in COLOURS:
            hint = nearest(colour, COLOURS) or f"; known are {', '.join(COLOURS)}"
            yield f"{where}: there is no colour {colour!r}{hint}"


def _check_reachable(board: Board, assembly: _Assembly) -> None:
    """Every exit and objective must be in reach of every starting place, whatever doors are closed."""
    graph = board.graph(board.start.ignoring_doors())
    for start in board.tokens_of("start"):
        reachable = graph.reachable(start.zone)
        for goal in board.tokens_of("exit", "objective"):
            if not reachable >> goal.zone & 1:
                raise assembly.refuse(
                    f"token {goal.id + 1} ({goal.kind} in zone {goal.zone}) cannot be reached "
                    f"from the start at {start.place}, even with all doors open"
                )


def board_of_tile(
    tile: Tile,
    name: str,
    tokens: tuple[TokenEntry, ...] = (),
    dark: str = "",
    pool: Mapping[str, int] | None = None,
) -> Board:
    """A board that is a single drawing; its places have the names of the drawing."""
    assembly = _Assembly(name, [[(tile, 0)]])
    return _board(assembly, name, tokens, frozenset(dark.split()), pool or {})


def _board(
    assembly: _Assembly,
    name: str,
    entries: tuple[TokenEntry, ...],
    dark: frozenset[str],
    pool: Mapping[str, int],
) -> Board:
    assembly.connect()
    _check_straight_lines(assembly)
    zone_of = _numbered(assembly)
    places = tuple(
        Place(i, piece.name, zone_of[i], piece.tile, tuple(piece.cells), tuple(piece.rects))
        for i, piece in enumerate(assembly.pieces)
    )
    for place in dark:
        if not any(place == piece.name for piece in assembly.pieces):
            raise assembly.refuse(f"dark place {place!r} is not on the board")
    links, doors = _links(assembly, zone_of)
    tokens = _Tokens(assembly, places, links, doors)
    for entry in entries:
        tokens.add(entry)
    hidden = sum(entry.kind == "objective" and entry.colour == "pool" for entry in entries)
    if hidden != sum(pool.values()):
        raise assembly.refuse(
            f"{hidden} objectives lie face down, but the pool has {sum(pool.values())} tokens"
        )
    building = _buildings(assembly, zone_of, links)
    zones = _zones(assembly, places, building, dark)
    return Board(
        name=name,
        grid=assembly.width,
        size=assembly.size,
        placements=tuple(assembly.placements),
        places=places,
        zones=zones,
        links=tuple(links),
        joins=tuple(assembly.joins),
        doors=tuple(doors),
        tokens=tuple(tokens.done),
        rims=_rims(assembly, zone_of),
        start=Topology(
            closed=mask_of(door.id for door in doors if door.closed),
            mold=tokens.zones("mold", lambda token: token.state != "inactive"),
            dead_mold=tokens.zones("mold", lambda token: token.state == "inactive"),
            pits=tokens.zones("pit", lambda token: True),
        ),
    )


def _check_straight_lines(assembly: _Assembly) -> None:
    """Whoever goes on in one direction comes to the rim, never round, and not in ever more ways.

    Only contacts that a drawing cannot show can be wrong in this.
    """
    for direction in ("E", "S"):
        onward: dict[int, set[int]] = {}
        for edge in assembly.edges:
            if edge.direction in (direction, _BACK[direction]):
                a, b = (edge.a, edge.b) if edge.direction == direction else (edge.b, edge.a)
                onward.setdefault(a, set()).add(b)
        for a, b, side in assembly.joins:
            if side == direction:
                onward.setdefault(a, set()).add(b)
        ways: dict[int, int] = {}
        for piece in range(len(assembly.pieces)):
            _count_ways(assembly, piece, direction, onward, ways)


def _count_ways(
    assembly: _Assembly, first: int, direction: str, onward: Mapping[int, set[int]], ways: dict[int, int]
) -> None:
    """How many straight lines lead on from a place; without recursion, as boards may be long."""
    open_: set[int] = set()
    waiting = [first]
    while waiting:
        piece = waiting[-1]
        left = [there for there in onward.get(piece, ()) if there not in ways]
        if piece in ways or not left:
            waiting.pop()
            open_.discard(piece)
            ways[piece] = max(1, sum(ways[there] for there in onward.get(piece, ())))
            if ways[piece] > MOST_LINES:
                name = assembly.pieces[piece].name
                raise assembly.refuse(
                    f"more than {MOST_LINES} straight lines lead {direction} from {name}; leave out links"
                )
            continue
        open_.add(piece)
        if open_.intersection(left):
            raise assembly.refuse(
                f"going {direction} from {assembly.pieces[piece].name} one comes back there; "
                "the side of a link is wrong, or a place lies around another"
            )
        waiting += left


def _numbered(assembly: _Assembly) -> list[int]:
    """The zone of each place; zones are numbered in reading order of their first cell."""
    first: dict[int, tuple[int, int]] = {}
    for i, piece in enumerate(assembly.pieces):
        group = assembly._group(i)
        first[group] = min(first.get(group, piece.cells[0]), *piece.cells, piece.cells[0])
    number = {group: n for n, group in enumerate(sorted(first, key=lambda group: first[group]))}
    return [number[assembly._group(i)] for i in range(len(assembly.pieces))]


def _links(assembly: _Assembly, zone_of: list[int]) -> tuple[list[Link], list[Door]]:
    """Edges of cells put together to links, and a door for every doorway."""
    runs: list[_Edge] = []
    last: dict[tuple[int, int, str, Direction, int], int] = {}
    for edge in assembly.edges:
        key = (edge.a, edge.b, edge.sign, edge.direction, edge.line)
        at = last.get(key)
        if at is not None and runs[at].lo <= edge.lo <= runs[at].hi:
            runs[at] = replace(runs[at], hi=max(runs[at].hi, edge.hi), cells=runs[at].cells + edge.cells)
        else:
            last[key] = len(runs)
            runs.append(edge)
    links: list[Link] = []
    doors: list[Door] = []
    for run in runs:
        if zone_of[run.a] == zone_of[run.b]:
            continue  # a marking that ends inside a zone
        upright = run.direction in ("E", "W")
        segment = (run.line, run.lo, run.line, run.hi) if upright else (run.lo, run.line, run.hi, run.line)
        a, b = zone_of[run.a], zone_of[run.b]
        link = Link(len(links), a, b, run.a, run.b, run.via, run.direction, segment, run.cells)
        if run.via in ("door", "access"):
            link = replace(link, door=len(doors), segment=_door_segment(segment))
            doors.append(Door(len(doors), a, b, link.id, run.via, link.segment, closed=run.sign == CLOSED))
        links.append(link)
    return links, doors


def _door_segment(wall: Segment) -> Segment:
    """The middle of a stretch of wall, as wide as a door."""
    x1, y1, x2, y2 = wall
    if x1 == x2:
        middle, half = (y1 + y2) // 2, min(_DOOR_WIDTH, y2 - y1) // 2
        return (x1, middle - half, x2, middle + half)
    middle, half = (x1 + x2) // 2, min(_DOOR_WIDTH, x2 - x1) // 2
    return (middle - half, y1, middle + half, y2)


def _buildings(assembly: _Assembly, zone_of: list[int], links: list[Link]) -> dict[int, int]:
    """The building of every zone inside one: rooms and corridors that printed openings link.

    A door that a mission breaks into a wall or sets in an opening parts buildings; doorways do not.
    """
    inside = {zone_of[i] for i, piece in enumerate(assembly.pieces) if piece.spot.kind in _INSIDE}
    root = {zone: zone for zone in inside}

    def find(zone: int) -> int:
        while root[zone] != zone:
            zone = root[zone]
        return zone

    for link in links:
        if link.via not in ("wall", "airlock") and link.printed and link.a in inside and link.b in inside:
            high, low = sorted((find(link.a), find(link.b)), reverse=True)
            root[high] = low
    number = {zone: n for n, zone in enumerate(sorted({find(zone) for zone in inside}))}
    return {zone: number[find(zone)] for zone in inside}


def _zones(
    assembly: _Assembly, places: tuple[Place, ...], building: Mapping[int, int], dark: frozenset[str]
) -> tuple[Zone, ...]:
    zones = []
    for number in range(1 + max(place.zone for place in places)):
        mine = [place for place in places if place.zone == number]
        spots = [assembly.pieces[place.id].spot for place in mine]
        rects = [rect for place in mine for rect in place.rects]
        areas = [(right - left) * (bottom - top) for left, top, right, bottom in rects]
        centre = tuple(
            sum(area * (rect[i] + rect[i + 2]) for area, rect in zip(areas, rects, strict=True))
            / (2 * sum(areas))
            for i in (0, 1)
        )
        zones.append(
            Zone(
                id=number,
                kind=spots[0].kind,
                special=spots[0].special,
                dark=any(spot.dark for spot in spots) or any(place.name in dark for place in mine),
                label=next((spot.label for spot in spots if spot.label), ""),
                places=tuple(place.id for place in mine),
                names=tuple(place.name for place in mine),
                tiles=tuple(sorted({place.tile for place in mine})),
                manholes=tuple(place.tile for place, spot in zip(mine, spots, strict=True) if spot.manhole),
                building=building.get(number, -1),
                rects=tuple(rects),
                centre=(centre[0], centre[1]),
            )
        )
    return tuple(zones)


def _rims(assembly: _Assembly, zone_of: list[int]) -> tuple[Rim, ...]:
    return tuple(
        Rim(zone_of[piece], side, segment, wall, cell) for piece, side, segment, wall, cell in assembly.rims
    )


class _Tokens:
    """Puts tokens on a board that is otherwise finished; doors change its links."""

    def __init__(
        self, assembly: _Assembly, places: tuple[Place, ...], links: list[Link], doors: list[Door]
    ) -> None:
        self.assembly = assembly
        self.places = {place.name: place for place in places}
        self.links = links
        self.doors = doors
        self.done: list[Token] = []

    def zones(self, kind: str, which: Callable[[Token], bool]) -> int:
        return mask_of(token.zone for token in self.done if token.kind == kind and which(token))

    def add(self, entry: TokenEntry) -> None:
        def refuse(reason: str) -> ContentError:
            return self.assembly.refuse(f"token {len(self.done) + 1} ({entry}): {reason}")

        if entry.kind not in _TOKENS and entry.kind not in _EDGE_TOKENS:
            known = ", ".join(sorted({*_TOKENS, *_EDGE_TOKENS}))
            raise refuse(f"there is no such kind of token; known are {known}")
        if bool(entry.at) == bool(entry.between):
            raise refuse("give either 'at' (a place) or 'between' (two places)")
        for name in (entry.at,) if entry.at else entry.between or ():
            if name not in self.places:
                raise refuse(f"there is no place {name!r} on the board{self._hint(name)}")
        states = _STATES.get(entry.kind, ())
        if entry.state and entry.kind not in _EDGE_TOKENS and entry.state not in states:
            raise refuse(f"state {entry.state!r} is unknown; use one of {', '.join(states) or 'none'}")
        link = door = -1
        if entry.between:
            if entry.kind not in _EDGE_TOKENS:
                raise refuse("such a token lies at a place, not between two")
            link = self._link(entry, refuse)
            if entry.kind == "access":
                door = self.links[link].door
            else:
                link, door = self._door(entry, link)
            zone = self.links[link].a
        else:
            if entry.kind not in _TOKENS:
                raise refuse("such a token lies between two places; use 'between'")
            place = self.places[entry.at]
            kind = self.assembly.pieces[place.id].spot.kind
            if kind not in _TOKENS[entry.kind]:
                raise refuse(f"a {entry.kind} cannot be in a zone of kind {kind}")
            zone = place.zone
        self.done.append(
            Token(
                id=len(self.done),
                kind=entry.kind,
                zone=zone,
                place=entry.at,
                link=link,
                door=door,
                colour=entry.colour,
                state=entry.state or (states[0] if states else ""),
                of=entry.of,
                count=entry.count,
                group=entry.group,
                locked_by=entry.locked_by,
                origin=entry.origin,
                note=entry.note,
            )
        )

    def _hint(self, name: str) -> str:
        tile = name.split(".", maxsplit=1)[0]
        there = sorted(place for place in self.places if place.split(".")[0] == tile)
        if there:
            return f"; tile {tile} has {', '.join(there)}"
        return f"; its tiles are {', '.join(placement.tile for placement in self.assembly.placements)}"

    def _link(self, entry: TokenEntry, refuse: Callable[[str], ContentError]) -> int:
        a, b = (self.places[name].id for name in entry.between or ())
        shared = [link for link in self.links if {link.place_a, link.place_b} == {a, b}]
        if not shared:
            raise refuse("these two places share no edge")
        allowed = [link for link in shared if link.via in _EDGE_TOKENS[entry.kind]]
        if not allowed:
            raise refuse(f"a {entry.kind} cannot lie on a border of kind {shared[0].via}")
        # An opening or a doorway is the place for a door; a wall is broken only where there is none.
        return min(allowed, key=lambda link: (link.via == "wall", link.id)).id

    def _door(self, entry: TokenEntry, number: int) -> tuple[int, int]:
        link = self.links[number]
        if link.door < 0:
            via: Via = "airlock" if link.via == "airlock" else "door"
            door = Door(len(self.doors), link.a, link.b, link.id, via, _door_segment(link.segment))
            if link.via == "wall":
                middle = link.cells[len(link.cells) // 2 :][:1]
                link = replace(link, id=len(self.links), cells=middle)
                self.links.append(link)
                door = replace(door, link=link.id)
            self.doors.append(door)
            self.links[link.id] = link = replace(
                link, via=via, door=door.id, segment=door.segment, printed=False
            )
        self.doors[link.door] = replace(
            self.doors[link.door],
            closed=entry.state != "open",
            colour=entry.colour,
            locked_by=entry.locked_by,
            token=len(self.done),
        )
        return link.id, link.door
