"""Cards: what their values mean, and reloading."""

import pytest

from overrun.classic import events
from overrun.core import IllegalChoice
from overrun.scenario import ClassicScenario, classic
from overrun.testing import rule
from tests.classic.helpers import Story, at, choose, hands, options, survivor, tokens, zombies

STREET = """
+#+#+#+#+#+
#1:2:3:4:5#
+#+#+#+#+#+
"""


def shooter(*weapons: str, **said: object) -> ClassicScenario:
    """Ned in the first zone of the street with weapons in hand."""
    return classic(STREET).survivor("ned", at="1", hands=list(weapons), **said)


@rule("classic.equipment.kill-symbol")
@pytest.mark.parametrize("card", ["water", "scope", "flashlight", "goalie-mask", "gasoline", "glass-bottles"])
def test_what_is_no_weapon_attacks_nobody(card: str) -> None:
    game = shooter(card).zombies("1", walker=1).zombies("2", walker=1).turn("ned")
    assert options(game, "melee", "shoot", "throw") == []


@rule("classic.equipment.dice-value")
@pytest.mark.parametrize(
    ("attack", "dice"),
    [
        ("melee machete", 1),
        ("melee katana", 2),
        ("melee chainsaw", 5),
        ("shoot pistol", 1),
        ("shoot shotgun", 2),
        ("shoot sub-mg", 3),
    ],
)
def test_as_many_dice_as_the_card_says(attack: str, dice: int) -> None:
    story = Story()
    verb, weapon = attack.split()
    game = shooter(weapon).zombies("1", abomination=1).turn("ned", sink=story)
    game.choose(attack if verb == "melee" else at(game, attack, "1"))
    assert [len(event.dice) for event in story.of(events.DiceRolled)] == [dice]
    assert survivor(game, "ned").actions == 2


@rule("classic.equipment.accuracy-value")
@pytest.mark.parametrize(
    ("weapon", "needed"), [("baseball-bat", 3), ("machete", 4), ("crowbar", 4), ("pan", 6)]
)
def test_a_die_at_the_accuracy_hits_and_one_below_misses(weapon: str, needed: int) -> None:
    for face in range(1, 7):
        game = shooter(weapon).zombies("1", walker=1).dice(face).turn("ned")
        game.choose(f"melee {weapon}")
        assert zombies(game, "1") == ({} if face >= needed else {"walker": 1})


@rule("classic.equipment.damage-value", "classic.equipment.fire-axe-damage")
def test_a_success_does_the_damage_of_the_card() -> None:
    """A fatty takes two: the axe fells it, the crowbar does not."""
    axe = shooter("fire-axe").zombies("1", fatty=1).dice(6).turn("ned")
    axe.choose("melee fire-axe")
    assert zombies(axe, "1") == {}
    crowbar = shooter("crowbar").zombies("1", fatty=1).dice(6).turn("ned")
    crowbar.choose("melee crowbar")
    assert zombies(crowbar, "1") == {"fatty": 1}
    # Two are not three.
    big = shooter("fire-axe").zombies("1", abomination=1).dice(6).turn("ned")
    big.choose("melee fire-axe")
    assert zombies(big, "1") == {"abomination": 1}


def targets(weapon: str) -> list[str]:
    """The zones of a street full of fatties that can be shot at."""
    scenario = shooter(weapon)
    for place in "12345":
        scenario.zombies(place, fatty=1)
    game = scenario.turn("ned")
    return [place for place in "12345" if at(game, f"shoot {weapon}", place) in options(game)]


@rule("classic.example.rifle-range", "classic.equipment.rifle-range", "classic.equipment.range-values")
def test_a_rifle_shoots_one_to_three_zones_far() -> None:
    assert targets("rifle") == ["2", "3", "4"]


@rule("classic.example.sub-mg-range", "classic.equipment.range-values")
def test_a_sub_mg_shoots_into_its_own_zone_and_the_next() -> None:
    assert targets("sub-mg") == ["1", "2"]


