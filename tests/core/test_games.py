from __future__ import annotations

import importlib

import pytest

import overrun
from overrun.errors import OverrunError
from overrun.games import BUILT_IN, GameEntry, register
from tests.core.tools import played, position
from tests.core.toy import TOY_GAME


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    module = importlib.import_module("overrun.games")  # `overrun.games` itself is the function
    monkeypatch.setattr(module, "_registered", dict(module._registered))
    register(TOY_GAME)


def test_a_registered_game_is_listed_and_played() -> None:
    assert TOY_GAME in overrun.games()
    game = overrun.new("toy/cellar", seed=7, seats=3)
    assert (game.mission, game.seed, game.setup) == ("toy/cellar", 7, {"seats": 3})


def test_without_a_seed_each_game_is_another_and_its_record_knows_which() -> None:
    one, two = overrun.new("toy/cellar"), overrun.new("toy/cellar")
    assert one.seed != two.seed
    assert overrun.replay(one.record.json()).hash() == one.hash()


def test_replay_and_resume_find_the_game_by_its_mission() -> None:
    game = played(overrun.new("toy/cellar", seed=7), 9)
    for record in (game.record, game.record.json(), game.record.json().encode()):
        assert position(overrun.replay(record)) == position(game)
        assert overrun.resume(record).hash() == game.hash()


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(OverrunError, match=r"there is no game 'chess' \(for the mission 'chess/1'\); .*toy"):
        overrun.new("chess/1")


def test_a_record_of_an_unknown_game_is_a_record_error() -> None:
    text = overrun.new("toy/cellar", seed=1).record.json().replace("toy/cellar", "chess/1")
    for read in (overrun.replay, overrun.resume):
        with pytest.raises(overrun.RecordError, match="there is no game 'chess'"):
            read(text)


def test_a_game_can_be_replaced() -> None:
    other = GameEntry("toy", "Another cellar", TOY_GAME.ruleset, TOY_GAME.missions)
    register(other)
    assert [entry.title for entry in overrun.games() if entry.id == "toy"] == ["Another cellar"]


def test_the_built_in_games_come_first_and_in_order() -> None:
    order = [entry.id for entry in overrun.games()]
    built_in = [name for name in BUILT_IN if name in order]
    assert order[: len(built_in)] == built_in
