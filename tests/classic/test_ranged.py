"""Ranged combat: sight and range, who is hit first, friends in the line of fire, molotovs."""

import pytest

from overrun.classic import events
from overrun.testing import rule
from tests.classic.fights import (
    HOUSE,
    ROOMS,
    STREET,
    Told,
    alone,
    choose,
    hands,
    noise_tokens,
    offered,
    person,
    reserve,
    texts,
    zombies,
)

# Sight and range


def crowd(position):
    """A walker in every zone of a row of five."""
    for zone in range(5):
        position.zombies(zone, walker=1)
    return position


@rule(
    "classic.example.rifle-range",
    "classic.ranged.min-range",
    "classic.ranged.max-range",
    "classic.ranged.range-counts-zones",
    "classic.equipment.rifle-range",
)
def test_a_rifle_reaches_zones_one_to_three() -> None:
    game = crowd(alone("ned", hands=["rifle"])).turn("ned")
    assert offered(game, "shoot") == ["shoot rifle 1", "shoot rifle 2", "shoot rifle 3"]


@rule(
    "classic.example.sub-mg-range",
    "classic.ranged.min-zero-own-zone",
    "classic.ranged.max-range",
    "classic.ranged.within-range",
    "classic.equipment.sub-mg",
)
def test_a_sub_mg_reaches_the_own_zone_and_the_next() -> None:
    game = crowd(alone("ned", hands=["sub-mg"])).turn("ned")
    assert offered(game, "shoot") == ["shoot sub-mg 0", "shoot sub-mg 1"]


@rule("classic.ranged.needs-sight")
def test_nobody_shoots_through_a_closed_door() -> None:
    shut = alone("ned", 1, board=HOUSE, hands=["rifle"]).zombies(4, walker=1).turn("ned")
    assert offered(shut, "shoot") == []
    position = alone("ned", 1, board=HOUSE, hands=["rifle"]).zombies(4, walker=1).doors(open=(0,))
    assert offered(position.turn("ned"), "shoot") == ["shoot rifle 4"]


CORNER = """
+#+#+
#0:1#
+:+#+
#2#a#
+#+#+
"""


@rule("classic.ranged.needs-sight")
def test_nobody_shoots_around_a_corner() -> None:
    game = alone("ned", 1, board=CORNER, hands=["rifle"]).zombies(2, walker=1).turn("ned")
    assert offered(game, "shoot") == []
    game = alone("ned", 0, board=CORNER, hands=["rifle"]).zombies(2, walker=1).turn("ned")
    assert offered(game, "shoot") == ["shoot rifle 2"]


@rule("classic.ranged.indoor-limit")
def test_inside_a_building_a_rifle_reaches_no_further_than_the_next_room() -> None:
    game = crowd(alone("ned", board=ROOMS, hands=["rifle"])).turn("ned")
    assert offered(game, "shoot") == ["shoot rifle 1"]


TWO_WAYS = """
+#+#+#+#+
#0:1:2:9#
+.+#+#+.+
#0:4 4:9#
+#+#+#+#+
"""


@rule("classic.ambiguity.range-count", "classic.ranged.range-counts-zones")
def test_range_is_the_smallest_number_of_borders_on_a_line_of_sight() -> None:
    # From zone 0 the upper line crosses three borders to zone 9 (number 3), the lower line only two.
    near = alone("ned", board=TWO_WAYS, hands=["pistol"], skills=["plus-1-max-range"])
    assert offered(near.zombies(3, walker=1).turn("ned"), "shoot") == ["shoot pistol 3"]
    short = alone("ned", board=TWO_WAYS, hands=["pistol"]).zombies(3, walker=1)
    assert offered(short.turn("ned"), "shoot") == []


@rule("classic.ranged.intervening-ignored")
def test_shots_pass_over_everybody_between() -> None:
    position = alone("ned", hands=["rifle"]).survivor("amy", at=1, hands=["pan"])
    position.zombies(1, walker=2, runner=1).zombies(2, runner=1)
    game = position.dice(3).turn("ned")
    game.choose("shoot rifle 2")
    assert zombies(game, 2) == {}
    assert zombies(game, 1) == {"walker": 2, "runner": 1}
    assert person(game, "amy")["wounds"] == 0


