"""Searching rooms: when, what is drawn, what becomes of it. Cars are in `test_cars.py`."""

import pytest

from overrun.classic import events
from overrun.core import IllegalChoice
from overrun.scenario import classic
from overrun.testing import rule
from tests.classic.helpers import (
    Story,
    asked,
    carried,
    choose,
    hands,
    options,
    pile,
    reserve,
    survivor,
    zombies,
    zone,
)

HOUSE = """
+#+#+#+
#1:2:3#
+#+D+#+
#aoboc#
+#+#+#+
"""


@rule("classic.search.building-only")
def test_only_rooms_can_be_searched() -> None:
    assert "search" not in options(classic(HOUSE).survivor("amy", at="1").turn("amy"))
    assert "search" in options(classic(HOUSE).survivor("amy", at="a").turn("amy"))


@rule("classic.search.no-zombies")
def test_a_zombie_in_the_room_forbids_searching_one_next_door_does_not() -> None:
    beside = classic(HOUSE).survivor("amy", at="a").zombies("a", walker=1).turn("amy")
    assert "search" not in options(beside)
    with pytest.raises(IllegalChoice):
        beside.choose("search")
    next_door = classic(HOUSE).survivor("amy", at="a").zombies("b", walker=1).turn("amy")
    assert "search" in options(next_door)


@rule("classic.search.draw-one", "classic.search.keep-or-discard")
def test_a_search_draws_one_card_which_is_kept_or_discarded() -> None:
    scenario = classic(HOUSE).survivor("amy", at="a").equipment("water", "katana")
    story = Story()
    game = scenario.turn("amy", sink=story)
    deck = len(game.state.equipment_deck)
    game.choose("search")
    assert options(game) == ["keep water", "discard water"]
    assert [event.what for event in story.of(events.Searched)] == ["room"]
    assert len(game.state.equipment_deck) == deck - 1
    game.choose("keep water")
    assert carried(game, "amy") == ["water"]
    assert survivor(game, "amy").actions == 2
    other = scenario.turn("amy")
    choose(other, "search", "discard water")
    assert carried(other, "amy") == []
    assert pile(other, other.state.equipment_discard) == ["water"]
    assert asked(other) == "action"


@rule("classic.search.once-per-turn")
def test_one_search_a_turn() -> None:
    game = classic(HOUSE).survivor("amy", at="a").equipment("water", "katana").players()
    choose(game, "search", "discard water")
    assert "search" not in options(game)
    game.choose("end")
    assert "search" in options(game)


@rule("classic.search.once-per-turn-free")
def test_a_free_search_is_the_one_search_of_the_turn() -> None:
    """Ned has a free search: it costs him nothing, and after it he cannot search with an action either."""
    game = classic(HOUSE).survivor("ned", at="a").equipment("water").turn("ned")
    choose(game, "search", "discard water")
    assert survivor(game, "ned").actions == 3
    assert "search" not in options(game)
    # Two free searches do not make two searches either.
    twice = classic(HOUSE).survivor("ned", at="a", skills=("free-search",)).equipment("water").turn("ned")
    choose(twice, "search", "discard water")
    assert "search" not in options(twice)


@rule("classic.search.free-reorganise", "classic.ambiguity.search-reorganise")
@pytest.mark.parametrize(
    ("card", "answers"), [("water", ["keep water"]), ("water", ["discard water"]), ("aaahh", [])]
)
def test_after_every_search_the_inventory_is_rearranged_for_free(card: str, answers: list[str]) -> None:
    game = (
        classic(HOUSE).survivor("amy", at="a", hands=["pan"], reserve=["pistol"]).equipment(card).turn("amy")
    )
    choose(game, "search", *answers)
    assert asked(game) == "arrange"
    choose(game, "put pistol amy/reserve amy/hand", "done")
    assert hands(game, "amy") == ["pan", "pistol"]
    assert survivor(game, "amy").actions == 2


@rule("classic.search.no-free-trade")
def test_the_rearrangement_after_a_search_is_no_trade() -> None:
    game = (
        classic(HOUSE)
        .survivor("amy", at="a", hands=["pan"])
        .survivor("ned", at="a", hands=["pistol"])
        .equipment("water")
        .turn("amy")
    )
    choose(game, "search", "keep water")
    assert asked(game) == "arrange"
    assert game.question is not None
    assert game.question.subject == ("amy",)
    assert not any("ned" in text for text in options(game))


