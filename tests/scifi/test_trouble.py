"""Random games from the middle of trouble keep every promise: all skills, both boxes, house rules."""

import pytest

import overrun
from overrun.conformance import check
from overrun.scifi import invariants
from tests.scifi import trouble
from tests.scifi.missions.test_all_missions import MISSIONS


@pytest.mark.parametrize("mission", MISSIONS)
def test_random_games_in_trouble(mission) -> None:
    seed = MISSIONS.index(mission)
    games = []

    def begin():
        games.append(overrun.new(mission, seed=seed, **trouble.setup(mission, seed)))
        return games[-1]

    def possible(world, state):
        question = games[0].question
        invariants.check(world, state, settled=question is not None and question.interruptible)

    check(begin, seed=seed, max_answers=80, deep_every=29, invariant=possible, never=("concede",))
    assert games[0].over or games[0].answers == 80
