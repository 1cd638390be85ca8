"""Opening doors, and the zombies behind them."""

from collections.abc import Mapping

import pytest

from overrun.classic import events
from overrun.classic.content_kinds import ZombieCard
from overrun.classic.mission_kinds import Level
from overrun.core import IllegalChoice
from overrun.scenario import ClassicScenario, classic
from overrun.testing import rule
from tests.classic.helpers import (
    Story,
    asked,
    at,
    choose,
    crowd,
    options,
    survivor,
    tokens,
    until,
    zombies,
    zone,
)

# Two houses, each with a door to the street (0 and 1), and a room d that belongs to neither.
HOUSE = """
+#+#+#+#+
#1:2:3:4#
+X+#+X+#+
#aob#coe#
+o+#+#+#+
#f fog#d#
+#+#+#+#+
"""

TWO_DOORS = """
+#+#+#+
#1:2:3#
+X+#+X+
#aoboc#
+#+#+#+
"""

# Room a has a door to the street (0); a mission sets an inner door (1) between it and room b.
INNER = """
+#+#+#+
#1:2:3#
+X+#+#+
#aoboc#
+#+#+#+
"""


def inner() -> ClassicScenario:
    return classic(INNER).token("door", between=("a", "b"), state="closed")


# With what


@rule("classic.door.locked-needs-tool", "classic.equipment.crowbar-door")
def test_a_crowbar_in_hand_opens_a_door_for_one_action() -> None:
    story = Story()
    game = classic(TWO_DOORS).survivor("amy", at="1", hands=["crowbar"]).turn("amy", sink=story)
    game.choose("open 0 crowbar")
    (opened,) = story.of(events.DoorOpened)
    assert (opened.door, opened.tool) == (0, "crowbar")
    until(game, "action")
    assert survivor(game, "amy").actions == 2
    assert at(game, "move", "a") in options(game)
    assert tokens(game, "1") == 0


@rule("classic.equipment.crowbar-door")
def test_a_crowbar_also_strikes_silently() -> None:
    game = (
        classic(TWO_DOORS)
        .survivor("amy", at="1", hands=["crowbar"])
        .zombies("1", walker=1)
        .dice(4)
        .turn("amy")
    )
    game.choose("melee crowbar")
    assert crowd(game, "1") == 0
    assert tokens(game, "1") == 0


@rule("classic.door.no-tool-no-open", "classic.equipment.door-symbol", "classic.ambiguity.door-skill")
@pytest.mark.parametrize("weapon", ["pistol", "machete", "katana", "baseball-bat", "pan", "shotgun"])
def test_what_has_no_door_symbol_opens_no_door(weapon: str) -> None:
    game = classic(TWO_DOORS).survivor("amy", at="1", hands=[weapon]).turn("amy")
    assert options(game, "open") == []
    assert options(classic(TWO_DOORS).survivor("amy", at="1").turn("amy"), "open") == []


@rule("classic.ambiguity.door-skill")
def test_no_skill_opens_doors() -> None:
    from overrun.classic.abilities import SKILLS

    every = tuple(sorted(SKILLS))
    game = classic(TWO_DOORS).survivor("amy", at="1", skills=every, hands=["pistol"]).turn("amy")
    before = game.state.closed
    assert options(game, "open") == []
    for text in options(game):
        twin = game.clone()
        twin.choose(text)
        assert twin.state.closed == before


@rule("classic.equipment.door-symbol")
def test_axe_crowbar_and_chainsaw_are_all_that_open_doors() -> None:
    game = classic(TWO_DOORS).survivor("amy", at="1").turn("amy")
    tools = {kind.id for kind in game.world.kinds.values() if kind.opens_doors}
    assert tools == {"fire-axe", "crowbar", "chainsaw"}


@rule("classic.inventory.door-tool-needs-hand")
def test_a_tool_in_reserve_opens_nothing() -> None:
    game = classic(TWO_DOORS).survivor("amy", at="1", reserve=["crowbar"]).turn("amy")
    assert options(game, "open") == []
    with pytest.raises(IllegalChoice):
        game.choose("open 0 crowbar")
    choose(game, "reorganise", "put crowbar amy/reserve amy/hand")
    assert options(game, "open") == ["open 0 crowbar"]


