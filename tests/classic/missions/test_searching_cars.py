"""Missions 03, 04, 06 and 08 restate how cars are searched, mission 09 for police cars."""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.classic import events
from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import Story, asked, carried, choose, options, pile, until, zombies

DRIVEN = ("03-24hrs-race", "04-drive-by-shooting", "06-the-escape", "08-zombie-police")
RESTATED = "classic.mission.car-search-restated"


def sentences(*missions: str, about: str) -> list[Any]:
    """Each mission, marked with its own sentence about searching a kind of car."""
    return [
        pytest.param(f"classic/{name}", marks=rule(f"classic.mission.{name}.rule.{about}"))
        for name in missions
    ]


def car_of(mission: str, kind: str) -> tuple[int, str]:
    """The first car of a kind: its number and place."""
    cars = overrun.new(mission, seed=1).world.board.tokens_of("car")
    return next((number, car.place) for number, car in enumerate(cars) if car.of == kind)


@pytest.mark.parametrize(("pick", "found"), [(0, "evil-twins"), (1, "mas-shotgun")])
@pytest.mark.parametrize("mission", sentences(*DRIVEN, about="pimpmobile-search"))
@rule(RESTATED)
def test_a_pimpmobile_is_searched_once_and_holds_one_of_two_weapons(
    mission: str, pick: int, found: str
) -> None:
    car, place = car_of(mission, "pimpmobile")
    game = classic(mission).survivor("amy", at=place).survivor("josh", at=place).picks(pick).turn("amy")
    assert options(game, "search", "search-car") == [f"search-car {car}"]
    choose(game, f"search-car {car}", f"keep {found}")
    until(game, "action", "done")
    assert carried(game, "amy") == [found]
    choose(game, "end")
    # Josh, who has not searched this turn, finds nothing to search.
    assert asked(game) == "action"
    assert options(game, "search-car") == []


@pytest.mark.parametrize("mission", sentences(*DRIVEN, "09-might-makes-right", about="police-car-search"))
@rule(RESTATED, "classic.ambiguity.aaahh-walker")
def test_a_police_car_gives_a_weapon_again_and_again_until_an_ambush(mission: str) -> None:
    car, place = car_of(mission, "police")
    story = Story()
    game = (
        classic(mission)
        .survivor("amy", at=place)
        .survivor("josh", at=place)
        .survivor("ned", at=place)
        .equipment("water", "katana", "rifle", "scope", "aaahh", "machete")
        .turn("amy", sink=story)
    )
    choose(game, f"search-car {car}", "keep katana")
    until(game, "action", "done")
    choose(game, "end", "activate josh", f"search-car {car}", "keep rifle")
    until(game, "action", "done")
    choose(game, "end", f"search-car {car}")
    until(game, "action", "done")
    assert [carried(game, name) for name in ("amy", "josh", "ned")] == [["katana"], ["rifle"], []]
    assert pile(game, game.state.equipment_discard) == ["aaahh", "scope", "water"]
    # A walker beside Ned, and the search is over: the machete stays in the deck.
    assert zombies(game, place) == {"walker": 1}
    drawn = [event.card for event in story.of(events.CardDrawn)]
    assert drawn == ["water", "katana", "rifle", "scope", "aaahh"]