@rule("classic.equipment.range-zero")
@pytest.mark.parametrize(
    "weapon", ["machete", "katana", "chainsaw", "fire-axe", "crowbar", "baseball-bat", "pan"]
)
def test_range_zero_means_melee_in_the_own_zone(weapon: str) -> None:
    here = shooter(weapon).zombies("1", walker=1).turn("ned")
    assert options(here, "melee", "shoot") == [f"melee {weapon}"]
    next_door = shooter(weapon).zombies("2", walker=1).turn("ned")
    assert options(next_door, "melee", "shoot") == []


@rule("classic.equipment.pistol")
def test_pistols_are_ranged_dual_and_noisy() -> None:
    game = shooter("pistol", "pistol").zombies("1", walker=2).dice(4, 4).turn("ned")
    assert options(game, "melee") == []
    game.choose(at(game, "shoot-both pistol", "1"))
    assert zombies(game, "1") == {}
    assert tokens(game, "1") == 1


@rule("classic.equipment.sub-mg", "classic.ambiguity.sub-mg-faces")
def test_sub_mgs_hit_with_five_and_six_for_one_damage() -> None:
    game = shooter("sub-mg", "sub-mg").zombies("1", walker=6).dice(1, 2, 3, 4, 5, 6).turn("ned")
    game.choose(at(game, "shoot-both sub-mg", "1"))
    assert zombies(game, "1") == {"walker": 4}
    assert tokens(game, "1") == 1
    fat = shooter("sub-mg").zombies("1", fatty=1).dice(6, 6, 6).turn("ned")
    fat.choose(at(fat, "shoot sub-mg", "1"))
    assert zombies(fat, "1") == {"fatty": 1}


@rule("classic.equipment.machete")
def test_machetes_are_dual_melee_weapons_with_a_die_each_and_damage_two() -> None:
    game = shooter("machete", "machete").zombies("1", fatty=2).dice(4, 4).turn("ned")
    game.choose("melee-both machete")
    assert zombies(game, "1") == {}
    assert options(shooter("machete", "machete").zombies("2", walker=1).turn("ned"), "melee", "shoot") == []


# Reloading


@rule("classic.reload.needed", "classic.reload.action", "classic.ambiguity.reload-action")
@pytest.mark.parametrize("weapon", ["sawed-off", "mas-shotgun"])
def test_some_guns_are_reloaded_with_an_action_before_they_fire_again(weapon: str) -> None:
    story = Story()
    game = shooter(weapon).zombies("1", abomination=1).turn("ned", sink=story)
    shoot = at(game, f"shoot {weapon}", "1")
    game.choose(shoot)
    assert shoot not in options(game)
    with pytest.raises(IllegalChoice):
        game.choose(shoot)
    game.choose(f"reload {weapon}")
    assert survivor(game, "ned").actions == 1
    assert shoot in options(game)
    assert options(game, "reload") == []
    assert len(story.of(events.Reloaded)) == 1


@rule("classic.reload.needed")
@pytest.mark.parametrize("weapon", ["pistol", "shotgun", "rifle", "sub-mg", "evil-twins"])
def test_other_guns_fire_as_often_as_one_likes(weapon: str) -> None:
    game = shooter(weapon).zombies("2", abomination=1).turn("ned")
    for _ in range(3):
        game.choose(at(game, f"shoot {weapon}", "2"))
    assert options(game, "reload") == []


@rule("classic.ambiguity.reload-action")
def test_a_free_combat_action_does_not_pay_for_reloading() -> None:
    game = (
        classic(STREET)
        .survivor("ned", at="1", hands=["sawed-off"], skills=("free-combat",), actions=1)
        .zombies("1", abomination=1)
        .turn("ned")
    )
    game.choose(at(game, "shoot sawed-off", "1"))
    assert survivor(game, "ned").actions == 1
    game.choose("reload sawed-off")
    assert survivor(game, "ned").actions == 0


@rule("classic.reload.end-phase-free")
def test_everything_is_loaded_again_in_the_end_phase() -> None:
    game = (
        classic(STREET)
        .survivor("ned", at="1", hands=["sawed-off"], reserve=["mas-shotgun"])
        .zombies("5", fatty=1)
        .unloaded("sawed-off", "mas-shotgun")
        .players()
    )
    assert options(game, "reload") == ["reload sawed-off"]
    game.choose("end")
    assert game.state.unloaded == 0
    assert options(game, "reload") == []


