"""The 35 skills of the book, each alone and together with what it meets."""

import pytest

import overrun
from overrun.classic import events
from overrun.classic.abilities import SKILLS
from overrun.classic.actions.noise import noise_in
from overrun.classic.combat.attack import roll_hits
from overrun.classic.content import SURVIVORS
from overrun.classic.experience import learn
from overrun.content import library
from overrun.core import Play
from overrun.rules import load_index
from overrun.scenario import classic
from overrun.testing import rule
from tests.classic.fights import (
    HOUSE,
    ROOMS,
    STREET,
    Told,
    alone,
    asides,
    choose,
    hands,
    noise_tokens,
    offered,
    person,
    reserve,
    texts,
    zombies,
)

AMMUNITION = "plenty-of-ammo-pistol"


def rolled(told):
    """How many dice each roll had."""
    return [len(event.dice) for event in told.of(events.DiceRolled)]


def driver(name, **said):
    """Somebody at the wheel of a police car in zone 0."""
    position = alone(name, car=0, driver=True, **said).token("car", at="0", of="police")
    return position.mission_rules(cars="drive")


# What holds for all of them


@rule("classic.skills.any-survivor")
def test_every_skill_of_the_book_can_be_had_also_those_nobody_in_the_box_has() -> None:
    book = {entry.id.rpartition(".")[2] for entry in load_index() if entry.id.startswith("classic.skill.")}
    assert len(book) == 35
    overrun.new("classic/01-city-blocks")  # skills to start with a card are made for the cards there are
    known = {skill.rule.rpartition(".")[2] for skill in SKILLS.values()}
    assert known == book
    in_the_box = {
        entry.skill.rpartition(".")[2]
        for one in library("classic").of(SURVIVORS).values()
        for entry in (*one.blue, *one.yellow, *one.orange, *one.red)
    }
    nobodys = book - in_the_box
    assert {"ninja", "loud", "destiny", "trick-shot", "is-that-all-youve-got"} <= nobodys
    for skill in sorted(SKILLS):
        assert person(alone("ned", skills=[skill]).turn("ned"), "ned")["skills"] == [skill]


@rule("classic.skills.priority", "classic.combat.dual-same-zone")
def test_a_skill_beats_the_general_rule() -> None:
    position = alone("doug", 1, hands=["pistol", "pistol"], skills=["trick-shot"])
    game = position.zombies(0, walker=1).zombies(2, walker=1).turn("doug")
    assert "shoot-both pistol 0 2" in texts(game)


@pytest.mark.parametrize("forbidden", [False, True])
@rule("classic.ambiguity.precedence")
def test_a_mission_beats_a_skill(forbidden) -> None:
    position = alone("ned", board=ROOMS, hands=["machete"], skills=["hold-your-nose"])
    position.zombies(0, walker=1).dice(4)
    if forbidden:
        position.token("no-search", at="a")
    game = position.turn("ned")
    game.choose("melee machete")
    assert bool(offered(game, "sniff")) is not forbidden


@rule("classic.skills.immediate", "classic.skills.immediate-use-condition")
def test_a_skill_gained_works_at_once_if_an_action_is_left() -> None:
    position = classic(STREET).survivor("ned", at=0, experience=18, hands=["pistol"], actions=2)
    told = Told()
    game = position.zombies(0, walker=1).zombies(1, walker=9).dice(4, 1, 1).turn("ned", sink=told)
    choose(game, "shoot pistol 0", "learn plus-1-die-ranged", "shoot pistol 1")
    assert rolled(told) == [1, 2]


@rule("classic.skills.immediate-use-condition")
def test_a_skill_gained_with_the_last_action_waits_unless_it_brings_actions_itself() -> None:
    position = classic(STREET).survivor("ned", at=0, experience=18, hands=["pistol"], actions=1)
    game = position.zombies(0, walker=1).zombies(1, walker=9).dice(4).turn("ned")
    game.choose("shoot pistol 0")
    twin = game.clone()
    game.choose("learn plus-1-die-ranged")
    assert offered(game, "shoot") == []
    twin.choose("learn free-combat")
    assert offered(twin, "shoot", "move") == ["shoot pistol 1"]


@rule("classic.ambiguity.same-skill-twice", "classic.skill.free-move")
def test_amy_with_two_free_moves_moves_twice_for_nothing() -> None:
    position = classic(STREET).survivor("amy", at=0, experience=18, hands=["pistol"], actions=1)
    game = position.zombies(0, walker=1).dice(4).turn("amy")
    choose(game, "shoot pistol 0", "learn free-move")
    assert person(game, "amy")["actions"] == 0
    choose(game, "move 1", "move 2")
    assert person(game, "amy")["zone"] == 2
    assert offered(game, "move") == []


# Actions


@rule("classic.skill.plus-1-action", "classic.skills.plus-action-free-choice")
def test_plus_1_action_is_one_more_action_for_anything_and_adds_up() -> None:
    assert person(alone("ned", skills=["plus-1-action"]).turn("ned"), "ned")["actions"] == 4
    twice = alone("ned", board=ROOMS, skills=["plus-1-action"] * 2, hands=["crowbar"]).equipment("water")
    game = twice.zombies(1, walker=1).turn("ned")
    choose(game, "noise", "noise", "noise", "search", "discard water", "done")
    assert person(game, "ned")["actions"] == 1
    game.choose("move 1")
    assert person(game, "ned")["actions"] == 0


@rule("classic.skill.plus-1-action")
def test_the_fourth_action_can_pay_for_leaving_zombies() -> None:
    game = alone("ned", skills=["plus-1-action"]).zombies(0, walker=3).turn("ned")
    game.choose("move 1")
    assert person(game, "ned")["actions"] == 0


@rule("classic.skill.free-combat", "classic.skills.free-combat-limited")
def test_a_free_combat_action_pays_for_one_attack_and_nothing_else() -> None:
    position = alone("ned", hands=["sawed-off"], skills=["free-combat"], actions=0)
    game = position.zombies(1, fatty=8).turn("ned")
    assert texts(game) == ["shoot sawed-off 1", "end"]
    game.choose("shoot sawed-off 1")
    assert noise_tokens(game) == {0: 1}
    # It cannot reload.
    assert texts(game) == ["end"]


@rule("classic.skill.free-combat")
def test_the_free_combat_action_is_spent_before_others() -> None:
    game = alone("ned", hands=["machete"], skills=["free-combat"]).zombies(0, abomination=1).turn("ned")
    game.choose("melee machete")
    assert person(game, "ned")["actions"] == 3
    game.choose("melee machete")
    assert person(game, "ned")["actions"] == 2


@rule("classic.skill.free-combat", "classic.improved.molotov-action")
def test_a_free_combat_action_throws_a_molotov() -> None:
    game = alone("ned", hands=["molotov"], skills=["free-combat"], actions=0).zombies(1, walker=1).turn("ned")
    game.choose("throw molotov 1")
    assert zombies(game, 1) == {}


@rule(
    "classic.example.amy-free-move",
    "classic.skill.free-move",
    "classic.turn.free-actions-not-counted",
    "classic.turn.base-actions",
)
def test_amy_moves_for_nothing_and_still_has_three_actions() -> None:
    game = classic(STREET).survivor("amy", at=0).turn("amy")
    game.choose("move 1")
    assert person(game, "amy")["zone"] == 1
    assert person(game, "amy")["actions"] == 3
    game.choose("move 2")
    assert person(game, "amy")["actions"] == 2


