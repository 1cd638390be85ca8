"""Invader M8: all objectives and everybody at Orange; a secured airlock that only the bot opens."""

from __future__ import annotations

import pytest

from overrun.scifi import events
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    choose,
    finish,
    goals,
    lost,
    machine,
    options,
    quiet,
    survivor,
    take,
    until,
    zone,
)

ORANGE = "invader/m8-code-orange"
ID = "invader.mission.m8-code-orange"
OUTSIDE, INSIDE, BEHIND = "02-R.a2", "02-R.b2", "02-R.c2"
POOL = "09-R.b3"
OTHERS = (0, 2, 3, 4, 5)
IN_REACH = (2, 3, 4, 5)


@rule(f"{ID}.objective.take-all", f"{ID}.objective.orange-level", "scifi.mission.any-order", ID)
def test_all_objectives_and_everybody_at_orange() -> None:
    game = (
        quiet(ORANGE)
        .taken(*OTHERS)
        .face_down("red")
        .survivor("cole", at=POOL, experience=19)
        .survivor("jared", at="05-R.b1", experience=43, acted=True)
        .turn("cole")
    )
    assert goals(game) == {"take-all": False, "orange-level": True}
    choose(game, take(game, POOL))
    finish(game)
    assert game.result == WON


@rule(f"{ID}.objective.orange-level")
def test_not_won_while_one_is_at_yellow() -> None:
    game = (
        quiet(ORANGE)
        .taken(*OTHERS)
        .face_down("red")
        .survivor("cole", at=POOL, experience=19)
        .survivor("jared", at="05-R.b1", experience=18, acted=True)
        .turn("cole")
    )
    choose(game, take(game, POOL))
    until(game, "action")
    assert goals(game) == {"take-all": True, "orange-level": False}


# The secured door


@rule(f"{ID}.rule.secured-door", "invader.ambiguity.m8-secured-door")
def test_nobody_passes_until_the_bot_has_opened_it() -> None:
    story = Story()
    game = (
        quiet(ORANGE)
        .survivor("mitsuki", at=OUTSIDE, body=["oxygen-tank"])
        .machine("peacekeeper", at="05-R.c3")
        .turn("mitsuki", sink=story)
    )
    assert f"move {zone(game, INSIDE)}" not in options(game)
    assert options(game, "unlock") == []
    choose(game, f"machine-move peacekeeper {zone(game, OUTSIDE)}")
    assert options(game, "unlock") == ["unlock peacekeeper"]
    choose(game, "unlock peacekeeper")
    assert survivor(game, "mitsuki").actions == 1
    assert machine(game, "peacekeeper").active
    assert f"move {zone(game, INSIDE)}" in options(game)
    assert options(game, "unlock") == []
    assert game.view()["sealed_doors"] == []
    assert [news.what for news in story.of(events.MissionNews)] == ["unlocked"]


@rule("invader.ambiguity.m8-secured-door")
def test_the_bot_may_stand_on_either_side() -> None:
    game = quiet(ORANGE).survivor("mitsuki", at=BEHIND).machine("peacekeeper", at=INSIDE).turn("mitsuki")
    assert f"move {zone(game, INSIDE)}" in options(game)
    assert options(game, "unlock") == ["unlock peacekeeper"]


@rule("invader.ambiguity.m8-secured-door", "scifi.ambiguity.colored-door-path")
def test_xenos_neither_pass_nor_destroy_it() -> None:
    game = (
        quiet(ORANGE)
        .survivor("mitsuki", at=BEHIND)
        .survivor("cole", at="05-R.a2")
        .noise(BEHIND, 9)
        .xenos(OUTSIDE, worker=1)
        .xenos_phase()
    )
    until(game, "activate")
    (group,) = game.view()["xenos"]
    assert group["zone"] == zone(game, OUTSIDE)
    assert len(game.view()["sealed_doors"]) == 1


@rule("invader.ambiguity.m8-secured-door", "invader.ambiguity.mold-other-tokens")
def test_mold_does_not_remove_it() -> None:
    game = (
        quiet(ORANGE)
        .taken(0)
        .survivor("mitsuki", at=BEHIND, armour=2)
        .xenos(INSIDE, {"spoiler-abomination": 1})
        .turn("mitsuki")
    )
    choose(game, "noise")
    from overrun.core import Play
    from overrun.scifi.ground.mold import mold_touched

    mold_touched(Play(game.ruleset, game.world, game.state))
    assert zone(game, INSIDE) in game.view()["mold"]
    assert len(game.view()["sealed_doors"]) == 1


