"""Where zombies go: what they see and hear, the shortest way, and doors. And what they say about it."""

import pytest

from overrun.scenario import classic
from overrun.testing import rule
from tests.classic.horde import RING, STREET, horde, offered, places, zombies_phase

# Four rooms along the street, with closed doors from 1 to a and from 3 to c.
HOUSE = """
+#+#+#+#+
#1:2:3:4#
+X+#+X+#+
#aobocod#
+#+#+#+#+
"""


def moved(game, tale):
    """Every move: from, to, why, towards."""
    return [
        (*places(game, [event.source, event.target]), event.why, places(game, event.goals))
        for event in tale.of("ZombiesMoved")
    ]


# What they see


@rule("classic.zmove.visible-first", "classic.zmove.non-attackers-move")
def test_a_visible_survivor_draws_more_than_any_noise_out_of_sight() -> None:
    """The walker in 1 sees Ned in 3; the six tokens in 5 are around the corner."""
    game, tale = zombies_phase(classic(RING).survivor("ned", at="3").noise("5", 6).zombies("1", walker=1))
    assert moved(game, tale) == [("1", "2", "seen", ["3"])]
    assert horde(game) == {"2": {"walker": 1}}


@rule("classic.zmove.visible-first")
def test_noise_in_plain_sight_without_a_survivor_does_not_count_for_what_is_seen() -> None:
    """Five tokens lie in 4, in sight; Ned in 1 makes a noise of one."""
    game, tale = zombies_phase(classic(STREET).survivor("ned", at="1").noise("4", 5).zombies("3", walker=1))
    assert moved(game, tale) == [("3", "2", "seen", ["1"])]
    assert horde(game) == {"2": {"walker": 1}}


@rule("classic.zmove.visible-noisiest", "classic.zmove.visible-distance-ignored")
def test_of_visible_survivors_the_noisier_zone_draws_however_far_it_is() -> None:
    """Ned stands next to the walkers in 2; Amy and Doug three zones away in 5."""
    position = classic(STREET).survivor("ned", at="1").survivor("amy", at="5").survivor("doug", at="5")
    game, tale = zombies_phase(position.zombies("2", walker=2))
    assert moved(game, tale) == [("2", "3", "seen", ["5"])]
    assert horde(game) == {"3": {"walker": 2}}


@rule("classic.ambiguity.noisiest-group", "classic.noise.zone-total")
def test_tokens_count_for_a_visible_group_as_survivors_do() -> None:
    """One survivor and two tokens (3) are louder than two survivors (2)."""
    position = classic(STREET).survivor("ned", at="1").survivor("amy", at="5").survivor("doug", at="5")
    game, _ = zombies_phase(position.noise("1", 2).zombies("3", walker=2))
    assert horde(game) == {"2": {"walker": 2}}


# What they hear


@rule("classic.zmove.unseen-noisiest", "classic.noise.survivor-counts")
def test_unseen_the_noisiest_zone_draws_even_without_a_survivor_in_it() -> None:
    """From 5 in the ring: Ned in 3 is a noise of one, two tokens lie in 1."""
    game, tale = zombies_phase(classic(RING).survivor("ned", at="3").noise("1", 2).zombies("5", walker=1))
    assert moved(game, tale) == [("5", "4", "heard", ["1"])]
    assert horde(game) == {"4": {"walker": 1}}


@rule("classic.zmove.shortest-route")
def test_they_take_the_shortest_way() -> None:
    """From 5 to Ned in 1: two steps by 4, four by 6, 3 and 2."""
    game, tale = zombies_phase(classic(RING).survivor("ned", at="1").zombies("5", walker=3))
    assert moved(game, tale) == [("5", "4", "heard", ["1"])]
    assert horde(game) == {"4": {"walker": 3}}


# Doors

LONG_WAY = """
+#+#+#+#+
#1:2:3:4#
+X+#+#+D+
#aobocod#
+#+#+#+#+
"""


@rule("classic.zmove.shortest-route", "classic.zmove.no-door-opening")
def test_a_longer_open_way_beats_a_short_one_through_a_closed_door() -> None:
    """Ned in a is behind the closed door of 1; the open way leads by 2, 3, 4, d, c and b."""
    game, tale = zombies_phase(classic(LONG_WAY).survivor("ned", at="a").zombies("1", walker=1))
    assert moved(game, tale) == [("1", "2", "heard", ["a"])]
    assert game.state.closed == 0b1


