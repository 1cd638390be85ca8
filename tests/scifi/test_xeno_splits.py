"""Groups that split: evenly over equal goals and equal ways; the players send those left over."""

from overrun.scenario import scifi
from overrun.testing import rule
from tests.scifi.swarm import RING, THREE_WAYS, asked, horde, offered, say, xenos_phase, zone

# From 3 one sees nothing of a, b and c; to a there are two ways, by 1 and by 5, to b one, by 5.
FORK = """
+#+#+#+#+
#aoco1:2#
+o+#+#+:+
#d#y#x#3#
+o+#+#+:+
#eofo4:5#
+#+#+o+#+
    #b#
    +#+
"""


@rule("scifi.activation.split-routes", "scifi.ambiguity.split-types")
def test_each_kind_is_split_evenly_over_equal_ways() -> None:
    position = scifi(RING).survivor("baraka", at="6").xenos("1", worker=4, tank=2)
    game = position.xenos_phase()
    assert horde(game) == {"2": {"worker": 2, "tank": 1}, "4": {"worker": 2, "tank": 1}}
    assert asked(game) == "pause"


@rule("scifi.activation.split-uneven", "scifi.activation.split-single", "scifi.ambiguity.split-types")
def test_of_each_kind_the_one_left_over_goes_where_the_players_say() -> None:
    """Three workers and a tank: the odd worker and the tank are sent one by one, and nobody is added."""
    position = scifi(RING).survivor("baraka", at="6").xenos("1", worker=3, tank=1)
    game, _ = xenos_phase(position, "via @2", "via @4")
    assert horde(game) == {"2": {"worker": 2}, "4": {"worker": 1, "tank": 1}}
    game, _ = xenos_phase(position, "via @4", "via @4")
    assert horde(game) == {"2": {"worker": 1}, "4": {"worker": 2, "tank": 1}}


@rule("scifi.activation.split-uneven", "scifi.ambiguity.split-types")
def test_two_left_over_go_different_ways() -> None:
    """Five over three ways: one each, and the two left over are not sent the same way."""
    position = scifi(THREE_WAYS).survivor("baraka", at="9").xenos("1", worker=5)
    game = position.xenos_phase()
    assert offered(game) == [f"via {zone(game, place)}" for place in ("a", "c", "e")]
    say(game, "via @c")
    assert offered(game) == [f"via {zone(game, place)}" for place in ("a", "e")]
    say(game, "via @a")
    assert horde(game) == {"a": {"worker": 2}, "c": {"worker": 2}, "e": {"worker": 1}}


@rule("scifi.activation.split-destinations")
def test_equal_goals_share_the_xenos() -> None:
    board = """
    +#+#+#+
    #1:2:3#
    +#+#+#+
    """
    position = scifi(board).survivor("baraka", at="1").survivor("jared", at="3").xenos("2", worker=2, tank=1)
    game = position.xenos_phase()
    assert (asked(game), game.question.subject) == ("split-goals", (zone(game, "2"), "tank"))
    say(game, "towards @3")
    assert horde(game) == {"1": {"worker": 1}, "3": {"worker": 1, "tank": 1}}


@rule("scifi.activation.split-destinations", "scifi.activation.split-uneven")
def test_two_left_over_go_to_different_goals() -> None:
    board = """
    +#+#+#+
    #1:2:3#
    +#+:+#+
    #x#5#y#
    +#+#+#+
    """
    position = scifi(board).survivor("baraka", at="1").survivor("jared", at="3").survivor("cole", at="5")
    game = position.xenos("2", worker=5).xenos_phase()
    say(game, "towards @3")
    assert offered(game) == [f"towards {zone(game, place)}" for place in ("1", "5")]
    say(game, "towards @1")
    assert horde(game) == {"1": {"worker": 2}, "3": {"worker": 2}, "5": {"worker": 1}}


def fork(**xenos):
    """Baraka in a is two ways of five steps away from 3, Jared in b one way of three; both are as loud."""
    return scifi(FORK).survivor("baraka", at="d").survivor("jared", at="b").xenos("3", **xenos)


@rule("scifi.ambiguity.split-types", "scifi.activation.split-destinations", "scifi.activation.split-routes")
def test_first_over_the_goals_then_each_share_over_its_ways() -> None:
    """Eight workers: four for each. Of those for d two go by 2 and two by 5, with the four for b."""
    game = fork(worker=8).xenos_phase()
    assert horde(game) == {"2": {"worker": 2}, "5": {"worker": 6}}


@rule("scifi.ambiguity.split-types", "scifi.activation.split-uneven")
def test_the_one_left_over_gets_a_goal_first_and_then_a_way() -> None:
    game = fork(worker=7).xenos_phase()
    assert offered(game) == [f"towards {zone(game, place)}" for place in ("d", "b")]
    say(game, "towards @b")
    # Three for d: one each way, the third by the players.
    assert (asked(game), game.question.subject[2]) == ("split-ways", zone(game, "d"))
    say(game, "via @2")
    assert horde(game) == {"2": {"worker": 2}, "5": {"worker": 5}}


@rule("scifi.ambiguity.split-types")
def test_goals_in_the_same_direction_need_no_choice() -> None:
    board = """
    +#+#+#+#+
    #1:2oaob#
    +#+#+o+#+
        #c#
        +#+
    """
    position = (
        scifi(board)
        .survivor("baraka", at="b", camouflaged=True)
        .survivor("jared", at="c", camouflaged=True)
        .noise("b")
        .noise("c")
        .xenos("1", worker=3)
    )
    game = position.xenos_phase()
    assert asked(game) == "pause"
    assert horde(game) == {"2": {"worker": 3}}


# Doors on some of the ways

TWO_DOORS = """
+#+#+#+
#1Xaob#
+:+#+o+
#2:3od#
+#+#+#+
"""


@rule("scifi.ambiguity.door-destroy-split", "scifi.activation.door-group")
def test_only_those_whose_way_is_barred_destroy_the_door() -> None:
    """From 1 to d it is three steps either way; half of them find the door closed."""
    position = scifi(TWO_DOORS).survivor("baraka", at="d").xenos("1", worker=4)
    game, tale = xenos_phase(position)
    assert horde(game) == {"1": {"worker": 2}, "2": {"worker": 2}}
    assert [event.counts[0] for event in tale.of("DoorDestroyed")] == [2]


@rule("scifi.ambiguity.door-destroy-split")
def test_by_a_house_rule_the_whole_zone_turns_to_the_door() -> None:
    house = {"whole_zone_breaks_door": True}
    position = scifi(TWO_DOORS, house=house).survivor("baraka", at="d").xenos("1", worker=3, tank=1)
    game = position.xenos_phase()
    assert asked(game) == "pause"
    assert horde(game) == {"1": {"worker": 3, "tank": 1}}
    assert game.state.closed == 0


@rule("scifi.ambiguity.team-decisions")
def test_the_first_player_answers_for_the_team() -> None:
    for seat in (0, 1):
        position = scifi(RING, seats=2).survivor("baraka", at="6").survivor("jared", at="6", seat=1)
        game = position.xenos("1", tank=1).first_player(seat).xenos_phase()
        assert (asked(game), game.question.seats) == ("split-ways", (seat,))
