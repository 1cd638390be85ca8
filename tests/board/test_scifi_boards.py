"""Invader and Dark Side boards against counts worked out by hand from the tile drawings.

Every tile has 9 squares. On a seam exterior meets exterior and tunnel meets tunnel and become one zone (the
fourth pair around an inner corner closes a ring and merges nothing new); rooms and corridors meet through
doorways, two corridors over a marking.
"""

import pytest

from overrun.board import Board, BoardFolders

from .counting import kinds, links


def check(board: Board, **expected: int) -> None:
    names = ("exterior", "tunnel", "room", "corridor")
    assert kinds(board) == {name: expected[name] for name in names if expected.get(name)}
    for via in ("door", "airlock", "access"):
        assert links(board, via) == expected.get(via, 0), via
    assert len(board.buildings) == expected["buildings"]


def test_breach(shelf: BoardFolders) -> None:
    # 01-R | 02-R turned by 180
    # 03-V | 05-R turned by 270: above X X X, then S A X, then R O X
    check(
        shelf.board("invader/m0"),
        # 01-R 7, 02-R 7, 03-V 2, 05-R 5; seams: 3 above, 2 left (beside the O-R door), 3 right, 1 below; 1
        # ring.
        exterior=7 + 7 + 2 + 5 - (3 + 2 + 3 + 1 - 1),
        room=2 + 2 + 5 + 4,
        corridor=2,
        # Inside 01-R and 02-R 1 each, 03-V 5, 05-R 4; over seams O-R on the left, R-S and R-R below.
        door=1 + 1 + 5 + 4 + 1 + 2,
        airlock=1 + 1 + 1,
        # 02-R stands alone.
        buildings=2,
    )


def test_gathering_forces(shelf: BoardFolders) -> None:
    # 07-R | 01-R turned by 90: X X X, O A X, X X X
    # 05-R | 02-R
    # 09-R | 06-R
    check(
        shelf.board("invader/m1"),
        # Seams: 07|01 2, 07/05 1, 01/02 3, 05|02 3, 05/09 3, 02/06 2, 09|06 1; 2 rings.
        exterior=4 + 7 + 5 + 7 + 3 + 4 - (2 + 1 + 3 + 3 + 3 + 2 + 1 - 2),
        room=5 + 2 + 4 + 2 + 3 + 5,
        corridor=3,
        # Inside 07-R 4, 01-R 1, 05-R 4, 02-R 1, 09-R 4, 06-R 4; seams 07|01 1, 07/05 2, 02/06 1, 09|06 2.
        door=4 + 1 + 4 + 1 + 4 + 4 + 1 + 2 + 1 + 2,
        airlock=1 + 1 + 1 + 1,
        # 07-R, 01-R and 05-R above; 09-R, 06-R and 02-R below.
        buildings=2,
    )


def test_rockn_rolly(shelf: BoardFolders) -> None:
    # 09-R turned by 180: C C C, S A O, X X X | 05-R
    # 03-R | 04-R
    # 01-R | 02-R
    check(
        shelf.board("invader/m2"),
        # Seams: 09|05 1, 09/03 3, 05/04 3, 03|04 2, 03/01 3, 04/02 3, 01|02 3; 2 rings.
        exterior=3 + 5 + 6 + 6 + 7 + 7 - (1 + 3 + 3 + 2 + 3 + 3 + 3 - 2),
        room=3 + 4 + 3 + 3 + 2 + 2,
        corridor=3,
        # Inside 09-R 4, 05-R 4, 03-R 2, 04-R 2, 01-R 1, 02-R 1; seams: C-R and O-O in the first row, R-O in
        # the second.
        door=4 + 4 + 2 + 2 + 1 + 1 + 2 + 1,
        airlock=1 + 1 + 2 + 1 + 1,
        buildings=4,
    )


def test_the_rearguard(shelf: BoardFolders) -> None:
    board = shelf.board("invader/m3")
    # Six tiles without exterior, nothing merges: 6 x 9 zones. 06-V 4 corridors, 04-V 3, 02-V 5, 07-V 3, 01-V
    # 5, 09-V 3. (06-V: b1 b2 b3 c2; 02-V: a1 a2 a3 b3 c3; 07-V: b1 b2 c2; 01-V: a1 a2 a3 b2 c2.)
    corridors = 4 + 3 + 5 + 3 + 5 + 3
    check(
        board,
        corridor=corridors,
        room=54 - corridors,
        # Inside 06-V 8, 04-V 8, 02-V 7 (one of them the contact of b2 and c1 that leaves the grid), 07-V 9,
        # 01-V 8, 09-V 9; the seams have 3 squares each, all doorways but one marking on six of the seven.
        door=8 + 8 + 7 + 9 + 8 + 9 + 7 * 3 - 6,
        buildings=1,
    )
    assert links(board, "marking") == 3 + 2 + 4 + 2 + 4 + 2 + 6
    assert len(board.doors_between(board.at("02-V.b2"), board.at("02-V.c1"))) == 1


def test_they_came_from_below(shelf: BoardFolders) -> None:
    # 10-V | 12-R
    # 16-R | 13-R
    check(
        shelf.board("darkside/m0"),
        # Seams 3 (10|12), 2 (10/16), 2 (12/13), 3 (16|13); 1 ring.
        tunnel=6 + 6 + 6 + 7 - (3 + 2 + 2 + 3 - 1),
        room=3 + 3 + 3 + 2,
        # Inside 2, 2, 2, 1; over the two horizontal seams 1 each.
        door=2 + 2 + 2 + 1 + 1 + 1,
        access=2,  # 10-V and 13-R
        buildings=2,
    )


