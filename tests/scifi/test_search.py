"""Searching: where, who, how often, and what turns up."""

import pytest

from overrun.core import Play
from overrun.scenario import scifi
from overrun.scifi import events
from overrun.scifi.actions.search import why_not
from overrun.testing import rule
from tests.scifi.hands import (
    Story,
    actions,
    asked,
    carried,
    crowd,
    kinds,
    offers,
    options,
    packed,
    say,
    survivor,
    until,
)

# a1 room, a2 security room, a3 oxygen supply room, a4 airlock, a5 outside; b1 corridor, b2 tunnel.
BASE = """
+#+#+#+#+#+
#RoSoOoALX#
+o+#+#+#+#+
#C:T#R#R#X#
+#+#+#+#+#+
"""


def searcher(name: str, at: str, **said):
    return scifi(BASE).survivor(name, at=at, **said)


def can_search(game) -> bool:
    return offers(game, "search")


@rule("scifi.search.draw", "scifi.search.keep-or-discard")
def test_a_search_costs_an_action_and_brings_a_card_to_keep() -> None:
    game = searcher("vivian", "a1").equipment("sledge").turn("vivian")
    say(game, "search")
    assert asked(game) == "find"
    assert options(game) == ["keep sledge", "discard sledge"]
    say(game, "keep sledge", "done")
    assert carried(game, "vivian") == ["sledge"]
    assert actions(game, "vivian") == 2


@rule("scifi.search.keep-or-discard", "scifi.ambiguity.attach-in-free-reorganize")
def test_a_card_may_be_discarded_and_then_nothing_is_rearranged() -> None:
    game = searcher("vivian", "a1", hands=["smg"], backpack=["plenty-of-bullets"]).equipment("sledge")
    game = game.turn("vivian")
    say(game, "search", "discard sledge")
    assert asked(game) == "action"
    assert kinds(game, game.state.equipment_discard) == ["sledge"]


@rule("scifi.search.free-reorganize", "scifi.inventory.attach-when")
def test_whoever_keeps_a_card_may_rearrange_and_attach_for_free() -> None:
    game = searcher("vivian", "a1", hands=["smg"]).equipment("plenty-of-bullets").turn("vivian")
    say(game, "search", "keep plenty-of-bullets")
    assert asked(game) == "arrange"
    say(game, "attach plenty-of-bullets vivian/backpack vivian/hand/smg", "done")
    assert carried(game, "vivian") == ["smg+plenty-of-bullets"]
    assert actions(game, "vivian") == 2


@rule("scifi.search.once-per-turn", "scifi.skill.plus-1-free-action")
def test_only_one_search_in_a_turn_even_if_another_would_be_free() -> None:
    game = searcher("vivian", "a1", skills=("plus-1-free-action-search",)).equipment("sledge", "mre")
    game = game.turn("vivian")
    say(game, "search", "discard sledge")
    assert actions(game, "vivian") == 3
    assert not can_search(game)
    say(game, "end")
    until(game, "action")
    assert can_search(game)


@rule("scifi.search.room-only", "scifi.ambiguity.special-rooms-are-rooms")
@pytest.mark.parametrize(
    ("place", "possible"),
    [("a1", True), ("a2", True), ("a3", True), ("a4", True), ("a5", False), ("b1", False), ("b2", False)],
)
def test_every_room_can_be_searched_and_nothing_else(place, possible) -> None:
    game = searcher("vivian", place, body=["oxygen-tank"]).turn("vivian")
    assert can_search(game) is possible


@rule("scifi.search.soldier-security", "scifi.search.civilian-any-room", "scifi.ex.soldier-search-security")
def test_soldiers_search_security_rooms_alone() -> None:
    for place, who, possible in (
        ("a1", "vivian", True),
        ("a1", "jared", False),
        ("a2", "vivian", True),
        ("a2", "jared", True),
        ("a3", "jared", False),
    ):
        assert can_search(searcher(who, place).turn(who)) is possible


@rule("darkside.equipment.search-drone", "scifi.inventory.backpack-inactive")
def test_a_soldier_with_a_search_drone_on_the_body_searches_any_room() -> None:
    assert can_search(searcher("jared", "a1", body=["search-drone"]).turn("jared"))
    assert not can_search(searcher("jared", "a1", backpack=["search-drone"]).turn("jared"))
    assert not can_search(searcher("jared", "b1", body=["search-drone"]).turn("jared"))


@rule("scifi.skill.scavenger")
def test_a_scavenger_searches_corridors_and_rooms_but_neither_tunnels_nor_outside() -> None:
    for place, possible in (("a1", True), ("b1", True), ("b2", False), ("a5", False)):
        game = searcher("jared", place, skills=("scavenger",), body=["oxygen-tank"]).turn("jared")
        assert can_search(game) is possible
    assert not can_search(searcher("jared", "b1", skills=("scavenger",)).mold("b1").turn("jared"))
    assert not can_search(searcher("jared", "b1", skills=("scavenger",)).xenos("b1", worker=1).turn("jared"))


