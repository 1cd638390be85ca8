"""Noise: tokens, and everybody who counts as one."""

from overrun.core import Play
from overrun.scenario import scifi
from overrun.scifi.actions.noise import noise_in, noisy_zones
from overrun.testing import rule
from tests.scifi.hands import actions, noise, say, survivor, until, zone

BASE = """
+#+#+#+
#C:C:C#
+#+#+#+
"""


def loudness(game, place: str) -> int:
    return noise_in(Play(game.ruleset, game.world, game.state), zone(game, place))


@rule("scifi.action.make-noise", "scifi.noise.where")
def test_an_action_makes_noise_in_the_own_zone() -> None:
    game = scifi(BASE).survivor("jared", at="a2").turn("jared")
    say(game, "noise")
    assert (noise(game, "a1"), noise(game, "a2")) == (0, 1)
    assert actions(game, "jared") == 2
    say(game, "noise")
    assert noise(game, "a2") == 2


@rule("scifi.noise.stays", "scifi.ambiguity.noise-token-limit")
def test_noise_stays_where_it_was_made_however_much() -> None:
    game = scifi(BASE).survivor("jared", at="a2").noise("a2", 18).turn("jared")
    say(game, "noise", "move @a3")
    assert (noise(game, "a2"), noise(game, "a3")) == (19, 0)


@rule("scifi.ex.noise-sledge-then-gun", "scifi.noise.per-noisy-action", "scifi.noise.one-per-action")
def test_the_sledge_is_silent_and_the_gun_is_not() -> None:
    game = (
        scifi(BASE)
        .survivor("jared", at="a1", hands=["sledge", "assault-shotgun"], own_skills=False)
        .xenos("a1", worker=1)
        .xenos("a2", tank=2)
        .dice(6, 6, 6, 1, 1, 1)
        .turn("jared")
    )
    say(game, "melee sledge")
    until(game, "action")
    assert noise(game, "a1") == 0
    say(game, next(o.text for o in game.question.options if o.verb == "shoot"))
    until(game, "action")
    assert noise(game, "a1") == 1
    say(game, "move @a2")
    assert (noise(game, "a1"), noise(game, "a2")) == (1, 0)


@rule("scifi.noise.survivor-counts", "scifi.noise.zone-total", "scifi.noise.active-machine-counts")
def test_survivors_active_machines_and_tokens_add_up() -> None:
    game = (
        scifi(BASE)
        .survivor("jared", at="a1")
        .survivor("cole", at="a1")
        .survivor("mitsuki", at="a1", camouflaged=True)
        .machine("peacekeeper", at="a1", active=True)
        .machine("falchion", at="a2")
        .noise("a1", 2)
        .turn("jared")
    )
    assert (loudness(game, "a1"), loudness(game, "a2")) == (5, 0)
    assert noisy_zones(Play(game.ruleset, game.world, game.state)) == {zone(game, "a1"): 5}


@rule("scifi.turn.end-phase-noise", "scifi.turn.end-phase-machine-tokens")
def test_tokens_are_gone_after_the_end_phase() -> None:
    game = (
        scifi(BASE)
        .survivor("jared", at="a1")
        .machine("peacekeeper", at="a2", active=True)
        .noise("a3", 2)
        .end_phase()
    )
    assert sum(game.state.noise) == 0
    assert not game.state.machines[0].active


@rule("scifi.skill.camouflage")
def test_making_noise_gives_a_camouflaged_survivor_away() -> None:
    game = scifi(BASE).survivor("mitsuki", at="a1", camouflaged=True, own_skills=False).turn("mitsuki")
    say(game, "move @a2")
    assert survivor(game, "mitsuki").camouflaged
    say(game, "noise")
    assert not survivor(game, "mitsuki").camouflaged