# Who is hit


@rule(
    "classic.example.doug-last-stand-first-shot",
    "classic.ranged.priority-order",
    "classic.ranged.priority-tier-cleared",
    "classic.ranged.priority-shooter-exempt",
    "classic.ranged.survivor-wounds",
)
def test_dougs_last_stand_first_shot() -> None:
    game = last_stand()
    choose(game, "shoot-both sub-mg 0", "lose pan hand")
    assert person(game, "ned")["fate"] == "dead"
    assert zombies(game, 0) == {"walker": 1, "fatty": 1, "runner": 2}
    assert person(game, "doug")["wounds"] == 0
    assert person(game, "doug")["experience"] == 3


@rule(
    "classic.example.doug-last-stand-second-shot",
    "classic.ranged.fatty-shields-runners",
    "classic.combat.absorb",
)
def test_dougs_last_stand_second_shot() -> None:
    game = last_stand()
    choose(game, "shoot-both sub-mg 0", "lose pan hand", "shoot-both sub-mg 0")
    assert zombies(game, 0) == {"fatty": 1, "runner": 2}
    assert person(game, "doug")["experience"] == 4


def last_stand():
    position = alone("doug", hands=["sub-mg", "sub-mg"]).survivor("ned", at=0, hands=["pan", "crowbar"])
    position.zombies(0, walker=4, fatty=1, runner=2)
    return position.dice(5, 6, 5, 6, 5, 3, 6, 5, 5, 1, 4, 2).turn("doug")


@rule("classic.ranged.own-zone-still-ranged", "classic.ranged.no-choice-of-target")
def test_a_shot_into_the_own_zone_follows_the_priority_and_asks_nothing() -> None:
    position = alone("doug", hands=["pistol"], skills=["plus-1-die-melee"]).zombies(0, walker=1, runner=1)
    told = Told()
    game = position.dice(4).turn("doug", sink=told)
    game.choose("shoot pistol 0")
    assert game.question.kind == "action"
    assert zombies(game, 0) == {"runner": 1}
    assert told.of(events.DiceRolled)[0].dice == (4,)


@rule("classic.ranged.priority-order", "classic.ranged.priority-tier-cleared")
def test_walkers_then_fatties_then_runners() -> None:
    position = alone("doug", hands=["shotgun", "shotgun"], skills=["gunslinger", "plus-1-die-ranged"])
    # Six dice of damage 2: five hits for two walkers, two fatties and one of two runners.
    game = position.zombies(1, walker=2, fatty=2, runner=2).dice(4, 4, 4, 4, 4, 1).turn("doug")
    game.choose("shoot-both shotgun 1")
    assert zombies(game, 1) == {"runner": 1}
    assert person(game, "doug")["experience"] == 5


@rule("classic.ranged.abomination-as-fatty", "classic.ranged.fatty-shields-runners")
def test_the_abomination_shields_runners_like_a_fatty_but_not_walkers() -> None:
    position = alone("doug", hands=["shotgun"]).zombies(1, walker=1, abomination=1, runner=1)
    game = position.dice(4, 4).turn("doug")
    game.choose("shoot shotgun 1")
    assert zombies(game, 1) == {"abomination": 1, "runner": 1}


@rule("classic.ambiguity.same-tier-order", "classic.ranged.abomination-as-fatty")
def test_the_shooter_chooses_between_a_fatty_and_the_abomination() -> None:
    position = alone("doug", hands=["shotgun"], skills=["plus-1-damage-ranged"])
    game = position.zombies(1, fatty=1, abomination=1, runner=1).dice(4, 1).turn("doug")
    game.choose("shoot shotgun 1")
    assert texts(game) == ["hit fatty", "hit abomination"]
    game.choose("hit abomination")
    assert zombies(game, 1) == {"fatty": 1, "runner": 1}


@rule("classic.ambiguity.same-tier-order")
def test_runners_are_shielded_until_fatties_and_the_abomination_are_all_dead() -> None:
    position = alone("doug", hands=["shotgun"]).zombies(1, fatty=1, abomination=1, runner=1)
    game = position.dice(4, 4).turn("doug")
    game.choose("shoot shotgun 1")
    # Damage 2: the first hit kills the fatty, the abomination swallows the second.
    assert zombies(game, 1) == {"abomination": 1, "runner": 1}