@rule("classic.door.bordering")
def test_a_door_is_opened_from_a_zone_at_it_from_either_side_also_among_zombies() -> None:
    for place, doors in (("1", ["open 0 crowbar"]), ("2", []), ("a", ["open 0 crowbar"]), ("b", [])):
        game = classic(TWO_DOORS).survivor("amy", at=place, hands=["crowbar"]).turn("amy")
        assert options(game, "open") == doors, place
    among = classic(TWO_DOORS).survivor("amy", at="1", hands=["crowbar"]).zombies("1", fatty=3).turn("amy")
    assert options(among, "open") == ["open 0 crowbar"]


@rule("classic.door.already-open")
def test_an_open_door_cannot_be_opened_again() -> None:
    game = classic(TWO_DOORS).survivor("amy", at="1", hands=["crowbar"]).doors(open=(0,)).turn("amy")
    assert options(game, "open") == []


@rule("classic.door.stays-open")
def test_an_opened_door_stays_open_turn_after_turn() -> None:
    game = classic(TWO_DOORS).survivor("amy", at="1", hands=["crowbar"]).zombie_cards(1, 5, 9).turn("amy")
    game.choose("open 0 crowbar")
    until(game, "action")
    for _ in range(3):
        game.choose("end")
    assert at(game, "move", "a") in options(game)
    assert not game.state.closed >> 0 & 1


# What waits behind


@rule(
    "classic.door.first-opening-reveals",
    "classic.door.reveal-one-card-per-zone",
    "classic.door.reveal-placement",
    "classic.door.reveal-order-free",
)
def test_the_first_opening_draws_a_card_for_every_room_in_the_order_the_players_choose() -> None:
    """Cards 2, 4 and 3 bring 1, 2 and 1 walkers at the blue level."""
    story = Story()
    game = (
        classic(TWO_DOORS)
        .survivor("amy", at="1", hands=["crowbar"])
        .zombie_cards(2, 4, 3)
        .turn("amy", sink=story)
    )
    game.choose("open 0 crowbar")
    assert options(game) == [at(game, "room", place) for place in "abc"]
    game.choose(at(game, "room", "c"))
    assert options(game) == [at(game, "room", place) for place in "ab"]
    game.choose(at(game, "room", "a"))  # b is the last and needs no question
    assert asked(game) == "action"
    assert [(e.zone, e.card) for e in story.of(events.ZombieCardDrawn)] == [
        (zone(game, "c"), 2),
        (zone(game, "a"), 4),
        (zone(game, "b"), 3),
    ]
    assert (zombies(game, "a"), zombies(game, "b"), zombies(game, "c")) == (
        {"walker": 2},
        {"walker": 1},
        {"walker": 1},
    )
    assert len(game.state.zombie_discard) == 3


@rule("classic.door.reveal-zone-before-card")
def test_the_room_is_named_before_its_card_is_drawn() -> None:
    game = classic(TWO_DOORS).survivor("amy", at="1", hands=["crowbar"]).zombie_cards(2, 4, 3).turn("amy")
    game.choose("open 0 crowbar")
    assert asked(game) == "room"
    assert game.state.zombie_discard == []
    game.choose(at(game, "room", "b"))
    assert asked(game) == "room"
    assert game.state.zombie_discard == [2]
    assert zombies(game, "b") == {"walker": 1}


@rule("classic.door.reveal-placement")
def test_a_card_for_a_room_is_read_at_the_danger_level_and_fatties_come_with_walkers() -> None:
    """Card 3 at orange: one fatty, so two walkers with it."""
    game = inner().survivor("amy", at="1", hands=["crowbar"], experience=19).zombie_cards(3).turn("amy")
    game.choose("open 0 crowbar")
    assert zombies(game, "a") == {"walker": 2, "fatty": 1}


@rule("classic.door.building-extent")
def test_a_building_is_all_rooms_linked_by_openings() -> None:
    """Behind door 0 are a, b, f and g; c and e are another house, and d belongs to neither."""
    story = Story()
    game = classic(HOUSE).survivor("amy", at="1", hands=["crowbar"]).turn("amy", sink=story)
    game.choose("open 0 crowbar")
    (revealed,) = story.of(events.BuildingRevealed)
    assert revealed.rooms == tuple(sorted(zone(game, place) for place in "abfg"))


