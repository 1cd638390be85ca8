"""Moving on foot, and which zones adjoin."""

import pytest

from overrun.classic import events
from overrun.core import IllegalChoice
from overrun.scenario import classic
from overrun.testing import rule
from tests.classic.helpers import Story, asked, at, choose, options, survivor, where, zone

# Streets 1 to 5 in a row with a door from 2 into a house of three rooms; a and c are not linked.
TOWN = """
+#+#+#+#+#+
#1:2:3:4:5#
+#+X+#+#+#+
#aob b#c#d#
+#+#+#+o+#+
#e e e#c#d#
+#+#+#+#+#+
"""

# A square of four streets: each touches two others by an edge and the fourth by a corner only.
CROSSING = """
+#+#+
#1:2#
+:+:+
#3:4#
+#+#+
"""


@rule("classic.move.one-zone", "classic.turn.action-cost-one")
def test_a_move_takes_one_action_to_an_adjoining_zone() -> None:
    game = classic(TOWN).survivor("ned", at="3").turn("ned")
    assert options(game, "move") == [at(game, "move", "2"), at(game, "move", "4")]
    game.choose(at(game, "move", "4"))
    assert where(game, "ned") == zone(game, "4")
    assert survivor(game, "ned").actions == 2


@rule("classic.movement.share-edge", "classic.movement.no-diagonal", "classic.movement.street-free")
def test_streets_adjoin_by_an_edge_never_by_a_corner() -> None:
    game = classic(CROSSING).survivor("ned", at="1").turn("ned")
    assert options(game, "move") == [at(game, "move", "2"), at(game, "move", "3")]


@rule("classic.move.no-closed-doors", "classic.movement.building-street-door", "classic.move.no-walls")
def test_between_street_and_building_there_is_only_the_door_and_it_must_be_open() -> None:
    closed = classic(TOWN).survivor("ned", at="2").turn("ned")
    assert options(closed, "move") == [at(closed, "move", "1"), at(closed, "move", "3")]
    opened = classic(TOWN).survivor("ned", at="2").doors(open=(0,)).turn("ned")
    assert options(opened, "move") == [at(opened, "move", place) for place in ("1", "3", "b")]
    # 1 lies above a and 3 above the other half of b, but there the wall has no door.
    for place, neighbours in (("1", ["2"]), ("3", ["2", "4"])):
        game = classic(TOWN).survivor("ned", at=place).doors(open=(0,)).turn("ned")
        assert options(game, "move") == [at(game, "move", name) for name in neighbours]


@rule("classic.movement.inside-opening")
def test_rooms_are_linked_by_openings_only() -> None:
    game = classic(TOWN).survivor("ned", at="b").turn("ned")
    # Next to b are a (opening), c and e (walls) and the street 2 (closed door).
    assert options(game, "move") == [at(game, "move", "a")]


@rule("classic.movement.position-irrelevant")
def test_within_a_zone_it_does_not_matter_where_somebody_stands() -> None:
    """From the west of the long room b b b to its only other opening in the east it is one move."""
    board = """
    +#+#+#+#+#+
    #aob b boc#
    +#+#+#+#+#+
    """
    game = classic(board).survivor("ned", at="a").turn("ned")
    choose(game, at(game, "move", "b"), at(game, "move", "c"))
    assert where(game, "ned") == zone(game, "c")
    assert survivor(game, "ned").actions == 1


@rule("classic.move.extra-action-per-zombie", "classic.example.ned-two-walkers")
def test_leaving_two_walkers_costs_three_actions() -> None:
    story = Story()
    game = classic(TOWN).survivor("ned", at="2").zombies("2", walker=2).turn("ned", sink=story)
    game.choose(at(game, "move", "3"))
    assert where(game, "ned") == zone(game, "3")
    assert survivor(game, "ned").actions == 0
    (moved,) = story.of(events.Moved)
    assert moved.cost == 2
    assert "classic.move.extra-action-per-zombie" in moved.rules


