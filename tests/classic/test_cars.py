"""Cars: searching them, getting in and out, seats, driving, running over."""

import pytest

from overrun.classic import events
from overrun.core import IllegalChoice
from overrun.scenario import ClassicScenario, classic
from overrun.testing import rule
from tests.classic.helpers import (
    AnyGame,
    Story,
    asked,
    at,
    carried,
    choose,
    noise,
    options,
    pile,
    survivor,
    tokens,
    where,
    zombies,
    zone,
)

# A street of five zones and a garage behind an open door at 2.
STREET = """
+#+#+#+#+#+
#1:2:3:4:5#
+#+D+#+#+#+
#aob#c#d#e#
+#+#+#+#+#+
"""


def street(*cars: str, cars_rule: str = "drive", **said: object) -> ClassicScenario:
    """The street with cars in zone 1."""
    scenario = classic(STREET, **said).mission_rules(cars=cars_rule)  # type: ignore[arg-type]
    for car in cars or ("police",):
        scenario.token("car", "1", of=car)
    return scenario


def seats(game: AnyGame, car: int = 0) -> list[str]:
    """Who sits where; the first seat is the driver's."""
    names = [game.world.cast[s.who].id for s in game.state.survivors]
    return [names[person] if person >= 0 else "" for person in game.state.cars[car].seats]


# Searching cars


@rule("classic.car.search-same-zone")
def test_a_car_in_the_own_zone_can_be_searched_in_the_street() -> None:
    beside = street().survivor("amy", at="1").turn("amy")
    assert options(beside, "search", "search-car") == ["search-car 0"]
    away = street().survivor("amy", at="2").turn("amy")
    assert options(away, "search", "search-car") == []
    inside = street().survivor("amy", at="1", car=0).turn("amy")
    assert options(inside, "search-car") == ["search-car 0"]


@rule("classic.car.search-no-zombies")
def test_no_car_is_searched_among_zombies() -> None:
    game = street().survivor("amy", at="1").zombies("1", walker=1).turn("amy")
    assert options(game, "search-car") == []


@rule("classic.car.search-counts-as-search")
def test_searching_a_car_is_the_one_search_of_the_turn() -> None:
    game = street("police", "pimpmobile").survivor("amy", at="1").equipment("katana").turn("amy")
    choose(game, "search-car 0", "discard katana")
    assert survivor(game, "amy").actions == 2
    assert options(game, "search-car") == []
    # A free search pays for it.
    ned = street().survivor("ned", at="1").equipment("katana").turn("ned")
    choose(ned, "search-car 0", "discard katana")
    assert survivor(ned, "ned").actions == 3


@rule("classic.car.pimpmobile-contents")
@pytest.mark.parametrize(("pick", "weapon"), [(0, "evil-twins"), (1, "mas-shotgun")])
def test_a_pimpmobile_holds_one_of_its_two_weapons_at_random(pick: int, weapon: str) -> None:
    game = street("pimpmobile").survivor("amy", at="1").picks(pick).turn("amy")
    choose(game, "search-car 0", f"keep {weapon}", "done")
    assert carried(game, "amy") == [weapon]


@rule("classic.car.pimpmobile-contents")
def test_chance_gives_both_pimpmobile_weapons() -> None:
    found = set()
    for seed in range(12):
        game = street("pimpmobile", seed=seed).survivor("amy", at="1").turn("amy")
        game.choose("search-car 0")
        found.update(options(game, "keep"))
    assert found == {"keep evil-twins", "keep mas-shotgun"}


@rule("classic.car.pimpmobile-once")
def test_a_pimpmobile_is_searched_once_in_a_game_even_if_its_weapon_was_left() -> None:
    game = street("pimpmobile").survivor("amy", at="1").picks(0).players()
    choose(game, "search-car 0", "discard evil-twins", "end")
    assert options(game, "search-car") == []


@rule("classic.car.pimpmobile-remaining", "classic.car.pimpmobile-empty")
def test_a_second_pimpmobile_holds_the_other_weapon_and_a_third_nothing() -> None:
    game = street("pimpmobile", "pimpmobile", "pimpmobile").survivor("amy", at="1").picks(0).players()
    choose(game, "search-car 0", "keep evil-twins", "done", "end")
    assert options(game, "search-car") == ["search-car 1", "search-car 2"]
    choose(game, "search-car 1", "discard mas-shotgun", "done", "end")
    # Taken is taken, also what was thrown away.
    choose(game, "search-car 2", "done")
    assert asked(game) == "action"
    assert carried(game, "amy") == ["evil-twins"]