@rule("classic.zmove.no-path", "classic.zmove.locked-doors-stop", "classic.zmove.no-door-opening")
def test_with_no_open_way_they_go_to_the_door_and_stay_before_it() -> None:
    """Ned is shut in a (doors at 1 and 3). From 4 the way through the doors is 3, c, b, a."""
    game, tale = zombies_phase(
        classic(HOUSE).survivor("ned", at="b").zombies("4", walker=1).zombies("3", walker=1)
    )
    assert moved(game, tale) == [("4", "3", "heard behind doors", ["b"])]
    (stay,) = tale.of("ZombiesStay")
    assert "classic.zmove.locked-doors-stop" in stay.rules
    assert horde(game) == {"3": {"walker": 2}}
    assert game.state.closed == 0b11


@rule("classic.zmove.no-path", "classic.ambiguity.no-open-path")
def test_with_no_open_way_the_noisiest_zone_of_all_counts() -> None:
    """Ned is shut in d; three tokens lie in 1. No survivor can be reached, so the tokens draw."""
    game, tale = zombies_phase(classic(HOUSE).survivor("ned", at="d").noise("1", 3).zombies("4", walker=1))
    assert moved(game, tale) == [("4", "3", "heard behind doors", ["1"])]


@rule("classic.ambiguity.no-open-path")
def test_a_reachable_survivor_counts_more_than_a_louder_zone_behind_doors() -> None:
    """Amy and Doug shut in b are louder (2) than Ned around the corner in 6, but only Ned can be reached."""
    board = """
    +#+#+#+
    #1:2:3#
    +:+#+X+
    #4#aob#
    +:+#+#+
    #5:6:7#
    +#+#+#+
    """
    position = classic(board).survivor("amy", at="b").survivor("doug", at="b").survivor("ned", at="6")
    game, tale = zombies_phase(position.zombies("2", walker=1))
    assert moved(game, tale) == [("2", "1", "heard", ["6"])]


@rule("classic.ambiguity.no-open-path")
def test_while_a_survivor_can_be_reached_noise_behind_doors_is_no_target() -> None:
    """Nine tokens lie behind the door in b; Ned can be reached, and so can the two tokens in 5."""
    board = """
    +#+#+#+
    #1:2:3#
    +:+#+X+
    #4#aob#
    +:+#+#+
    #5:6:7#
    +#+#+#+
    """
    position = classic(board).survivor("ned", at="7").noise("b", 9).noise("6", 2)
    game, tale = zombies_phase(position.zombies("3", walker=1))
    assert moved(game, tale) == [("3", "2", "heard", ["6"])]


@rule("classic.ambiguity.blocked-share", "classic.zmove.locked-doors-stop")
def test_a_share_before_a_locked_door_stays_and_is_evened_out() -> None:
    """Ned is shut in e. As though doors were open, the ways from 2 are 3-4-e, a-4-e and a-b-e: three steps
    each, with two next zones, 3 (open) and a (locked). Of three walkers two stay before the door and two go
    on; one of them is new.
    """
    board = """
    +#+#+#+
    #1:2:3#
    +#+X+:+
    #c#aX4#
    +#+X+X+
    #d#bXe#
    +#+#+#+
    """
    game, tale = zombies_phase(classic(board).survivor("ned", at="e").zombies("2", walker=3))
    assert horde(game) == {"2": {"walker": 2}, "3": {"walker": 2}}
    (stay,) = tale.of("ZombiesStay")
    (went,) = tale.of("ZombiesMoved")
    assert (stay.counts[0], went.counts[0], stay.added[0] + went.added[0]) == (2, 2, 1)
    assert "classic.ambiguity.blocked-share" in stay.rules
    assert "classic.ambiguity.blocked-share" not in went.rules
    assert places(game, went.ways) == ["2", "3"]


# Standing still


@rule("classic.ambiguity.standing-on-target")
def test_on_the_sole_noisiest_zone_they_stay() -> None:
    game, tale = zombies_phase(classic(RING).survivor("ned", at="6").noise("1", 2).zombies("1", walker=3))
    assert horde(game) == {"1": {"walker": 3}}
    (stay,) = tale.of("ZombiesStay")
    assert (stay.why, places(game, stay.goals)) == ("heard", ["1"])
    assert "classic.ambiguity.standing-on-target" in stay.rules


@rule("classic.ambiguity.standing-on-target", "classic.split.equal-targets")
def test_on_one_of_two_noisiest_zones_a_share_stays() -> None:
    """1 and 5 tie at two; from 1 the way to 5 leads by 4. Three walkers: two stay, two go."""
    position = classic(RING).survivor("ned", at="5").noise("5", 1).noise("1", 2)
    game, tale = zombies_phase(position.zombies("1", walker=3))
    assert horde(game) == {"1": {"walker": 2}, "4": {"walker": 2}}
    (stay,) = tale.of("ZombiesStay")
    assert {"classic.split.equal-targets", "classic.ambiguity.standing-on-target"} <= set(stay.rules)


