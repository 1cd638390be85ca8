"""Bots that take their time think in processes of their own: nobody waits for them, and nothing is lost."""

from __future__ import annotations

import asyncio
import dataclasses
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, cast

import pytest

import overrun
from overrun.agents import registry
from overrun.core import Game, position_of
from overrun.scenario import classic
from overrun.table import thoughts
from overrun.table.bots import Player
from overrun.table.minds import Minds
from overrun.table.settings import Settings
from overrun.table.tables import Table
from tests.core.tools import new as new_toy
from tests.core.tools import played
from tests.table.conftest import TUTORIAL, Running, until


class Seen:
    """All that a mind sees of a table."""

    def __init__(self, game: Game[Any, Any], name: str = "t"):
        self.id = name
        self.game = game


def beset() -> Game[Any, Any]:
    """A position that takes some thought."""
    position = classic("classic/03-24hrs-race").survivor("amy", at=19).survivor("ned", at=19)
    return position.zombies(18, walker=2).turn("amy")


@pytest.fixture
def one() -> Iterator[Minds]:
    """A single process to think in."""
    made = Minds(1)
    yield made
    made.close()


def chosen(made: Minds, player: Player, table: Seen) -> str:
    async def choose() -> str:
        return (await made.choose(player, cast(Table, table), 0)).text

    # In a thread of its own: where a browser is driven, this one has a loop already.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(choose())).result()


def options(game: Game[Any, Any]) -> list[str]:
    assert game.question is not None
    return [option.text for option in game.question.options]


def process_of(made: Minds) -> int:
    pool = made._minds[0].pool
    assert pool is not None
    (number,) = pool._processes
    return number


def test_it_thinks_elsewhere_and_says_why(one: Minds) -> None:
    table, player = Seen(beset()), Player("search")
    before = time.process_time()
    assert chosen(one, player, table) in options(table.game)
    # A second of thought, and hardly anything of it here.
    assert time.process_time() - before < 0.4
    assert "imagined" in player.why("en") and "gedachten" in player.why("de")
    assert player.agent is None


def test_it_chooses_there_as_it_would_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "PATIENCE", {"search": "12"})
    monkeypatch.setattr(thoughts, "_memories", type(thoughts._memories)())
    here, thought = Player("search", 7), set()
    game = overrun.new("invader/m0-breach", seed=2)
    while game.question is not None and (game.answers < 30 or len(thought) < 2):
        there = thoughts.think("t", "search", 7, position_of(game), 0)
        expected = here.choose(game, 0)
        assert there == (expected, here.reason)
        thought.add(here.reason is not None and "games" in here.reason.args)
        game.choose(expected)
    assert thought == {True, False}


def test_a_process_remembers_its_tables_but_not_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "PATIENCE", {"search": "2"})
    monkeypatch.setattr(thoughts, "_memories", type(thoughts._memories)())
    monkeypatch.setattr(thoughts, "REMEMBERED", 2)
    game = overrun.new(TUTORIAL, seed=1)

    def think(table: str, seed: int = 7) -> thoughts.Memory:
        thoughts.think(table, "search", seed, position_of(game), 0)
        return thoughts._memories[table]

    first = think("a")
    world, player = first.world, first.players[0]
    assert think("a") is first and (first.world, first.players[0]) == (world, player)
    # Another bot in the seat begins anew, in the same world.
    assert think("a", seed=8).world is world and first.players[0] is not player
    think("b")
    think("a")
    think("c")
    assert list(thoughts._memories) == ["a", "c"]


def test_a_process_loads_nothing_of_the_server() -> None:
    check = "import sys, overrun.table.thoughts as t; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True).stdout
    assert not {"sqlalchemy", "litestar", "uvicorn"} & set(loaded.split())


def test_a_process_that_was_killed_is_replaced(one: Minds) -> None:
    table, player = Seen(overrun.new(TUTORIAL, seed=1)), Player("search")
    assert chosen(one, player, table) in options(table.game)
    killed = process_of(one)
    os.kill(killed, signal.SIGKILL)
    for _ in range(3):
        assert chosen(one, player, table) in options(table.game)
    assert process_of(one) != killed


def test_a_game_that_only_this_process_knows_is_thought_about_here(one: Minds) -> None:
    table, player = Seen(played(new_toy(3), 2)), Player("search")
    assert chosen(one, player, table) in options(table.game)
    assert player.agent is not None


def test_tables_are_spread_over_the_processes() -> None:
    made = Minds(3)
    tables = [cast(Table, Seen(overrun.new(TUTORIAL, seed=1), str(number))) for number in range(6)]
    places = [made._mind(table) for table in tables]
    assert [places.count(mind) for mind in made._minds] == [2, 2, 2]
    assert [made._mind(table) for table in tables] == places
    # A table that nobody sits at any more makes room.
    gone = places[1]
    tables = [table for table in tables if made._mind(table) is not gone]
    assert made._mind(cast(Table, Seen(overrun.new(TUTORIAL, seed=1), "7"))) is gone
    made.close()


def test_others_are_answered_at_once_while_bots_think(
    start: Callable[..., Running], settings: Settings
) -> None:
    server = start(dataclasses.replace(settings, thinkers=1))
    busy = server.lay("classic/03-24hrs-race", seats=[{"kind": "bot", "agent": "search"}], pace=0).look()
    busy.until("happened")
    client, took = server.lay().sit(), []
    for _ in range(10):
        assert client.question is not None
        begin = time.monotonic()
        assert client.choose(client.question["options"][0]["text"])["type"] == "accepted"
        took.append(time.monotonic() - begin)
    assert sorted(took)[5] < 0.5
    busy.until("happened", timeout=30)


def test_with_no_process_bots_think_in_the_server(start: Callable[..., Running], settings: Settings) -> None:
    server = start(dataclasses.replace(settings, thinkers=0))
    table = server.lay(seats=[{"kind": "bot", "agent": "search"}], pace=0)
    assert table.look().until("happened")["choices"][0]["bot"]


PARENT = """
import time
from overrun.processes import workers
if __name__ == "__main__":
    pool = workers(1)
    pool.submit(time.sleep, 0).result()
    print(*pool._processes, flush=True)
    pool.submit(time.sleep, 60)
    time.sleep(60)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="processes are killed in another way there")
def test_a_process_does_not_outlive_its_parent(tmp_path: Any) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT)
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        parent.kill()

    def ended() -> bool:
        try:
            os.kill(child, 0)
        except ProcessLookupError:
            return True
        with open(f"/proc/{child}/stat") as file:
            return file.read().rpartition(")")[2].split()[0] == "Z"

    until(ended)
