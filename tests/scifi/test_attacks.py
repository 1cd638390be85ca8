"""Melee and ranged actions: weapons, dice, hits, targets, concentrated attacks, ammunition."""

import pytest

from overrun.core import Play
from overrun.scifi import events
from overrun.scifi.phases.xenos import supply
from overrun.testing import rule
from tests.scifi.fights import (
    CORRIDOR,
    OUTSIDE,
    ROOMS,
    Told,
    alone,
    asked,
    attached,
    choose,
    held,
    noise,
    offered,
    texts,
    who,
    xenos,
)

# Melee


@rule("scifi.ex.cattle-prod-three-workers", "scifi.combat.excess-hits-lost", "scifi.equipment.cattle-prod")
def test_a_cattle_prod_against_three_workers() -> None:
    position = alone("cole", hands=["cattle-prod"]).xenos(0, worker=3)
    game = position.dice(5, 6, 5, 5).turn("cole")
    game.choose("melee cattle-prod")
    assert xenos(game, 0) == {"worker": 1}
    assert who(game, "cole").experience == 2
    game.choose("melee cattle-prod")
    assert xenos(game, 0) == {}
    assert who(game, "cole").experience == 3
    assert who(game, "cole").actions == 1
    assert noise(game) == {}


@rule(
    "scifi.ex.sledge-melee-choice",
    "scifi.combat.melee-free-choice",
    "scifi.combat.melee-no-friendly-fire",
    "scifi.combat.melee-no-priority",
    "scifi.equipment.sledge",
)
def test_melee_hits_go_where_the_attacker_wants_and_misses_nowhere() -> None:
    position = alone("jared", hands=["sledge"]).survivor("vivian", at=0)
    game = position.xenos(0, tank=1, hunter=1, worker=1).dice(1, 6, 6).turn("jared")
    game.choose("melee sledge")
    assert xenos(game, 0) == {"tank": 1}
    assert who(game, "jared").experience == 2
    assert who(game, "vivian").armour == 2


@rule("scifi.combat.melee-free-choice", "scifi.combat.one-hit-one-target")
def test_fewer_hits_than_targets_are_divided_by_the_attacker() -> None:
    game = alone("jared", hands=["sledge"]).xenos(0, hunter=1, worker=2).dice(1, 1, 6).turn("jared")
    game.choose("melee sledge")
    assert asked(game) == "hit"
    assert texts(game) == ["hit worker", "hit hunter"]
    game.choose("hit hunter")
    assert xenos(game, 0) == {"worker": 2}


@rule("scifi.combat.tank-damage-2", "scifi.equipment.stat-damage", "scifi.xeno.tank")
def test_any_number_of_weak_hits_does_nothing_to_a_tank_and_one_strong_one_is_enough() -> None:
    told = Told()
    game = (
        alone("jared", hands=["sledge", "heavy-cutter"])
        .xenos(0, tank=1)
        .dice(6, 6, 6, 1, 3)
        .turn("jared", sink=told)
    )
    game.choose("melee sledge")
    assert xenos(game, 0) == {"tank": 1}
    assert len(told.of(events.HitWasted)) == 1
    game.choose("melee heavy-cutter")
    assert xenos(game, 0) == {}
    assert who(game, "jared").experience == 1


@rule("scifi.action.melee", "scifi.equipment.melee-range-zero", "scifi.ambiguity.attack-empty-zone")
def test_melee_needs_a_xeno_in_the_own_zone() -> None:
    game = alone("cole", hands=["sledge"]).xenos(1, worker=1).turn("cole")
    assert offered(game, "melee") == []
    game = alone("cole", hands=["sledge"]).xenos(0, worker=1).turn("cole")
    assert "melee sledge" in texts(game)


@rule("scifi.equipment.hand-symbol", "scifi.inventory.backpack-inactive")
def test_a_weapon_in_the_backpack_is_no_weapon() -> None:
    game = alone("cole", backpack=["sledge", "smg"]).xenos(0, worker=1).turn("cole")
    assert offered(game, "melee", "shoot") == []


