"""Zombie attacks and wounds: who, what is lost, what stops them, who dies."""

import pytest

from overrun.classic import events
from overrun.classic.combat.wounds import wound
from overrun.core import Play
from overrun.testing import rule
from tests.classic.fights import (
    HOUSE,
    Told,
    alone,
    asides,
    choose,
    hands,
    offered,
    person,
    reserve,
    texts,
    zombies,
)


def wounded_cards_beside_the_board(game):
    return sum(1 for card in game.state.aside if game.world.cards[card].kind == "wound")


# One wound for every zombie, without a roll


@rule("classic.attack.auto-hit", "classic.attack.one-wound", "classic.attack.same-zone")
def test_every_zombie_in_the_zone_gives_a_wound_and_nothing_is_rolled() -> None:
    told = Told()
    position = alone("ned").survivor("amy", at=0).survivor("doug", at=4, reserve=["pan"])
    game = position.zombies(0, walker=2, fatty=1).zombies_phase(sink=told)
    assert [event.wounds for event in told.of(events.ZombiesAttack)] == [3]
    choose(game, "wound ned", "wound-in hand", "wound amy", "wound-in hand", "wound amy")
    assert person(game, "ned")["wounds"] == 1
    assert person(game, "amy")["fate"] == "dead"
    assert told.of(events.DiceRolled) == []


@rule("classic.attack.same-zone", "classic.ambiguity.attack-adjacency")
def test_zombies_in_the_next_zone_do_not_attack() -> None:
    told = Told()
    game = alone("ned").zombies(1, walker=3).zombies_phase(sink=told)
    assert told.of(events.ZombiesAttack, events.Wounded) == []
    assert person(game, "ned")["wounds"] == 0
    assert zombies(game, 0) == {"walker": 3}


# What is lost


@rule("classic.attack.lose-equipment", "classic.attack.wounded-card", "classic.ambiguity.wound-slot")
def test_a_wound_costs_a_card_and_the_wounded_card_lies_in_its_place() -> None:
    told = Told()
    position = alone("ned", hands=["pistol", "machete"], reserve=["water"])
    game = position.zombies(0, walker=1).zombies_phase(sink=told)
    assert texts(game) == ["lose pistol hand", "lose machete hand", "lose water reserve"]
    game.choose("lose machete hand")
    assert hands(game, "ned") == ["pistol", "wounded"]
    assert reserve(game, "ned") == ["water", "", ""]
    assert game.view()["equipment_discard"] == ["machete"]
    assert [event.lost for event in told.of(events.Wounded)] == ["machete"]


@rule("classic.ambiguity.wound-slot")
def test_a_wounded_card_can_take_a_place_in_the_reserve() -> None:
    position = alone("ned", hands=["pistol"], reserve=["water", "scope"]).zombies(0, walker=1)
    game = position.zombies_phase()
    game.choose("lose scope reserve")
    assert hands(game, "ned") == ["pistol", ""]
    assert reserve(game, "ned") == ["water", "wounded", ""]


@rule("classic.attack.owner-chooses-loss", "classic.ambiguity.who-decides")
def test_the_first_player_names_the_victim_and_the_victims_player_the_card_that_is_lost() -> None:
    position = alone("ned", hands=["pistol", "machete"], seats=3).survivor("amy", at=0, seat=1, hands=["pan"])
    game = position.zombies(0, walker=1).first_player(2).zombies_phase()
    assert game.question.kind == "victim"
    assert game.question.seats == (2,)
    game.choose("wound ned")
    assert game.question.kind == "lose"
    assert game.question.seats == (0,)
    game.choose("lose pistol hand")
    assert hands(game, "ned") == ["wounded", "machete"]


@rule("classic.attack.no-equipment", "classic.ambiguity.wound-slot")
def test_a_survivor_with_nothing_to_lose_is_wounded_in_a_slot_of_his_choice() -> None:
    game = alone("ned").zombies(0, walker=1).zombies_phase()
    assert texts(game) == ["wound-in hand", "wound-in reserve"]
    game.choose("wound-in reserve")
    assert hands(game, "ned") == ["", ""]
    assert reserve(game, "ned").count("wounded") == 1
    assert person(game, "ned")["wounds"] == 1


