"""Dark Side M7: the yellow objective opens the door; then the bot leaves through the exit."""

from __future__ import annotations

import pytest

from overrun.scifi import events
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    asked,
    choose,
    door_between,
    goals,
    is_closed,
    lost,
    machine,
    options,
    quiet,
    survivor,
    take,
    token_at,
    until,
    zone,
)

KILLER = "darkside/m7-player-killer"
ID = "darkside.mission.m7-player-killer"
EXIT, BEFORE, YELLOW = "18-R.b1", "18-R.b2", "12-R.b2"
HALL, CAGE = "17-V.b1", "17-V.b2"


@rule(f"{ID}.objective.take-yellow", f"{ID}.rule.yellow-door", ID)
def test_taking_yellow_opens_the_door_at_once() -> None:
    game = quiet(KILLER).survivor("drake", at=YELLOW).turn("drake")
    door = door_between(game, HALL, CAGE)
    assert is_closed(game, door)
    choose(game, take(game, YELLOW))
    assert not is_closed(game, door)
    assert goals(game) == {"take-yellow": True, "bot-escapes": False}


@pytest.mark.parametrize("control", ["token", "skill"])
@rule(f"{ID}.objective.bot-escapes", "darkside.ambiguity.m7-bot")
def test_the_bot_leaves_at_the_end_of_its_controllers_turn(control: str) -> None:
    said = {"tokens": ("green",)} if control == "token" else {"skills": ("remote-control-bot",)}
    story = Story()
    game = (
        quiet(KILLER)
        .taken(0)
        .survivor("drake", at="15-R.b1", **said)
        .survivor("radka", at="15-R.b1", acted=True)
        .machine("vindicator", at=BEFORE)
        .turn("drake", sink=story)
    )
    choose(game, f"machine-move vindicator {zone(game, EXIT)}", "end")
    assert asked(game) == "leave"
    choose(game, "leave vindicator")
    assert game.result == WON
    assert [event.who for event in story.of(events.SurvivorLeft)] == ["vindicator"]
    assert survivor(game, "radka").fate == "alive"


@rule("darkside.ambiguity.m7-bot")
def test_no_activation_token_is_needed_but_control_is() -> None:
    game = (
        quiet(KILLER)
        .taken(0)
        .survivor("drake", at="15-R.b1")
        .survivor("radka", at="15-R.b1", tokens=("green",))
        .machine("vindicator", at=EXIT)
        .players()
    )
    choose(game, "activate drake", "end")
    assert asked(game) == "action"
    choose(game, "end")
    assert options(game) == ["leave vindicator", "stay"]


@pytest.mark.parametrize("why", ["early", "xenos"])
@rule(f"{ID}.objective.bot-escapes")
def test_not_before_yellow_and_not_among_xenos(why: str) -> None:
    scenario = quiet(KILLER).survivor("drake", at="15-R.b1", tokens=("green",))
    scenario.machine("vindicator", at=EXIT)
    if why == "xenos":
        scenario.taken(0).xenos(EXIT, {"driller-worker": 1})
    game = scenario.turn("drake")
    choose(game, "end")
    assert asked(game) != "leave"


@rule(f"{ID}.rule.yellow-door", "scifi.ambiguity.colored-door-path")
def test_nothing_opens_or_destroys_the_door_before() -> None:
    story = Story()
    game = (
        quiet(KILLER)
        .survivor("drake", at=HALL, armour=3)
        .noise(CAGE, 9)
        .xenos("13-R.c3", {"driller-worker": 1})
        .turn("drake", sink=story)
    )
    door = door_between(game, HALL, CAGE)
    assert f"open {door}" not in options(game)
    calm = quiet(KILLER).survivor("drake", at="15-R.b1").noise(CAGE, 9).xenos(HALL, {"driller-worker": 1})
    position = calm.xenos_phase(sink=story)
    until(position, "action")
    assert story.of(events.DoorDestroyed) == []
    assert is_closed(position, door)


@rule(f"{ID}.defeat.bot-destroyed")
def test_lost_when_the_bot_is_destroyed() -> None:
    game = (
        quiet(KILLER)
        .machine("vindicator", at=EXIT)
        .survivor("drake", at=BEFORE, hands=["seismic-grenade"])
        .turn("drake")
    )
    choose(game, f"blast seismic-grenade {zone(game, EXIT)}")
    assert game.result == lost(KILLER, "bot-destroyed")
    assert machine(game, "vindicator").fate == "dead"


@pytest.mark.parametrize(
    ("place", "beside", "over"), [(YELLOW, "12-R.c2", True), ("16-R.a2", "16-R.b2", False)]
)
@rule(f"{ID}.defeat.yellow-removed")
def test_lost_when_a_blast_removes_yellow(place: str, beside: str, over: bool) -> None:
    game = quiet(KILLER).survivor("drake", at=beside, hands=["seismic-grenade"]).turn("drake")
    choose(game, f"blast seismic-grenade {zone(game, place)}")
    assert game.result == (lost(KILLER, "yellow-removed") if over else None)
    assert game.view()["objectives_lost"] == [token_at(game, place)]
