"""A position written down is read back as the same position, without a past."""

from __future__ import annotations

import pytest
from msgspec import json

from overrun.core import Position, RecordError, UndoRefused, game_at, position_of
from overrun.errors import OverrunError
from tests.core.test_clone import positions
from tests.core.tools import new, played, position
from tests.core.toy import TOY


def test_a_position_at_every_question_goes_on_alike() -> None:
    for number, game in enumerate(positions(range(6))):
        if game.over:
            continue
        written = json.encode(position_of(game))
        read = game_at(TOY, json.decode(written, type=Position))
        assert position(read) == position(game)
        assert read.answers == game.answers
        played(read, 8, seed=number)
        played(game, 8, seed=number)
        assert position(read) == position(game)


def test_a_bot_thinks_there_as_it_would_here() -> None:
    for game in positions(range(3)):
        if not game.over:
            here, there = game.for_agent(5), game_at(TOY, position_of(game)).for_agent(5)
            assert [here.random(99) for _ in range(4)] == [there.random(99) for _ in range(4)]
            assert here.clone().hash() == there.clone().hash()


def test_the_world_can_be_given() -> None:
    game = new(3)
    assert game_at(TOY, position_of(game), game.world).world is game.world
    assert game_at(TOY, position_of(game)).world is not game.world


def test_a_position_has_no_past() -> None:
    game = played(new(4), 6)
    read = game_at(TOY, position_of(game))
    assert not read.can_undo()
    with pytest.raises(UndoRefused):
        read.undo()
    with pytest.raises(RecordError):
        _ = read.record


def test_what_cannot_be_written_down_says_why() -> None:
    with pytest.raises(OverrunError, match="is over"):
        position_of(played(new(2)))
    midway = next(game for game in positions() if game._since)
    with pytest.raises(OverrunError, match="in the middle of a step"):
        position_of(midway.imagine(1))
