"""Lines of sight: the rules of the books, their examples and captions, on drawn boards and on real ones."""

import pytest

from overrun.board import Board, BoardFolders, SightRules, Topology, board_from_text, mask_of, members
from overrun.testing import rule

SURVIVOR = SightRules(dark=False)
ENHANCED_SENSES = SightRules(depth=2)


def seen(board: Board, place: str, topology: Topology | None = None, rules: SightRules | None = None) -> str:
    """The zones seen from a place, by their first names, in order."""
    mask = board.graph(topology).sight(board.at(place), rules or SightRules())
    return " ".join(sorted(board.zones[zone].names[0] for zone in members(mask)))


def doors(board: Board, a: str, b: str) -> int:
    return mask_of(door.id for door in board.doors_between(board.at(a), board.at(b)))


# ---------------------------------------------------------------------- classic
# Two houses between three streets: room a with a closed door to the south, the house b-c with one too.
TOWN = """
+.+.+.+.+.+
.0:1:2:3:4.
+:+#+:+#+#+
.5#a#6#b#c#
+:+X+:+X+o+
.7:8:9:q#d#
+.+.+.+.+#+
"""


@pytest.fixture
def town() -> Board:
    return board_from_text(TOWN, kinds={"q": "street"})


@rule("classic.sight.street-straight", "classic.sight.street-unlimited", "classic.sight.no-diagonal")
def test_streets_straight_on_to_a_wall_or_the_edge(town: Board) -> None:
    assert seen(town, "0") == "0 1 2 3 4 5 7"
    assert seen(town, "2") == "0 1 2 3 4 6 9"
    assert seen(town, "6") == "2 6 9"  # walls left and right
    assert "8" not in seen(town, "5")  # it touches only at a corner


@rule("classic.sight.own-zone", "classic.sight.closed-door-blocks", "classic.ambiguity.closed-door-sight")
def test_a_closed_door_blocks_sight(town: Board) -> None:
    assert seen(town, "8") == "7 8 9 q"
    assert seen(town, "a") == "a"
    opened = town.start.with_open(doors(town, "a", "8"))
    assert seen(town, "8", opened) == "7 8 9 a q"
    assert seen(town, "a", opened) == "8 a"


@rule("classic.sight.building-openings", "classic.sight.building-one-zone")
def test_indoors_one_zone_through_every_opening() -> None:
    board = board_from_text(
        """
        +#+#+#+#+
        #aobocod#
        +o+#+#+#+
        #e#f#g#h#
        +o+o+#+#+
        #i i#j#k#
        +#+#+#+#+
        """
    )
    assert seen(board, "a") == "a b e"  # not c behind b, nor i behind e, though they lie in a straight line
    assert seen(board, "b") == "a b c"
    assert seen(board, "g") == "g"


@rule("classic.sight.building-walls-ignored", "classic.movement.position-irrelevant")
def test_one_opening_shows_the_whole_room_whatever_its_walls() -> None:
    board = board_from_text(
        """
        +#+#+#+
        #aob b#
        +#+#+ +
        #c#d#b#
        +#+#+ +
        #eof#b#
        +#+#+#+
        """
    )
    assert seen(board, "a") == "a b"
    assert board.graph().neighbours(board.at("a")) == (board.at("b"),)


@rule("classic.sight.building-to-street", "classic.sight.street-to-building", "classic.ambiguity.door-sight")
def test_out_of_a_house_straight_on_and_into_it_one_zone() -> None:
    board = board_from_text(
        """
        +#+#+.+.+.+
        #aobD0:1:2.
        +#+#+:+#+:+
        #c#d#3#e#4.
        +#+#+.+#+.+
        """
    )
    assert seen(board, "b") == "0 1 2 a b"  # not round the corner to 3 or 4
    assert seen(board, "2") == "0 1 2 4 b"  # the same line inwards, one zone deep
    assert seen(board, "0") == "0 1 2 3 b"
    assert seen(board, "3") == "0 3"  # b is beside its line
    assert seen(board, "a") == "a b"  # from the room behind nothing of the street


