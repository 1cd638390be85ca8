"""Boards in text: small ones drawn by hand for scenarios and tests, any board printed in a terminal."""

from collections.abc import Mapping

from overrun.board.assemble import board_of_tile
from overrun.board.board import Board
from overrun.board.missions import TokenEntry
from overrun.board.tiles import Kind, read_tile


def board_from_text(
    drawing: str,
    *,
    kinds: Mapping[str, Kind] | None = None,
    dark: str = "",
    manholes: str = "",
    tokens: tuple[TokenEntry, ...] = (),
    pool: Mapping[str, int] | None = None,
    name: str = "drawing",
) -> Board:
    """A board from a drawing in the notation of tiles (see `overrun.board.tiles`), of any size.

    Every place is called as in the drawing: a letter or digit by itself, a capital by its square. `kinds`
    says what signs stand for if not for the usual. `dark` and `manholes` name places, with blanks between;
    `pool` counts the colours of the objectives that lie face down.

    >>> board = board_from_text('''
    ... +#+#+#+
    ... #1:2:3#
    ... +#+X+#+
    ... #aob b#
    ... +#+#+#+
    ... ''')
    >>> [zone.names for zone in board.zones]
    [('1',), ('2',), ('3',), ('a',), ('b', 'b.2')]
    >>> board.graph().neighbours(board.at("2"))
    (0, 2)
    >>> board.graph(board.start.with_open(1 << 0)).neighbours(board.at("2"))
    (0, 2, 4)
    """
    tile = read_tile("", drawing, title=name, kinds=kinds, manholes=manholes.split(), split=True)
    return board_of_tile(tile, name, tokens, dark, pool)