@rule(
    "scifi.combat.hit", "scifi.combat.roll-dice", "scifi.equipment.stat-accuracy", "scifi.equipment.stat-dice"
)
@pytest.mark.parametrize(("face", "left"), [(3, {"worker": 1}), (4, {})])
def test_a_die_hits_from_the_accuracy_upwards(face, left) -> None:
    told = Told()
    game = alone("cole", hands=["sledge"]).xenos(0, worker=1).dice(1, 1, face).turn("cole", sink=told)
    game.choose("melee sledge")
    assert xenos(game, 0) == left
    assert told.of(events.DiceRolled)[0].dice == (1, 1, face)


@rule("scifi.xeno.returns-to-supply", "scifi.xeno.one-hit")
def test_an_eliminated_xeno_goes_back_to_the_supply() -> None:
    game = alone("cole", hands=["sledge"]).xenos(0, worker=35).dice(4, 4, 4).turn("cole")
    play = Play(game.ruleset, game.world, game.state)
    worker = game.world.kind("worker")
    assert supply(play, worker) == 0
    game.choose("melee sledge")
    play = Play(game.ruleset, game.world, game.state)
    assert supply(play, worker) == 3


# Two weapons


@rule(
    "scifi.combat.dual-one-action",
    "invader.ex.dual-smg",
    "scifi.combat.dual-same-zone",
    "invader.equipment.smg",
)
def test_two_smgs_roll_four_dice_at_one_zone_for_one_action() -> None:
    told = Told()
    position = alone("vivian", hands=["smg", "smg"]).xenos(1, worker=5)
    game = position.dice(5, 5, 5, 6).turn("vivian", sink=told)
    assert "shoot-both smg 1" in texts(game)
    assert not [text for text in offered(game, "shoot-both") if text.split()[2] != "1"]
    game.choose("shoot-both smg 1")
    assert len(told.of(events.DiceRolled)[0].dice) == 4
    assert xenos(game, 1) == {"worker": 1}
    assert who(game, "vivian").actions == 2
    assert noise(game) == {0: 1}


@rule("darkside.ex.dual-pistols", "darkside.equipment.pistol", "scifi.noise.one-per-action")
def test_two_pistols_roll_two_dice_and_make_one_noise() -> None:
    told = Told()
    position = alone("radka", hands=["pistol", "pistol"], box="darkside").xenos(1, {"driller-worker": 3})
    game = position.dice(3, 3).turn("radka", sink=told)
    game.choose("shoot-both pistol 1")
    assert told.of(events.DiceRolled)[0].dice == (3, 3)
    assert xenos(game, 1) == {"driller-worker": 1}
    assert noise(game) == {0: 1}


@rule("scifi.combat.dual-optional")
def test_one_of_two_may_be_used_alone() -> None:
    told = Told()
    game = alone("vivian", hands=["smg", "smg"]).xenos(1, worker=5).dice(5, 5).turn("vivian", sink=told)
    game.choose("shoot smg 1")
    assert len(told.of(events.DiceRolled)[0].dice) == 2


@rule("scifi.def.dual-pair")
@pytest.mark.parametrize(
    "hands", [["sledge", "sledge"], ["cattle-prod", "heavy-cutter"], ["cattle-prod"]], ids=str
)
def test_two_weapons_are_a_pair_only_if_alike_dual_and_in_both_hands(hands) -> None:
    backpack = ["cattle-prod"]
    game = alone("cole", hands=hands, backpack=backpack).xenos(0, worker=1).turn("cole")
    assert offered(game, "melee-both") == []
    game = alone("cole", hands=["cattle-prod", "cattle-prod"]).xenos(0, worker=1).turn("cole")
    assert "melee-both cattle-prod" in texts(game)


@rule("scifi.ambiguity.same-name-pools")
def test_a_starting_card_and_one_from_the_deck_are_a_pair() -> None:
    game = alone("cole", hands=["smg", "smg"]).xenos(1, worker=1).turn("cole")
    cards = [card for card in who(game, "cole").slots if card >= 0]
    assert game.world.cards[cards[0]] is game.world.cards[cards[1]]
    assert "shoot-both smg 1" in texts(game)


