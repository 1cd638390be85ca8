"""Sets without end, boards without measure: refused before anything goes round for ever."""

from __future__ import annotations

import pytest

from overrun.board import BoardFolders, board_from_text, kernel, load_board, mask_of, members, read_mission
from overrun.board.tiles import MOST_CELLS
from overrun.errors import ContentError
from tests.board.test_missions import MISSION


@pytest.mark.parametrize("mask", [-1, -8, -(1 << 70)])
def test_a_set_is_never_negative(mask: int) -> None:
    """Its members would have no end."""
    with pytest.raises(ValueError, match="never negative"):
        members(mask)
    for count in (kernel.distances, lambda near, start: kernel.within(near, start, -1)):
        with pytest.raises(ValueError, match="never negative"):
            count([0] * 4, mask)


def test_members_of_sets_that_are_none_of_that() -> None:
    assert members(0) == ()
    assert members(mask_of([0, 63, 64, 200])) == (0, 63, 64, 200)


@pytest.mark.parametrize("size", [MOST_CELLS, MOST_CELLS + 1])
def test_a_drawing_has_its_measure(size: int) -> None:
    drawing = "\n".join(["+" + "#+" * size, "#" + "1:" * (size - 1) + "1#", "+" + "#+" * size])
    if size == MOST_CELLS:
        assert len(board_from_text(drawing).zones) == size
        return
    with pytest.raises(
        ContentError, match=f"at most {MOST_CELLS} x {MOST_CELLS} cells; this one has 1 x {size}"
    ):
        board_from_text(drawing)


def test_a_layout_has_its_measure(shelf: BoardFolders) -> None:
    text = MISSION.replace('"2B@90", "1B@0"', '"2B@90", "1B@0 ' + "- " * 12 + '"')
    with pytest.raises(ContentError, match="more than 12 tiles in a row or column"):
        load_board(read_mission(text, "99.toml"), shelf.tiles, "99.toml")


def test_whoever_goes_straight_on_never_comes_back() -> None:
    """A place around another one: east of a lies b, and east of b lies a."""
    drawing = """
        +#+#+#+
        #a.a.a#
        +.+#+.+
        #aobDa#
        +.+#+.+
        #a.a.a#
        +#+#+#+
        """
    from overrun.board.assemble import board_of_tile
    from overrun.board.tiles import read_tile

    with pytest.raises(ContentError, match=r"going E from [ab] one comes back there"):
        board_of_tile(read_tile("", drawing, title="ring"), "ring")