@rule("classic.ambiguity.sight-across-street")
def test_across_the_street_into_another_house() -> None:
    board = board_from_text(
        """
        +#+#+.+#+#+
        #aobD0Dcod#
        +#+#+:+#+#+
        #e#f#1Dg#h#
        +#+#+.+#+#+
        """
    )
    assert seen(board, "b") == "0 a b c"
    assert seen(board, "c") == "0 b c d"
    assert seen(board, "g") == "1 g"  # no door faces this one
    assert board.graph().sight_range(board.at("b"), board.at("c")) == 2
    shut = board.start.with_closed(doors(board, "0", "c"))
    assert seen(board, "b", shut) == "0 a b"


@rule(
    "classic.ambiguity.street-sight-lines",
    "classic.definition.zone-multi-tile",
    "classic.ambiguity.range-count",
)
def test_a_zone_over_four_tiles_looks_along_each_of_its_rows_and_columns() -> None:
    board = board_from_text(
        """
        +#+.+.+#+
        #a#1 1#b#
        +#+:+:+#+
        .2:0 0:3.
        +.+ + +.+
        .2:0 0:3.
        +#+:+:+#+
        #c#4 4#d#
        +#+:+#+#+
        #e#5#f#g#
        +#+.+#+#+
        """
    )
    assert seen(board, "0") == "0 1 2 3 4 5"
    graph = board.graph()
    assert graph.sight_range(board.at("1"), board.at("5")) == 3  # borders crossed: 1-0, 0-4, 4-5
    assert graph.sight_range(board.at("2"), board.at("3")) == 2
    assert graph.distance(board.at("1"), board.at("5")) == 3


def street_of_five() -> Board:
    return board_from_text("+.+.+.+.+.+\n.0:1:2:3:4.\n+.+.+.+.+.+")


@rule("classic.ranged.min-range", "classic.ranged.max-range", "classic.ranged.range-counts-zones")
def test_rifle_range() -> None:
    """classic.example.rifle-range: Range 1-3 in a straight street."""
    board = street_of_five()
    assert list(members(board.graph().in_range(0, 1, 3))) == [1, 2, 3]


@rule("classic.ranged.min-zero-own-zone", "classic.ranged.max-range")
def test_sub_mg_range() -> None:
    """classic.example.sub-mg-range: Range 0-1 in the same street."""
    assert list(members(street_of_five().graph().in_range(0, 0, 1))) == [0, 1]


@rule("classic.ranged.indoor-limit")
def test_indoors_a_long_range_is_no_use() -> None:
    board = board_from_text("+#+#+#+\n#aoboc#\n+#+#+#+")
    assert list(members(board.graph().in_range(0, 1, 3))) == [1]


def test_sight_on_a_printed_map(shelf: BoardFolders) -> None:
    board = shelf.board("classic/00-tutorial")
    # Up the left column, from the seam: the corner zone sees 2B.7 and 2B.6 above and the row to its right.
    assert seen(board, "1B.0") == " ".join(sorted(("2B.8", "2B.7", "2B.6", "2B.5", "2B.2")))
    # 1B's bedroom with its door opened: straight out to the square beside it, which is the edge of the board.
    opened = board.start.with_open(doors(board, "1B.8", "1B.c"))
    assert seen(board, "1B.c", opened) == "1B.8 1B.a 1B.b 1B.c"
    # Down the right column one sees that square, but not the room beside the line.
    assert seen(board, "1B.2", opened) == " ".join(sorted(("2B.8", "2B.5", "2B.2", "1B.5", "1B.8")))


def test_a_door_beyond_a_crossing_on_a_printed_map(shelf: BoardFolders) -> None:
    """A room of 4D whose door lies in the next street square than the drawing's grid suggests."""
    board = shelf.board("classic/04-drive-by-shooting")
    opened = board.start.with_open(doors(board, "4D.5", "4D.d"))
    # Straight across the street lies 4B's hall, but its own door is shut.
    assert seen(board, "4D.d", opened) == " ".join(sorted(("4D.5", "4D.b", "4D.c", "4D.d", "3C.b")))


