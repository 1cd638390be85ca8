"""Spawning: a card for every active spawn token, extra activations, and figures that run out."""

import pytest

from overrun.core import Play
from overrun.scenario import scifi
from overrun.scifi.phases.xenos import supply
from overrun.testing import rule
from tests.scifi.swarm import (
    BLOCK,
    BLUE,
    CORRIDOR,
    ORANGE,
    RED,
    YELLOW,
    Tale,
    armour,
    asked,
    horde,
    offered,
    places,
    say,
    spawn_step,
    xenos_phase,
    zone,
)

# Cards that do nothing at blue: extra activations.
NOTHING_AT_BLUE = (51, 52, 53, 54)


def block(*spawns, experience=BLUE, **said):
    """A block with spawn zones, and Baraka in its north-western corner."""
    position = scifi(BLOCK, **said).survivor("baraka", at="1", experience=experience)
    for place in spawns:
        position.token("spawn", place)
    return position


def one_card(card, experience=BLUE, box="invader", **said):
    """One card for a spawn zone at the far end of a corridor."""
    name = "miles" if box == "darkside" else "baraka"
    position = scifi(CORRIDOR, box=box, **said).survivor(name, at="1", experience=experience)
    return position.token("spawn", "5").xeno_cards(card)


def drawn_for(game, tale):
    return places(game, [event.zone for event in tale.of("XenoCardDrawn")])


# Which zones, in which order


@rule("scifi.spawn.every-spawn-zone", "scifi.def.spawn-zone")
def test_one_card_for_each_spawn_zone() -> None:
    game, tale = spawn_step(block("2", "8").xeno_cards(1, 7), "spawn-first @2")
    assert drawn_for(game, tale) == ["2", "8"]
    assert horde(game) == {"2": {"worker": 2}, "8": {"tank": 2}}
    came = tale.of("XenosSpawned")
    assert places(game, [event.zone for event in came]) == ["2", "8"]
    assert [(event.kind, event.count) for event in came] == [("worker", 2), ("tank", 2)]


@rule("scifi.spawn.per-token")
def test_two_tokens_in_one_zone_draw_two_cards() -> None:
    game, tale = spawn_step(block("8", "8").xeno_cards(1, 7))
    assert drawn_for(game, tale) == ["8", "8"]
    assert horde(game) == {"8": {"worker": 2, "tank": 2}}


@rule("scifi.spawn.fixed-order", "scifi.ambiguity.spawn-clockwise")
def test_clockwise_from_the_zone_picked_the_first_time_and_every_time() -> None:
    tale = Tale()
    game = block("8", "2", "4", "6").xeno_cards(*NOTHING_AT_BLUE, only=True).spawn_step(sink=tale)
    assert (asked(game), game.question.seats) == ("first-spawn", (0,))
    assert offered(game) == [f"spawn-first {zone(game, place)}" for place in ("2", "6", "8", "4")]
    say(game, "spawn-first @6", "end")
    # The second time nobody is asked.
    assert asked(game) == "action"
    assert drawn_for(game, tale) == ["6", "8", "4", "2"] * 2


@rule("scifi.ambiguity.spawn-clockwise")
def test_if_the_first_zone_has_gone_the_next_one_clockwise_is_first() -> None:
    """Zone 6 was chosen once, and lies there no more."""
    position = block("8", "2", "4").first_spawn("6").xeno_cards(*NOTHING_AT_BLUE, only=True)
    game, tale = spawn_step(position)
    assert drawn_for(game, tale) == ["8", "4", "2"]


@rule("scifi.spawn.colored-inactive", "scifi.spawn.colored-active")
def test_a_sleeping_spawn_zone_draws_no_card_until_it_wakes() -> None:
    for awake in (False, True):
        position = block("2").token("spawn", "8", colour="green", state="asleep").xeno_cards(1, 2)
        if awake:
            position.awake("green")
        game, tale = spawn_step(position.first_spawn("2"))
        assert drawn_for(game, tale) == (["2", "8"] if awake else ["2"])


# The same block, with a door to destroy between two rooms in its middle.
DOORS = """
+#+#+#+#+
#1:2:3:0#
+:+#+#+:+
#4#aXb#6#
+:+#+#+:+
#7:8:9:5#
+#+#+#+#+
"""


