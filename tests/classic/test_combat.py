"""Attacks: what hits, what a hit kills, two weapons at once, special weapons."""

import pytest

from overrun.classic import events
from overrun.testing import rule
from tests.classic.fights import (
    ROOMS,
    Told,
    alone,
    choose,
    hands,
    noise_tokens,
    offered,
    person,
    texts,
    zombies,
)

# Hits and damage


@rule(
    "classic.example.doug-sub-mgs-fatty-absorbs",
    "classic.combat.absorb",
    "classic.combat.no-accumulation",
    "classic.zombie.fatty-immune-one",
    "classic.experience.per-kill",
)
def test_three_of_five_weak_hits_kill_the_walkers_and_two_do_nothing_to_the_fatty() -> None:
    told = Told()
    position = alone("doug", hands=["sub-mg", "sub-mg"]).zombies(1, walker=3, fatty=1)
    game = position.dice(6, 5, 5, 6, 5, 2).turn("doug", sink=told)
    game.choose("shoot-both sub-mg 1")
    assert told.of(events.DiceRolled)[0].hits == 5
    assert zombies(game, 1) == {"fatty": 1}
    assert person(game, "doug")["experience"] == 3
    assert [(event.kind, event.count) for event in told.of(events.ZombieKilled)] == [("walker", 3)]
    assert [event.on for event in told.of(events.HitWasted)] == ["fatty"]


@rule("classic.example.wanda-machete-fatty", "classic.zombie.fatty-damage", "classic.zombie.fatty-xp")
def test_one_hit_of_damage_two_kills_a_fatty_for_one_point() -> None:
    game = alone("wanda", hands=["machete"]).zombies(0, fatty=1).dice(4).turn("wanda")
    game.choose("melee machete")
    assert zombies(game, 0) == {}
    assert person(game, "wanda")["experience"] == 1


@rule("classic.zombie.fatty-immune-one", "classic.zombie.fatty-damage")
def test_a_fatty_does_not_mind_two_hits_of_damage_one() -> None:
    game = alone("wanda", hands=["katana"]).zombies(0, fatty=1).dice(6, 6).turn("wanda")
    game.choose("melee katana")
    assert zombies(game, 0) == {"fatty": 1}
    assert person(game, "wanda")["experience"] == 0


@rule(
    "classic.example.machete-two-runners",
    "classic.combat.excess-wasted",
    "classic.combat.hit-single-target",
)
def test_the_second_point_of_damage_does_not_reach_the_second_runner() -> None:
    game = alone("wanda", hands=["machete"]).zombies(0, runner=2).dice(4).turn("wanda")
    game.choose("melee machete")
    assert zombies(game, 0) == {"runner": 1}
    assert person(game, "wanda")["experience"] == 1


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param("walker", marks=rule("classic.zombie.walker-damage", "classic.zombie.walker-xp")),
        pytest.param("runner", marks=rule("classic.zombie.runner-damage", "classic.zombie.runner-xp")),
    ],
)
def test_a_hit_of_damage_one_kills_a_thin_zombie_for_one_point(kind) -> None:
    game = alone("josh", hands=["crowbar"]).zombies(0, **{kind: 1}).dice(4).turn("josh")
    game.choose("melee crowbar")
    assert zombies(game, 0) == {}
    assert person(game, "josh")["experience"] == 1


@rule("classic.zombie.abomination-damage", "classic.combat.no-accumulation")
def test_two_hits_of_damage_two_do_not_add_up_against_the_abomination() -> None:
    position = alone("wanda", hands=["machete", "machete"]).zombies(0, abomination=1)
    game = position.dice(6, 6).turn("wanda")
    game.choose("melee-both machete")
    assert zombies(game, 0) == {"abomination": 1}
    assert person(game, "wanda")["experience"] == 0