@rule("classic.skills.free-move-limited", "classic.skill.free-move")
def test_a_free_move_pays_for_nothing_but_a_move() -> None:
    position = alone("amy", hands=["pistol"], skills=["free-move"], actions=0).zombies(1, walker=1)
    assert texts(position.turn("amy")) == ["move 1", "end"]
    assert offered(driver("amy", skills=["free-move"], actions=0).turn("amy"), "drive") == []
    assert offered(driver("amy", actions=1).turn("amy"), "drive") == ["drive 1"]


@rule("classic.ambiguity.free-move-surcharge", "classic.skill.free-move")
def test_a_free_move_pays_the_move_but_not_the_surcharge() -> None:
    game = alone("amy", skills=["free-move"]).zombies(0, walker=3).turn("amy")
    game.choose("move 1")
    assert person(game, "amy")["actions"] == 0
    stuck = alone("amy", skills=["free-move"], actions=2).zombies(0, walker=3).turn("amy")
    assert offered(stuck, "move") == []


@rule("classic.skill.free-search", "classic.skills.free-search-limited", "classic.skills.free-search-once")
def test_a_free_search_is_the_one_search_of_the_turn_and_nothing_else() -> None:
    position = alone("ned", board=ROOMS, skills=["free-search"], actions=0).equipment("water", "water")
    game = position.turn("ned")
    assert texts(game) == ["search", "end"]
    choose(game, "search", "keep water", "done")
    assert texts(game) == ["end"]
    rich = alone("ned", board=ROOMS, skills=["free-search"]).equipment("water", "water").turn("ned")
    choose(rich, "search", "keep water", "done")
    assert person(rich, "ned")["actions"] == 3
    assert offered(rich, "search") == []


# Damage, rolls, dice


@pytest.mark.parametrize(
    ("skill", "weapon", "kind", "left"),
    [
        ("plus-1-damage-melee", "crowbar", "fatty", 0),
        ("plus-1-damage-melee", "machete", "abomination", 0),
        ("plus-1-damage-melee", "crowbar", "abomination", 1),
        ("plus-1-damage-ranged", "crowbar", "fatty", 1),
        ("plus-1-damage-ranged", "pistol", "fatty", 0),
        ("plus-1-damage-ranged", "shotgun", "abomination", 0),
        ("plus-1-damage-melee", "pistol", "fatty", 1),
    ],
)
@rule("classic.skill.plus-1-damage", "classic.skills.plus-damage-type")
def test_plus_1_damage_makes_weapons_of_its_kind_stronger(skill, weapon, kind, left) -> None:
    position = alone("ned", hands=[weapon], skills=[skill]).zombies(0, **{kind: 1}).dice(6, 1)
    game = position.turn("ned")
    choose(game, f"shoot {weapon} 0" if weapon in ("pistol", "shotgun") else f"melee {weapon}")
    assert zombies(game, 0).get(kind, 0) == left


@rule("classic.skill.plus-1-damage")
def test_plus_1_damage_hurts_friends_more_but_does_nothing_for_a_car() -> None:
    position = alone("doug", hands=["pistol"], skills=["plus-1-damage-ranged"])
    game = position.survivor("ned", at=1).dice(4).turn("doug")
    choose(game, "shoot pistol 1", "wound-in hand")
    assert person(game, "ned")["fate"] == "dead"
    skills = ["plus-1-damage-ranged", "plus-1-damage-melee"]
    car = driver("doug", skills=skills).zombies(1, fatty=1).dice(6).turn("doug")
    car.choose("drive 1")
    assert zombies(car, 1) == {"fatty": 1}


@pytest.mark.parametrize(
    ("skills", "attack", "face", "left"),
    [
        pytest.param(*case, marks=rule(f"classic.skill.{case[0][0]}", "classic.skills.plus-roll-each-die"))
        for case in (
            (("plus-1-roll-combat",), "melee machete", 3, 0),
            (("plus-1-roll-combat",), "shoot pistol 0", 3, 0),
            (("plus-1-roll-combat",), "melee machete", 2, 1),
            (("plus-1-roll-combat",), "shoot pistol 0", 2, 1),
            (("plus-1-roll-melee",), "melee machete", 3, 0),
            (("plus-1-roll-melee",), "shoot pistol 0", 3, 1),
            (("plus-1-roll-ranged",), "melee machete", 3, 1),
            (("plus-1-roll-ranged",), "shoot pistol 0", 3, 0),
            (("plus-1-roll-combat", "plus-1-roll-melee"), "melee machete", 2, 0),
            (("plus-1-roll-combat", "plus-1-roll-ranged"), "shoot pistol 0", 2, 0),
            (("plus-1-roll-combat", "plus-1-roll-ranged"), "melee machete", 2, 1),
        )
    ],
)
def test_plus_1_to_the_roll_counts_every_die_of_its_kind_higher(skills, attack, face, left) -> None:
    told = Told()
    position = alone("ned", hands=["machete", "pistol"], skills=skills).zombies(0, walker=1).dice(face)
    game = position.turn("ned", sink=told)
    game.choose(attack)
    assert zombies(game, 0).get("walker", 0) == left
    # The players are told which faces hit.
    assert (face >= told.of(events.DiceRolled)[0].needed) is (left == 0)


@rule("classic.skills.plus-roll-each-die", "classic.skill.plus-1-roll-combat")
def test_every_die_gets_the_bonus_also_those_rolled_again() -> None:
    position = alone("ned", hands=["katana"], skills=["plus-1-roll-combat", "lucky"]).zombies(0, walker=2)
    game = position.dice(1, 1, 3, 3).turn("ned")
    choose(game, "melee katana", "reroll lucky")
    assert zombies(game, 0) == {}


@rule("classic.skills.plus-roll-cap")
def test_a_raised_die_never_counts_more_than_six() -> None:
    game = alone("ned", hands=["pan"]).dice(6, 6).turn("ned")
    play = Play(game.ruleset, game.world, game.state.copy())
    for accuracy, hits in ((6, 2), (7, 0)):
        play.state.rigged = {"die": [6, 6]}
        script = roll_hits(play, 0, 2, accuracy, 1, [], [])
        with pytest.raises(StopIteration) as stopped:
            next(script)
        assert stopped.value.value == hits


@pytest.mark.parametrize(
    ("skill", "attack", "dice"),
    [
        pytest.param(*case, marks=rule(f"classic.skill.{case[0]}", "classic.skills.plus-die-per-weapon"))
        for case in (
            ("plus-1-die-combat", "melee machete", 2),
            ("plus-1-die-combat", "shoot sub-mg 0", 4),
            ("plus-1-die-melee", "melee machete", 2),
            ("plus-1-die-melee", "shoot sub-mg 0", 3),
            ("plus-1-die-ranged", "melee machete", 1),
            ("plus-1-die-ranged", "shoot sub-mg 0", 4),
        )
    ],
)
def test_plus_1_die_adds_a_die_to_a_weapon_of_its_kind(skill, attack, dice) -> None:
    told = Told()
    position = alone("ned", hands=["machete", "sub-mg"], skills=[skill]).zombies(0, abomination=1)
    game = position.turn("ned", sink=told)
    game.choose(attack)
    assert rolled(told) == [dice]


