"""Doors, mold, pits and removed tiles: the quick answers against the slow ones, and the cache's bounds."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overrun.board import Board, BoardFolders, SightRules, Topology, board_from_text, mask_of, members
from overrun.board.board import GRAPHS_KEPT
from overrun.testing import rule

from .reference import SlowBoard


def random_topology(board: Board, seed: int) -> Topology:
    draw = random.Random(seed)

    def some(count: int, share: float) -> int:
        return mask_of(i for i in range(count) if draw.random() < share)

    zones, tiles = len(board.zones), len(board.placements)
    mold = some(zones, draw.choice((0, 0.1, 0.3)))
    return Topology(
        closed=some(len(board.doors), draw.choice((0, 0.2, 0.7))),
        mold=mold,
        dead_mold=some(zones, draw.choice((0, 0.2))) & ~mold,
        pits=some(zones, draw.choice((0, 0.2))),
        removed=some(tiles, draw.choice((0, 0, 0.2))),
        airlocks=draw.random() < 0.8,
    )


def check(board: Board, topology: Topology, zones: list[int]) -> None:
    slow, quick = SlowBoard(board, topology), board.graph(topology)
    for zone in zones:
        assert set(quick.neighbours(zone)) == slow.neighbours(zone)
        distances = slow.distances(zone)
        assert quick.distances(zone) == [distances.get(other, -1) for other in range(len(board.zones))]
        for depth in (1, 2):
            rules = SightRules(depth=depth)
            sight = slow.sight(zone, depth)
            assert {
                other: quick.sight_range(zone, other, rules) for other in members(quick.sight(zone, rules))
            } == sight


@pytest.mark.parametrize(
    "mission",
    ["classic/01", "classic/04", "invader/m0", "invader/m5", "invader/m8", "darkside/m3", "darkside/m10"],
)
def test_the_quick_answers_are_the_slow_ones(shelf: BoardFolders, mission: str) -> None:
    board = shelf.board(mission)
    check(board, board.start, list(range(len(board.zones))))
    for seed in range(6):
        draw = random.Random(f"{mission} {seed}")
        check(board, random_topology(board, seed), draw.sample(range(len(board.zones)), 8))


@st.composite
def drawn_boards(draw: st.DrawFn) -> tuple[str, int, int]:
    """A random drawing: every cell a zone of its own with a random kind, every edge random."""
    height, width = draw(st.integers(1, 4)), draw(st.integers(1, 5))
    kinds = draw(st.lists(st.sampled_from("CRRS"), min_size=height * width, max_size=height * width))
    edges = st.sampled_from("#DX")
    grid = [["#"] * (2 * width + 1) for _ in range(2 * height + 1)]
    for r in range(height):
        for c in range(width):
            kind = grid[2 * r + 1][2 * c + 1] = kinds[r * width + c]
            for dr, dc, beside in (
                (0, -1, c and kinds[r * width + c - 1]),
                (-1, 0, r and kinds[(r - 1) * width + c]),
            ):
                if beside:
                    sign = draw(st.sampled_from(":#")) if beside == kind == "C" else draw(edges)
                    grid[2 * r + 1 + dr][2 * c + 1 + dc] = sign
    return "\n".join("".join(line) for line in grid), height, width


@given(drawn_boards())
@settings(max_examples=60, deadline=None)
def test_sight_and_ways_read_straight_off_the_drawing(drawn: tuple[str, int, int]) -> None:
    """No links, no joins: walk over the characters themselves."""
    drawing, height, width = drawn
    lines = drawing.splitlines()
    board = board_from_text(drawing)
    graph = board.graph()

    def zone(row: int, column: int) -> int:
        return board.at(f"{chr(ord('a') + row)}{column + 1}")

    for row in range(height):
        for column in range(width):
            expected, steps = {zone(row, column): 0}, set()
            for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                r, c, crossed = row, column, 0
                while lines[2 * r + 1 + dr][2 * c + 1 + dc] in "D:":
                    r, c, crossed = r + dr, c + dc, crossed + 1
                    expected[zone(r, c)] = crossed
                    if crossed == 1:
                        steps.add(zone(r, c))
                    if lines[2 * r + 1][2 * c + 1] != "C":
                        break
            here = zone(row, column)
            assert set(graph.neighbours(here)) == steps
            assert {there: graph.sight_range(here, there) for there in members(graph.sight(here))} == expected


def test_tiles_fall_into_the_abyss(shelf: BoardFolders) -> None:
    """Dark Side M10: a zone shrinks to what is left of it; zones wholly on removed tiles are gone."""
    board = shelf.board("darkside/m10")
    tile = {placement.tile: 1 << placement.id for placement in board.placements}
    pillar = board.start._replace(removed=tile["13-R"] | tile["18-V"])
    graph = board.graph(pillar)
    gone = {name for zone in board.zones if not graph.zones >> zone.id & 1 for name in zone.names}
    # Rooms of both tiles, and the tunnels that lie on nothing else: 18-V's and 13-R's middle columns.
    assert {"13-R.a2", "13-R.b2", "18-V.b1", "18-V.b2", "18-V.a2", "13-R.b3"} <= gone
    straddling = board.at("17-R.a1")
    assert graph.zones >> straddling & 1
    assert set(board.zones[straddling].names) == {"17-R.a1", "18-V.c3"}
    # What is left of it leads on to the other tunnel squares of 17-R only.
    assert graph.neighbours(straddling) == (board.at("17-R.a2"),)
    assert graph.distance(board.at("17-R.b2"), board.at("16-V.b2")) == -1
    assert graph.sight(board.at("13-R.b2")) == 0
    assert graph.neighbours(board.at("13-R.b2")) == ()
    assert graph.distance(board.at("17-R.b2"), board.at("13-R.b2")) == -1


@rule("invader.end.mold-chain-no-diagonals")
def test_zones_that_touch_through_walls_but_not_at_corners() -> None:
    board = board_from_text("+#+#+\n#R#R#\n+#+#+\n#R#R#\n+#+#+")
    assert board.touching(board.at("a1")) == 1 << board.at("a2") | 1 << board.at("b1")


def test_the_cache_is_bounded() -> None:
    row = "#" + "D".join("R" * 12) + "#"
    board = board_from_text(f"{'+#' * 12}+\n{row}\n{'+#' * 12}+")
    for closed in range(2 * GRAPHS_KEPT):
        assert board.graph(Topology(closed)).topology.closed == closed
    assert len(board._graphs) == GRAPHS_KEPT
    assert board.graph(Topology(7)) is board.graph(Topology(7))


def test_what_is_computed_once_is_kept() -> None:
    board = board_from_text("+#+#+\n#RDR#\n+#+#+")
    graph = board.graph()
    assert graph.zones == 0b11
    assert graph._look(0, 1) is graph._look(0, 1)
    assert graph.distances(0) is graph.distances(0)


def test_topologies_are_values() -> None:
    assert Topology() == (0, 0, 0, 0, 0, True)
    start = Topology(closed=0b0110)
    assert start.with_open(0b0010) == Topology(closed=0b0100)
    assert start.with_closed(0b0001) == Topology(closed=0b0111)
    assert start.ignoring_doors() == Topology()
    assert start.ignoring_doors(but=0b0100) == Topology(closed=0b0100)
    assert not start.without_airlocks().airlocks
