"""The game turn: who acts when, how many actions there are, what the end phase does, giving up."""

import pytest

from overrun.classic import events
from overrun.core import IllegalChoice
from overrun.scenario import classic
from overrun.testing import rule
from tests.classic.helpers import (
    Story,
    asides,
    asked,
    at,
    choose,
    noise,
    number,
    options,
    survivor,
    tokens,
    until,
    where,
    zombies,
    zone,
)

STREET = """
+#+#+#+#+
#1:2:3:4#
+#+#+#+#+
"""

# Two rooms that nobody gets into or out of.
SHUT = """
+#+#+
#1#a#
+#+#+
"""


def turns(story: Story) -> list[int]:
    """Whose turns began, in order."""
    return [event.survivor for event in story.of(events.TurnStarted)]


@rule("classic.turn.phase-order", "classic.turn.repeat", "classic.turn.zombies-phase-steps")
def test_players_then_zombies_then_end_and_again() -> None:
    story = Story()
    game = (
        classic(STREET)
        .survivor("ned", at="1")
        .token("spawn", "4")
        .zombies("4", walker=1)
        .zombie_cards(2)
        .noise("1", 1)
        .players(sink=story)
    )
    game.choose("end")
    assert game.state.round == 2
    told = [
        type(event).__name__
        for event in story.events
        if isinstance(
            event,
            events.TurnEnded
            | events.PhaseStarted
            | events.ZombiesMoved
            | events.ZombieCardDrawn
            | events.NoiseRemoved
            | events.RoundStarted
            | events.TurnStarted,
        )
    ]
    assert told == [
        "TurnStarted",
        "TurnEnded",
        "PhaseStarted",
        "ZombiesMoved",
        "ZombieCardDrawn",
        "NoiseRemoved",
        "RoundStarted",
        "TurnStarted",
    ]


@rule(
    "classic.turn.first-player-starts",
    "classic.turn.next-player-left",
    "classic.turn.players-phase-ends",
    "classic.turn.activate-each-once",
)
def test_players_act_from_the_first_player_on_to_the_left_then_the_zombies() -> None:
    story = Story()
    game = (
        classic(STREET, seats=3)
        .survivor("ned", at="1", seat=0)
        .survivor("amy", at="1", seat=1)
        .survivor("josh", at="1", seat=2)
        .first_player(1)
        .players(sink=story)
    )
    for seat in (1, 2, 0):
        assert game.question is not None
        assert game.question.seats == (seat,)
        assert story.of(events.PhaseStarted) == []
        game.choose("end", seat=seat)
    assert turns(story)[:3] == [1, 2, 0]
    assert [event.phase for event in story.of(events.PhaseStarted)] == ["zombies"]


@rule("classic.turn.activation-order-free", "classic.turn.activate-each-once")
def test_a_player_picks_the_order_of_his_survivors_afresh_each_turn() -> None:
    story = Story()
    game = (
        classic(STREET)
        .survivor("ned", at="1")
        .survivor("amy", at="1")
        .survivor("josh", at="1")
        .players(sink=story)
    )
    assert options(game) == ["activate ned", "activate amy", "activate josh"]
    choose(game, "activate josh", "end")
    # Who has acted is not offered again.
    assert options(game) == ["activate ned", "activate amy"]
    choose(game, "activate ned", "end", "end")
    assert options(game) == ["activate ned", "activate amy", "activate josh"]
    choose(game, "activate amy", "end", "activate josh", "end", "end")
    josh, ned, amy = (number(game, name) for name in ("josh", "ned", "amy"))
    assert turns(story) == [josh, ned, amy, amy, josh, ned]


@rule("classic.turn.activate-one-at-a-time")
def test_one_survivor_finishes_before_the_next_begins() -> None:
    game = classic(STREET).survivor("ned", at="1").survivor("amy", at="1").players()
    game.choose("activate ned")
    for _ in range(3):
        assert game.question is not None
        assert game.question.subject == ("ned",)
        assert not any("activate" in text for text in options(game))
        game.choose("noise")
    # Even without actions the turn is Ned's until his player ends it.
    assert game.question is not None
    assert game.question.subject == ("ned",)
    game.choose("end")
    assert game.question.subject == ("amy",)


@rule("classic.turn.base-actions", "classic.turn.action-cost-one", "classic.turn.actions-repeatable")
def test_three_actions_at_blue_and_the_same_one_three_times() -> None:
    game = classic(STREET).survivor("ned", at="1").turn("ned")
    for left in (2, 1, 0):
        game.choose("noise")
        assert survivor(game, "ned").actions == left
    assert tokens(game, "1") == 3
    assert options(game) == ["end"]


