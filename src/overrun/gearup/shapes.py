"""Hit Shapes: turned, mirrored, split, and every way to put one on a grid."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from overrun.core import Option
from overrun.core.verb import Verb
from overrun.gearup.grid import Grid, cell_word
from overrun.gearup.words import DRAW, SHOOT, SPLIT

# The squares of a shape as (row, column), moved into the top left corner and sorted.
Shape = tuple[tuple[int, int], ...]
# Where a shape can lie on a grid that has no mark yet, and the answer that draws it there.
Table = tuple[tuple[int, Option], ...]

SINGLE: Shape = ((0, 0),)


def normal(cells: list[tuple[int, int]]) -> Shape:
    """The shape of some squares, wherever they are."""
    top = min(row for row, _ in cells)
    left = min(column for _, column in cells)
    return tuple(sorted((row - top, column - left) for row, column in cells))


def read_shape(rows: tuple[str, ...]) -> Shape:
    """A shape as content files draw it.

    >>> read_shape(("#.", "##"))
    ((0, 0), (1, 0), (1, 1))
    """
    return normal([(r, c) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell == "#"])


@cache
def orientations(shape: Shape) -> tuple[Shape, ...]:
    """The shape turned by quarter turns and mirrored: up to eight different ones.

    >>> len(orientations(read_shape(("#.", "#.", "##"))))
    8
    """
    found: dict[Shape, None] = {}
    cells = list(shape)
    for _ in range(2):
        for _ in range(4):
            cells = [(column, -row) for row, column in cells]
            found[normal(cells)] = None
        cells = [(row, -column) for row, column in cells]
    return tuple(sorted(found))


@cache
def placements(grid: Grid, shape: Shape) -> tuple[int, ...]:
    """Every way to put the shape, turned or mirrored, on the spaces of a grid without marks."""
    found: dict[int, None] = {}
    for turned in orientations(shape):
        height = 1 + max(row for row, _ in turned)
        breadth = 1 + max(column for _, column in turned)
        corner = sum(1 << row * grid.width + column for row, column in turned)
        for row in range(grid.rows - height + 1):
            for column in range(grid.width - breadth):
                mask = corner << row * grid.width + column
                if not mask & ~grid.spaces:
                    found[mask] = None
    return tuple(sorted(found))


@cache
def splits(shape: Shape, loose: bool = False) -> tuple[tuple[Shape, Shape], ...]:
    """Every way to cut the shape in two pieces, the bigger one first; the same cut stands once.

    Each piece hangs together as the printed shape does: side by side, or by corners only where the shape
    itself holds together only there. `loose` pieces may be scattered.

    >>> len(splits(read_shape(("##", "##"))))
    6
    """
    found = []
    whole = set(shape)
    links = _links(shape)
    for size in range(len(shape) // 2, 0, -1):
        for small in combinations(shape, size):
            rest = sorted(whole - set(small))
            if 2 * size == len(shape) and small[0] != shape[0]:
                continue  # the same cut with the pieces exchanged
            if loose or (_joined(list(small), links) and _joined(rest, links)):
                found.append((normal(rest), normal(list(small))))
    return tuple(found)


Cell = tuple[int, int]


def _links(shape: Shape) -> set[tuple[Cell, Cell]]:
    """Which squares of a shape hold it together."""
    sides = {(a, b) for a in shape for b in shape if abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1}
    part = {cell: _part(cell, sides) for cell in shape}
    corners = {
        (a, b)
        for a in shape
        for b in shape
        if abs(a[0] - b[0]) == 1 and abs(a[1] - b[1]) == 1 and part[a] != part[b]
    }
    return sides | corners


def _part(cell: Cell, links: set[tuple[Cell, Cell]]) -> frozenset[Cell]:
    """All squares that hang together with this one."""
    found = {cell}
    while more := {b for a, b in links if a in found} - found:
        found |= more
    return frozenset(found)


def _joined(piece: list[Cell], links: set[tuple[Cell, Cell]]) -> bool:
    inside = {(a, b) for a, b in links if a in piece and b in piece}
    return len(_part(piece[0], inside)) == len(piece)


@cache
def followers(shape: Shape, first: Shape, loose: bool = False) -> tuple[Shape, ...]:
    """What may be drawn as the second piece of a split after this first one.

    The bigger piece is drawn first. Either piece may be reduced to a single square: a reduced bigger piece
    leaves the smaller one to be drawn first, and two single squares are always possible.
    """
    turned = orientations(first)
    found = {SINGLE: None}
    for big, small in splits(shape, loose):
        if big in turned or (len(big) == len(small) and small in turned):
            other = small if big in turned else big
            found[orientations(other)[0]] = None
    return tuple(found)


@cache
def first_pieces(shape: Shape, loose: bool = False) -> tuple[Shape, ...]:
    """What may be drawn as the first piece of a split: any piece, or a single square for a reduced one."""
    found = {SINGLE: None}
    for cut in splits(shape, loose):
        for piece in cut:
            found[orientations(piece)[0]] = None
    return tuple(found)


# Options, made once for each grid


def word(grid: Grid, mask: int) -> str:
    """The squares of a mask as one word: a1.a2.b2."""
    return ".".join(cell_word(row, column) for row, column in grid.cells(mask))


def read_word(grid: Grid, cells: str) -> int:
    """The mask of a word."""
    return grid.mask([(int(cell[1:]) - 1, ord(cell[0]) - 97) for cell in cells.split(".")])


@cache
def draw_table(seat: int, grid: Grid, shape: Shape, verb: Verb[int, str] = DRAW) -> Table:
    """Every placement of the full shape with the option of this seat that draws it."""
    return tuple((mask, verb.of(seat, word(grid, mask))) for mask in placements(grid, shape))


@cache
def split_table(seat: int, grid: Grid, shape: Shape, loose: bool = False) -> Table:
    """Every placement of every first piece of a split."""
    found: dict[int, Option] = {}
    for piece in first_pieces(shape, loose):
        found.update(draw_table(seat, grid, piece, SPLIT))
    return tuple(found.items())


@cache
def shot_table(seat: int, name: str, grid: Grid) -> Table:
    """Every square of a target with the option that shoots at it."""
    return tuple((mask, SHOOT.of(seat, name, word(grid, mask))) for mask in placements(grid, SINGLE))


@cache
def masks_by_word(grid: Grid) -> dict[str, int]:
    """Squares by word, filled as they are needed: answers come as words."""
    return {}


def mask_of(grid: Grid, cells: str) -> int:
    """The mask of a word, worked out once."""
    known = masks_by_word(grid)
    if cells not in known:
        known[cells] = read_word(grid, cells)
    return known[cells]


@cache
def mask_drawn(grid: Grid, drawing: Option) -> int:
    """The squares that are drawn on by an answer, worked out once."""
    _, cells = (DRAW if DRAW.made(drawing) else SPLIT).read(drawing)
    return read_word(grid, cells)
