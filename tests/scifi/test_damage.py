"""Attacks of xenos: who takes them, what wards damage off, and the end of somebody."""

import pytest

from overrun import new as new_game
from overrun.scenario import scifi
from overrun.scifi import events
from overrun.testing import rule
from tests.scifi.fights import OUTSIDE, Told, alone, asked, choose, held, machine, texts, who


@rule(
    "scifi.ex.attack-two-workers-allocation", "scifi.activation.split-attacks", "scifi.activation.attack-auto"
)
@pytest.mark.parametrize(
    ("answers", "cole", "jared"),
    [
        (["take jared 2"], 2, 1),
        (["take cole 1", "take jared 1"], 1, 2),
        (["take jared 1", "take cole 1"], 1, 2),
    ],
)
def test_two_workers_and_two_survivors(answers, cole, jared) -> None:
    game = alone("cole").survivor("jared", at=0).xenos(0, worker=2).xenos_phase()
    assert asked(game) == "share"
    assert texts(game) == ["take cole 2", "take cole 1", "take jared 2", "take jared 1"]
    choose(game, *answers)
    assert who(game, "cole").armour == cole
    assert who(game, "jared").armour == jared


@rule(
    "scifi.ex.attack-two-workers-allocation",
    "scifi.activation.elimination",
    "scifi.end.lose-survivor-eliminated",
)
def test_all_attacks_may_go_to_one_and_lose_the_game() -> None:
    game = alone("cole").survivor("jared", at=0).xenos(0, worker=2).xenos_phase()
    game.choose("take cole 2")
    assert game.over
    assert not game.result.won


@rule("scifi.activation.attack-indivisible", "scifi.activation.damage-values", "scifi.activation.armor-loss")
def test_an_attack_goes_to_one_person_with_all_its_damage() -> None:
    game = alone("cole").survivor("jared", at=0).xenos(0, tank=1).xenos_phase()
    assert texts(game) == ["take cole 1", "take jared 1"]
    game.choose("take jared 1")
    assert who(game, "jared").armour == 1
    assert who(game, "cole").armour == 2


@rule("scifi.xeno.worker", "scifi.xeno.tank", "scifi.xeno.hunter", "scifi.xeno.abomination")
@pytest.mark.parametrize(
    ("kind", "damage"), [("worker", 1), ("tank", 2), ("hunter", 2), ("spoiler-abomination", 3)]
)
def test_how_much_a_xeno_takes_in_an_activation(kind, damage) -> None:
    told = Told()
    game = alone("jared", skills=["starts-with-armor-4"], armour=4).xenos(0, {kind: 1}).xenos_phase(sink=told)
    assert who(game, "jared").armour == 4 - damage
    assert sum(event.damage for event in told.of(events.Damaged)) == damage


@rule("scifi.ex.hunter-attacks-twice")
def test_a_hunter_attacks_in_both_passes() -> None:
    game = alone("jared").xenos(0, hunter=1).xenos_phase()
    assert who(game, "jared").armour == 1


@rule("scifi.ex.hunters-overkill", "scifi.activation.overkill")
def test_surplus_damage_is_lost() -> None:
    told = Told()
    game = alone("jared").xenos(0, worker=3, tank=1, hunter=2).xenos_phase(sink=told)
    assert game.over
    assert [event.damage for event in told.of(events.XenosAttack)] == [7]
    assert [event.who for event in told.of(events.Eliminated)] == ["jared"]


@rule(
    "scifi.ex.attacks-on-machine",
    "scifi.ambiguity.attack-allocation-overkill",
    "scifi.machine.one-damage",
    "scifi.end.machine-not-defeat",
    "scifi.machine.token-is-survivor",
)
def test_all_attacks_may_go_to_an_active_bot() -> None:
    told = Told()
    position = alone("cole").machine("peacekeeper", at=0, active=True).xenos(0, worker=3, tank=1)
    game = position.xenos_phase(sink=told)
    choose(game, "take peacekeeper 3", "take peacekeeper 1")
    assert machine(game, "peacekeeper").fate == "dead"
    assert who(game, "cole").armour == 2
    assert not game.over
    assert [(event.who, event.damage) for event in told.of(events.Damaged)] == [("peacekeeper", 5)]