@rule("classic.door.building-extent")
def test_a_building_goes_on_across_tiles() -> None:
    """In City Blocks rooms of several tiles are one house wherever an opening links them."""
    game = classic("classic/01-city-blocks").survivor("amy", at=0).turn("amy")
    board = game.world.board
    across = [
        building
        for building in board.buildings
        if len({tile for room in building for tile in board.zones[room].tiles}) > 1
    ]
    assert across
    for building in across:
        linked = {building[0]}
        for _ in building:
            linked |= {n for room in linked for n in game.world.graph(game.state.closed).neighbours(room)}
            linked &= set(building)
        assert linked == set(building)


@rule("classic.door.building-extent", "classic.door.first-opening-reveals")
def test_rooms_behind_a_closed_inner_door_are_another_building() -> None:
    game = inner().survivor("amy", at="1", hands=["crowbar"]).zombie_cards(2, 4, 6).turn("amy")
    game.choose("open 0 crowbar")
    assert asked(game) == "action"
    assert (crowd(game, "a"), crowd(game, "b"), crowd(game, "c")) == (1, 0, 0)
    inside = (
        inner()
        .survivor("amy", at="a", hands=["crowbar"])
        .doors(open=(0,))
        .opened("a")
        .zombie_cards(2, 4)
        .turn("amy")
    )
    choose(inside, "open 1 crowbar", at(inside, "room", "b"))
    assert (crowd(inside, "a"), crowd(inside, "b"), crowd(inside, "c")) == (0, 1, 2)


@rule("classic.door.reveal-extra-activation")
def test_an_extra_activation_card_is_carried_out_at_once_and_its_room_stays_empty() -> None:
    """At yellow the card makes all walkers act; the one in the street comes a zone nearer."""
    card = extra_activation("walker", "yellow")
    game = (
        classic(TWO_DOORS)
        .survivor("amy", at="1", hands=["crowbar"], experience=7)
        .zombies("3", walker=1)
        .zombie_cards(card, 1, 2)
        .turn("amy")
    )
    choose(game, "open 0 crowbar", at(game, "room", "a"))
    assert asked(game) == "room"  # the next room is still to come
    assert zombies(game, "a") == {}
    assert zombies(game, "3") == {}
    assert zombies(game, "2") == {"walker": 1}


def extra_activation(kind: str, level: Level) -> int:
    """The number of a card that makes zombies of a kind act again at a level."""
    game = classic(TWO_DOORS).survivor("amy", at="1").turn("amy")
    cards: Mapping[int, ZombieCard] = game.world.zombie_cards
    return next(number for number, card in cards.items() if card.activates.get(level) == kind)


@rule("classic.door.reveal-manhole")
def test_a_manhole_card_is_carried_out_at_once_and_its_room_stays_empty() -> None:
    game = (
        classic(TWO_DOORS)
        .manholes("3")
        .survivor("amy", at="1", hands=["crowbar"])
        .zombie_cards(41, 1, 5)
        .turn("amy")
    )
    card = game.world.zombie_cards[41]
    assert card.kind == "manhole"
    choose(game, "open 0 crowbar", at(game, "room", "a"))
    assert zombies(game, "a") == {}
    assert zombies(game, "3") == card.zombies["blue"]


@rule("classic.door.second-door-no-spawn")
def test_another_door_of_a_house_already_opened_brings_nothing() -> None:
    story = Story()
    game = (
        classic(TWO_DOORS)
        .survivor("amy", at="3", hands=["crowbar"])
        .doors(open=(0,))
        .opened("a")
        .turn("amy", sink=story)
    )
    game.choose("open 1 crowbar")
    assert asked(game) == "action"
    assert story.of(events.ZombieCardDrawn) == []
    assert not game.state.closed >> 1 & 1