@pytest.mark.parametrize(("first", "drawn"), [("2", ["2", "8"]), ("8", ["2"])])
@rule("scifi.ambiguity.spawn-activated-mid-step")
def test_a_zone_that_wakes_in_the_spawn_step_draws_if_its_place_has_not_passed(first, drawn) -> None:
    """The card for 2 lets workers act: they destroy the green door, which wakes the green zone 8."""
    position = (
        scifi(DOORS)
        .survivor("baraka", at="a", experience=YELLOW)
        .token("door", between=("a", "b"), colour="green")
        .token("spawn", "2")
        .token("spawn", "8", colour="green", state="asleep")
        .mission_rules(waking_spawns=[{"colour": "green", "by": ["door"]}])
        .xenos("b", worker=1)
        .xeno_cards(51, 1)
        .first_spawn(first)
    )
    game, tale = spawn_step(position)
    assert len(tale.of("DoorDestroyed")) == len(tale.of("SpawnWoke")) == 1
    assert drawn_for(game, tale) == drawn


@rule("scifi.spawn.reshuffle")
def test_an_empty_deck_is_made_anew_from_the_discarded_cards() -> None:
    tale = Tale()
    game = block("2").xeno_cards(51, 53, only=True).spawn_step(sink=tale)
    say(game, "end", "end")
    drawn = [event.card for event in tale.of("XenoCardDrawn")]
    assert drawn[:2] == [51, 53]
    assert drawn[2] in (51, 53)
    assert [event.cards for event in tale.of("Reshuffled")] == [2]


@rule("scifi.spawn.fixed-order", "scifi.spawn.colored-inactive")
def test_the_first_zone_is_one_that_spawns() -> None:
    position = block("2", "4").token("spawn", "8", colour="green", state="asleep")
    game = position.spawn_step()
    assert offered(game) == [f"spawn-first {zone(game, place)}" for place in ("2", "4")]


# Which line


@rule("scifi.ex.spawn-highest-level", "scifi.spawn.read-level-line")
def test_the_highest_level_counts() -> None:
    position = one_card(1, 5).survivor("jared", at="1", experience=12)
    game, tale = spawn_step(position)
    assert tale.of("XenoCardDrawn")[0].level == "yellow"
    assert horde(game) == {"5": {"worker": 4}}


@pytest.mark.parametrize(("experience", "count"), [(BLUE, 2), (YELLOW, 4), (ORANGE, 6), (RED, 8)])
@rule("darkside.ex.spawn-card-61", "darkside.spawn.card-61", "scifi.spawn.read-level-line")
def test_card_61_at_every_level(experience, count) -> None:
    game, _ = spawn_step(one_card(61, experience, box="darkside"))
    assert horde(game) == {"5": {"driller-worker": count}}


@rule("darkside.ex.spawn-hunter-card")
def test_two_driller_hunters_for_miles_with_five_and_radka_with_twelve() -> None:
    position = one_card(71, 5, box="darkside").survivor("radka", at="1", experience=12)
    game, _ = spawn_step(position)
    assert horde(game) == {"5": {"driller-hunter": 2}}


@rule("scifi.ambiguity.escaped-survivors")
def test_who_has_left_no_longer_counts_for_the_level() -> None:
    position = one_card(1).survivor("jared", at="1", experience=RED, away=True)
    _, tale = spawn_step(position)
    assert tale.of("XenoCardDrawn")[0].level == "blue"


# Extra activations


@rule("scifi.spawn.extra-activation-blue")
def test_an_extra_activation_does_nothing_at_blue() -> None:
    game, tale = spawn_step(one_card(51).xenos("4", worker=1))
    assert horde(game) == {"4": {"worker": 1}}
    assert not tale.of("ExtraActivation", "XenosSpawned")


@rule("scifi.spawn.extra-activation-no-spawn", "scifi.ambiguity.extra-activation-new-xenos")
def test_all_of_the_kind_act_also_those_that_have_just_come() -> None:
    """Card 1 brings four workers to 5, card 51 lets them and the one in 3 act; the tank stays."""
    position = (
        scifi(CORRIDOR)
        .survivor("baraka", at="1", experience=YELLOW)
        .token("spawn", "5")
        .token("spawn", "5")
        .xenos("3", worker=1, tank=1)
        .xeno_cards(1, 51)
    )
    game, _ = spawn_step(position)
    assert horde(game) == {"4": {"worker": 4}, "2": {"worker": 1}, "3": {"tank": 1}}