def test_steps_in_the_dark(shelf: BoardFolders) -> None:
    # 17-V | 10-V
    # 18-V turned by 180 | 15-R
    # 14-R | 13-R
    check(
        shelf.board("darkside/m2"),
        # Seams: 17|10 3, 17/18 3, 10/15 2, 18|15 2, 18/14 3, 15/13 2, 14|13 3; 2 rings.
        tunnel=8 + 6 + 7 + 4 + 8 + 7 - (3 + 3 + 2 + 2 + 3 + 2 + 3 - 2),
        room=1 + 3 + 2 + 5 + 1 + 2,
        # Inside 10-V 2, 18-V 1, 15-R 4, 13-R 1; seams: 10/15, 18|15, 15/13.
        door=2 + 1 + 4 + 1 + 3,
        access=5,  # all but 15-R
        # The one-room buildings 17-V and 14-R, and everything around 15-R.
        buildings=3,
    )


def test_player_killer(shelf: BoardFolders) -> None:
    # 18-R turned by 90: T S T, T R R, T R T | 12-R turned by 90: T T T, S R T, T R T
    # 15-R | 16-R
    # 13-R | 17-V
    check(
        shelf.board("darkside/m7"),
        # Seams: 18|12 2, 18/15 2, 12/16 2, 15|16 2, 15/13 2, 16/17 3, 13|17 3; 2 rings.
        tunnel=5 + 6 + 4 + 6 + 7 + 8 - (2 * 5 + 3 * 2 - 2),
        room=4 + 3 + 5 + 3 + 2 + 1,
        # Inside 18-R 3, 12-R 2, 15-R 4, 16-R 2, 13-R 1; the five seams with 2 tunnels have a doorway each.
        door=3 + 2 + 4 + 2 + 1 + 5,
        access=3,  # 18-R, 13-R, 17-V
        buildings=2,
    )


def test_demo_squad(shelf: BoardFolders) -> None:
    # 17-R turned by 90: C S T, C E T, C R T | 18-V by 180: T T T, T R S, T T T | 12-V by 270: T R R, E R R,
    # T S R 15-V by 180: C S T, R R T, T R T       | 13-R by 90: T T T, T R S, T T T  | 16-V by 90: T S C, E
    # R C, T R C
    board = shelf.board("darkside/m10")
    check(
        board,
        # Seams: 17|18 3, 18|12 2, 15|13 3, 13|16 2, 17/15 1, 18/13 3, 12/16 1; 2 rings.
        tunnel=3 + 7 + 2 + 4 + 7 + 2 - (3 + 2 + 3 + 2 + 1 + 3 + 1 - 2),
        room=3 + 2 + 7 + 4 + 2 + 4,
        corridor=3 + 1 + 3,
        # Inside 17-R 3, 18-V 1, 12-V 8, 15-V 5, 13-R 1, 16-V 6; seams 18|12 1, 13|16 1, 17/15 1, 12/16 2.
        door=3 + 1 + 8 + 5 + 1 + 6 + 1 + 1 + 1 + 2,
        access=4,  # 17-R, 18-V, 15-V, 13-R
        buildings=2,
    )
    # The printed fact that fixes this layout: a spawn zone with a pit straddles 17-R and 18-V, another 13-R
    # and 15-V.
    for place, tiles in (("17-R.a1", ["17-R", "18-V"]), ("15-V.a1", ["15-V", "13-R"])):
        zone = board.zones[board.at(place)]
        assert [board.placements[tile].tile for tile in zone.tiles] == tiles
        assert board.start.pits >> zone.id & 1


@pytest.mark.parametrize(
    ("place", "kind", "special", "dark"),
    [
        ("17-R.b1", "room", "security", False),
        ("17-R.b2", "room", "elevator", False),
        ("17-R.a1", "tunnel", "", True),
        ("17-R.c1", "corridor", "", False),
    ],
)
def test_kinds_of_zones(shelf: BoardFolders, place: str, kind: str, special: str, dark: bool) -> None:
    board = shelf.board("darkside/m10")
    zone = board.zones[board.at(place)]
    assert (zone.kind, zone.special, zone.dark) == (kind, special, dark)


def test_start_topology_holds_the_missions_doors_mold_and_pits(shelf: BoardFolders) -> None:
    burger = shelf.board("invader/m7")
    closed = {door.colour for door in burger.doors if burger.start.closed >> door.id & 1}
    assert closed == {"purple", "green"}
    assert burger.start.mold.bit_count() == 2
    assert burger.start.dead_mold == 0
    forces = shelf.board("invader/m1")
    assert (forces.start.closed, forces.start.mold, forces.start.dead_mold.bit_count()) == (0, 0, 2)


def test_a_secured_airlock_is_a_door_of_its_own(shelf: BoardFolders) -> None:
    board = shelf.board("invader/m8")
    outside, airlock = board.at("02-R.a2"), board.at("02-R.b2")
    door = board.doors_between(outside, airlock)[0]
    assert (door.via, door.closed) == ("airlock", True)
    assert not board.graph().near[outside] >> airlock & 1
    opened = board.graph(board.start.with_open(1 << door.id))
    assert opened.near[outside] >> airlock & 1
    assert not opened.sees(outside, airlock)  # an airlock never gives sight