@rule("classic.ambiguity.standing-on-target")
def test_house_rule_the_own_zone_does_not_count_in_a_tie() -> None:
    house = {"own_zone_counts_in_tie": False}
    position = classic(RING, house=house).survivor("ned", at="5").noise("5", 1).noise("1", 2)
    game, _ = zombies_phase(position.zombies("1", walker=3))
    assert horde(game) == {"4": {"walker": 3}}


@rule("classic.ambiguity.standing-on-target")
def test_house_rule_the_sole_noisiest_own_zone_still_counts() -> None:
    house = {"own_zone_counts_in_tie": False}
    game, _ = zombies_phase(
        classic(RING, house=house).survivor("ned", at="6").noise("1", 2).zombies("1", walker=3)
    )
    assert horde(game) == {"1": {"walker": 3}}


@rule("classic.ambiguity.no-noise-target")
def test_without_any_noise_they_stay() -> None:
    """A ninja around the corner is neither seen nor heard."""
    game, tale = zombies_phase(classic(RING).survivor("ned", at="6", skills=["ninja"]).zombies("1", walker=2))
    assert horde(game) == {"1": {"walker": 2}}
    (stay,) = tale.of("ZombiesStay")
    assert (stay.why, stay.goals) == ("silence", ())
    assert stay.rules == ("classic.ambiguity.no-noise-target",)


@rule("classic.zmove.visible-first")
def test_a_silent_survivor_is_still_seen() -> None:
    game, tale = zombies_phase(
        classic(STREET).survivor("ned", at="1", skills=["ninja"]).zombies("3", walker=2)
    )
    assert moved(game, tale) == [("3", "2", "seen", ["1"])]


# Together


@rule("classic.ambiguity.moves-simultaneous")
def test_moves_happen_together_and_everybody_moves_once() -> None:
    """Walkers in 5, 4 and 3 all see Ned in 1; nobody moves twice by joining a group that goes later."""
    position = classic(STREET).survivor("ned", at="1")
    game, _ = zombies_phase(position.zombies("3", walker=1).zombies("4", walker=2).zombies("5", walker=3))
    assert horde(game) == {"2": {"walker": 1}, "3": {"walker": 2}, "4": {"walker": 3}}


@rule("classic.ambiguity.moves-simultaneous")
def test_groups_split_as_they_stood_before_anybody_moved() -> None:
    """Three walkers in 1 split over 2 and 4 (two each); the two from 2 and the two from 4 leave unsplit.

    One after the other, the groups would merge first and move or split again.
    """
    position = classic(RING).survivor("ned", at="6")
    game, tale = zombies_phase(position.zombies("1", walker=3).zombies("2", walker=2).zombies("4", walker=2))
    assert horde(game) == {
        "2": {"walker": 2},
        "4": {"walker": 2},
        "3": {"walker": 2},
        "5": {"walker": 2},
    }
    assert sum(event.added[0] for event in tale.of("ZombiesMoved")) == 1


# Sight, as zombies use it


def seen(board, viewer, target, **doors):
    """Whether a walker sees a survivor; the survivor makes a noise of one, the rest of the board none."""
    _game, tale = zombies_phase(
        classic(board).survivor("ned", at=target).zombies(viewer, walker=1).doors(**doors)
    )
    (why,) = {event.why for event in tale.of("ZombiesMoved", "ZombiesStay")}
    return why == "seen"


def shoots(board, viewer, target, **doors):
    """Whether a survivor with a rifle of great range sees a walker to shoot at."""
    game = (
        classic(board)
        .survivor("ned", at=viewer, hands=["rifle"], skills=["plus-1-max-range"] * 9)
        .zombies(target, walker=1)
        .doors(**doors)
        .turn("ned")
    )
    return f"shoot rifle {game.world.board.at(target)}" in offered(game)


BOTH = pytest.mark.parametrize("sees", [seen, shoots], ids=["zombie", "survivor"])

CORNER = """
+#+#+#+
#1:2:3#
+:+:+:+
#4:5:6#
+#+#+#+
"""


@BOTH
@rule("classic.sight.street-straight", "classic.sight.street-unlimited", "classic.sight.same-rules-for-all")
def test_the_whole_length_of_a_street_is_seen(sees) -> None:
    assert sees(STREET, "1", "5")
    assert sees(STREET, "5", "1")


@BOTH
@rule("classic.sight.no-diagonal", "classic.sight.same-rules-for-all")
def test_nobody_sees_diagonally(sees) -> None:
    assert not sees(CORNER, "1", "5")
    assert not sees(CORNER, "1", "6")
    assert sees(CORNER, "1", "4")


@BOTH
@rule("classic.sight.building-openings", "classic.sight.building-one-zone")
def test_inside_a_building_one_zone_deep_through_openings(sees) -> None:
    row = """
    +#+#+#+#+
    #aoboc#d#
    +#+#+#+#+
    """
    assert sees(row, "a", "b")
    assert not sees(row, "a", "c")
    assert not sees(row, "c", "d")


