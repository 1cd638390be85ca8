"""Simulations: what they count, and when they stop."""

from __future__ import annotations

from overrun.lab.simulation import Task, play_one, simulate
from overrun.testing import rule


@rule("classic.ambiguity.unwinnable")
def test_a_game_that_cannot_be_won_any_more_is_given_up_at_once() -> None:
    """Under the strict reading of mission 02 one death is enough; without it the game goes on to the end."""
    strict = Task("classic/02-y-zone", {"house": {"y_zone_strict": True}}, "random", 3, 60)
    lenient = Task("classic/02-y-zone", {}, "random", 3, 60)
    for number in range(4):
        given_up, played_on = play_one(strict, number), play_one(lenient, number)
        assert given_up.reason in ("classic.ambiguity.unwinnable", "classic.end.lose-all-dead")
        assert played_on.reason == "classic.end.lose-all-dead"
        assert given_up.rounds <= played_on.rounds
    reasons = {play_one(strict, number).reason for number in range(8)}
    assert "classic.ambiguity.unwinnable" in reasons


def test_games_that_are_cut_off_are_counted_apart() -> None:
    summary = simulate(Task("classic/00-tutorial", {}, "random", 1, 2), games=4, jobs=1)
    assert (summary.truncated, summary.wins, summary.ends) == (4, 0, {"truncated": 4})
