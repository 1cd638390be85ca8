"""Mission 06: six supplies into the cars, everybody into the cars, off the board."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.classic import events
from overrun.core import Result
from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import Story, asked, at, carried, choose, options, pile, survivor, until, where, zombies, zone
from .tools import LOST_ALONE, QUIET, WON, door_between, goals, is_closed, on_board

ESCAPE = "classic/06-the-escape"
POLICE, PIMPMOBILE = 0, 1
# Zone by zone along the upper street to the right edge and down to the exit; one more zone below it.
CORNER, NEAR, EXIT, BELOW = "7B.2", "7B.5", "7B.8", "5D.3"
SIX = ("canned-food", "canned-food", "bag-of-rice", "bag-of-rice", "water", "water")


def escape(**house: Any) -> Any:
    return classic(ESCAPE, house=house).zombie_cards(*QUIET)


def saved(game: Any) -> list[str]:
    return sorted(game.view()["saved_supplies"])


# Victory


@rule(
    "classic.m06.win",
    "classic.m06.car-exit",
    "classic.mission.06-the-escape",
    "classic.mission.06-the-escape.rule.supplies-set-aside",
)
def test_a_car_with_six_supplies_and_everybody_in_it_drives_off_and_wins() -> None:
    story = Story()
    game = (
        escape()
        .car(POLICE, NEAR, *SIX)
        .survivor("ned", at=NEAR, car=POLICE, driver=True, reserve=["water"])
        .survivor("amy", at=NEAR, car=POLICE)
        .turn("ned", sink=story)
    )
    assert goals(game) == {"supplies-away": False}
    choose(game, at(game, "drive", EXIT))
    assert game.result == WON
    assert saved(game) == sorted(SIX)
    car = game.state.cars[POLICE]
    assert (car.zone, car.seats, car.supplies) == (-1, [-1] * 4, [])
    assert [survivor(game, name).fate for name in ("ned", "amy")] == ["away", "away"]
    assert [event.survivor for event in story.of(events.SurvivorLeft)] == [0, 1]
    assert carried(game, "ned") == ["water"]


@rule("classic.m06.load-task", "classic.m06.board-cars", "classic.m06.task-order")
def test_the_three_tasks_played_out_from_the_last_supply_on() -> None:
    game = (
        escape()
        .car(POLICE, NEAR, *SIX[:5])
        .survivor("ned", at=NEAR, reserve=["water"])
        .survivor("amy", at=NEAR)
        .turn("ned")
    )
    choose(game, "load water 0", "enter 0 driver", "end", "enter 0 passenger", "end")
    until(game, "activate")
    choose(game, "activate ned", at(game, "drive", EXIT))
    assert game.result == WON


# Loading


@rule("classic.m06.load-supply", "classic.m06.unload-supply")
def test_a_supply_is_stowed_or_taken_out_for_one_action() -> None:
    story = Story()
    game = (
        escape()
        .survivor("ned", at="4C.3", hands=["pistol"], reserve=["water", "canned-food", "scope"])
        .turn("ned", sink=story)
    )
    # Only supplies can be stowed.
    assert options(game, "load", "unload") == ["load water 0", "load canned-food 0"]
    choose(game, "load water 0")
    assert survivor(game, "ned").actions == 2
    assert carried(game, "ned") == ["canned-food", "pistol", "scope"]
    assert pile(game, game.state.cars[POLICE].supplies) == ["water"]
    assert game.view()["cars"][POLICE]["supplies"] == ["water"]
    assert options(game, "load", "unload") == ["load canned-food 0", "unload water 0"]
    choose(game, "unload water 0")
    assert survivor(game, "ned").actions == 1
    assert carried(game, "ned") == ["canned-food", "pistol", "scope", "water"]
    assert game.state.cars[POLICE].supplies == []
    told = [(event.what, event.number) for event in story.of(events.MissionNews)]
    assert told == [("loaded", 0), ("unloaded", 0)]


@rule("classic.m06.load-supply")
def test_only_a_car_in_the_own_zone_can_be_loaded() -> None:
    game = escape().survivor("ned", at="4C.0", reserve=["water"]).turn("ned")
    assert options(game, "load", "unload") == []
    assert zone(game, "4C.0") != game.state.cars[POLICE].zone
    choose(game, f"move {game.state.cars[POLICE].zone}")
    assert options(game, "load") == ["load water 0"]


@rule("classic.m06.unload-supply")
def test_a_supply_is_taken_out_only_into_a_free_slot() -> None:
    full = {"hands": ["pistol", "katana"], "reserve": ["scope", "rifle", "machete"]}
    game = escape().car(POLICE, NEAR, "water").survivor("ned", at=NEAR, **full).turn("ned")
    assert options(game, "unload") == []
    choose(game, "drop ned scope")
    assert options(game, "unload") == ["unload water 0"]


@rule("classic.m06.load-supply", "classic.ambiguity.in-car-actions")
def test_a_survivor_in_a_car_may_load_it_and_even_another_one_beside_it() -> None:
    game = (
        escape()
        .car(POLICE, NEAR)
        .car(PIMPMOBILE, NEAR)
        .survivor("ned", at=NEAR, car=POLICE, reserve=["water"])
        .turn("ned")
    )
    assert options(game, "load") == ["load water 0", "load water 1"]


@rule("classic.ambiguity.supply-count")
def test_more_than_six_supplies_may_be_stowed_and_leave() -> None:
    game = (
        escape()
        .car(POLICE, NEAR, *SIX)
        .survivor("ned", at=NEAR, car=POLICE, driver=True, reserve=["canned-food"])
        .turn("ned")
    )
    choose(game, "load canned-food 0", at(game, "drive", EXIT))
    assert game.result == WON
    assert len(saved(game)) == 7


@rule("classic.ambiguity.supply-count", "classic.m06.win")
def test_five_supplies_do_not_win() -> None:
    game = (
        escape(escape_strict_order=False)
        .car(POLICE, NEAR, *SIX[:5])
        .survivor("ned", at=NEAR, car=POLICE, driver=True, reserve=["water"])
        .survivor("amy", at="7B.a")
        .turn("ned")
    )
    choose(game, at(game, "drive", EXIT))
    # The water in Ned's bag is not a supply of the car.
    assert len(saved(game)) == 5
    assert not game.over


# The order of the tasks


@rule("classic.ambiguity.escape-order", "classic.m06.task-order")
def test_before_six_supplies_are_stowed_the_exit_is_an_ordinary_zone() -> None:
    game = (
        escape()
        .car(POLICE, NEAR, *SIX[:5])
        .survivor("ned", at=NEAR, car=POLICE, driver=True, reserve=["water"])
        .turn("ned")
    )
    choose(game, at(game, "drive", EXIT))
    assert (asked(game), at(game, "drive-on", NEAR) in options(game)) == ("drive-on", True)
    choose(game, "stop")
    assert where(game, "ned") == zone(game, EXIT)
    assert saved(game) == []
    # A car already standing there leaves when the sixth supply is stowed.
    choose(game, "load water 0")
    assert game.result == WON


@rule("classic.ambiguity.escape-order", "classic.m06.board-cars")
def test_a_car_at_the_exit_waits_for_the_last_survivor_to_get_in() -> None:
    game = (
        escape()
        .car(POLICE, NEAR, *SIX)
        .survivor("ned", at=NEAR, car=POLICE, driver=True)
        .survivor("amy", at=EXIT)
        .dice(1)
        .turn("ned")
    )
    choose(game, at(game, "drive", EXIT), "stop", "end")
    assert not game.over
    choose(game, "enter 0 passenger")
    assert game.result == WON


@rule("classic.ambiguity.escape-order")
def test_a_car_at_the_exit_leaves_when_the_one_it_waited_for_dies() -> None:
    game = (
        escape()
        .car(POLICE, EXIT, *SIX)
        .survivor("ned", at=EXIT, car=POLICE, driver=True)
        .survivor("amy", at="4C.0", wounds=1)
        .zombies("4C.0", walker=1)
        .zombies_phase()
    )
    assert survivor(game, "amy").fate == "dead"
    assert survivor(game, "ned").fate == "away"
    assert game.result == WON


@rule("classic.ambiguity.escape-order")
def test_supplies_already_away_count_for_the_six() -> None:
    game = (
        escape()
        .car(POLICE, NEAR, *SIX[:3])
        .car(PIMPMOBILE, NEAR, *SIX[3:])
        .survivor("ned", at=NEAR, car=POLICE, driver=True)
        .survivor("amy", at=NEAR, car=PIMPMOBILE, driver=True)
        .dice(1, 1)  # Ned's start runs over Amy's car and Amy's the empty zone
        .turn("ned")
    )
    choose(game, at(game, "drive", EXIT))
    assert (survivor(game, "ned").fate, len(saved(game))) == ("away", 3)
    assert not game.over
    choose(game, at(game, "drive", EXIT))
    assert game.result == WON
    assert len(saved(game)) == 6


@rule("classic.ambiguity.escape-order")
def test_by_the_loose_house_rule_a_car_leaves_whenever_it_reaches_the_exit() -> None:
    game = (
        escape(escape_strict_order=False)
        .car(POLICE, NEAR, "water")
        .survivor("ned", at=NEAR, car=POLICE, driver=True)
        .survivor("amy", at="7B.a")
        .turn("ned")
    )
    choose(game, at(game, "drive", EXIT))
    assert survivor(game, "ned").fate == "away"
    assert saved(game) == ["water"]
    assert not game.over


# Leaving


@rule("classic.ambiguity.escape-exit-moment")
def test_a_car_attacks_in_the_exit_zone_and_then_leaves_at_once() -> None:
    story = Story()
    game = (
        escape()
        .car(POLICE, NEAR, *SIX[:3])
        .car(PIMPMOBILE, CORNER, *SIX[3:])
        .survivor("ned", at=NEAR, car=POLICE, driver=True)
        .survivor("amy", at=CORNER, car=PIMPMOBILE, driver=True)
        .zombies(EXIT, walker=2, runner=1)
        .dice(6, 4, 3)
        .turn("ned", sink=story)
    )
    choose(game, at(game, "drive", EXIT))
    # Two hits: the walkers die, the runner stays. No second zone is asked for, and Ned's turn is over.
    assert zombies(game, EXIT) == {"runner": 1}
    assert survivor(game, "ned").experience == 2
    told = [type(event).__name__ for event in story.events]
    assert told.index("ZombieKilled") < told.index("SurvivorLeft")
    assert (asked(game), game.question.subject) == ("action", ("amy",))
    assert survivor(game, "ned").actions == 0


@rule("classic.ambiguity.escape-exit-moment", "classic.m06.car-exit")
def test_a_passenger_who_has_not_acted_leaves_without_a_turn() -> None:
    game = (
        escape()
        .car(POLICE, NEAR, *SIX[:3])
        .car(PIMPMOBILE, CORNER, *SIX[3:])
        .survivor("ned", at=NEAR, car=POLICE, driver=True)
        .survivor("josh", at=NEAR, car=POLICE)
        .survivor("amy", at=CORNER, car=PIMPMOBILE, driver=True)
        .turn("ned")
    )
    choose(game, at(game, "drive", EXIT))
    assert survivor(game, "josh").fate == "away"
    assert game.question is not None
    assert game.question.subject == ("amy",)


@rule("classic.ambiguity.escape-win")
def test_six_supplies_away_win_although_another_car_is_still_there() -> None:
    game = escape_in_two_cars()
    assert game.result == WON
    assert survivor(game, "amy").fate == "alive"


@rule("classic.ambiguity.escape-win")
def test_by_house_rule_everybody_has_to_leave() -> None:
    game = escape_in_two_cars(escape_all_must_leave=True)
    assert not game.over
    assert goals(game) == {"supplies-away": False}
    choose(game, at(game, "drive", NEAR), at(game, "drive-on", EXIT))
    assert game.result == WON


def escape_in_two_cars(**house: bool) -> Any:
    """Ned leaves with all six supplies; Amy is in the other car behind him."""
    game = (
        escape(**house)
        .car(POLICE, NEAR, *SIX)
        .car(PIMPMOBILE, CORNER)
        .survivor("ned", at=NEAR, car=POLICE, driver=True)
        .survivor("amy", at=CORNER, car=PIMPMOBILE, driver=True)
        .turn("ned")
    )
    choose(game, at(game, "drive", EXIT))
    return game


# Defeat


@rule("classic.ambiguity.escape-shortfall", "classic.ambiguity.empty-board")
def test_all_away_or_dead_with_fewer_than_six_supplies_is_defeat() -> None:
    game = (
        escape()
        .car(POLICE, NEAR, *SIX[:3])
        .car(PIMPMOBILE, CORNER, *SIX[3:])
        .survivor("ned", at=NEAR, car=POLICE, driver=True)
        .survivor("amy", at=CORNER, car=PIMPMOBILE, driver=True, wounds=1)
        .zombies(CORNER, walker=1)
        .turn("ned")
    )
    choose(game, at(game, "drive", EXIT))
    assert not game.over
    choose(game, "end")
    assert survivor(game, "amy").fate == "dead"
    assert len(saved(game)) == 3
    assert game.result == LOST_ALONE


@rule("classic.ambiguity.escape-shortfall")
def test_the_last_car_leaving_with_too_little_is_defeat() -> None:
    game = (
        escape(escape_strict_order=False)
        .car(POLICE, NEAR, *SIX[:5])
        .survivor("ned", at=NEAR, car=POLICE, driver=True)
        .turn("ned")
    )
    choose(game, at(game, "drive", EXIT))
    assert game.result == LOST_ALONE


@rule("classic.end.lose-all-dead")
def test_if_nobody_got_away_everybody_dead_is_the_usual_defeat() -> None:
    game = escape().survivor("ned", at="7B.a", wounds=1).zombies("7B.a", walker=1).zombies_phase()
    assert game.result == Result(False, "classic.end.lose-all-dead")


@rule("classic.ambiguity.danger-offboard")
def test_those_who_left_do_not_count_for_the_danger_level() -> None:
    game = (
        escape()
        .car(POLICE, NEAR, *SIX[:3])
        .car(PIMPMOBILE, CORNER, *SIX[3:])
        .survivor("ned", at=NEAR, car=POLICE, driver=True, experience=43)
        .survivor("amy", at=CORNER, car=PIMPMOBILE, driver=True, experience=7)
        .turn("ned")
    )
    assert game.view()["danger"] == "red"
    choose(game, at(game, "drive", EXIT))
    assert game.view()["danger"] == "yellow"


# The map's own rules


@rule("classic.m06.no-search-start")
def test_the_starting_room_cannot_be_searched() -> None:
    game = escape().survivor("ned", at="7B.a").survivor("amy", at="5D.a").turn("ned")
    assert options(game, "search") == []
    choose(game, "end")
    assert game.question is not None
    assert game.question.subject == ("amy",)
    assert options(game, "search") == ["search"]


@rule("classic.m06.no-search-start", "classic.mission.special-over-common", "classic.ambiguity.precedence")
def test_no_skill_searches_the_starting_room_either() -> None:
    """A mission's rule goes before a skill: Hold your nose lifts only the ban on searching outside."""
    game = (
        escape()
        .survivor("ned", at="7B.a", hands=["fire-axe"], skills=("hold-your-nose",))
        .zombies("7B.a", walker=1)
        .dice(6)
        .turn("ned")
    )
    choose(game, "melee fire-axe")
    until(game, "action", "hit walker")
    assert zombies(game, "7B.a") == {}
    assert options(game, "search", "sniff") == []


