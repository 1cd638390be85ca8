"""Dark Side M10: charges to two pillars, which take tiles along when they fall; then the exit."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.scifi import events, invariants
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    asked,
    choose,
    door_between,
    goals,
    lost,
    machine,
    options,
    quiet,
    spawns,
    survivor,
    take,
    token_at,
    until,
    zone,
)

DEMO = "darkside/m10-demo-squad"
ID = "darkside.mission.m10-demo-squad"
YELLOW, PINK, EXIT = "16-V.b2", "13-R.b2", "17-R.c2"
SAFE = "17-R.c1"
RED = "12-V.b3"
FIRST, SECOND = "17-R.a1", "15-V.a1"


def loaded(*charges: str, at: str = SAFE, **said: Any) -> Any:
    """Drake in a safe place; these charges are set already, none is missing."""
    return quiet(DEMO).so_far(charges=charges).survivor("drake", at=at, tokens=("red",) * 4, **said)


@rule(f"{ID}.objective.collapse-yellow", f"{ID}.objective.collapse-pink", f"{ID}.objective.escape", ID)
def test_yellow_then_pink_then_out() -> None:
    game = loaded("yellow", "yellow", "pink", "pink", at=EXIT).turn("drake")
    assert options(game, "collapse") == ["collapse yellow"]
    choose(game, "collapse yellow")
    assert goals(game) == {"collapse-yellow": True, "collapse-pink": False, "escape": False}
    assert options(game, "collapse") == ["collapse pink"]
    choose(game, "collapse pink")
    assert goals(game) == {"collapse-yellow": True, "collapse-pink": True, "escape": False}
    assert survivor(game, "drake").actions == 3
    choose(game, "end", "leave")
    assert game.result == WON


@rule("scifi.ambiguity.ordered-take-early")
def test_charges_may_be_set_at_pink_first_but_it_falls_only_after_yellow() -> None:
    game = loaded("pink", at=PINK).turn("drake")
    choose(game, "set-charge pink")
    assert game.view()["charges"] == {"pink": 2}
    assert options(game, "collapse") == []


# Charges


@rule(f"{ID}.rule.charges-carried", f"{ID}.rule.objective-xp")
def test_red_objectives_are_charges_to_carry() -> None:
    game = quiet(DEMO).picks(2).survivor("drake", at=RED).turn("drake")
    choose(game, take(game, RED))
    assert survivor(game, "drake").tokens == ("red",)
    assert survivor(game, "drake").experience == 5
    assert [card for card in survivor(game, "drake").slots if card >= 0] == []


@pytest.mark.parametrize("place", [YELLOW, PINK])
@rule(f"{ID}.rule.pillars")
def test_pillars_cannot_be_taken(place: str) -> None:
    game = loaded(at=place).turn("drake")
    assert options(game, "take") == []


@rule(f"{ID}.rule.set-charge")
def test_a_charge_costs_an_action_and_there_are_two_at_most() -> None:
    game = loaded(at=YELLOW).turn("drake")
    choose(game, "set-charge yellow")
    drake = survivor(game, "drake")
    assert (len(drake.tokens), drake.actions, drake.experience) == (3, 2, 0)
    assert options(game, "collapse") == []
    choose(game, "set-charge yellow")
    assert options(game, "set-charge") == []
    empty = quiet(DEMO).survivor("drake", at=YELLOW, tokens=("green",)).turn("drake")
    assert options(empty, "set-charge") == []


@rule(f"{ID}.rule.collapse-moment", "darkside.ambiguity.m10-trigger")
def test_a_pillar_falls_in_anybodys_turn_for_nothing() -> None:
    game = loaded("yellow", "yellow").survivor("radka", at=EXIT, actions=0).turn("radka")
    assert options(game, "collapse") == ["collapse yellow"]
    choose(game, "collapse yellow")
    assert survivor(game, "radka").actions == 0


# What goes with the tiles


@rule(f"{ID}.rule.yellow-collapse", "darkside.ambiguity.m10-removed-things")
def test_yellow_takes_two_tiles_with_all_contents() -> None:
    story = Story()
    game = (
        loaded("yellow", "yellow")
        .xenos("12-V.b2", {"driller-worker": 2})
        .noise("16-V.b3", 2)
        .filled_pits("12-V.b1")
        .doors(closed=(("12-V.b3", "12-V.b2"),))
        .turn("drake", sink=story)
    )
    assert game.view()["door_tokens"] == 4
    before = game.view()["supply"]["driller-worker"]
    choose(game, "collapse yellow")
    view = game.view()
    assert sorted(view["removed_tiles"]) == ["12-V", "16-V"]
    assert view["supply"]["driller-worker"] == before + 2
    assert survivor(game, "drake").experience == 0
    assert machine(game, "vindicator").fate == "dead"
    assert view["door_tokens"] == 5
    assert view["noise_tokens"] == {}
    assert view["filled_pits"] == []
    gone = {zone(game, place) for place in (RED, "12-V.c1", "16-V.b3", YELLOW)}
    assert not gone & {token["zone"] for token in view["objectives"]}
    kept = {t["zone"] for t in view["tokens"]}
    assert kept == {zone(game, "18-V.b1"), zone(game, "15-V.c2")}
    assert story.of(events.TilesRemoved)[0].tiles == ("12-V", "16-V")


@rule("darkside.ambiguity.m10-removed-things")
def test_the_torn_edge_is_the_edge_of_the_board() -> None:
    game = loaded("yellow", "yellow", at="18-V.b1").turn("drake")
    beyond = zone(game, "12-V.a2")
    assert f"move {beyond}" in options(game)
    choose(game, "collapse yellow")
    assert f"move {beyond}" not in options(game)


@rule(
    f"{ID}.rule.pink-collapse",
    f"{ID}.rule.straddling-17-18",
    f"{ID}.rule.straddling-13-15",
    "darkside.ambiguity.m10-straddling",
)
def test_pink_leaves_the_straddling_zones_on_their_other_tiles() -> None:
    game = (
        loaded("yellow", "yellow", "pink", "pink")
        .survivor("radka", at=FIRST, acted=True)
        .xenos(SECOND, {"driller-worker": 1})
        .xenos("13-R.b3", {"driller-worker": 1})
        .turn("drake")
    )
    choose(game, "collapse yellow", "collapse pink")
    assert sorted(game.view()["removed_tiles"]) == ["12-V", "13-R", "16-V", "18-V"]
    both = {zone(game, FIRST), zone(game, SECOND)}
    assert set(spawns(game)) == both
    assert set(game.view()["pits"]) == both
    assert survivor(game, "radka").fate == "alive"
    assert [group["zone"] for group in game.view()["xenos"]] == [zone(game, SECOND)]


# Defeats


@rule(f"{ID}.defeat.starting-survivor-removed")
def test_lost_when_somebody_stands_there() -> None:
    game = loaded("yellow", "yellow").survivor("radka", at="12-V.b2", hands=["sledge"], acted=True)
    position = game.turn("drake")
    choose(position, "collapse yellow")
    assert position.result == lost(DEMO, "starting-survivor-removed")
    assert survivor(position, "radka").fate == "dead"
    invariants.check(position.world, position.state)


@rule(f"{ID}.defeat.too-few-charges")
def test_lost_when_a_charge_is_missing() -> None:
    game = quiet(DEMO).picks(2).survivor("drake", at="12-V.b2", hands=["seismic-grenade"]).turn("drake")
    choose(game, f"blast seismic-grenade {zone(game, RED)}")
    assert game.result == lost(DEMO, "too-few-charges")
    green = quiet(DEMO).picks(0).survivor("drake", at="12-V.b2", hands=["seismic-grenade"]).turn("drake")
    choose(green, f"blast seismic-grenade {zone(green, RED)}")
    assert not green.over


@rule(f"{ID}.defeat.too-few-charges")
def test_charges_that_fall_with_a_tile_are_missing_too() -> None:
    game = (
        quiet(DEMO)
        .so_far(charges=("yellow", "yellow"))
        .taken(4, 5)
        .face_down("red", "red", "green", "purple")
    )
    position = game.picks(0, 0, 0).survivor("drake", at=SAFE).turn("drake")
    choose(position, "collapse yellow")
    until(position, "action")
    assert position.result == lost(DEMO, "too-few-charges")


@pytest.mark.parametrize(("place", "beside"), [(YELLOW, "16-V.b1"), (PINK, "13-R.a2")])
@rule(f"{ID}.defeat.pillar-removed")
def test_lost_when_a_pillar_is_blown_up_the_wrong_way(place: str, beside: str) -> None:
    game = loaded(at=beside, hands=["seismic-grenade"]).turn("drake")
    choose(game, f"blast seismic-grenade {zone(game, place)}")
    assert game.result == lost(DEMO, "pillar-removed")
    assert game.view()["objectives_lost"] == [token_at(game, place)]
    assert asked(game) == ""
    assert door_between(game, YELLOW, "16-V.b3") >= 0
