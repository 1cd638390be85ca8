"""Mission 05: five tokens, six survivors."""

from __future__ import annotations

import pytest

import overrun
from overrun.errors import OverrunError
from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import choose, survivor
from .tools import WON, goals, token_at

BIG_W = "classic/05-big-w"
PLACES = ("5D.a", "2C.d", "6B.b", "5E.a", "4B.b")


@pytest.mark.parametrize("last", range(5))
@rule("classic.m05.objective", "classic.mission.05-big-w")
def test_the_last_of_five_tokens_wins_whichever_it_is(last: int) -> None:
    others = [token for token in range(5) if token != last]
    game = (
        classic(BIG_W)
        .taken(*others)
        .survivor("ned", at=PLACES[last], experience=2)
        .survivor("amy", at="1C.0")
        .turn("ned")
    )
    assert token_at(game, PLACES[last]) == last
    choose(game, f"take {last}")
    assert game.result == WON
    assert survivor(game, "ned").experience == 7


@rule("classic.m05.objective")
def test_four_tokens_are_not_enough() -> None:
    game = classic(BIG_W).taken(0, 1, 2).survivor("ned", at="5E.a").turn("ned")
    choose(game, "take 3")
    assert not game.over
    assert goals(game) == {"take-tokens": False}


@rule("classic.ambiguity.min-survivors")
def test_extra_survivors_are_shared_out_evenly_from_the_first_player() -> None:
    for seats, each in ((1, [6]), (2, [3, 3]), (3, [2, 2, 2]), (4, [2, 2, 1, 1]), (5, [2, 1, 1, 1, 1])):
        game = overrun.new(BIG_W, seed=1, seats=seats)
        dealt = [sum(s.seat == seat for s in game.state.survivors) for seat in range(seats)]
        assert dealt == each


@rule("classic.ambiguity.min-survivors")
def test_too_few_survivors_are_refused_unless_the_house_allows_it() -> None:
    four = ["amy", "doug", "josh", "ned"]
    with pytest.raises(OverrunError, match="needs at least 6 survivors, not 4"):
        overrun.new(BIG_W, seed=1, survivors=four)
    game = overrun.new(BIG_W, seed=1, survivors=four, house={"enforce_min_survivors": False})
    assert len(game.state.survivors) == 4
    assert len(overrun.new(BIG_W, seed=1, house={"enforce_min_survivors": False}).state.survivors) == 4
