"""Invader M1: everybody to the sentry gun, and no xeno there in the end phase."""

from __future__ import annotations

import pytest

from overrun.scifi import events
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    choose,
    goals,
    lost,
    next_round,
    quiet,
    spawns,
    survivor,
    take,
    until,
    zone,
)

FORCES = "invader/m1-gathering-forces"
ID = "invader.mission.m1-gathering-forces"
SENTRY, BESIDE = "05-R.a2", "05-R.a1"
PURPLE, GREEN = "09-R.b1", "07-R.c1"


@rule(f"{ID}.objective.hold-sentry-zone", ID)
def test_won_in_the_end_phase_with_everybody_at_the_sentry_gun() -> None:
    game = quiet(FORCES).survivor("cole", at=SENTRY).survivor("jared", at=BESIDE).players()
    choose(game, "activate cole", "end")
    choose(game, f"move {zone(game, SENTRY)}", "end")
    until(game, "the end")
    assert game.result == WON
    assert game.state.phase == "end"


@rule(f"{ID}.objective.hold-sentry-zone")
def test_not_won_while_one_is_elsewhere() -> None:
    game = quiet(FORCES).survivor("cole", at=SENTRY).survivor("jared", at=BESIDE).players()
    next_round(game)
    assert not game.over
    assert goals(game) == {"hold-sentry-zone": False}


@rule(f"{ID}.objective.hold-sentry-zone", "scifi.ambiguity.end-phase-order")
def test_not_won_with_a_xeno_in_the_zone() -> None:
    game = quiet(FORCES).survivor("cole", at=SENTRY, armour=2).xenos(SENTRY, worker=1).end_phase()
    assert not game.over
    assert game.round == 2


@rule(f"{ID}.defeat.sentry-gun-destroyed", "invader.ambiguity.m1-sentry-gun-destroyed")
def test_lost_when_the_sentry_gun_is_destroyed() -> None:
    game = quiet(FORCES).survivor("cole", at=BESIDE, hands=["flamethrower+canister"]).turn("cole")
    choose(game, f"blast flamethrower {zone(game, SENTRY)}")
    assert game.result == lost(FORCES, "sentry-gun-destroyed")


@rule("scifi.end.machine-not-defeat")
def test_the_bot_may_be_lost() -> None:
    game = quiet(FORCES).survivor("cole", at="02-R.c2", hands=["flamethrower+canister"]).turn("cole")
    choose(game, f"blast flamethrower {zone(game, '02-R.b2')}")
    assert not game.over
    assert [m["fate"] for m in game.view()["machines"]] == ["dead", "alive"]


# Coloured spawn zones


@pytest.mark.parametrize(
    ("colour", "own", "beside", "start"),
    [
        pytest.param("purple", PURPLE, "09-R.c1", "09-R.c2", marks=rule(f"{ID}.rule.purple-spawn-by-mold")),
        pytest.param("green", GREEN, "05-R.a1", "05-R.a2", marks=rule(f"{ID}.rule.green-spawn-by-mold")),
    ],
)
@rule("invader.ambiguity.m1-range-one", "scifi.spawn.colored-active")
def test_new_mold_beside_a_sleeping_spawn_zone_wakes_it(
    colour: str, own: str, beside: str, start: str
) -> None:
    story = Story()
    game = (
        quiet(FORCES)
        .survivor("cole", at="06-R.c2")
        .noise(beside, 9)
        .xenos(start, {"spoiler-abomination": 1})
        .turn("cole", sink=story)
    )
    mine = zone(game, own)
    assert spawns(game)[mine] is False
    assert set(game.view()["dead_mold"]) == {zone(game, PURPLE), zone(game, GREEN)}
    choose(game, "end")
    until(game, "action")
    assert zone(game, beside) in game.view()["mold"]
    woken = story.of(events.SpawnWoke)
    assert [(event.zone, event.colour) for event in woken] == [(mine, colour)]
    assert spawns(game)[mine] is True
    assert mine in game.view()["mold"]
    other = zone(game, GREEN if colour == "purple" else PURPLE)
    assert spawns(game)[other] is False


@rule("invader.ambiguity.m1-range-one")
def test_an_abomination_in_the_sleeping_zone_itself_wakes_it() -> None:
    story = Story()
    game = (
        quiet(FORCES)
        .survivor("cole", at="06-R.c2")
        .xenos("09-R.c1", {"spoiler-abomination": 1})
        .mold("09-R.c1")
        .noise(PURPLE, 9)
        .xenos_phase(sink=story)
    )
    until(game, "action")
    assert [event.zone for event in story.of(events.SpawnWoke)] == [zone(game, PURPLE)]


@rule("scifi.spawn.colored-inactive", "scifi.mission.color-activates-spawn")
def test_taking_the_objective_of_its_colour_wakes_none_of_them_here() -> None:
    game = quiet(FORCES).picks(0).survivor("cole", at="02-R.c2").turn("cole")
    choose(game, take(game, "02-R.c2"))
    assert survivor(game, "cole").tokens == ("green",)
    assert list(spawns(game).values()).count(False) == 2