@rule("classic.attack.lose-equipment")
def test_of_two_guns_alike_the_empty_one_is_lost() -> None:
    game = alone("ned", hands=["sawed-off", "sawed-off"]).turn("ned")
    play = Play(game.ruleset, game.world, game.state.copy())
    slots = play.state.survivors[0].slots
    loaded, empty = slots[:2]
    play.state.unloaded = 1 << empty
    script = wound(play, 0, "zombie")
    question = next(script)
    assert [option.text for option in question.options] == ["lose sawed-off hand"]
    with pytest.raises(StopIteration):
        script.send(question.options[0])
    assert slots[0] == loaded
    assert play.state.unloaded == 0


# Wounded cards


@rule("classic.wounded.takes-slot")
def test_a_wounded_survivor_has_room_for_four_cards() -> None:
    position = alone("ned", board=HOUSE, at=3, hands=["pan", "pistol"], reserve=["water", "scope"], wounds=1)
    game = position.equipment("machete").turn("ned")
    game.choose("search")
    # There is no room: another card goes, or the new one. The wounded card is not on offer.
    assert texts(game) == [
        "discard machete",
        "keep machete pan",
        "keep machete pistol",
        "keep machete water",
        "keep machete scope",
    ]


@rule("classic.wounded.not-discardable")
def test_a_wounded_card_cannot_be_thrown_away() -> None:
    game = alone("ned", hands=["pan"], wounds=1).turn("ned")
    assert [text for text in asides(game) if text.startswith("drop")] == ["drop ned pan"]


@rule("classic.wounded.back-to-stack")
def test_wounded_cards_of_the_dead_and_the_healed_go_back_to_the_stack() -> None:
    game = alone("ned", wounds=1).survivor("amy", at=4).zombies(0, walker=1).zombies_phase()
    assert person(game, "ned")["fate"] == "dead"
    assert wounded_cards_beside_the_board(game) == 6
    game = alone("ned", wounds=1, skills=["medic"]).survivor("amy", at=0, wounds=1).turn("ned")
    assert wounded_cards_beside_the_board(game) == 4
    game.choose("heal amy")
    assert wounded_cards_beside_the_board(game) == 5


# Sharing wounds


@pytest.mark.parametrize("victim", ["josh", "amy"])
@rule(
    "classic.example.one-walker-two-survivors",
    "classic.attack.share-wounds",
    "classic.attack.may-target-wounded",
    "classic.attack.two-wounds-eliminated",
    "classic.attack.eliminated-discard",
)
def test_one_walker_and_two_survivors(victim) -> None:
    told = Told()
    position = alone("josh").survivor("amy", at=0, own_skills=False, hands=["pistol"], wounds=1)
    game = position.zombies(0, walker=1).zombies_phase(sink=told)
    assert texts(game) == ["wound josh", "wound amy"]
    game.choose(f"wound {victim}")
    if victim == "josh":
        game.choose("wound-in hand")
        assert person(game, "josh")["wounds"] == 1
        assert [event.lost for event in told.of(events.Wounded)] == [""]
        assert person(game, "amy")["wounds"] == 1
        assert hands(game, "amy") == ["pistol", ""]
    else:
        assert person(game, "amy")["fate"] == "dead"
        assert game.view()["equipment_discard"] == ["pistol"]
        assert person(game, "josh")["wounds"] == 0
    assert len(told.of(events.Wounded, events.Eliminated)) == 1


@rule("classic.attack.eliminated-discard")
def test_a_dead_survivors_cards_go_where_each_belongs() -> None:
    position = alone("ned", hands=["molotov", "sniper-rifle"], reserve=["pan", "evil-twins"], wounds=1)
    game = position.survivor("amy", at=4).zombies(0, walker=1).zombies_phase()
    assert sorted(game.view()["equipment_discard"]) == ["rifle", "scope"]
    assert sorted(game.world.cards[card].id for card in game.state.out) == ["evil-twins", "pan"]
    assert "molotov" in [game.world.cards[card].id for card in game.state.aside]
    assert hands(game, "ned") == ["", ""]
    assert reserve(game, "ned") == ["", "", ""]


