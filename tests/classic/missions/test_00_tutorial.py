"""Mission 00: a small deck, three good cards on top, one token."""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.classic import events
from overrun.scenario import classic
from overrun.testing import rule

from ..helpers import Story, asked, carried, choose, options, pile, survivor, where, zombies, zone
from .tools import QUIET, WON, on_board

TUTORIAL = "classic/00-tutorial"
TRIO = ["crowbar", "fire-axe", "pistol"]
SEEDS = range(12)


def search_in_turn(game: Any, *names: str) -> None:
    """These survivors search once each, keep what they find and take what a skill brings."""
    for name in names:
        if f"activate {name}" in options(game):
            choose(game, f"activate {name}")
        choose(game, "search")
        while asked(game) != "action":
            choose(game, "done" if asked(game) == "arrange" else options(game)[0])
        choose(game, "end")


@rule("classic.m00.objective", "classic.mission.00-tutorial")
def test_taking_the_token_wins() -> None:
    story = Story()
    game = classic(TUTORIAL).survivor("ned", at="2B.c").survivor("phil", at="1B.b").turn("ned", sink=story)
    choose(game, f"move {zone(game, '2B.a')}")
    assert not game.over
    choose(game, "take 0")
    assert game.result == WON
    # No experience is stated for this token.
    assert survivor(game, "ned").experience == 0
    assert story.of(events.Gained) == []
    assert story.events[-1] == events.GameOver(True, WON.reason, rules=(WON.reason, "classic.m00.objective"))


@rule("classic.m00.initial-walkers", "classic.setup.place-other-marks")
def test_two_single_walkers_stand_in_the_street() -> None:
    game = overrun.new(TUTORIAL, seed=1)
    assert zombies(game, "2B.7") == {"walker": 1}
    assert zombies(game, "1B.5") == {"walker": 1}
    assert on_board(game) == [2, 0, 0, 0]
    # From 2B.7 up the column is the spawn zone; the objective lies in the far room of the other building.
    assert [token.zone for token in game.world.spawns] == [zone(game, "2B.6")]
    assert {where(game, name) for name in ("amy", "doug", "josh", "ned")} == {zone(game, "1B.b")}


@rule("classic.m00.reduced-deck")
def test_the_zombie_deck_has_five_cards_however_often_it_is_shuffled() -> None:
    story = Story()
    game = overrun.new(TUTORIAL, seed=3, sink=story)
    assert sorted(game.state.zombie_deck) == [1, 2, 3, 4, 41]
    # Everybody stays in the starting room, one card a turn: the seventh card comes from a new deck.
    while game.state.round < 8 and not game.over:
        game.choose("end" if "end" in options(game) else game.question.options[0])
    drawn = [event.card for event in story.of(events.ZombieCardDrawn)]
    assert sorted(drawn[:5]) == [1, 2, 3, 4, 41]
    assert set(drawn[5:]) <= {1, 2, 3, 4, 41}
    assert len(drawn) == 7
    assert sorted(game.state.zombie_deck + game.state.zombie_discard) == [1, 2, 3, 4, 41]


@rule("classic.m00.trio-on-top")
def test_pistol_axe_and_crowbar_are_the_first_three_draws_in_any_order() -> None:
    orders = set()
    for seed in SEEDS:
        game = overrun.new(TUTORIAL, seed=seed, survivors=["amy", "doug", "josh", "wanda"])
        for name in ("amy", "doug", "josh", "wanda"):
            assert set(carried(game, name)) <= {"pan"}
        top = [game.world.cards[card].id for card in game.state.equipment_deck[-3:]]
        assert sorted(top) == TRIO
        orders.add(tuple(top))
    assert len(orders) > 1


@rule("classic.m00.trio-on-top")
def test_three_searches_find_the_three_cards() -> None:
    story = Story()
    game = overrun.new(TUTORIAL, seed=5, survivors=["amy", "josh", "ned", "wanda"], sink=story)
    search_in_turn(game, "amy", "josh", "wanda")
    assert sorted(event.card for event in story.of(events.CardDrawn)) == TRIO
    # Of 62 equipment cards the pans, Molotovs and the two of the pimpmobile lie aside; three were drawn.
    assert len(game.state.equipment_deck) == 62 - (3 + 2 + 2) - 3
    assert game.state.stacked == 0