@rule("scifi.machine.inactive-ignored", "scifi.def.actor")
def test_a_machine_without_a_token_takes_no_attacks() -> None:
    game = alone("jared").machine("peacekeeper", at=0).xenos(0, worker=1).xenos_phase()
    assert who(game, "jared").armour == 2
    assert machine(game, "peacekeeper").fate == "alive"


@rule("scifi.activation.camouflaged-ignored", "scifi.activation.attack-condition")
def test_a_camouflaged_survivor_takes_no_attacks() -> None:
    game = alone("jared", camouflaged=True).survivor("cole", at=0).xenos(0, worker=1).xenos_phase()
    assert who(game, "jared").armour == 3
    assert who(game, "cole").armour == 1


# What wards damage off


@rule("scifi.equipment.card-data-required")
def test_ablative_armour_may_be_discarded_against_one_damage() -> None:
    for answer, armour, left in (("discard ablative-armor", 2, []), ("suffer", 1, ["ablative-armor"])):
        game = alone("jared", body=["ablative-armor"]).xenos(0, tank=1).xenos_phase()
        assert asked(game) == "damage"
        assert texts(game) == ["suffer", "discard ablative-armor"]
        game.choose(answer)
        assert who(game, "jared").armour == armour
        assert held(game, "jared") == left


@rule("scifi.equipment.body-symbol")
def test_ablative_armour_in_the_backpack_does_nothing() -> None:
    game = alone("jared", backpack=["ablative-armor"]).xenos(0, tank=1).xenos_phase()
    assert who(game, "jared").armour == 1


@rule("scifi.skill.is-that-all-youve-got", "scifi.ambiguity.attached-counts-one")
def test_any_card_cancels_one_damage_with_what_is_attached_to_it() -> None:
    position = alone(
        "jared", hands=["smg+plenty-of-bullets"], backpack=["mre"], skills=["is-that-all-youve-got"]
    )
    game = position.xenos(0, tank=1).xenos_phase()
    assert texts(game) == ["suffer", "discard smg", "discard mre"]
    choose(game, "discard smg")
    assert texts(game) == ["suffer", "discard mre"]
    choose(game, "suffer")
    assert who(game, "jared").armour == 2
    assert held(game, "jared") == ["mre"]
    assert game.state.attached == ()


@rule("scifi.skill.is-that-all-youve-got", "scifi.skill.tough")
def test_tough_comes_before_cards() -> None:
    position = alone("jared", hands=["smg"], skills=["tough", "is-that-all-youve-got"])
    told = Told()
    game = position.xenos(0, worker=1).xenos_phase(sink=told)
    assert who(game, "jared").armour == 3
    assert held(game, "jared") == ["smg"]
    assert told.of(events.Damaged) == []


@rule("invader.ambiguity.oxygen-outside-loss", "scifi.skill.is-that-all-youve-got")
def test_the_last_tank_cannot_be_paid_with_outside() -> None:
    def wards(body):
        position = alone("jared", at=4, board=OUTSIDE, body=body, skills=["is-that-all-youve-got"])
        return position.xenos(4, tank=1).xenos_phase()

    assert who(wards(["oxygen-tank"]), "jared").armour == 1
    assert texts(wards(["oxygen-tank", "oxygen-tank"])) == ["suffer", "discard oxygen-tank"]


@rule("scifi.skill.ironclad")
def test_ironclad_knows_words_in_names() -> None:
    told = Told()
    position = alone("jared", skills=["ironclad-worker"], boxes=["invader", "darkside"])
    position.survivor("vivian", at=0, own_skills=False)
    game = position.xenos(0, {"worker": 2, "driller-worker": 1, "tank": 1}).xenos_phase(sink=told)
    choose(game, "take jared 2", "take jared 1", "take jared 1")
    assert who(game, "jared").armour == 1
    assert [event.damage for event in told.of(events.Damaged)] == [2]