@pytest.mark.parametrize("more", [1, 2])
@rule(
    "classic.zombie.abomination-damage",
    "classic.zombie.abomination-xp",
    "classic.ambiguity.abomination-three",
)
def test_three_damage_or_more_kills_the_abomination_for_five_points(more) -> None:
    position = alone("wanda", hands=["machete"], skills=["plus-1-damage-melee"] * more)
    game = position.zombies(0, abomination=1).dice(4).turn("wanda")
    game.choose("melee machete")
    assert zombies(game, 0) == {}
    assert person(game, "wanda")["experience"] == 5


@rule("classic.zombie.killed-to-supply")
def test_killed_zombies_are_back_in_the_supply() -> None:
    game = alone("wanda", hands=["katana"]).zombies(0, walker=5).dice(4, 4).turn("wanda")
    assert game.view()["supply"]["walker"] == 35
    game.choose("melee katana")
    assert game.view()["supply"]["walker"] == 37


@pytest.mark.parametrize(("face", "left"), [(1, 1), (2, 1), (3, 1), (4, 1), (5, 0), (6, 0)])
@rule("classic.ambiguity.sub-mg-faces", "classic.equipment.accuracy-value")
def test_a_sub_mg_hits_with_five_and_six(face, left) -> None:
    game = alone("doug", hands=["sub-mg"]).zombies(1, walker=1).dice(face, 1, 1).turn("doug")
    game.choose("shoot sub-mg 1")
    assert zombies(game, 1).get("walker", 0) == left


@pytest.mark.parametrize(("face", "left"), [(3, 1), (4, 0)])
@rule("classic.ambiguity.machete-three", "classic.equipment.accuracy-value")
def test_a_machete_misses_with_three_and_hits_with_four(face, left) -> None:
    game = alone("wanda", hands=["machete"]).zombies(0, walker=1).dice(face).turn("wanda")
    game.choose("melee machete")
    assert zombies(game, 0).get("walker", 0) == left


# Two weapons at once


@rule(
    "classic.example.doug-dual-six-dice",
    "classic.combat.dual-one-action",
    "classic.combat.dual-dice-sum",
    "classic.combat.dual-same-zone",
    "classic.equipment.sub-mg",
)
def test_two_sub_mgs_roll_six_dice_against_one_zone_for_one_action() -> None:
    told = Told()
    position = alone("doug", hands=["sub-mg", "sub-mg"]).zombies(0, walker=9).zombies(1, walker=9)
    game = position.turn("doug", sink=told)
    assert offered(game, "shoot-both") == ["shoot-both sub-mg 0", "shoot-both sub-mg 1"]
    game.choose("shoot-both sub-mg 1")
    assert [len(event.dice) for event in told.of(events.DiceRolled)] == [6]
    assert [(event.zone, event.both) for event in told.of(events.Attacked)] == [(1, True)]
    assert person(game, "doug")["actions"] == 2
    assert zombies(game, 0) == {"walker": 9}


@rule(
    "classic.example.wanda-dual-two-dice",
    "classic.combat.dual-one-action",
    "classic.combat.dual-dice-sum",
    "classic.equipment.machete",
)
def test_two_machetes_roll_two_dice_for_one_action() -> None:
    told = Told()
    position = alone("wanda", hands=["machete", "machete"]).zombies(0, walker=3)
    game = position.dice(4, 4).turn("wanda", sink=told)
    game.choose("melee-both machete")
    assert told.of(events.DiceRolled)[0].dice == (4, 4)
    assert person(game, "wanda")["actions"] == 2
    assert zombies(game, 0) == {"walker": 1}


@pytest.mark.parametrize(
    ("held", "kept", "together"),
    [
        (["machete", "machete"], [], True),
        (["machete", ""], ["machete"], False),  # one of them is not in a hand
        (["machete", "crowbar"], [], False),  # not identical
        (["katana", "katana"], [], False),  # identical, but not dual
    ],
)
@rule("classic.combat.dual-requirement")
def test_only_identical_dual_weapons_in_both_hands_strike_together(held, kept, together) -> None:
    position = alone("wanda", hands=[card for card in held if card], reserve=kept)
    game = position.zombies(0, walker=1).turn("wanda")
    assert bool(offered(game, "melee-both")) is together