@pytest.mark.parametrize(
    ("skill", "weapon", "dice"),
    [
        pytest.param(*case, marks=rule(f"classic.skill.{case[0]}", "classic.skills.plus-die-dual"))
        for case in (
            ("plus-1-die-combat", "machete", 4),
            ("plus-1-die-combat", "sub-mg", 8),
            ("plus-1-die-melee", "machete", 4),
            ("plus-1-die-ranged", "sub-mg", 8),
        )
    ],
)
def test_plus_1_die_adds_a_die_to_each_of_two_dual_weapons(skill, weapon, dice) -> None:
    told = Told()
    position = alone("ned", hands=[weapon, weapon], skills=[skill]).zombies(0, abomination=1)
    game = position.turn("ned", sink=told)
    game.choose("melee-both machete" if weapon == "machete" else "shoot-both sub-mg 0")
    assert rolled(told) == [dice]


@pytest.mark.parametrize("dual", ["swordmaster", "ambidextrous"])
@rule("classic.skill.plus-1-die-melee", "classic.skill.plus-1-die-combat")
def test_skills_for_more_dice_add_up_also_for_weapons_made_dual_by_a_skill(dual) -> None:
    told = Told()
    skills = [dual, "plus-1-die-melee", "plus-1-die-combat"]
    position = alone("ned", hands=["katana", "katana"], skills=skills).zombies(0, abomination=1)
    game = position.turn("ned", sink=told)
    game.choose("melee-both katana")
    # Two katanas with two dice each and two more.
    assert rolled(told) == [8]


@rule(
    "classic.ambiguity.car-skill-bonuses",
    "classic.skill.plus-1-roll-combat",
    "classic.skill.plus-1-die-combat",
    "classic.skill.sniper",
)
def test_combat_skills_do_nothing_for_a_car() -> None:
    told = Told()
    skills = ["plus-1-roll-combat", "plus-1-die-combat", "sniper", "free-combat"]
    game = driver("doug", skills=skills).zombies(1, walker=1, runner=1).dice(3, 4).turn("doug", sink=told)
    game.choose("drive 1")
    assert rolled(told) == [2]
    # A 3 misses, and the 4 goes to the walker.
    assert zombies(game, 1) == {"runner": 1}
    assert person(game, "doug")["actions"] == 2


@rule("classic.skill.plus-1-max-range", "classic.skills.max-range")
def test_plus_1_max_range_lengthens_the_reach_and_leaves_the_minimum() -> None:
    position = alone("ned", hands=["rifle", "machete"], skills=["plus-1-max-range"], reserve=["molotov"])
    for zone in range(5):
        position.zombies(zone, walker=1)
    game = position.turn("ned")
    assert offered(game, "shoot") == [f"shoot rifle {zone}" for zone in (1, 2, 3, 4)]
    assert offered(game, "melee") == ["melee machete"]


@rule("classic.skill.plus-1-max-range")
def test_plus_1_max_range_throws_molotovs_farther_and_is_no_use_indoors() -> None:
    def crowd(board, card):
        position = alone("ned", board=board, hands=[card], skills=["plus-1-max-range"])
        for zone in range(5):
            position.zombies(zone, walker=1)
        return position.turn("ned")

    assert offered(crowd(STREET, "molotov"), "throw") == [f"throw molotov {zone}" for zone in (0, 1, 2)]
    assert offered(crowd(ROOMS, "molotov"), "throw") == ["throw molotov 0", "throw molotov 1"]
    assert offered(crowd(ROOMS, "rifle"), "shoot") == ["shoot rifle 1"]


# Moving


@rule("classic.skill.plus-1-zone-per-move", "classic.skills.plus-zone-move")
def test_plus_1_zone_per_move_moves_two_zones_with_every_move() -> None:
    game = alone("wanda", skills=["plus-1-zone-per-move"]).turn("wanda")
    choose(game, "move 1", "on 2", "move 3", "on 4")
    assert person(game, "wanda")["zone"] == 4
    assert person(game, "wanda")["actions"] == 1


@rule("classic.skills.plus-zone-move-stacks", "classic.skill.plus-1-zone-per-move")
def test_plus_1_zone_adds_to_two_zones_per_move_and_to_a_free_move() -> None:
    skills = ["two-zones-per-move", "plus-1-zone-per-move", "free-move"]
    game = alone("wanda", skills=skills).turn("wanda")
    choose(game, "move 1", "on 2", "on 3")
    assert person(game, "wanda")["zone"] == 3
    assert person(game, "wanda")["actions"] == 3
    assert game.question.kind == "action"


@rule("classic.skill.plus-1-zone-per-move")
def test_zombies_end_even_a_long_move_and_cars_are_not_faster() -> None:
    skills = ["two-zones-per-move", "plus-1-zone-per-move"]
    game = alone("wanda", skills=skills).zombies(2, walker=1).turn("wanda")
    choose(game, "move 1", "on 2")
    assert game.question.kind == "action"
    assert person(game, "wanda")["zone"] == 2
    car = driver("wanda", skills=skills).turn("wanda")
    choose(car, "drive 1", "drive-on 2")
    assert car.question.kind == "action"


@rule("classic.skill.two-zones-per-move", "classic.skills.two-zones")
def test_two_zones_per_move_is_one_or_two_zones() -> None:
    game = alone("wanda", skills=["two-zones-per-move"]).turn("wanda")
    game.choose("move 1")
    assert texts(game) == ["on 0", "on 2", "stay"]
    game.choose("on 2")
    assert person(game, "wanda")["actions"] == 2
    choose(game, "move 3", "stay")
    assert person(game, "wanda")["zone"] == 3
    assert person(game, "wanda")["actions"] == 1


@rule("classic.example.wanda-stopped-by-zombie", "classic.skills.two-zones")
def test_wanda_is_stopped_by_a_zombie() -> None:
    game = classic(STREET).survivor("wanda", at=0).zombies(1, walker=1).turn("wanda")
    game.choose("move 1")
    assert game.question.kind == "action"
    assert person(game, "wanda")["zone"] == 1
    assert person(game, "wanda")["actions"] == 2


@rule("classic.skill.two-zones-per-move")
def test_the_surcharge_of_a_long_move_is_due_once_for_the_zone_left_first() -> None:
    game = alone("wanda", skills=["two-zones-per-move"]).zombies(0, walker=1).turn("wanda")
    choose(game, "move 1", "on 2")
    assert person(game, "wanda")["zone"] == 2
    assert person(game, "wanda")["actions"] == 1


@rule("classic.skill.slippery", "classic.skills.slippery", "classic.skills.priority")
def test_slippery_leaves_a_crowd_for_one_action() -> None:
    game = alone("josh", skills=["slippery"]).zombies(0, walker=9).turn("josh")
    game.choose("move 1")
    assert person(game, "josh")["actions"] == 2
    assert person(game, "josh")["zone"] == 1


@rule("classic.ambiguity.slippery-stop", "classic.skill.slippery")
def test_slippery_does_not_pass_through_zombies() -> None:
    skills = ["slippery", "two-zones-per-move"]
    game = alone("josh", skills=skills).zombies(1, walker=1).turn("josh")
    game.choose("move 1")
    assert game.question.kind == "action"
    assert person(game, "josh")["zone"] == 1


# Rolling again