@rule("classic.m06.open-doors")
def test_two_doors_are_open_from_the_start() -> None:
    game = escape().survivor("ned", at="7B.a").turn("ned")
    assert not is_closed(game, door_between(game, "7B.3", "7B.a"))
    assert not is_closed(game, door_between(game, "5D.5", "5D.b"))
    assert len(game.view()["closed_doors"]) == 4
    choose(game, at(game, "move", "7B.3"))
    assert where(game, "ned") == zone(game, "7B.3")


@pytest.mark.parametrize("inside", ["7B", "5D"])
@rule("classic.ambiguity.open-from-start")
def test_a_building_open_from_the_start_never_fills(inside: str) -> None:
    street, room = ("7B.3", "7B.a") if inside == "7B" else ("5D.5", "5D.b")
    game = (
        escape()
        .zombie_cards(2, 14)  # a walker each at Blue
        .survivor("ned", at=street, hands=["crowbar"], skills=("lock-it-down",))
        .turn("ned")
    )
    assert on_board(game) == [0, 0, 0, 0]
    door = door_between(game, street, room)
    choose(game, f"close {door}", f"open {door} crowbar")
    assert asked(game) == "action"
    assert on_board(game) == [0, 0, 0, 0]


# A house with a locked door at 1 and a door at 2 that is open (D) or locked too (X).
HOUSE = """
+#+#+
#1:2#
+X+{}+
#aob#
+#+#+
"""


@pytest.mark.parametrize(("second", "rooms_filled"), [("D", 0), ("X", 2)])
@rule("classic.ambiguity.open-from-start")
def test_nor_when_another_of_its_doors_is_opened(second: str, rooms_filled: int) -> None:
    game = (
        classic(HOUSE.format(second))
        .zombie_cards(2, 14)
        .survivor("ned", at="1", hands=["crowbar"])
        .turn("ned")
    )
    choose(game, "open 0 crowbar")
    until(game, "action")
    assert on_board(game) == [rooms_filled, 0, 0, 0]


@rule("classic.setup.place-other-marks", "classic.mission.06-the-escape")
def test_a_spawn_zone_in_the_exit_zone_and_one_indoors_are_active() -> None:
    game = classic(ESCAPE).survivor("ned", at="7B.a").zombie_cards(2, 14, 6, 10).spawn_step()
    choose(game, options(game)[0])
    assert [zombies(game, place) for place in (EXIT, "5D.b", "7B.0", "5D.2")] == [{"walker": 1}] * 4