@rule("classic.ambiguity.search-reorganise")
def test_the_inventory_may_be_rearranged_after_an_empty_pimpmobile() -> None:
    game = street("pimpmobile").survivor("amy", at="1", hands=["mas-shotgun", "evil-twins"]).turn("amy")
    game.choose("search-car 0")
    assert asked(game) == "arrange"


@rule("classic.car.police-draw-until-weapon", "classic.car.police-discard-rest")
def test_a_police_car_gives_the_first_weapon_and_the_rest_is_discarded() -> None:
    story = Story()
    game = (
        street()
        .survivor("amy", at="1")
        .equipment("water", "scope", "machete", "katana")
        .turn("amy", sink=story)
    )
    game.choose("search-car 0")
    assert [event.card for event in story.of(events.CardDrawn)] == ["water", "scope", "machete"]
    assert options(game) == ["keep machete", "discard machete"]
    choose(game, "keep machete", "done")
    assert carried(game, "amy") == ["machete"]
    assert pile(game, game.state.equipment_discard) == ["scope", "water"]


@rule("classic.car.police-repeatable")
def test_a_police_car_is_searched_again_and_again() -> None:
    game = street().survivor("amy", at="1").equipment("machete", "katana").players()
    choose(game, "search-car 0", "keep machete", "done", "end")
    choose(game, "search-car 0", "keep katana", "done")
    assert carried(game, "amy") == ["katana", "machete"]


@rule("classic.car.police-aaahh-interrupts", "classic.ambiguity.aaahh-walker")
def test_aaahh_in_a_police_car_brings_a_walker_and_ends_the_search() -> None:
    game = street().survivor("amy", at="1").equipment("water", "aaahh", "machete").turn("amy")
    game.choose("search-car 0")
    assert asked(game) == "action"
    assert zombies(game, "1") == {"walker": 1}
    assert carried(game, "amy") == []
    assert pile(game, game.state.equipment_discard) == ["aaahh", "water"]


@rule("classic.ambiguity.police-no-weapon")
def test_without_a_weapon_in_the_deck_a_police_car_gives_nothing_and_nothing_is_drawn_twice() -> None:
    story = Story()
    game = (
        street()
        .survivor("amy", at="1", hands=["flashlight"])
        .equipment("water", "scope", only=True)
        .turn("amy", sink=story)
    )
    choose(game, "drop amy flashlight", "search-car 0")
    assert asked(game) == "action"
    # Two cards of the deck and the one that lay in the discards, each once.
    assert sorted(event.card for event in story.of(events.CardDrawn)) == ["flashlight", "scope", "water"]
    assert pile(game, game.state.equipment_discard) == ["flashlight", "scope", "water"]
    assert carried(game, "amy") == []
    # Told once, and the last card says why it is over.
    (searched,) = story.of(events.Searched)
    assert searched.rules == ("classic.car.police-draw-until-weapon",)
    rules = [event.rules[1:] for event in story.of(events.CardDiscarded)[1:]]
    assert rules == [(), (), ("classic.ambiguity.police-no-weapon",)]


@rule("classic.ambiguity.police-no-weapon")
def test_with_no_card_at_all_the_search_says_so() -> None:
    story = Story()
    game = street().survivor("amy", at="1").equipment(only=True).turn("amy", sink=story)
    game.choose("search-car 0")
    (searched,) = story.of(events.Searched)
    assert "classic.ambiguity.police-no-weapon" in searched.rules


@rule("classic.car.police-discard-rest")
def test_a_search_that_passes_over_a_card_and_finds_a_weapon_is_told_once() -> None:
    story = Story()
    game = street().survivor("amy", at="1").equipment("water", "katana").turn("amy", sink=story)
    choose(game, "search-car 0", "keep katana")
    (searched,) = story.of(events.Searched)
    assert searched.rules == ("classic.car.police-draw-until-weapon",)
    (passed_by,) = story.of(events.CardDiscarded)
    assert (passed_by.card, passed_by.rules) == ("water", ("classic.car.police-discard-rest",))


