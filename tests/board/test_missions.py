"""Mission files: what is refused and in which words, and what holds for all that ship."""

import tomllib
from importlib.resources import files

import pytest

from overrun.board import Board, BoardFolders, board_from_text, load_board, mission_problems, read_mission
from overrun.errors import ContentError

MISSION = """
id = "classic/99-test"
title = "Test"
origin = "reconstructed"
board.layout = ["2B@90", "1B@0"]
board.origin = "published"
token = [
  { kind = "start", at = "1B.b", origin = "published" },
  { kind = "exit", at = "2B.6", origin = "published" },
  { kind = "door", between = ["1B.8", "1B.c"], colour = "red", origin = "published" },
  # more
]
"""


def board(shelf: BoardFolders, text: str) -> Board:
    return load_board(read_mission(text, "99.toml"), shelf.tiles, "99.toml")


def test_the_sound_one(shelf: BoardFolders) -> None:
    sound = board(shelf, MISSION)
    assert [token.kind for token in sound.tokens] == ["start", "exit", "door"]
    assert sound.start.closed == 1
    assert sound == board(shelf, MISSION)


NO_FIT = r"tiles do not fit where 2B\.5 \(street, '\.'\) meets 2C\.a \(room, 'o'\); turn or swap"
NO_PLACE = r"token 1 \(start at 1B\.z\): there is no place '1B\.z' on the board; tile 1B has 1B\.0, 1B\.1"
NO_EDGE = r"token 3 \(red door at 1B\.8 \| 1B\.b\): these two places share no edge"
DOOR = 'between = ["1B.8", "1B.c"]'


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"2B@90"', '"2B@45"', r"'2B@45' in the layout is no tile with rotation"),
        ('"2B@90"', '"2B"', r"'2B' in the layout is no tile with rotation"),
        ('"2B@90"', '"9Z@0"', r"there is no tile '9Z'"),
        ('"2B@90"', '"1B@0"', r"tile 1B is laid twice"),
        ('"2B@90"', '"3B@0"', r"tiles 3B and 1B are the two sides of one tile"),
        ('"2B@90"', '"05-R@0"', r"another grid"),
        ('"2B@90"', '"2B@0 2C@0"', NO_FIT),
        ('"2B@90", "1B@0"', "", r"the layout has no tile"),
        ('at = "1B.b"', 'at = "1B.z"', NO_PLACE),
        ('at = "1B.b"', 'at = "7B.a"', r"no place '7B\.a' on the board; its tiles are 2B, 1B"),
        ('at = "1B.b"', 'between = ["1B.a", "1B.b"]', r"token 1 .*: such a token lies at a place"),
        ('at = "1B.b", ', "", r"token 1 \(start at nowhere\): give either 'at'"),
        ('"1B.8", "1B.c"', '"1B.8", "1B.b"', NO_EDGE),
        ('"1B.8", "1B.c"', '"1B.8", "1B.5"', r"token 3 .*: a door cannot lie on a border of kind street"),
        (DOOR, 'at = "1B.c"', r"token 3 .*: such a token lies between two places"),
        ("board.origin", "board.orgin", r"99\.toml, field board\.orgin: unknown field; did you mean origin"),
        ("token = [", "token = ", r"99\.toml: no valid TOML"),
        ("board.origin", 'board.dark = ["1B.x"]\nboard.origin', r"dark place '1B\.x' is not on the board"),
    ],
)
def test_broken_ones_say_what_is_wrong(shelf: BoardFolders, old: str, new: str, reason: str) -> None:
    assert old in MISSION
    with pytest.raises(ContentError, match=reason) as refused:
        board(shelf, MISSION.replace(old, new, 1))
    assert str(refused.value).startswith("99.toml")


@pytest.mark.parametrize(
    ("token", "reason"),
    [
        ('kind = "car", at = "1B.a"', r"token 4 \(car at 1B\.a\): a car cannot be in a zone of kind room"),
        ('kind = "elephant", at = "1B.a"', r"token 4 .*: there is no such kind of token; known are"),
        ('kind = "spawn", at = "1B.5", state = "tired"', r"'tired' is unknown; use one of active, asleep"),
        (
            'kind = "objective", at = "1B.a", colour = "pool"',
            r"1 objectives lie face down, but the pool has 0",
        ),
        (
            'kind = "start", at = "1B.a", orgin = "x"',
            r"99\.toml, field token\[3\]\.orgin: unknown field; did you mean origin",
        ),
    ],
)
def test_broken_tokens_say_what_is_wrong(shelf: BoardFolders, token: str, reason: str) -> None:
    with pytest.raises(ContentError, match=reason):
        board(shelf, MISSION.replace("# more", f'{{ {token}, origin = "published" }}'))


