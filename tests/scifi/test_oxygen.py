"""Oxygen tanks: where they are found, what they are needed for, when they cannot be parted with."""

import pytest

from overrun.games import new
from overrun.scenario import scifi
from overrun.testing import rule
from tests.scifi.hands import (
    actions,
    asides,
    asked,
    carried,
    kinds,
    offers,
    options,
    packed,
    reach,
    say,
    survivor,
    until,
    worn,
)

BASE = """
+#+#+#+#+
#RoOoALX#
+#+#+#+:+
    #R#X#
    +#+#+
"""


def inside(name: str = "jared", at: str = "a2", **said):
    return scifi(BASE).survivor(name, at=at, **said)


def outside(**said):
    return scifi(BASE).survivor("jared", at="a4", **said)


@rule("invader.zone.oxygen-action", "invader.zone.oxygen-card", "invader.zone.oxygen-reorganize")
def test_a_tank_is_taken_for_an_action_and_put_on() -> None:
    game = inside().turn("jared")
    say(game, "oxygen", "keep oxygen-tank")
    assert asked(game) == "arrange"
    say(game, "done")
    assert worn(game, "jared") == ["oxygen-tank"]
    assert actions(game, "jared") == 2
    assert len(game.state.oxygen) == 5


@rule("invader.zone.oxygen-action")
def test_only_oxygen_supply_rooms_hold_tanks() -> None:
    for place in ("a1", "a3"):
        assert not offers(inside(at=place).turn("jared"), "oxygen")


@rule("invader.zone.oxygen-no-xenos")
def test_nobody_takes_a_tank_among_xenos() -> None:
    assert not offers(inside().xenos("a2", worker=1).turn("jared"), "oxygen")


@rule("invader.zone.oxygen-any-class", "invader.zone.oxygen-multiple")
def test_soldiers_and_civilians_take_as_many_as_they_like_and_search_besides() -> None:
    game = inside("vivian").equipment("sledge").turn("vivian")
    for _ in range(2):
        say(game, "oxygen", "keep oxygen-tank", "done")
    assert worn(game, "vivian") == ["oxygen-tank", "oxygen-tank"]
    assert offers(game, "search")
    assert offers(inside("jared").turn("jared"), "oxygen")


@rule("invader.zone.oxygen-supply-six", "invader.zone.oxygen-discard")
def test_six_tanks_and_a_discarded_one_is_there_again() -> None:
    game = (
        inside("vivian", body=["oxygen-tank"] * 2, backpack=["oxygen-tank"] * 4)
        .survivor("jared", at="a2")
        .turn("vivian")
    )
    assert not offers(game, "oxygen")
    say(game, "drop vivian oxygen-tank")
    assert offers(game, "oxygen")
    assert "oxygen-tank" not in kinds(game, game.state.equipment_discard)
    assert packed(game, "vivian") == ["oxygen-tank"] * 3


@rule("invader.zone.outside-keep-oxygen", "invader.ambiguity.oxygen-outside-loss")
def test_the_only_tank_cannot_be_parted_with_outside() -> None:
    game = outside(body=["oxygen-tank", "ablative-armor"], backpack=["oxygen-tank"]).turn("jared")
    # What would be discarded is the spare one in the backpack.
    assert "drop jared oxygen-tank" in asides(game)
    say(game, "drop jared oxygen-tank")
    assert worn(game, "jared") == ["oxygen-tank", "ablative-armor"]
    assert "drop jared oxygen-tank" not in asides(game)
    assert "drop jared ablative-armor" in asides(game)
    say(game, "reorganise")
    assert not [text for text in options(game) if text.startswith("put oxygen-tank")]


@rule("invader.ambiguity.oxygen-outside-loss")
def test_outside_one_of_two_worn_tanks_may_go_but_not_by_a_trade_the_last() -> None:
    position = outside(body=["oxygen-tank", "oxygen-tank"]).survivor("cole", at="a4", body=["oxygen-tank"])
    game = position.turn("jared")
    say(game, "trade cole")
    say(game, "put oxygen-tank jared/body cole/body")
    assert worn(game, "jared") == ["oxygen-tank"]
    assert not [text for text in options(game) if "jared/body cole" in text]
    say(game, "done")
    assert "drop jared oxygen-tank" not in asides(game)


@rule("invader.ambiguity.oxygen-outside-loss")
def test_inside_a_tank_may_be_thrown_away() -> None:
    assert "drop jared oxygen-tank" in asides(inside(body=["oxygen-tank"]).turn("jared"))


@rule("invader.ambiguity.oxygen-tank-lost-outside")
def test_outside_without_a_tank_one_may_still_trade_for_one() -> None:
    position = outside().survivor("cole", at="a4", body=["oxygen-tank", "oxygen-tank"])
    game = position.turn("jared")
    assert {option.verb for option in game.question.options} == {"move", "trade", "end"}
    say(game, "trade cole", "put oxygen-tank cole/body jared/body")
    assert {"a3", "b4"} == reach(game)


# Tanks at the start


@rule("invader.mission.m2-rockn-rolly.setup.oxygen-tanks")
@pytest.mark.parametrize("mission", ["invader/m2-rockn-rolly", "invader/m4-the-engineers"])
def test_where_the_mission_says_so_everybody_begins_with_a_tank(mission) -> None:
    game = new(mission, seed=1)
    until(game, "action", "done")
    for who in game.state.survivors:
        assert "oxygen-tank" in kinds(game, who.slots[2:4])
        assert who.first_tank == -1
    assert game.state.oxygen == []


@rule("invader.ambiguity.m10-airlock", "invader.zone.oxygen-discard")
def test_the_starting_tank_goes_back_in_the_first_airlock() -> None:
    begin = outside(body=["oxygen-tank"], first_tank=True)
    game = begin.mission_rules(oxygen_at_start={"lost_in_airlock": True}).turn("jared")
    say(game, "move @b4", "move @a4")
    assert worn(game, "jared") == ["oxygen-tank"]
    say(game, "move @a3")
    assert carried(game, "jared") == []
    assert len(game.state.oxygen) == 6
    assert survivor(game, "jared").first_tank == -1


@rule("invader.ambiguity.oxygen-seven-plus")
def test_with_more_than_six_survivors_there_is_a_tank_for_each() -> None:
    names = ["cole", "vivian", "mitsuki", "baraka", "jared", "magnus", "drake", "reese"]
    game = new("invader/m2-rockn-rolly", seed=1, seats=2, boxes=["invader", "darkside"], survivors=names)
    until(game, "action", "done")
    assert all("oxygen-tank" in kinds(game, who.slots) for who in game.state.survivors)
