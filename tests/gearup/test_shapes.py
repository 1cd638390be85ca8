"""Placements are exact: checked against trying everything, square by square."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from overrun.gearup.grid import Grid, read_grid
from overrun.gearup.shapes import (
    SINGLE,
    Shape,
    first_pieces,
    followers,
    normal,
    orientations,
    placements,
    read_shape,
    read_word,
    splits,
    word,
)
from overrun.testing import rule

CELLS = [(r, c) for r in range(3) for c in range(3)]
shapes = st.sets(st.sampled_from(CELLS), min_size=1, max_size=5).map(lambda cells: normal(list(cells)))
grids = (
    st.integers(1, 4)
    .flatmap(lambda width: st.lists(st.text(".oDAM", min_size=width, max_size=width), min_size=1, max_size=4))
    .map(lambda rows: read_grid(tuple(rows)))
)


def brute_force(grid: Grid, shape: Shape) -> set[frozenset[tuple[int, int]]]:
    """Every way to lay the shape on the spaces, found by trying all turns, mirrors and places."""
    spaces = set(grid.cells(grid.spaces))
    found = set()
    for mirrored, turns, down, right in product((1, -1), range(4), range(-4, 8), range(-4, 8)):
        cells = [(r, c * mirrored) for r, c in shape]
        for _ in range(turns):
            cells = [(-c, r) for r, c in cells]
        laid = {(r + down, c + right) for r, c in cells}
        if laid <= spaces:
            found.add(frozenset(laid))
    return found


@rule(
    "gearup.attack.shape-may-rotate-mirror", "gearup.attack.inside-hp-spaces", "gearup.attack.shape-complete"
)
@settings(max_examples=150, deadline=None)
@given(grids, shapes)
def test_placements_are_all_there_are(grid: Grid, shape: Shape) -> None:
    masks = placements(grid, shape)
    assert len(set(masks)) == len(masks)
    assert {frozenset(grid.cells(mask)) for mask in masks} == brute_force(grid, shape)


@settings(max_examples=60, deadline=None)
@given(grids, st.data())
def test_words_name_squares(grid: Grid, data: st.DataObject) -> None:
    mask = data.draw(st.integers(0, (1 << grid.rows * grid.width) - 1)) & grid.spaces
    if mask:
        assert read_word(grid, word(grid, mask)) == mask


@settings(max_examples=60, deadline=None)
@given(shapes)
def test_turned_shapes_are_the_same_shape(shape: Shape) -> None:
    turned = orientations(shape)
    assert 1 <= len(turned) <= 8
    assert shape in turned
    assert all(orientations(other) == turned for other in turned)


@rule("gearup.fx.split-two", "gearup.fx.split-sizes", "gearup.q.split-contiguous")
@settings(max_examples=60, deadline=None)
@given(shapes)
def test_splits_are_two_pieces_that_make_the_shape(shape: Shape) -> None:
    for big, small in splits(shape):
        assert len(big) >= len(small) >= 1
        assert len(big) + len(small) == len(shape)
    assert set(splits(shape)) <= set(splits(shape, loose=True)) or len(shape) == 1
    assert len(splits(shape, loose=True)) == 2 ** (len(shape) - 1) - 1


@rule("gearup.fx.split-single", "gearup.fx.split-orientation")
def test_what_may_follow_a_first_piece() -> None:
    z5 = read_shape(("##.", ".#.", ".##"))
    domino, four = read_shape(("##",)), read_shape(("##.", ".#.", ".#."))
    corner = read_shape(("##", "#."))
    assert set(first_pieces(z5)) == {
        SINGLE,
        orientations(domino)[0],
        orientations(corner)[0],
        orientations(four)[0],
    }
    assert followers(z5, orientations(four)[0]) == (SINGLE,)
    assert set(followers(z5, orientations(corner)[0])) == {SINGLE, orientations(domino)[0]}
    assert followers(z5, orientations(domino)[0]) == (SINGLE,)  # the bigger piece was reduced
    assert followers(z5, SINGLE) == (SINGLE,)


def test_corners_hold_a_diagonal_shape_together() -> None:
    """Three squares in a V that touch at corners only: the middle one holds it, so it cannot be cut off."""
    assert len(splits(read_shape(("#.#", ".#.")))) == 2
    assert len(splits(read_shape(("##", "##")))) == 6


def test_lines_and_neighbours_do_not_wrap() -> None:
    grid = read_grid(("oo", "oo"), (), ("ab", "ab"))
    right, left = read_word(grid, "b1"), read_word(grid, "a2")
    assert not grid.around(right) & read_word(grid, "a1.b1.a2.b2") & ~read_word(grid, "a1.b1.a2.b2")
    assert grid.around(left) & right
    assert grid.crosses_line(read_word(grid, "a1.b1"))
    assert not grid.crosses_line(read_word(grid, "b1.a2"))
    wide = read_grid(("ooo",))
    assert wide.cells(wide.around(read_word(wide, "a1")) & wide.spaces) == [(0, 0), (0, 1)]