@pytest.mark.parametrize("seed", SEEDS)
@rule("classic.m00.trio-on-top", "classic.ambiguity.trio-shuffled", "classic.skills.matching-set-shuffle")
def test_a_matching_set_shuffles_the_deck_beneath_what_is_left_of_the_three(seed: int) -> None:
    story = Story()
    game = overrun.new(TUTORIAL, seed=seed, survivors=["doug", "amy", "josh", "ned"], sink=story)
    deck = list(game.state.equipment_deck)
    search_in_turn(game, "doug", "amy", "josh")
    assert sorted(event.card for event in story.of(events.CardDrawn)) == TRIO
    shuffled = [event for event in story.of(events.SkillUsed) if event.skill == "matching-set"]
    # Doug draws first: where that is the pistol, its twin comes out of the deck and the rest is mixed.
    assert len(shuffled) == (game.world.cards[deck[-1]].id == "pistol")
    left = [card for card in deck[:-3] if card in game.state.equipment_deck]
    assert (game.state.equipment_deck == left) == (not shuffled)
    assert sorted(game.state.equipment_deck) == sorted(left)


@rule("classic.m00.trio-on-top")
def test_imagined_games_know_of_the_three_on_top_but_not_their_order() -> None:
    game = overrun.new(TUTORIAL, seed=5)
    tops = set()
    for seed in SEEDS:
        deck = game.imagine(seed).state.equipment_deck
        assert sorted(deck[-3:]) == sorted(game.state.equipment_deck[-3:])
        assert deck[:-3] != game.state.equipment_deck[:-3]
        tops.add(tuple(deck[-3:]))
    assert len(tops) > 1
    search_in_turn(game, "amy")
    for seed in SEEDS:
        deck = game.imagine(seed).state.equipment_deck
        assert sorted(deck[-2:]) == sorted(game.state.equipment_deck[-2:])


@rule("classic.m00.pans", "classic.ambiguity.tutorial-pans")
@pytest.mark.parametrize(("named", "without"), [(4, 1), (6, 3)])
def test_the_three_pans_are_dealt_at_random_at_most_one_each(named: int, without: int) -> None:
    unlucky = set()
    for seed in SEEDS:
        names = ["amy", "doug", "josh", "ned", "phil", "wanda"][:named]
        game = overrun.new(TUTORIAL, seed=seed, survivors=names)
        pans = {name: carried(game, name).count("pan") for name in names}
        assert sorted(pans.values()) == [0] * without + [1] * 3
        unlucky.add(tuple(name for name in names if not pans[name]))
        assert "pan" not in pile(game, game.state.equipment_deck)
    assert len(unlucky) > 1


@rule("classic.ambiguity.tutorial-pans")
def test_the_house_rule_has_a_pan_for_everybody() -> None:
    names = ["amy", "doug", "josh", "ned", "wanda"]
    game = overrun.new(TUTORIAL, seed=1, survivors=names, house={"tutorial_pan_for_all": True})
    assert [carried(game, name) for name in names] == [["pan"]] * 5


@rule("classic.m00.pans", "classic.m00.trio-on-top")
def test_a_starting_skill_still_brings_its_card_besides() -> None:
    pistols = []
    for seed in SEEDS:
        game = overrun.new(TUTORIAL, seed=seed, survivors=["phil", "amy", "doug", "josh"])
        assert carried(game, "phil") in (["pan", "pistol"], ["pistol"])
        # Phil's is the second of three pistols; the set-aside one lies on top, the last in the deck.
        pistols.append(pile(game, game.state.equipment_deck).count("pistol"))
        assert sorted(game.world.cards[card].id for card in game.state.equipment_deck[-3:]) == TRIO
    assert pistols == [2] * len(SEEDS)


@rule("classic.setup.place-doors", "classic.mission.00-tutorial")
def test_the_way_to_the_token_leads_through_two_locked_doors() -> None:
    game = (
        classic(TUTORIAL).survivor("ned", at="1B.c", hands=["crowbar"]).zombie_cards(*QUIET[:1]).turn("ned")
    )
    assert game.view()["closed_doors"] == [0, 1]
    assert options(game, "open") == ["open 1 crowbar"]
    # The building of the starting area gets no zombies.
    choose(game, "open 1 crowbar")
    assert on_board(game) == [0, 0, 0, 0]
    choose(game, f"move {zone(game, '1B.8')}")
    assert where(game, "ned") == zone(game, "1B.8")
