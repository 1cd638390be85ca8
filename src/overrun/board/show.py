"""A board for people and programs: drawn in a terminal, or as plain data."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from overrun.board.board import Board
from overrun.board.model import Link, Rim, Token

if TYPE_CHECKING:
    from overrun.words import Words

_LETTERS = {
    "start": "P",
    "exit": "E",
    "spawn": "Z",
    "objective": "O",
    "car": "C",
    "noise": "N",
    "enemy": "w",
    "mold": "M",
    "pit": "U",
    "bot": "B",
    "sentry": "S",
    "prototype": "W",
}
# Characters per cell (wide, high) by cells along a tile's side: a zone's number and tokens must fit.
_CELL = {6: (2, 1), 3: (6, 2)}


def board_json(board: Board) -> dict[str, Any]:
    """Zones with their neighbours, doors and tokens as plain data.

    `walls` lists the zones behind nothing but a wall.
    """
    return {
        "mission": board.name,
        "layout": [
            {"tile": p.tile, "row": p.row, "column": p.column, "rotation": p.rotation}
            for p in board.placements
        ],
        "zones": [_zone_json(board, number) for number in range(len(board.zones))],
        "doors": [
            {
                "id": door.id,
                "zones": [door.a, door.b],
                "via": door.via,
                "colour": door.colour,
                "state": "closed" if door.closed else "open",
                "token": door.token >= 0,
                "segment": list(door.segment),
            }
            for door in board.doors
        ],
        "tokens": [_token_json(board, token) for token in board.tokens],
    }


def _zone_json(board: Board, number: int) -> dict[str, Any]:
    zone = board.zones[number]
    neighbours = []
    linked = set()
    for link in board.links_of(number):
        if link.via != "wall":
            linked.add(link.other(number))
            entry = {"zone": link.other(number), "via": link.via}
            if link.door >= 0:
                entry["door"] = link.door
            if entry not in neighbours:
                neighbours.append(entry)
    walls = {link.other(number) for link in board.links_of(number)} - linked
    return {
        "id": zone.id,
        "kind": zone.kind,
        "special": zone.special,
        "dark": zone.dark,
        "label": zone.label,
        "places": list(zone.names),
        "tiles": [board.placements[tile].tile for tile in zone.tiles],
        "manholes": len(zone.manholes),
        "building": zone.building if zone.building >= 0 else None,
        "neighbours": sorted(neighbours, key=lambda entry: (entry["zone"], entry["via"])),
        "walls": sorted(walls),
    }


def _token_json(board: Board, token: Token) -> dict[str, Any]:
    data: dict[str, Any] = {"id": token.id, "kind": token.kind}
    if token.link >= 0:
        link = board.links[token.link]
        data["zones"] = [link.a, link.b]
        if token.door >= 0:
            data["door"] = token.door
    else:
        data["zone"] = token.zone
        data["place"] = token.place
    for key in ("colour", "state", "of", "locked_by", "note"):
        if getattr(token, key):
            data[key] = getattr(token, key)
    if token.count != 1:
        data["count"] = token.count
    if token.group:
        data["group"] = token.group
    data["origin"] = token.origin
    return data


def board_text(board: Board, words: "Words", title: str = "") -> str:
    """The board in characters, with zone numbers and tokens as letters; below it a list of all.

    `title` is what people call it; its id stands beside that.
    """
    marks = {
        zone.id: "".join(
            _LETTERS.get(token.kind, "T") if token.state != "asleep" else "z"
            for token in board.tokens
            if token.zone == zone.id and token.link < 0
        )
        for zone in board.zones
    }
    lines = board_map(board, marks)
    listed = [_sentence(board, token, words) for token in board.tokens]
    listed += [
        words.text("board-manholes", zone=zone.id, count=len(zone.manholes))
        for zone in board.zones
        if zone.manholes
    ]
    legend = [words.text("board-legend-lines"), words.text("board-legend-zones")]
    heading = f"{title} ({board.name})" if title else board.name
    return "\n".join([heading, "", *lines, "", *legend, "", *(f"  {line}" for line in listed)]).rstrip()


def board_map(board: Board, marks: Mapping[int, str], closed: int | None = None) -> list[str]:
    """The lines of a drawing with a mark in each zone and these doors closed (None: those of the start)."""
    wide, high = _CELL.get(board.grid, (4, 1))
    canvas = _Canvas(board, wide, high, board.start.closed if closed is None else closed)
    for link in board.links:
        canvas.link(link)
    for rim in board.rims:
        canvas.rim(rim)
    canvas.corners()
    for link in board.links:
        if not link.cells:
            canvas.corner(link)
    for zone in board.zones:
        canvas.write(zone.id, marks.get(zone.id, ""))
    return [line.rstrip() for line in canvas.lines()]


def _sentence(board: Board, token: Token, words: "Words") -> str:
    link = board.links[token.link] if token.link >= 0 else None
    return words.text(
        "board-between" if link else "board-in-zone",
        token=_token_name(board, token, words),
        count=token.count,
        group=token.group,
        zone=token.zone,
        a=link.a if link else -1,
        b=link.b if link else -1,
    )


def _token_name(board: Board, token: Token, words: "Words") -> str:
    """What a token is, with its colour, its sort and its state."""
    kind = words.text(f"board-token-{token.kind}")
    of = _called(board, token.of, words)
    colour = words.text(f"board-colour-{token.colour}") if token.colour else ""
    state = words.text(f"board-state-{token.state}") if token.state else ""
    return ", ".join(filter(None, (f"{kind} ({of})" if of else kind, colour, state)))


def _called(board: Board, of: str, words: "Words") -> str:
    """What sort of car, enemy or noise a token is, in the words of the board's game."""
    from overrun.words.tell import game_key

    game = board.name.partition("/")[0]
    keys = (game_key(words, game, f"{family}-{of}") for family in ("car", "zombie", "xeno"))
    key = next(filter(None, keys), None) or ("board-of-permanent" if of == "permanent" else None)
    return words.text(key, count=1) if key and of else of


