"""Lines of sight: straight along corridors, one room deep, and who sees in the dark."""

from overrun.core import Play
from overrun.scenario import scifi
from overrun.scifi.common import graph
from overrun.scifi.ground.sight import machine_ranges, ranges, sees, watched
from overrun.testing import rule
from tests.scifi.swarm import within, zone


def looking(position, name):
    """A game at somebody's turn, and the play to ask about it."""
    game = position.turn(name)
    return game, Play(game.ruleset, game.world, game.state)


def seen(board, at, box="invader", name=None, **said):
    """What a survivor who stands somewhere sees."""
    name = name or ("baraka" if box == "invader" else "miles")
    game, play = looking(scifi(board, box=box).survivor(name, at=at, **said), name)
    return within(game, sees(play, 0))


# Corridors

CROSSING = """
+#+#+#+#+
#C:C:C:C#
+#+:+#+#+
#R#C:CoR#
+#+:+#+#+
#CoC#RoR#
+#+#+#+#+
"""


@rule(
    "scifi.sight.straight-lines",
    "scifi.sight.no-diagonals",
    "scifi.sight.corridor-unlimited",
    "scifi.sight.own-zone",
)
def test_along_corridors_in_straight_lines_as_far_as_they_go() -> None:
    assert seen(CROSSING, "a1") == {"a1", "a2", "a3", "a4"}
    assert seen(CROSSING, "a2") == {"a1", "a2", "a3", "a4", "b2", "c2"}
    # b1 touches a2 only at a corner; c1 is in line with c2 and beyond an opening.
    assert seen(CROSSING, "c2") == {"a2", "b2", "c2", "c1"}


@rule("scifi.sight.actors-transparent")
def test_nobody_in_between_blocks_the_view() -> None:
    position = scifi(CROSSING).survivor("baraka", at="a1").survivor("jared", at="a2").xenos("a3", tank=3)
    game, play = looking(position, "baraka")
    assert within(game, sees(play, 0)) == {"a1", "a2", "a3", "a4"}


@rule("invader.sight.exterior-like-corridor", "darkside.sight.tunnel-like-corridor")
def test_outside_and_in_tunnels_it_is_the_same() -> None:
    outside = CROSSING.replace("C", "X").replace("o", "#")
    assert seen(outside, "a1", body=["oxygen-tank"]) == {"a1", "a2", "a3", "a4"}
    tunnels = CROSSING.replace("C", "T").replace("o", "#")
    assert seen(tunnels, "a1", box="darkside", body=["searchlight"]) == {"a1", "a2", "a3", "a4"}


# Rooms

ROOMS = """
+#+#+#+#+#+
#RoRoRoC:C#
+o+#+#+#+:+
#RoC:CoR#C#
+#+#+#+#+#+
"""


@rule(
    "scifi.sight.room-shared-opening",
    "scifi.sight.room-distance-one",
    "scifi.sight.opening-beats-walls",
)
def test_from_a_room_one_room_deep_into_whatever_shares_an_opening() -> None:
    assert seen(ROOMS, "a1") == {"a1", "a2", "b1"}
    assert seen(ROOMS, "a2") == {"a1", "a2", "a3"}


@rule("scifi.sight.opening-beats-walls")
def test_walls_beside_an_opening_do_not_matter() -> None:
    """Two long rooms share one opening, at the far end from where anybody might stand."""
    board = """
    +#+#+#+
    #a.a.a#
    +#+#+o+
    #b.b.b#
    +#+#+#+
    """
    assert seen(board, "a") == {"a", "b"}
    assert seen(board, "b") == {"a", "b"}


@rule("scifi.sight.room-out-to-corridor", "scifi.ambiguity.room-corridor-line")
def test_out_of_a_room_straight_along_a_corridor_and_never_around_a_corner() -> None:
    assert seen(ROOMS, "a3") == {"a2", "a3", "a4", "a5"}
    # Into the corridor of b2 and b3, and one room deep at its end.
    assert seen(ROOMS, "b1") == {"a1", "b1", "b2", "b3", "b4"}