@rule("scifi.search.no-xenos")
def test_nobody_searches_among_xenos() -> None:
    assert not can_search(searcher("vivian", "a1").xenos("a1", worker=1).turn("vivian"))
    assert can_search(searcher("vivian", "a1").xenos("b1", worker=1).turn("vivian"))


@rule("invader.mold.no-search", "invader.mold.loses-properties", "invader.ex.special-rooms-spoiled")
def test_a_mold_zone_is_searched_by_nobody_and_gives_no_oxygen() -> None:
    for position in (searcher("jared", "a2").mold("a2"), searcher("jared", "a2").dead_mold("a2")):
        assert not can_search(position.turn("jared"))
    for position in (searcher("vivian", "a3").mold("a3"), searcher("vivian", "a3").dead_mold("a3")):
        game = position.turn("vivian")
        assert not can_search(game)
        assert not offers(game, "oxygen")


@rule("darkside.pit.no-search", "darkside.pit.cancels-properties", "darkside.ex.pit-security-room")
def test_a_pit_zone_is_searched_by_nobody() -> None:
    for who in ("vivian", "drake"):
        both = scifi(BASE, boxes=["invader", "darkside"]).survivor(who, at="a2")
        assert not can_search(both.pits("a2").turn(who))


@rule("darkside.pit.both-sides", "darkside.ex.filled-pit")
def test_a_filled_pit_is_no_security_room_either() -> None:
    game = scifi(BASE, box="darkside").survivor("drake", at="a2").filled_pits("a2").turn("drake")
    assert not can_search(game)


@rule("scifi.skill.search-2-cards")
def test_two_cards_are_kept_or_discarded_one_by_one() -> None:
    game = searcher("vivian", "a1", skills=("search-2-cards",)).equipment("sledge", "mre").turn("vivian")
    say(game, "search", "discard sledge")
    assert options(game) == ["keep mre", "discard mre"]
    say(game, "keep mre")
    assert carried(game, "vivian") == ["mre"]
    assert asked(game) == "action"


# Spawn cards


@rule("invader.search.mold-spawn-card", "scifi.ambiguity.spawn-card-effect")
def test_a_mold_spawn_card_brings_xenos_to_every_active_mold_zone_and_another_card() -> None:
    game = (
        searcher("vivian", "a1").mold("b1", "a4").dead_mold("a3").equipment("mold-spawn-2-workers", "sledge")
    )
    game = game.turn("vivian")
    say(game, "search")
    assert (crowd(game, "b1"), crowd(game, "a4"), crowd(game, "a3")) == (2, 2, 0)
    assert options(game) == ["keep sledge", "discard sledge"]
    assert kinds(game, game.state.equipment_discard) == ["mold-spawn-2-workers"]


@rule("darkside.search.redraw-spawn-card")
def test_a_pit_spawn_card_does_the_same_for_open_pits() -> None:
    position = scifi(BASE, box="darkside").survivor("drake", at="a2").pits("b1").filled_pits("b2")
    game = position.equipment("pit-spawn-1-driller-tank", "sledge").turn("drake")
    say(game, "search")
    assert (crowd(game, "b1"), crowd(game, "b2")) == (1, 0)
    assert options(game) == ["keep sledge", "discard sledge"]


@rule("scifi.ambiguity.spawn-card-effect")
def test_without_mold_the_card_is_replaced_all_the_same() -> None:
    game = searcher("vivian", "a1").equipment("mold-spawn-1-tank", "sledge").turn("vivian")
    say(game, "search")
    assert sum(map(sum, game.state.horde)) == 0
    assert options(game) == ["keep sledge", "discard sledge"]


@rule("scifi.ambiguity.combat-reflexes-scope")
def test_xenos_from_a_spawn_card_can_be_shot_at_before_the_next_card() -> None:
    position = (
        searcher("vivian", "a1")
        .survivor("jared", at="b1", skills=("combat-reflexes",), hands=["cattle-prod"])
        .mold("b1")
        .equipment("mold-spawn-1-worker", "sledge")
    )
    game = position.turn("vivian")
    say(game, "search")
    assert asked(game) not in ("find", "action")


# The deck


@rule("scifi.ambiguity.equipment-deck-empty")
def test_an_empty_deck_is_made_anew_from_its_discards() -> None:
    story = Story()
    game = searcher("vivian", "a1", skills=("search-2-cards",)).equipment("sledge", only=True)
    game = game.turn("vivian", sink=story)
    say(game, "search", "discard sledge")
    assert options(game) == ["keep sledge", "discard sledge"]
    assert story.of(events.Reshuffled)[0].cards == 1


