"""Dark Side M5: the yellow and the pink objective, then the exit behind the pink door."""

from __future__ import annotations

import pytest

import overrun
from overrun.scifi import events
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    asked,
    carried,
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

BOOK = "darkside/m5-gallants-book"
ID = "darkside.mission.m5-gallants-book"
EXIT, INSIDE, TUNNEL = "10-V.c1", "18-R.b2", "18-R.c2"
POOL = "18-R.a2"
SQUAD = ("miranda", "drake", "reese", "miles", "umkos", "radka")
COLOURS = ["green", "pink", "purple", "red", "red", "red", "red", "yellow"]


@rule(f"{ID}.objective.take-yellow-and-pink", f"{ID}.objective.escape", ID)
def test_yellow_and_pink_in_any_order_and_out() -> None:
    game = (
        quiet(BOOK)
        .picks(7, 1)
        .survivor("drake", at=POOL)
        .survivor("radka", at="18-R.b3")
        .survivor("reese", at=EXIT)
        .players()
    )
    choose(game, "activate drake", take(game, POOL), "end")
    assert goals(game) == {"take-yellow-and-pink": False, "escape": False}
    choose(game, "activate radka", take(game, "18-R.b3"), "end")
    assert goals(game) == {"take-yellow-and-pink": True, "escape": False}
    until(game, "leave")
    choose(game, "leave")
    assert survivor(game, "reese").fate == "away"
    last = quiet(BOOK).taken(0, 1).face_down(*["red"] * 6).survivor("drake", at=EXIT).turn("drake")
    choose(last, "end", "leave")
    assert last.result == WON


@rule(f"{ID}.rule.yellow-spawn", "scifi.spawn.colored-active")
def test_the_yellow_objective_wakes_the_yellow_spawn_zone() -> None:
    for shown in ("yellow", "pink"):
        game = quiet(BOOK).picks(COLOURS.index(shown)).survivor("drake", at=POOL).turn("drake")
        assert spawns(game)[zone(game, "10-V.a1")] is False
        choose(game, take(game, POOL))
        assert spawns(game)[zone(game, "10-V.a1")] is (shown == "yellow")


@rule(f"{ID}.rule.pink-door")
def test_the_pink_door_waits_for_the_pink_objective() -> None:
    for shown in ("pink", "yellow"):
        game = (
            quiet(BOOK)
            .picks(COLOURS.index(shown))
            .survivor("drake", at=INSIDE)
            .survivor("radka", at=POOL)
            .players()
        )
        door = door_between(game, INSIDE, TUNNEL)
        choose(game, "activate drake")
        assert f"open {door}" not in options(game)
        choose(game, "end", take(game, POOL), "end")
        until(game, "activate")
        choose(game, "activate drake")
        assert (f"open {door}" in options(game)) == (shown == "pink")


@rule(f"{ID}.rule.pink-door-destructible", "scifi.ambiguity.locked-door-destroyed")
def test_xenos_tear_the_pink_door_down() -> None:
    story = Story()
    game = (
        quiet(BOOK)
        .survivor("drake", at="14-V.b1")
        .noise(INSIDE, 9)
        .xenos(TUNNEL, {"driller-worker": 1})
        .xenos_phase(sink=story)
    )
    until(game, "action")
    assert [event.door for event in story.of(events.DoorDestroyed)] == [door_between(game, INSIDE, TUNNEL)]


@rule(f"{ID}.setup.search-drones", "darkside.ambiguity.m5-drones")
def test_search_drones_lie_on_the_board_and_are_taken_for_an_action() -> None:
    game = quiet(BOOK).survivor("drake", at="15-V.b3").turn("drake")
    drones = [token for token in game.view()["tokens"] if token["kind"] == "search-drone"]
    assert [token["zone"] for token in drones] == [zone(game, "15-V.b3"), zone(game, "13-V.b1")]
    (text,) = options(game, "take-search-drone")
    choose(game, text)
    until(game, "action")
    assert carried(game, "drake") == ["search-drone"]
    assert survivor(game, "drake").experience == 0
    assert survivor(game, "drake").actions == 2


@rule(f"{ID}.setup.search-drones")
def test_none_is_dealt_at_the_start() -> None:
    for mission, dealt in ((BOOK, False), ("darkside/m9-power-display", True)):
        game = overrun.new(mission, seed=4)
        kinds = []
        while asked(game) != "activate":
            kinds.append(asked(game))
            assert game.question is not None
            choose(game, game.question.options[0].text)
        assert ("drone" in kinds) is dealt
        held = [card for name in SQUAD for card in carried(game, name)]
        assert ("search-drone" in held) is dealt


@rule("darkside.ambiguity.m5-drones", "scifi.ambiguity.blast-removed-tokens")
def test_drones_and_prototypes_stay_through_a_blast() -> None:
    game = quiet(BOOK).survivor("drake", at="15-V.b2", hands=["seismic-grenade"]).turn("drake")
    before = game.view()["tokens"]
    choose(game, f"blast seismic-grenade {zone(game, '15-V.b3')}")
    assert game.view()["tokens"] == before


@pytest.mark.parametrize("shown", ["yellow", "pink", "red", "green"])
@rule(f"{ID}.defeat.yellow-or-pink-removed")
def test_lost_when_yellow_or_pink_is_removed(shown: str) -> None:
    game = (
        quiet(BOOK)
        .picks(COLOURS.index(shown))
        .survivor("drake", at=INSIDE, hands=["seismic-grenade"])
        .turn("drake")
    )
    choose(game, f"blast seismic-grenade {zone(game, POOL)}")
    over = shown in ("yellow", "pink")
    assert game.result == (lost(BOOK, "yellow-or-pink-removed") if over else None)