@rule("mixed.ambiguity.extra-activation")
def test_a_worker_card_moves_driller_workers_but_not_the_other_way_round() -> None:
    for card, there in ((51, {"2": {"worker": 1, "driller-worker": 1}}), (111, None)):
        position = one_card(card, YELLOW, boxes=["invader", "darkside"])
        position.xenos("3", {"worker": 1, "driller-worker": 1})
        game, _ = spawn_step(position)
        assert horde(game) == (there or {"3": {"worker": 1}, "2": {"driller-worker": 1}})


@rule("scifi.skill.xenos-link", "scifi.ambiguity.xenos-link-turn")
def test_xenos_link_plays_a_turn_first_even_at_blue() -> None:
    position = one_card(51).survivor("jared", at="1", skills=["xenos-link"]).xenos("4", worker=1)
    game = position.spawn_step()
    assert (asked(game), game.question.subject) == ("action", ("jared",))
    assert game.state.survivors[1].actions == 3
    assert horde(game) == {"4": {"worker": 1}}
    say(game, "end")
    assert game.question.subject != ("jared",) or game.state.round == 2


@rule("scifi.skill.xenos-link")
def test_several_with_xenos_link_play_in_the_order_the_players_like() -> None:
    position = one_card(51)
    for name in ("jared", "cole"):
        position.survivor(name, at="1", skills=["xenos-link"])
    game = position.spawn_step()
    assert (asked(game), offered(game)) == ("extra-turn", ["extra-turn jared", "extra-turn cole"])
    say(game, "extra-turn cole")
    assert game.question.subject == ("cole",)
    say(game, "end")
    assert game.question.subject == ("jared",)


@rule("scifi.skill.xenos-link", "scifi.spawn.abomination-card-no-level")
def test_xenos_link_does_not_answer_abomination_cards() -> None:
    position = one_card(16).survivor("jared", at="1", skills=["xenos-link"])
    game = position.spawn_step()
    assert asked(game) == "activate"


@rule("scifi.ambiguity.danger-level-in-between")
def test_the_level_of_an_extra_activation_is_read_after_the_turns_before_it() -> None:
    """Jared has 6 points; the worker he kills in his extra turn brings him to yellow, and the others act."""
    position = (
        one_card(51)
        .survivor("jared", at="2", experience=6, skills=["xenos-link"], hands=["cattle-prod"])
        .xenos("2", worker=1)
        .xenos("4", worker=1)
        .dice(6, 6)
    )
    _, tale = spawn_step(position, "melee cattle-prod", until=("activate",))
    assert len(tale.of("XenoKilled")) == 1
    assert [event.kinds for event in tale.of("ExtraActivation")] == [("worker",)]


# Abominations


@rule(
    "invader.spawn.abomination-card-1",
    "invader.spawn.abomination-card-2",
    "scifi.spawn.abomination-card-no-level",
    "scifi.ambiguity.extra-activation-blue",
)
def test_an_abomination_card_lets_those_there_act_and_brings_one_if_there_is_a_figure() -> None:
    """At blue. The only spoiler is on the board: it moves, and no other comes."""
    game, tale = spawn_step(one_card(16))
    assert horde(game) == {"5": {"spoiler-abomination": 1}}
    game, tale = spawn_step(one_card(16).xenos("4", {"spoiler-abomination": 1}))
    assert horde(game) == {"3": {"spoiler-abomination": 1}}
    assert not tale.of("XenosSpawned", "FiguresShort")


@rule("scifi.spawn.abomination-new-not-activated", "scifi.ambiguity.abomination-once-per-card")
def test_the_abomination_a_card_brings_does_not_act() -> None:
    game, tale = spawn_step(one_card(16).xenos("3", worker=1))
    assert horde(game) == {"5": {"spoiler-abomination": 1}, "3": {"worker": 1}}
    assert not tale.of("ExtraActivation", "XenosMoved")


