"""Objective tokens and objects."""

import pytest

from overrun.classic import events
from overrun.core import IllegalChoice
from overrun.scenario import classic
from overrun.testing import rule
from tests.classic.helpers import Story, carried, choose, options, survivor

STREET = """
+#+#+#+
#1:2:3#
+#+#+#+
"""


@rule("classic.objective.take-action", "classic.objective.same-zone")
def test_taking_a_token_costs_an_action_in_its_own_zone() -> None:
    story = Story()
    game = (
        classic(STREET)
        .token("objective", "1")
        .token("objective", "2", colour="blue")
        .goal("take-objectives")
        .survivor("ned", at="1")
        .turn("ned", sink=story)
    )
    assert options(game, "take") == ["take 0"]
    with pytest.raises(IllegalChoice):
        game.choose("take 1")
    game.choose("take 0")
    assert survivor(game, "ned").actions == 2
    assert game.state.taken == 0b01
    assert options(game, "take") == []
    assert [event.token for event in story.of(events.ObjectiveTaken)] == [0]


@rule("classic.objective.same-zone")
def test_of_several_tokens_in_a_zone_those_not_taken_are_left() -> None:
    scenario = classic(STREET).survivor("ned", at="1")
    for _ in range(3):
        scenario.token("objective", "1")
    game = scenario.turn("ned")
    assert options(game, "take") == ["take 0", "take 1", "take 2"]
    game.choose("take 1")
    assert options(game, "take") == ["take 0", "take 2"]
    game.choose("take 0")
    assert options(game, "take") == ["take 2"]


@rule("classic.objective.same-zone")
def test_zombies_do_not_forbid_taking_a_token() -> None:
    game = classic(STREET).token("objective", "1").survivor("ned", at="1").zombies("1", walker=4).turn("ned")
    assert options(game, "take") == ["take 0"]


@rule("classic.objective.effect-by-mission")
def test_what_a_token_does_is_up_to_the_mission() -> None:
    """Experience in one mission, a wound less in another, nothing in a third."""
    nothing = classic(STREET).token("objective", "1").survivor("ned", at="1", wounds=1).turn("ned")
    nothing.choose("take 0")
    assert survivor(nothing, "ned").experience == 0
    assert carried(nothing, "ned") == ["wounded"]
    points = (
        classic(STREET)
        .mission_rules(objective_experience=5)
        .token("objective", "1")
        .survivor("ned", at="1", wounds=1)
        .turn("ned")
    )
    points.choose("take 0")
    assert survivor(points, "ned").experience == 5
    assert carried(points, "ned") == ["wounded"]
    medicine = (
        classic(STREET)
        .mission_rules(specials=("medicine-cabinet",))
        .token("objective", "1")
        .survivor("ned", at="1", wounds=1)
        .turn("ned")
    )
    medicine.choose("take 0")
    assert survivor(medicine, "ned").experience == 0
    assert carried(medicine, "ned") == []


@rule("classic.objective.activate-action")
def test_activating_an_object_costs_an_action() -> None:
    """Shutting a spawn zone (mission 07)."""
    game = (
        classic(STREET)
        .mission_rules(specials=("neutralise-spawns",))
        .token("spawn", "1")
        .survivor("ned", at="1")
        .turn("ned")
    )
    game.choose("neutralise")
    assert survivor(game, "ned").actions == 2
    assert game.state.active_spawns == 0
    assert options(game, "neutralise") == []


@rule("classic.ambiguity.taken-token")
def test_a_token_uses_no_slot_and_stays_taken_when_its_taker_dies() -> None:
    game = (
        classic(STREET)
        .token("objective", "1")
        .token("objective", "3")
        .goal("take-objectives")
        .survivor("ned", at="1", wounds=1)
        .survivor("amy", at="3")
        .zombies("1", walker=1)
        .players()
    )
    choose(game, "activate ned", "take 0")
    assert carried(game, "ned") == ["wounded"]
    assert options(game, "trade", "reorganise") == ["reorganise"]
    choose(game, "end", "end")
    assert survivor(game, "ned").fate == "dead"
    assert game.view()["objectives"] == [1]
    game.choose("take 1")
    assert game.result is not None
    assert game.result.won