# Ranged


@rule(
    "scifi.ex.range-lmg", "scifi.combat.ranged-min", "scifi.combat.ranged-max", "scifi.equipment.stat-range"
)
def test_a_light_machine_gun_reaches_one_to_three_zones() -> None:
    game = alone("magnus", hands=["light-machine-gun"]).turn("magnus")
    assert offered(game, "shoot") == [f"shoot light-machine-gun {zone}" for zone in (1, 2, 3)]


@rule("scifi.ex.range-one-one", "scifi.def.range-zero")
def test_range_one_one_is_exactly_the_next_zone() -> None:
    game = alone("magnus", at=2, hands=["assault-shotgun"]).turn("magnus")
    assert offered(game, "shoot") == ["shoot assault-shotgun 1", "shoot assault-shotgun 3"]


@rule("scifi.action.ranged", "scifi.action.ranged-targets-zone", "scifi.ambiguity.attack-empty-zone")
def test_a_zone_without_xenos_can_be_shot_at() -> None:
    told = Told()
    game = alone("magnus", hands=["smg"]).dice(6, 6).turn("magnus", sink=told)
    game.choose("shoot smg 1")
    assert told.of(events.Gained, events.XenoKilled, events.HitWasted) == []
    assert noise(game) == {0: 1}
    assert who(game, "magnus").actions == 2
    assert who(game, "magnus").experience == 0


@rule("scifi.action.ranged")
def test_what_is_out_of_sight_cannot_be_shot_at() -> None:
    game = alone("magnus", board=ROOMS, hands=["light-machine-gun"]).xenos(2, worker=1).turn("magnus")
    assert offered(game, "shoot") == ["shoot light-machine-gun 1"]


@rule("scifi.combat.ranged-intermediate-ignored", "scifi.combat.ranged-while-engaged")
def test_whoever_stands_between_or_beside_does_not_matter() -> None:
    position = alone("magnus", hands=["light-machine-gun"]).survivor("vivian", at=1)
    game = position.xenos(0, tank=1).xenos(1, worker=2).xenos(2, worker=1).dice(1, 1, 1, 1, 5).turn("magnus")
    game.choose("shoot light-machine-gun 2")
    assert xenos(game, 2) == {}
    assert xenos(game, 1) == {"worker": 2}
    assert who(game, "vivian").armour == 2


@rule(
    "scifi.ex.priority-heavy-shotgun",
    "scifi.combat.priority-order",
    "scifi.combat.priority-exhaust",
    "scifi.combat.priority-applies",
    "scifi.equipment.heavy-shotgun",
)
def test_a_heavy_shotgun_hits_in_the_order_of_priority() -> None:
    position = alone("cole", hands=["heavy-shotgun"]).xenos(1, tank=1, worker=2, hunter=2)
    game = position.dice(4, 6, 5, 5).turn("cole")
    game.choose("shoot heavy-shotgun 1")
    assert xenos(game, 1) == {"worker": 1, "hunter": 2}
    game.choose("shoot heavy-shotgun 1")
    assert xenos(game, 1) == {"hunter": 1}
    assert who(game, "cole").experience == 4


@rule("scifi.ex.tank-shields", "scifi.combat.priority-absorb")
def test_a_tank_shields_everybody_behind_it_from_weak_shots() -> None:
    told = Told()
    position = alone("vivian", hands=["smg", "smg"]).xenos(1, tank=1, worker=3, hunter=1)
    game = position.dice(5, 5, 5, 1).turn("vivian", sink=told)
    game.choose("shoot-both smg 1")
    assert xenos(game, 1) == {"tank": 1, "worker": 3, "hunter": 1}
    assert [event.kind for event in told.of(events.HitWasted)] == ["tank"]