@rule("classic.ambiguity.flashlight-cars")
@pytest.mark.parametrize("car", ["police", "pimpmobile"])
def test_flashlights_do_not_help_with_cars(car: str) -> None:
    game = (
        street(car)
        .survivor("amy", at="1", reserve=["flashlight", "flashlight"])
        .equipment("machete", "katana", "pistol")
        .picks(0)
        .turn("amy")
    )
    game.choose("search-car 0")
    weapon = {"police": "machete", "pimpmobile": "evil-twins"}[car]
    choose(game, f"keep {weapon}", "done")
    assert asked(game) == "action"
    assert carried(game, "amy") == sorted(["flashlight", "flashlight", weapon])


@rule("classic.ambiguity.no-cars", "classic.car.drive-mission-permission")
def test_where_cars_must_not_be_used_they_are_searched_but_not_entered() -> None:
    """Mission 09: a police car at 7B.0."""
    game = classic("classic/09-might-makes-right").survivor("amy", at="7B.0").turn("amy")
    assert options(game, "enter", "search-car") == ["search-car 0"]


# Getting in and out


@rule("classic.car.enter-action", "classic.car.seats", "classic.car.enter-empty-seat")
def test_getting_in_takes_an_action_and_an_empty_seat() -> None:
    game = street("police", "pimpmobile").survivor("amy", at="1").turn("amy")
    assert options(game, "enter") == [
        f"enter {car} {seat}" for car in (0, 1) for seat in ("driver", "passenger")
    ]
    game.choose("enter 0 passenger")
    assert seats(game) == ["", "amy", "", ""]
    assert seats(game, 1) == ["", "", "", ""]
    assert survivor(game, "amy").car == 0
    assert survivor(game, "amy").actions == 2


@rule("classic.car.seats", "classic.car.enter-empty-seat", "classic.car.change-seat-full")
def test_a_car_has_a_driver_and_three_passengers_and_no_fifth() -> None:
    scenario = street()
    for name in ("ned", "josh", "doug"):
        scenario.survivor(name, at="1", car=0)
    scenario.survivor("amy", at="1").survivor("phil", at="1")
    game = scenario.players()
    choose(game, "activate amy")
    # The three passenger seats are taken.
    assert options(game, "enter") == ["enter 0 driver"]
    choose(game, "enter 0 driver")
    assert seats(game) == ["amy", "ned", "josh", "doug"]
    assert options(game, "change-seat") == []
    choose(game, "end", "activate phil")
    assert options(game, "enter") == []


@rule("classic.car.enter-same-zone")
def test_the_car_must_be_in_the_own_zone() -> None:
    assert options(street().survivor("amy", at="2").turn("amy"), "enter") == []


@rule("classic.car.enter-no-zombies")
def test_nobody_gets_in_among_zombies() -> None:
    game = street().survivor("amy", at="1").zombies("1", walker=1).turn("amy")
    assert options(game, "enter") == []
    with pytest.raises(IllegalChoice):
        game.choose("enter 0 driver")


@rule("classic.car.exit-action", "classic.car.exit-unrestricted")
def test_getting_out_takes_an_action_and_is_possible_among_zombies() -> None:
    game = street().survivor("amy", at="1", car=0, driver=True).zombies("1", walker=5, fatty=1).turn("amy")
    game.choose("get-out")
    assert seats(game) == ["", "", "", ""]
    assert survivor(game, "amy").car == -1
    assert where(game, "amy") == zone(game, "1")
    assert survivor(game, "amy").actions == 2


@rule("classic.car.change-seat-action")
def test_changing_seats_takes_an_action() -> None:
    game = street().survivor("amy", at="1", car=0).turn("amy")
    # The passenger seats are all alike.
    assert options(game, "change-seat") == ["change-seat driver"]
    game.choose("change-seat driver")
    assert seats(game) == ["amy", "", "", ""]
    assert survivor(game, "amy").actions == 2
    game.choose("change-seat passenger")
    assert seats(game) == ["", "amy", "", ""]
    assert survivor(game, "amy").actions == 1


# Driving


@rule("classic.car.drive-mission-permission")
@pytest.mark.parametrize("cars", ["none", "search"])
def test_cars_are_driven_only_where_the_mission_says_so(cars: str) -> None:
    game = street(cars_rule=cars).survivor("amy", at="1", car=0, driver=True).turn("amy")
    assert options(game, "drive", "enter") == []


@rule("classic.car.drive-driver-seat")
def test_only_the_driver_drives() -> None:
    driver = street().survivor("amy", at="1", car=0, driver=True).turn("amy")
    assert options(driver, "drive") == [at(driver, "drive", "2")]
    passenger = street().survivor("amy", at="1", car=0).turn("amy")
    assert options(passenger, "drive") == []


