"""Groups that split: over equal ways and equal goals, evened out from the supply, until figures run out."""

from typing import Any

from overrun.core import Game
from overrun.scenario import ClassicScenario, classic
from overrun.testing import rule
from tests.classic.horde import (
    RING,
    STREET,
    THREE_WAYS,
    TWO_RINGS,
    Tale,
    asked,
    horde,
    offered,
    places,
    play_on,
    say,
    zombies_phase,
    zone,
)

# Equal ways


@rule(
    "classic.example.group-splits-in-two",
    "classic.split.equal-routes",
    "classic.split.even-per-type",
    "classic.split.add-zombies",
    "classic.split.fatty-no-escort",
)
def test_the_group_of_the_book_splits_in_two() -> None:
    """Zone A is 1, B is 2, C is 4. One fatty and one runner come from the supply, and no walker."""
    position = classic(RING).survivor("ned", at="6").zombies("1", walker=4, fatty=1, runner=3)
    game, tale = zombies_phase(position)
    first = tale.of("ZombiesMoved")[:2]
    assert [places(game, [event.source, event.target]) for event in first] == [["1", "2"], ["1", "4"]]
    assert [event.counts for event in first] == [(2, 1, 2, 0), (2, 1, 2, 0)]
    assert [sum(event.added[kind] for event in first) for kind in range(4)] == [0, 1, 1, 0]
    # The runners' second action takes both halves one zone further, unsplit.
    assert horde(game) == {
        "2": {"walker": 2, "fatty": 1},
        "4": {"walker": 2, "fatty": 1},
        "3": {"runner": 2},
        "5": {"runner": 2},
    }
    assert game.view()["supply"] == {"walker": 36, "fatty": 6, "runner": 12, "abomination": 1}


@rule("classic.split.round-up", "classic.split.equal-routes", "classic.split.even-per-type")
def test_seven_walkers_and_a_fatty_split_in_three() -> None:
    """Seven over three ways: three each, two of them new. One fatty: one each, two new."""
    position = classic(THREE_WAYS).survivor("ned", at="9").zombies("1", walker=7, fatty=1)
    game, tale = zombies_phase(position)
    share = {"walker": 3, "fatty": 1}
    assert horde(game) == {"a": share, "c": share, "e": share}
    assert [sum(event.added[kind] for event in tale.of("ZombiesMoved")) for kind in range(2)] == [2, 2]


@rule("classic.split.add-zombies")
def test_a_group_that_divides_evenly_gets_no_figures() -> None:
    game, tale = zombies_phase(classic(THREE_WAYS).survivor("ned", at="9").zombies("1", walker=6))
    assert horde(game) == {"a": {"walker": 2}, "c": {"walker": 2}, "e": {"walker": 2}}
    assert all(event.added == (0, 0, 0, 0) for event in tale.of("ZombiesMoved"))
    assert "classic.split.add-zombies" not in tale.of("ZombiesMoved")[0].rules


@rule("classic.ambiguity.split-single-zombie")
def test_a_lone_zombie_splits_too() -> None:
    game, _ = zombies_phase(classic(RING).survivor("ned", at="6").zombies("1", fatty=1))
    assert horde(game) == {"2": {"fatty": 1}, "4": {"fatty": 1}}


@rule("classic.ambiguity.route-or-first-step")
def test_ways_that_share_the_next_zone_do_not_split_yet() -> None:
    """From 1 to 9 there are two ways, by 3 and by 5, but both begin with 2."""
    lasso = """
    +#+#+#+#+
    #1:2:3:7#
    +#+:+#+:+
    #a#5:6:9#
    +#+#+#+#+
    """
    game, _ = zombies_phase(classic(lasso).survivor("ned", at="9").zombies("1", walker=3))
    assert horde(game) == {"2": {"walker": 3}}
    game, _ = zombies_phase(classic(lasso).survivor("ned", at="9").zombies("2", walker=3))
    assert horde(game) == {"3": {"walker": 2}, "5": {"walker": 2}}


# Equal goals


@rule("classic.split.equal-targets", "classic.split.round-up")
def test_equally_loud_visible_zones_split_a_group() -> None:
    position = classic(STREET).survivor("ned", at="1").survivor("amy", at="5").zombies("3", walker=3, fatty=2)
    game, tale = zombies_phase(position)
    assert horde(game) == {"2": {"walker": 2, "fatty": 1}, "4": {"walker": 2, "fatty": 1}}
    assert [places(game, event.goals) for event in tale.of("ZombiesMoved")] == [["1", "5"], ["1", "5"]]