# ---------------------------------------------------------------------- Invader and Dark Side
@rule("scifi.sight.straight-lines", "scifi.sight.no-diagonals", "scifi.sight.corridor-unlimited")
def test_corridors_see_straight_on() -> None:
    board = board_from_text(
        """
        +#+#+#+#+
        :C:C:C:C#
        +:+#+#+D+
        #C#R#R#R#
        +#+#+#+#+
        """
    )
    assert seen(board, "a1") == "a1 a2 a3 a4 b1"
    assert seen(board, "b1") == "a1 b1"


@rule("invader.sight.exterior-like-corridor", "darkside.sight.tunnel-like-corridor", "scifi.sight.own-zone")
@pytest.mark.parametrize("kind", ["X", "T", "C"])
def test_exterior_and_tunnels_see_like_corridors(kind: str) -> None:
    board = board_from_text("+.+.+.+\n.X:X:X.\n+.+.+.+".replace("X", kind))
    assert seen(board, "a1") == "a1 a2 a3"


@rule("scifi.sight.room-shared-opening", "scifi.sight.room-distance-one", "scifi.sight.opening-beats-walls")
def test_rooms_see_the_zones_behind_their_openings() -> None:
    board = board_from_text(
        """
        +#+#+#+
        #RDRDR#
        +D+#+#+
        #R#R#R#
        +#+#+#+
        """
    )
    assert seen(board, "a1") == "a1 a2 b1"
    assert seen(board, "a2") == "a1 a2 a3"


@rule("scifi.sight.room-out-to-corridor", "scifi.sight.corridor-into-room", "scifi.sight.room-not-passed")
def test_between_rooms_and_corridors() -> None:
    board = board_from_text(
        """
        +#+#+#+#+#+
        #RDC:CDRDC:
        +#+:+#+#+:+
        #R#C#R#RDC:
        +#+#+#+#+:+
        """
    )
    # Straight out over both corridors and one zone into the room behind; not down the side corridor.
    assert seen(board, "a1") == "a1 a2 a3 a4"
    # From corridor to corridor the line ends in the room between.
    assert seen(board, "a2") == "a1 a2 a3 a4 b2"
    assert seen(board, "a5") == "a4 a5 b5"
    assert seen(board, "b2") == "a2 b2"


@rule("scifi.sight.closed-door")
def test_doors_in_doorways() -> None:
    board = board_from_text("+#+#+#+\n#RDC:C#\n+#+#+#+")
    door = doors(board, "a1", "a2")
    assert seen(board, "a1") == "a1 a2 a3"
    assert seen(board, "a1", board.start.with_closed(door)) == "a1"
    assert seen(board, "a3", board.start.with_closed(door)) == "a2 a3"
    assert seen(board, "a1", board.start.with_closed(door).with_open(door)) == "a1 a2 a3"


@rule("invader.sight.airlock-blocks", "invader.sight.no-inside-outside", "invader.movement.airlock-only")
def test_an_airlock_lets_actors_pass_but_not_sight(shelf: BoardFolders) -> None:
    board = board_from_text("+.+#+#+\n.XLADR#\n+.+#+#+")
    assert seen(board, "a1") == "a1"
    assert seen(board, "a2") == "a2 a3"
    assert board.graph().distance(board.at("a1"), board.at("a3")) == 2
    assert board.graph(board.start.without_airlocks()).distance(board.at("a1"), board.at("a3")) == -1
    for name in shelf.missions:
        if name.startswith("invader/"):
            real = shelf.board(name)
            outside = mask_of(zone.id for zone in real.zones if zone.kind == "exterior")
            for zone in real.zones:
                sight = real.graph().sight(zone.id)
                assert not sight & (~outside if outside >> zone.id & 1 else outside)