def test_a_mission_of_a_pack_is_tried_out() -> None:
    """What `overrun content check` says of it: the reason alone, file and mission are named already."""
    mission = read_mission(MISSION, "99.toml")
    assert list(mission_problems(mission, {"tile": {}})) == ["there is no tile '2B'; known are none"]


def test_an_exit_out_of_reach(shelf: BoardFolders) -> None:
    text = MISSION.replace('between = ["1B.8", "1B.c"]', 'between = ["2B.5", "2B.d"]')
    with pytest.raises(
        ContentError, match=r"token 2 \(exit in zone \d+\) cannot be reached from the start at 1B\.b"
    ):
        board(shelf, text)


def test_gaps_in_a_layout(shelf: BoardFolders) -> None:
    text = MISSION.replace('"2B@90", "1B@0"', '"2B@90 -", "1B@0 7B@0"')
    found = board(shelf, text)
    assert [(placement.row, placement.column) for placement in found.placements] == [(0, 0), (1, 0), (1, 1)]


def test_a_door_in_a_plain_opening_parts_a_building(shelf: BoardFolders) -> None:
    door = '{ kind = "door", between = ["1B.b", "%s"], origin = "published" },\n'
    text = MISSION.replace("# more", door % "1B.a" + door % "1B.c")
    found = board(shelf, text)
    assert sorted(len(building) for building in found.buildings) == [1, 2, 4]
    assert found.graph().neighbours(found.at("1B.b")) == ()


def test_doors_open_from_the_start(shelf: BoardFolders) -> None:
    escape = shelf.board("classic/06")
    states = {(door.colour, door.closed) for door in escape.doors}
    assert states == {("red", True), ("green", False)}
    start = escape.tokens_of("start")[0].zone
    assert escape.graph().neighbours(start) == (escape.at("7B.3"),)


# ---------------------------------------------------------------------- what ships
def test_all_missions_are_there(shelf: BoardFolders) -> None:
    games = [name.split("/")[0] for name in shelf.missions]
    assert {game: games.count(game) for game in games} == {"classic": 11, "invader": 11, "darkside": 11}
    for name in shelf.missions:
        shelf.board(name)


def test_file_names_are_ids() -> None:
    for game in ("classic", "invader", "darkside"):
        for file in (files("overrun") / game / "content" / "missions").iterdir():
            data = tomllib.loads(file.read_text())
            assert data["id"] == f"{game}/{file.name.removesuffix('.toml')}"


def test_tiles_are_those_the_rulebooks_name(shelf: BoardFolders) -> None:
    """The index lists the tiles of every mission, read from the books, not from the maps."""
    index = files("overrun") / "rules" / "index"
    classic = tomllib.loads((index / "classic.toml").read_text())["mission"]
    scifi = tomllib.loads((index / "scifi_missions.toml").read_text())["mission"]
    wanted = {mission["id"].replace(".mission.", "/"): mission for mission in classic + scifi}
    assert set(wanted) == set(shelf.missions)
    for name, mission in wanted.items():
        board = shelf.board(name)
        assert sorted(placement.tile for placement in board.placements) == sorted(mission["tiles"]), name
        entry = shelf.missions[name]
        assert (entry.title, entry.minutes, entry.survivors) == (
            mission["title"],
            mission["minutes"],
            mission["min_survivors"],
        )


def test_every_board_covers_its_tiles_exactly(shelf: BoardFolders) -> None:
    for name in shelf.missions:
        board = shelf.board(name)
        area = sum((r - x) * (b - y) for zone in board.zones for x, y, r, b in zone.rects)
        assert area == 100 * 100 * len(board.placements), name
        for tile in board.placements:
            inside = [rect for place in board.places if place.tile == tile.id for rect in place.rects]
            for i, a in enumerate(inside):
                assert tile.column * 100 <= a[0] < a[2] <= tile.column * 100 + 100
                assert tile.row * 100 <= a[1] < a[3] <= tile.row * 100 + 100
                for b in inside[:i]:
                    assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (name, a, b)