@rule("classic.ambiguity.equal-noise-distance", "classic.split.equal-targets")
def test_tied_zones_draw_their_share_however_far_they_are() -> None:
    """Ned is one zone away from 2, Amy three."""
    position = classic(STREET).survivor("ned", at="1").survivor("amy", at="5")
    game, _ = zombies_phase(position.zombies("2", walker=2))
    assert horde(game) == {"1": {"walker": 1}, "3": {"walker": 1}}


@rule("classic.ambiguity.equal-noise-distance")
def test_house_rule_only_the_nearest_of_tied_zones_draws() -> None:
    house = {"tied_noise_nearest_only": True}
    position = classic(STREET, house=house).survivor("ned", at="1").survivor("amy", at="5")
    game, _ = zombies_phase(position.zombies("2", walker=2).zombies("3", walker=2))
    # From 3 both are two zones away: the tie remains.
    assert horde(game) == {"1": {"walker": 2}, "2": {"walker": 1}, "4": {"walker": 1}}


@rule("classic.ambiguity.equal-noise-distance", "classic.ambiguity.standing-on-target")
def test_house_rules_without_the_own_zone_the_nearest_of_the_others_draws() -> None:
    """On 1, tied with 4 (one step) and 6 (three steps)."""
    house = {"tied_noise_nearest_only": True, "own_zone_counts_in_tie": False}
    position = classic(RING, house=house).survivor("ned", at="6").noise("1", 1).noise("4", 1)
    game, _ = zombies_phase(position.zombies("1", walker=2))
    assert horde(game) == {"4": {"walker": 2}}


@rule("classic.ambiguity.split-targets-and-routes")
def test_tied_goals_and_tied_ways_make_one_group_for_each_next_zone() -> None:
    """Two goals tie: 9 (ways by a, c and e) and b (by a alone). Three next zones, three equal groups.

    Counted by goals it would be half for b; counted by routes, a would get two shares of four.
    """
    position = classic(THREE_WAYS).survivor("ned", at="9").noise("b", 1).zombies("1", walker=6)
    game, tale = zombies_phase(position)
    assert horde(game) == {"a": {"walker": 2}, "c": {"walker": 2}, "e": {"walker": 2}}
    assert {"classic.split.equal-targets", "classic.split.equal-routes"} <= set(
        tale.of("ZombiesMoved")[0].rules
    )


# Why they split


@rule("classic.split.equal-routes", "classic.split.equal-targets")
def test_a_split_says_whether_ways_or_goals_were_tied() -> None:
    game, tale = zombies_phase(classic(RING).survivor("ned", at="6").zombies("1", walker=1))
    for event in tale.of("ZombiesMoved"):
        assert (event.why, places(game, event.goals), places(game, event.ways)) == (
            "heard",
            ["6"],
            ["2", "4"],
        )
        assert "classic.split.equal-routes" in event.rules
        assert "classic.split.equal-targets" not in event.rules
    assert [("classic.split.add-zombies" in e.rules) for e in tale.of("ZombiesMoved")] == [False, True]

    position = classic(STREET).survivor("ned", at="1").survivor("amy", at="5").zombies("3", walker=2)
    game, tale = zombies_phase(position)
    for event in tale.of("ZombiesMoved"):
        assert (event.why, places(game, event.goals), places(game, event.ways)) == (
            "seen",
            ["1", "5"],
            ["2", "4"],
        )
        assert "classic.split.equal-targets" in event.rules
        assert "classic.split.equal-routes" not in event.rules


# The abomination


@rule("classic.split.abomination-never", "classic.split.abomination-players-choose")
def test_the_abomination_does_not_split_the_players_send_it() -> None:
    position = classic(RING).survivor("ned", at="6").zombies("1", walker=1, abomination=1)
    for way, other in (("2", "4"), ("4", "2")):
        tale = Tale()
        game = position.zombies_phase(sink=tale)
        assert (asked(game), game.question.subject) == ("abomination", (zone(game, "1"),))
        say(game, f"abomination @{way}")
        assert horde(game) == {way: {"walker": 1, "abomination": 1}, other: {"walker": 1}}
        chosen = [e for e in tale.of("ZombiesMoved") if e.counts[3]]
        assert [places(game, [e.target]) for e in chosen] == [[way]]
        assert "classic.split.abomination-players-choose" in chosen[0].rules