@rule("classic.skill.reroll-per-turn", "classic.skills.reroll-once-turn", "classic.skills.reroll-all-dice")
def test_one_re_roll_per_turn_is_all_dice_of_one_action() -> None:
    told = Told()
    position = alone("josh", hands=["pistol", "pistol"], skills=["reroll-per-turn"]).zombies(1, fatty=1)
    game = position.dice(4, 1, 1, 4, 1, 1, 1, 1).turn("josh", sink=told)
    game.choose("shoot-both pistol 1")
    assert texts(game) == ["keep", "reroll once-a-turn"]
    game.choose("reroll once-a-turn")
    # Both dice were rolled again, also the one that had hit.
    assert [event.dice for event in told.of(events.DiceRolled)] == [(4, 1), (1, 4)]
    game.choose("shoot-both pistol 1")
    assert game.question.kind == "action"
    game.choose("end")
    # In the next turn there is another; the fatty has come closer.
    game.choose("shoot-both pistol 0")
    assert texts(game) == ["keep", "reroll once-a-turn"]


@rule("classic.skills.reroll-replaces")
def test_the_second_result_stands_even_if_it_is_worse() -> None:
    position = alone("josh", hands=["pistol"], skills=["reroll-per-turn"]).zombies(1, walker=1).dice(6, 1)
    game = position.turn("josh")
    choose(game, "shoot pistol 1", "reroll once-a-turn")
    assert zombies(game, 1) == {"walker": 1}


@rule("classic.skill.lucky", "classic.skills.lucky")
def test_lucky_rolls_again_once_in_every_action() -> None:
    position = alone("josh", hands=["pistol"], skills=["lucky"]).zombies(1, walker=3)
    game = position.dice(1, 1, 1, 4).turn("josh")
    choose(game, "shoot pistol 1", "reroll lucky")
    assert game.question.kind == "action"
    choose(game, "shoot pistol 1", "reroll lucky")
    assert zombies(game, 1) == {"walker": 2}


@rule(
    "classic.skills.lucky-stacks",
    "classic.skills.reroll-stacks-equipment",
    "classic.skill.lucky",
    "classic.skill.reroll-per-turn",
)
def test_lucky_one_re_roll_per_turn_and_ammunition_add_up() -> None:
    told = Told()
    position = alone("josh", hands=["pistol"], skills=["lucky", "reroll-per-turn"], reserve=[AMMUNITION])
    game = position.zombies(1, walker=1).dice(1, 2, 3, 4).turn("josh", sink=told)
    game.choose("shoot pistol 1")
    assert texts(game) == ["keep", "reroll ammunition", "reroll lucky", "reroll once-a-turn"]
    choose(game, "reroll lucky", "reroll ammunition", "reroll once-a-turn")
    assert [event.dice for event in told.of(events.DiceRolled)] == [(1,), (2,), (3,), (4,)]
    assert zombies(game, 1) == {}


@rule("classic.ambiguity.car-reroll", "classic.skill.reroll-per-turn", "classic.skill.lucky")
def test_each_way_to_roll_again_serves_one_zone_of_a_drive() -> None:
    told = Told()
    position = driver("josh", skills=["lucky", "reroll-per-turn"]).zombies(0, walker=1).zombies(1, walker=1)
    game = position.zombies(2, walker=1).dice(1, 1, 4, 1, 1).turn("josh", sink=told)
    game.choose("drive 1")
    # Zone 0, which the car leaves.
    assert texts(game) == ["keep", "reroll lucky", "reroll once-a-turn"]
    game.choose("reroll lucky")
    assert texts(game) == ["keep", "reroll once-a-turn"]
    game.choose("keep")
    # Zone 1: a 4 hits.
    assert texts(game) == ["keep", "reroll once-a-turn"]
    choose(game, "keep", "drive-on 2")
    # Zone 2.
    assert texts(game) == ["keep", "reroll once-a-turn"]
    game.choose("reroll once-a-turn")
    assert game.question.kind == "action"
    assert [event.dice for event in told.of(events.DiceRolled)] == [(1,), (1,), (4,), (1,), (1,)]


# Two weapons at once


@pytest.mark.parametrize(
    ("skill", "weapon", "together"),
    [
        pytest.param(*case, marks=rule(f"classic.skill.{case[0]}", f"classic.skills.{case[0]}"))
        for case in (
            ("ambidextrous", "katana", True),
            ("ambidextrous", "shotgun", True),
            ("gunslinger", "katana", False),
            ("gunslinger", "shotgun", True),
            ("swordmaster", "katana", True),
            ("swordmaster", "shotgun", False),
        )
    ],
)
def test_skills_that_make_weapons_dual(skill, weapon, together) -> None:
    told = Told()
    position = alone("doug", hands=[weapon, weapon], skills=[skill]).zombies(0, abomination=1)
    game = position.turn("doug", sink=told)
    both = offered(game, "melee-both", "shoot-both")
    assert bool(both) is together
    if together:
        game.choose(both[0])
        # Katana and shotgun have two dice each.
        assert rolled(told) == [4]
        assert person(game, "doug")["actions"] == 2


@pytest.mark.parametrize(
    ("skill", "weapons"),
    [
        pytest.param(*case, marks=rule(f"classic.skill.{case[0]}"))
        for case in (
            ("ambidextrous", ("katana", "crowbar")),
            ("gunslinger", ("shotgun", "rifle")),
            ("swordmaster", ("katana", "crowbar")),
        )
    ],
)
def test_weapons_made_dual_must_still_be_identical_and_in_hand(skill, weapons) -> None:
    position = alone("doug", 1, hands=list(weapons), skills=[skill], reserve=[weapons[0]])
    game = position.zombies(1, walker=1).zombies(0, walker=1).turn("doug")
    assert offered(game, "melee-both", "shoot-both") == []


@rule("classic.skill.trick-shot", "classic.skills.trick-shot", "classic.noise.one-per-action-dual")
def test_trick_shot_aims_each_gun_at_a_zone_of_its_own() -> None:
    told = Told()
    position = alone("doug", 1, hands=["pistol", "pistol"], skills=["trick-shot", "plus-1-die-ranged"])
    position.zombies(0, walker=5).zombies(2, walker=5).zombies(3, walker=5)
    game = position.dice(4, 4, 4, 1).turn("doug", sink=told)
    assert offered(game, "shoot-both") == [
        "shoot-both pistol 0",
        "shoot-both pistol 2",
        "shoot-both pistol 0 2",
    ]
    game.choose("shoot-both pistol 0 2")
    # One die for each gun and one more for each; zone 3 is out of range.
    assert rolled(told) == [2, 2]
    assert [zombies(game, zone) for zone in (0, 2)] == [{"walker": 3}, {"walker": 4}]
    assert person(game, "doug")["experience"] == 3
    assert person(game, "doug")["actions"] == 2
    assert noise_tokens(game) == {1: 1}


@rule("classic.skill.trick-shot")
def test_trick_shot_needs_two_dual_guns_and_the_skill_may_make_them_dual() -> None:
    def shots(*skills):
        position = alone("doug", 1, hands=["shotgun", "shotgun"], skills=["trick-shot", *skills])
        return offered(position.zombies(0, walker=1).zombies(2, walker=1).turn("doug"), "shoot-both")

    assert shots() == []
    assert "shoot-both shotgun 0 2" in shots("ambidextrous")