@rule("classic.car.drive-distance")
def test_an_action_drives_one_or_two_street_zones() -> None:
    game = street().survivor("ned", at="1", car=0, driver=True).turn("ned")
    choose(game, at(game, "drive", "2"), "stop")
    assert where(game, "ned") == zone(game, "2")
    assert survivor(game, "ned").actions == 2
    choose(game, at(game, "drive", "3"), at(game, "drive-on", "4"))
    assert asked(game) == "action"
    assert where(game, "ned") == zone(game, "4")
    assert survivor(game, "ned").actions == 1


@rule("classic.car.drive-streets-only")
def test_a_car_does_not_enter_a_building() -> None:
    game = street().survivor("ned", at="1", car=0, driver=True).turn("ned")
    game.choose(at(game, "drive", "2"))
    # b is next to 2 through an open door, but it is a room.
    assert options(game) == [at(game, "drive-on", "1"), at(game, "drive-on", "3"), "stop"]
    choose(game, at(game, "drive-on", "3"), at(game, "drive", "4"))
    assert options(game) == [at(game, "drive-on", "3"), at(game, "drive-on", "5"), "stop"]
    on_foot = street().survivor("ned", at="2").turn("ned")
    assert at(on_foot, "move", "b") in options(on_foot)


@rule("classic.car.drive-not-move", "classic.car.drive-no-move-bonuses")
def test_driving_is_no_move_free_moves_and_more_zones_do_not_help() -> None:
    game = (
        street()
        .survivor("amy", at="1", car=0, driver=True, skills=("two-zones-per-move", "plus-1-zone-per-move"))
        .turn("amy")
    )
    choose(game, at(game, "drive", "2"), at(game, "drive-on", "3"))
    # Two zones, no more; paid with an ordinary action; the free move is still there.
    assert asked(game) == "action"
    assert survivor(game, "amy").actions == 2
    assert game.view()["survivors"][0]["free"] == {"move": 1}
    tired = street().survivor("amy", at="1", car=0, driver=True, actions=0).turn("amy")
    assert options(tired, "drive") == []


@rule("classic.car.drive-no-zombie-cost", "classic.car.drive-not-stopped")
def test_zombies_neither_hold_a_car_nor_stop_it() -> None:
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True)
        .zombies("1", fatty=4)
        .zombies("2", fatty=4)
        .turn("ned")
    )
    choose(game, at(game, "drive", "2"), at(game, "drive-on", "3"))
    assert where(game, "ned") == zone(game, "3")
    assert survivor(game, "ned").actions == 2


@rule("classic.car.drive-carries-occupants")
def test_everybody_in_the_car_travels_with_it() -> None:
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True)
        .survivor("amy", at="1", car=0)
        .survivor("josh", at="1")
        .dice(1)
        .turn("ned")
    )
    choose(game, at(game, "drive", "2"), at(game, "drive-on", "3"))
    assert where(game, "ned") == where(game, "amy") == game.state.cars[0].zone == zone(game, "3")
    assert where(game, "josh") == zone(game, "1")


# Running over


def phil_drives() -> ClassicScenario:
    """Zone 1: Phil and Amy in the car, Josh, a walker, three runners. Zones 2 and 3 as in the book."""
    return (
        street()
        .survivor("phil", at="1", car=0, driver=True)
        .survivor("amy", at="1", car=0)
        .survivor("josh", at="1", hands=["pan"])
        .zombies("1", walker=1, runner=3)
        .zombies("2", walker=1, fatty=1, runner=2)
        .zombies("3", walker=6)
        .dice(4, 5, 6, 4, 2, 6, 4, 5, 1, 4, 6, 5, 1, 2, 3, 5, 4, 2, 6, 6, 6, 4)
    )


def rolls(story: Story) -> list[tuple[int, ...]]:
    return [event.dice for event in story.of(events.DiceRolled)]


