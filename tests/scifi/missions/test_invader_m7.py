"""Invader M7: all objectives, then the exit; coloured doors and spawn zones; hellfire shuts spawn zones."""

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
    lost,
    options,
    quiet,
    spawns,
    survivor,
    take,
    until,
    zone,
)

BURGER = "invader/m7-xenium-burger"
ID = "invader.mission.m7-xenium-burger"
EXIT, POOL = "01-R.c2", "06-R.a2"
PURPLE, GREEN = "03-R.b1", "04-R.b1"
ALL = tuple(range(8))


@rule(f"{ID}.objective.take-all", f"{ID}.objective.escape", ID)
def test_all_objectives_and_out() -> None:
    game = (
        quiet(BURGER)
        .taken(*(n for n in ALL if n != 2))
        .face_down("red")
        .survivor("cole", at=POOL)
        .survivor("jared", at=EXIT)
        .players()
    )
    choose(game, "activate cole", take(game, POOL))
    until(game, "action")
    assert goals(game) == {"take-all": True, "escape": False}
    choose(game, "end", "end", "leave")
    assert survivor(game, "jared").fate == "away"
    last = quiet(BURGER).taken(*ALL).face_down().survivor("cole", at=EXIT).turn("cole")
    choose(last, "end", "leave")
    assert last.result == WON


@rule(f"{ID}.defeat.objective-removed")
def test_lost_when_an_objective_burns() -> None:
    game = quiet(BURGER).survivor("cole", at="06-R.b2", hands=["flamethrower+canister"]).turn("cole")
    choose(game, f"blast flamethrower {zone(game, POOL)}")
    assert game.result == lost(BURGER, "objective-removed")


# Spawn zones and doors


@pytest.mark.parametrize(
    ("colour", "own", "one", "other"),
    [
        pytest.param("purple", PURPLE, "03-R.b1", "03-R.b2", marks=rule(f"{ID}.rule.purple-spawn")),
        pytest.param("green", GREEN, "04-R.b2", "04-R.b1", marks=rule(f"{ID}.rule.green-spawn")),
    ],
)
class TestColours:
    @rule(f"{ID}.rule.coloured-doors-ordinary", "scifi.mission.color-activates-spawn")
    def test_the_objective_wakes_it(self, colour: str, own: str, one: str, other: str) -> None:
        pool = ["green", "purple", *["red"] * 6]
        game = quiet(BURGER).picks(pool.index(colour)).survivor("cole", at=POOL).turn("cole")
        assert spawns(game)[zone(game, own)] is False
        choose(game, take(game, POOL))
        assert spawns(game)[zone(game, own)] is True

    @rule("scifi.door.colored-mission-rules", "scifi.ambiguity.colored-door-destroy")
    def test_a_door_destroyed_by_xenos_wakes_it(self, colour: str, own: str, one: str, other: str) -> None:
        story = Story()
        game = (
            quiet(BURGER)
            .survivor("cole", at="02-R.c2", body=["oxygen-tank"])
            .noise(other if own == one else one, 9)
            .xenos(own, worker=1)
            .xenos_phase(sink=story)
        )
        until(game, "activate")
        door = door_between(game, one, other)
        assert [event.door for event in story.of(events.DoorDestroyed)] == [door]
        assert spawns(game)[zone(game, own)] is True


@pytest.mark.parametrize(("own", "beside"), [(PURPLE, "03-R.b2"), (GREEN, "04-R.b2")])
@rule(f"{ID}.rule.coloured-doors-ordinary")
def test_a_coloured_door_is_opened_like_any_other(own: str, beside: str) -> None:
    game = quiet(BURGER).survivor("cole", at=beside).turn("cole")
    door = door_between(game, own, beside)
    assert f"open {door}" in options(game)
    assert spawns(game)[zone(game, own)] is False
    choose(game, f"open {door}")
    assert spawns(game)[zone(game, own)] is True


@rule("scifi.spawn.colored-inactive", "invader.spawn.mold-card")
def test_no_card_puts_xenos_behind_the_coloured_doors() -> None:
    """Mold cards fill every zone with active mold; the sleeping spawn zones have none."""
    game = quiet(BURGER).survivor("cole", at="02-R.c2", body=["oxygen-tank"]).turn("cole")
    asleep = {place for place, awake in spawns(game).items() if not awake}
    assert asleep == {zone(game, PURPLE), zone(game, GREEN)}
    assert asleep.isdisjoint(game.view()["mold"])
    assert set(game.view()["mold"]) == spawns(game).keys() - asleep


@pytest.mark.parametrize("remove", [True, False])
@rule(f"{ID}.rule.hellfire-removes-spawn")
def test_hellfire_may_remove_a_spawn_token_and_the_mold_turns_inactive(remove: bool) -> None:
    game = quiet(BURGER).survivor("cole", at="09-R.b3", hands=["flamethrower+canister"]).turn("cole")
    mine = zone(game, "09-R.c3")
    choose(game, f"blast flamethrower {mine}")
    assert asked(game) == "remove-spawn"
    choose(game, f"remove-spawn {mine}" if remove else "leave-spawn")
    assert (mine in spawns(game)) != remove
    assert mine in game.view()["dead_mold"]
    assert survivor(game, "cole").experience == 0