@rule("classic.turn.extra-actions-by-skill")
def test_a_skill_gives_a_fourth_action() -> None:
    game = classic(STREET).survivor("ned", at="1", skills=("plus-1-action",)).turn("ned")
    choose(game, "noise", "noise", "noise", "noise")
    assert tokens(game, "1") == 4
    assert options(game) == ["end"]


@rule("classic.turn.free-actions-not-counted", "classic.example.amy-free-move")
def test_amys_free_move_leaves_her_three_actions() -> None:
    game = classic(STREET).survivor("amy", at="2").turn("amy")
    game.choose(at(game, "move", "3"))
    assert where(game, "amy") == zone(game, "3")
    assert survivor(game, "amy").actions == 3
    # The second move of the turn is an ordinary one.
    game.choose(at(game, "move", "4"))
    assert survivor(game, "amy").actions == 2


@rule("classic.turn.free-actions-not-counted")
def test_a_free_action_is_there_again_each_turn_and_serves_its_own_kind_only() -> None:
    game = classic(STREET).survivor("amy", at="2").players()
    choose(game, "noise", "noise", "noise")
    assert options(game) == [at(game, "move", "1"), at(game, "move", "3"), "end"]
    choose(game, at(game, "move", "3"), "end")
    game.choose(at(game, "move", "2"))
    assert survivor(game, "amy").actions == 3


@rule("classic.action.do-nothing", "classic.action.do-nothing-loses-actions")
def test_doing_nothing_ends_the_turn_and_what_is_left_is_lost() -> None:
    story = Story()
    game = classic(STREET).survivor("amy", at="1").survivor("ned", at="4").players(sink=story)
    choose(game, "activate amy", "end")
    assert survivor(game, "amy").acted
    assert survivor(game, "amy").actions == 0
    game.choose("end")
    # Three actions and one free move again, not six and two.
    game.choose("activate amy")
    assert survivor(game, "amy").actions == 3
    assert game.view()["survivors"][0]["free"] == {"move": 1}
    (ended,) = [event for event in story.of(events.TurnEnded) if event.survivor == 0]
    assert "classic.action.do-nothing-loses-actions" in ended.rules


# The end phase


@rule("classic.end.remove-noise-tokens")
def test_all_noise_tokens_go_in_the_end_phase() -> None:
    story = Story()
    game = classic(STREET).survivor("ned", at="1").noise("1", 2).noise("4", 3).end_phase(sink=story)
    assert [tokens(game, place) for place in "1234"] == [0, 0, 0, 0]
    assert noise(game, "1") == 1  # Ned himself
    assert len(story.of(events.NoiseRemoved)) == 1


@rule("classic.end.remove-noise-tokens")
def test_permanent_noise_stays() -> None:
    game = classic(STREET).survivor("ned", at="1").token("noise", "4", count=7).noise("4", 1).end_phase()
    assert noise(game, "4") == 7
    assert {int(where): count for where, count in game.view()["noise"].items()} == {
        zone(game, "1"): 1,
        zone(game, "4"): 7,
    }


@rule("classic.end.remove-noise-tokens")
def test_noise_tokens_still_draw_the_zombies_before_they_go() -> None:
    """The walker in 2 sees nobody and goes to the two tokens in 3, not to Ned in the room below 1."""
    board = """
    +#+#+#+
    #1:2:3#
    +X+#+#+
    #a#b#c#
    +#+#+#+
    """
    game = (
        classic(board)
        .survivor("ned", at="a")
        .doors(open=(0,))
        .noise("3", 2)
        .zombies("2", walker=1)
        .zombies_phase()
    )
    assert zombies(game, "3") == {"walker": 1}
    assert tokens(game, "3") == 0


@rule("classic.end.pass-first-player")
def test_the_first_player_token_goes_to_the_left_every_turn() -> None:
    game = classic(STREET, seats=2).survivor("ned", at="1", seat=0).survivor("amy", at="1", seat=1).players()
    assert game.state.first_player == 0
    choose(game, "end", "end")
    assert game.state.first_player == 1
    assert game.question is not None
    assert game.question.seats == (1,)
    choose(game, "end", "end")
    assert game.state.first_player == 0


