"""Random games keep every promise of the engine, with every number of players and at every difficulty."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import overrun
from overrun.agents import make
from overrun.conformance import Dice, check
from overrun.gearup import invariants
from overrun.gearup.setup import missions
from overrun.gearup.shapes import mask_of
from overrun.testing import rule

MISSIONS = list(missions())
LEVELS = ("easy", "standard", "hard", "nightmare")


class Watched:
    """Starts games and checks every position of the first of them."""

    def __init__(self, mission: str, seed: int, seats: int) -> None:
        self.mission, self.seed, self.seats = mission, seed, seats
        self.game: Any = None
        self.positions = 0

    def __call__(self) -> Any:
        game = overrun.new(self.mission, seed=self.seed, seats=self.seats)
        self.game = self.game or game
        return game

    def check(self, world: Any, state: Any) -> None:
        question = self.game.question
        invariants.check(world, state, settled=question is None or question.interruptible)
        self.positions += 1


@pytest.mark.parametrize("seats", range(1, 7))
@pytest.mark.parametrize("level", LEVELS)
def test_random_games(level: str, seats: int) -> None:
    number = LEVELS.index(level) * 6 + seats
    boss = MISSIONS[number * 4 % 24].rpartition("-")[0]
    watched = Watched(f"{boss}-{level}", number, seats)
    check(watched, seed=number, max_answers=60, deep_every=29, invariant=watched.check, never=("concede",))
    assert watched.positions == watched.game.answers > 0


@rule("gearup.attack.simultaneous")
def test_the_second_round_under_all_promises() -> None:
    """Bots reach the second round; from there a random game is checked."""
    agent = make("sensible", 1)
    game = overrun.new("gearup/dead-sox-easy", seed=6, seats=3)
    while game.round == 1:
        game.choose(agent(game.for_agent()))
    start = game.clone()
    played = check(start.clone, seed=3, max_answers=60, deep_every=13, never=("concede",))
    assert played.round == 2


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 10**6), st.integers(1, 6), st.sampled_from(MISSIONS))
def test_what_is_drawn_is_what_was_offered(seed: int, seats: int, mission: str) -> None:
    """No answer ever crosses off anything outside the spaces or twice, and every game ends in two rounds."""
    game = overrun.new(mission, seed=seed, seats=seats)
    dice = Dice(seed)
    while game.question is not None:
        before = list(game.state.crossed)
        chosen = dice.choice(game.question)
        if chosen.verb == "shoot":
            target = game.world.numbers[str(chosen.args[1])]
            mask = mask_of(game.world.grids[target], str(chosen.args[2]))
            assert not mask & before[target] and not mask & ~game.world.grids[target].spaces
        game.choose(chosen)
        settled = game.question is None or game.question.interruptible
        invariants.check(game.world, game.state, settled=settled)
    assert game.round <= 2
