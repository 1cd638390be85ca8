"""Movement and shortest ways: the books' examples, and what must hold on any layout of tiles."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from overrun.board import (
    Board,
    BoardEntry,
    BoardFolders,
    MissionEntry,
    Topology,
    board_from_text,
    load_board,
    mask_of,
    members,
)
from overrun.board.model import Ground
from overrun.testing import rule


def names(board: Ground, mask: int) -> str:
    return " ".join(sorted(board.zones[zone].names[0] for zone in members(mask)))


def doors(board: Board, a: str, b: str) -> int:
    return mask_of(door.id for door in board.doors_between(board.at(a), board.at(b)))


@rule(
    "classic.movement.share-edge", "classic.movement.inside-opening", "classic.movement.building-street-door"
)
def test_steps_of_the_classic_game() -> None:
    board = board_from_text(
        """
        +.+.+#+
        .0:1Xa#
        +:+#+o+
        .2#b#c#
        +.+#+#+
        """
    )
    graph = board.graph()
    assert names(board, graph.near[board.at("0")]) == "1 2"
    assert names(board, graph.near[board.at("1")]) == "0"  # the door is closed, b is behind a wall
    assert names(board, graph.near[board.at("a")]) == "c"
    opened = board.graph(board.start.with_open(doors(board, "1", "a")))
    assert names(opened.board, opened.near[board.at("1")]) == "0 a"


@rule("classic.door.building-extent")
def test_a_door_a_mission_breaks_into_a_wall_parts_buildings(shelf: BoardFolders) -> None:
    board = shelf.board("classic/04")
    # 3C, 4D and 2C in the upper row hang together by openings over the seams, 4E, 4B and 2B in the lower row
    # too.
    sizes = sorted(len(building) for building in board.buildings)
    assert sizes == [2, 2, 3 + 4 + 4, 4 + 4 + 4]


@rule("scifi.movement.room-needs-opening", "scifi.movement.room-room", "scifi.movement.corridor-free")
def test_baraka_needs_the_door_opened() -> None:
    """invader.ex.door-needed: an opening on one side, a closed door on the other."""
    board = board_from_text("+#+#+#+#+\n#RDRXC:C:\n+#+#+#+#+")
    assert board.graph().neighbours(board.at("a2")) == (board.at("a1"),)
    opened = board.graph(board.start.with_open(doors(board, "a2", "a3")))
    assert opened.neighbours(board.at("a2")) == (board.at("a1"), board.at("a3"))


@rule("scifi.movement.shared-edge", "darkside.movement.tunnel-free")
def test_reese_goes_round_the_corner() -> None:
    """darkside.ex.corner: a zone that touches at a corner is two moves away."""
    board = board_from_text("+.+.+\n.T:T.\n+:+#+\n.T#R#\n+.+#+")
    assert board.graph().distance(board.at("a2"), board.at("b1")) == 2
    assert names(board, board.graph().first_steps(board.at("a2"), 1 << board.at("b1"))) == "a1"


@rule("darkside.movement.room-tunnel-opening", "scifi.move.no-walls-doors")
def test_miles_uses_the_destroyed_door() -> None:
    """darkside.ex.destroyed-door: a destroyed door is an open one."""
    board = board_from_text("+.+#+\n.TGR#\n+.+#+")
    door = doors(board, "a1", "a2")
    assert board.graph(board.start.with_closed(door)).distance(0, 1) == -1
    assert board.graph(board.start.with_closed(door).with_open(door)).distance(0, 1) == 1


@rule("classic.split.equal-routes", "classic.ambiguity.route-or-first-step")
def test_two_equal_routes_are_two_first_steps() -> None:
    """classic.example.group-splits-in-two: from A to the target by B or by C."""
    board = board_from_text("+.+.+\n.0:1.\n+:+:+\n.2:3.\n+.+.+")
    graph = board.graph()
    assert names(board, graph.first_steps(board.at("0"), 1 << board.at("3"))) == "1 2"
    assert list(graph.routes(board.at("0"), board.at("3"))) == [(0, 1, 3), (0, 2, 3)]


@rule("classic.ambiguity.equal-noise-distance", "classic.ambiguity.split-targets-and-routes")
def test_targets_at_different_distances() -> None:
    board = board_from_text("+.+.+.+.+\n.0:1:2:3.\n+.+.+.+.+")
    graph = board.graph()
    near, far = 1 << board.at("0"), 1 << board.at("3")
    assert names(board, graph.first_steps(1, near) | graph.first_steps(1, far)) == "0 2"
    assert names(board, graph.first_steps(1, near | far)) == "0"  # the nearest of a set
    assert graph.first_steps(0, near | far) == 0  # one is there


@rule("classic.zmove.shortest-route", "classic.zmove.no-path", "classic.zmove.locked-doors-stop")
def test_an_open_way_round_beats_a_closed_door() -> None:
    board = board_from_text(
        """
        +#+#+#+
        #aXbDc#
        +D+#+D+
        #dDeDf#
        +#+#+#+
        """
    )
    a, b = board.at("a"), board.at("b")
    assert board.graph().distance(a, b) == 5
    assert names(board, board.graph().first_steps(a, 1 << b)) == "d"
    ignoring = board.graph(board.start.ignoring_doors())
    assert names(board, ignoring.first_steps(a, 1 << b)) == "b"
    # What stops whoever takes that step:
    assert board.graph().doors_in_the_way(a, b) == doors(board, "a", "b")
    assert ignoring.doors_in_the_way(a, b) == 0
    assert board.graph().doors_in_the_way(board.at("b"), board.at("c")) == 0


@rule("scifi.activation.path-ignores-doors", "scifi.activation.door-blocks")
def test_xenos_measure_through_closed_doors_but_not_through_sealed_ones() -> None:
    """scifi.ex.door-destroyed-by-xenos, and doors that cannot be destroyed are walls."""
    board = board_from_text("+#+#+#+\n#RXRXR#\n+D+#+D+\n#RDRDR#\n+#+#+#+")
    start, goal = board.at("a1"), board.at("a3")
    path = board.start.ignoring_doors()
    assert board.graph(path).distance(start, goal) == 2
    assert board.graph().doors_in_the_way(start, board.at("a2")) == doors(board, "a1", "a2")
    sealed = board.start.ignoring_doors(but=doors(board, "a1", "a2"))
    assert board.graph(sealed).distance(start, goal) == 4


@rule("invader.activation.xenos-airlock", "invader.zone.airlock-needs-oxygen")
def test_airlocks_with_and_without_oxygen(shelf: BoardFolders) -> None:
    board = shelf.board("invader/m0")
    start, exit_ = board.tokens_of("start")[0].zone, board.tokens_of("exit")[0].zone
    assert board.graph().distance(start, exit_) > 0
    assert board.graph(board.start.without_airlocks()).distance(start, exit_) == -1


def test_within_and_reachable() -> None:
    board = board_from_text("+.+.+.+.+#+\n.0:1:2:3#a#\n+.+.+.+.+#+")
    graph = board.graph()
    assert [names(board, graph.within(1, steps)) for steps in range(4)] == [
        "1",
        "0 1 2",
        "0 1 2 3",
        "0 1 2 3",
    ]
    assert names(board, graph.reachable(0)) == "0 1 2 3"
    assert names(board, graph.reachable(4)) == "a"


def test_ways_between_neighbours(shelf: BoardFolders) -> None:
    board = shelf.board("classic/09")
    # Along the long street two zones border on both tiles: two stretches, one step.
    above, below = board.at("1B.5"), board.at("2C.0")
    assert len(board.links_between(above, below)) == 2
    assert len(board.graph().ways(above, below)) == 2
    assert board.directions(above, below) == ("W",)


# ---------------------------------------------------------------------- any layout
INSIDE = ("01-V", "02-V", "04-V", "06-V", "07-V", "09-V")  # nothing but rooms and corridors: any of them fit


@st.composite
def layouts(draw: st.DrawFn) -> tuple[tuple[str, ...], int]:
    rows, columns = draw(st.sampled_from([(1, 1), (1, 2), (2, 1), (2, 2), (2, 3), (3, 2)]))
    tiles = draw(st.permutations(INSIDE))
    turns = draw(st.lists(st.sampled_from((0, 90, 180, 270)), min_size=6, max_size=6))
    words = [f"{tile}@{turn}" for tile, turn in zip(tiles, turns, strict=True)]
    layout = tuple(" ".join(words[r * columns : (r + 1) * columns]) for r in range(rows))
    return layout, draw(st.integers(0, 2**70))


@given(layouts())
@settings(max_examples=40, deadline=None)
def test_ways_on_any_layout(shelf: BoardFolders, drawn: tuple[tuple[str, ...], int]) -> None:
    layout, closed = drawn
    entry = MissionEntry(
        id="x/any", title="Any", origin="published", board=BoardEntry(layout=layout, origin="published")
    )
    board = load_board(entry, shelf.tiles)
    zones = range(len(board.zones))
    closed &= (1 << len(board.doors)) - 1
    graph, free = board.graph(Topology(closed)), board.graph(Topology())
    rows = [graph.distances(zone) for zone in zones]
    for a in zones:
        assert rows[a][a] == 0
        for b in zones:
            assert rows[a][b] == rows[b][a]  # ways lead in both directions
            assert (rows[a][b] >= 0) == (graph.reachable(a) >> b & 1 == 1)
            if rows[a][b] >= 0:
                assert free.distance(a, b) <= rows[a][b]  # opening doors never makes a way longer
            assert (rows[a][b] == 1) == (graph.near[a] >> b & 1 == 1)
            steps = graph.first_steps(a, 1 << b)
            assert bool(steps) == (rows[a][b] > 0)
            for step in members(steps):
                assert rows[a][step] == 1
                assert rows[step][b] == rows[a][b] - 1
            for near in members(graph.near[a] & ~steps):
                assert not 0 <= rows[near][b] < rows[a][b]  # nobody left out who is nearer
    some = zones[:: max(1, len(zones) // 5)]
    to_any = graph.distances_to_any(mask_of(some))
    for zone in zones:
        reached = [rows[zone][target] for target in some if rows[zone][target] >= 0]
        assert to_any[zone] == min(reached, default=-1)
    first, last = zones[0], zones[-1]
    routes = list(graph.routes(first, last))
    assert len(set(routes)) == len(routes)
    assert bool(routes) == (rows[first][last] >= 0)
    for route in routes:
        assert (route[0], route[-1], len(route)) == (first, last, rows[first][last] + 1)
        assert all(graph.near[a] >> b & 1 for a, b in pairwise(route))
