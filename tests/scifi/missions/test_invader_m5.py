"""Invader M5: the four red objectives, then the exit; remotes are optional."""

from __future__ import annotations

import pytest

from overrun.testing import rule

from .tools import WON, choose, goals, lost, quiet, survivor, take, until, zone

RACE = "invader/m5-arms-race"
ID = "invader.mission.m5-arms-race"
LAST, EXIT = "06-V.c3", "04-V.a2"


@rule(f"{ID}.objective.take-four-red", "invader.ambiguity.m5-white", ID)
def test_the_last_red_one_opens_the_exit_whatever_else_lies_there() -> None:
    game = (
        quiet(RACE, loose=True)
        .taken(1, 2, 3)
        .face_down("green", "purple", "red")
        .picks(2)
        .survivor("cole", at=LAST)
        .survivor("jared", at=EXIT)
        .players()
    )
    choose(game, "activate cole", take(game, LAST))
    until(game, "action")
    assert goals(game) == {"take-four-red": True, "escape": False}
    choose(game, "end", "end", "leave")
    assert survivor(game, "jared").fate == "away"


@rule(f"{ID}.objective.take-four-red")
def test_a_coloured_one_does_not_count() -> None:
    game = quiet(RACE).taken(1, 2, 3).face_down("green", "purple", "red").picks(0)
    position = game.survivor("cole", at=LAST).turn("cole")
    choose(position, take(position, LAST))
    assert goals(position) == {"take-four-red": False, "escape": False}


@rule(f"{ID}.objective.escape")
def test_out_wins() -> None:
    game = quiet(RACE).taken(1, 2, 3, 4).face_down("green", "purple").survivor("cole", at=EXIT).turn("cole")
    choose(game, "end", "leave")
    assert game.result == WON


@pytest.mark.parametrize(("pick", "colour"), [(2, "red"), (0, "green"), (1, "purple")])
@rule(f"{ID}.defeat.red-removed", "invader.mold.reveal-removed-objectives")
def test_lost_when_a_red_one_burns(pick: int, colour: str) -> None:
    game = (
        quiet(RACE).picks(pick).survivor("cole", at="06-V.c2", hands=["flamethrower+canister"]).turn("cole")
    )
    choose(game, f"blast flamethrower {zone(game, LAST)}")
    assert game.result == (lost(RACE, "red-removed") if colour == "red" else None)
