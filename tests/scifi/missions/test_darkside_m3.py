"""Dark Side M3: remove the purple spawn token, take the yellow objective, clear the building."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.scifi import events
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    choose,
    goals,
    lost,
    options,
    quiet,
    spawns,
    survivor,
    take,
    token_at,
    until,
    zone,
)

PIT = "darkside/m3-pit-fighters"
ID = "darkside.mission.m3-pit-fighters"
LAB, BESIDE, YELLOW = "14-V.c2", "14-V.b2", "10-V.c2"


def cleared(**said: Any) -> Any:
    """The purple spawn token is gone."""
    return quiet(PIT).so_far(done=("spawn-purple",), **said)


@rule(f"{ID}.objective.remove-purple-spawn", f"{ID}.objective.take-yellow", ID)
def test_the_objective_in_the_lab_removes_the_token_and_yellow_in_an_empty_building_wins() -> None:
    game = quiet(PIT).survivor("drake", at=LAB).survivor("radka", at=YELLOW).players()
    choose(game, "activate drake", take(game, LAB), "end")
    assert goals(game)["remove-purple-spawn"] is True
    choose(game, take(game, YELLOW))
    assert game.result == WON


@rule(f"{ID}.objective.clear-building", "darkside.ambiguity.m3-building")
def test_a_xeno_in_the_building_must_go_first_and_one_in_the_tunnels_does_not_count() -> None:
    game = (
        cleared()
        .survivor("drake", at=YELLOW)
        .survivor("radka", at=BESIDE, hands=["chainsaw"])
        .xenos("11-V.a1", {"driller-worker": 2})
        .xenos(YELLOW, {"driller-worker": 1})
        .xenos(BESIDE, {"driller-worker": 1})
        .dice(6, 6, 6, 6, 6)
        .players()
    )
    board = game.world.board
    lab, near, other = (board.zones[zone(game, place)].building for place in (LAB, BESIDE, YELLOW))
    assert lab == near != other
    choose(game, "activate drake", take(game, YELLOW), "end")
    assert goals(game) == {"remove-purple-spawn": True, "take-yellow": True, "clear-building": False}
    choose(game, "melee chainsaw")
    until(game, "the end")
    assert game.result == WON


# The purple spawn zone


@rule(f"{ID}.rule.purple-spawn-active")
def test_it_is_active_from_the_start() -> None:
    game = quiet(PIT).survivor("drake", at=BESIDE).turn("drake")
    assert spawns(game)[zone(game, LAB)] is True


@pytest.mark.parametrize("how", ["objective", "grenade"])
@rule(f"{ID}.rule.purple-spawn-removal")
def test_the_objective_or_a_grenade_removes_it(how: str) -> None:
    story = Story()
    place = LAB if how == "objective" else BESIDE
    game = quiet(PIT).survivor("drake", at=place, hands=["seismic-grenade"]).turn("drake", sink=story)
    choose(game, take(game, LAB) if how == "objective" else f"blast seismic-grenade {zone(game, LAB)}")
    assert zone(game, LAB) not in spawns(game)
    assert [event.colour for event in story.of(events.SpawnRemoved)] == ["purple"]
    assert survivor(game, "drake").experience == (5 if how == "objective" else 0)
    # The objective goes with the blast, and that is no defeat.
    assert not game.over
    assert game.view()["objectives_lost"] == ([] if how == "objective" else [token_at(game, LAB)])


@rule(f"{ID}.rule.yellow-after-purple-spawn")
def test_yellow_cannot_be_taken_before() -> None:
    game = quiet(PIT).survivor("drake", at=YELLOW).turn("drake")
    assert options(game, "take") == []
    later = cleared().survivor("drake", at=YELLOW).turn("drake")
    assert options(later, "take") == [take(later, YELLOW)]


# Sealing


@rule(
    f"{ID}.rule.sealing-doors", f"{ID}.rule.sealing-doors-permanent", "darkside.mission.indestructible-doors"
)
def test_taking_yellow_shuts_every_access_for_good() -> None:
    game = cleared().survivor("drake", at=YELLOW).xenos(LAB, {"driller-worker": 1}).turn("drake")
    accesses = [door.id for door in game.world.board.doors if door.via == "access"]
    assert len(accesses) == 4
    choose(game, take(game, YELLOW))
    assert game.view()["sealed_doors"] == accesses
    assert set(accesses) <= set(game.view()["closed_doors"])
    beside = [door for door in game.world.board.doors if door.via == "access"]
    choose(game, "end")
    until(game, "action")
    for door in beside:
        one = (
            cleared()
            .survivor("drake", at=YELLOW)
            .survivor("radka", at=door.a)
            .xenos(LAB, {"driller-worker": 1})
            .players()
        )
        choose(one, "activate drake", take(one, YELLOW), "end")
        assert f"open {door.id}" not in options(one)


@rule(f"{ID}.rule.sealing-doors-permanent", "scifi.ambiguity.colored-door-path")
def test_xenos_do_not_get_through_either() -> None:
    board = cleared().survivor("drake", at=YELLOW).turn("drake").world.board
    accesses = [door for door in board.doors if door.via == "access"]
    access = next(d for d in accesses if board.at(BESIDE) in (d.a, d.b))
    tunnel = next(z for z in (access.a, access.b) if board.zones[z].kind == "tunnel")
    room = access.a + access.b - tunnel
    game = (
        cleared()
        .survivor("drake", at=YELLOW)
        .xenos(LAB, {"driller-worker": 1})
        .xenos(tunnel, {"driller-worker": 1})
        .noise(room, 9)
        .turn("drake")
    )
    choose(game, take(game, YELLOW), "end")
    until(game, "action")
    assert game.state.destroyed == 0
    assert game.state.horde[game.world.kind("driller-worker")][room] in (0, 1)
    assert access.id in game.view()["closed_doors"]


@rule("darkside.ambiguity.sealing-doors-supply")
def test_the_doors_are_not_from_the_reserve_and_tokens_lying_there_go_back() -> None:
    board = cleared().survivor("drake", at=YELLOW).turn("drake").world.board
    one, two, *_ = (door.id for door in board.doors if door.via == "access")
    game = (
        cleared()
        .doors(closed=(one,), destroyed=(two,))
        .survivor("drake", at=YELLOW)
        .xenos(LAB, {"driller-worker": 1})
        .turn("drake")
    )
    assert game.view()["door_tokens"] == 3
    choose(game, take(game, YELLOW))
    assert game.view()["door_tokens"] == 5
    assert game.view()["destroyed_doors"] == []


@rule(f"{ID}.defeat.yellow-removed")
def test_lost_when_a_blast_removes_yellow() -> None:
    game = quiet(PIT).survivor("drake", at="10-V.b2", hands=["seismic-grenade"]).turn("drake")
    choose(game, f"blast seismic-grenade {zone(game, YELLOW)}")
    assert game.result == lost(PIT, "yellow-removed")
