"""Classic boards against counts worked out by hand from the tile drawings.

How the counts are made: a tile's street squares are one zone each; where two tiles meet, street squares that
face each other are one zone, so every such pair takes one zone away, except that the fourth pair around an
inner corner closes a ring and takes none. Rooms never merge. Along a street neighbouring squares of one tile
are neighbouring zones.
"""

import pytest

from overrun.board import Board, BoardFolders

from .counting import kinds, links, pairs


def around(board: Board, place: str) -> set[str]:
    """The first names of the zones one step away, with all doors open."""
    graph = board.graph(board.start.ignoring_doors())
    return {board.zones[zone].names[0] for zone in graph.neighbours(board.at(place))}


def test_tutorial(shelf: BoardFolders) -> None:
    board = shelf.board("classic/00-tutorial")
    # 2B has 5 street squares (a column and a row), 1B too; the lower row of the turned 2B lies on the upper
    # row of 1B: 3 pairs. 5 + 5 - 3 = 7. Rooms: 4 + 3.
    assert kinds(board) == {"street": 7, "room": 7}
    # Each tile's street is a chain of 5 squares with 4 borders; the 2 borders in the shared row are the same
    # ones.
    assert pairs(board, "street") == 4 + 4 - 2
    # 2B: a-b, a-c, b-d, c-d. 1B: a-b, a-c, b-c. Only streets meet at the seam.
    assert links(board, "opening") == 4 + 3
    assert links(board, "door") == 2
    assert [len(building) for building in board.buildings] == [4, 3]
    assert around(board, "2B.d") == {"2B.b", "2B.c", "2B.5"}
    assert around(board, "1B.c") == {"1B.a", "1B.b", "1B.8"}
    assert around(board, "1B.a") == {"1B.b", "1B.c"}
    # The left square of the seam: 2B's corner above, 1B's square 0 below; up the column and along the row.
    assert board.at("2B.8") == board.at("1B.0")
    assert around(board, "1B.0") == {"2B.7", "2B.5"}


def test_grindhouse(shelf: BoardFolders) -> None:
    board = shelf.board("classic/07-grindhouse")
    # The street between the tile rows: 3 + 3 squares above, 3 + 3 below, all merging over the horizontal
    # seam, and the two in the middle also over the vertical one: 5 zones. 2C turned by 90 adds 2 squares up
    # its right side, 2B turned by 180 adds 2 down its left side.
    assert kinds(board) == {"street": 5 + 2 + 2, "room": 3 + 4 + 4 + 4}
    assert pairs(board, "street") == 4 + 2 + 2
    # Inside the tiles: 3C has 3 openings, 2C and 2B 4 each, 4C 5 (c-a, c-d, d-a, a-b, d-b).
    # Over the seams: 3C a-2C c and 3C b-2C d above, 2B c-4C d and 2B a-4C b below.
    assert links(board, "opening") == 3 + 4 + 4 + 5 + 2 + 2
    assert {board.at("2C.c"), board.at("2C.d")} <= set(
        board.buildings[board.zones[board.at("3C.a")].building]
    )
    assert around(board, "3C.a") == {"3C.b", "3C.c", "2C.c"}
    assert around(board, "4C.b") == {"4C.a", "4C.d", "2B.a"}
    assert len(board.buildings) == 2
    assert sorted(len(building) for building in board.buildings) == [7, 8]
    # Two doors a building, as the mission's rule about double doors needs.
    owners = [
        board.zones[door.a].building if board.zones[door.a].is_room else board.zones[door.b].building
        for door in board.doors
    ]
    assert sorted(owners) == [0, 0, 1, 1]
    # One walker stands in every room.
    assert sorted(token.zone for token in board.tokens_of("enemy")) == [
        zone.id for zone in board.zones if zone.is_room
    ]


def test_might_makes_right(shelf: BoardFolders) -> None:
    board = shelf.board("classic/09-might-makes-right")
    # Squares: 1B 5, 2B 5, 2C 5, 7B 8 (all but the middle). Merging: 1B and 2B over the upper vertical seam
    # 3, 2C and 7B over the lower one 3, 1B and 2C 3, 2B and 7B 3, less 1 for the ring in the middle.
    assert kinds(board) == {"street": 5 + 5 + 5 + 8 - (3 + 3 + 3 + 3 - 1), "room": 3 + 4 + 4 + 1}
    # The long street 5 zones: 4 borders. The middle column has 2 zones above and 2 below it: 4. Around the
    # boiler room: 2 down the right side, 2 along the bottom.
    assert pairs(board, "street") == 4 + 4 + 2 + 2
    assert links(board, "opening") == 3 + 4 + 4
    assert [len(building) for building in board.buildings] == [3, 4, 4, 1]
    # The crossroads covers a corner of all four tiles.
    middle = board.zones[board.at("7B.0")]
    assert [board.placements[tile].tile for tile in middle.tiles] == ["1B", "2B", "2C", "7B"]
    assert len(board.graph().neighbours(middle.id)) == 4


