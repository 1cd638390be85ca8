"""Misses that hit friends."""

import pytest

from overrun.scifi import events
from overrun.testing import rule
from tests.scifi.fights import Told, alone, asked, choose, machine, texts, who, xenos


@rule(
    "scifi.ex.friendly-fire",
    "scifi.combat.ff-misses-hit",
    "scifi.combat.ff-damage",
    "scifi.combat.ff-hits-safe",
    "invader.equipment.assault-shotgun",
)
def test_a_miss_hits_the_friend_in_the_zone() -> None:
    position = alone("mitsuki", hands=["assault-shotgun"]).survivor("jared", at=1)
    game = position.xenos(1, worker=2).dice(6, 6, 1).turn("mitsuki")
    game.choose("shoot assault-shotgun 1")
    assert xenos(game, 1) == {}
    assert who(game, "mitsuki").experience == 2
    assert who(game, "jared").armour == 2


@rule("scifi.combat.ff-hits-safe")
def test_hits_without_a_target_harm_nobody() -> None:
    position = alone("mitsuki", hands=["assault-shotgun"]).survivor("jared", at=1)
    game = position.dice(6, 6, 6).turn("mitsuki")
    game.choose("shoot assault-shotgun 1")
    assert who(game, "jared").armour == 3


@rule("scifi.combat.ff-assign", "scifi.ambiguity.team-decisions")
def test_the_players_share_stray_shots_as_they_like() -> None:
    position = alone("mitsuki", hands=["assault-shotgun"]).survivor("jared", at=1).survivor("magnus", at=1)
    game = position.dice(1, 1, 6).turn("mitsuki")
    game.choose("shoot assault-shotgun 1")
    assert asked(game) == "share"
    assert texts(game) == ["take jared 2", "take jared 1", "take magnus 2", "take magnus 1"]
    game.choose("take jared 1")
    game.choose("take magnus 1")
    assert who(game, "jared").armour == 2
    assert who(game, "magnus").armour == 3  # tough


@rule("scifi.combat.ff-damage", "scifi.ambiguity.ff-skill-damage")
def test_a_stray_shot_does_all_its_damage_skills_included() -> None:
    position = alone("cole", hands=["heavy-shotgun"]).survivor("jared", at=1)
    game = position.dice(1, 6).turn("cole")
    game.choose("shoot heavy-shotgun 1")
    assert who(game, "jared").armour == 1
    position = alone("cole", hands=["smg"], skills=["plus-1-damage-action-ranged"]).survivor("jared", at=1)
    game = position.dice(1, 6).turn("cole")
    game.choose("shoot smg 1")
    assert who(game, "jared").armour == 1


@rule("scifi.combat.concentrated-ff")
def test_a_concentrated_attack_does_not_multiply_its_misses() -> None:
    position = alone("cole", hands=["assault-shotgun"]).survivor("jared", at=1).xenos(1, tank=1)
    game = position.dice(6, 6, 1).turn("cole")
    game.choose("shoot assault-shotgun 1 tank")
    assert xenos(game, 1) == {}
    assert who(game, "jared").armour == 2


@rule("scifi.combat.ff-not-self")
def test_nobody_hits_himself() -> None:
    position = alone("cole", at=1, tokens=["purple"]).machine("falchion", at=0)
    game = position.dice(1, 1, 1, 1).turn("cole")
    game.choose("machine-shoot falchion 1")
    assert asked(game) == "action"
    assert who(game, "cole").armour == 2


@rule("scifi.combat.ff-active-machines", "scifi.ambiguity.machine-inactive-friendly-fire")
def test_only_an_active_machine_is_hit() -> None:
    for active in (False, True):
        position = alone("cole", hands=["smg"]).machine("peacekeeper", at=1, active=active)
        game = position.dice(1, 6).turn("cole")
        game.choose("shoot smg 1")
        assert (machine(game, "peacekeeper").fate == "dead") is active


@rule("scifi.skill.camouflage", "scifi.skill.low-profile")
def test_camouflage_is_no_cover_against_stray_shots_a_low_profile_is() -> None:
    position = alone("cole", hands=["smg"]).survivor("jared", at=1, camouflaged=True)
    game = position.dice(1, 6).turn("cole")
    game.choose("shoot smg 1")
    assert who(game, "jared").armour == 2
    position = alone("cole", hands=["smg"]).survivor("jared", at=1, skills=["low-profile"])
    game = position.dice(1, 1).turn("cole")
    game.choose("shoot smg 1")
    assert who(game, "jared").armour == 3


@rule("scifi.skill.low-profile")
def test_others_take_the_shots_that_do_not_find_somebody_with_a_low_profile() -> None:
    position = alone("cole", hands=["smg"]).survivor("jared", at=1, skills=["low-profile"])
    game = position.survivor("vivian", at=1, armour=2).dice(1, 6).turn("cole")
    game.choose("shoot smg 1")
    assert who(game, "jared").armour == 3
    assert who(game, "vivian").armour == 1


@rule("scifi.skill.sniper", "scifi.skill.point-blank")
@pytest.mark.parametrize(("skill", "zone"), [("sniper", 1), ("point-blank", 0)])
def test_sniper_and_point_blank_never_hit_friends(skill, zone) -> None:
    position = alone("cole", hands=["smg"], skills=[skill]).survivor("jared", at=zone)
    game = position.xenos(zone, tank=1, worker=1).dice(1, 6).turn("cole")
    game.choose(f"shoot smg {zone}")
    assert who(game, "jared").armour == 3
    assert xenos(game, zone) == {"tank": 1}


@rule("scifi.skill.tough")
def test_tough_ignores_the_first_damage_of_stray_shots_each_time() -> None:
    position = alone("cole", hands=["smg"]).survivor("magnus", at=1)
    game = position.dice(1, 1, 1, 6).turn("cole")
    game.choose("shoot smg 1")
    assert who(game, "magnus").armour == 2
    game.choose("shoot smg 1")
    assert who(game, "magnus").armour == 2


def test_the_house_rule_hurts_a_friend_once_and_for_one() -> None:
    told = Told()
    position = alone("cole", hands=["heavy-shotgun"], house={"mild_friendly_fire": True})
    game = position.survivor("jared", at=1).dice(1, 1).turn("cole", sink=told)
    game.choose("shoot heavy-shotgun 1")
    assert who(game, "jared").armour == 2
    assert len(told.of(events.Damaged)) == 1
    position = alone("cole", hands=["assault-shotgun"], house={"mild_friendly_fire": True})
    position.survivor("jared", at=1).survivor("baraka", at=1)
    game = position.dice(1, 6, 6).turn("cole")
    choose(game, "shoot assault-shotgun 1", "take baraka 1")
    assert (who(game, "jared").armour, who(game, "baraka").armour) == (3, 2)


@rule("scifi.end.lose-survivor-eliminated", "scifi.end.check-at-once")
def test_a_stray_shot_can_lose_the_game_after_the_attack_is_complete() -> None:
    told = Told()
    position = alone("cole", hands=["smg"], skills=["charge"], experience=18)
    position.survivor("jared", at=1, armour=1).xenos(1, worker=1)
    game = position.dice(6, 1).turn("cole", sink=told)
    game.choose("shoot smg 1")
    assert game.over
    assert game.result.reason == "scifi.end.lose-survivor-eliminated"
    assert told.of(events.XenoKilled)
