"""Invader M2: the white objective, then Rolly (blue), then the exit."""

from __future__ import annotations

import pytest

from overrun.testing import rule

from .tools import WON, choose, goals, lost, options, quiet, survivor, take, token_at, until, zone

ROLLY = "invader/m2-rockn-rolly"
ID = "invader.mission.m2-rockn-rolly"
BLUE, EXIT, POOL = "01-R.c2", "01-R.b2", "05-R.a2"


@rule(f"{ID}.objective.take-white", f"{ID}.objective.take-blue", f"{ID}.objective.escape", ID)
def test_white_then_blue_then_out() -> None:
    game = (
        quiet(ROLLY)
        .face_down("green", "purple", "red", "red", "red", "red", "white")
        .picks(6)
        .survivor("cole", at=POOL)
        .survivor("magnus", at=EXIT)
        .survivor("jared", at=BLUE)
        .players()
    )
    choose(game, "activate cole", take(game, POOL))
    assert goals(game) == {"take-white": True, "take-blue": False, "escape": False}
    choose(game, "end", "activate magnus", "end")
    assert survivor(game, "magnus").fate == "alive"
    choose(game, take(game, BLUE))
    assert goals(game)["take-blue"]
    assert not game.over


@rule(f"{ID}.objective.escape")
def test_everybody_out_wins() -> None:
    game = (
        quiet(ROLLY)
        .taken(0)
        .face_down("green", "purple", "red", "red", "red", "red", "red")
        .survivor("cole", at=EXIT)
        .turn("cole")
    )
    choose(game, "end", "leave")
    assert game.result == WON


@rule(f"{ID}.rule.blue-after-white", "scifi.ambiguity.ordered-take-early")
def test_blue_cannot_be_taken_before_white() -> None:
    game = quiet(ROLLY).survivor("cole", at=BLUE).turn("cole")
    assert options(game, "take") == []
    later = quiet(ROLLY).face_down(*["red"] * 6).taken(1).survivor("cole", at=BLUE).turn("cole")
    assert options(later, "take") == [f"take {token_at(later, BLUE)}"]


@rule(f"{ID}.defeat.xeno-at-rolly", "scifi.ambiguity.activates-in-zone")
def test_lost_when_a_xeno_activates_at_rolly() -> None:
    game = quiet(ROLLY).survivor("cole", at=EXIT).xenos(BLUE, worker=1).xenos_phase()
    assert game.result == lost(ROLLY, "xeno-at-rolly")


@rule("scifi.ambiguity.activates-in-zone")
def test_not_lost_when_a_xeno_only_arrives_there() -> None:
    game = (
        quiet(ROLLY)
        .survivor("cole", at=EXIT, armour=2)
        .noise(BLUE, 5)
        .xenos("01-R.b2", worker=1)
        .xenos_phase()
    )
    until(game, "action")
    assert not game.over


@rule(f"{ID}.defeat.xeno-at-rolly")
def test_not_lost_any_more_when_rolly_is_taken() -> None:
    game = quiet(ROLLY).taken(0).survivor("cole", at=EXIT).xenos(BLUE, worker=1).xenos_phase()
    until(game, "action")
    assert not game.over


@pytest.mark.parametrize("what", ["blue", "white"])
@rule(f"{ID}.defeat.white-or-blue-removed", "scifi.ambiguity.blast-removed-tokens")
def test_lost_when_white_or_blue_burns(what: str) -> None:
    place, beside = (BLUE, "01-R.b2") if what == "blue" else (POOL, "05-R.a1")
    game = (
        quiet(ROLLY)
        .face_down("green", "purple", "red", "red", "red", "red", "white")
        .picks(6)
        .survivor("cole", at=beside, hands=["flamethrower+canister"])
        .turn("cole")
    )
    choose(game, f"blast flamethrower {zone(game, place)}")
    assert game.result == lost(ROLLY, "white-or-blue-removed")


@rule("scifi.ambiguity.impossible-objective-scope", "invader.combat.hellfire-objectives")
def test_a_red_one_may_burn() -> None:
    game = (
        quiet(ROLLY)
        .face_down("green", "purple", "red", "red", "red", "red", "white")
        .picks(3)
        .survivor("cole", at="05-R.a1", hands=["flamethrower+canister"])
        .turn("cole")
    )
    choose(game, f"blast flamethrower {zone(game, POOL)}")
    assert not game.over
    assert game.view()["objectives_lost"] == [token_at(game, POOL)]
    assert survivor(game, "cole").experience == 0
    until(game, "action")
    finish_with = [token["id"] for token in game.view()["objectives"]]
    assert token_at(game, POOL) not in finish_with
