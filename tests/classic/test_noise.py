"""Noise: tokens, survivors, and what is silent."""

import pytest

from overrun.classic import events
from overrun.scenario import classic
from overrun.testing import rule
from tests.classic.helpers import (
    Story,
    asked,
    at,
    choose,
    noise,
    options,
    survivor,
    tokens,
    until,
    where,
    zombies,
    zone,
)

# The room a behind the door at 1 has been opened before, so that opening the door brings no zombies.
STREET = """
+#+#+#+#+
#1:2:3:4#
+X+#+#+#+
#aob#c#d#
+#+#+#+#+
"""


@rule("classic.noise.door-noisy-weapon", "classic.noise.noisy-symbol", "classic.noise.token-zone")
def test_a_noisy_tool_makes_a_token_in_the_zone_of_whoever_opens_the_door() -> None:
    story = Story()
    game = classic(STREET).survivor("amy", at="1", hands=["fire-axe"]).opened("a").turn("amy", sink=story)
    game.choose("open 0 fire-axe")
    assert [tokens(game, place) for place in ("1", "2", "a", "b")] == [1, 0, 0, 0]
    (made,) = story.of(events.NoiseMade)
    assert made.zone == zone(game, "1")
    # From inside, the token lies inside.
    inside = classic(STREET).survivor("amy", at="a", hands=["fire-axe"]).opened("a").turn("amy")
    inside.choose("open 0 fire-axe")
    assert [tokens(inside, place) for place in ("1", "2", "a", "b")] == [0, 0, 1, 0]


@rule("classic.noise.attack-noisy-weapon", "classic.noise.token-zone")
def test_a_shot_is_heard_where_the_shooter_stands_not_where_it_hits() -> None:
    game = (
        classic(STREET).survivor("amy", at="1", hands=["pistol"]).zombies("2", walker=1).dice(6).turn("amy")
    )
    game.choose(at(game, "shoot pistol", "2"))
    assert (tokens(game, "1"), tokens(game, "2")) == (1, 0)


@rule("classic.noise.attack-noisy-weapon")
def test_a_miss_is_as_noisy_as_a_hit() -> None:
    game = (
        classic(STREET).survivor("amy", at="1", hands=["pistol"]).zombies("1", walker=1).dice(1).turn("amy")
    )
    game.choose(at(game, "shoot pistol", "1"))
    assert zombies(game, "1") == {"walker": 1}
    assert tokens(game, "1") == 1


@rule("classic.noise.silent-symbol")
@pytest.mark.parametrize("weapon", ["machete", "katana", "baseball-bat", "crowbar", "fire-axe", "pan"])
def test_silent_weapons_make_no_noise(weapon: str) -> None:
    game = classic(STREET).survivor("amy", at="1", hands=[weapon]).zombies("1", walker=1).turn("amy")
    game.choose(f"melee {weapon}")
    assert tokens(game, "1") == 0


@rule("classic.noise.noisy-symbol")
@pytest.mark.parametrize("weapon", ["pistol", "sawed-off", "shotgun", "rifle", "sub-mg", "evil-twins"])
def test_every_gun_is_noisy(weapon: str) -> None:
    game = classic(STREET).survivor("amy", at="1", hands=[weapon]).zombies("2", fatty=1).turn("amy")
    game.choose(at(game, f"shoot {weapon}", "2"))
    assert tokens(game, "1") == 1


@rule("classic.noise.noisy-symbol")
def test_a_molotov_is_noisy_for_its_thrower() -> None:
    game = classic(STREET).survivor("amy", at="1", hands=["molotov"]).zombies("2", fatty=1).turn("amy")
    game.choose(at(game, "throw molotov", "2"))
    assert (tokens(game, "1"), tokens(game, "2")) == (1, 0)


@rule("classic.noise.one-per-action", "classic.noise.one-per-action-dice")
def test_five_dice_and_five_hits_are_one_noise() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["chainsaw"])
        .zombies("1", walker=5)
        .dice(6, 6, 6, 6, 6)
        .turn("amy")
    )
    game.choose("melee chainsaw")
    assert zombies(game, "1") == {}
    assert tokens(game, "1") == 1


@rule("classic.noise.one-per-action-dual")
def test_two_guns_at_once_are_one_noise() -> None:
    game = (
        classic(STREET).survivor("amy", at="1", hands=["pistol", "pistol"]).zombies("2", fatty=1).turn("amy")
    )
    game.choose(at(game, "shoot-both pistol", "2"))
    assert tokens(game, "1") == 1


@rule("classic.noise.one-per-action")
def test_a_shot_rolled_again_is_still_one_noise() -> None:
    game = (
        classic(STREET)
        .survivor("amy", at="1", hands=["pistol"], skills=("lucky",))
        .zombies("1", walker=1)
        .dice(1, 1)
        .turn("amy")
    )
    choose(game, at(game, "shoot pistol", "1"), "reroll lucky")
    assert tokens(game, "1") == 1