@rule("invader.spawn.abomination-spawn-mold", "invader.ambiguity.abomination-mold-timing")
def test_a_spoiler_sets_mold_where_it_appears() -> None:
    for dead in (False, True):
        position = one_card(16)
        if dead:
            position.dead_mold("5")
        game, tale = spawn_step(position)
        assert game.state.mold == 1 << zone(game, "5")
        assert game.state.dead_mold == 0
        assert len(tale.of("MoldSet")) == 1


@rule("mixed.spawn.all-abominations", "scifi.spawn.abomination-new-not-activated")
def test_all_abominations_act_whatever_their_kind() -> None:
    position = one_card(16, boxes=["invader", "darkside"])
    position.xenos("4", {"spoiler-abomination": 1}).xenos("3", {"driller-abomination": 1}).pits("3")
    game, tale = spawn_step(position)
    assert horde(game) == {"3": {"spoiler-abomination": 1}, "2": {"driller-abomination": 1}}
    assert tale.of("ExtraActivation")[0].kinds == ("spoiler-abomination", "driller-abomination")


@rule("darkside.ambiguity.m0-no-abomination")
def test_where_no_abomination_may_come_their_card_brings_another_xeno() -> None:
    """Until yellow: a tank instead, and none in a shortage either."""
    rules = {"no_abomination": {"before": "yellow", "instead": "driller-tank"}}
    for experience, there in ((BLUE, "driller-tank"), (YELLOW, "driller-abomination")):
        game, _ = spawn_step(one_card(76, experience, box="darkside").mission_rules(**rules))
        assert horde(game) == {"5": {there: 1}}
        position = left(0, one_card(61, experience, box="darkside"), "driller-worker").mission_rules(**rules)
        game, _ = spawn_step(position)
        assert horde(game) == ({} if experience == BLUE else {"5": {there: 1}})


# Figures run out


def left(number, position, kind="worker", total=35):
    """Only so many figures of a kind are left: the others are locked away."""
    return position.xenos("x", {kind: total - number})


@rule(
    "scifi.spawn.shortage-place-rest", "scifi.spawn.shortage-2", "scifi.ambiguity.abomination-shortage-zone"
)
def test_the_rest_is_placed_and_an_abomination_comes_to_the_spawn_zone() -> None:
    game, tale = spawn_step(left(1, one_card(1)))
    assert horde(game) == {"5": {"worker": 1, "spoiler-abomination": 1}}
    assert [(event.kind, event.missing) for event in tale.of("FiguresShort")] == [("worker", 1)]


@rule("scifi.spawn.shortage-1", "scifi.spawn.shortage-abominations-excluded")
def test_in_a_shortage_all_abominations_act_and_none_left_means_nothing_more() -> None:
    game, tale = spawn_step(left(1, one_card(1)).xenos("4", {"spoiler-abomination": 1}))
    assert horde(game) == {"5": {"worker": 1}, "3": {"spoiler-abomination": 1}}
    assert len(tale.of("ExtraActivation")) == 1
    assert len(tale.of("FiguresShort")) == 1


@rule("scifi.spawn.shortage-once", "scifi.ambiguity.abomination-once-per-card")
def test_however_many_are_missing_abominations_act_once() -> None:
    """No worker is left of eight."""
    game, tale = spawn_step(left(0, one_card(1, RED)).xenos("4", {"spoiler-abomination": 1}))
    assert horde(game) == {"3": {"spoiler-abomination": 1}}
    assert len(tale.of("XenosMoved")) == 1


@rule("scifi.ambiguity.abomination-once-per-card")
def test_two_cards_are_two_occasions() -> None:
    position = left(0, one_card(1).xeno_cards(1, 2)).token("spawn", "5")
    game, _ = spawn_step(position.xenos("4", {"spoiler-abomination": 1}))
    assert horde(game) == {"2": {"spoiler-abomination": 1}}


@rule("scifi.component.xeno-miniatures", "scifi.spawn.exact-zero-no-shortage")
def test_figures_kept_as_samples_are_not_in_the_supply() -> None:
    game = left(3, one_card(1)).turn("baraka")
    play = Play(game.ruleset, game.world, game.state)
    assert supply(play, 0) == 3
    play.state.kept = (1, 0, 0, 0)
    assert supply(play, 0) == 2


