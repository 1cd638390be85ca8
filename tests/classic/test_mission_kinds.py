"""The closed vocabulary of classic missions: used, written down, and each figure in it does something."""

from __future__ import annotations

from pathlib import Path
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from msgspec import structs

from overrun.classic.mission_kinds import Goal, MissionRules
from overrun.classic.missions.goals import KINDS
from overrun.classic.missions.specials import WORDS
from overrun.classic.setup import missions
from overrun.core import Result
from overrun.scenario import classic
from overrun.skirmish.special import Special
from tests.classic.helpers import carried, choose, options, zombies

PAGE = Path(__file__).parents[2] / "docs" / "classic-missions.md"
GOALS: dict[str, type] = {member.__struct_config__.tag: member for member in get_args(Goal)}
RULES: dict[str, Any] = get_type_hints(MissionRules)


def rows(section: str) -> dict[str, tuple[str, str]]:
    """The table of a section of the page: each word with its fields and its meaning."""
    sections = dict(part.partition("\n")[::2] for part in PAGE.read_text("utf-8").split("\n## "))
    lines = [line.strip("| ").split("|") for line in sections[section].splitlines() if line.startswith("| `")]
    return {word.strip(" `"): (fields.strip(), meaning.strip()) for word, fields, meaning in lines}


def told(kind: type, *common: str) -> tuple[str, str]:
    """The fields and the meaning of a word as its struct has them."""
    fields = [field.name for field in structs.fields(kind) if field.name not in common]
    return ", ".join(f"`{name}`" for name in fields), " ".join((kind.__doc__ or "").split())


def test_the_documentation_says_what_the_structs_say() -> None:
    assert rows("Goals") == {word: told(kind, "id", "rules") for word, kind in GOALS.items()}
    expected = {}
    for word, kind in RULES.items():
        fields, meaning = told(get_args(kind)[0])
        expected[word] = (f"list: {fields}" if get_origin(kind) is tuple else fields, meaning)
    assert rows("Special rules") == expected


def test_every_word_is_used_and_does_something() -> None:
    played = list(missions().values())
    assert {type(goal) for mission in played for goal in mission.goal} == set(GOALS.values()) == set(KINDS)
    assert {word for mission in played for word in RULES if getattr(mission.rules, word)} == set(RULES)
    in_set_up = {"starting_trio_on_top", "one_survivor_each", "zombie_deck", "objective_experience", "cars"}
    assert set(WORDS) == set(RULES) - in_set_up


# Figures that no mission of the box has


STREET = """
+#+#+#+
#1:2:3#
+#+#+#+
"""
HOUSES = """
+#+#+#+
#1:2:3#
+X+X+X+
#aoboc#
+#+#+#+
"""


def street() -> Any:
    return classic(STREET).token("objective", "1", colour="red").token("objective", "2", colour="blue")


def test_only_objectives_of_these_colours_have_to_be_taken() -> None:
    position = street().goal("take-objectives", colours=["blue"])
    game = position.survivor("ned", at="1").survivor("amy", at="2").turn("ned")
    choose(game, "take 0")
    assert game.view()["goals"] == {"take-objectives": False}
    choose(game, "end", "take 1")
    assert game.result == Result(True, "classic.end.win-immediately")


def test_a_level_can_be_any() -> None:
    position = street().goal("reach-level", level="yellow").mission_rules(objective_experience={"points": 7})
    game = position.survivor("ned", at="1").turn("ned")
    choose(game, "take 0")
    assert game.result == Result(True, "classic.end.win-immediately")


def test_only_objectives_of_these_colours_heal() -> None:
    position = street().mission_rules(healing_objectives={"colours": ["blue"]})
    game = position.survivor("ned", at="1", wounds=1).survivor("amy", at="2", wounds=1).turn("ned")
    choose(game, "take 0")
    assert carried(game, "ned") == ["wounded"]
    choose(game, "end", "take 1")
    assert carried(game, "amy") == []


def test_a_door_of_any_colour_can_wait_for_its_objective() -> None:
    position = (
        classic(HOUSES)
        .token("door", between=["1", "a"], colour="yellow", state="closed")
        .token("objective", "1", colour="yellow")
        .mission_rules(locked_doors=[{"colour": "yellow"}])
    )
    game = position.survivor("ned", at="1", hands=["crowbar"]).quiet().turn("ned")
    assert options(game, "open") == []
    choose(game, "take 0")
    assert options(game, "open") == ["open 0 crowbar"]


@pytest.mark.parametrize("taken", ["yellow", "red"])
def test_a_spawn_zone_of_any_colour_can_sleep_until_its_objective_is_taken(taken: str) -> None:
    position = (
        classic(STREET)
        .token("spawn", "3", colour="yellow", state="asleep")
        .token("objective", "1", colour=taken)
        .mission_rules(waking_spawns=[{"colour": "yellow"}])
    )
    game = position.survivor("ned", at="1").turn("ned")
    assert game.state.active_spawns == 0
    choose(game, "take 0")
    assert game.state.active_spawns == (taken == "yellow")


@pytest.mark.parametrize(("colours", "closed"), [([], set()), (["green"], {"blue"})])
def test_the_doors_of_a_building_that_open_together(colours: list[str], closed: set[str]) -> None:
    position = (
        classic(HOUSES)
        .token("door", between=["1", "a"], colour="red", state="closed")
        .token("door", between=["2", "b"], colour="green", state="closed")
        .token("door", between=["3", "c"], colour="blue", state="closed")
        .mission_rules(doors_together={"colours": colours})
    )
    game = position.survivor("ned", at="1", hands=["crowbar"]).quiet().turn("ned")
    choose(game, "open 0 crowbar")
    assert {game.world.board.doors[door].colour for door in game.view()["closed_doors"]} == closed


@pytest.mark.parametrize(("colours", "offered"), [([], True), (["red"], True), (["blue"], False)])
def test_spawn_zones_of_these_colours_can_be_closed(colours: list[str], offered: bool) -> None:
    position = (
        classic(STREET).token("spawn", "1", colour="red").mission_rules(close_spawns={"colours": colours})
    )
    game = position.survivor("ned", at="1").turn("ned")
    assert options(game, "neutralise") == ["neutralise"] * offered


@pytest.mark.parametrize(("losing", "lost"), [(2, False), (1, True)])
def test_how_many_zombies_may_get_away(losing: int, lost: bool) -> None:
    position = classic(STREET).token("noise", "2", count=9).mission_rules(zombie_exits={"losing": losing})
    game = position.survivor("ned", at="1").zombies("3", walker=1).quiet().zombies_phase()
    assert zombies(game, "3") == {}
    assert game.state.escaped == (1, 0, 0, 0)
    assert (game.result == Result(False, "classic.m07.four-escapes-lose")) == lost


@pytest.mark.parametrize("marked", [0, 1, 2])
def test_how_many_face_down_objectives_are_marked(marked: int) -> None:
    game = street().mission_rules(recruits={"marked": marked}).survivor("ned", at="1").turn("ned")
    assert sorted(game.state.face_down) == ["marked"] * marked + ["neutral"] * (2 - marked)


def test_special_rules_say_what_they_add() -> None:
    for word, make in WORDS.items():
        (rule, *_) = [getattr(m.rules, word) for m in missions().values() if getattr(m.rules, word)]
        special = make(rule[0] if isinstance(rule, tuple) else rule)
        assert isinstance(special, Special)
        assert special.actions or special.listeners, word