@rule("scifi.combat.priority-ties", "scifi.combat.priority-order")
def test_between_tank_and_abomination_the_shooter_chooses() -> None:
    position = alone("magnus", hands=["heavy-shotgun"], skills=["plus-1-damage-action-ranged"]).xenos(
        1, {"tank": 1, "spoiler-abomination": 1}
    )
    game = position.dice(4, 1).turn("magnus")
    game.choose("shoot heavy-shotgun 1")
    assert texts(game) == ["hit tank", "hit spoiler-abomination"]
    game.choose("hit spoiler-abomination")
    assert xenos(game, 1) == {"tank": 1}
    assert who(game, "magnus").experience == 5


@rule("mixed.combat.priority-subspecies", "scifi.combat.priority-ties", "mixed.board.compatible")
def test_the_order_of_priority_does_not_know_subspecies() -> None:
    position = alone("magnus", hands=["smg"], boxes=["invader", "darkside"])
    game = position.xenos(1, {"worker": 1, "driller-worker": 1, "hunter": 1}).dice(5, 1).turn("magnus")
    game.choose("shoot smg 1")
    assert texts(game) == ["hit worker", "hit driller-worker"]
    game.choose("hit driller-worker")
    assert xenos(game, 1) == {"worker": 1, "hunter": 1}


@rule("scifi.equipment.melee-action-only", "scifi.equipment.ranged-action-only", "scifi.def.combat-action")
@pytest.mark.parametrize(("free", "melee", "shot"), [("melee", 1, 0), ("ranged", 0, 1), ("combat", 1, 1)])
def test_a_shot_at_range_zero_is_a_ranged_action_and_a_blow_is_a_melee_action(free, melee, shot) -> None:
    hands = ["prototype-saw-ar+energy-cell"]
    skills = ["point-blank", f"plus-1-free-action-{free}"]
    position = alone("miles", hands=hands, skills=skills, actions=0, box="darkside")
    game = position.xenos(0, {"driller-worker": 1}).turn("miles")
    assert ("melee prototype-saw-ar" in texts(game)) == melee
    assert ("shoot prototype-saw-ar 0" in texts(game)) == shot


@rule("scifi.equipment.card-data-required")
def test_a_sniper_rifle_picks_its_targets() -> None:
    game = alone("cole", hands=["sniper-rifle"]).xenos(2, tank=1, hunter=1).dice(3).turn("cole")
    game.choose("shoot sniper-rifle 2")
    assert texts(game) == ["hit tank", "hit hunter"]
    game.choose("hit hunter")
    assert xenos(game, 2) == {"tank": 1}


# Noise


@rule(
    "scifi.ex.noise-sledge-then-gun", "scifi.noise.where", "scifi.noise.stays", "scifi.noise.per-noisy-action"
)
def test_noise_stays_where_the_shot_was_fired() -> None:
    position = alone("magnus", hands=["sledge", "assault-shotgun"]).xenos(0, worker=1).xenos(1, worker=3)
    game = position.dice(6, 1, 1, 6, 6, 6).turn("magnus")
    game.choose("melee sledge")
    assert noise(game) == {}
    game.choose("shoot assault-shotgun 1")
    assert noise(game) == {0: 1}
    game.choose("move 1")
    assert noise(game) == {0: 1}


@rule(
    "invader.ex.noise-captions",
    "scifi.equipment.noisy-symbol",
    "scifi.equipment.silent-symbol",
    "scifi.equipment.prototypes-silent",
)
def test_sledge_and_prototype_are_silent_the_machine_gun_is_not() -> None:
    for weapon, answer, tokens in (
        ("sledge", "melee sledge", {}),
        ("light-machine-gun", "shoot light-machine-gun 1", {0: 1}),
        ("prototype-light-machine-gun+energy-cell", "shoot prototype-light-machine-gun 1", {}),
    ):
        game = alone("cole", hands=[weapon]).xenos(0, worker=1).dice(1, 1, 1, 1, 1).turn("cole")
        game.choose(answer)
        if asked(game) == "reroll":
            game.choose("keep")
        assert noise(game) == tokens