@rule("classic.ambiguity.lowest-priority", "classic.ranged.priority-order")
def test_the_lowest_number_of_the_list_comes_first_survivors() -> None:
    position = alone("doug", hands=["pistol"]).survivor("ned", at=1, hands=["pan"]).zombies(1, walker=1)
    game = position.dice(4).turn("doug")
    game.choose("shoot pistol 1")
    assert person(game, "ned")["wounds"] == 1
    assert zombies(game, 1) == {"walker": 1}


@rule("classic.equipment.accuracy-value")
def test_a_miss_kills_nobody_and_nothing_else_is_told() -> None:
    told = Told()
    position = alone("doug", hands=["pistol"]).zombies(1, walker=1, fatty=1, runner=1).dice(3)
    game = position.turn("doug", sink=told)
    game.choose("shoot pistol 1")
    assert told.of(events.ZombieKilled, events.HitWasted, events.Gained) == []
    assert zombies(game, 1) == {"walker": 1, "fatty": 1, "runner": 1}


# Friends in the line of fire


@rule("classic.ranged.survivor-two-damage", "classic.attack.two-wounds-eliminated")
def test_one_hit_of_damage_two_kills_a_survivor() -> None:
    position = alone("doug", hands=["shotgun"]).survivor("ned", at=1, hands=["pan", "crowbar"])
    game = position.zombies(1, walker=1).dice(4, 1).turn("doug")
    choose(game, "shoot shotgun 1", "lose pan hand")
    assert person(game, "ned")["fate"] == "dead"
    assert zombies(game, 1) == {"walker": 1}
    # Ned had not acted yet; nobody will ask him to.
    game.choose("end")
    assert game.question.subject == ("doug",)
    assert game.round == 2


@rule("classic.ambiguity.friendly-fire-loss", "classic.ranged.survivor-wounds")
def test_a_survivor_who_is_shot_loses_a_card_like_from_a_zombie() -> None:
    position = alone("doug", hands=["pistol"], seats=2).survivor(
        "ned", at=1, seat=1, hands=["pan", "crowbar"]
    )
    game = position.dice(4).turn("doug")
    game.choose("shoot pistol 1")
    assert texts(game) == ["lose pan hand", "lose crowbar hand"]
    assert game.question.seats == (1,)
    game.choose("lose crowbar hand")
    assert hands(game, "ned") == ["pan", "wounded"]
    assert person(game, "ned")["wounds"] == 1


@rule("classic.ambiguity.friendly-fire-choice", "classic.ranged.priority-tier-cleared")
def test_the_players_say_which_friend_is_hit_and_all_must_die_before_walkers_are() -> None:
    position = alone("doug", hands=["sub-mg", "sub-mg"], seats=2).zombies(1, walker=2)
    position.survivor("ned", at=1, seat=1).survivor("amy", at=1, seat=1)
    game = position.dice(5, 5, 5, 5, 5, 1).turn("doug")
    game.choose("shoot-both sub-mg 1")
    assert texts(game) == ["wound ned", "wound amy"]
    assert game.question.seats == (0,)
    choose(game, "wound ned", "wound-in hand", "wound amy", "wound-in hand", "wound ned")
    # Ned is dead; the fourth hit kills Amy without a question, and one is left for a walker.
    assert [person(game, name)["fate"] for name in ("ned", "amy")] == ["dead", "dead"]
    assert zombies(game, 1) == {"walker": 1}


@rule("classic.experience.survivor-no-xp")
def test_shooting_a_survivor_gives_no_experience() -> None:
    position = alone("doug", hands=["shotgun"]).survivor("ned", at=1, wounds=1)
    game = position.dice(4, 1).turn("doug")
    game.choose("shoot shotgun 1")
    assert person(game, "ned")["fate"] == "dead"
    assert person(game, "doug")["experience"] == 0