@rule("scifi.ambiguity.only-spawn-cards")
def test_a_search_ends_where_only_spawn_cards_are_left() -> None:
    story = Story()
    game = (
        searcher("vivian", "a1").mold("b1").equipment("mold-spawn-1-worker", "mold-spawn-1-worker", only=True)
    )
    game = game.turn("vivian", sink=story)
    say(game, "search")
    assert asked(game) == "action"
    assert len(story.of(events.CardDrawn)) == 1
    assert crowd(game, "b1") == 1


@rule("scifi.ambiguity.search-deck-exhausted")
def test_without_any_card_nobody_searches_and_a_second_draw_is_lost() -> None:
    game = searcher("vivian", "a1", skills=("search-2-cards",)).equipment("sledge", only=True).turn("vivian")
    say(game, "search", "keep sledge", "done")
    assert asked(game) == "action"
    say(game, "end")
    until(game, "action")
    assert not can_search(game)


@rule("scifi.ambiguity.discarded-starting-equipment")
def test_starting_cards_and_prototypes_leave_the_game_when_discarded() -> None:
    game = searcher(
        "vivian", "a1", hands=["cattle-prod", "smg"], backpack=["prototype-sniper-rifle", "sledge"]
    ).turn("vivian")
    for kind in ("cattle-prod", "smg", "prototype-sniper-rifle", "sledge"):
        say(game, f"drop vivian {kind}")
    assert kinds(game, game.state.equipment_discard) == ["sledge"]
    assert {"cattle-prod", "smg", "prototype-sniper-rifle"} <= set(kinds(game, game.state.out))
    assert "prototype-sniper-rifle" not in kinds(game, game.state.prototypes)


# Room for what is found


FULL = {
    "hands": ["smg", "smg"],
    "body": ["search-drone", "ablative-armor"],
    "backpack": ["sledge", "sledge", "mre", "canister", "energy-cell"],
}


@rule("scifi.ambiguity.receive-full-inventory", "scifi.inventory.nine-slots")
def test_with_nine_cards_another_one_must_go() -> None:
    game = searcher("vivian", "a1", **FULL).equipment("searchlight").turn("vivian")
    say(game, "search")
    # Sledges, rations and ammo make room in the backpack, drone and armour on the body; a gun does not.
    assert set(options(game, "keep")) == {
        f"keep searchlight {kind}"
        for kind in ("search-drone", "ablative-armor", "sledge", "mre", "canister", "energy-cell")
    }
    say(game, "keep searchlight mre")
    assert "searchlight" in packed(game, "vivian")
    assert kinds(game, game.state.equipment_discard) == ["mre"]


@rule("scifi.inventory.attached-not-counted")
def test_a_full_survivor_can_still_attach_what_is_found() -> None:
    game = searcher("vivian", "a1", **FULL).equipment("plenty-of-bullets").turn("vivian")
    say(game, "search")
    assert "attach plenty-of-bullets smg" in options(game)
    say(game, "attach plenty-of-bullets smg", "done")
    assert "smg+plenty-of-bullets" in carried(game, "vivian")
    assert len(carried(game, "vivian")) == 9


@rule("scifi.ambiguity.receive-full-inventory")
def test_room_is_made_by_taking_a_card_into_use() -> None:
    said = {**FULL, "hands": ["smg"]}
    game = searcher("vivian", "a1", **said).equipment("mre").turn("vivian")
    say(game, "search", "keep mre", "done")
    assert len(carried(game, "vivian")) == 9
    assert packed(game, "vivian").count("mre") == 2


def test_why_nobody_can_search_is_told() -> None:
    for position, reasons in (
        (searcher("jared", "a1"), ["scifi.search.soldier-security"]),
        (searcher("vivian", "b1"), ["scifi.search.room-only"]),
        (searcher("vivian", "a1").xenos("a1", worker=1), ["scifi.search.no-xenos"]),
        (searcher("vivian", "a1").mold("a1"), ["invader.mold.no-search"]),
        (searcher("vivian", "a1").pits("a1"), ["darkside.pit.no-search"]),
        (searcher("vivian", "a1").equipment(only=True), ["scifi.ambiguity.search-deck-exhausted"]),
        (searcher("vivian", "a1"), []),
    ):
        name = position._people[0]["name"]
        game = position.turn(name)
        assert why_not(Play(game.ruleset, game.world, game.state), 0) == reasons
    survivor(game, "vivian").used = ("search",)
    assert why_not(Play(game.ruleset, game.world, game.state), 0) == ["scifi.search.once-per-turn"]