@rule("classic.equipment.plenty-of-ammo", "classic.skill.trick-shot")
def test_ammunition_and_luck_serve_one_of_the_two_rolls_of_a_trick_shot() -> None:
    skills = ["trick-shot", "lucky"]
    position = alone("phil", 1, hands=["pistol", "pistol"], skills=skills, reserve=[AMMUNITION])
    game = position.zombies(0, walker=5).zombies(2, walker=5).dice(1, 1, 1, 1).turn("phil")
    choose(game, "shoot-both pistol 0 2", "reroll ammunition", "reroll lucky")
    # Both are spent in this action: the second gun is rolled once.
    assert game.question.kind == "action"


# Targets


@rule("classic.skill.sniper", "classic.skills.sniper")
def test_a_sniper_chooses_whom_any_gun_hits() -> None:
    position = alone("phil", hands=["sub-mg"], skills=["sniper"]).survivor("amy", at=1)
    game = position.zombies(1, walker=1, fatty=1, runner=2).dice(5, 5, 5).turn("phil")
    game.choose("shoot sub-mg 1")
    assert texts(game) == ["hit walker", "hit runner", "hit amy", "spare"]
    choose(game, "hit runner", "hit runner", "spare")
    assert zombies(game, 1) == {"walker": 1, "fatty": 1}
    assert person(game, "amy")["wounds"] == 0


@rule("classic.skill.sniper", "classic.improved.molotov-kills-all")
def test_a_molotov_does_not_care_for_snipers() -> None:
    position = alone("phil", hands=["molotov"], skills=["sniper"]).survivor("amy", at=1)
    game = position.zombies(1, walker=1).turn("phil")
    game.choose("throw molotov 1")
    assert person(game, "amy")["fate"] == "dead"


# Cards


@rule("classic.skill.two-cocktails", "classic.skills.two-cocktails")
def test_two_cocktails_from_one_bottle_and_one_can() -> None:
    position = alone("ned", reserve=["gasoline", "glass-bottles"], skills=["two-cocktails"])
    game = position.turn("ned")
    choose(game, "combine molotov")
    assert hands(game, "ned") == ["molotov", "molotov"]
    assert sorted(game.view()["equipment_discard"]) == ["gasoline", "glass-bottles"]


@rule("classic.skill.two-cocktails", "classic.ambiguity.molotov-supply")
def test_two_cocktails_are_one_if_only_one_is_left() -> None:
    position = alone("ned", reserve=["gasoline", "glass-bottles"], skills=["two-cocktails"])
    game = position.survivor("amy", at=4, reserve=["molotov"]).turn("ned")
    game.choose("combine molotov")
    assert hands(game, "ned") == ["molotov", ""]


@rule("classic.skill.hoard", "classic.skills.hoard")
def test_hoard_is_one_more_place_in_reserve() -> None:
    position = alone("ned", board=ROOMS, hands=["pan", "pistol"], reserve=["water"] * 3, skills=["hoard"])
    game = position.equipment("scope").turn("ned")
    assert len(hands(game, "ned")) == 2
    choose(game, "search", "keep scope", "done")
    assert reserve(game, "ned") == ["water", "water", "water", "scope"]


@rule("classic.skill.hoard", "classic.skills.immediate")
def test_a_new_hoarder_has_the_place_at_once() -> None:
    game = alone("ned").turn("ned")
    play = Play(game.ruleset, game.world, game.state.copy())
    learn(play, 0, "hoard")
    assert len(play.state.survivors[0].slots) == 6


@rule("classic.skill.hoard", "classic.wounded.takes-slot")
def test_wounds_take_a_hoarders_room_as_well() -> None:
    position = alone(
        "ned", board=ROOMS, hands=["pan", "pistol"], reserve=["water"] * 3, skills=["hoard"], wounds=1
    )
    game = position.equipment("scope").turn("ned")
    game.choose("search")
    assert "keep scope" not in texts(game)


@rule("classic.skill.destiny", "classic.skills.destiny")
def test_destiny_puts_one_card_aside_for_another_once_a_turn() -> None:
    position = alone("ned", board=ROOMS, skills=["destiny"], reserve=["flashlight"])
    told = Told()
    game = position.equipment("water", "machete", "scope").turn("ned", sink=told)
    game.choose("search")
    assert texts(game) == ["accept", "redraw"]
    game.choose("redraw")
    assert [event.card for event in told.of(events.CardDrawn)] == ["water", "machete", "scope"]
    assert [event.skill for event in told.of(events.SkillUsed)] == ["destiny"]
    # The second card of the flashlight comes without a question about destiny.
    assert game.view()["equipment_discard"] == ["water"]
    choose(game, "keep machete", "keep scope", "done")
    assert hands(game, "ned") == ["machete", ""]
    assert offered(game, "search") == []


@rule("classic.skill.destiny")
def test_destiny_can_be_kept_for_a_later_card_and_turns_away_an_ambush() -> None:
    position = alone("ned", board=ROOMS, skills=["destiny"], reserve=["flashlight"])
    game = position.equipment("water", "aaahh", "scope").turn("ned")
    choose(game, "search", "accept", "redraw", "keep water", "keep scope", "done")
    assert zombies(game, 0) == {}
    assert game.view()["equipment_discard"] == ["aaahh"]


@rule("classic.skill.destiny")
def test_destiny_works_in_a_police_car() -> None:
    position = alone("ned", skills=["destiny"]).token("car", at="0", of="police").mission_rules(cars="search")
    game = position.equipment("pistol", "machete").turn("ned")
    choose(game, "search-car 0", "redraw", "keep machete", "done")
    assert hands(game, "ned") == ["machete", ""]
    assert game.view()["equipment_discard"] == ["pistol"]


@rule("classic.skill.matching-set", "classic.skills.matching-set", "classic.skills.matching-set-shuffle")
def test_a_matching_set_comes_out_of_the_deck_which_is_shuffled() -> None:
    game = classic(ROOMS).survivor("doug", at=0).equipment("machete").turn("doug")
    deck = list(game.state.equipment_deck)
    game.choose("search")
    assert texts(game) == ["match", "no"]
    choose(game, "match", "keep machete", "keep machete", "done")
    assert hands(game, "doug") == ["machete", "machete"]
    twin = [card for card in deck if card not in game.state.equipment_deck and card != deck[-1]]
    assert [game.world.cards[card].id for card in twin] == ["machete"]
    rest = [card for card in deck[:-1] if card not in twin]
    assert sorted(game.state.equipment_deck) == sorted(rest)
    assert game.state.equipment_deck != rest


@rule("classic.skill.matching-set")
def test_no_matching_set_without_a_copy_in_the_deck_or_without_the_symbol() -> None:
    game = classic(ROOMS).survivor("doug", at=0).equipment("katana", "katana").turn("doug")
    game.choose("search")
    assert game.question.kind == "find"
    last = classic(ROOMS).survivor("doug", at=0, hands=["machete"]).equipment("machete", only=True)
    game = last.turn("doug")
    game.choose("drop doug machete")
    assert game.view()["equipment_discard"] == ["machete"]
    game.choose("search")
    assert game.question.kind == "find"


