"""Mission 03: one survivor at Red."""

from __future__ import annotations

from overrun.classic import events
from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import Story, asked, carried, choose, options, survivor, until, zombies
from .tools import WON, finish, goals, token_at

RACE = "classic/03-24hrs-race"
POLICE, PIMPMOBILE = "2C.2", "6B.5"


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
    finish(game)  # choosing the Red skill
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
    finish(game, "hit walker")
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


@rule("classic.mission.car-search-restated", "classic.car.pimpmobile-once")
def test_the_pimpmobile_is_searched_once_in_the_whole_game() -> None:
    for pick, found in ((0, "evil-twins"), (1, "mas-shotgun")):
        game = (
            classic(RACE)
            .survivor("amy", at=PIMPMOBILE)
            .survivor("josh", at=PIMPMOBILE)
            .picks(pick)
            .turn("amy")
        )
        assert options(game, "search", "search-car") == ["search-car 1"]
        choose(game, "search-car 1", f"keep {found}")
        until(game, "action", "done")
        assert carried(game, "amy") == [found]
        choose(game, "end")
        assert asked(game) == "action"
        assert options(game, "search-car") == []


@rule("classic.mission.car-search-restated", "classic.ambiguity.aaahh-walker")
def test_a_police_car_gives_a_weapon_again_and_again_until_an_ambush() -> None:
    story = Story()
    game = (
        classic(RACE)
        .survivor("amy", at=POLICE)
        .survivor("josh", at=POLICE)
        .survivor("ned", at=POLICE)
        .equipment("water", "katana", "rifle", "scope", "aaahh", "machete")
        .turn("amy", sink=story)
    )
    choose(game, "search-car 0", "keep katana")
    until(game, "action", "done")
    choose(game, "end", "activate josh", "search-car 0", "keep rifle")
    until(game, "action", "done")
    choose(game, "end", "search-car 0")
    until(game, "action", "done")
    assert [carried(game, name) for name in ("amy", "josh", "ned")] == [["katana"], ["rifle"], []]
    assert zombies(game, POLICE) == {"walker": 1}
    drawn = [event.card for event in story.of(events.CardDrawn)]
    assert drawn == ["water", "katana", "rifle", "scope", "aaahh"]