@rule("classic.combat.dual-requirement")
def test_two_different_dual_guns_do_not_fire_together() -> None:
    game = alone("doug", hands=["pistol", "sub-mg"]).zombies(1, walker=1).turn("doug")
    assert offered(game, "shoot", "shoot-both") == ["shoot pistol 1", "shoot sub-mg 1"]


@rule("classic.combat.dual-optional")
def test_a_survivor_with_two_dual_weapons_may_use_just_one() -> None:
    told = Told()
    position = alone("doug", hands=["sub-mg", "sub-mg"]).zombies(1, walker=9)
    game = position.turn("doug", sink=told)
    assert offered(game, "shoot", "shoot-both") == ["shoot sub-mg 1", "shoot-both sub-mg 1"]
    game.choose("shoot sub-mg 1")
    assert len(told.of(events.DiceRolled)[0].dice) == 3


@rule("classic.combat.dual-same-zone")
def test_a_dual_attack_cannot_be_divided_between_two_zones() -> None:
    position = alone("doug", 1, hands=["pistol", "pistol"]).zombies(0, walker=1).zombies(2, walker=1)
    game = position.turn("doug")
    assert offered(game, "shoot-both") == ["shoot-both pistol 0", "shoot-both pistol 2"]


@rule("classic.ambiguity.six-dice-amy")
def test_three_dual_bursts_roll_six_dice_each_and_leave_three_noise_tokens() -> None:
    told = Told()
    position = alone("amy", hands=["sub-mg", "sub-mg"]).zombies(1, fatty=1)
    game = position.turn("amy", sink=told)
    choose(game, *["shoot-both sub-mg 1"] * 3)
    assert [len(event.dice) for event in told.of(events.DiceRolled)] == [6, 6, 6]
    assert noise_tokens(game) == {0: 3}


@pytest.mark.parametrize("skills", [(), ("ambidextrous",), ("gunslinger",)])
@rule("classic.ambiguity.dual-identical")
def test_a_sniper_rifle_and_a_rifle_are_not_alike_and_molotovs_are_never_paired(skills) -> None:
    rifles = alone("ned", hands=["sniper-rifle", "rifle"], skills=skills).zombies(1, walker=1).turn("ned")
    assert offered(rifles, "shoot", "shoot-both") == ["shoot sniper-rifle 1", "shoot rifle 1"]
    bottles = alone("ned", hands=["molotov", "molotov"], skills=skills).zombies(1, walker=1).turn("ned")
    assert offered(bottles, "throw", "throw-both", "shoot-both") == ["throw molotov 1"]


@pytest.mark.parametrize("skill", ["ambidextrous", "swordmaster"])
@rule("classic.ambiguity.dual-identical")
def test_no_skill_lets_two_different_weapons_strike_together(skill) -> None:
    game = alone("ned", hands=["katana", "fire-axe"], skills=[skill]).zombies(0, walker=1).turn("ned")
    assert offered(game, "melee", "melee-both") == ["melee katana", "melee fire-axe"]


# Nobody to attack, nobody wanted


@rule("classic.ambiguity.empty-zone-attack")
def test_a_zone_with_nobody_else_in_it_cannot_be_attacked() -> None:
    position = alone("doug", hands=["pistol", "machete"], reserve=["molotov"]).zombies(1, walker=1)
    game = position.turn("doug")
    assert offered(game, "melee", "shoot", "throw") == ["shoot pistol 1"]
    lonely = alone("doug", hands=["pistol", "molotov"]).turn("doug")
    assert offered(lonely, "melee", "shoot", "throw") == []


@rule("classic.ambiguity.empty-zone-attack")
def test_a_zone_with_only_another_survivor_can_be_shot_at_but_not_struck() -> None:
    position = alone("doug", hands=["pistol", "machete"]).survivor("amy", at=0).survivor("ned", at=1)
    game = position.turn("doug")
    assert offered(game, "melee", "shoot") == ["shoot pistol 0", "shoot pistol 1"]


