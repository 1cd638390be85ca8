"""Winning and losing: when it is noticed, and what counts if both happen at once."""

from typing import Any

import pytest

from overrun.core import Game
from overrun.scenario import ClassicScenario, classic
from overrun.testing import rule
from tests.classic.horde import STREET, Tale, asked, fates, offered, play_on, say, zombies_phase

# A bunker a with an open door to the street.
BUNKER = """
+#+#+#+
#1:2:3#
+#+D+#+
  #a#
  +#+
"""


def ending(game: Game[Any, Any]) -> tuple[bool, str] | None:
    return (game.result.won, game.result.reason) if game.over else None


# Losing


@rule("classic.end.lose-all-dead")
def test_the_game_is_lost_the_moment_the_last_survivor_dies() -> None:
    """Nothing more happens: the walker in 3 does not move any more, and no card is drawn."""
    position = classic(STREET).survivor("ned", at="1", wounds=1).zombies("1", walker=1).zombies("3", walker=1)
    game, tale = zombies_phase(position.token("spawn", "5"))
    assert ending(game) == (False, "classic.end.lose-all-dead")
    assert game.question is None
    assert not tale.of("ZombiesMoved", "ZombieCardDrawn")
    (over,) = tale.of("GameOver")
    assert tale.events[-1] is over
    assert (over.won, over.rules) == (False, ("classic.end.lose-all-dead",))


@rule("classic.end.lose-all-dead")
def test_while_one_survivor_lives_the_game_goes_on() -> None:
    position = classic(STREET).survivor("ned", at="1", wounds=1).survivor("amy", at="5")
    game, _ = zombies_phase(position.zombies("1", walker=1))
    assert fates(game) == {"ned": "dead", "amy": "alive"}
    assert ending(game) is None
    assert (asked(game), game.round) == ("action", 2)


# Winning


@rule("classic.end.win-immediately")
def test_the_game_is_won_in_the_middle_of_a_turn() -> None:
    """Two actions are left to Ned, and Amy has not had her turn."""
    game = (
        classic(STREET)
        .survivor("ned", at="1")
        .survivor("amy", at="5")
        .token("objective", "1")
        .goal("take-objectives")
        .turn("ned")
    )
    say(game, "take 0")
    assert ending(game) == (True, "classic.end.win-immediately")
    assert game.question is None


@rule("classic.end.win-immediately", "classic.ambiguity.all-survivors")
def test_the_game_may_be_won_in_the_zombies_phase() -> None:
    """All survivors still in the game are at the exit as soon as Amy, who is not, is dead."""
    position = (
        classic(STREET)
        .survivor("ned", at="1")
        .survivor("amy", at="5", wounds=1)
        .zombies("5", walker=1)
        .zombies("3", walker=1)
        .token("exit", "1")
        .token("spawn", "4")
        .goal("all-at-exit")
    )
    game, tale = zombies_phase(position)
    assert ending(game) == (True, "classic.end.win-immediately")
    assert not tale.of("ZombiesMoved", "ZombieCardDrawn")


@rule("classic.end.win-all-objectives")
def test_one_goal_of_two_is_not_enough() -> None:
    """The token gives five points: Ned with 38 reaches 43, but Doug's token is still there."""
    position = (
        classic(STREET)
        .survivor("ned", at="1", experience=38, skills=["plus-1-action"])
        .survivor("doug", at="5")
        .token("objective", "1")
        .token("objective", "5")
        .goal("take-objectives")
        .goal("reach-level", number=3)
        .mission_rules(objective_experience=5)
    )
    game = position.turn("ned")
    say(game, "take 0")
    play_on(game, ("action",))
    assert ending(game) is None
    assert game.state.survivors[0].experience == 43
    say(game, "end", "take 1")
    assert ending(game) == (True, "classic.end.win-immediately")


@rule("classic.end.win-shared")
def test_a_player_whose_survivors_are_dead_wins_with_the_others() -> None:
    """Seat 1's Amy dies; seat 0's Ned then takes the token. There is one result for all seats."""
    position = (
        classic(STREET, seats=2)
        .survivor("ned", at="1", seat=0)
        .survivor("amy", at="5", seat=1, wounds=1)
        .zombies("5", walker=1)
        .token("objective", "1")
        .goal("take-objectives")
    )
    game, _ = zombies_phase(position)
    assert fates(game) == {"ned": "alive", "amy": "dead"}
    say(game, "take 0")
    assert ending(game) == (True, "classic.end.win-immediately")
    assert game.view(0)["result"] == game.view(1)["result"]