@rule("classic.split.abomination-players-choose", "classic.split.equal-targets")
def test_the_abomination_alone_between_tied_goals() -> None:
    position = classic(STREET).survivor("ned", at="1").survivor("amy", at="5").zombies("3", abomination=1)
    tale = Tale()
    game = position.zombies_phase(sink=tale)
    assert offered(game) == [f"abomination {zone(game, '2')}", f"abomination {zone(game, '4')}"]
    say(game, "abomination @4")
    assert horde(game) == {"4": {"abomination": 1}}
    # Nobody went the other way, and nothing says so.
    assert len(tale.of("ZombiesMoved", "ZombiesStay")) == 1


@rule("classic.split.abomination-never")
def test_the_abomination_is_not_asked_about_where_only_one_way_leads() -> None:
    game = classic(STREET).survivor("ned", at="1").zombies("3", abomination=1).zombies_phase()
    assert asked(game) == "action"
    assert horde(game) == {"2": {"abomination": 1}}


@rule("classic.ambiguity.who-decides", "classic.split.abomination-players-choose")
def test_the_first_player_sends_the_abomination() -> None:
    position = classic(RING, seats=2).survivor("ned", at="6").survivor("amy", at="6", seat=1)
    game = position.zombies("1", abomination=1).first_player(1).zombies_phase()
    assert (asked(game), game.question.seats) == ("abomination", (1,))


# Too few figures


@rule(
    "classic.ambiguity.split-shortage",
    "classic.split.shortage-extra-activation",
    "classic.spawn.out-of-miniatures-place-rest",
)
def test_what_is_left_is_placed_and_the_players_say_which_group_stays_smaller() -> None:
    """All 8 fatties are on the board: 3 in 1 need a fourth. One way gets two of them, the other one.

    Then all fatties act again: the pair in 2 and the one in 4 go on to 3 and 5.
    """
    position = classic(RING).survivor("ned", at="6").zombies("x", fatty=5).zombies("1", fatty=3, walker=2)
    tale = Tale()
    game = position.zombies_phase(sink=tale)
    assert (asked(game), game.question.subject) == ("smaller-group", (zone(game, "1"), "fatty"))
    assert offered(game) == [f"fewer fatty {zone(game, way)}" for way in ("2", "4")]
    say(game, "fewer fatty @4")
    assert tale.after("FiguresShort") == {
        "2": {"walker": 1, "fatty": 2},
        "4": {"walker": 1, "fatty": 1},
        "x": {"fatty": 5},
    }
    (short,) = tale.of("FiguresShort")
    assert (short.kind, short.missing) == ("fatty", 1)
    assert "classic.split.shortage-extra-activation" in short.rules
    assert [event.kind for event in tale.of("ExtraActivation")] == ["fatty"]
    assert horde(game) == {
        "2": {"walker": 1},
        "4": {"walker": 1},
        "3": {"fatty": 2},
        "5": {"fatty": 1},
        "x": {"fatty": 5},
    }


@rule("classic.ambiguity.split-shortage")
def test_with_two_figures_missing_two_of_three_groups_stay_smaller() -> None:
    """One fatty, three ways, none left: it goes one way only (to c), and acts again (to d)."""
    position = classic(THREE_WAYS).survivor("ned", at="9").zombies("1", fatty=1).zombies("x", fatty=7)
    game = position.zombies_phase()
    ways = [zone(game, way) for way in ("a", "c", "e")]
    assert offered(game) == [f"fewer fatty {way}" for way in ways]
    say(game, "fewer fatty @a")
    assert offered(game) == [f"fewer fatty {way}" for way in ways[1:]]
    say(game, "fewer fatty @e")
    assert horde(game) == {"d": {"fatty": 1}, "x": {"fatty": 7}}