def test_shapes_place_walls_doors_and_centres(shelf: BoardFolders) -> None:
    """Unturned tiles whose rooms leave the grid, in hundredths of the tile."""
    entry = (
        'id = "x/1"\ntitle = "X"\norigin = "published"\nboard = { layout = ["%s@0"], origin = "published" }'
    )

    def one(tile: str, door: str = "") -> Board:
        token = f'\ntoken = [{{ kind = "door", between = {door}, origin = "published" }}]' if door else ""
        return board(shelf, entry % tile + token)

    # 4B: the hall c is 45-69 wide and 0-41 high, the office a 0-45 and 0-56. Their opening is drawn in the
    # first row of cells (0-16), their wall runs down to 41, the opening of c and d lies below c.
    office = one("4B")
    a, c, d = (office.at(f"4B.{room}") for room in "acd")
    assert {link.via: link.segment for link in office.links_between(a, c)} == {
        "opening": (45, 0, 45, 16),
        "wall": (45, 0, 45, 41),
    }
    assert [link.segment for link in office.links_between(c, d) if link.via == "opening"] == [
        (50, 41, 69, 41)
    ]
    # 4D: the corridor d begins at 59, the middle street square ends at 69: between them a door 10 high.
    corridor = one("4D", '["4D.5", "4D.d"]')
    assert corridor.doors[0].segment == (69, 59, 69, 69)
    # 3C: the garage c is 27-69 x 34-46 and 0-69 x 46-100; it borders on the middle street square from 34 to
    # 69.
    garage = one("3C")
    zone, street = garage.at("3C.c"), garage.at("3C.5")
    assert garage.links_between(zone, street)[0].segment == (69, 34, 69, 69)
    small, large = 42 * 12, 69 * 54
    x, y = garage.zones[zone].centre
    assert x == pytest.approx((small * 48 + large * 34.5) / (small + large))
    assert y == pytest.approx((small * 40 + large * 73) / (small + large))
    # A door in a wall of two cells stands in its middle, 14 wide.
    boiler = one("7B", '["7B.1", "7B.a"]')
    assert boiler.doors[0].segment == (43, 31, 57, 31)


def test_only_zones_inside_have_a_building(shelf: BoardFolders) -> None:
    for name in shelf.missions:
        for zone in shelf.board(name).zones:
            assert (zone.building >= 0) == (zone.kind in ("room", "corridor"))


def test_clockwise_from_north_on_a_long_board() -> None:
    row = board_from_text("+.+.+.+.+\n.0:1:2:3.\n+.+.+.+.+")
    assert row.clockwise(range(4)) == (2, 3, 0, 1)  # east of the middle, then west
    column = board_from_text("+.+\n.0.\n+:+\n.1.\n+:+\n.2.\n+:+\n.3.\n+.+")
    assert column.clockwise(range(4)) == (0, 1, 2, 3)  # north, then south


def test_round_the_middle_of_the_tiles_that_are_there(shelf: BoardFolders) -> None:
    plain = board(shelf, MISSION)
    shifted = board(shelf, MISSION.replace('"2B@90", "1B@0"', '"- -", "- 2B@90", "- 1B@0"'))
    zones = range(len(plain.zones))
    assert shifted.clockwise(zones) == plain.clockwise(zones)


def test_links_lie_on_the_borders_of_their_zones(shelf: BoardFolders) -> None:
    for name in shelf.missions:
        board = shelf.board(name)
        for link in board.links:
            x1, y1, x2, y2 = link.segment
            assert (x1 == x2) == (link.direction in "EW")
            assert (x2 - x1) + (y2 - y1) >= 3, (name, link)
            for zone in (link.a, link.b):
                assert any(
                    left <= x1 and x2 <= right and top <= y1 and y2 <= bottom
                    and (x1 in (left, right) if x1 == x2 else y1 in (top, bottom))
                    for left, top, right, bottom in board.zones[zone].rects
                ) or _between_rects(board, zone, link.segment), (name, link)  # fmt: skip


def _between_rects(board: Board, zone: int, segment: tuple[int, int, int, int]) -> bool:
    """A stretch along several rectangles of one zone: both its ends lie on the zone's border."""
    ends = (segment[:2], segment[2:])
    return all(
        any(
            left <= x <= right and top <= y <= bottom and (x in (left, right) or y in (top, bottom))
            for left, top, right, bottom in board.zones[zone].rects
        )
        for x, y in ends
    )