@pytest.mark.parametrize(
    ("skill", "card", "lent"),
    [
        ("ambidextrous", "katana", True),
        ("ambidextrous", "shotgun", True),
        ("ambidextrous", "water", False),
        ("swordmaster", "katana", True),
        ("swordmaster", "shotgun", False),
        ("gunslinger", "shotgun", True),
        ("gunslinger", "katana", False),
    ],
)
@rule("classic.ambiguity.matching-set-lent-dual", "classic.skill.matching-set", "classic.skill.ambidextrous")
def test_a_matching_set_also_of_weapons_that_a_skill_makes_dual(skill, card, lent) -> None:
    for house in (False, True):
        position = classic(ROOMS, house={"matching_set_printed_dual": house})
        game = position.survivor("doug", at=0, skills=[skill]).equipment(card, card).turn("doug")
        game.choose("search")
        assert (game.question.kind == "matching-set") is (lent and not house)
        if game.question.kind == "matching-set":
            choose(game, "match", f"keep {card}", f"keep {card}", "done")
            assert hands(game, "doug") == [card, card]


@pytest.mark.parametrize("house", [False, True])
@rule("classic.ambiguity.matching-set-lent-dual")
def test_the_printed_symbol_counts_in_any_case(house) -> None:
    position = classic(ROOMS, house={"matching_set_printed_dual": house}).survivor("doug", at=0)
    game = position.equipment("machete").turn("doug")
    game.choose("search")
    assert game.question.kind == "matching-set"


@rule("classic.skill.matching-set")
def test_a_matching_set_is_optional_and_possible_in_a_police_car() -> None:
    position = classic(STREET).survivor("doug", at=0).token("car", at="0", of="police")
    game = position.mission_rules(cars="search").equipment("pistol").turn("doug")
    game.choose("search-car 0")
    assert texts(game) == ["match", "no"]
    choose(game, "no", "keep pistol", "done")
    assert hands(game, "doug") == ["pistol", ""]


@rule(
    "classic.skill.hold-your-nose",
    "classic.skills.hold-your-nose-condition",
    "classic.skills.hold-your-nose-outdoors",
    "classic.ambiguity.hold-your-nose",
)
def test_after_a_kill_a_strong_stomach_searches_for_nothing_even_in_the_street() -> None:
    position = alone("ned", hands=["machete"], skills=["hold-your-nose"]).zombies(0, walker=1).dice(4)
    game = position.equipment("water").turn("ned")
    assert offered(game, "search", "sniff") == []
    game.choose("melee machete")
    # Not bound to the place of the kill.
    game.choose("move 1")
    assert offered(game, "search", "sniff") == ["sniff"]
    choose(game, "sniff", "keep water", "done")
    assert person(game, "ned")["actions"] == 1
    assert offered(game, "search", "sniff") == []


@rule("classic.skill.hold-your-nose", "classic.skills.hold-your-nose-condition")
def test_holding_the_nose_needs_a_kill_in_the_same_turn_and_a_zone_without_zombies() -> None:
    position = alone("ned", hands=["machete"], skills=["hold-your-nose"]).zombies(0, walker=2).dice(4, 4)
    game = position.turn("ned")
    game.choose("melee machete")
    assert offered(game, "sniff") == []
    game.choose("melee machete")
    assert offered(game, "sniff") == ["sniff"]
    game.choose("end")
    assert game.round == 2
    assert offered(game, "sniff") == []


@rule("classic.skills.hold-your-nose-once", "classic.skill.hold-your-nose")
def test_holding_the_nose_is_the_one_search_of_the_turn() -> None:
    position = alone("ned", board=ROOMS, hands=["machete"], skills=["hold-your-nose"])
    game = position.zombies(0, walker=1).dice(4).equipment("water", "water").turn("ned")
    game.choose("melee machete")
    assert offered(game, "search", "sniff") == ["search", "sniff"]
    twin = game.clone()
    choose(game, "search", "keep water", "done")
    assert offered(game, "search", "sniff") == []
    choose(twin, "sniff", "keep water", "done")
    assert offered(twin, "search", "sniff") == []


@rule("classic.skill.starts-with", "classic.skills.starts-with")
def test_phil_begins_with_a_pistol_out_of_the_deck_besides_his_starting_card() -> None:
    game = overrun.new("classic/01-city-blocks", survivors=["phil", "amy", "ned", "wanda"], seed=3)
    phil = [card for card in (*hands(game, "phil"), *reserve(game, "phil")) if card]
    assert len(phil) == 2
    assert "pistol" in phil
    deck = [game.world.cards[card].id for card in game.state.equipment_deck]
    # Three in the box: one in the starting deal, one for Phil.
    assert deck.count("pistol") == 1
    for name in ("amy", "ned", "wanda"):
        assert sum(card != "" for card in (*hands(game, name), *reserve(game, name))) == 1


# Wounds


@rule("classic.skill.is-that-all-youve-got", "classic.skills.all-youve-got")
def test_any_card_can_be_thrown_at_a_wound() -> None:
    skills = ["is-that-all-youve-got"]
    position = alone("ned", hands=["pistol"], reserve=["water", "scope"], skills=skills)
    told = Told()
    game = position.zombies(0, walker=2).zombies_phase(sink=told)
    assert texts(game) == ["take", "stop pistol", "stop water", "stop scope"]
    game.choose("stop water")
    assert texts(game) == ["take", "stop pistol", "stop scope"]
    game.choose("stop scope")
    # No wounded card, and nothing more is lost.
    assert person(game, "ned")["wounds"] == 0
    assert hands(game, "ned") == ["pistol", ""]
    assert reserve(game, "ned") == ["", "", ""]
    assert sorted(game.view()["equipment_discard"]) == ["scope", "water"]
    assert {event.rules for event in told.of(events.WoundStopped)} == {("classic.skills.all-youve-got",)}


@rule("classic.skill.is-that-all-youve-got")
def test_wounded_cards_stop_nothing() -> None:
    position = alone("ned", wounds=1, skills=["is-that-all-youve-got"]).survivor("amy", at=4)
    game = position.zombies(0, walker=1).zombies_phase()
    assert person(game, "ned")["fate"] == "dead"


@rule("classic.skill.is-that-all-youve-got")
def test_a_shot_can_be_stopped_like_a_bite() -> None:
    position = alone("doug", hands=["pistol"])
    position.survivor("ned", at=1, hands=["pan"], own_skills=False, skills=["is-that-all-youve-got"])
    game = position.dice(4).turn("doug")
    choose(game, "shoot pistol 1", "stop pan")
    assert person(game, "ned")["wounds"] == 0


@rule("classic.skill.tough", "classic.skills.tough")
def test_tough_ignores_the_first_zombie_of_every_zombies_phase() -> None:
    told = Told()
    position = alone("ned", hands=["pan"], skills=["tough"]).zombies(0, walker=1)
    game = position.zombies_phase(sink=told)
    assert person(game, "ned")["wounds"] == 0
    assert [event.by for event in told.of(events.WoundStopped)] == ["tough"]
    game.choose("end")
    # The same walker in the next zombies' phase.
    assert game.round == 3
    assert person(game, "ned")["wounds"] == 0
    assert len(told.of(events.WoundStopped)) == 2


@rule("classic.skill.tough")
def test_tough_ignores_one_attack_only_also_of_a_runners_two() -> None:
    game = alone("ned", hands=["pan"], skills=["tough"]).zombies(0, runner=1).zombies_phase()
    assert person(game, "ned")["wounds"] == 1
    assert hands(game, "ned") == ["wounded", ""]


