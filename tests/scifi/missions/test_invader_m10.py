"""Invader M10: all objectives, new oxygen tanks for everybody, samples of everything."""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.scifi import events
from overrun.scifi.phases.xenos import supply
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    carried,
    choose,
    finish,
    goals,
    lost,
    options,
    quiet,
    survivor,
    take,
    until,
    zone,
)

ROOTS = "invader/m10-back-to-the-roots"
ID = "invader.mission.m10-back-to-the-roots"
ALL = tuple(range(6))
XENOS = ("worker", "tank", "hunter", "spoiler-abomination")
OUTSIDE, AIRLOCK = "05-R.c2", "05-R.b2"
SPAWN = "09-R.c1"


def nearly(*missing: str, **said: Any) -> Any:
    """A position in which everything is done but what is missing."""
    scenario = quiet(ROOTS).so_far(samples=tuple(k for k in (*XENOS, "mold") if k not in missing))
    taken = ALL[1:] if "objective" in missing else ALL
    scenario.taken(*taken).face_down(*["red"] * ("objective" in missing))
    return scenario


@rule(f"{ID}.objective.take-all", f"{ID}.objective.new-tanks", f"{ID}.objective.gather-samples", ID)
def test_the_last_objective_wins_when_the_rest_is_done() -> None:
    game = nearly("objective").survivor("cole", at="01-V.c3", body=["oxygen-tank"]).turn("cole")
    assert goals(game) == {"take-all": False, "new-tanks": True, "gather-samples": True}
    choose(game, take(game, "01-V.c3"))
    finish(game)
    assert game.result == WON


@rule(f"{ID}.objective.new-tanks", "invader.ambiguity.m10-samples")
def test_the_last_tank_wins_and_a_starting_tank_does_not_count() -> None:
    game = (
        nearly()
        .survivor("cole", at="05-R.b1")
        .survivor("jared", at="05-R.b3", body=["oxygen-tank"], acted=True)
        .turn("cole")
    )
    assert goals(game)["new-tanks"] is False
    choose(game, "oxygen")
    finish(game, "keep oxygen-tank")
    assert game.result == WON
    first = nearly().survivor("cole", at=OUTSIDE, body=["oxygen-tank"], first_tank=True).turn("cole")
    assert goals(first)["new-tanks"] is False


# Tanks and airlocks


@rule(f"{ID}.rule.starting-tank-discarded", "invader.ambiguity.m10-airlock")
def test_the_starting_tank_goes_back_in_the_first_airlock() -> None:
    story = Story()
    game = (
        quiet(ROOTS)
        .survivor("cole", at=OUTSIDE, body=["oxygen-tank"], first_tank=True)
        .turn("cole", sink=story)
    )
    before = game.view()["oxygen"]
    choose(game, f"move {zone(game, AIRLOCK)}")
    assert carried(game, "cole") == []
    assert game.view()["oxygen"] == before + 1
    assert [event.card for event in story.of(events.CardDiscarded)] == ["oxygen-tank"]


@rule(f"{ID}.rule.starting-tank-discarded")
def test_the_tank_of_the_set_up_is_the_starting_tank() -> None:
    game = overrun.new(ROOTS, seed=1)
    state = game.state
    assert [game.world.cards[who.first_tank].id for who in state.survivors] == ["oxygen-tank"] * 6
    assert all(who.first_tank in who.slots for who in state.survivors)


@rule(f"{ID}.rule.starting-tank-discarded")
def test_swapping_starting_tanks_makes_none_of_them_new() -> None:
    game = (
        nearly()
        .survivor("cole", at=OUTSIDE, body=["oxygen-tank"], first_tank=True)
        .survivor("jared", at=OUTSIDE, body=["oxygen-tank"], first_tank=True)
        .players()
    )
    cole, jared = survivor(game, "cole"), survivor(game, "jared")
    cole.slots, jared.slots = jared.slots, cole.slots
    for name in ("cole", "jared"):
        choose(game, *[f"activate {name}"] * (name == "cole"), f"move {zone(game, AIRLOCK)}")
        assert carried(game, name) == []
        choose(game, "end")
    assert not game.over


@rule("invader.ambiguity.m10-airlock")
def test_a_new_tank_stays() -> None:
    game = quiet(ROOTS).survivor("cole", at=OUTSIDE, body=["oxygen-tank"]).turn("cole")
    choose(game, f"move {zone(game, AIRLOCK)}")
    assert carried(game, "cole") == ["oxygen-tank"]


# Samples


@pytest.mark.parametrize("kind", ["worker", "tank", "hunter"])
@rule(f"{ID}.rule.xeno-samples", f"{ID}.rule.sample-xp")
def test_the_first_of_a_kind_eliminated_hand_to_hand_is_kept(kind: str) -> None:
    from overrun.core import Play

    game = (
        quiet(ROOTS)
        .survivor("cole", at="05-R.b1", hands=["chainsaw"])
        .xenos("05-R.b1", {kind: 2})
        .dice(6, 6, 6, 6, 6)
        .turn("cole")
    )
    before = supply(Play(game.ruleset, game.world, game.state), game.world.kind(kind))
    choose(game, "melee chainsaw")
    until(game, "action")
    assert game.view()["samples"] == [kind]
    assert survivor(game, "cole").experience == 7
    after = supply(Play(game.ruleset, game.world, game.state), game.world.kind(kind))
    assert after == before + 1