@pytest.mark.parametrize(
    ("house", "fate", "walkers"), [({}, "dead", 2), ({"mild_friendly_fire": True}, "alive", 1)]
)
@rule("classic.ranged.priority-tier-cleared", "classic.ranged.survivor-wounds")
def test_with_mild_friendly_fire_a_friend_stops_one_hit_at_most(house, fate, walkers) -> None:
    position = alone("doug", hands=["sub-mg"], house=house).survivor("ned", at=1).zombies(1, walker=3)
    game = position.dice(5, 5, 5).turn("doug")
    choose(game, "shoot sub-mg 1", "wound-in hand")
    assert person(game, "ned")["fate"] == fate
    assert zombies(game, 1) == {"walker": walkers}


@pytest.mark.parametrize(("house", "wounds"), [({}, 0), ({"mild_friendly_fire": True}, 1)])
@rule("classic.ranged.survivor-two-damage")
def test_with_mild_friendly_fire_a_hit_of_damage_two_is_one_wound(house, wounds) -> None:
    position = alone("doug", hands=["shotgun"], house=house).survivor("ned", at=1)
    game = position.dice(4, 1).turn("doug")
    choose(game, "shoot shotgun 1", "wound-in hand")
    # By the book Ned is dead, and the dead have no wounded cards.
    assert person(game, "ned")["wounds"] == wounds
    assert (person(game, "ned")["fate"] == "alive") is bool(wounds)


# The sniper rifle


@rule("classic.improved.sniper-rifle-targets")
def test_a_sniper_rifle_lets_its_owner_choose_and_spare() -> None:
    position = alone("ned", hands=["sniper-rifle"]).survivor("amy", at=1)
    game = position.zombies(1, walker=1, fatty=1, runner=1).dice(3).turn("ned")
    game.choose("shoot sniper-rifle 1")
    # Damage 1 cannot kill the fatty, so that aiming at it is not worth a question.
    assert texts(game) == ["hit walker", "hit runner", "hit amy", "spare"]
    game.choose("hit runner")
    assert zombies(game, 1) == {"walker": 1, "fatty": 1}
    assert person(game, "amy")["wounds"] == 0


@rule("classic.improved.sniper-rifle-targets", "classic.ranged.survivor-wounds")
def test_a_sniper_rifle_hits_a_friend_if_its_owner_wants_that() -> None:
    position = alone("ned", hands=["sniper-rifle"]).survivor("amy", at=1, hands=["pan"]).zombies(1, walker=1)
    game = position.dice(3).turn("ned")
    choose(game, "shoot sniper-rifle 1", "hit amy")
    assert person(game, "amy")["wounds"] == 1
    assert zombies(game, 1) == {"walker": 1}


@rule("classic.ambiguity.surplus-hits")
def test_hits_with_a_sniper_rifle_are_never_forced_on_a_friend() -> None:
    position = alone("ned", hands=["sniper-rifle"]).survivor("amy", at=1).zombies(1, fatty=1)
    game = position.dice(3).turn("ned")
    game.choose("shoot sniper-rifle 1")
    assert texts(game) == ["hit amy", "spare"]
    game.choose("spare")
    assert person(game, "amy")["wounds"] == 0


@rule("classic.example.ned-improved-weapons", "classic.improved.sniper-rifle-recipe")
def test_ned_makes_a_sniper_rifle_and_a_molotov_at_no_cost_and_shoots_the_runner() -> None:
    position = alone("ned", hands=["rifle"], reserve=["scope", "gasoline", "glass-bottles"])
    game = position.zombies(2, walker=1, fatty=1, runner=1).dice(3).turn("ned")
    choose(game, "combine sniper-rifle", "done")
    assert hands(game, "ned") == ["sniper-rifle", ""]
    assert sum(card != "" for card in reserve(game, "ned")) == 2
    game.choose("combine molotov")
    assert sorted(hands(game, "ned")) == ["molotov", "sniper-rifle"]
    assert person(game, "ned")["actions"] == 3
    choose(game, "done", "shoot sniper-rifle 2", "hit runner")
    assert zombies(game, 2) == {"walker": 1, "fatty": 1}
    assert sorted(game.view()["equipment_discard"]) == ["gasoline", "glass-bottles"]


@rule("classic.ambiguity.sniper-rifle-unit")
def test_a_sniper_rifle_is_lost_as_one_card_and_both_cards_are_discarded() -> None:
    game = alone("ned", hands=["sniper-rifle"]).zombies(0, walker=1).zombies_phase()
    assert hands(game, "ned") == ["wounded", ""]
    assert sorted(game.view()["equipment_discard"]) == ["rifle", "scope"]