@rule(
    "classic.example.phil-drives-first-action",
    "classic.car.attack-start-zone",
    "classic.car.attack-each-zone",
    "classic.car.attack-dice",
    "classic.car.attack-xp-driver",
)
def test_phil_drives_through_three_zones() -> None:
    story = Story()
    game = phil_drives().turn("phil", sink=story)
    choose(game, at(game, "drive", "2"), at(game, "drive-on", "3"))
    assert rolls(story) == [(4, 5, 6, 4, 2), (6, 4, 5, 1), (4, 6, 5, 1, 2, 3)]
    assert survivor(game, "josh").fate == "dead"
    assert zombies(game, "1") == {"runner": 2}
    assert zombies(game, "2") == {"fatty": 1, "runner": 2}
    assert zombies(game, "3") == {"walker": 3}
    assert game.state.cars[0].zone == zone(game, "3")
    assert seats(game) == ["phil", "amy", "", ""]
    assert survivor(game, "phil").experience == 6
    assert survivor(game, "amy").experience == 0
    assert survivor(game, "phil").actions == 2


@rule(
    "classic.example.phil-drives-second-action",
    "classic.car.attack-back-and-forth",
    "classic.car.attack-per-zone-separate",
    "classic.car.attack-no-fatty",
)
def test_phil_drives_back_and_forth() -> None:
    story = Story()
    game = phil_drives().turn("phil", sink=story)
    choose(game, at(game, "drive", "2"), at(game, "drive-on", "3"))
    choose(game, at(game, "drive", "2"), at(game, "drive-on", "3"))
    assert rolls(story)[3:] == [(5, 4, 2), (6, 6, 6), (4,)]
    assert zombies(game, "3") == {}
    assert zombies(game, "2") == {"fatty": 1, "runner": 2}
    assert game.state.cars[0].zone == zone(game, "3")
    assert survivor(game, "phil").experience == 9
    assert survivor(game, "phil").actions == 1 + 1  # two spent; yellow at 7 points brings one more


@rule("classic.car.attack-trigger", "classic.ambiguity.car-start-zone")
def test_a_car_attacks_when_it_is_driven_beginning_with_the_zone_it_leaves() -> None:
    story = Story()
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True)
        .zombies("1", walker=1)
        .dice(6)
        .turn("ned", sink=story)
    )
    game.choose("noise")
    assert story.of(events.Attacked) == []
    game.choose(at(game, "drive", "2"))
    assert zombies(game, "1") == {}
    (attacked,) = story.of(events.Attacked)
    assert (attacked.weapon, attacked.zone, attacked.both) == ("car", zone(game, "1"), False)


@rule("classic.car.attack-success", "classic.ambiguity.car-dice")
def test_four_five_and_six_hit() -> None:
    story = Story()
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True)
        .zombies("2", walker=6)
        .dice(1, 2, 3, 4, 5, 6)
        .turn("ned", sink=story)
    )
    choose(game, at(game, "drive", "2"), "stop")
    assert zombies(game, "2") == {"walker": 3}
    assert [event.hits for event in story.of(events.DiceRolled)] == [3]


@rule("classic.car.attack-damage", "classic.car.attack-no-fatty")
@pytest.mark.parametrize("big", ["fatty", "abomination"])
def test_a_car_never_kills_the_big_ones_and_they_shield_the_runners(big: str) -> None:
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True)
        .zombies("2", **{big: 1, "runner": 2})
        .dice(6, 6, 6)
        .turn("ned")
    )
    choose(game, at(game, "drive", "2"), "stop")
    assert zombies(game, "2") == {big: 1, "runner": 2}
    assert survivor(game, "ned").experience == 0


@rule(
    "classic.car.attack-priority",
    "classic.car.attack-survivors-first",
    "classic.ambiguity.friendly-fire-choice",
)
def test_survivors_are_run_over_before_walkers_and_walkers_before_runners() -> None:
    """Two wounded survivors, a walker and a runner: four dice, three hits."""
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True)
        .survivor("amy", at="2", wounds=1)
        .survivor("josh", at="2", wounds=1)
        .zombies("2", walker=1, runner=1)
        .dice(6, 6, 6, 1)
        .turn("ned")
    )
    game.choose(at(game, "drive", "2"))
    assert options(game) == ["wound amy", "wound josh"]
    game.choose("wound josh")
    assert survivor(game, "josh").fate == "dead"
    # The second hit is Amy's; only the third reaches the walker.
    assert survivor(game, "amy").fate == "dead"
    assert zombies(game, "2") == {"runner": 1}


