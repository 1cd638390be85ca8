"""Tiles: reading drawings, turning them, and what is said about a wrong one."""

import pytest

from overrun.board import BoardFolders, board_from_text, read_tiles
from overrun.board.tiles import read_tile
from overrun.errors import ContentError

CORNER = """
+.+.+#+
.X:X#R#
+:+#+D+
.X#RDS#
+.+#+D+
"""


def test_reading() -> None:
    tile = read_tile("T", CORNER.replace("+.+#+D+\n", "+.+#+D+\n#R#X:X.\n+#+.+.+\n"))
    assert tile.cells == (("a1", "a2", "a3"), ("b1", "b2", "b3"), ("c1", "c2", "c3"))
    assert tile.above[0] == (".", ".", "#")
    assert tile.above[1] == (":", "#", "D")
    assert tile.left[1] == (".", "#", "D", "#")
    assert (tile.spots["b3"].kind, tile.spots["b3"].special) == ("room", "security")


def test_a_quarter_turn_clockwise() -> None:
    tile = read_tile(
        "T", "+1+2+3+\n".replace("1", "#").replace("2", "D").replace("3", ".") + "oa:b#c.\n+L+G+X+"
    )
    turned = tile.turned(90)
    assert turned.cells == (("a",), ("b",), ("c",))
    # What was up is right, what was left is up, what was right is down, what was down is left.
    assert [row[1] for row in turned.left] == ["#", "D", "."]
    assert turned.above == (("o",), (":",), ("#",), (".",))
    assert [row[0] for row in turned.left] == ["L", "G", "X"]


def test_four_quarter_turns_are_none(shelf: BoardFolders) -> None:
    for tile in shelf.tiles.values():
        assert tile.turned(90).turned(90) == tile.turned(180)
        assert tile.turned(90).turned(270) == tile
        assert tile.turned(450) == tile.turned(90)


def test_shapes_turn_with_the_tile(shelf: BoardFolders) -> None:
    tile = shelf.tiles["02-V"]
    # c1 lies in the lower left corner, 30 wide and 40 high; turned by 90 it is in the upper left, 40 wide
    # and 30 high.
    assert tile.shapes["c1"] == ((0, 60, 30, 100),)
    assert tile.turned(90).shapes["c1"] == ((0, 0, 40, 30),)
    assert tile.turned(90).links[0].side == "N"


def test_all_tiles_are_there(shelf: BoardFolders) -> None:
    assert len(shelf.tiles) == 18 + 36
    for tile in shelf.tiles.values():
        assert shelf.tiles[tile.back].back == tile.id  # two sides each
        assert len(tile.cells) == len(tile.cells[0]) == (6 if len(tile.id) == 2 else 3)


def test_no_tile_needs_a_door_in_its_drawing(shelf: BoardFolders) -> None:
    """The printed streets have no doors: classic doors are tokens."""
    for tile in shelf.tiles.values():
        if len(tile.id) == 2:
            signs = {sign for row in (*tile.above, *tile.left) for sign in row}
            assert signs <= set("#o:.")


@pytest.mark.parametrize(
    ("drawing", "reason"),
    [
        ("+#+\n#a#", "an odd number of lines and of columns, at least 3; this one has 2 and 3"),
        ("+#+\n#?#\n+#+", r"line 2, column 2: '\?' is no cell"),
        ("+#+\n*a#\n+#+", r"line 2, column 1: '\*' is no edge"),
        ("+#+#+\n#aoa#\n+#+#+", "a: 'o' is drawn inside a single place"),
        ("+#+.+\n#a 1.\n+#+.+", "nothing is drawn between a .room. and 1 .street."),
        ("+#+.+\n#a:1.\n+#+.+", "':' cannot lie between a and 1"),
        ("+#+#+\n#aLb#\n+#+#+", "'L' cannot lie between a and b"),
        ("+#+#+\n#aGb#\n+#+#+", "'G' cannot lie between a and b"),
    ],
)
def test_wrong_drawings(drawing: str, reason: str) -> None:
    from overrun.board.assemble import board_of_tile

    with pytest.raises(ContentError, match=reason):
        board_of_tile(read_tile("", drawing), "drawing")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ("origin = 'guessed'", "origin"),
        ("colour = 'red'", r"t\.toml, field tile\[0\]\.colour: unknown field"),
        ("manholes = ['9']", "t.toml, tile 'T': there is no place '9'; places are a"),
        ("shape = {b = [[0, 0, 1, 1]]}", "tile 'T': there is no place 'b'"),
        ("link = [{at = 'a', to = 'a', side = 'N', edge = '?'}]", "a link cannot be"),
    ],
)
def test_wrong_tile_files(change: str, reason: str) -> None:
    tile = (
        "[[tile]]\nid = 'T'\norigin = 'published'\ndrawing = '''\n" + "+#+#+#+\n" + "#a a a#\n+ + + +\n" * 2
    )
    tile += "#a a a#\n+#+#+#+\n'''\n"
    assert list(read_tiles(tile, "t.toml")) == ["T"]
    broken = tile.replace("origin = 'published'", change) if "origin" in change else tile + change
    with pytest.raises(ContentError, match=reason):
        read_tiles(broken, "t.toml")
    with pytest.raises(ContentError, match=r"t\.toml, tile 'T': there are two of this id"):
        read_tiles(tile + tile, "t.toml")


def test_a_tile_is_drawn_on_a_known_grid() -> None:
    tile = "[[tile]]\nid = 'T'\norigin = 'published'\ndrawing = '''\n+#+\n#a#\n+#+'''"
    with pytest.raises(ContentError, match=r"a tile is drawn on 3 x 3 or 6 x 6 cells"):
        read_tiles(tile, "t.toml")


def test_drawn_boards_keep_lines_straight_in_crooked_zones() -> None:
    """A street that bends is one zone, yet nobody sees round its bend."""
    board = board_from_text(
        """
        +.+.+.+
        .0:1 1.
        +#+#+ +
        #a#b#1.
        +#+#+:+
        #c#d#2.
        +#+#+.+
        """
    )
    graph = board.graph()
    assert graph.distance(board.at("0"), board.at("2")) == 2
    assert not graph.sees(board.at("0"), board.at("2"))
    assert graph.sees(board.at("1"), board.at("0"))
    assert graph.sees(board.at("1"), board.at("2"))