# Molotovs


@rule(
    "classic.improved.molotov-kills-all",
    "classic.improved.molotov-no-roll",
    "classic.improved.molotov-action",
    "classic.improved.molotov-single-use",
    "classic.ambiguity.molotov-credit",
)
def test_a_molotov_kills_everybody_in_its_zone_without_a_roll_and_is_gone() -> None:
    told = Told()
    position = alone("ned", hands=["molotov", "pan"]).survivor("amy", at=1, hands=["pistol"])
    position.zombies(1, walker=2, fatty=1, runner=1, abomination=1).zombies(2, walker=1)
    game = position.turn("ned", sink=told)
    assert offered(game, "throw") == ["throw molotov 1"]
    game.choose("throw molotov 1")
    assert told.of(events.DiceRolled) == []
    assert [event.zone for event in told.of(events.Burned)] == [1]
    assert zombies(game, 1) == {}
    assert zombies(game, 2) == {"walker": 1}
    assert person(game, "amy")["fate"] == "dead"
    # Four zombies at 1 point and the abomination at 5 take Ned to 9 and to yellow.
    assert person(game, "ned")["experience"] == 9
    assert person(game, "ned")["actions"] == 3
    assert hands(game, "ned") == ["", "pan"]


@rule("classic.ambiguity.molotov-thrower", "classic.ambiguity.molotov-credit", "classic.ambiguity.dead-turn")
def test_a_molotov_in_the_own_zone_kills_the_thrower_who_gains_nothing_and_whose_turn_is_over() -> None:
    told = Told()
    position = alone("ned", hands=["molotov"]).survivor("amy", at=4).zombies(0, walker=2)
    game = position.turn("ned", sink=told)
    game.choose("throw molotov 0")
    assert person(game, "ned")["fate"] == "dead"
    assert person(game, "ned")["experience"] == 0
    assert zombies(game, 0) == {}
    assert told.of(events.Gained) == []
    # Amy is the only one left to activate, and so that is not asked.
    assert game.question.kind == "action"
    assert game.question.subject == ("amy",)


@pytest.mark.parametrize("others", [False, True])
@rule("classic.ambiguity.win-and-loss")
def test_a_molotov_that_fulfils_the_goal_and_kills_wins_only_if_somebody_is_left(others) -> None:
    """All survivors still in the game must stand in the exit zone: once Ned has burned, they do."""
    position = alone("ned", hands=["molotov"]).zombies(0, walker=2)
    position.goal("all-at-exit").token("exit", at="4")
    if others:
        position.survivor("amy", at=4)
    game = position.turn("ned")
    game.choose("throw molotov 0")
    assert game.over
    assert game.result.won is others
    assert game.result.reason == ("classic.end.win-immediately" if others else "classic.end.lose-all-dead")


@rule("classic.ambiguity.mask-scope", "classic.improved.molotov-kills-all")
def test_neither_a_mask_nor_a_skill_stops_a_molotov() -> None:
    position = alone("ned", hands=["molotov"])
    position.survivor("amy", at=1, reserve=["goalie-mask"], skills=["is-that-all-youve-got", "tough"])
    game = position.turn("ned")
    game.choose("throw molotov 1")
    assert person(game, "amy")["fate"] == "dead"
    assert game.question.kind == "action"


@rule("classic.ambiguity.molotov-supply")
def test_no_third_molotov_can_be_made_until_one_has_been_used() -> None:
    position = alone("ned", hands=["molotov", "molotov"], reserve=["gasoline", "glass-bottles"])
    game = position.zombies(1, walker=1).turn("ned")
    assert offered(game, "combine") == []
    game.choose("throw molotov 1")
    assert offered(game, "combine") == ["combine molotov"]
    assert game.view()["equipment_discard"] == []


@rule("classic.improved.molotov-action", "classic.noise.attack-noisy-weapon")
def test_a_molotov_is_noisy_and_reaches_one_zone() -> None:
    game = crowd(alone("ned", board=STREET, hands=["molotov"])).turn("ned")
    assert offered(game, "throw") == ["throw molotov 0", "throw molotov 1"]
    game.choose("throw molotov 1")
    assert noise_tokens(game) == {0: 1}
