"""Mission 10: four tokens."""

from __future__ import annotations

import pytest

from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import choose, survivor
from .tools import WON, goals, token_at

SMALL_TOWN = "classic/10-small-town"
PLACES = ("7B.a", "2B.a", "5B.a", "5C.b")


@pytest.mark.parametrize("last", range(4))
@rule("classic.m10.objective", "classic.mission.10-small-town")
def test_the_last_of_four_tokens_wins_whichever_it_is(last: int) -> None:
    others = [token for token in range(4) if token != last]
    game = (
        classic(SMALL_TOWN)
        .taken(*others)
        .survivor("ned", at=PLACES[last])
        .survivor("amy", at="5C.2")
        .turn("ned")
    )
    assert token_at(game, PLACES[last]) == last
    assert goals(game) == {"take-tokens": False}
    choose(game, f"take {last}")
    assert game.result == WON
    assert survivor(game, "ned").experience == 5


@rule("classic.m10.objective")
def test_three_tokens_are_not_enough() -> None:
    game = classic(SMALL_TOWN).taken(0, 1).survivor("ned", at="5B.a").turn("ned")
    choose(game, "take 2")
    assert not game.over
    assert game.view()["objectives"] == [3]