@rule("classic.door.second-door-no-spawn")
def test_opening_both_doors_in_one_game_draws_the_rooms_once() -> None:
    game = classic(TWO_DOORS).survivor("wanda", at="1", hands=["crowbar"]).zombie_cards(1, 5, 9).turn("wanda")
    game.choose("open 0 crowbar")
    until(game, "action")
    choose(game, at(game, "move", "2"), at(game, "on", "3"), "open 1 crowbar")
    assert asked(game) == "action"
    assert len(game.state.zombie_discard) == 3


@rule("classic.door.relocked-no-spawn", "classic.door.stays-open")
def test_a_door_closed_again_and_reopened_brings_nothing() -> None:
    game = (
        classic(TWO_DOORS)
        .survivor("amy", at="1", hands=["crowbar"], skills=("lock-it-down",))
        .zombie_cards(1, 5, 9)
        .turn("amy")
    )
    game.choose("open 0 crowbar")
    until(game, "action")
    game.choose("close 0")
    assert at(game, "move", "a") not in options(game)
    game.choose("open 0 crowbar")
    assert asked(game) == "action"
    assert len(game.state.zombie_discard) == 3


@rule("classic.ambiguity.starting-building")
def test_opening_the_house_the_survivors_start_in_brings_no_zombies() -> None:
    game = classic(TWO_DOORS).token("start", "b").survivor("amy", at="a", hands=["crowbar"]).turn("amy")
    game.choose("open 0 crowbar")
    assert asked(game) == "action"
    assert game.state.zombie_discard == []


@rule("classic.ambiguity.open-from-start")
def test_a_house_with_a_door_open_from_the_start_is_never_opened_for_the_first_time() -> None:
    board = TWO_DOORS.replace("+X+#+X+", "+D+#+X+")
    game = classic(board).survivor("amy", at="3", hands=["crowbar"]).turn("amy")
    game.choose("open 1 crowbar")
    assert asked(game) == "action"
    assert game.state.zombie_discard == []


@rule("classic.ambiguity.reveal-interrupted", "classic.ambiguity.dead-turn")
def test_the_rooms_are_filled_to_the_end_even_if_the_opener_dies_meanwhile() -> None:
    card = extra_activation("walker", "yellow")
    game = (
        classic(TWO_DOORS)
        .survivor("amy", at="1", hands=["crowbar"], wounds=1)
        .survivor("ned", at="3", experience=7)
        .zombies("1", walker=1)
        .zombie_cards(card, 4, 8)
        .turn("amy")
    )
    choose(game, "open 0 crowbar", at(game, "room", "a"))
    assert survivor(game, "amy").fate == "dead"
    assert asked(game) == "room"
    game.choose(at(game, "room", "b"))
    # Card 4 and card 8 bring three walkers each at yellow, the level of Ned, who is still there.
    assert zombies(game, "b") == {"walker": 3}
    assert zombies(game, "c") == {"walker": 3}
    assert game.question is not None
    assert game.question.subject == ("ned",)


@rule("classic.door.first-opening-reveals")
def test_a_door_between_two_closed_houses_fills_both() -> None:
    """Laid out by hand: somebody who is already inside a house nobody has opened opens its inner door."""
    story = Story()
    game = inner().survivor("amy", at="b", hands=["crowbar"]).turn("amy", sink=story)
    game.choose("open 1 crowbar")
    (revealed,) = story.of(events.BuildingRevealed)
    assert revealed.rooms == tuple(zone(game, place) for place in "abc")


@rule("classic.door.first-opening-reveals", "classic.door.relocked-no-spawn")
def test_every_building_has_a_first_opening_of_its_own() -> None:
    game = (
        classic(HOUSE, loose=True)
        .survivor("amy", at="3", hands=["crowbar"], skills=("lock-it-down",))
        .survivor("ned", at="1", hands=["crowbar"])
        .zombie_cards(1, 5, 9, 13)
        .turn("amy")
    )
    game.choose("open 1 crowbar")
    until(game, "action")
    assert len(game.state.zombie_discard) == 2  # c and e
    choose(game, "close 1", "open 1 crowbar")
    assert len(game.state.zombie_discard) == 2
    choose(game, "end", "open 0 crowbar")
    assert asked(game) == "room"
    until(game, "action")
    assert len(game.state.zombie_discard) == 2 + 4  # a, b, f and g