@rule("scifi.sight.corridor-into-room", "scifi.sight.room-not-passed")
def test_from_a_corridor_into_the_first_room_and_not_through_it() -> None:
    assert seen(ROOMS, "a5") == {"a3", "a4", "a5", "b5"}
    board = """
    +#+#+#+#+
    #C:CoRoC#
    +#+#+#+#+
    """
    assert seen(board, "a1") == {"a1", "a2", "a3"}
    assert seen(board, "a4") == {"a3", "a4"}


@rule("scifi.sight.closed-door", "scifi.ambiguity.closed-door-sight")
def test_closed_doors_block_and_destroyed_ones_do_not() -> None:
    board = """
    +#+#+#+
    #RDR#R#
    +#+#+#+
    """
    door, both = (("a1", "a2"),), {"a1", "a2"}
    for closed, destroyed, there in (((), (), both), (door, (), {"a1"}), ((), door, both)):
        position = scifi(board).survivor("baraka", at="a1")
        position.doors(closed=closed, destroyed=destroyed)
        game, play = looking(position, "baraka")
        assert within(game, sees(play, 0)) == there


@rule("invader.sight.airlock-blocks")
def test_nobody_sees_through_an_airlock() -> None:
    board = """
    +#+#+#+
    #RoALX#
    +#+#+#+
    """
    assert seen(board, "a2") == {"a1", "a2"}
    assert seen(board, "a3", body=["oxygen-tank"]) == {"a3"}


@rule("scifi.ambiguity.straddling-sight")
def test_a_zone_of_several_squares_sees_along_all_of_them() -> None:
    board = """
    +#+#+#+
    #1.1:2#
    +.+.+#+
    #1.1:3#
    +#+:+#+
      #4#
      +#+
    """
    assert seen(board, "1") == {"1", "2", "3", "4"}
    assert seen(board, "3") == {"1", "3"}


# Mold and pits

HALL = """
+#+#+#+#+#+
#C:C:C:C:C#
+#+#+#+#+#+
#CoRoRoRoC#
+#+#+#+#+#+
"""


def seen_with(at, box="invader", **marks):
    name = "baraka" if box == "invader" else "miles"
    position = scifi(HALL, box=box).survivor(name, at=at)
    for mark, where in marks.items():
        getattr(position, mark)(*where.split())
    game, play = looking(position, name)
    return within(game, sees(play, 0))


@rule("invader.ex.active-mold-ends-corridor-sight", "invader.mold.active-room-sight")
def test_active_mold_is_a_room_for_sight() -> None:
    # The walls of a3 count as openings, too: but sight does not go down from a1.
    assert seen_with("a1", mold="a3") == {"a1", "a2", "a3"}


@rule("invader.ex.inactive-mold-room-as-corridor", "invader.mold.inactive-corridor-sight")
def test_inactive_mold_is_a_corridor_for_sight() -> None:
    """b3 was a room: whoever is in b2 sees through it into b4."""
    assert seen_with("b2", dead_mold="b3") == {"b1", "b2", "b3", "b4"}
    assert seen_with("b2") == {"b1", "b2", "b3"}


@rule("darkside.ex.pit-transparent", "darkside.sight.pit-as-corridor", "darkside.ambiguity.pit-sight")
def test_a_pit_open_or_filled_is_a_corridor_for_sight() -> None:
    for mark in ("pits", "filled_pits"):
        assert seen_with("a1", box="darkside", **{mark: "a3"}) == {"a1", "a2", "a3", "a4", "a5"}
        assert seen_with("b2", box="darkside", **{mark: "b3"}) == {"b1", "b2", "b3", "b4"}


@rule("darkside.ambiguity.pit-room-as-corridor")
def test_a_pit_opens_no_wall_for_sight() -> None:
    assert "a3" not in seen_with("b3", box="darkside", pits="b3")


@rule("mixed.ambiguity.pit-and-mold-sight")
def test_with_mold_and_a_pit_the_zone_is_a_room() -> None:
    assert seen_with("a1", mold="a3", pits="a3") == {"a1", "a2", "a3"}


# The dark

DARK = """
+#+#+#+#+
#C:T:C:T#
+#+#+#+#+
"""