@rule("classic.ambiguity.surplus-hits")
def test_a_free_choice_of_targets_includes_nobody() -> None:
    position = alone("wanda", hands=["katana"]).zombies(0, walker=1, runner=2)
    game = position.dice(4, 4).turn("wanda")
    game.choose("melee katana")
    assert texts(game) == ["hit walker", "hit runner", "spare"]
    choose(game, "hit runner", "spare")
    assert zombies(game, 0) == {"walker": 1, "runner": 1}


@rule("classic.ambiguity.surplus-hits")
def test_sparing_is_offered_where_a_kill_would_raise_the_danger() -> None:
    position = alone("wanda", hands=["machete"], experience=6, skills=["slippery"]).zombies(0, walker=1)
    game = position.dice(4).turn("wanda")
    game.choose("melee machete")
    assert texts(game) == ["hit walker", "spare"]
    game.choose("spare")
    assert zombies(game, 0) == {"walker": 1}
    assert person(game, "wanda")["experience"] == 6


def test_nothing_is_asked_where_the_hits_of_an_attack_cannot_raise_the_danger() -> None:
    position = alone("wanda", hands=["machete"], experience=5, skills=["slippery"]).zombies(0, walker=3)
    game = position.dice(4).turn("wanda")
    game.choose("melee machete")
    assert game.question.kind == "action"
    assert zombies(game, 0) == {"walker": 2}


@pytest.mark.parametrize(("house", "asked"), [({}, False), ({"ask_to_spare": True}, True)])
@rule("classic.ambiguity.surplus-hits")
def test_with_the_house_rule_every_hit_may_be_left_unused(house, asked) -> None:
    game = alone("wanda", hands=["machete"], house=house).zombies(0, walker=1).dice(4).turn("wanda")
    game.choose("melee machete")
    if asked:
        assert texts(game) == ["hit walker", "spare"]
        game.choose("spare")
    assert zombies(game, 0) == ({"walker": 1} if asked else {})


# Special weapons


@rule("classic.equipment.evil-twins")
def test_the_evil_twins_are_one_weapon_in_one_hand() -> None:
    told = Told()
    position = alone("doug", hands=["evil-twins", "machete"], skills=["ambidextrous", "plus-1-die-ranged"])
    game = position.zombies(0, walker=9).turn("doug", sink=told)
    assert hands(game, "doug") == ["evil-twins", "machete"]
    assert offered(game, "shoot", "shoot-both", "melee") == ["melee machete", "shoot evil-twins 0"]
    game.choose("shoot evil-twins 0")
    # Two dice on the card, and one more for one weapon.
    assert len(told.of(events.DiceRolled)[0].dice) == 3


@rule("classic.equipment.mas-shotgun-modes")
def test_mas_shotgun_is_a_silent_blade_or_a_noisy_gun_as_its_owner_likes() -> None:
    told = Told()
    position = alone("doug", hands=["mas-shotgun"]).zombies(0, fatty=3).dice(3, 3, 3, 3)
    game = position.turn("doug", sink=told)
    game.choose("melee mas-shotgun")
    assert noise_tokens(game) == {}
    assert zombies(game, 0) == {"fatty": 2}
    game.choose("shoot mas-shotgun 0")
    assert noise_tokens(game) == {0: 1}
    assert zombies(game, 0) == {}
    assert [len(event.dice) for event in told.of(events.DiceRolled)] == [1, 2]


@rule("classic.equipment.mas-shotgun-modes")
def test_only_the_gun_of_mas_shotgun_needs_reloading() -> None:
    game = alone("doug", hands=["mas-shotgun"]).zombies(0, fatty=8).turn("doug")
    game.choose("shoot mas-shotgun 0")
    assert offered(game, "melee", "shoot", "reload") == ["melee mas-shotgun", "reload mas-shotgun"]
    game.choose("melee mas-shotgun")
    assert offered(game, "melee", "shoot", "reload") == ["melee mas-shotgun", "reload mas-shotgun"]