@rule("invader.ambiguity.m10-samples", f"{ID}.rule.sample-xp")
def test_each_sample_counts_once() -> None:
    game = (
        quiet(ROOTS)
        .so_far(samples=("worker",))
        .survivor("cole", at="05-R.b1", hands=["sledge"])
        .xenos("05-R.b1", worker=1)
        .dice(6, 6, 6)
        .turn("cole")
    )
    choose(game, "melee sledge")
    until(game, "action")
    assert survivor(game, "cole").experience == 1


@rule(f"{ID}.rule.xeno-samples")
def test_a_shot_is_no_sample() -> None:
    game = (
        quiet(ROOTS)
        .survivor("cole", at="05-R.b1", hands=["smg"])
        .xenos("05-R.b2", worker=1)
        .dice(6, 6, 6)
        .turn("cole")
    )
    choose(game, f"shoot smg {zone(game, '05-R.b2')}")
    until(game, "action")
    assert game.view()["samples"] == []
    assert survivor(game, "cole").experience == 1


@rule(f"{ID}.rule.abomination-sample", "invader.ambiguity.m10-samples")
def test_an_abomination_counts_and_its_figure_goes_back() -> None:
    game = (
        quiet(ROOTS)
        .survivor("cole", at="05-R.b1", hands=["sledge"], skills=("super-strength",))
        .xenos("05-R.b1", {"spoiler-abomination": 1})
        .mold("05-R.b1")
        .dice(6, 6, 6)
        .turn("cole")
    )
    choose(game, "melee sledge")
    until(game, "action")
    assert game.view()["samples"] == ["spoiler-abomination"]
    assert survivor(game, "cole").experience == 10
    assert game.view()["supply"]["spoiler-abomination"] == 1


@rule("invader.ambiguity.m10-samples")
def test_a_bots_melee_counts_for_its_controller() -> None:
    game = (
        quiet(ROOTS)
        .survivor("mitsuki", at="05-R.b1")
        .machine("peacekeeper", at="05-R.a1")
        .xenos("05-R.a1", worker=1)
        .dice(6, 6, 6)
        .turn("mitsuki")
    )
    choose(game, "machine-melee peacekeeper")
    until(game, "action")
    assert game.view()["samples"] == ["worker"]
    assert survivor(game, "mitsuki").experience == 6


@rule(f"{ID}.rule.mold-sample", f"{ID}.setup.set-aside-blue-white")
def test_mold_is_gathered_in_a_spawn_zone_for_an_action() -> None:
    game = nearly("mold").survivor("cole", at=SPAWN, body=["oxygen-tank"]).turn("cole")
    assert all(token["colour"] not in ("blue", "white") for token in game.view()["objectives"])
    assert options(game, "gather-mold") == ["gather-mold"]
    choose(game, "gather-mold")
    assert game.result == WON
    elsewhere = nearly("mold").survivor("cole", at="09-R.b1", body=["oxygen-tank"]).turn("cole")
    assert options(elsewhere, "gather-mold") == []


@rule(f"{ID}.rule.mold-sample")
def test_mold_counts_once_and_gives_five_points() -> None:
    game = quiet(ROOTS).survivor("cole", at=SPAWN).turn("cole")
    choose(game, "gather-mold")
    assert survivor(game, "cole").experience == 5
    assert survivor(game, "cole").actions == 2
    assert options(game, "gather-mold") == []


# Defeats


@rule(f"{ID}.defeat.objective-removed")
def test_lost_when_an_objective_burns() -> None:
    game = quiet(ROOTS).survivor("cole", at="09-R.b2", hands=["flamethrower+canister"]).turn("cole")
    choose(game, f"blast flamethrower {zone(game, '09-R.b3')}")
    assert game.result == lost(ROOTS, "objective-removed")


@pytest.mark.parametrize("tank", [True, False])
@rule(f"{ID}.defeat.oxygen-rooms-lost")
def test_lost_when_all_oxygen_rooms_are_gone_and_somebody_has_no_new_tank(tank: bool) -> None:
    scenario = nearly("mold")
    world = scenario.survivor("cole", at="01-V.c3", body=["oxygen-tank"] * tank).turn("cole").world
    rooms = [z.id for z in world.board.zones if z.special == "oxygen"]
    assert len(rooms) >= 2
    game = nearly("mold").survivor("cole", at="01-V.c3", body=["oxygen-tank"] * tank).dead_mold(*rooms)
    position = game.turn("cole")
    choose(position, "end")
    until(position, "action")
    assert position.result == (None if tank else lost(ROOTS, "oxygen-rooms-lost"))
