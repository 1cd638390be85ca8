"""Invader M4: the two scientists are tokens to take; then everybody leaves."""

from __future__ import annotations

import pytest

from overrun.testing import rule

from .tools import WON, choose, goals, lost, noise, quiet, survivor, take, token_at, until, xenos, zone

ENGINEERS = "invader/m4-the-engineers"
ID = "invader.mission.m4-the-engineers"
BLUE, WHITE, EXIT = "01-R.c2", "04-R.b3", "02-R.c2"


@rule(f"{ID}.objective.take-scientists", f"{ID}.objective.escape", "scifi.mission.any-order", ID)
def test_both_scientists_in_any_order_and_then_out() -> None:
    game = (
        quiet(ENGINEERS)
        .survivor("cole", at=WHITE)
        .survivor("vivian", at=BLUE)
        .survivor("jared", at=EXIT)
        .players()
    )
    choose(game, "activate cole", take(game, WHITE), "end", "activate jared", "end")
    assert survivor(game, "jared").fate == "alive"
    choose(game, take(game, BLUE))
    assert goals(game) == {"take-scientists": True, "escape": False}
    won = quiet(ENGINEERS).taken(token_at(game, BLUE), token_at(game, WHITE)).survivor("cole", at=EXIT)
    end = won.turn("cole")
    choose(end, "end", "leave")
    assert end.result == WON


@rule(f"{ID}.rule.scientists-passive")
def test_xenos_do_not_care_for_the_tokens() -> None:
    game = quiet(ENGINEERS).survivor("cole", at="07-R.c1").xenos(WHITE, worker=1).xenos_phase()
    assert noise(game, WHITE) == 0
    until(game, "action")
    assert xenos(game, WHITE) == {}
    assert not game.over


@pytest.mark.parametrize(("place", "beside"), [(BLUE, "06-R.a2"), (WHITE, "07-R.b3")])
@rule(f"{ID}.defeat.scientist-removed")
def test_lost_when_a_scientist_burns(place: str, beside: str) -> None:
    game = quiet(ENGINEERS).survivor("cole", at=beside, hands=["flamethrower+canister"]).turn("cole")
    choose(game, f"blast flamethrower {zone(game, place)}")
    assert game.result == lost(ENGINEERS, "scientist-removed")