@rule(
    "classic.move.extra-action-per-zombie", "classic.move.unaffordable", "classic.example.ned-three-zombies"
)
def test_leaving_three_zombies_would_cost_four_actions_and_is_refused() -> None:
    game = classic(TOWN).survivor("ned", at="2").zombies("2", walker=1, fatty=1, runner=1).turn("ned")
    assert options(game, "move") == []
    with pytest.raises(IllegalChoice):
        game.choose(at(game, "move", "3"))
    assert survivor(game, "ned").actions == 3
    # With the fourth action of the yellow level it is possible.
    yellow = (
        classic(TOWN)
        .survivor("ned", at="2", experience=7)
        .zombies("2", walker=1, fatty=1, runner=1)
        .turn("ned")
    )
    yellow.choose(at(yellow, "move", "3"))
    assert survivor(yellow, "ned").actions == 0


@rule("classic.move.extra-action-per-zombie")
@pytest.mark.parametrize("kind", ["walker", "fatty", "runner", "abomination"])
def test_every_kind_of_zombie_counts_as_one(kind: str) -> None:
    game = classic(TOWN).survivor("ned", at="2").zombies("2", **{kind: 1}).turn("ned")
    game.choose(at(game, "move", "3"))
    assert survivor(game, "ned").actions == 1


@rule("classic.ambiguity.free-move-surcharge")
def test_a_free_move_pays_the_move_but_not_the_extra_actions() -> None:
    one = classic(TOWN).survivor("amy", at="2").zombies("2", walker=1).turn("amy")
    one.choose(at(one, "move", "3"))
    assert survivor(one, "amy").actions == 2
    three = classic(TOWN).survivor("amy", at="2").zombies("2", walker=3).turn("amy")
    three.choose(at(three, "move", "3"))
    assert survivor(three, "amy").actions == 0
    four = classic(TOWN).survivor("amy", at="2").zombies("2", walker=4).turn("amy")
    assert options(four, "move") == []


@rule(
    "classic.move.enter-zombies-stops",
    "classic.move.enter-zombies-stops-multi",
    "classic.example.wanda-stopped-by-zombie",
)
def test_entering_a_zone_with_a_zombie_ends_the_move_even_of_two_zones() -> None:
    game = classic(TOWN).survivor("wanda", at="1").zombies("2", walker=1).turn("wanda")
    game.choose(at(game, "move", "2"))
    assert asked(game) == "action"
    assert where(game, "wanda") == zone(game, "2")
    assert survivor(game, "wanda").actions == 2
    # Without the zombie she goes on to 3 in the same action.
    free = classic(TOWN).survivor("wanda", at="1").turn("wanda")
    choose(free, at(free, "move", "2"), at(free, "on", "3"))
    assert where(free, "wanda") == zone(free, "3")
    assert survivor(free, "wanda").actions == 2


@rule("classic.move.enter-zombies-stops-multi")
def test_a_zombie_in_the_second_of_three_zones_stops_the_move_there() -> None:
    game = (
        classic(TOWN)
        .survivor("wanda", at="1", skills=("plus-1-zone-per-move",))
        .zombies("3", runner=1)
        .turn("wanda")
    )
    choose(game, at(game, "move", "2"), at(game, "on", "3"))
    assert asked(game) == "action"
    assert where(game, "wanda") == zone(game, "3")
    free = classic(TOWN).survivor("wanda", at="1", skills=("plus-1-zone-per-move",)).turn("wanda")
    choose(free, at(free, "move", "2"), at(free, "on", "3"), at(free, "on", "4"))
    assert where(free, "wanda") == zone(free, "4")
    assert survivor(free, "wanda").actions == 2


@rule("classic.ambiguity.slippery-stop")
def test_slippery_pays_nothing_for_leaving_but_stops_all_the_same() -> None:
    game = (
        classic(TOWN)
        .survivor("josh", at="1", skills=("two-zones-per-move",))
        .zombies("1", walker=3)
        .zombies("2", walker=1)
        .turn("josh")
    )
    game.choose(at(game, "move", "2"))
    assert asked(game) == "action"
    assert where(game, "josh") == zone(game, "2")
    assert survivor(game, "josh").actions == 2