@rule("classic.ambiguity.split-shortage", "classic.split.add-zombies")
def test_one_of_two_missing_figures_is_there() -> None:
    """One walker, three ways, one more walker left: two ways get one each."""
    position = classic(THREE_WAYS).survivor("ned", at="9").zombies("1", walker=1).zombies("x", walker=38)
    tale = Tale()
    game = position.zombies_phase(sink=tale)
    say(game, "fewer walker @c")
    assert asked(game) == "action"
    assert [event.missing for event in tale.of("FiguresShort")] == [1]
    first = tale.of("ZombiesMoved")[:2]
    assert [places(game, [event.target]) for event in first] == [["a"], ["e"]]
    assert sum(event.added[0] for event in first) == 1
    # All walkers act again.
    assert horde(game) == {"b": {"walker": 1}, "f": {"walker": 1}, "x": {"walker": 38}}


def two_rings(**in_attic: int) -> ClassicScenario:
    """Ned is around the corner for whoever is in 1, Amy for whoever is in a."""
    return classic(TWO_RINGS).survivor("ned", at="6").survivor("amy", at="f").zombies("x", **in_attic)


@rule("classic.ambiguity.split-supply-order", "classic.ambiguity.split-shortage")
def test_the_players_say_which_zone_gets_the_last_figure() -> None:
    """Seven of eight fatties are on the board; the splits in 1 and in a want one each."""
    position = two_rings(fatty=5).zombies("1", fatty=1).zombies("a", fatty=1)
    tale = Tale()
    game = position.zombies_phase(sink=tale)
    assert (asked(game), offered(game)) == (
        "split-order",
        [f"split {zone(game, '1')}", f"split {zone(game, 'a')}"],
    )
    say(game, "split @a")
    # Served first, a gets the figure; 1 runs short.
    assert (asked(game), game.question.subject) == ("smaller-group", (zone(game, "1"), "fatty"))
    say(game, "fewer fatty @2")
    assert tale.after("FiguresShort") == {
        "b": {"fatty": 1},
        "d": {"fatty": 1},
        "4": {"fatty": 1},
        "x": {"fatty": 5},
    }
    # All fatties act again.
    assert horde(game) == {"c": {"fatty": 1}, "e": {"fatty": 1}, "5": {"fatty": 1}, "x": {"fatty": 5}}


@rule("classic.ambiguity.split-supply-order")
def test_within_a_zone_each_kind_is_served_by_itself() -> None:
    """Zone 1 wants a fatty and a runner, a wants a fatty. One fatty and plenty of runners are left.

    Served last, 1 gets no fatty but still its runner.
    """
    position = two_rings(fatty=5).zombies("1", fatty=1, runner=1).zombies("a", fatty=1)
    tale = Tale()
    game = position.zombies_phase(sink=tale)
    say(game, "split @a", "fewer fatty @2")
    assert tale.after("FiguresShort") == {
        "b": {"fatty": 1},
        "d": {"fatty": 1},
        "2": {"runner": 1},
        "4": {"fatty": 1, "runner": 1},
        "x": {"fatty": 5},
    }


@rule("classic.ambiguity.split-supply-order")
def test_with_nothing_left_to_share_out_the_order_is_not_asked() -> None:
    position = two_rings(fatty=6).zombies("1", fatty=1).zombies("a", fatty=1)
    game = position.zombies_phase()
    assert (asked(game), game.question.subject) == ("smaller-group", (zone(game, "1"), "fatty"))
    say(game, "fewer fatty @4")
    assert (asked(game), game.question.subject) == ("smaller-group", (zone(game, "a"), "fatty"))


# Three streets, each with a survivor at both ends: whoever is in the middle has to split.
THREE_STREETS = """
+#+#+#+
#1:2:3#
+#+#+#+
#4:5:6#
+#+#+#+
#7:8:9#
+#+#+#+
#x#
+#+
"""


def three_streets(**in_attic: int) -> ClassicScenario:
    position = classic(THREE_STREETS).zombies("x", **in_attic)
    for name, at in zip(("ned", "amy", "doug", "josh", "phil", "wanda"), "134679", strict=True):
        position.survivor(name, at=at)
    return position


def split_order(game: Game[Any, Any], *zones: str) -> list[str]:
    return [f"split {zone(game, place)}" for place in zones]


@rule("classic.ambiguity.split-supply-order")
def test_as_long_as_figures_are_left_the_players_are_asked_who_is_next() -> None:
    """Two fatties are left for three splits."""
    position = three_streets(fatty=3).zombies("2", fatty=1).zombies("5", fatty=1).zombies("8", fatty=1)
    game = position.zombies_phase()
    assert offered(game) == split_order(game, "2", "5", "8")
    say(game, "split @5")
    assert offered(game) == split_order(game, "2", "8")
    say(game, "split @8")
    assert (asked(game), game.question.subject) == ("smaller-group", (zone(game, "2"), "fatty"))