# Both at once


def bunker(*names: str) -> ClassicScenario:
    """The bunker is to be cleared; two walkers are in it, and Ned with a molotov."""
    position = classic(BUNKER).token("bunker", "a").goal("hold-bunker").zombies("a", walker=2)
    for name in names:
        position.survivor(name, at="a" if name == "ned" else "3", hands=["molotov"] if name == "ned" else [])
    return position


@rule("classic.ambiguity.win-and-loss")
def test_who_clears_the_bunker_with_his_own_life_as_the_last_one_has_lost() -> None:
    game = bunker("ned").turn("ned")
    say(game, f"throw molotov {game.world.board.at('a')}")
    assert ending(game) == (False, "classic.end.lose-all-dead")


@rule("classic.ambiguity.win-and-loss")
def test_a_bunker_cleared_by_its_last_living_guest_is_held_by_nobody() -> None:
    """Ned burns himself with the walkers; Amy lives, but outside."""
    game = bunker("ned", "amy").turn("ned")
    say(game, f"throw molotov {game.world.board.at('a')}")
    assert ending(game) is None
    assert asked(game) == "action"


@pytest.mark.parametrize(("exit_at", "other"), [("1", "5"), ("5", "1")])
@rule("classic.ambiguity.win-and-loss")
def test_attacks_all_over_the_board_are_one_effect(exit_at, other) -> None:
    """Amy's death would leave only Ned, at the exit; but Ned dies of the same attacks. In either order."""
    position = (
        classic(STREET)
        .survivor("ned", at=exit_at, wounds=1)
        .survivor("amy", at=other, wounds=1)
        .zombies("1", walker=1)
        .zombies("5", walker=1)
        .token("exit", exit_at)
        .goal("all-at-exit")
    )
    game, _ = zombies_phase(position)
    assert ending(game) == (False, "classic.end.lose-all-dead")


@pytest.mark.parametrize(("exit_at", "other"), [("1", "5"), ("5", "1")])
@rule("classic.ambiguity.win-and-loss", "classic.end.win-immediately")
def test_if_somebody_survives_all_attacks_the_game_is_won(exit_at, other) -> None:
    position = (
        classic(STREET)
        .survivor("ned", at=exit_at)
        .survivor("amy", at=other, wounds=1)
        .zombies("1", walker=1)
        .zombies("5", walker=1)
        .token("exit", exit_at)
        .goal("all-at-exit")
    )
    tale = Tale()
    game = position.zombies_phase(sink=tale)
    play_on(game)
    assert ending(game) == (True, "classic.end.win-immediately")
    assert len(tale.of("Wounded")) == 1


# Nobody on the board


def leaving(**goal: Any) -> ClassicScenario:
    return (
        classic(STREET)
        .survivor("ned", at="1")
        .token("start", "1")
        .token("objective", "5")
        .mission_rules(specials=["leave-at-start"])
        .goal(**goal)
    )


@rule("classic.ambiguity.empty-board")
def test_if_all_who_live_have_left_and_the_mission_is_not_won_it_is_lost() -> None:
    game = leaving(kind="take-objectives").turn("ned")
    assert "leave" in offered(game)
    say(game, "leave")
    assert fates(game) == {"ned": "away"}
    assert ending(game) == (False, "classic.ambiguity.empty-board")


@rule("classic.ambiguity.empty-board")
def test_if_all_who_live_have_left_as_the_mission_wants_it_is_won() -> None:
    game = leaving(kind="survivors-away", by_players=[1, 2, 3]).turn("ned")
    say(game, "leave")
    assert ending(game) == (True, "classic.end.win-immediately")


@rule("classic.ambiguity.empty-board", "classic.end.lose-all-dead")
def test_the_last_on_the_board_dies_after_others_have_left() -> None:
    position = leaving(kind="take-objectives").survivor("amy", at="3", wounds=1).zombies("3", walker=1)
    game = position.turn("ned")
    say(game, "leave", "end")
    assert fates(game) == {"ned": "away", "amy": "dead"}
    assert ending(game) == (False, "classic.ambiguity.empty-board")


# Without end


@rule("classic.ambiguity.endless-game")
def test_the_rules_know_no_last_turn() -> None:
    game = classic(STREET).survivor("ned", at="x").token("objective", "1").goal("take-objectives").turn("ned")
    for _ in range(100):
        say(game, "end")
    assert (game.round, ending(game)) == (101, None)