class _Canvas:
    """Characters: the cell (row, column) has its inside below and to the right of its corner."""

    def __init__(self, board: Board, wide: int, high: int, closed: int) -> None:
        self.board = board
        self.closed = closed
        self.wide, self.high = wide, high
        rows, columns = board.size
        self.signs = [[" "] * (columns * (wide + 1) + 1) for _ in range(rows * (high + 1) + 1)]
        self.zone_at = {cell: place.zone for place in board.places for cell in place.cells}
        self.place_at = {cell: place.id for place in board.places for cell in place.cells}

    def lines(self) -> list[str]:
        return ["".join(row) for row in self.signs]

    def link(self, link: Link) -> None:
        for cell in link.cells:
            self._edge(cell, link.direction, self._sign(link))

    def _sign(self, link: Link) -> str:
        if link.door >= 0 and self.closed >> link.door & 1:
            return "D"
        return {"wall": "#", "opening": "o", "street": ":", "marking": ":", "airlock": "L"}.get(link.via, "/")

    def corner(self, link: Link) -> None:
        """Two places that meet beside the lines of the grid: in the drawing they touch at a corner only."""
        for (row, column), place in self.place_at.items():
            for side in (-1, 1):
                if {place, self.place_at.get((row + 1, column + side))} == {link.place_a, link.place_b}:
                    at = ((row + 1) * (self.high + 1), (column + (side > 0)) * (self.wide + 1))
                    self.signs[at[0]][at[1]] = self._sign(link)

    def rim(self, rim: Rim) -> None:
        self._edge(rim.cell, rim.side, "#" if rim.wall else ".")

    def _edge(self, cell: tuple[int, int], side: str, sign: str) -> None:
        top, left = cell[0] * (self.high + 1), cell[1] * (self.wide + 1)
        if side in ("N", "S"):
            line = self.signs[top + (self.high + 1) * (side == "S")]
            line[left + 1 : left + 1 + self.wide] = list(
                sign * self.wide if sign in "#:." else (sign * 2).center(self.wide, "#")
            )
        else:
            for i in range(self.high):
                self.signs[top + 1 + i][left + (self.wide + 1) * (side == "E")] = sign

    def corners(self) -> None:
        for y in range(0, len(self.signs), self.high + 1):
            for x in range(0, len(self.signs[0]), self.wide + 1):
                around = {
                    self.signs[y + dy][x + dx]
                    for dy, dx in ((-1, 0), (1, 0), (0, -1), (0, 1))
                    if 0 <= y + dy < len(self.signs) and 0 <= x + dx < len(self.signs[0])
                }
                if around & set("#oD/L"):
                    self.signs[y][x] = "#"
                elif around & set(":."):
                    self.signs[y][x] = ":" if ":" in around else "."

    def write(self, zone: int, letters: str) -> None:
        """The number in the zone's first cell, the letters in what is left."""
        cells = sorted(cell for cell, owner in self.zone_at.items() if owner == zone)
        free = [
            (row * (self.high + 1) + 1 + i, column * (self.wide + 1) + 1 + j)
            for row, column in cells
            for i in range(self.high)
            for j in range(self.wide)
        ]
        number = str(zone)
        taken = free[: len(number)]
        rest = [at for at in free if at not in taken and at != (taken[-1][0], taken[-1][1] + 1)]
        if self.high > 1:  # large cells: the tokens stand below the number
            rest = [at for at in rest if at[0] != taken[0][0]] or rest
        for (y, x), sign in zip(taken, number, strict=True):
            self.signs[y][x] = sign
        for (y, x), sign in zip(rest, letters, strict=False):
            self.signs[y][x] = sign