@rule("classic.car.attack-damage", "classic.ambiguity.friendly-fire-loss")
def test_a_hit_by_a_car_is_one_wound_like_any_other() -> None:
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True)
        .survivor("amy", at="2", hands=["pistol"])
        .dice(6)
        .turn("ned")
    )
    game.choose(at(game, "drive", "2"))
    assert survivor(game, "amy").fate == "alive"
    assert carried(game, "amy") == ["wounded"]
    assert pile(game, game.state.equipment_discard) == ["pistol"]


@rule("classic.car.attack-own-occupants-exempt")
def test_who_sits_in_the_driven_car_is_neither_counted_nor_hit() -> None:
    story = Story()
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True)
        .survivor("amy", at="1", car=0)
        .survivor("josh", at="1", car=0)
        .turn("ned", sink=story)
    )
    choose(game, at(game, "drive", "2"), "stop")
    assert rolls(story) == []
    assert [s.fate for s in game.state.survivors] == ["alive"] * 3


@rule("classic.car.attack-roller", "classic.ambiguity.who-decides")
def test_the_drivers_player_rolls_and_decides() -> None:
    game = (
        street(seats=2)
        .survivor("amy", at="2", seat=0, wounds=1)
        .survivor("josh", at="2", seat=0, wounds=1)
        .survivor("ned", at="1", seat=1, car=0, driver=True, skills=("lucky",))
        .dice(6, 1)
        .turn("ned")
    )
    game.choose(at(game, "drive", "2"), seat=1)
    assert asked(game) == "reroll"
    assert game.question is not None
    assert game.question.seats == (1,)
    game.choose("keep")
    assert asked(game) == "victim"
    assert game.question.seats == (1,)


@rule("classic.car.fight-from-inside")
def test_people_in_a_car_fight_as_usual() -> None:
    game = (
        street()
        .survivor("ned", at="1", car=0, hands=["katana", "pistol"])
        .zombies("1", walker=1)
        .zombies("2", walker=1)
        .dice(6, 6, 6)
        .turn("ned")
    )
    choose(game, "melee katana", at(game, "shoot pistol", "2"))
    assert zombies(game, "1") == {}
    assert zombies(game, "2") == {}
    assert tokens(game, "1") == 1


@rule("classic.car.no-protection")
def test_a_car_protects_from_neither_zombies_nor_shots() -> None:
    bitten = street().survivor("ned", at="1", car=0, wounds=1).survivor("amy", at="5").zombies("1", walker=1)
    game = bitten.zombies_phase()
    assert survivor(game, "ned").fate == "dead"
    assert seats(game) == ["", "", "", ""]
    shot = (
        street()
        .survivor("ned", at="1", car=0, wounds=1)
        .survivor("amy", at="2", hands=["pistol"])
        .dice(6)
        .turn("amy")
    )
    shot.choose(at(shot, "shoot pistol", "1"))
    assert survivor(shot, "ned").fate == "dead"


@rule("classic.car.occupants-in-zone")
def test_people_in_a_car_are_in_its_zone_for_noise_and_trade() -> None:
    game = (
        street()
        .survivor("ned", at="1", car=0, hands=["pan"])
        .survivor("amy", at="1", hands=["pistol"])
        .turn("amy")
    )
    assert noise(game, "1") == 2
    assert options(game, "trade") == ["trade ned"]


@rule("classic.car.occupants-in-zone")
def test_people_in_a_car_are_seen() -> None:
    """A walker in 3 sees Ned in his car in 1 and comes, whatever noise there is behind it in 5."""
    game = street().survivor("ned", at="1", car=0).noise("5", 9).zombies("3", walker=1).zombies_phase()
    assert zombies(game, "2") == {"walker": 1}


@rule("classic.car.occupants-in-zone")
def test_a_mission_condition_is_met_from_inside_a_car() -> None:
    game = (
        street()
        .goal("all-at-exit")
        .token("exit", "3")
        .survivor("ned", at="1", car=0, driver=True)
        .survivor("amy", at="1", car=0)
        .turn("ned")
    )
    choose(game, at(game, "drive", "2"), at(game, "drive-on", "3"))
    assert game.result is not None
    assert game.result.won


# Readings


@rule("classic.ambiguity.in-car-actions")
def test_in_a_car_everything_that_needs_only_the_zone_is_possible_but_moving() -> None:
    game = (
        street()
        .token("objective", "1")
        .survivor("ned", at="1", car=0, hands=["pan"])
        .survivor("amy", at="1")
        .turn("ned")
    )
    assert options(game, "move") == []
    assert set(options(game)) >= {"search-car 0", "take 0", "reorganise", "trade amy", "noise", "get-out"}
    game.choose("get-out")
    assert options(game, "move") == [at(game, "move", "2")]


