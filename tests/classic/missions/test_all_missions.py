"""What holds for every mission: its file says what the index says, in both languages."""

from __future__ import annotations

import pytest

import overrun
from overrun.classic.setup import mission_of, missions
from overrun.errors import OverrunError
from overrun.rules.entries import Mission as IndexMission
from overrun.rules.rule_index import load_index
from overrun.scenario import classic
from overrun.testing import rule
from overrun.words import LANGUAGES, Words

from ..helpers import choose, options, survivor
from .tools import token_at

MISSIONS = sorted(missions())
TOKENS_WORTH_FIVE = ("01", "03", "04", "05", "07", "08", "09", "10")
CARS_TO_DRIVE = ("03", "04", "06", "08")


def number_of(mission: str) -> str:
    return mission.partition("/")[2][:2]


def entry_of(mission: str) -> IndexMission:
    entry = load_index().get("classic.mission." + mission.partition("/")[2]).detail
    assert isinstance(entry, IndexMission)
    return entry


def test_there_are_eleven() -> None:
    assert [number_of(mission) for mission in MISSIONS] == [f"{number:02}" for number in range(11)]


@pytest.mark.parametrize(
    "mission",
    [pytest.param(name, marks=rule("classic.mission." + name.partition("/")[2])) for name in MISSIONS],
)
def test_the_file_agrees_with_the_index(mission: str) -> None:
    found, entry = mission_of(mission), entry_of(mission)
    assert found.title == entry.title
    assert (found.difficulty, found.minutes) == (entry.difficulty, entry.minutes)
    assert found.survivors == entry.min_survivors
    game = overrun.new(mission, seed=1)
    assert [placement.tile for placement in game.world.board.placements] == list(entry.tiles)
    players = range(entry.players_min or 1, (entry.players_max or 6) + 1)
    assert list(found.players) == list(players)
    # Every rule and objective of the index that a goal or a special rule is about exists.
    cited = [rule_id for goal in found.goal for rule_id in goal.rules]
    cited += [rule_id for door in found.rules.locked_doors for rule_id in door.rules]
    cited += [rule_id for spawn in found.rules.waking_spawns for rule_id in spawn.rules]
    assert all(rule_id in load_index() for rule_id in cited)
    restated = {rule_id for line in entry.objectives for rule_id in line.restates}
    assert {rule_id for goal in found.goal for rule_id in goal.rules} <= restated


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("mission", MISSIONS)
def test_objectives_rules_and_briefing_are_told_in_every_language(mission: str, language: str) -> None:
    words, entry = Words(language), entry_of(mission)
    key = "classic-mission-" + mission.partition("/")[2]
    told = {part: words.text(f"{key}.{part}") for part in ("briefing", "objectives", "special")}
    assert words.has(key)
    assert len(told["briefing"].split()) > 12
    assert len(told["objectives"].splitlines()) == len(entry.objectives)
    assert len(told["special"].splitlines()) == len(entry.rules) + len(entry.defeats)
    assert all(len(line) > 10 for line in (told["objectives"] + "\n" + told["special"]).splitlines())


@pytest.mark.parametrize("mission", MISSIONS)
@rule("classic.mission.tokens-five-xp")
def test_what_a_token_is_worth(mission: str) -> None:
    world = overrun.new(mission, seed=1).world
    if number_of(mission) == "06":
        assert world.objectives == ()
        return
    place = world.objectives[0].place
    game = classic(mission).survivor("ned", at=place).survivor("amy", at=place).turn("ned")
    choose(game, f"take {token_at(game, place)}")
    worth = 5 if number_of(mission) in TOKENS_WORTH_FIVE else 0
    assert (survivor(game, "ned").experience, survivor(game, "amy").experience) == (worth, 0)


@pytest.mark.parametrize("mission", MISSIONS)
@rule("classic.mission.cars-usable")
def test_where_cars_may_be_used(mission: str) -> None:
    world = overrun.new(mission, seed=1).world
    cars = world.board.tokens_of("car")
    assert bool(cars) == (number_of(mission) in (*CARS_TO_DRIVE, "09"))
    for number, car in enumerate(cars):
        outside = classic(mission).survivor("ned", at=car.place).turn("ned")
        assert f"search-car {number}" in options(outside)
        usable = number_of(mission) in CARS_TO_DRIVE
        assert bool(options(outside, "enter")) == usable
        if usable:
            choose(outside, f"enter {number} driver")
            assert options(outside, "drive") != []


@pytest.mark.parametrize("mission", MISSIONS)
@rule("classic.ambiguity.min-survivors")
def test_the_least_number_of_survivors(mission: str) -> None:
    least = {"05": 6, "06": 6, "07": 6, "08": 6, "09": 1}.get(number_of(mission), 4)
    assert mission_of(mission).survivors == least
    assert len(overrun.new(mission, seed=1).state.survivors) == least
    if least > 1:
        names = ["amy", "doug", "josh", "ned", "phil", "wanda"][: least - 1]
        with pytest.raises(OverrunError, match=f"needs at least {least} survivors, not {least - 1}"):
            overrun.new(mission, seed=1, survivors=names)


@pytest.mark.parametrize("mission", MISSIONS)
def test_nobody_has_won_or_lost_when_it_begins(mission: str) -> None:
    game = overrun.new(mission, seed=1)
    assert not game.over
    assert not all(game.view()["goals"].values())
    assert game.view()["hopeless"] == []
