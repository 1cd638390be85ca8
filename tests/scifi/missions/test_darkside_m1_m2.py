"""Dark Side M1 and M2: all objectives, then the exit; M1 with two locked doors."""

from __future__ import annotations

import pytest

from overrun.testing import rule

from .tools import (
    WON,
    choose,
    door_between,
    goals,
    lost,
    options,
    quiet,
    survivor,
    take,
    token_at,
    until,
    zone,
)

RECOVERY = "darkside/m1-recovery-operation"
STEPS = "darkside/m2-steps-in-the-dark"
M1 = "darkside.mission.m1-recovery-operation"
M2 = "darkside.mission.m2-steps-in-the-dark"
EXIT = {RECOVERY: "12-V.a2", STEPS: "15-R.b3"}
POOL = {RECOVERY: "18-V.b2", STEPS: "10-V.c2"}
BESIDE = {RECOVERY: "18-V.b1", STEPS: "10-V.b2"}


@pytest.mark.parametrize(
    "mission",
    [
        pytest.param(RECOVERY, marks=rule(f"{M1}.objective.take-all", f"{M1}.objective.escape", M1)),
        pytest.param(STEPS, marks=rule(f"{M2}.objective.take-all", f"{M2}.objective.escape", M2)),
    ],
)
def test_all_objectives_and_out(mission: str) -> None:
    scenario = quiet(mission).survivor("drake", at=POOL[mission]).survivor("radka", at=EXIT[mission])
    world = scenario.players().world
    last = token_at(scenario.players(), POOL[mission])
    scenario.taken(*(n for n in range(len(world.objectives)) if n != last)).face_down("red")
    game = scenario.players()
    choose(game, "activate radka", "end")
    assert survivor(game, "radka").fate == "alive"
    choose(game, take(game, POOL[mission]))
    assert goals(game) == {"take-all": True, "escape": False}
    until(game, "leave", "activate radka")
    choose(game, "leave")
    assert survivor(game, "radka").fate == "away"
    everything = range(len(world.objectives))
    alone = quiet(mission).taken(*everything).face_down().survivor("drake", at=EXIT[mission]).turn("drake")
    choose(alone, "end", "leave")
    assert alone.result == WON


@pytest.mark.parametrize(
    "mission",
    [
        pytest.param(RECOVERY, marks=rule(f"{M1}.defeat.objective-removed")),
        pytest.param(STEPS, marks=rule(f"{M2}.defeat.objective-removed")),
    ],
)
@rule("darkside.combat.seismic-objectives")
def test_lost_when_a_blast_removes_an_objective(mission: str) -> None:
    game = quiet(mission).survivor("drake", at=BESIDE[mission], hands=["seismic-grenade"]).turn("drake")
    choose(game, f"blast seismic-grenade {zone(game, POOL[mission])}")
    assert game.result == lost(mission, "objective-removed")


@pytest.mark.parametrize(
    ("colour", "beside"),
    [
        pytest.param("pink", "12-V.b2", marks=rule(f"{M1}.rule.pink-door")),
        pytest.param("yellow", "18-V.b1", marks=rule(f"{M1}.rule.yellow-door")),
    ],
)
@rule("scifi.mission.locked-door")
def test_each_door_waits_for_its_own_colour(colour: str, beside: str) -> None:
    pool = ["green", "pink", "purple", "red", "red", "red", "red", "yellow"]
    for shown in ("pink", "yellow", "green"):
        game = (
            quiet(RECOVERY)
            .picks(pool.index(shown))
            .survivor("drake", at=beside)
            .survivor("radka", at=POOL[RECOVERY])
            .players()
        )
        door = door_between(game, EXIT[RECOVERY], beside)
        choose(game, "activate drake")
        assert f"open {door}" not in options(game)
        choose(game, "end", take(game, POOL[RECOVERY]), "end")
        until(game, "activate")
        choose(game, "activate drake")
        assert (f"open {door}" in options(game)) == (shown == colour)