@rule("scifi.combat.ranged-min", "scifi.combat.ranged-max")
def test_light_machine_gun_and_range_one_one() -> None:
    """scifi.ex.range-lmg and scifi.ex.range-one-one in a straight corridor."""
    graph = board_from_text("+#+#+#+#+#+\n:C:C:C:C:C:\n+#+#+#+#+#+").graph()
    assert list(members(graph.in_range(0, 1, 3))) == [1, 2, 3]
    assert list(members(graph.in_range(2, 1, 1))) == [1, 3]


# A security room (b2) between Cole (b1, doorway) and Jared (b3, doorway), a solid wall to the room north of
# it.
SECURITY = """
+#+#+#+
#R#R#R#
+D+#+D+
#RDSDR#
+D+#+D+
#R#X#R#
+#+#+#+
"""


@rule("invader.mold.active-room-sight", "invader.mold.walls-open")
def test_active_mold_in_the_security_room() -> None:
    """invader.ex.mold-security-room: all walls open, Cole sees in but not Jared behind."""
    board = board_from_text(SECURITY)
    mold = board.start._replace(mold=1 << board.at("b2"))
    assert seen(board, "a2") == "a2"
    assert seen(board, "b1", mold) == "a1 b1 b2 c1"
    assert seen(board, "a2", mold) == "a2 b2"
    assert seen(board, "b2", mold) == "a2 b1 b2 b3"  # but not c2 outside
    assert board.graph(mold).distance(board.at("a2"), board.at("b1")) == 2
    assert not board.graph(mold).near[board.at("b2")] >> board.at("c2") & 1


@rule("invader.mold.active-room-sight")
def test_active_mold_ends_sight_along_a_corridor() -> None:
    """As invader.ex.active-mold-ends-corridor-sight says."""
    board = board_from_text("+#+#+#+#+\n:C:C:C:C:\n+#+#+#+#+")
    mold = board.start._replace(mold=1 << board.at("a3"))
    assert seen(board, "a1", mold) == "a1 a2 a3"
    assert seen(board, "a3", mold) == "a1 a2 a3 a4"


@rule("invader.mold.airlock-still-works")
def test_an_airlock_under_mold() -> None:
    """invader.ex.airlock-under-mold: it can still be passed, and still gives no sight."""
    board = board_from_text("+.+#+\n.XLA#\n+.+#+")
    mold = board.start._replace(mold=1 << board.at("a2"))
    assert board.graph(mold).neighbours(board.at("a2")) == (board.at("a1"),)
    assert seen(board, "a2", mold) == "a2"


@rule("invader.mold.inactive-corridor-sight")
def test_inactive_mold_is_a_corridor_for_sight() -> None:
    """invader.ex.inactive-mold-room-as-corridor: Mitsuki and Jared see each other through it."""
    board = board_from_text(SECURITY)
    dead = board.start._replace(dead_mold=1 << board.at("b2"))
    assert seen(board, "b1") == "a1 b1 b2 c1"
    assert seen(board, "b1", dead) == "a1 b1 b2 b3 c1"
    assert seen(board, "a2", dead) == "a2 b2"  # through the opened wall, and no further: outside is c2
    assert board.graph(dead).sight_range(board.at("b1"), board.at("b3")) == 2


@rule("darkside.sight.pit-as-corridor", "darkside.pit.walls-and-doors-stay", "darkside.pit.movement-free")
def test_pits() -> None:
    """darkside.ex.pit-transparent, and a pit in a room: sight runs through, walls stay."""
    corridor = board_from_text("+#+#+#+#+\n:C:C:C:C:\n+#+#+#+#+")
    assert seen(corridor, "a1", corridor.start._replace(pits=1 << 1)) == "a1 a2 a3 a4"
    board = board_from_text(SECURITY)
    pit = board.start._replace(pits=1 << board.at("b2"))
    assert seen(board, "b1", pit) == "a1 b1 b2 b3 c1"
    assert seen(board, "a2", pit) == "a2"
    assert board.graph(pit).near == board.graph().near
    shut = pit.with_closed(doors(board, "b2", "b3"))
    assert seen(board, "b1", shut) == "a1 b1 b2 c1"