@rule(
    "darkside.ex.dark-zone-figure",
    "darkside.sight.dark-zone-target",
    "darkside.sight.dark-zone-pass",
    "darkside.sight.dark-zone-xenos",
    "darkside.ambiguity.dark-zone-which",
)
def test_survivors_see_across_dark_zones_but_not_into_them() -> None:
    game, play = looking(scifi(DARK, box="darkside").survivor("miles", at="a1"), "miles")
    assert within(game, sees(play, 0)) == {"a1", "a3"}
    assert within(game, graph(play).sight(zone(game, "a1"))) == {"a1", "a2", "a3", "a4"}
    assert within(game, graph(play).sight(zone(game, "a2"))) == {"a1", "a2", "a3", "a4"}


@rule("darkside.sight.dark-zone-from-inside", "darkside.sight.dark-zone-target")
def test_from_the_dark_one_sees_the_own_zone_and_all_that_is_lit() -> None:
    assert seen(DARK, "a2", box="darkside") == {"a1", "a2", "a3"}


@rule("scifi.sight.searchlight")
def test_a_searchlight_helps_if_it_is_equipped() -> None:
    assert seen(DARK, "a1", box="darkside", body=["searchlight"]) == {"a1", "a2", "a3", "a4"}
    assert seen(DARK, "a1", box="darkside", backpack=["searchlight"]) == {"a1", "a3"}


@rule("darkside.sight.dark-zone-prototype-weapon")
def test_a_prototype_weapon_looks_into_the_dark() -> None:
    game, play = looking(scifi(DARK, box="darkside").survivor("miles", at="a1"), "miles")
    assert {game.world.board.zones[z].names[0] for z in ranges(play, 0, 1, 3, sees_dark=True)} == {
        "a2",
        "a3",
        "a4",
    }
    assert {game.world.board.zones[z].names[0] for z in ranges(play, 0, 1, 3)} == {"a3"}


@rule("scifi.skill.enhanced-senses", "scifi.ambiguity.enhanced-senses-line")
def test_enhanced_senses_reach_one_room_further_and_into_the_dark() -> None:
    assert seen(DARK, "a1", box="darkside", skills=["enhanced-senses"]) == {"a1", "a2", "a3", "a4"}
    senses = {"skills": ["enhanced-senses"]}
    # Two rooms deep from the room a1; not on into the corridor behind the second room, and around no corner.
    assert seen(ROOMS, "a1", **senses) == {"a1", "a2", "a3", "b1", "b2", "b3", "b4"} - {"b2", "b3", "b4"}
    assert seen(ROOMS, "a2", **senses) == {"a1", "a2", "a3"}
    assert seen(ROOMS, "a5", **senses) == {"a2", "a3", "a4", "a5", "b5"}


@rule("mixed.ambiguity.machine-dark-zone", "darkside.sight.dark-zone-prototype-machine")
def test_only_machines_that_are_prototypes_see_in_the_dark() -> None:
    position = (
        scifi(DARK, boxes=["invader", "darkside"])
        .survivor("baraka", at="a1")
        .machine("falchion", at="a1")
        .machine("maul", at="a1")
    )
    game, play = looking(position, "baraka")
    for machine in game.state.machines:
        dark = game.world.machines[machine.of].prototype
        lit = {"a3"} if not dark else {"a2", "a3", "a4"}
        assert set(machine_ranges(play, machine, 1, 3)) == {zone(game, name) for name in lit}
    assert {game.world.machines[machine.of].prototype for machine in game.state.machines} == {True, False}


# Range


@rule("scifi.ambiguity.range-count", "scifi.def.range-zero")
def test_range_counts_borders_along_the_line() -> None:
    position = scifi(ROOMS).survivor("baraka", at="b1")
    game, play = looking(position, "baraka")
    found = {game.world.board.zones[z].names[0]: distance for z, distance in ranges(play, 0, 0, 9).items()}
    assert found == {"b1": 0, "a1": 1, "b2": 1, "b3": 2, "b4": 3}
    assert set(ranges(play, 0, 1, 1)) == {zone(game, place) for place in ("a1", "b2")}


@rule("scifi.skill.camouflage")
def test_watched_by_xenos() -> None:
    for place, expected in (("a1", True), ("b3", False)):
        position = scifi(ROOMS).survivor("baraka", at=place).xenos("a2", worker=1)
        game, play = looking(position, "baraka")
        assert watched(play, zone(game, place)) is expected