@rule("classic.ambiguity.wound-overflow", "classic.attack.surplus-no-effect")
def test_wounds_go_on_to_whoever_is_still_alive_in_the_zone() -> None:
    position = alone("ned").survivor("amy", at=0).survivor("doug", at=4)
    game = position.zombies(0, walker=3).zombies_phase()
    choose(game, "wound ned", "wound-in hand", "wound ned")
    # Ned is dead; the third wound cannot be wasted on him.
    assert game.question.kind == "wound-place"
    game.choose("wound-in hand")
    assert person(game, "amy")["wounds"] == 1


@rule(
    "classic.example.seven-walkers-frenzy",
    "classic.attack.all-join",
    "classic.attack.overkill-spent",
    "classic.attack.surplus-no-effect",
    "classic.attack.two-wounds-eliminated",
)
def test_seven_walkers_kill_two_survivors_and_none_of_them_moves() -> None:
    told = Told()
    position = alone("ned").survivor("amy", at=0).survivor("doug", at=1)
    game = position.zombies(0, walker=7).zombies_phase(sink=told)
    choose(game, "wound ned", "wound-in hand", "wound ned", "wound-in hand")
    assert [person(game, name)["fate"] for name in ("ned", "amy", "doug")] == ["dead", "dead", "alive"]
    assert [event.wounds for event in told.of(events.ZombiesAttack)] == [7]
    assert zombies(game, 0) == {"walker": 7}
    assert person(game, "doug")["wounds"] == 0


# What stops a wound


@pytest.mark.parametrize("answer", ["stop goalie-mask", "take"])
@rule(
    "classic.example.ned-wounded-with-mask",
    "classic.equipment.goalie-mask",
    "classic.inventory.items-work-in-reserve",
    "classic.wounded.takes-slot",
    "classic.attack.two-wounds-eliminated",
)
def test_a_mask_in_reserve_saves_wounded_ned(answer) -> None:
    position = alone("ned", hands=["sniper-rifle", "fire-axe"], reserve=["goalie-mask", "gasoline"], wounds=1)
    game = position.survivor("amy", at=4).zombies(0, walker=1).zombies_phase()
    assert texts(game) == ["take", "stop goalie-mask"]
    game.choose(answer)
    if answer == "take":
        assert person(game, "ned")["fate"] == "dead"
        return
    assert person(game, "ned")["fate"] == "alive"
    assert person(game, "ned")["wounds"] == 1
    assert hands(game, "ned") == ["sniper-rifle", "fire-axe"]
    assert reserve(game, "ned") == ["", "gasoline", "wounded"]
    assert game.view()["equipment_discard"] == ["goalie-mask"]


@rule("classic.equipment.goalie-mask", "classic.ambiguity.mask-scope")
def test_a_mask_stops_one_wound_only_and_nothing_else_is_lost() -> None:
    told = Told()
    position = alone("ned", hands=["pistol"], reserve=["goalie-mask"]).zombies(0, walker=2)
    game = position.zombies_phase(sink=told)
    game.choose("stop goalie-mask")
    assert [event.rules for event in told.of(events.WoundStopped)] == [("classic.equipment.goalie-mask",)]
    # The second wound goes through; the pistol is all there is to lose.
    assert hands(game, "ned") == ["wounded", ""]
    assert reserve(game, "ned") == ["", "", ""]


@rule("classic.ambiguity.mask-scope")
def test_a_mask_stops_one_of_the_two_wounds_of_a_shotgun() -> None:
    position = alone("doug", hands=["shotgun"]).survivor("ned", at=1, hands=["pan"], reserve=["goalie-mask"])
    game = position.dice(4, 1).turn("doug")
    choose(game, "shoot shotgun 1", "stop goalie-mask")
    assert person(game, "ned")["fate"] == "alive"
    assert person(game, "ned")["wounds"] == 1
    assert hands(game, "ned") == ["wounded", ""]