@rule("darkside.ex.noise-captions", "scifi.equipment.prototypes-silent")
def test_cattle_prod_and_prototype_rifle_are_silent_the_pistol_is_not() -> None:
    for weapon, answer, tokens in (
        ("cattle-prod", "melee cattle-prod", {}),
        ("pistol", "shoot pistol 1", {0: 1}),
        ("prototype-assault-rifle+energy-cell", "shoot prototype-assault-rifle 1", {}),
    ):
        position = alone("miles", hands=[weapon], box="darkside").xenos(0, {"driller-worker": 1})
        game = position.dice(1, 1, 1).turn("miles")
        game.choose(answer)
        if asked(game) == "reroll":
            game.choose("keep")
        assert noise(game) == tokens


# Concentrated attacks


@rule(
    "scifi.ex.concentrated-lmg-tank",
    "scifi.combat.concentrated-damage",
    "scifi.combat.concentrated-only-target",
    "scifi.combat.concentrated-declare",
    "scifi.equipment.light-machine-gun",
)
def test_a_machine_gun_concentrated_on_a_tank() -> None:
    position = alone("magnus", hands=["light-machine-gun"]).xenos(1, tank=2, worker=3)
    game = position.dice(6, 6, 6, 1, 1).turn("magnus")
    game.choose("shoot light-machine-gun 1 tank")
    assert xenos(game, 1) == {"tank": 1, "worker": 3}
    assert who(game, "magnus").experience == 1


@rule(
    "scifi.ex.concentrated-dual-prods-abomination",
    "scifi.combat.concentrated-dual",
    "scifi.combat.concentrated-allowed",
    "scifi.xeno.abomination",
    "invader.xeno.abomination-kill-means",
)
def test_two_cattle_prods_bring_down_an_abomination() -> None:
    position = alone("vivian", hands=["cattle-prod", "cattle-prod"])
    game = position.xenos(0, {"spoiler-abomination": 1}).dice(5, 6, 5, 2).turn("vivian")
    game.choose("melee-both cattle-prod spoiler-abomination")
    assert xenos(game, 0) == {}
    assert who(game, "vivian").experience == 5


@rule("scifi.combat.concentrated-damage")
def test_too_few_hits_on_the_named_target_do_nothing() -> None:
    told = Told()
    position = alone("vivian", hands=["cattle-prod", "cattle-prod"])
    game = position.xenos(0, {"spoiler-abomination": 1}).dice(5, 6, 1, 2).turn("vivian", sink=told)
    game.choose("melee-both cattle-prod spoiler-abomination")
    assert xenos(game, 0) == {"spoiler-abomination": 1}
    assert [event.kind for event in told.of(events.HitWasted)] == ["spoiler-abomination"]


@rule("scifi.combat.concentrated-priority", "scifi.combat.concentrated-declare")
def test_a_shot_is_concentrated_only_on_whoever_would_be_hit_first() -> None:
    game = (
        alone("magnus", hands=["smg", "sledge"])
        .xenos(1, tank=1, worker=3)
        .xenos(0, tank=1, worker=1)
        .turn("magnus")
    )
    assert offered(game, "shoot") == ["shoot smg 1", "shoot smg 1 tank"]
    assert offered(game, "melee") == ["melee sledge", "melee sledge worker", "melee sledge tank"]


# Ammunition


@rule(
    "invader.ex.bullets-outside",
    "invader.equipment.bullets-not-outside",
    "invader.equipment.energy-anywhere",
    "scifi.equipment.prototype-needs-cell",
    "scifi.equipment.prototype-energy-ranged",
)
def test_what_works_outside() -> None:
    def attacks(weapon):
        position = alone("cole", at=3, board=OUTSIDE, hands=[weapon], body=["oxygen-tank"])
        game = position.xenos(3, worker=1).xenos(4, worker=1).turn("cole")
        return [
            text for text in offered(game, "melee", "shoot") if len(text.split()) < 4 and "worker" not in text
        ]

    assert attacks("smg") == []
    assert attacks("cattle-prod") == ["melee cattle-prod"]
    assert attacks("prototype-light-machine-gun+energy-cell") == ["shoot prototype-light-machine-gun 4"]
    assert attacks("prototype-light-machine-gun") == []


