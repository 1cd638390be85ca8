"""Missions that hardly anybody wins have a game each that was won from the real start."""

from __future__ import annotations

from msgspec import json

from overrun.testing import rule
from tests.won.__main__ import GAMES, path_of, problem, problems

FIRE = "invader/m6-playing-with-fire"


@rule("invader.mission.m6-playing-with-fire.objective.destroy-purple-spawn")
def test_the_kept_games_are_won() -> None:
    assert FIRE in GAMES
    assert problems() == []


def test_a_game_that_is_not_won_is_found_out() -> None:
    kept = json.decode(path_of(FIRE).read_bytes())
    assert problem({**kept, "answers": kept["answers"][:-1]}).endswith("None")
    assert "answer 1 " in problem({**kept, "answers": ["fly", *kept["answers"]]})
