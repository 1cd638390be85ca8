"""Invader M3: keep xenos out of the exit zone until the crew is evacuated, then leave."""

from __future__ import annotations

from overrun.scifi import events
from overrun.testing import rule

from .tools import WON, Story, choose, goals, lost, next_round, noise, quiet, survivor, until, zone

REARGUARD = "invader/m3-the-rearguard"
ID = "invader.mission.m3-the-rearguard"
EXIT, BESIDE, FAR = "09-V.c2", "09-V.c1", "06-V.a3"


@rule(f"{ID}.setup.crew-tokens", f"{ID}.rule.crew-is-noise")
def test_ten_noise_tokens_in_the_exit_zone() -> None:
    game = quiet(REARGUARD).survivor("cole", at=FAR).turn("cole")
    assert noise(game, EXIT) == 10
    assert game.view()["crew"] == 10
    assert noise(game, FAR) == 1


@rule(f"{ID}.rule.crew-is-noise")
def test_xenos_go_for_the_crew() -> None:
    game = quiet(REARGUARD).survivor("cole", at=FAR).xenos("09-V.a1", worker=1).xenos_phase()
    until(game, "action")
    (group,) = game.view()["xenos"]
    ways = game.world.board.graph().distances(zone(game, EXIT))
    assert ways[group["zone"]] == ways[zone(game, "09-V.a1")] - 1


@rule(f"{ID}.rule.crew-leaves")
def test_one_of_them_leaves_in_each_end_phase_and_other_noise_goes() -> None:
    story = Story()
    game = quiet(REARGUARD).survivor("cole", at=FAR).noise(EXIT, 2).noise(FAR, 1).end_phase(sink=story)
    assert noise(game, EXIT) == 9
    assert noise(game, FAR) == 1
    assert [(e.what, e.number) for e in story.of(events.MissionNews)] == [("crew-left", 9)]
    next_round(game)
    assert noise(game, EXIT) == 8


@rule(f"{ID}.rule.crew-evacuated", f"{ID}.objective.hold-exit", f"{ID}.objective.escape", ID)
def test_evacuated_when_none_is_left_and_then_everybody_leaves() -> None:
    game = quiet(REARGUARD).so_far(crew=1).survivor("cole", at=EXIT).turn("cole")
    assert goals(game) == {"hold-exit": False, "escape": False}
    choose(game, "end")
    assert survivor(game, "cole").fate == "alive"
    until(game, "action")
    assert goals(game) == {"hold-exit": True, "escape": False}
    choose(game, "end", "leave")
    assert game.result == WON


@rule(f"{ID}.defeat.xeno-in-exit")
def test_lost_when_a_xeno_moves_into_the_exit_zone() -> None:
    game = quiet(REARGUARD).survivor("cole", at=FAR).xenos(BESIDE, worker=1).xenos_phase()
    assert game.result == lost(REARGUARD, "xeno-in-exit")


@rule(f"{ID}.defeat.xeno-in-exit")
def test_lost_when_a_xeno_is_pushed_there() -> None:
    game = (
        quiet(REARGUARD).survivor("cole", at=BESIDE, skills=("shove",)).xenos(BESIDE, worker=1).turn("cole")
    )
    choose(game, f"shove {zone(game, EXIT)}")
    assert game.result == lost(REARGUARD, "xeno-in-exit")


@rule(f"{ID}.rule.crew-evacuated")
def test_not_lost_once_the_crew_is_gone() -> None:
    game = (
        quiet(REARGUARD)
        .so_far(crew=0)
        .survivor("cole", at=EXIT, armour=2)
        .xenos(BESIDE, worker=1)
        .xenos_phase()
    )
    until(game, "action")
    assert not game.over
    choose(game, "end")
    assert survivor(game, "cole").fate == "alive"