@rule("classic.search.deck-empty-reshuffle")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    story = Story()
    game = (
        classic(HOUSE)
        .survivor("amy", at="a", hands=["katana", "pistol"])
        .survivor("josh", at="b")
        .equipment("water", only=True)
        .players(sink=story)
    )
    choose(game, "activate amy", "drop amy katana", "drop amy pistol", "search", "discard water", "end")
    assert game.state.equipment_deck == []
    assert pile(game, game.state.equipment_discard) == ["katana", "pistol", "water"]
    assert story.of(events.Reshuffled) == []
    game.choose("search")
    (reshuffled,) = story.of(events.Reshuffled)
    assert (reshuffled.deck, reshuffled.cards) == ("equipment", 3)
    assert game.state.equipment_discard == []
    assert len(game.state.equipment_deck) == 2
    drawn = options(game, "keep")[0].split()[1]
    assert sorted([drawn, *pile(game, game.state.equipment_deck)]) == ["katana", "pistol", "water"]


@rule("classic.search.reshuffle-exclusions")
def test_what_was_set_aside_never_enters_the_new_deck() -> None:
    """Of all that was discarded only the katana and the water belong in a new deck."""
    game = (
        classic(HOUSE)
        .survivor("amy", at="a", hands=["pan", "molotov"], reserve=["mas-shotgun", "evil-twins", "katana"])
        .survivor("josh", at="b", wounds=1)
        .equipment("water", only=True)
        .zombies("b", walker=1)
        .players()
    )
    game.choose("activate amy")
    choose(game, *(f"drop amy {kind}" for kind in ("pan", "molotov", "mas-shotgun", "evil-twins", "katana")))
    choose(game, "search", "discard water", "end", "end")
    # Josh has died of his second wound, so wounded cards have been put away as well.
    assert survivor(game, "josh").fate == "dead"
    game.choose("search")
    found = options(game, "keep")[0].split()[1]
    assert sorted([found, *pile(game, game.state.equipment_deck)]) == ["katana", "water"]
    assert game.state.equipment_discard == []


@rule("classic.search.aaahh", "classic.ambiguity.aaahh-walker")
def test_aaahh_brings_a_walker_into_the_room_and_no_card() -> None:
    story = Story()
    game = classic(HOUSE).survivor("amy", at="a").equipment("aaahh").turn("amy", sink=story)
    game.choose("search")
    assert zombies(game, "a") == {"walker": 1}
    assert carried(game, "amy") == []
    assert pile(game, game.state.equipment_discard) == ["aaahh"]
    (spawned,) = story.of(events.ZombiesSpawned)
    assert (spawned.zone, spawned.kind, spawned.count) == (zone(game, "a"), "walker", 1)


@rule("classic.search.aaahh")
def test_aaahh_without_a_walker_left_gives_all_walkers_an_extra_activation() -> None:
    game = classic(HOUSE).survivor("amy", at="a").zombies("c", walker=40).equipment("aaahh").turn("amy")
    game.choose("search")
    # From c they come one zone nearer, into b, where they see her from.
    assert zombies(game, "a") == {}
    assert zombies(game, "b") == {"walker": 40}
    assert asked(game) == "action"


# Flashlights


@rule("classic.equipment.flashlight", "classic.inventory.items-work-in-reserve")
@pytest.mark.parametrize("place", ["hands", "reserve"])
def test_a_flashlight_shows_one_more_card_also_from_reserve(place: str) -> None:
    game = (
        classic(HOUSE)
        .survivor("amy", at="a", **{place: ["flashlight"]})
        .equipment("water", "katana", "scope")
        .turn("amy")
    )
    choose(game, "search", "keep water", "keep katana")
    assert asked(game) == "arrange"
    game.choose("done")
    assert carried(game, "amy") == ["flashlight", "katana", "water"]


@rule("classic.ambiguity.flashlight-stack")
def test_two_flashlights_show_three_cards_and_all_may_be_kept() -> None:
    game = (
        classic(HOUSE)
        .survivor("amy", at="a", reserve=["flashlight", "flashlight"])
        .equipment("water", "katana", "scope", "pistol")
        .turn("amy")
    )
    choose(game, "search", "keep water", "keep katana", "keep scope", "done")
    assert carried(game, "amy") == ["flashlight", "flashlight", "katana", "scope", "water"]


@rule("classic.ambiguity.flashlight-stack", "classic.inventory.over-limit-discard")
def test_of_more_cards_than_can_be_carried_any_five_may_be_kept() -> None:
    """She knows all three cards before she decides about the first; what she has may go instead."""
    story = Story()
    game = (
        classic(HOUSE)
        .survivor("amy", at="a", hands=["pan", "pistol"], reserve=["flashlight", "flashlight", "rifle"])
        .equipment("water", "katana", "scope")
        .turn("amy", sink=story)
    )
    game.choose("search")
    assert [event.card for event in story.of(events.CardDrawn)] == ["water", "katana", "scope"]
    assert "keep water" not in options(game)
    choose(game, "discard water", "keep katana pan", "keep scope pistol", "done")
    assert carried(game, "amy") == ["flashlight", "flashlight", "katana", "rifle", "scope"]
    assert pile(game, game.state.equipment_discard) == ["pistol", "water"]