@rule(
    "scifi.ambiguity.reroll-cards",
    "scifi.equipment.prototype-cell-not-spent",
    "scifi.inventory.attach-energy-cell",
    "scifi.inventory.weapon-many-ammo",
)
def test_every_attached_card_gives_a_reroll_and_is_kept() -> None:
    position = alone("cole", hands=["prototype-heavy-shotgun+energy-cell+energy-cell"])
    game = position.xenos(1, worker=2).dice(1, 1, 2, 2, 3, 3).turn("cole")
    game.choose("shoot prototype-heavy-shotgun 1")
    assert texts(game) == ["keep", "reroll energy-cell"]
    game.choose("reroll energy-cell")
    assert texts(game) == ["keep", "reroll energy-cell"]
    game.choose("reroll energy-cell")
    assert asked(game) == "action"
    assert xenos(game, 1) == {}
    assert attached(game) == [("prototype-heavy-shotgun", "energy-cell")] * 2


@rule("scifi.inventory.attach-plenty-of-bullets", "scifi.inventory.dual-one-ammo")
def test_one_ammo_card_serves_both_weapons_of_a_pair() -> None:
    position = alone("vivian", hands=["smg", "smg+plenty-of-bullets"]).xenos(1, worker=4)
    game = position.dice(1, 1, 1, 1, 5, 5, 5, 5).turn("vivian")
    game.choose("shoot-both smg 1")
    choose(game, "reroll plenty-of-bullets")
    assert xenos(game, 1) == {}


@rule(
    "scifi.equipment.multi-ammo",
    "scifi.equipment.two-weapon-classes",
    "scifi.equipment.combined-noise-profile",
)
def test_a_weapon_with_two_profiles_is_what_it_is_used_as() -> None:
    position = alone("miles", hands=["prototype-saw-ar+energy-cell"], box="darkside")
    position.xenos(0, {"driller-worker": 1}).xenos(1, {"driller-worker": 1})
    game = position.dice(5, 1, 1, 1, 1, 3, 1, 1).turn("miles")
    choose(game, "melee prototype-saw-ar", "keep", "shoot prototype-saw-ar 1", "keep")
    assert xenos(game, 0) == xenos(game, 1) == {}
    assert noise(game) == {}


@rule("scifi.equipment.infinite-ammo")
def test_shooting_uses_nothing_up() -> None:
    game = alone("cole", hands=["smg"]).dice(1, 1, 1, 1, 1, 1).turn("cole")
    choose(game, "shoot smg 1", "shoot smg 1", "shoot smg 1")
    assert held(game, "cole") == ["smg"]


@rule("darkside.equipment.pistol", "scifi.equipment.card-data-required")
def test_a_pistol_in_the_other_hand_gives_a_melee_weapon_one_more_die() -> None:
    told = Told()
    position = alone("miles", hands=["chainsword", "pistol"], box="darkside").xenos(0, {"driller-worker": 3})
    game = position.dice(3, 3, 3).turn("miles", sink=told)
    game.choose("melee chainsword")
    assert told.of(events.DiceRolled)[0].dice == (3, 3, 3)
    assert xenos(game, 0) == {}


@rule("darkside.equipment.no-zone-restriction", "scifi.equipment.ammo-type-bullets")
def test_bullets_work_in_tunnels() -> None:
    tunnel = CORRIDOR.replace("C", "T")
    game = alone("miles", board=tunnel, hands=["pistol"], body=["searchlight"], box="darkside").turn("miles")
    assert offered(game, "shoot") == ["shoot pistol 1"]


@rule("scifi.equipment.ammo-type-energy", "scifi.equipment.chainsaw", "darkside.equipment.chainsword")
@pytest.mark.parametrize("weapon", ["chainsaw", "chainsword", "cattle-prod"])
def test_an_energy_cell_helps_every_energy_weapon(weapon) -> None:
    position = alone("miles", hands=[f"{weapon}+energy-cell"], box="darkside").xenos(0, {"driller-worker": 1})
    game = position.dice(1, 1, 1, 1, 1).turn("miles")
    game.choose(f"melee {weapon}")
    assert texts(game) == ["keep", "reroll energy-cell"]


