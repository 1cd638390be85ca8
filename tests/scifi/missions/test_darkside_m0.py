"""Dark Side M0: out through the exit behind the yellow door; no abomination before Yellow."""

from __future__ import annotations

import pytest

from overrun.scenario import scifi
from overrun.scifi import events
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    choose,
    door_between,
    is_closed,
    options,
    quiet,
    take,
    until,
    xenos,
    zone,
)

BELOW = "darkside/m0-they-came-from-below"
ID = "darkside.mission.m0-they-came-from-below"
EXIT, BEFORE, YELLOW, START = "16-R.b1", "16-R.b2", "10-V.a2", "12-R.b3"
ABOMINATION = 76


@rule(f"{ID}.objective.escape", "scifi.ambiguity.exit-machines", ID)
def test_everybody_out_wins() -> None:
    game = quiet(BELOW).survivor("drake", at=EXIT).survivor("radka", at=EXIT).players()
    choose(game, "activate drake", "end", "leave")
    assert not game.over
    choose(game, "end", "leave")
    assert game.result == WON


@rule(f"{ID}.rule.yellow-door", "scifi.mission.locked-door")
def test_the_yellow_door_stays_shut_until_the_yellow_objective_is_taken() -> None:
    game = quiet(BELOW).survivor("drake", at=BEFORE).survivor("radka", at=YELLOW).players()
    door = door_between(game, EXIT, BEFORE)
    choose(game, "activate drake")
    assert is_closed(game, door)
    assert f"open {door}" not in options(game)
    choose(game, "end", take(game, YELLOW), "end")
    until(game, "activate")
    choose(game, "activate drake")
    assert f"open {door}" in options(game)
    choose(game, f"open {door}")
    assert not is_closed(game, door)
    assert f"move {zone(game, EXIT)}" in options(game)


@rule("scifi.ambiguity.locked-door-destroyed", "scifi.ambiguity.colored-door-destroy")
def test_xenos_may_tear_it_down_and_then_the_way_is_free() -> None:
    story = Story()
    game = (
        quiet(BELOW)
        .survivor("drake", at=START)
        .noise(EXIT, 9)
        .xenos(BEFORE, {"driller-worker": 1})
        .xenos_phase(sink=story)
    )
    until(game, "action")
    door = door_between(game, EXIT, BEFORE)
    assert [event.door for event in story.of(events.DoorDestroyed)] == [door]
    assert not is_closed(game, door)
    free = quiet(BELOW).doors(destroyed=((EXIT, BEFORE),)).survivor("drake", at=BEFORE).turn("drake")
    assert f"move {zone(free, EXIT)}" in options(free)


@pytest.mark.parametrize(("experience", "reached"), [(0, 0), (7, 1), (0, 1)])
@rule(f"{ID}.rule.no-abomination-before-yellow", "darkside.ambiguity.m0-no-abomination")
def test_an_abomination_card_brings_a_tank_until_somebody_has_been_at_yellow(
    experience: int, reached: int
) -> None:
    game = (
        scifi(BELOW)
        .so_far(reached=reached)
        .survivor("drake", at=START, experience=experience)
        .xeno_cards(ABOMINATION, 111, 112, 113)
        .first_spawn("16-R.c1")
        .spawn_step()
    )
    expected = {"driller-abomination": 1} if reached else {"driller-tank": 1}
    assert xenos(game, "16-R.c1") == expected


@rule("darkside.ambiguity.m0-no-abomination")
def test_a_shortage_brings_none_either() -> None:
    game = (
        scifi(BELOW)
        .survivor("drake", at=START)
        .xenos("13-R.a2", {"driller-worker": 35})
        .xeno_cards(61, 111, 112, 113)
        .first_spawn("16-R.c1")
    )
    world = game.turn("drake").world
    assert world.supply[world.kind("driller-worker")] == 35
    position = game.spawn_step()
    assert sum(position.state.horde[position.world.kind("driller-abomination")]) == 0


@rule(f"{ID}.setup.initial-xenos")
def test_xenos_from_the_start() -> None:
    game = quiet(BELOW).keep_mission_xenos().survivor("drake", at=START).turn("drake")
    assert xenos(game, "10-V.b3") == {"driller-worker": 2}
    assert xenos(game, "13-R.c2") == {"driller-worker": 1}
    assert xenos(game, "16-R.b2") == {"driller-hunter": 1}


@rule("scifi.ambiguity.impossible-objective-scope")
def test_the_yellow_objective_may_be_lost() -> None:
    game = quiet(BELOW).survivor("drake", at="10-V.b2", hands=["seismic-grenade"]).turn("drake")
    choose(game, f"blast seismic-grenade {zone(game, YELLOW)}")
    assert not game.over