@rule("classic.ambiguity.split-supply-order", "classic.ambiguity.nested-activation")
def test_the_order_is_asked_while_it_decides_which_kind_runs_short_first() -> None:
    """One fatty is left and no runner. Once 2 has the fatty, 5 runs short of both and 8 of runners alone."""
    position = three_streets(fatty=5, runner=14)
    position.zombies("2", fatty=1).zombies("5", fatty=1, runner=1).zombies("8", runner=1)
    for second, kinds in (("5", ["fatty", "runner"]), ("8", ["runner", "fatty"])):
        tale = Tale()
        game = position.zombies_phase(sink=tale)
        say(game, "split @2")
        assert offered(game) == split_order(game, "5", "8")
        say(game, f"split @{second}")
        assert asked(game) == "smaller-group"
        play_on(game, ("action", "victim", "wound-place"))
        assert [event.kind for event in tale.of("FiguresShort")][:2] == kinds


@rule("classic.ambiguity.split-supply-order")
def test_the_order_is_not_asked_once_it_is_clear_what_runs_short() -> None:
    """Neither fatties nor runners are left. After 2, fatties have run short: 5 and 8 change nothing more."""
    position = three_streets(fatty=6, runner=15)
    position.zombies("2", fatty=1).zombies("5", fatty=1).zombies("8", runner=1)
    game = position.zombies_phase()
    assert offered(game) == split_order(game, "2", "5", "8")
    say(game, "split @2")
    assert (asked(game), game.question.subject) == ("smaller-group", (zone(game, "2"), "fatty"))


@rule("classic.ambiguity.shortage-scope", "classic.spawn.out-of-miniatures-once")
def test_two_groups_short_of_one_kind_in_one_pass_bring_one_activation() -> None:
    position = two_rings(fatty=6).zombies("1", fatty=1).zombies("a", fatty=1)
    tale = Tale()
    game = position.zombies_phase(sink=tale)
    say(game, "fewer fatty @4", "fewer fatty @d")
    assert [(event.kind, event.missing) for event in tale.of("FiguresShort")] == [("fatty", 2)]
    assert [event.kind for event in tale.of("ExtraActivation")] == ["fatty"]
    assert horde(game) == {"3": {"fatty": 1}, "c": {"fatty": 1}, "x": {"fatty": 6}}


@rule("classic.ambiguity.nested-activation", "classic.ambiguity.shortage-scope")
def test_kinds_are_activated_in_the_order_in_which_they_ran_short() -> None:
    """Fatties run short in 1, runners in a; the players decide by the order in which zones are served."""
    position = two_rings(fatty=7, runner=15).zombies("1", fatty=1).zombies("a", runner=1)
    for first, kinds in (("1", ["fatty", "runner"]), ("a", ["runner", "fatty"])):
        tale = Tale()
        game = position.zombies_phase(sink=tale)
        say(game, f"split @{first}")
        play_on(game)
        assert [event.kind for event in tale.of("FiguresShort")] == kinds
        assert [event.kind for event in tale.of("ExtraActivation")] == kinds
        # Each activation is told when it happens: its moves follow before the next one.
        story = tale.names("FiguresShort", "ExtraActivation", "ZombiesMoved")
        after = story[story.index("ExtraActivation") :]
        moves = {"fatty": ["ZombiesMoved"], "runner": ["ZombiesMoved"] * 2}
        wanted = [step for kind in kinds for step in ("ExtraActivation", *moves[kind])]
        assert after[: len(wanted)] == wanted


@rule(
    "classic.ambiguity.nested-activation",
    "classic.split.shortage-extra-activation",
    "classic.runner.second-action-after-all",
)
def test_an_extra_activation_comes_after_the_pass_and_before_the_next_one() -> None:
    """The last runner in 1 cannot split. After all moves of the first pass runners act again, with two
    actions (2 to 3 to 6), and only then comes their second pass: Ned is bitten.
    """
    position = classic(RING).survivor("ned", at="6").zombies("1", runner=1, walker=2).zombies("x", runner=15)
    tale = Tale()
    game = position.zombies_phase(sink=tale)
    say(game, "fewer runner @4")
    assert tale.after("FiguresShort") == {
        "2": {"runner": 1, "walker": 1},
        "4": {"walker": 1},
        "x": {"runner": 15},
    }
    story = tale.names("FiguresShort", "ExtraActivation", "ZombiesMoved", "ZombiesAttack")
    assert story[2:] == ["FiguresShort", "ExtraActivation", "ZombiesMoved", "ZombiesMoved", "ZombiesAttack"]
    play_on(game)
    assert horde(game) == {
        "6": {"runner": 1},
        "2": {"walker": 1},
        "4": {"walker": 1},
        "x": {"runner": 15},
    }


