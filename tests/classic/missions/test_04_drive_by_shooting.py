"""Mission 04: seven tokens, then all together on one spawn zone without zombies."""

from __future__ import annotations

from typing import Any

from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import asked, at, choose, survivor
from .tools import WON, finish, goals, token_at

DRIVE_BY = "classic/04-drive-by-shooting"
ALL = (0, 1, 2, 3, 4, 5, 6)
# The top of the avenue is a spawn zone, the zone below it is none; the start is another one.
SPAWN, NEXT, START = "5F.8", "5F.5", "4E.2"


def gathering(*taken: int) -> Any:
    return classic(DRIVE_BY).taken(*taken)


@rule("classic.m04.gather", "classic.mission.04-drive-by-shooting")
def test_the_last_survivor_to_reach_the_same_spawn_zone_wins() -> None:
    game = gathering(*ALL).survivor("amy", at=NEXT).survivor("ned", at=SPAWN).turn("amy")
    assert goals(game) == {"take-tokens": True, "gather": False}
    choose(game, at(game, "move", SPAWN))
    assert game.result == WON


@rule("classic.m04.tokens")
def test_gathering_does_not_count_before_the_last_token() -> None:
    game = gathering(*ALL[1:]).survivor("amy", at=NEXT).survivor("ned", at=SPAWN).turn("amy")
    choose(game, at(game, "move", SPAWN))
    assert goals(game) == {"take-tokens": False, "gather": True}
    assert not game.over


@rule("classic.m04.tokens")
def test_all_start_on_a_spawn_zone_and_that_wins_nothing() -> None:
    game = gathering().survivor("amy", at=START).survivor("ned", at=START).turn("amy")
    assert goals(game)["gather"]
    choose(game, "noise", "end")
    assert not game.over


@rule("classic.m04.gather")
def test_two_different_spawn_zones_are_not_the_same() -> None:
    game = gathering(*ALL).survivor("amy", at=NEXT).survivor("ned", at=START).turn("amy")
    choose(game, at(game, "move", SPAWN))
    assert not game.over


@rule("classic.m04.gather")
def test_together_elsewhere_is_not_enough() -> None:
    game = gathering(*ALL).survivor("amy", at=SPAWN).survivor("ned", at=NEXT).turn("amy")
    choose(game, at(game, "move", NEXT))
    assert not game.over
    assert not goals(game)["gather"]


@rule("classic.m04.gather-clear")
def test_the_spawn_zone_has_to_be_cleared() -> None:
    game = (
        gathering(*ALL)
        .survivor("amy", at=NEXT, hands=["fire-axe"])
        .survivor("ned", at=SPAWN)
        .zombies(SPAWN, walker=1)
        .dice(1, 6)
        .turn("amy")
    )
    choose(game, at(game, "move", SPAWN))
    assert not game.over
    choose(game, "melee fire-axe")
    assert not game.over  # missed
    choose(game, "melee fire-axe")
    finish(game, "hit walker", limit=2)
    assert game.result == WON


@rule("classic.m04.gather")
def test_only_those_who_are_left_have_to_come() -> None:
    game = (
        gathering(*ALL)
        .survivor("amy", at=SPAWN)
        .survivor("ned", at="4D.a", wounds=1)
        .zombies("4D.a", walker=1)
        .zombies_phase()
    )
    assert survivor(game, "ned").fate == "dead"
    assert game.result == WON


@rule("classic.car.occupants-in-zone", "classic.m04.gather")
def test_arriving_by_car_counts() -> None:
    game = (
        gathering(*ALL)
        .car(1, "5F.5")
        .survivor("amy", at="5F.5", car=1, driver=True)
        .survivor("ned", at="5F.5", car=1)
        .turn("amy")
    )
    assert asked(game) == "action"
    choose(game, at(game, "drive", SPAWN))
    assert game.result == WON


@rule("classic.m04.tokens")
def test_all_seven_tokens_are_needed() -> None:
    game = gathering().survivor("amy", at="5F.b").turn("amy")
    assert [token_at(game, place) for place in ("3C.a", "4D.a", "2C.a", "5F.b", "4E.a", "2B.c", "5C.a")] == [
        *ALL
    ]
    choose(game, f"take {token_at(game, '5F.b')}")
    assert len(game.view()["objectives"]) == 6
    assert not goals(game)["take-tokens"]