def test_a_pit_in_active_mold_is_a_room() -> None:
    """Ambiguity pit-and-mold-sight: the more restrictive of the two."""
    board = board_from_text(SECURITY)
    both = board.start._replace(mold=1 << board.at("b2"), pits=1 << board.at("b2"))
    assert seen(board, "b1", both) == "a1 b1 b2 c1"


@rule(
    "darkside.sight.dark-zone-target",
    "darkside.sight.dark-zone-pass",
    "darkside.sight.dark-zone-from-inside",
    "darkside.sight.dark-zone-xenos",
)
def test_dark_zones() -> None:
    """darkside.ex.dark-zone-figure: lit corridor, dark zone, lit zone in one line."""
    board = board_from_text("+#+#+#+\n:C:C:C:\n+#+#+#+", dark="a2")
    assert seen(board, "a1", rules=SURVIVOR) == "a1 a3"
    assert seen(board, "a2", rules=SURVIVOR) == "a1 a2 a3"  # at Range 0 one sees the dark zone
    assert seen(board, "a1") == "a1 a2 a3"  # enemies, searchlight, prototypes
    graph = board.graph()
    assert graph.sight_range(0, 1, SURVIVOR) == -1
    assert graph.sight_range(0, 2, SURVIVOR) == 2
    assert graph.in_range(0, 1, 3, SURVIVOR) == 1 << 2


def test_tunnels_are_dark(shelf: BoardFolders) -> None:
    for name in shelf.missions:
        board = shelf.board(name)
        assert board.dark == mask_of(zone.id for zone in board.zones if zone.kind == "tunnel")


@rule("scifi.skill.enhanced-senses")
def test_enhanced_senses_reach_one_room_farther() -> None:
    board = board_from_text(
        """
        +#+#+#+#+#+
        :CDRDRDRDC:
        +#+D+#+#+#+
        #R#RDRDC:C:
        +#+#+#+#+#+
        """
    )
    assert seen(board, "a1") == "a1 a2"
    assert seen(board, "a1", rules=ENHANCED_SENSES) == "a1 a2 a3"
    assert seen(board, "a2", rules=ENHANCED_SENSES) == "a1 a2 a3 a4 b2"
    # From room b2 over room b3 it does not go on into the corridor; from b3 the corridor is seen as always.
    assert seen(board, "b2", rules=ENHANCED_SENSES) == "a2 b2 b3"
    assert seen(board, "b3", rules=ENHANCED_SENSES) == "b2 b3 b4 b5"
    assert board.graph().sight_range(board.at("a1"), board.at("a3"), ENHANCED_SENSES) == 2


def test_the_contact_that_leaves_the_grid(shelf: BoardFolders) -> None:
    """02-V: the room c1 reaches up beside the security room b2; each sees the other at Range 1."""
    board = shelf.board("invader/m3")
    security, room = board.at("02-V.b2"), board.at("02-V.c1")
    assert board.graph().sight_range(security, room) == 1
    assert board.directions(security, room) == ("W",)
    assert board.graph().distance(security, room) == 1


def test_sight_is_mutual(shelf: BoardFolders) -> None:
    """Like viewers see each other, whatever doors, mold and pits: lines work in both directions."""
    for name in shelf.missions:
        board = shelf.board(name)
        zones = len(board.zones)
        every_other = mask_of(range(0, zones, 2))
        for topology in (
            board.start,
            board.start.ignoring_doors(),
            board.start._replace(pits=every_other),
            board.start._replace(mold=mask_of(range(0, zones, 5)), dead_mold=mask_of(range(1, zones, 5))),
        ):
            graph = board.graph(topology)
            for a in range(zones):
                for b in members(graph.sight(a)):
                    assert graph.sees(b, a), (name, a, b)
                    assert graph.sight_range(a, b) == graph.sight_range(b, a)