def last_fatty(limit):
    """Between Ned in 1 and Amy in 5, equally loud, the last fatty in 3 wants to split again and again."""
    return (
        classic(STREET, house={"shortage_chain_limit": limit})
        .survivor("ned", at="1", hands=["pan"])
        .survivor("amy", at="5", hands=["pan"])
        .zombies("3", fatty=1)
        .zombies("x", fatty=7)
    )


@rule("classic.ambiguity.shortage-chain")
def test_an_activation_granted_by_a_shortage_grants_no_further_one() -> None:
    """It goes to 2 and acts again: short again, it goes to 1, and that is all."""
    tale = Tale()
    game = last_fatty(1).zombies_phase(sink=tale)
    say(game, "fewer fatty @4", "fewer fatty @3")
    assert [event.kind for event in tale.of("FiguresShort")] == ["fatty", "fatty"]
    assert len(tale.of("ExtraActivation")) == 1
    (none,) = tale.of("NoFurtherActivation")
    assert (none.kind, none.rules) == ("fatty", ("classic.ambiguity.shortage-chain",))
    assert horde(game) == {"1": {"fatty": 1}, "x": {"fatty": 7}}
    assert not tale.of("ZombiesAttack")


@rule("classic.ambiguity.shortage-chain")
def test_house_rule_chains_of_two() -> None:
    """The second extra activation lets the fatty in 1 bite Ned."""
    tale = Tale()
    game = last_fatty(2).zombies_phase(sink=tale)
    say(game, "fewer fatty @4", "fewer fatty @3")
    play_on(game)
    assert len(tale.of("ExtraActivation")) == 2
    assert len(tale.of("ZombiesAttack")) == 1


@rule("classic.ambiguity.shortage-chain")
def test_house_rule_chains_without_limit() -> None:
    """To 2, back to 3, to 2, to 1, always short of a figure; then there is somebody to bite."""
    tale = Tale()
    game = last_fatty(0).zombies_phase(sink=tale)
    say(game, "fewer fatty @4", "fewer fatty @1", "fewer fatty @4", "fewer fatty @3")
    play_on(game)
    assert len(tale.of("FiguresShort")) == 4
    assert len(tale.of("ExtraActivation")) == 4
    assert not tale.of("NoFurtherActivation")
    assert len(tale.of("ZombiesAttack")) == 1


@rule("classic.ambiguity.shortage-chain")
def test_the_next_pass_may_run_short_again() -> None:
    """The limit is for chains only: a runner's second action is no part of the activation that was granted.

    First pass: 3 to 2, short. Granted: 2 to 3, short (nothing more), 3 to 2, short (nothing more). Second
    pass of the phase: 2 to 3, short: granted again, 3 to 2 and 2 to 1.
    """
    position = (
        classic(STREET)
        .survivor("ned", at="1", hands=["pan"])
        .survivor("amy", at="5", hands=["pan"])
        .zombies("3", runner=1)
        .zombies("x", runner=15)
    )
    tale = Tale()
    game = position.zombies_phase(sink=tale)
    say(game, "fewer runner @4", "fewer runner @1", "fewer runner @4")
    say(game, "fewer runner @1", "fewer runner @4", "fewer runner @3")
    assert len(tale.of("FiguresShort")) == 6
    assert len(tale.of("ExtraActivation")) == 2
    assert horde(game) == {"1": {"runner": 1}, "x": {"runner": 15}}


def test_house_rule_a_larger_pool_of_figures() -> None:
    """Twice the box, but still a single abomination."""
    game = classic(STREET, house={"larger_figure_pool": True}).survivor("ned", at="1").turn("ned")
    assert game.view()["supply"] == {"walker": 80, "fatty": 16, "runner": 32, "abomination": 1}