@rule("classic.reload.state-travels", "classic.ambiguity.reload-state")
def test_a_gun_passed_on_unloaded_stays_unloaded() -> None:
    game = shooter("sawed-off").survivor("amy", at="1").zombies("2", abomination=1).players()
    choose(game, "activate ned", at(game, "shoot sawed-off", "2"), "trade amy")
    choose(game, "put sawed-off* ned/hand amy/hand")
    choose(game, "end")
    assert hands(game, "amy") == ["sawed-off"]
    assert options(game, "shoot") == []
    game.choose("reload sawed-off")
    assert at(game, "shoot sawed-off", "2") in options(game)


@rule("classic.reload.dual-one-action")
def test_one_action_reloads_a_pair() -> None:
    game = shooter("sawed-off", "sawed-off").zombies("1", abomination=1).turn("ned")
    choose(game, at(game, "shoot-both sawed-off", "1"), "reload sawed-off")
    assert survivor(game, "ned").actions == 1
    assert at(game, "shoot-both sawed-off", "1") in options(game)


@rule("classic.ambiguity.reload-state")
def test_each_card_is_loaded_or_not_by_itself_and_in_a_pair_only_loaded_ones_fire() -> None:
    game = shooter("sawed-off", "sawed-off").zombies("1", abomination=1).turn("ned")
    one, both = at(game, "shoot sawed-off", "1"), at(game, "shoot-both sawed-off", "1")
    assert {one, both} <= set(options(game))
    game.choose(one)
    assert options(game, "shoot", "shoot-both") == [one]
    game.choose(one)
    assert options(game, "shoot", "shoot-both") == []


@rule("classic.ambiguity.reload-state")
def test_a_gun_in_reserve_is_not_reloaded() -> None:
    game = (
        classic(STREET)
        .survivor("ned", at="1", hands=["pan"], reserve=["sawed-off"])
        .unloaded("sawed-off")
        .turn("ned")
    )
    assert options(game, "reload") == []


@rule("classic.ambiguity.reload-state")
def test_a_gun_that_went_through_the_deck_is_loaded() -> None:
    board = "+#+#+\n#aob#\n+#+#+"
    game = (
        classic(board)
        .survivor("amy", at="a", hands=["sawed-off"])
        .zombies("b", abomination=1)
        .equipment(only=True)
        .unloaded("sawed-off")
        .turn("amy")
    )
    choose(game, "drop amy sawed-off", "search", "keep sawed-off")
    while "done" in options(game):
        game.choose("done")
    assert options(game, "reload") == []
    assert options(game, "shoot") == [at(game, "shoot sawed-off", "b")]


@rule("classic.action.ranged-one-action", "classic.action.ranged-single-zone")
def test_a_ranged_attack_costs_one_action_and_hits_one_zone() -> None:
    game = shooter("pistol", "pistol").zombies("1", walker=2).zombies("2", walker=2).dice(6, 6).turn("ned")
    assert options(game, "shoot", "shoot-both") == [
        at(game, f"{verb} pistol", place) for verb in ("shoot", "shoot-both") for place in "12"
    ]
    game.choose(at(game, "shoot-both pistol", "2"))
    assert (zombies(game, "1"), zombies(game, "2")) == ({"walker": 2}, {})
    assert survivor(game, "ned").actions == 2


@rule("classic.action.melee-one-action")
def test_a_melee_attack_costs_one_action_and_needs_a_melee_weapon_in_hand() -> None:
    game = (
        classic(STREET)
        .survivor("ned", at="1", hands=["katana"], reserve=["chainsaw"])
        .zombies("1", walker=2)
        .dice(6, 1)
        .turn("ned")
    )
    assert options(game, "melee") == ["melee katana"]
    game.choose("melee katana")
    assert zombies(game, "1") == {"walker": 1}
    assert survivor(game, "ned").actions == 2
