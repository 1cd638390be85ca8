"""Mission 01: six tokens, three kinds of food, one exit."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import asides, asked, at, choose, survivor
from .tools import WON, goals, token_at

CITY_BLOCKS = "classic/01-city-blocks"
FOOD = ["canned-food", "bag-of-rice", "water"]
EXIT, NEAR = "6B.8", "6B.5"
ALL = (0, 1, 2, 3, 4, 5)


def city(*taken: int) -> Any:
    return classic(CITY_BLOCKS).taken(*taken)


@rule("classic.m01.win-check", "classic.m01.exit-one", "classic.mission.01-city-blocks")
def test_one_survivor_at_the_exit_with_all_three_foods_wins() -> None:
    game = city(*ALL).survivor("ned", at=NEAR, reserve=FOOD).survivor("amy", at="7B.a").turn("ned")
    assert goals(game) == {"take-tokens": True, "find-supplies": True, "escape": False}
    choose(game, at(game, "move", EXIT))
    assert game.result == WON


@rule("classic.m01.tokens")
def test_without_the_last_token_the_exit_does_not_count() -> None:
    game = city(*ALL[1:]).survivor("ned", at=NEAR, reserve=FOOD).turn("ned")
    assert token_at(game, "2C.c") == 0
    choose(game, at(game, "move", EXIT))
    assert not game.over
    assert goals(game) == {"take-tokens": False, "find-supplies": True, "escape": True}


@rule("classic.m01.exit-last", "classic.ambiguity.city-blocks-escape")
def test_the_last_token_wins_at_once_if_somebody_waits_at_the_exit() -> None:
    game = city(*ALL[1:]).survivor("amy", at="2C.c").survivor("ned", at=EXIT, reserve=FOOD).turn("amy")
    assert not game.over
    choose(game, "take 0")
    assert game.result == WON


@rule("classic.ambiguity.city-blocks-escape", "classic.m01.win-check")
def test_the_cards_of_those_at_the_exit_are_counted_together() -> None:
    game = (
        city(*ALL)
        .survivor("amy", at=NEAR, hands=["water"])
        .survivor("ned", at=EXIT, reserve=["canned-food", "bag-of-rice"])
        .turn("amy")
    )
    assert not goals(game)["escape"]
    choose(game, at(game, "move", EXIT))
    assert game.result == WON


@pytest.mark.parametrize("missing", FOOD)
@rule("classic.m01.win-check", "classic.m01.find-supplies")
def test_each_of_the_three_foods_is_needed(missing: str) -> None:
    food = [kind for kind in FOOD if kind != missing]
    game = city(*ALL).survivor("ned", at=NEAR, reserve=[*food, food[0]]).turn("ned")
    choose(game, at(game, "move", EXIT))
    assert not game.over
    assert goals(game) == {"take-tokens": True, "find-supplies": False, "escape": False}


@rule("classic.m01.win-check")
def test_food_that_is_elsewhere_does_not_count() -> None:
    game = (
        city(*ALL)
        .survivor("ned", at=NEAR, reserve=FOOD[:2])
        .survivor("amy", at="6B.6", reserve=FOOD[2:])
        .turn("ned")
    )
    choose(game, at(game, "move", EXIT))
    assert not game.over
    assert goals(game) == {"take-tokens": True, "find-supplies": True, "escape": False}


@rule("classic.ambiguity.found-supplies")
def test_food_found_and_lost_is_found_but_wins_nothing() -> None:
    game = city(*ALL).survivor("ned", at=NEAR, reserve=FOOD).turn("ned")
    assert "drop ned water" in asides(game)
    choose(game, "drop ned water", at(game, "move", EXIT))
    assert not game.over
    assert goals(game) == {"take-tokens": True, "find-supplies": True, "escape": False}


@rule("classic.m01.find-supplies", "classic.ambiguity.found-supplies")
def test_food_is_found_when_it_comes_into_an_inventory() -> None:
    game = city().survivor("doug", at="7B.a", reserve=FOOD[:2]).equipment("water", "crowbar").turn("doug")
    choose(game, "search")
    assert (asked(game), goals(game)["find-supplies"]) == ("find", False)
    choose(game, "keep water")
    assert goals(game)["find-supplies"]


@rule("classic.m01.find-supplies")
def test_food_left_lying_is_not_found() -> None:
    game = city().survivor("doug", at="7B.a", reserve=FOOD[:2]).equipment("water").turn("doug")
    choose(game, "search", "discard water")
    assert not goals(game)["find-supplies"]


@rule("classic.ambiguity.city-blocks-escape")
def test_a_card_found_in_the_exit_zone_itself_wins_at_once() -> None:
    game = (
        city(*ALL)
        .survivor("ned", at=EXIT, hands=["fire-axe"], reserve=FOOD[:2], skills=("hold-your-nose",))
        .zombies(EXIT, walker=1)
        .dice(6)
        .equipment("water")
        .turn("ned")
    )
    choose(game, "melee fire-axe")
    while asked(game) == "hit":
        choose(game, "hit walker")
    choose(game, "sniff", "keep water")
    assert game.result == WON


@rule("classic.ambiguity.taken-token")
def test_a_token_stays_taken_when_its_taker_dies() -> None:
    game = (
        city()
        .survivor("ned", at="2C.c", wounds=1, reserve=["water"])
        .survivor("amy", at="7B.a", acted=True)
        .zombies("2C.c", walker=1)
        .turn("ned")
    )
    choose(game, "take 0")
    # It fills no slot and cannot be thrown away or handed on.
    assert [text for text in asides(game) if text.startswith("drop")] == ["drop ned water"]
    choose(game, "end")
    assert survivor(game, "ned").fate == "dead"
    assert game.view()["objectives"] == [1, 2, 3, 4, 5]
    assert not game.over
