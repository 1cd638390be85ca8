"""Invader M6: burn spawn tokens until the purple one is found."""

from __future__ import annotations

from typing import Any

from overrun.scifi import events
from overrun.testing import rule

from .tools import WON, Story, asked, choose, finish, goals, options, quiet, spawns, survivor, zone

FIRE = "invader/m6-playing-with-fire"
ID = "invader.mission.m6-playing-with-fire"
CORNER, BESIDE = "01-V.a1", "01-V.a2"
HIDDEN = ("01-V.a1", "02-V.c3")


def burning(pick: int, **said: Any) -> Any:
    """Cole burns the corner; the purple token is the one of this number."""
    story = Story()
    game = (
        quiet(FIRE)
        .picks(pick)
        .survivor("cole", at=BESIDE, hands=["flamethrower+canister"])
        .turn("cole", sink=story)
    )
    choose(game, f"blast flamethrower {zone(game, CORNER)}")
    return game, story


@rule(f"{ID}.objective.destroy-purple-spawn", f"{ID}.rule.reveal-removed-spawn", ID)
def test_won_when_the_purple_token_burns() -> None:
    game, story = burning(0)
    assert goals(game) == {"destroy-purple-spawn": False}
    choose(game, f"remove-spawn {zone(game, CORNER)}")
    assert game.result == WON
    assert [event.colour for event in story.of(events.SpawnRemoved)] == ["purple"]


@rule(f"{ID}.rule.hellfire-removes-spawn", f"{ID}.rule.no-spawn-xp", "invader.ambiguity.mold-token-removed")
def test_a_red_one_is_gone_with_its_mold_and_without_points() -> None:
    game, story = burning(1)
    choose(game, f"remove-spawn {zone(game, CORNER)}")
    assert [event.colour for event in story.of(events.SpawnRemoved)] == ["red"]
    assert zone(game, CORNER) not in spawns(game)
    assert zone(game, CORNER) not in game.view()["mold"] + game.view()["dead_mold"]
    assert survivor(game, "cole").experience == 0
    assert not game.over


@rule(f"{ID}.rule.hellfire-removes-spawn", "invader.ambiguity.m6-hidden-active")
def test_removing_it_is_a_choice() -> None:
    game, _ = burning(0)
    assert asked(game) == "remove-spawn"
    assert options(game) == [f"remove-spawn {zone(game, CORNER)}", "leave-spawn"]
    choose(game, "leave-spawn")
    assert spawns(game)[zone(game, CORNER)] is True
    assert zone(game, CORNER) in game.view()["dead_mold"]
    assert not game.over


@rule(f"{ID}.rule.hellfire-removes-spawn")
def test_tokens_on_other_tiles_stay() -> None:
    game = quiet(FIRE).survivor("cole", at="08-R.b3", hands=["flamethrower+canister"]).turn("cole")
    choose(game, f"blast flamethrower {zone(game, '09-R.b3')}")
    assert asked(game) == "action"


@rule(f"{ID}.setup.hidden-purple-spawn", "invader.ambiguity.m6-hidden-active")
def test_nobody_sees_which_it_is_and_all_spawn() -> None:
    positions = [quiet(FIRE).picks(n).survivor("cole", at=BESIDE).turn("cole") for n in range(len(HIDDEN))]
    assert all(game.view() == positions[0].view() for game in positions)
    game = positions[0]
    hidden = {spawn["zone"]: spawn for spawn in game.view()["spawns"] if spawn["colour"] == "face-down"}
    assert sorted(hidden) == sorted(zone(game, place) for place in HIDDEN)
    assert all(spawn["active"] for spawn in hidden.values())
    secret = [[spawn.colour for spawn in game.state.spawns] for game in positions]
    assert [colours.index("purple") for colours in secret] == [0, 1]
    assert all(colours.count("purple") == 1 for colours in secret)


@rule("invader.end.lose-mold-chain")
def test_a_chain_of_mold_between_two_of_them_loses() -> None:
    between = ("01-V.a2", "01-V.a3", "02-V.a1", "02-V.a2", "02-V.a3", "02-V.b3")
    game = quiet(FIRE).mold(*between).survivor("cole", at="07-R.c2").turn("cole")
    choose(game, "end")
    finish(game)
    assert game.result is not None
    assert game.result.reason == "invader.end.lose-mold-chain"
