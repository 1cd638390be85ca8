"""A grid of HP Spaces as bitmasks: one bit a square, row by row, with a spare column at the right.

The spare column is never a space, so that shifting a mask sideways cannot wrap into the next row.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True, eq=False)
class Grid:
    """Everything printed on a zombie card or a body of a Boss. Grids are compared by identity."""

    rows: int
    width: int  # with the spare column
    spaces: int
    start: int  # crossed off when the game begins
    needed: int  # what must be crossed off to kill it
    damage: int  # Damage icons of any colour
    yellow: int
    blue: int
    armor: int
    ammo: int
    mouth: int
    weak: int
    # For every weak point: the spaces around it, and its row and column.
    rings: tuple[tuple[int, int], ...]
    # A dotted line runs between these squares and the ones at their right, or below them.
    line_right: int
    line_below: int

    def cells(self, mask: int) -> list[tuple[int, int]]:
        """The squares of a mask as (row, column)."""
        return [divmod(bit, self.width) for bit in range(self.rows * self.width) if mask >> bit & 1]

    def mask(self, cells: list[tuple[int, int]]) -> int:
        """The mask of some squares; squares off the grid are nothing."""
        return sum(
            1 << row * self.width + column
            for row, column in cells
            if 0 <= row < self.rows and 0 <= column < self.width - 1
        )

    def around(self, mask: int) -> int:
        """The squares that touch these at a side or corner, and these themselves."""
        wide = mask | mask << 1 | mask >> 1
        return wide | wide << self.width | wide >> self.width

    def crosses_line(self, piece: int) -> bool:
        """Whether two squares of one piece lie side by side with a dotted line between them."""
        return bool(piece & piece >> 1 & self.line_right or piece & piece >> self.width & self.line_below)


def cell_word(row: int, column: int) -> str:
    """What a square is called: b3 is the second column, third row.

    >>> cell_word(2, 1)
    'b3'
    """
    return f"{chr(97 + column)}{row + 1}"


@cache
def read_grid(rows: tuple[str, ...], mouth: tuple[str, ...] = (), regions: tuple[str, ...] = ()) -> Grid:
    """A grid as content files draw it; the same drawing is always the same grid.

    >>> grid = read_grid(("oD", ".A"))
    >>> grid.spaces.bit_count(), grid.cells(grid.damage)
    (3, [(0, 1)])
    """
    width = len(rows[0]) + 1

    def where(drawing: tuple[str, ...], letters: str) -> int:
        return sum(
            1 << r * width + c
            for r, row in enumerate(drawing)
            for c, cell in enumerate(row)
            if cell in letters
        )

    outside = where(rows, ".")
    spaces = where(rows, "oDAMYBXWx")
    weak = where(rows, "W")
    start = where(rows, "Xx")
    right = below = 0
    for r, row in enumerate(regions):
        for c, region in enumerate(row):
            bit = 1 << r * width + c
            if outside & bit:
                continue
            if c + 1 < len(row) and row[c + 1] not in (region, "."):
                right |= bit
            if r + 1 < len(regions) and regions[r + 1][c] not in (region, "."):
                below |= bit
    rings = []
    for r, row in enumerate(rows):
        for c, cell in enumerate(row):
            if cell == "W":
                ring = sum(
                    1 << (r + dr) * width + c + dc
                    for dr in (-1, 0, 1)
                    for dc in (-1, 0, 1)
                    if (dr or dc) and 0 <= r + dr < len(rows) and 0 <= c + dc < width - 1
                )
                line = sum(1 << r * width + k for k in range(width - 1)) | sum(
                    1 << k * width + c for k in range(len(rows))
                )
                rings.append((ring & spaces & ~weak, line & spaces & ~weak))
    return Grid(
        rows=len(rows),
        width=width,
        spaces=spaces,
        start=start,
        needed=spaces & ~weak,
        damage=where(rows, "DYB"),
        yellow=where(rows, "Y"),
        blue=where(rows, "B"),
        armor=where(rows, "A"),
        ammo=where(rows, "M"),
        mouth=where(mouth, "m"),
        weak=weak,
        rings=tuple(rings),
        line_right=right,
        line_below=below,
    )