@rule("scifi.skill.tough", "scifi.ambiguity.tough-scope")
def test_tough_ignores_one_point_in_each_attack_step() -> None:
    game = alone("magnus", skills=["tough"]).xenos(0, tank=1).xenos_phase()
    assert who(game, "magnus").armour == 2
    game = alone("magnus", skills=["tough"]).xenos(0, hunter=2).xenos_phase()
    assert who(game, "magnus").armour == 1  # one of two in each of the two passes


@pytest.mark.parametrize(
    ("once", "extra", "armour"), [(False, False, 3), (False, True, 3), (True, False, 2), (True, True, 0)]
)
@rule("scifi.ambiguity.tough-scope", "scifi.skill.tough")
def test_tough_wards_off_both_attacks_of_a_hunter_or_by_the_house_rule_one(once, extra, armour) -> None:
    position = alone("magnus", skills=["tough"], experience=7, house={"tough_once_a_phase": once})
    if extra:
        position.token("spawn", at="a5").xeno_cards(54, only=True)  # all hunters once more
    game = position.xenos(0, hunter=1).xenos_phase()
    assert who(game, "magnus").armour == armour
    assert game.over is (armour == 0)


@pytest.mark.parametrize(("once", "armour"), [(False, 3), (True, 2)])
@rule("scifi.ambiguity.tough-scope")
def test_a_turn_in_between_does_not_make_anybody_tough_again(once, armour) -> None:
    skills = ["tough", "xenos-link"]
    position = alone("magnus", skills=skills, experience=7, house={"tough_once_a_phase": once})
    position.token("spawn", at="a5").xeno_cards(51, only=True)  # all workers once more
    game = position.xenos(0, worker=1).xenos_phase()
    assert asked(game) == "action"
    assert game.state.phase == "xenos"
    choose(game, "end", "done")
    assert (game.round, who(game, "magnus").armour) == (2, armour)


@rule("scifi.ambiguity.tough-scope")
def test_by_the_house_rule_tough_is_back_in_the_next_round() -> None:
    position = alone("magnus", skills=["tough"], house={"tough_once_a_phase": True})
    game = position.xenos(0, worker=1).xenos_phase()
    choose(game, "done", "end")
    assert (game.round, who(game, "magnus").armour) == (3, 3)


@rule("scifi.skill.tough", "scifi.ambiguity.tough-scope", "scifi.ambiguity.taunt-target-order")
def test_tough_does_not_cover_taunts_in_the_players_phase() -> None:
    game = alone("magnus", skills=["tough", "taunt"]).xenos(0, worker=1).turn("magnus")
    game.choose("taunt 0")
    assert who(game, "magnus").armour == 2


@rule("scifi.ambiguity.team-decisions")
def test_the_first_player_shares_attacks_in_the_xenos_phase() -> None:
    position = alone("cole", seats=2).survivor("jared", at=0, seat=1).first_player(1)
    game = position.xenos(0, worker=1).xenos_phase()
    assert asked(game) == "share"
    assert game.question.seats == (1,)


@rule("scifi.ambiguity.team-decisions", "scifi.skill.is-that-all-youve-got")
def test_whose_survivor_is_hurt_decides_about_the_cards() -> None:
    position = alone("cole", seats=2, seat=1, hands=["smg"], skills=["is-that-all-youve-got"])
    game = position.survivor("jared", at=1).xenos(0, worker=1).xenos_phase()
    assert asked(game) == "damage"
    assert game.question.seats == (1,)


@rule("invader.ambiguity.m9-scientists", "scifi.ambiguity.starting-survivor-rescued")
def test_scientists_take_attacks_and_fall_to_any_damage() -> None:
    position = scifi("invader/m9-uninvited-guests")
    for name in ("cole", "vivian", "mitsuki", "baraka", "jared"):
        position.survivor(name, at=1)
    position.survivor("magnus", at=0)
    colour = new_game("invader/m9-uninvited-guests").state.scientists[1].colour
    game = position.scientist(colour, at=0).xenos(0, worker=1).xenos_phase()
    assert texts(game) == ["take magnus 1", f"take {colour}-scientist 1"]
    game.choose(f"take {colour}-scientist 1")
    assert game.over
    assert [scientist.fate for scientist in game.state.scientists] == ["alive", "dead"]
