"""Dark Side M9: everybody at Red, all objectives, then the exit."""

from __future__ import annotations

from overrun.testing import rule

from .tools import WON, asked, choose, goals, lost, quiet, survivor, take, token_at, zone

DISPLAY = "darkside/m9-power-display"
ID = "darkside.mission.m9-power-display"
EXIT, POOL = "12-V.a2", "12-V.b3"


@rule(f"{ID}.objective.red-level-and-take-all", f"{ID}.objective.escape", ID)
def test_red_and_all_objectives_in_any_order_and_then_out() -> None:
    scenario = quiet(DISPLAY).survivor("drake", at=POOL, experience=43)
    scenario.survivor("radka", at=EXIT, experience=43)
    last = token_at(scenario.players(), POOL)
    game = scenario.taken(*(n for n in range(6) if n != last)).face_down("red").players()
    choose(game, "activate radka", "end")
    assert survivor(game, "radka").fate == "alive"
    assert goals(game) == {"red-level": True, "take-all": False, "escape": False}
    choose(game, take(game, POOL))
    assert goals(game) == {"red-level": True, "take-all": True, "escape": False}
    done = quiet(DISPLAY).taken(*range(6)).face_down().survivor("drake", at=EXIT, experience=43)
    out = done.turn("drake")
    choose(out, "end", "leave")
    assert out.result == WON


@rule(f"{ID}.objective.red-level-and-take-all")
def test_nobody_leaves_below_red() -> None:
    game = quiet(DISPLAY).taken(*range(6)).face_down().survivor("drake", at=EXIT, experience=42)
    position = game.turn("drake")
    choose(position, "end")
    assert asked(position) != "leave"
    assert goals(position) == {"red-level": False, "take-all": True, "escape": False}


@rule(f"{ID}.defeat.objective-removed")
def test_lost_when_an_objective_is_removed() -> None:
    game = quiet(DISPLAY).survivor("drake", at="12-V.b2", hands=["seismic-grenade"]).turn("drake")
    choose(game, f"blast seismic-grenade {zone(game, POOL)}")
    assert game.result == lost(DISPLAY, "objective-removed")
