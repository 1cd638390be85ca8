"""Mission 03: one survivor at Red."""

from __future__ import annotations

from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import choose, survivor
from .tools import WON, finish, goals, token_at

RACE = "classic/03-24hrs-race"


@rule("classic.m03.red-level", "classic.mission.03-24hrs-race")
def test_the_token_that_brings_the_43rd_point_wins() -> None:
    game = (
        classic(RACE)
        .survivor("ned", at="6B.b", experience=38)
        .survivor("amy", at="5C.7", experience=42)
        .turn("ned")
    )
    assert not game.over  # 42 is Orange
    choose(game, f"take {token_at(game, '6B.b')}")
    assert survivor(game, "ned").experience == 43
    finish(game, limit=2)  # choosing the Red skill
    assert game.result == WON


@rule("classic.m03.red-level")
def test_a_kill_wins_as_well() -> None:
    game = (
        classic(RACE)
        .survivor("ned", at="5C.7", hands=["fire-axe"], experience=42)
        .zombies("5C.7", walker=1)
        .dice(6)
        .turn("ned")
    )
    assert goals(game) == {"reach-red": False}
    choose(game, "melee fire-axe")
    finish(game, "hit walker", limit=3)
    assert game.result == WON


@rule("classic.m03.red-level")
def test_points_of_different_survivors_are_not_added() -> None:
    game = (
        classic(RACE)
        .survivor("ned", at="6B.b", experience=37)
        .survivor("amy", at="6B.b", experience=37)
        .turn("ned")
    )
    choose(game, f"take {token_at(game, '6B.b')}")
    assert survivor(game, "ned").experience == 42
    assert not game.over