@rule("scifi.spawn.exact-zero-no-shortage")
def test_the_last_figure_placed_exactly_is_no_shortage() -> None:
    game, tale = spawn_step(left(2, one_card(1)))
    assert horde(game) == {"5": {"worker": 2}}
    assert not tale.of("FiguresShort", "ExtraActivation")


@rule("mixed.ambiguity.supply", "scifi.spawn.shortage-2")
def test_in_mixed_play_each_kind_has_its_own_supply_and_players_choose_the_abomination() -> None:
    """No worker is left, but all driller workers are: short all the same."""
    position = left(0, one_card(1, boxes=["invader", "darkside"]))
    game = position.spawn_step()
    five = zone(game, "5")
    assert offered(game) == [
        f"abomination spoiler-abomination {five}",
        f"abomination driller-abomination {five}",
    ]
    say(game, "abomination driller-abomination @5")
    assert horde(game) == {"5": {"driller-abomination": 1}}


# Whoever is quick enough


@rule("scifi.skill.combat-reflexes")
def test_combat_reflexes_answer_xenos_that_appear_in_sight() -> None:
    position = (
        one_card(1)
        .survivor("jared", at="4", skills=["combat-reflexes"], own_skills=False, hands=["smg"])
        .dice(6, 6)
    )
    game = position.spawn_step()
    five = zone(game, "5")
    assert asked(game) == "free-attack"
    assert offered(game) == [f"shoot smg {five}", f"shoot smg {five} worker", "no"]
    say(game, "shoot smg @5")
    assert asked(game) == "activate"
    assert horde(game) == {}


@rule("scifi.skill.combat-reflexes")
def test_combat_reflexes_do_not_answer_what_is_not_seen() -> None:
    board = """
    +#+#+#+
    #1:2#a#
    +:+#+#+
    #4:5:6#
    +#+#+#+
    """
    position = (
        scifi(board)
        .survivor("jared", at="1", skills=["combat-reflexes"], own_skills=False, hands=["smg"])
        .token("spawn", "6")
        .xeno_cards(1)
    )
    game = position.spawn_step()
    assert asked(game) == "action"
    assert horde(game) == {"6": {"worker": 2}}


QUICK = {"skills": ["combat-reflexes"], "own_skills": False, "hands": ["smg"]}


@rule("scifi.ambiguity.combat-reflexes-scope")
def test_reflexes_answer_abominations_too() -> None:
    for position in (one_card(16), left(0, one_card(1))):
        game = position.survivor("jared", at="4", **QUICK).spawn_step()
        assert horde(game) == {"5": {"spoiler-abomination": 1}}
        assert (asked(game), game.question.subject) == ("free-attack", ("jared",))


@rule("scifi.ambiguity.combat-reflexes-scope")
def test_reflexes_answer_those_that_came_before_the_figures_ran_out() -> None:
    """One worker is left, and no abomination."""
    position = left(1, one_card(1)).xenos("x", {"spoiler-abomination": 1})
    game = position.survivor("jared", at="4", **QUICK).spawn_step()
    assert asked(game) == "free-attack"


@rule("scifi.skill.combat-reflexes")
def test_several_with_reflexes_attack_one_after_the_other() -> None:
    position = one_card(1).survivor("jared", at="4", **QUICK).survivor("cole", at="4", **QUICK)
    game = position.dice(6, 6, 6, 6).spawn_step()
    assert game.question.subject == ("jared",)
    say(game, "no")
    assert (asked(game), game.question.subject) == ("free-attack", ("cole",))
    say(game, "shoot smg @5")
    assert horde(game) == {}


@rule("scifi.ambiguity.combat-reflexes-scope", "scifi.skill.combat-reflexes")
def test_no_reflexes_if_nobody_comes() -> None:
    """No worker and no abomination is left; the tank in the spawn zone has been there before."""
    position = left(0, one_card(1)).xenos("x", {"spoiler-abomination": 1}).xenos("5", tank=1)
    position.survivor("jared", at="4", skills=["combat-reflexes"], own_skills=False, hands=["smg"])
    game = position.spawn_step()
    assert asked(game) == "activate"


@rule("scifi.turn.xenos-phase-steps")
def test_what_spawns_does_not_act_in_the_same_phase() -> None:
    game, _ = xenos_phase(one_card(1))
    assert horde(game) == {"5": {"worker": 2}}
    assert armour(game) == {"baraka": 3}