@rule("classic.ambiguity.car-skill-bonuses")
def test_combat_skills_do_not_change_a_car_attack() -> None:
    story = Story()
    bonuses = (
        "plus-1-die-combat",
        "plus-1-roll-combat",
        "plus-1-damage-ranged",
        "plus-1-damage-melee",
        "sniper",
    )
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True, skills=bonuses)
        .zombies("2", walker=1, fatty=1)
        .dice(3, 3)
        .turn("ned", sink=story)
    )
    choose(game, at(game, "drive", "2"), "stop")
    assert rolls(story) == [(3, 3)]
    assert zombies(game, "2") == {"walker": 1, "fatty": 1}
    # Nor does a free combat action pay for it.
    tired = street().survivor("ned", at="1", car=0, driver=True, skills=("free-combat",), actions=0)
    assert options(tired.turn("ned"), "drive") == []


@rule("classic.ambiguity.car-skill-bonuses", "classic.ambiguity.car-reroll")
def test_a_reroll_covers_all_dice_of_one_zone_once_in_a_drive() -> None:
    story = Story()
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True, skills=("lucky",))
        .zombies("1", walker=2)
        .zombies("2", walker=2)
        .dice(1, 1, 6, 6, 1, 1)
        .turn("ned", sink=story)
    )
    game.choose(at(game, "drive", "2"))
    assert options(game) == ["keep", "reroll lucky"]
    game.choose("reroll lucky")
    assert zombies(game, "1") == {}
    # It has served: the bad roll in zone 2 stands.
    assert asked(game) == "drive-on"
    assert rolls(story) == [(1, 1), (6, 6), (1, 1)]
    assert zombies(game, "2") == {"walker": 2}


@rule("classic.ambiguity.car-reroll")
def test_an_unused_reroll_serves_a_later_zone_and_the_next_drive_has_it_again() -> None:
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True, skills=("lucky",))
        .zombies("1", walker=1)
        .zombies("2", walker=2)
        .dice(6, 1, 1, 6, 1, 1)
        .turn("ned")
    )
    choose(game, at(game, "drive", "2"), "keep")
    assert options(game) == ["keep", "reroll lucky"]
    choose(game, "reroll lucky", "stop")
    assert zombies(game, "2") == {"walker": 1}
    game.choose(at(game, "drive", "3"))
    assert options(game) == ["keep", "reroll lucky"]


@rule("classic.ambiguity.dead-driver")
def test_a_dead_driver_leaves_the_seat_empty_and_the_car_where_it_is() -> None:
    game = (
        street()
        .survivor("ned", at="1", car=0, driver=True, wounds=1)
        .survivor("amy", at="1", car=0)
        .zombies("1", walker=1)
        .zombies_phase()
    )
    game.choose("wound ned")
    assert seats(game) == ["", "amy", "", ""]
    assert game.state.cars[0].zone == zone(game, "1")
    assert options(game, "drive") == []
    game.choose("change-seat driver")
    assert survivor(game, "amy").actions == 2
    assert options(game, "drive") == [at(game, "drive", "2")]


@rule("classic.ambiguity.car-terrain")
def test_cars_block_nothing_and_people_in_another_car_are_run_over() -> None:
    story = Story()
    game = (
        street()
        .token("car", "2", of="police")
        .token("car", "2", of="pimpmobile")
        .survivor("ned", at="1", car=0, driver=True)
        .survivor("amy", at="2", car=1)
        .survivor("josh", at="1", hands=["rifle"])
        .zombies("3", walker=1)
        .dice(1, 6)
        .turn("ned", sink=story)
    )
    # Josh beside the car is counted in zone 1, Amy in her own car in zone 2.
    choose(game, at(game, "drive", "2"))
    assert rolls(story) == [(1,), (6,)]
    while asked(game) == "wound-place":
        game.choose(options(game)[0])
    assert carried(game, "amy") == ["wounded"]
    assert at(game, "drive-on", "3") in options(game)
    choose(game, "stop", "end")
    assert [car.zone for car in game.state.cars] == [zone(game, "2")] * 3
    # Sight and ways lead past all three of them.
    choose(game, "activate josh")
    assert at(game, "move", "2") in options(game)
    assert at(game, "shoot rifle", "3") in options(game)