def test_small_town(shelf: BoardFolders) -> None:
    board = shelf.board("classic/10-small-town")
    # Squares: 7B 8, 2B 5, 5B 7, 5C 7; all four seams are street along their whole length: 4 x 3 pairs less 1.
    assert kinds(board) == {"street": 8 + 5 + 7 + 7 - (4 * 3 - 1), "room": 1 + 4 + 2 + 2}
    # As zones: row 1 has 3 in a line, row 2 the left and the middle one, row 3 all 5, row 4 left and middle,
    # row 5 left and the 3 on the right. Sideways 2 + 4 + 2, downwards 4 on the left and 4 in the middle.
    assert pairs(board, "street") == 2 + 4 + 2 + 4 + 4
    assert links(board, "opening") == 4 + 1 + 1
    assert links(board, "door") == 6
    assert len(board.buildings) == 4


def test_big_w(shelf: BoardFolders) -> None:
    board = shelf.board("classic/05-big-w")
    # Squares: 5D 7, 2C 5, 1C 5, 7B 8, 5C 7, 6B 6, 5E 7, 1B 5, 4B 3.
    # Merging, tile row by tile row. Vertical seams: 5D|2C 3, 2C|1C none but the lowest square 1, 7B|5C 3,
    # 5C|6B the upper and lower square 2, 5E|1B 3, 1B|4B the upper square 1. Horizontal seams: 3 below every
    # tile of the first two rows. Rings: every inner corner of the board is street on all sides, 4 of them.
    squares = 7 + 5 + 5 + 8 + 7 + 6 + 7 + 5 + 3
    merged = (3 + 1) + (3 + 2) + (3 + 1) + 3 * 6 - 4
    assert kinds(board) == {"street": squares - merged, "room": 2 + 4 + 3 + 1 + 2 + 2 + 2 + 3 + 4}
    assert (squares - merged, len(board.zones)) == (26, 49)
    assert links(board, "door") == 11


@pytest.mark.parametrize(
    ("mission", "clockwise"),
    [
        # As the spawn zones lie on the printed maps: north, east, south, west.
        ("classic/01", ["2C.0", "4B.2", "5E.8", "5C.0"]),
        ("classic/05", ["5D.2", "5E.6", "7B.6", "5D.6"]),
        ("classic/10", ["7B.8", "2B.2", "5B.8", "7B.0"]),
    ],
)
def test_spawn_zones_go_round_clockwise(shelf: BoardFolders, mission: str, clockwise: list[str]) -> None:
    board = shelf.board(mission)
    expected = [board.at(place) for place in clockwise]
    found = list(board.clockwise(token.zone for token in board.tokens_of("spawn")))
    start = found.index(expected[0])
    assert found[start:] + found[:start] == expected


def test_manholes(shelf: BoardFolders) -> None:
    for name in shelf.missions:
        if name.startswith("classic/"):
            board = shelf.board(name)
            tiles = sorted(tile for zone in board.zones for tile in zone.manholes)
            assert tiles == [placement.id for placement in board.placements]  # one on every tile
            assert all(zone.kind == "street" for zone in board.zones if zone.manholes)
    board = shelf.board("classic/10")
    # 7B's manhole is in its square 5, the middle of the right side; turned by 270 that is up, at the board's
    # edge.
    assert board.zones[board.at("7B.5")].manholes == (0,)
    # 5B's square 5 is one zone with 5C's square 7, which has none: one manhole, though the zone lies on two
    # tiles.
    assert board.at("5B.5") == board.at("5C.7")
    assert board.zones[board.at("5B.5")].manholes == (2,)


def test_directions_and_sides(shelf: BoardFolders) -> None:
    board = shelf.board("classic/00")
    living, kitchen, bedroom = (board.at(place) for place in ("1B.a", "1B.b", "1B.c"))
    assert board.directions(living, kitchen) == ("S",)
    assert board.directions(bedroom, kitchen) == ("W",)
    assert board.directions(board.at("1B.5"), living) == ("W",)
    assert board.touching(kitchen) == 1 << living | 1 << bedroom
    door = board.doors_between(board.at("1B.8"), bedroom)[0]
    assert (door.closed, door.colour) == (True, "red")
    assert [found.id for found in board.doors_of(bedroom)] == [door.id]