@rule("classic.example.ned-axe-door-then-kill", "classic.noise.zone-total", "classic.noise.survivor-counts")
def test_ned_opens_a_door_with_the_axe_and_kills_a_walker() -> None:
    game = (
        classic(STREET)
        .survivor("ned", at="1", hands=["fire-axe"])
        .zombies("1", walker=1)
        .opened("a")
        .dice(3, 4)
        .turn("ned")
    )
    choose(game, "open 0 fire-axe", "melee fire-axe", "melee fire-axe")
    assert zombies(game, "1") == {}
    assert tokens(game, "1") == 1
    assert noise(game, "1") == 2


@rule("classic.noise.survivor-counts", "classic.noise.zone-total")
def test_the_noise_of_a_zone_is_its_tokens_and_its_survivors() -> None:
    game = (
        classic(STREET)
        .survivor("ned", at="1")
        .survivor("amy", at="1")
        .survivor("josh", at="3")
        .noise("1", 3)
        .noise("4", 2)
        .players()
    )
    assert [noise(game, place) for place in "1234"] == [5, 0, 1, 2]
    shown = {int(where): count for where, count in game.view()["noise"].items()}
    assert shown == {zone(game, "1"): 5, zone(game, "3"): 1, zone(game, "4"): 2}


@rule("classic.example.amy-three-bursts", "classic.noise.token-stays", "classic.ambiguity.six-dice-amy")
def test_amys_three_bursts_leave_three_tokens_behind() -> None:
    story = Story()
    game = (
        classic(STREET)
        .survivor("amy", at="2", hands=["sub-mg", "sub-mg"])
        .zombies("3", fatty=1)
        .turn("amy", sink=story)
    )
    for _ in range(3):
        game.choose(at(game, "shoot-both sub-mg", "3"))
    assert [len(event.dice) for event in story.of(events.DiceRolled)] == [6, 6, 6]
    assert tokens(game, "2") == 3
    assert noise(game, "2") == 4
    game.choose(at(game, "move", "1"))  # her free move
    assert where(game, "amy") == zone(game, "1")
    assert (tokens(game, "2"), noise(game, "2")) == (3, 3)
    assert (tokens(game, "1"), noise(game, "1")) == (0, 1)


@rule(
    "classic.example.fire-axe-noise-profile",
    "classic.equipment.fire-axe-noise",
    "classic.noise.separate-symbols",
)
def test_a_fire_axe_is_noisy_at_doors_and_silent_in_a_fight() -> None:
    scenario = classic(STREET).survivor("ned", at="1", hands=["fire-axe"]).zombies("1", walker=1).opened("a")
    opens = scenario.turn("ned")
    opens.choose("open 0 fire-axe")
    assert tokens(opens, "1") == 1
    fights = scenario.turn("ned")
    fights.choose("melee fire-axe")
    assert tokens(fights, "1") == 0


@rule(
    "classic.example.chainsaw-noise-profile",
    "classic.equipment.chainsaw-noise",
    "classic.noise.separate-symbols",
)
def test_a_chainsaw_is_noisy_at_both() -> None:
    scenario = classic(STREET).survivor("ned", at="1", hands=["chainsaw"]).zombies("1", walker=1).opened("a")
    opens = scenario.turn("ned")
    opens.choose("open 0 chainsaw")
    assert tokens(opens, "1") == 1
    fights = scenario.turn("ned")
    fights.choose("melee chainsaw")
    assert tokens(fights, "1") == 1


@rule("classic.noise.make-noise-action")
def test_making_noise_is_an_action_for_one_token() -> None:
    story = Story()
    game = classic(STREET).survivor("ned", at="2").turn("ned", sink=story)
    game.choose("noise")
    assert tokens(game, "2") == 1
    assert survivor(game, "ned").actions == 2
    (made,) = story.of(events.NoiseMade)
    assert made.rules == ("classic.noise.make-noise-action",)
    assert "noise" in options(classic(STREET).survivor("ned", at="a").zombies("a", walker=3).turn("ned"))


@rule("classic.ambiguity.noise-supply")
def test_eighteen_tokens_are_no_limit() -> None:
    game = classic(STREET).survivor("ned", at="2").noise("2", 18).turn("ned")
    choose(game, "noise", "noise")
    assert tokens(game, "2") == 20


@rule("classic.noise.silent-symbol", "classic.noise.token-stays")
def test_opening_silently_moving_and_searching_make_no_noise() -> None:
    game = classic(STREET).survivor("ned", at="1", hands=["crowbar"]).opened("a").turn("ned")
    choose(game, "open 0 crowbar", at(game, "move", "a"), "search")
    until(game, "action", "done")
    assert asked(game) == "action"
    assert sum(game.state.noise) == 0