@rule("classic.ambiguity.token-to-empty-player")
def test_the_token_goes_also_to_a_player_without_survivors() -> None:
    story = Story()
    game = (
        classic(STREET, seats=3)
        .survivor("ned", at="1", seat=0)
        .survivor("amy", at="1", seat=2)
        .players(sink=story)
    )
    choose(game, "end", "end")
    # Seat 1 holds the token now; his turn is empty, so it is seat 2's turn first.
    assert game.state.first_player == 1
    assert game.question is not None
    assert game.question.seats == (2,)
    choose(game, "end", "end")
    assert game.state.first_player == 2


# Who decides


@rule("classic.ambiguity.who-decides")
def test_in_the_players_phase_the_player_whose_turn_it_is_decides_for_the_group() -> None:
    board = """
    +#+#+#+
    #1#2#3#
    +X+#+#+
    #aob#c#
    +#+#+#+
    """
    game = (
        classic(board, seats=2)
        .survivor("ned", at="3", seat=0)
        .survivor("amy", at="1", seat=1, hands=["crowbar"])
        .turn("amy")
    )
    game.choose("open 0 crowbar", seat=1)
    assert asked(game) == "room"
    assert game.question is not None
    assert game.question.seats == (1,)
    with pytest.raises(IllegalChoice):
        game.choose(options(game)[0], seat=0)


@rule("classic.ambiguity.who-decides")
def test_otherwise_the_first_player_decides_for_the_group_but_losses_are_up_to_their_owner() -> None:
    game = (
        classic(STREET, seats=2)
        .survivor("ned", at="1", seat=0, hands=["pistol", "pan"])
        .survivor("amy", at="1", seat=1, hands=["pistol", "pan"])
        .zombies("1", walker=1)
        .first_player(1)
        .zombies_phase()
    )
    assert asked(game) == "victim"
    assert game.question is not None
    assert game.question.seats == (1,)
    game.choose("wound ned")
    assert asked(game) == "lose"
    assert game.question.seats == (0,)


@rule("classic.ambiguity.dead-turn")
def test_who_dies_in_his_own_turn_has_no_more_actions_and_his_player_goes_on() -> None:
    story = Story()
    game = (
        classic(STREET)
        .survivor("ned", at="1", hands=["molotov"])
        .survivor("amy", at="4")
        .zombies("1", walker=1)
        .players(sink=story)
    )
    choose(game, "activate ned", at(game, "throw molotov", "1"))
    assert survivor(game, "ned").fate == "dead"
    assert game.question is not None
    assert game.question.subject == ("amy",)
    assert [event.survivor for event in story.of(events.TurnEnded)] == [number(game, "ned")]
    assert game.state.active == number(game, "amy")


# Giving up and going on


@rule("classic.ambiguity.unwinnable")
def test_giving_up_is_offered_to_every_seat_and_counts_as_defeat_once_confirmed() -> None:
    game = classic(STREET, seats=2).survivor("ned", at="1", seat=0).survivor("amy", at="1", seat=1).players()
    assert "concede 0" in asides(game, seat=0)
    assert "concede 1" in asides(game, seat=1)
    game.choose("concede 1", seat=1)
    assert options(game) == ["fight-on", "give-up"]
    game.choose("fight-on")
    assert asked(game) == "action"
    assert not game.over
    choose(game, "concede 0", "give-up")
    assert game.result is not None
    assert not game.result.won
    assert game.result.reason == "classic.ambiguity.unwinnable"
    assert game.state.conceded


@rule("classic.ambiguity.unwinnable")
def test_players_are_told_that_a_goal_is_out_of_reach_and_the_game_goes_on() -> None:
    """Two players must bring five home: the two they begin with and the three recruits. One dies."""
    story = Story()
    game = (
        classic("classic/09-might-makes-right", seats=2)
        .survivor("ned", at="7B.6", seat=0)
        .survivor("amy", at="1B.b", seat=1, wounds=1)
        .zombies("1B.b", walker=1)
        .zombie_cards(1, 5, 9)  # nothing, at the blue level
        .players(sink=story)
    )
    assert game.view()["hopeless"] == []
    choose(game, "end", "end")
    until(game, "action")
    assert survivor(game, "amy").fate == "dead"
    assert game.view()["hopeless"] == ["return"]
    assert [event.what for event in story.of(events.MissionNews)] == ["hopeless"]
    assert not game.over
    assert "concede 0" in asides(game)


@rule("classic.ambiguity.endless-game")
def test_no_rule_ends_a_game_of_people_who_wait_behind_walls() -> None:
    game = classic(SHUT).survivor("ned", at="a").zombies("1", walker=1).players()
    for _ in range(60):
        game.choose("end")
    assert game.state.round == 61
    assert not game.over