@pytest.mark.parametrize(
    ("skill", "attack", "dice"),
    [
        ("plus-1-die-melee", "melee mas-shotgun", 2),
        ("plus-1-die-melee", "shoot mas-shotgun 0", 2),
        ("plus-1-die-ranged", "melee mas-shotgun", 1),
        ("plus-1-die-ranged", "shoot mas-shotgun 0", 3),
    ],
)
@rule("classic.equipment.mas-shotgun-modes")
def test_skills_follow_the_way_mas_shotgun_is_used(skill, attack, dice) -> None:
    told = Told()
    game = alone("doug", hands=["mas-shotgun"], skills=[skill]).zombies(0, fatty=8).turn("doug", sink=told)
    game.choose(attack)
    assert len(told.of(events.DiceRolled)[0].dice) == dice


@rule("classic.equipment.plenty-of-ammo", "classic.inventory.items-work-in-reserve")
def test_plenty_of_ammo_in_reserve_rolls_a_shot_again_once_an_action_and_the_new_result_stands() -> None:
    position = alone("phil", hands=["pistol", "pistol"], reserve=["plenty-of-ammo-pistol"])
    game = position.zombies(1, walker=5).dice(4, 1, 2, 3, 1, 1, 5, 5).turn("phil")
    game.choose("shoot-both pistol 1")
    assert texts(game) == ["keep", "reroll ammunition"]
    game.choose("reroll ammunition")
    # Both dice were rolled again, the hit is gone, and there is no third roll.
    assert zombies(game, 1) == {"walker": 5}
    assert game.question.kind == "action"
    game.choose("shoot-both pistol 1")
    assert texts(game) == ["keep", "reroll ammunition"]
    game.choose("reroll ammunition")
    assert zombies(game, 1) == {"walker": 3}


@pytest.mark.parametrize(
    ("weapon", "ammunition", "helps"),
    [
        ("pistol", "plenty-of-ammo-pistol", True),
        ("evil-twins", "plenty-of-ammo-pistol", True),
        ("rifle", "plenty-of-ammo-pistol", True),
        ("sniper-rifle", "plenty-of-ammo-pistol", True),
        ("sub-mg", "plenty-of-ammo-pistol", False),
        ("sawed-off", "plenty-of-ammo-pistol", False),
        ("sawed-off", "plenty-of-ammo-shotgun", True),
        ("shotgun", "plenty-of-ammo-shotgun", True),
        ("mas-shotgun", "plenty-of-ammo-shotgun", True),
        ("sub-mg", "plenty-of-ammo-shotgun", False),
        ("pistol", "plenty-of-ammo-shotgun", False),
    ],
)
@rule("classic.equipment.plenty-of-ammo", "classic.ambiguity.ammo-cards")
def test_ammunition_serves_the_weapons_it_names(weapon, ammunition, helps) -> None:
    game = alone("phil", hands=[weapon], reserve=[ammunition]).zombies(1, walker=9).turn("phil")
    game.choose(f"shoot {weapon} 1")
    assert (game.question.kind == "reroll") is helps


@rule("classic.ambiguity.ammo-cards")
def test_a_second_card_of_the_same_ammunition_adds_nothing() -> None:
    position = alone("phil", hands=["pistol"], reserve=["plenty-of-ammo-pistol"] * 2)
    game = position.zombies(1, walker=2).dice(1, 1).turn("phil")
    choose(game, "shoot pistol 1", "reroll ammunition")
    assert game.question.kind == "action"


@rule("classic.equipment.plenty-of-ammo", "classic.equipment.mas-shotgun-modes")
def test_ammunition_does_not_sharpen_a_blade() -> None:
    position = alone("phil", hands=["mas-shotgun"], reserve=["plenty-of-ammo-shotgun"])
    game = position.zombies(0, walker=2).turn("phil")
    game.choose("melee mas-shotgun")
    assert game.question.kind == "action"


@rule("classic.melee.own-zone")
def test_a_blade_does_not_reach_the_next_room() -> None:
    game = alone("doug", board=ROOMS, hands=["machete"]).zombies(1, walker=1).turn("doug")
    assert offered(game, "melee", "shoot") == []
