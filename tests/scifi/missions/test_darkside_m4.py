"""Dark Side M4: both remotes, and two pits destroyed by two grenades each; machines are hostile at first."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.scifi import events
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    asked,
    choose,
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

RESET = "darkside/m4-hard-reset"
ID = "darkside.mission.m4-hard-reset"
PITS = {"14-R.b2": "10-V.b1", "17-V.b2": "16-R.b3"}
BOT, SENTRY = "15-R.b2", "10-V.b2"
SAFE = "13-R.b2"


def grenadier(pit: str, grenades: int = 2, **said: Any) -> Any:
    return quiet(RESET, **said).survivor("umkos", at=PITS[pit], hands=["seismic-grenade"] * grenades)


# Victory


@rule(f"{ID}.objective.take-remotes", f"{ID}.objective.destroy-pits", "scifi.mission.any-order", ID)
def test_the_last_remote_wins_when_both_pits_are_destroyed() -> None:
    scenario = quiet(RESET).survivor("drake", at="15-R.b1")
    pits = [zone(scenario.turn("drake"), pit) for pit in PITS]
    game = (
        quiet(RESET)
        .so_far(done=tuple(f"pit-{pit}" for pit in pits))
        .taken(0)
        .face_down("purple", "red", "red", "red", "red")
        .picks(0)
        .survivor("drake", at="15-R.b1", tokens=("green",))
        .turn("drake")
    )
    assert goals(game) == {"take-remotes": False, "destroy-pits": True}
    choose(game, take(game, "15-R.b1"))
    assert game.result == WON


@pytest.mark.parametrize("pit", list(PITS))
@rule(f"{ID}.objective.destroy-pits", f"{ID}.rule.two-grenades", "darkside.ambiguity.m4-grenades")
def test_two_grenades_in_one_players_phase_destroy_a_pit_and_its_spawn_token(pit: str) -> None:
    game = grenadier(pit).turn("umkos")
    mine = zone(game, pit)
    choose(game, f"blast seismic-grenade {mine}")
    assert mine in game.view()["filled_pits"]
    assert mine in spawns(game)
    assert game.state.done == ()
    choose(game, f"blast seismic-grenade {mine}")
    assert mine not in spawns(game)
    assert f"pit-{mine}" in game.state.done


@rule("darkside.ambiguity.m4-grenades")
def test_both_pits_win_with_the_remotes() -> None:
    first, second = PITS
    scenario = grenadier(second).taken(0, 1).face_down("red", "red", "red", "red")
    done = f"pit-{zone(scenario.turn('umkos'), first)}"
    game = scenario.so_far(done=(done,)).turn("umkos")
    choose(game, *[f"blast seismic-grenade {zone(game, second)}"] * 2)
    assert game.result == WON


@pytest.mark.parametrize("any_phase", [False, True])
@rule("darkside.ambiguity.m4-grenades", f"{ID}.rule.two-grenades")
def test_grenades_of_two_phases_add_up_only_by_a_house_rule_and_only_for_the_objective(
    any_phase: bool,
) -> None:
    game = grenadier("14-R.b2", grenades=2, house={"grenades_of_any_phase": any_phase}).turn("umkos")
    mine, other = (zone(game, pit) for pit in PITS)
    choose(game, f"blast seismic-grenade {mine}", "end")
    assert f"pit-{mine}" not in game.state.done
    until(game, "action")
    assert game.round == 2
    choose(game, f"blast seismic-grenade {mine}")
    assert mine in spawns(game)
    assert (f"pit-{mine}" in game.state.done) is any_phase
    assert f"pit-{other}" not in game.state.done


@rule("darkside.ambiguity.m4-spawn-zones", f"{ID}.rule.two-grenades")
def test_a_third_spawn_zone_stays_whatever_is_thrown_into_it() -> None:
    game = quiet(RESET).survivor("umkos", at="13-R.b3", hands=["seismic-grenade"] * 2).turn("umkos")
    third = zone(game, "13-R.a3")
    assert spawns(game) == {third: True, **{zone(game, pit): True for pit in PITS}}
    choose(game, *[f"blast seismic-grenade {third}"] * 2)
    assert third in spawns(game)
    assert game.state.done == ()


# Hostile machines


@rule(f"{ID}.rule.hostile-machines", f"{ID}.rule.hostile-attack", "darkside.ambiguity.m4-hostile")
def test_a_hostile_machine_attacks_the_noisiest_zone_it_sees() -> None:
    story = Story()
    game = (
        quiet(RESET)
        .survivor("drake", at="15-R.b1", armour=3)
        .survivor("radka", at="15-R.b3", armour=3)
        .noise("15-R.b3", 1)
        .dice(6, 1, 1)
        .xenos_phase(sink=story)
    )
    (attack,) = [event for event in story.of(events.Attacked) if event.machine == "vindicator"]
    assert attack.zone == zone(game, "15-R.b3")
    assert survivor(game, "radka").armour == 1
    assert survivor(game, "drake").armour == 3


@rule(f"{ID}.rule.hostile-attack")
def test_between_equally_loud_zones_the_team_chooses() -> None:
    game = (
        quiet(RESET)
        .survivor("drake", at="15-R.b1")
        .survivor("radka", at="15-R.b3")
        .dice(1, 1, 1)
        .xenos_phase()
    )
    assert asked(game) == "hostile-target"
    assert options(game) == [f"target {zone(game, '15-R.b1')}", f"target {zone(game, '15-R.b3')}"]


@rule(f"{ID}.rule.hostile-attack-roll", "darkside.ambiguity.m4-hostile")
def test_hits_fall_on_survivors_as_the_players_like_and_xenos_are_not_hit() -> None:
    game = (
        quiet(RESET)
        .survivor("drake", at="15-R.b1", armour=3)
        .survivor("reese", at="15-R.b1", armour=3)
        .xenos("15-R.b1", {"driller-worker": 1})
        .dice(4, 4, 3)
        .xenos_phase()
    )
    until(game, "hostile-hit")
    choose(game, "hit drake", "hit reese")
    assert sum(game.state.horde[game.world.kind("driller-worker")]) == 1
    until(game, "activate")
    assert not machine(game, "vindicator").active
    armour = survivor(game, "drake").armour + survivor(game, "reese").armour
    assert armour == 6 - 2 * 2 - 1


@rule(f"{ID}.rule.hostile-machines-stay")
def test_standing_at_the_hostile_sentry_gun_gives_no_control_and_leaving_costs_nothing() -> None:
    game = quiet(RESET).survivor("drake", at=SENTRY).turn("drake")
    assert options(game, "machine-shoot") == []
    choose(game, f"move {zone(game, '10-V.c2')}")
    assert survivor(game, "drake").actions == 2
    assert machine(game, "maul").zone == zone(game, SENTRY)


@rule(f"{ID}.rule.hostile-machines-stay")
def test_a_hostile_bot_does_not_move() -> None:
    game = quiet(RESET).survivor("drake", at=SAFE).noise("15-R.b1", 9).xenos_phase()
    until(game, "action")
    assert machine(game, "vindicator").zone == zone(game, BOT)


@pytest.mark.parametrize(("how", "friendly"), [("token", "vindicator"), ("skill", "maul"), ("none", "")])
@rule(f"{ID}.rule.hostile-machines", "scifi.machine.control")
def test_a_remote_or_a_skill_makes_a_machine_friendly_for_good(how: str, friendly: str) -> None:
    said: dict[str, Any] = {
        "token": {"tokens": ("green",)},
        "skill": {"skills": ("remote-control-sentry",)},
        "none": {},
    }[how]
    game = quiet(RESET).survivor("drake", at=SAFE, **said).turn("drake")
    choose(game, "noise", "end")
    until(game, "action")
    assert [m["id"] for m in game.view()["machines"] if not m["hostile"]] == [friendly] * bool(friendly)


@rule("darkside.ambiguity.m4-hostile")
def test_a_friendly_sentry_gun_is_used_by_whoever_stands_there() -> None:
    game = quiet(RESET).survivor("drake", at=SENTRY).survivor("reese", at=SAFE, tokens=("purple",)).players()
    choose(game, "activate reese", "noise", "end")
    assert any(text.startswith("machine-shoot maul") for text in options(game))


@pytest.mark.parametrize("place", [BOT, "15-R.b1"])
@rule("darkside.ambiguity.m4-hostile", "scifi.machine.swap")
def test_another_bot_fights_with_its_own_weapons(place: str) -> None:
    """A Peacekeeper strikes in its own zone too; there the Vindicator could do nothing."""
    story = Story()
    boxes: dict[str, Any] = {"boxes": ["invader", "darkside"], "machines": ["peacekeeper"]}
    game = quiet(RESET, **boxes).survivor("drake", at=place, armour=3).dice(4, 4, 1).xenos_phase(sink=story)
    until(game, "action")
    (attack,) = [event for event in story.of(events.Attacked) if event.machine == "peacekeeper"]
    assert (attack.mode, attack.zone) == ("melee" if place == BOT else "ranged", zone(game, place))
    assert survivor(game, "drake").armour == 1
    calm = quiet(RESET).survivor("drake", at=BOT, armour=3).dice(4, 4, 1).xenos_phase()
    until(calm, "action")
    assert survivor(calm, "drake").armour == 3


# Defeats


@pytest.mark.parametrize(("place", "beside"), [(BOT, "15-R.a2"), (SENTRY, "10-V.c2")])
@rule(f"{ID}.defeat.machine-destroyed")
def test_lost_when_a_machine_is_destroyed(place: str, beside: str) -> None:
    game = quiet(RESET).survivor("drake", at=beside, hands=["seismic-grenade"]).turn("drake")
    choose(game, f"blast seismic-grenade {zone(game, place)}")
    assert game.result == lost(RESET, "machine-destroyed")


@pytest.mark.parametrize(("pick", "over"), [(0, True), (1, True), (2, False)])
@rule(f"{ID}.defeat.remote-removed")
def test_lost_when_a_blast_removes_a_remote(pick: int, over: bool) -> None:
    game = quiet(RESET).picks(pick).survivor("drake", at="11-V.b2", hands=["seismic-grenade"]).turn("drake")
    choose(game, f"blast seismic-grenade {zone(game, '11-V.c2')}")
    assert game.result == (lost(RESET, "remote-removed") if over else None)
    assert game.view()["objectives_lost"] == [token_at(game, "11-V.c2")]
