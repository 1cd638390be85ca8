"""Invader M0: take the red objective with its two cards, then everybody out through the exit."""

from __future__ import annotations

from overrun.scifi import events
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    asked,
    carried,
    choose,
    finish,
    goals,
    lost,
    next_round,
    options,
    quiet,
    survivor,
    take,
    until,
    xenos,
    zone,
)

BREACH = "invader/m0-breach"
RED, EXIT, LAST, OUTSIDE = "05-R.a2", "02-R.c2", "02-R.b2", "02-R.a2"
ID = "invader.mission.m0-breach"


@rule(f"{ID}.objective.take-red", f"{ID}.objective.escape", ID)
def test_the_red_objective_and_then_the_exit() -> None:
    game = quiet(BREACH).survivor("cole", at=RED).survivor("jared", at=EXIT).players()
    assert goals(game) == {"take-red": False, "escape": False}
    choose(game, "activate cole", take(game, RED))
    until(game, "action")
    choose(game, "end")
    assert goals(game) == {"take-red": True, "escape": False}
    until(game, "leave")
    choose(game, "leave")
    assert survivor(game, "jared").fate == "away"
    assert not game.over


@rule("scifi.mission.exit-all", "scifi.mission.exit", "scifi.ambiguity.escaped-survivors")
def test_the_last_one_to_leave_wins() -> None:
    story = Story()
    game = (
        quiet(BREACH)
        .taken(0)
        .survivor("cole", at=EXIT, experience=19, tokens=("green",))
        .survivor("jared", at=EXIT, hands=["sledge"])
        .turn("cole", sink=story)
    )
    assert game.view()["danger"] == "orange"
    choose(game, "end", "leave")
    assert game.view()["danger"] == "blue"
    assert str(zone(game, EXIT)) in game.view()["noise"]
    assert game.view()["noise"][str(zone(game, EXIT))] == 1
    assert survivor(game, "cole").tokens == ("green",)
    until(game, "leave")
    choose(game, "leave")
    assert game.result == WON
    assert [event.who for event in story.of(events.SurvivorLeft)] == ["cole", "jared"]
    assert carried(game, "jared") == ["sledge"]


@rule(
    "scifi.mission.exit-after-previous",
    "scifi.ambiguity.exit-order-early",
    "scifi.mission.ordered-objectives",
)
def test_nobody_leaves_before_the_red_objective_is_taken() -> None:
    game = quiet(BREACH).survivor("cole", at=EXIT).survivor("jared", at=RED, acted=True).turn("cole")
    choose(game, "end")
    assert asked(game) == "first-spawn"
    assert survivor(game, "cole").fate == "alive"


@rule("scifi.mission.exit", "scifi.ambiguity.actions-with-xenos-present")
def test_nobody_leaves_while_a_xeno_stands_in_the_exit_zone() -> None:
    game = (
        quiet(BREACH)
        .taken(0)
        .survivor("cole", at=EXIT)
        .survivor("jared", at=RED, acted=True)
        .xenos(EXIT, worker=1)
        .turn("cole")
    )
    choose(game, "end")
    assert asked(game) != "leave"


@rule("scifi.mission.exit")
def test_leaving_is_a_choice() -> None:
    game = quiet(BREACH).taken(0).survivor("cole", at=EXIT).turn("cole")
    choose(game, "end")
    assert options(game) == ["leave", "stay"]
    choose(game, "stay")
    assert survivor(game, "cole").fate == "alive"
    assert asked(game) == "first-spawn"
    next_round(game)
    choose(game, "end", "leave")
    assert game.result == WON


@rule(f"{ID}.rule.objective-xp", f"{ID}.rule.red-cards", f"{ID}.setup.set-aside-cards")
def test_the_red_objective_brings_five_points_and_two_cards() -> None:
    game = quiet(BREACH).survivor("cole", at=RED).turn("cole")
    aside = [game.world.cards[card].id for card in game.state.aside]
    assert aside.count("prototype-light-machine-gun") == 1
    assert aside.count("energy-cell") == 1
    deck = [game.world.cards[card].id for card in game.state.equipment_deck]
    copies = [kind.id for kind in game.world.cards].count("energy-cell")
    assert deck.count("energy-cell") == copies - 1
    choose(game, take(game, RED))
    until(game, "action", "keep prototype-light-machine-gun", "keep energy-cell")
    assert survivor(game, "cole").experience == 5
    assert {"prototype-light-machine-gun", "energy-cell"} <= set(carried(game, "cole"))


@rule(f"{ID}.setup.initial-xenos")
def test_xenos_stand_on_the_board_from_the_start() -> None:
    game = quiet(BREACH).keep_mission_xenos().survivor("cole", at=EXIT).turn("cole")
    assert xenos(game, "03-V.b3") == {"worker": 1}
    assert xenos(game, "05-R.a1") == {"worker": 1}
    assert xenos(game, "05-R.b2") == {"hunter": 1}


@rule(f"{ID}.defeat.red-removed", "scifi.end.lose-objective-impossible")
def test_lost_when_fire_takes_the_red_objective() -> None:
    game = quiet(BREACH).survivor("cole", at="05-R.a1", hands=["flamethrower+canister"]).turn("cole")
    choose(game, f"blast flamethrower {zone(game, RED)}")
    finish(game)
    assert game.result == lost(BREACH, "red-removed")