@rule(f"{ID}.defeat.bot-destroyed")
def test_lost_when_the_bot_is_destroyed_with_an_objective_behind_the_door() -> None:
    game = quiet(ORANGE).survivor("cole", at="05-R.b1", hands=["flamethrower+canister"]).turn("cole")
    choose(game, f"blast flamethrower {zone(game, '05-R.b2')}")
    assert game.result == lost(ORANGE, "bot-destroyed")


@rule(f"{ID}.defeat.bot-destroyed")
def test_not_lost_when_nothing_lies_behind_it_any_more() -> None:
    game = quiet(ORANGE).taken(0).survivor("cole", at="05-R.b1", hands=["flamethrower+canister"]).turn("cole")
    choose(game, f"blast flamethrower {zone(game, '05-R.b2')}")
    assert not game.over


# Its remote behind it


@rule("invader.ambiguity.m8-remote-locked-in", f"{ID}.setup.hidden-remotes")
def test_the_remote_may_lie_behind_the_door_and_who_has_the_skill_opens_it() -> None:
    game = (
        quiet(ORANGE)
        .taken(*IN_REACH)
        .face_down("green", "red")
        .picks(1, 0)
        .survivor("mitsuki", at=POOL)
        .machine("peacekeeper", at=OUTSIDE)
        .turn("mitsuki")
    )
    choose(game, take(game, POOL))
    until(game, "action")
    assert game.view()["face_down"] == ["green"]
    assert options(game, "unlock") == ["unlock peacekeeper"]


@pytest.mark.parametrize(
    ("who", "experience", "ultrared", "over"),
    [
        pytest.param("cole", 0, False, True, id="nobody has or learns the skill"),
        pytest.param("cole", 0, True, False, id="with ultrared anybody may learn it"),
        pytest.param("baraka", 0, False, False, id="somebody may learn it"),
        pytest.param("baraka", 43, False, True, id="somebody has learnt another one instead"),
        pytest.param("mitsuki", 43, False, False, id="somebody has it"),
    ],
)
@rule(f"{ID}.defeat.remote-locked-in", "invader.ambiguity.m8-remote-locked-in")
def test_lost_once_the_remote_is_locked_in_for_good(
    who: str, experience: int, ultrared: bool, over: bool
) -> None:
    game = (
        quiet(ORANGE, difficulty={"ultrared": ultrared})
        .taken(*IN_REACH)
        .face_down("green", "red")
        .picks(1, 0)
        .survivor(who, at=POOL, experience=experience)
        .survivor("jared", at="05-R.b1", acted=True)
        .turn(who)
    )
    choose(game, take(game, POOL))
    until(game, "action")
    assert game.result == (lost(ORANGE, "remote-locked-in") if over else None)


@pytest.mark.parametrize(
    ("taken", "pool", "picks"),
    [
        pytest.param(IN_REACH, ("green", "red"), (0,), id="somebody has taken it"),
        pytest.param(IN_REACH[1:], ("green", "red", "red"), (1, 0), id="it may still lie elsewhere"),
        pytest.param(
            (0, *IN_REACH[1:]), ("green", "red"), (1, 0), id="nothing lies behind the door any more"
        ),
    ],
)
@rule(f"{ID}.defeat.remote-locked-in", "invader.ambiguity.m8-remote-locked-in")
def test_not_lost_while_the_remote_is_in_hand_or_in_reach(
    taken: tuple[int, ...], pool: tuple[str, ...], picks: tuple[int, ...]
) -> None:
    game = quiet(ORANGE).taken(*taken).face_down(*pool).picks(*picks).survivor("cole", at=POOL).turn("cole")
    choose(game, take(game, POOL))
    until(game, "action")
    assert not game.over


@rule(f"{ID}.defeat.objective-removed")
def test_lost_when_an_objective_burns() -> None:
    game = quiet(ORANGE).survivor("cole", at="09-R.b2", hands=["flamethrower+canister"]).turn("cole")
    choose(game, f"blast flamethrower {zone(game, POOL)}")
    assert game.result == lost(ORANGE, "objective-removed")
