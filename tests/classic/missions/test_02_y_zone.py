"""Mission 02: everybody to the exit; a medicine cabinet on the way."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.classic import events
from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import Story, asked, at, carried, choose, options, pile, survivor
from .tools import WON, goals

Y_ZONE = "classic/02-y-zone"
EXIT, NEAR, CABINET = "2C.8", "2C.5", "7B.a"


@rule("classic.m02.all-survivors-exit", "classic.mission.02-y-zone")
def test_the_last_survivor_to_reach_the_exit_wins() -> None:
    game = (
        classic(Y_ZONE)
        .survivor("amy", at=NEAR)
        .survivor("doug", at=NEAR)
        .survivor("josh", at=EXIT, acted=True)
        .turn("amy")
    )
    choose(game, at(game, "move", EXIT))
    assert not game.over
    choose(game, "end", at(game, "move", EXIT))
    assert game.result == WON
    # Nobody had to touch the cabinet.
    assert game.view()["objectives"] == [0]


def last_one_dies(**house: bool) -> Any:
    """Ned and Amy wait at the exit; Josh, wounded and far away, is attacked."""
    return (
        classic(Y_ZONE, house=house)
        .survivor("ned", at=EXIT)
        .survivor("amy", at=EXIT)
        .survivor("josh", at=CABINET, wounds=1)
        .zombies(CABINET, walker=1)
        .zombies_phase()
    )


@rule("classic.ambiguity.all-survivors")
def test_the_dead_need_not_come() -> None:
    game = last_one_dies()
    assert survivor(game, "josh").fate == "dead"
    assert game.result == WON


@rule("classic.ambiguity.all-survivors")
def test_a_death_leaves_victory_within_reach() -> None:
    game = (
        classic(Y_ZONE)
        .survivor("ned", at=EXIT)
        .survivor("amy", at="1B.0")
        .survivor("josh", at=CABINET, wounds=1)
        .zombies(CABINET, walker=1)
        .zombies_phase()
    )
    assert survivor(game, "josh").fate == "dead"
    assert not game.over
    assert game.view()["hopeless"] == []


@rule("classic.ambiguity.all-survivors", "classic.ambiguity.unwinnable")
def test_by_the_strict_house_rule_one_death_makes_victory_impossible() -> None:
    game = last_one_dies(y_zone_strict=True)
    assert survivor(game, "josh").fate == "dead"
    assert not game.over
    assert game.view()["hopeless"] == ["all-at-exit"]
    assert not goals(game)["all-at-exit"]


@rule("classic.ambiguity.all-survivors")
def test_by_the_strict_house_rule_everybody_alive_at_the_exit_wins() -> None:
    game = (
        classic(Y_ZONE, house={"y_zone_strict": True})
        .survivor("amy", at=NEAR)
        .survivor("josh", at=EXIT)
        .turn("amy")
    )
    assert game.view()["hopeless"] == []
    choose(game, at(game, "move", EXIT))
    assert game.result == WON


@pytest.mark.parametrize("wounds", [0, 1])
@rule("classic.m02.medicine-cabinet", "classic.wounded.back-to-stack")
def test_the_cabinet_takes_one_wound_and_gives_no_experience(wounds: int) -> None:
    story = Story()
    game = classic(Y_ZONE).survivor("ned", at=CABINET, hands=["pan"], wounds=wounds).turn("ned", sink=story)
    assert pile(game, game.state.aside).count("wounded") == 6 - wounds
    choose(game, "take 0")
    # What the wound cost stays lost; the card is back on its stack.
    assert carried(game, "ned") == ["pan"]
    assert pile(game, game.state.aside).count("wounded") == 6
    assert survivor(game, "ned").experience == 0
    news = [(event.what, event.number) for event in story.of(events.MissionNews)]
    assert news == [("medicine", 0)] * wounds
    assert survivor(game, "ned").actions == 2
    assert options(game, "take") == []


@rule("classic.m02.medicine-cabinet")
def test_the_cabinet_heals_its_taker_only_and_only_once() -> None:
    game = (
        classic(Y_ZONE)
        .survivor("ned", at=CABINET, wounds=1)
        .survivor("amy", at=CABINET, wounds=1)
        .turn("ned")
    )
    choose(game, "take 0", "end")
    assert (carried(game, "ned"), carried(game, "amy")) == ([], ["wounded"])
    assert asked(game) == "action"
    assert options(game, "take") == []
