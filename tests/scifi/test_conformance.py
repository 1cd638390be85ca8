"""Random games of all missions keep every promise of the engine, and every position is possible."""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.conformance import check
from overrun.darkside import GAME as DARKSIDE
from overrun.invader import GAME as INVADER
from overrun.scifi import invariants
from tests.scifi import trouble

MISSIONS = [info.id for game in (INVADER, DARKSIDE) for info in game.missions()]


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


@pytest.mark.parametrize("mixed", [False, True], ids=["own box", "both boxes"])
@pytest.mark.parametrize("mission", MISSIONS)
def test_random_games(mission: str, mixed: bool) -> None:
    """A game of each mission with its box and one with both; test_trouble.py has the third."""
    seed = 2 * MISSIONS.index(mission)
    setup = trouble.mixed(mission, seed) if mixed else {"seats": 1 + seed % 3}
    watched = Watched(mission, seed, **setup)
    check(watched, seed=seed, max_answers=90, deep_every=29, invariant=watched.check, never=("concede",))
    assert watched.positions == watched.game.answers