@rule("classic.skill.tough")
def test_tough_is_no_help_against_shots_and_cars() -> None:
    position = alone("doug", hands=["pistol"])
    position.survivor("ned", at=1, hands=["pan"], own_skills=False, skills=["tough"])
    game = position.dice(4).turn("doug")
    game.choose("shoot pistol 1")
    assert person(game, "ned")["wounds"] == 1
    position = driver("doug")
    position.survivor("ned", at=1, hands=["pan"], own_skills=False, skills=["tough"])
    game = position.dice(4).turn("doug")
    game.choose("drive 1")
    assert person(game, "ned")["wounds"] == 1


@pytest.mark.parametrize(("house", "wounds"), [({}, 1), ({"tough_in_players_phase": True}, 0)])
@rule("classic.ambiguity.tough-phase", "classic.skill.tough")
def test_tough_does_not_work_in_the_players_phase_unless_the_house_says_so(house, wounds) -> None:
    """An extra activation of walkers comes out of the building that Ned opens."""
    position = alone(
        "ned", 1, board=HOUSE, hands=["crowbar"], experience=7, skills=["tough"], house=house
    ).zombies(1, walker=1)
    game = position.zombie_cards(37, 1, 2).turn("ned")
    choose(game, "open 0 crowbar", "room 3")
    assert person(game, "ned")["wounds"] == wounds


@rule("classic.skill.medic", "classic.skills.medic")
def test_a_medic_heals_somebody_in_his_zone_for_nothing_once_a_turn_among_zombies_too() -> None:
    position = alone("amy", skills=["medic"]).zombies(0, walker=1)
    position.survivor("ned", at=0, wounds=1).survivor("doug", at=0, wounds=1).survivor("josh", at=1, wounds=1)
    told = Told()
    game = position.turn("amy", sink=told)
    assert offered(game, "heal") == ["heal ned", "heal doug"]
    game.choose("heal ned")
    assert [(event.skill, event.on) for event in told.of(events.SkillUsed)] == [("medic", 1)]
    assert person(game, "amy")["actions"] == 3
    assert person(game, "ned")["wounds"] == 0
    # Nothing that was lost comes back.
    assert [*hands(game, "ned"), *reserve(game, "ned")] == [""] * 5
    assert offered(game, "heal") == []


@rule("classic.skills.medic-self", "classic.skill.medic")
def test_a_medic_heals_herself() -> None:
    game = alone("amy", skills=["medic"], wounds=1, actions=0).turn("amy")
    game.choose("heal amy")
    assert person(game, "amy")["wounds"] == 0


# Doors


@rule("classic.skill.lock-it-down", "classic.skills.lock-it-down-close")
def test_lock_it_down_closes_a_door_for_one_action_and_it_blocks_way_and_sight() -> None:
    position = alone("ned", 1, board=HOUSE, hands=["pistol"], skills=["lock-it-down"]).doors(open=(0,))
    game = position.zombies(4, walker=1).turn("ned")
    assert "move 4" in texts(game)
    assert "shoot pistol 4" in texts(game)
    game.choose("close 0")
    assert person(game, "ned")["actions"] == 2
    assert "move 4" not in texts(game)
    assert offered(game, "shoot", "close") == []


TWO_DOORS = """
+#+#+
#0:1#
+D+D+
#a#b#
+#+#+
"""


@rule("classic.skill.lock-it-down")
def test_only_the_door_named_is_closed() -> None:
    told = Told()
    game = alone("ned", 1, board=TWO_DOORS, skills=["lock-it-down"]).turn("ned", sink=told)
    assert offered(game, "close") == ["close 1"]
    game.choose("close 1")
    assert game.view()["closed_doors"] == [1]
    assert [event.door for event in told.of(events.DoorClosed)] == [1]


@rule("classic.skill.lock-it-down")
def test_a_door_closed_again_needs_a_tool_to_open_and_brings_no_more_zombies() -> None:
    position = alone("ned", 1, board=HOUSE, hands=["crowbar"], skills=["lock-it-down"])
    game = position.zombie_cards(1, 2, 3).turn("ned")
    choose(game, "open 0 crowbar", "room 3", "room 4")
    drawn = len(game.state.zombie_deck)
    before = [list(kind) for kind in game.state.horde]
    choose(game, "close 0")
    assert offered(game, "open") == ["open 0 crowbar"]
    choose(game, "open 0 crowbar")
    assert game.question.kind == "action"
    assert len(game.state.zombie_deck) == drawn
    assert game.state.horde == before
    bare = alone("ned", 1, board=HOUSE, skills=["lock-it-down"]).doors(open=(0,)).turn("ned")
    bare.choose("close 0")
    assert offered(bare, "open") == []


@rule("classic.skill.lock-it-down")
def test_only_a_door_at_the_own_zone_can_be_closed_and_only_for_an_ordinary_action() -> None:
    far = alone("ned", 0, board=HOUSE, skills=["lock-it-down"]).doors(open=(0,)).turn("ned")
    assert offered(far, "close") == []
    inside = alone("ned", 4, board=HOUSE, skills=["lock-it-down"]).doors(open=(0,)).turn("ned")
    assert offered(inside, "close") == ["close 0"]
    tired = alone("ned", 1, board=HOUSE, skills=["lock-it-down", "free-move"], actions=0).doors(open=(0,))
    assert offered(tired.turn("ned"), "close") == []


# Noise


def between(**said):
    """Doug in room e and Amy, with much noise, in room a; a walker in the middle sees neither."""
    position = alone("doug", 4, board=ROOMS, **said).survivor("amy", at=0, own_skills=False)
    return position.noise(0, 3).zombies(2, walker=1)


@rule("classic.skill.loud", "classic.skills.loud-highest")
def test_loud_makes_its_zone_the_noisiest_of_all_for_nothing() -> None:
    quiet = between(skills=["loud"]).turn("doug")
    choose(quiet, "end", "end")
    assert zombies(quiet, 1) == {"walker": 1}
    loud = between(skills=["loud"]).turn("doug")
    loud.choose("be-loud")
    assert person(loud, "doug")["actions"] == 3
    choose(loud, "end", "end")
    assert zombies(loud, 3) == {"walker": 1}


@rule("classic.skills.loud-once", "classic.skill.loud")
def test_loud_can_be_used_once_a_turn_and_stays_where_it_was_used() -> None:
    game = between(skills=["loud"]).turn("doug")
    choose(game, "be-loud", "move 3")
    assert offered(game, "be-loud") == []
    assert game.view()["loud_zone"] == 4


@rule("classic.skills.loud-duration", "classic.skill.loud")
def test_loud_lasts_over_the_end_of_the_turn_until_the_users_next_turn() -> None:
    position = alone("doug", 4, skills=["loud"]).survivor("amy", at=0, own_skills=False)
    game = position.turn("doug")
    choose(game, "be-loud", "end", "end")
    assert game.round == 2
    assert game.view()["loud_zone"] == 4
    choose(game, "activate amy")
    assert game.view()["loud_zone"] == 4
    choose(game, "end")
    # Doug's turn has begun.
    assert game.question.subject == ("doug",)
    assert game.view()["loud_zone"] == -1
    assert offered(game, "be-loud") == ["be-loud"]