@BOTH
@rule("classic.sight.building-walls-ignored")
def test_an_opening_anywhere_lets_all_of_the_other_room_be_seen(sees) -> None:
    """b reaches around behind a wall of a; their one opening is enough in either direction."""
    bent = """
    +#+#+#+
    #aob b#
    +#+#+ +
    #c#d#b#
    +#+#+#+
    """
    assert sees(bent, "a", "b")
    assert sees(bent, "b", "a")
    assert not sees(bent, "d", "b")


@BOTH
@rule("classic.sight.building-to-street", "classic.sight.street-to-building", "classic.ambiguity.door-sight")
def test_through_an_open_door_straight_out_and_one_room_deep(sees) -> None:
    """The door of a opens to 1, with 2 and 3 in line; b lies behind a."""
    out = """
    +#+#+#+#+#+
    #boaD1:2:3#
    +#+#+:+#+#+
        #4#
        +#+
    """
    assert sees(out, "a", "3")
    assert sees(out, "3", "a")
    assert not sees(out, "3", "b")
    assert not sees(out, "b", "1")
    # Square to the wall only: 4 lies around the corner of the doorway.
    assert not sees(out, "a", "4")


@BOTH
@rule("classic.sight.closed-door-blocks", "classic.ambiguity.closed-door-sight")
def test_a_closed_door_hides_what_is_behind_it(sees) -> None:
    door = """
    +#+#+#+
    #aX1:2#
    +#+#+#+
    """
    assert not sees(door, "2", "a")
    assert sees(door, "2", "a", open=(0,))


@BOTH
@rule("classic.ambiguity.sight-across-street")
def test_across_the_street_into_the_next_house(sees) -> None:
    facing = """
    +#+#+#+#+
    #aD1Dboc#
    +#+#+#+#+
    """
    assert sees(facing, "a", "b")
    assert not sees(facing, "a", "c")


@BOTH
@rule("classic.ambiguity.street-sight-lines")
def test_lines_start_anywhere_in_a_large_street_zone(sees) -> None:
    """Zone 1 covers two squares: from its lower one 3 is straight ahead, from its upper one 2."""
    large = """
    +#+#+
    #1:2#
    +.+#+
    #1:3#
    +#+#+
    """
    assert sees(large, "1", "2")
    assert sees(large, "1", "3")
    assert sees(large, "3", "1")
    assert not sees(large, "2", "3")


@rule("classic.sight.actors-do-not-block")
def test_somebody_in_between_does_not_block_sight() -> None:
    """From 5 the walkers see Amy and Doug in 1 past Ned in 3 and a crowd in 4: two are louder than one."""
    position = classic(STREET).survivor("ned", at="3").survivor("amy", at="1").survivor("doug", at="1")
    game, tale = zombies_phase(position.zombies("5", walker=1).zombies("4", fatty=3))
    assert [places(game, event.goals) for event in tale.of("ZombiesMoved")] == [["1"], ["1"]]
    assert {event.why for event in tale.of("ZombiesMoved")} == {"seen"}


@rule("classic.sight.own-zone")
def test_whoever_is_in_the_same_zone_is_seen() -> None:
    """Zombies attack in the zone of a silent ninja; a survivor may shoot in his own zone."""
    _, tale = zombies_phase(classic(STREET).survivor("ned", at="3", skills=["ninja"]).zombies("3", walker=1))
    assert [event.wounds for event in tale.of("ZombiesAttack")] == [1]
    game = classic(STREET).survivor("ned", at="3", hands=["pistol"]).zombies("3", walker=1).turn("ned")
    assert f"shoot pistol {game.world.board.at('3')}" in offered(game)


# What they say


@rule("classic.zmove.visible-first", "classic.zmove.unseen-noisiest", "classic.zmove.no-path")
def test_every_move_names_what_drew_it() -> None:
    seen_by = zombies_phase(classic(STREET).survivor("ned", at="1").zombies("3", walker=1))[1]
    heard = zombies_phase(classic(RING).survivor("ned", at="6").zombies("2", walker=1))[1]
    shut_in = zombies_phase(classic(HOUSE).survivor("ned", at="b").zombies("4", walker=1))[1]
    told = [tale.of("ZombiesMoved")[0] for tale in (seen_by, heard, shut_in)]
    assert [event.why for event in told] == ["seen", "heard", "heard behind doors"]
    assert "classic.zmove.visible-first" in told[0].rules
    assert "classic.zmove.unseen-noisiest" in told[1].rules
    assert "classic.zmove.no-path" in told[2].rules
    assert not any("split" in rule_id for event in told for rule_id in event.rules)