# Dark zones and pits


@rule("darkside.sight.dark-zone-prototype-weapon", "darkside.sight.dark-zone-target")
def test_only_a_prototype_shoots_into_the_dark() -> None:
    tunnel = CORRIDOR.replace("C", "T")
    plain = alone("miles", board=tunnel, hands=["assault-rifle"], box="darkside").turn("miles")
    assert offered(plain, "shoot") == []
    hands = ["prototype-assault-rifle+energy-cell"]
    game = alone("miles", board=tunnel, hands=hands, box="darkside").turn("miles")
    assert offered(game, "shoot") == ["shoot prototype-assault-rifle 1", "shoot prototype-assault-rifle 2"]


@rule("darkside.ex.pit-worker-needs-two", "darkside.pit.worker-hunter-two", "darkside.pit.melee-normal")
def test_a_driller_in_a_pit_is_covered_against_shots_from_elsewhere() -> None:
    position = alone("radka", hands=["pistol", "cattle-prod"], box="darkside")
    position.xenos(1, {"driller-worker": 1}).pits(1)
    game = position.dice(6, 5, 1, 1).turn("radka")
    game.choose("shoot pistol 1")
    assert xenos(game, 1) == {"driller-worker": 1}
    choose(game, "move 1", "melee cattle-prod")
    assert xenos(game, 1) == {}


@rule("darkside.pit.tank-three", "darkside.pit.abomination-four", "darkside.pit.filled-no-protection")
@pytest.mark.parametrize(
    ("kind", "enough"), [("driller-hunter", 2), ("driller-tank", 3), ("driller-abomination", 4)]
)
def test_how_much_damage_it_takes_from_elsewhere(kind, enough) -> None:
    more = ["plus-1-damage-action-ranged"]
    for damage, left in ((enough - 1, {kind: 1}), (enough, {})):
        position = alone("radka", hands=["assault-rifle"], skills=more * (damage - 1), box="darkside")
        game = position.xenos(1, {kind: 1}).pits(1).dice(6, 1, 1).turn("radka")
        game.choose("shoot assault-rifle 1")
        assert xenos(game, 1) == left
    position = alone("radka", hands=["assault-rifle"], skills=more * (enough - 2), box="darkside")
    game = position.xenos(1, {kind: 1}).filled_pits(1).dice(6, 1, 1).turn("radka")
    game.choose("shoot assault-rifle 1")
    assert xenos(game, 1) == {}


@rule("darkside.pit.range-zero-normal")
def test_a_shot_at_range_zero_inside_the_pit_finds_no_cover() -> None:
    position = alone("reese", hands=["pistol"], skills=["point-blank"], box="darkside")
    game = position.xenos(0, {"driller-worker": 1}).pits(0).dice(6).turn("reese")
    game.choose("shoot pistol 0")
    assert xenos(game, 0) == {}


@rule("mixed.pit.only-drillers-protected")
def test_only_drillers_find_cover_in_a_pit() -> None:
    position = alone("radka", hands=["pistol"], boxes=["invader", "darkside"])
    game = position.xenos(1, worker=1).pits(1).dice(6).turn("radka")
    game.choose("shoot pistol 1")
    assert xenos(game, 1) == {}


@rule("darkside.xeno.abomination-kill-means", "darkside.ambiguity.damage-three-weapons")
def test_damage_three_is_enough_for_a_driller_abomination() -> None:
    position = alone("radka", hands=["chainsaw"], skills=["plus-1-damage-action-melee"], box="darkside")
    game = position.xenos(0, {"driller-abomination": 1}).dice(5, 1, 1, 1, 1).turn("radka")
    game.choose("melee chainsaw")
    assert xenos(game, 0) == {}
    assert who(game, "radka").experience == 5