@rule("classic.skills.loud-last-wins", "classic.skill.loud")
def test_only_the_latest_loud_counts() -> None:
    position = alone("doug", 4, skills=["loud"])
    position.survivor("amy", at=0, own_skills=False, skills=["loud"])
    game = position.turn("doug")
    choose(game, "be-loud", "end", "be-loud")
    assert noise_in(game.state, 0) > 1000
    assert noise_in(game.state, 4) == 1
    choose(game, "end", "activate doug")
    # Doug's own is long gone; Amy's lasts until her turn.
    assert game.view()["loud_zone"] == 0


@rule("classic.skill.loud", "classic.zmove.visible-first")
def test_zombies_that_see_somebody_do_not_listen_to_a_loud_room() -> None:
    position = alone("doug", 4, board=ROOMS, skills=["loud"]).survivor("amy", at=1, own_skills=False)
    game = position.zombies(2, walker=1).turn("doug")
    choose(game, "be-loud", "end", "end")
    assert zombies(game, 1) == {"walker": 1}


@rule("classic.ambiguity.loud-dead", "classic.skill.loud")
def test_the_noise_of_the_dead_lasts_to_the_end_of_the_game_turn() -> None:
    game = between(skills=["loud"], wounds=1).zombies(4, walker=1).turn("doug")
    choose(game, "be-loud", "end", "end")
    assert person(game, "doug")["fate"] == "dead"
    # The walker in the middle still went for the noise; in the new turn it is over.
    assert zombies(game, 3) == {"walker": 1}
    assert game.round == 2
    assert game.view()["loud_zone"] == -1


@rule("classic.skill.ninja", "classic.skills.ninja-miniature", "classic.skills.ninja-equipment")
def test_a_ninja_counts_no_noise_and_makes_none() -> None:
    position = alone("doug", 1, board=HOUSE, hands=["pistol", "fire-axe"], skills=["ninja"]).opened("b")
    game = position.zombies(1, fatty=8).turn("doug")
    choose(game, "shoot pistol 1", "open 0 fire-axe")
    assert noise_tokens(game) == {}
    assert noise_in(game.state, 1) == 0


@rule("classic.skills.ninja-optional", "classic.skill.ninja")
def test_a_ninja_may_choose_at_any_time_to_be_heard() -> None:
    position = alone("doug", 0, hands=["pistol"], skills=["ninja"], seats=2).zombies(1, fatty=8)
    game = position.survivor("amy", at=4, seat=1, own_skills=False).turn("doug")
    assert "be-heard doug" in asides(game)
    game.choose("be-heard doug")
    assert noise_in(game.state, 0) == 1
    game.choose("shoot pistol 1")
    assert noise_tokens(game) == {0: 1}
    game.choose("hush doug")
    assert noise_in(game.state, 0) == 1
    game.choose("shoot pistol 1")
    assert noise_tokens(game) == {0: 1}
    game.choose("end")
    # In Amy's turn as well, by Doug's player.
    assert game.question.subject == ("amy",)
    game.choose("be-heard doug", seat=0)
    assert noise_in(game.state, 0) == 2
    assert game.question.subject == ("amy",)


@rule("classic.skill.ninja", "classic.ambiguity.no-noise-target")
def test_zombies_hear_nothing_of_ninjas_but_see_and_bite_them() -> None:
    far = alone("doug", 0, board=ROOMS, skills=["ninja"]).zombies(3, walker=1).zombies_phase()
    assert zombies(far, 3) == {"walker": 1}
    near = alone("doug", 0, board=ROOMS, skills=["ninja"]).zombies(1, walker=1).zombies_phase()
    assert zombies(near, 0) == {"walker": 1}
    bitten = alone("doug", hands=["pan"], skills=["ninja"]).zombies(0, walker=1).zombies_phase()
    assert person(bitten, "doug")["wounds"] == 1


@rule("classic.skill.ninja", "classic.noise.make-noise-action")
def test_a_ninja_who_makes_noise_on_purpose_is_heard() -> None:
    game = alone("doug", skills=["ninja"]).turn("doug")
    game.choose("noise")
    assert noise_tokens(game) == {0: 1}


# Born leader


@rule("classic.skill.born-leader", "classic.skills.born-leader-gift")
def test_a_born_leader_gives_somebody_one_free_action_of_any_kind_once_a_turn() -> None:
    position = alone("phil", skills=["born-leader"]).survivor("amy", at=4, own_skills=False)
    game = position.turn("phil")
    assert offered(game, "lead") == ["lead amy"]
    game.choose("lead amy")
    assert person(game, "phil")["actions"] == 3
    assert offered(game, "lead") == []
    game.choose("end")
    # Amy is still to act: her next turn is this one.
    choose(game, "noise", "noise", "noise", "noise")
    assert offered(game, "noise", "move") == []


@pytest.mark.parametrize(
    ("walkers", "leaders", "left"),
    # Amy has three actions, a free move and a gift from each leader.
    [(3, 1, 1), (4, 1, 0), (5, 1, None), (5, 2, 0), (6, 2, None)],
)
@rule("classic.ambiguity.free-move-surcharge", "classic.skill.born-leader", "classic.move.unaffordable")
def test_a_gift_is_an_action_of_any_kind_also_for_leaving_zombies(walkers, leaders, left) -> None:
    position = alone("phil", skills=["born-leader"]).survivor("amy", at=2).zombies(2, walker=walkers)
    if leaders == 2:
        position.survivor("ned", at=0, skills=("born-leader",), own_skills=False)
    game = position.turn("phil")
    choose(game, "lead amy", "end", *(["activate ned", "lead amy", "end"] if leaders == 2 else []))
    if left is None:
        assert offered(game, "move") == []
        return
    game.choose("move 3")
    amy = person(game, "amy")
    assert (amy["actions"], amy["gifts"], amy["free"]) == (left, 0, {})


@rule("classic.ambiguity.given-search", "classic.search.once-per-turn", "classic.skill.born-leader")
def test_a_search_with_a_gift_is_the_one_search_of_the_turn() -> None:
    position = alone("phil", board=ROOMS, skills=["born-leader"])
    game = position.survivor("ned", at=2).equipment("water", "scope").turn("phil")
    choose(game, "lead ned", "end", "search", "keep water", "done")
    assert person(game, "ned")["actions"] + person(game, "ned")["gifts"] == 4
    assert offered(game, "search") == []


@rule("classic.skills.born-leader-expiry", "classic.skill.born-leader")
def test_a_gift_not_used_in_the_next_turn_is_lost() -> None:
    position = alone("phil", skills=["born-leader"]).survivor("amy", at=4, own_skills=False)
    game = position.turn("phil")
    choose(game, "lead amy", "end")
    assert person(game, "amy")["gifts"] == 1
    choose(game, "end", "activate amy")
    assert person(game, "amy")["gifts"] == 0
    assert person(game, "amy")["actions"] == 3


@rule("classic.skill.born-leader", "classic.skills.born-leader-expiry")
def test_a_gift_to_somebody_who_has_acted_waits_for_the_next_round() -> None:
    position = alone("phil", skills=["born-leader"]).survivor("amy", at=4, own_skills=False, acted=True)
    game = position.turn("phil")
    choose(game, "lead amy", "end")
    assert game.round == 2
    game.choose("activate amy")
    choose(game, "noise", "noise", "noise", "noise")
    assert offered(game, "noise") == []
