"""The sensible agent wins classic missions that are hard to win: one known game each."""

from typing import Any

import pytest

import overrun
from overrun.agents import make

SIX = {"survivors": ["amy", "doug", "josh", "ned", "phil", "wanda"]}


@pytest.mark.parametrize(
    ("mission", "seed", "setup"),
    [
        ("classic/04-drive-by-shooting", 5019, SIX),
        ("classic/07-grindhouse", 5003, SIX),
        ("classic/09-might-makes-right", 5041, {"seats": 3}),
    ],
)
def test_missions_that_can_be_won(mission: str, seed: int, setup: dict[str, Any]) -> None:
    """Not often, but by the rules and without peeking: so the mission, as it is laid out, can be won."""
    game, agent = overrun.new(mission, seed=seed, **setup), make("sensible", seed)
    while game.question is not None and game.round <= 40:
        game.choose(agent(game.for_agent()))
    assert game.result is not None and game.result.won
