"""Random games of all missions keep every promise of the engine, and every position is possible."""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.classic import invariants
from overrun.classic.setup import missions
from overrun.conformance import check
from overrun.testing import rule

from . import trouble

MISSIONS = sorted(missions())
GAMES = [(mission, game) for mission in MISSIONS for game in range(3)]


class Watched:
    """Starts games and checks every position of the first of them."""

    def __init__(self, mission: str, seed: int, **setup: Any) -> None:
        self.mission, self.seed, self.setup = mission, seed, setup
        self.game: Any = None
        self.positions = 0

    def __call__(self) -> Any:
        game = overrun.new(self.mission, seed=self.seed, **self.setup)
        self.game = self.game or game
        return game

    def check(self, world: Any, state: Any) -> None:
        question = self.game.question
        # In the middle of a step, or when one ends the game, cards may be on their way.
        settled = question is not None and question.interruptible
        invariants.check(world, state, settled=settled)
        self.positions += 1


def played(mission: str, seed: int, answers: int, **setup: Any) -> Watched:
    watched = Watched(mission, seed, **setup)
    check(
        watched,
        seed=seed,
        max_answers=answers,
        deep_every=19,
        invariant=watched.check,
        never=("concede",),
    )
    assert watched.positions == watched.game.answers
    return watched


@pytest.mark.parametrize(("mission", "number"), GAMES)
def test_random_games(mission: str, number: int) -> None:
    """Three games of each mission, with one to three players, from the start or in the middle of trouble."""
    seed = MISSIONS.index(mission) * 3 + number
    in_trouble = seed % 2
    setup = trouble.setup(mission, seed, seats=1 + number) if in_trouble else {"seats": 1 + number}
    watched = played(mission, seed, 100, **setup)
    assert watched.game.over or watched.game.answers == 100


@rule("classic.ambiguity.endless-game")
def test_a_game_without_end_goes_on() -> None:
    """Everybody waits in the locked starting room: no limit of turns ends the game."""
    game = overrun.new("classic/01-city-blocks", seed=1)
    while game.state.round < 60 and not game.over:
        question = game.question
        assert question is not None
        game.choose("end" if question.find("end") else question.options[0])
    assert not game.over