@rule("classic.ambiguity.mask-scope")
def test_a_mask_stops_a_car() -> None:
    position = alone("doug", car=0, driver=True).token("car", at="0", of="police").mission_rules(cars="drive")
    position.survivor("ned", at=1, hands=["pan"], reserve=["goalie-mask"])
    game = position.dice(4).turn("doug")
    choose(game, "drive 1", "stop goalie-mask")
    assert person(game, "ned")["wounds"] == 0
    assert hands(game, "ned") == ["pan", ""]


@rule("classic.ambiguity.wound-sequence", "classic.ambiguity.who-decides")
def test_wounds_are_handled_one_at_a_time_named_then_stopped_then_suffered() -> None:
    told = Told()
    position = alone("ned", hands=["pistol"], reserve=["goalie-mask"], skills=["tough"], seats=2)
    position.survivor("amy", at=0, seat=1, own_skills=False, hands=["pan", "crowbar"])
    game = position.zombies(0, walker=4).zombies_phase(sink=told)
    assert (game.question.kind, game.question.seats) == ("victim", (0,))
    game.choose("wound ned")
    # Tough stops the first by itself; the next wound is named.
    assert [event.by for event in told.of(events.WoundStopped)] == ["tough"]
    assert game.question.kind == "victim"
    game.choose("wound ned")
    assert texts(game) == ["take", "stop goalie-mask"]
    game.choose("stop goalie-mask")
    assert game.question.kind == "victim"
    game.choose("wound amy")
    assert (game.question.kind, game.question.seats) == ("lose", (1,))
    game.choose("lose pan hand")
    assert hands(game, "amy") == ["wounded", "crowbar"]
    assert game.question.kind == "victim"
    game.choose("wound ned")
    assert hands(game, "ned") == ["wounded", ""]


@rule("classic.ambiguity.wound-sequence")
def test_a_victim_may_take_a_wound_he_could_stop() -> None:
    position = alone("ned", hands=["pistol"], reserve=["goalie-mask"]).zombies(0, walker=1)
    game = position.zombies_phase()
    game.choose("take")
    assert texts(game) == ["lose pistol hand", "lose goalie-mask reserve"]


# Dying


@rule("classic.attack.two-wounds-eliminated", "classic.end.lose-all-dead")
def test_the_game_is_over_with_the_wound_that_kills_the_last_survivor() -> None:
    told = Told()
    game = alone("ned", wounds=1).zombies(0, walker=3).zombies(4, walker=1).zombies_phase(sink=told)
    assert game.over
    assert game.result.reason == "classic.end.lose-all-dead"
    assert told.of(events.ZombiesMoved) == []
    assert isinstance(told[-1], events.GameOver)


@rule("classic.ambiguity.dead-turn")
def test_a_survivor_killed_in_his_own_turn_loses_the_rest_of_it() -> None:
    # An extra activation of walkers comes out of the building that Ned opens.
    position = alone("ned", 1, board=HOUSE, hands=["crowbar"], experience=7, skills=["slippery"], wounds=1)
    position.survivor("amy", at=0, own_skills=False).zombies(1, walker=1)
    game = position.zombie_cards(37, 1, 2).turn("ned")
    choose(game, "open 0 crowbar", "room 3")
    assert person(game, "ned")["fate"] == "dead"
    # The other rooms are filled all the same, then Amy acts.
    assert offered(game, "room") == ["room 4", "room 5"]
    game.choose("room 4")
    assert game.question.kind == "action"
    assert game.question.subject == ("amy",)


@rule("classic.attack.two-wounds-eliminated")
def test_the_dead_leave_their_seat_in_the_car() -> None:
    position = alone("doug", car=0, driver=True, wounds=1).token("car", at="0", of="police")
    position.mission_rules(cars="drive").survivor("ned", at=4)
    game = position.zombies(0, walker=1).zombies_phase()
    assert person(game, "doug")["fate"] == "dead"
    assert game.state.cars[0].seats == [-1, -1, -1, -1]
    assert person(game, "doug")["car"] == -1
