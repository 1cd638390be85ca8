"""Invader M9: two scientists walk to the exit; everybody must get out, they too."""

from __future__ import annotations

import pytest

from overrun.board import members
from overrun.scifi import events
from overrun.testing import rule

from .tools import (
    WON,
    Story,
    asked,
    choose,
    lost,
    noise,
    options,
    quiet,
    until,
    xenos,
    zone,
)

GUESTS = "invader/m9-uninvited-guests"
ID = "invader.mission.m9-uninvited-guests"
EXIT, BEFORE = "04-V.b3", "04-V.b2"
BLUE, WHITE = "01-V.a3", "09-V.b2"


def where(game: object, colour: str) -> int:
    view = game.view()  # type: ignore[attr-defined]
    return int(next(one["zone"] for one in view["scientists"] if one["colour"] == colour))


@rule(f"{ID}.objective.escape-with-scientists", ID)
def test_everybody_out_and_both_scientists() -> None:
    story = Story()
    game = (
        quiet(GUESTS)
        .scientist("blue", BEFORE)
        .scientist("white", EXIT)
        .survivor("cole", at=EXIT)
        .turn("cole", sink=story)
    )
    choose(game, "end", "leave")
    assert not game.over
    until(game, "the end")
    assert game.result == WON
    assert [event.who for event in story.of(events.SurvivorLeft)] == [
        "cole",
        "blue-scientist",
        "white-scientist",
    ]


@rule(f"{ID}.objective.escape-with-scientists")
def test_scientists_alone_do_not_win() -> None:
    game = quiet(GUESTS).scientist("blue", EXIT).scientist("white", EXIT).survivor("cole", at=EXIT)
    position = game.players_over()
    until(position, "action")
    assert [one["fate"] for one in position.view()["scientists"]] == ["away", "away"]
    assert not position.over


@rule(f"{ID}.rule.scientists-not-taken")
def test_nobody_takes_them() -> None:
    game = quiet(GUESTS).survivor("cole", at=BLUE).turn("cole")
    assert options(game, "take") == []
    assert where(game, "blue") == zone(game, BLUE)


@rule(f"{ID}.rule.scientists-are-survivors", "invader.ambiguity.m9-scientists")
def test_they_are_heard_and_attacked_like_survivors() -> None:
    game = quiet(GUESTS).survivor("cole", at=EXIT).xenos(BLUE, worker=1).xenos_phase()
    assert game.result == lost(GUESTS, "scientist-lost")
    quiet_one = quiet(GUESTS).survivor("cole", at=EXIT).turn("cole")
    assert noise(quiet_one, BLUE) == 1


@rule(f"{ID}.defeat.scientist-lost")
def test_lost_when_fire_takes_one() -> None:
    game = quiet(GUESTS).survivor("cole", at="01-V.b3", hands=["flamethrower+canister"]).turn("cole")
    choose(game, f"blast flamethrower {zone(game, BLUE)}")
    assert game.result == lost(GUESTS, "scientist-lost")


@pytest.mark.parametrize(("house", "fate"), [(False, "alive"), (True, "dead")])
@rule("invader.ambiguity.m9-scientists-mold", f"{ID}.rule.scientists-are-survivors")
def test_scientists_survive_new_mold_unless_a_house_rule_takes_them(house: bool, fate: str) -> None:
    from overrun.core import Play
    from overrun.core.play import GameEnded
    from overrun.scifi.ground.mold import set_mold
    from overrun.scifi.phases.ending import check_end

    position = quiet(GUESTS, house={"mold_takes_scientists": house}).scientist("blue", "02-V.a2")
    game = position.survivor("cole", at=EXIT).turn("cole")
    play = Play(game.ruleset, game.world, game.state)
    # Not where the token lay at first, but where the scientist is.
    set_mold(play, zone(game, BLUE))
    check_end(play)
    set_mold(play, zone(game, "02-V.a2"))
    assert [one.fate for one in game.state.scientists] == [fate, "alive"]
    if house:
        with pytest.raises(GameEnded):
            check_end(play)
    else:
        check_end(play)
        assert where(game, "blue") == zone(game, "02-V.a2")
    assert game.state.result == (lost(GUESTS, "scientist-lost") if house else None)


@rule(f"{ID}.rule.scientists-move", f"{ID}.rule.scientists-order")
def test_each_walks_one_zone_when_the_players_phase_ends_in_the_order_the_team_likes() -> None:
    story = Story()
    game = quiet(GUESTS).survivor("cole", at=EXIT).turn("cole", sink=story)
    choose(game, "end")
    until(game, "scientist")
    assert options(game) == ["walk blue", "walk white"]
    choose(game, "walk white")
    until(game, "action")
    moved = story.of(events.ScientistMoved)
    assert [event.colour for event in moved] == ["white", "blue"]
    ways = game.world.board.graph()
    for event in moved:
        before = ways.distance(event.source, zone(game, EXIT))
        assert ways.distance(event.target, zone(game, EXIT)) == before - 1


@rule("invader.ambiguity.m9-scientists")
def test_of_several_ways_the_team_chooses() -> None:
    scenario = quiet(GUESTS).scientist("white", EXIT).survivor("cole", at=EXIT)
    board = scenario.turn("cole").world.board
    goal = 1 << board.at(EXIT)
    fork = next(z.id for z in board.zones if board.graph().first_steps(z.id, goal).bit_count() == 2)
    game = scenario.scientist("blue", fork).players_over()
    choose(game, "walk blue")
    assert asked(game) == "scientist-way"
    ways = list(members(board.graph().first_steps(fork, goal)))
    assert options(game) == [f"walk-to {way}" for way in ways]
    choose(game, f"walk-to {ways[1]}")
    assert where(game, "blue") == ways[1]


@pytest.mark.parametrize("why", ["xenos", "doors", "nothing"])
@rule("invader.ambiguity.m9-scientists")
def test_xenos_in_the_zone_or_closed_doors_hold_one_back(why: str) -> None:
    scenario = quiet(GUESTS).scientist("blue", "04-V.a2").scientist("white", EXIT)
    scenario.survivor("cole", at=EXIT, armour=2)
    if why == "xenos":
        scenario.xenos("04-V.a2", worker=1)
    if why == "doors":
        board = scenario.turn("cole").world.board
        scenario.doors(closed=tuple(door.id for door in board.doors_of(board.at("04-V.a2"))))
    game = scenario.players_over()
    choose(game, "walk blue")
    until(game, "first-spawn")
    stays = game.state.scientists[0].fate == "dead" or where(game, "blue") == zone(game, "04-V.a2")
    assert stays == (why != "nothing")
    assert xenos(game, "04-V.a1") == {}


@rule("invader.ambiguity.m9-scientists", "scifi.mission.exit")
def test_none_leaves_while_a_xeno_is_in_the_exit_zone() -> None:
    story = Story()
    game = (
        quiet(GUESTS)
        .scientist("blue", BEFORE)
        .scientist("white", "09-V.b2")
        .survivor("cole", at="02-V.b1")
        .xenos(EXIT, worker=1)
        .players_over(sink=story)
    )
    choose(game, "walk blue")
    assert story.of(events.ScientistMoved)[0].target == zone(game, EXIT)
    assert story.of(events.SurvivorLeft) == []