@rule("classic.ambiguity.flashlight-aaahh")
def test_the_other_cards_are_decided_on_first_then_one_walker_comes_for_each_aaahh() -> None:
    game = (
        classic(HOUSE)
        .survivor("amy", at="a", reserve=["flashlight", "flashlight"])
        .equipment("aaahh", "water", "aaahh")
        .turn("amy")
    )
    game.choose("search")
    assert options(game) == ["keep water", "discard water"]
    assert zombies(game, "a") == {}
    choose(game, "keep water", "done")
    assert zombies(game, "a") == {"walker": 2}
    assert carried(game, "amy") == ["flashlight", "flashlight", "water"]


# The deck runs out


@rule("classic.ambiguity.equipment-deck-timing")
def test_a_deck_that_ends_in_mid_search_is_made_anew_without_the_cards_just_drawn() -> None:
    game = (
        classic(HOUSE)
        .survivor("amy", at="a", hands=["katana"], reserve=["flashlight", "flashlight"])
        .equipment("water", only=True)
        .turn("amy")
    )
    choose(game, "drop amy katana", "search")
    # Water, then the katana out of the new deck, then there is nothing: the water is not drawn again.
    choose(game, "keep water", "keep katana", "done")
    assert carried(game, "amy") == ["flashlight", "flashlight", "katana", "water"]
    assert game.state.equipment_deck == []


@rule("classic.ambiguity.equipment-deck-timing")
def test_with_no_card_anywhere_the_search_is_spent() -> None:
    game = classic(HOUSE).survivor("amy", at="a").equipment(only=True).turn("amy")
    game.choose("search")
    assert asked(game) == "action"
    assert survivor(game, "amy").actions == 2
    assert "search" not in options(game)


@rule("classic.ambiguity.equipment-deck-timing")
def test_a_card_passed_over_by_destiny_is_not_found_again_in_the_same_search() -> None:
    game = (
        classic(HOUSE).survivor("amy", at="a", skills=("destiny",)).equipment("water", only=True).turn("amy")
    )
    choose(game, "search", "redraw")
    assert asked(game) == "action"
    assert carried(game, "amy") == []
    assert pile(game, game.state.equipment_discard) == ["water"]


# Precedence


@rule("classic.ambiguity.precedence")
def test_a_skill_goes_before_the_rules_and_a_mission_before_the_skill() -> None:
    """Hold your nose allows a search in the street; but nobody searches the starting zone of The Escape."""

    def after_a_kill(mission: str, place: str) -> list[str]:
        game = (
            classic(mission)
            .survivor("amy", at=place, hands=["katana"], skills=("hold-your-nose",))
            .zombies(place, walker=1)
            .dice(6, 6)
            .turn("amy")
        )
        game.choose("melee katana")
        return options(game, "search", "sniff")

    assert after_a_kill(HOUSE, "1") == ["sniff"]
    assert after_a_kill(HOUSE, "a") == ["search", "sniff"]
    start = next(
        token.at
        for token in classic("classic/06-the-escape").survivor("amy", at=0).turn("amy").world.mission.token
        if token.kind == "start"
    )
    assert after_a_kill("classic/06-the-escape", start) == []


@rule("classic.search.keep-or-discard")
def test_a_find_goes_to_the_hand_if_it_is_a_weapon_and_to_the_reserve_if_not() -> None:
    game = (
        classic(HOUSE)
        .survivor("amy", at="a", reserve=["flashlight"])
        .equipment("water", "katana")
        .turn("amy")
    )
    choose(game, "search", "keep water", "keep katana", "done")
    assert hands(game, "amy") == ["katana"]
    assert reserve(game, "amy") == ["flashlight", "water"]


@rule("classic.ambiguity.found-supplies")
def test_a_card_counts_as_found_once_it_has_been_in_an_inventory() -> None:
    scenario = classic(HOUSE).survivor("amy", at="a").equipment("water")
    left = scenario.turn("amy")
    choose(left, "search", "discard water")
    assert left.view()["found"] == []
    kept = scenario.turn("amy")
    choose(kept, "search", "keep water", "done", "drop amy water")
    assert carried(kept, "amy") == []
    assert kept.view()["found"] == ["water"]


@rule("classic.search.draw-one")
def test_a_card_that_destiny_accepts_is_found_as_usual() -> None:
    game = (
        classic(HOUSE).survivor("amy", at="a", skills=("destiny",)).equipment("water", "katana").turn("amy")
    )
    choose(game, "search", "accept", "keep water", "done")
    assert carried(game, "amy") == ["water"]
