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
from typing import Any

import pytest

import overrun
from overrun.agents import registry
from overrun.core import Game, position_of
from overrun.rooms.bots import Bot
from overrun.rooms.thinking import Memories, Memory, Task, Thought
from overrun.scenario import classic
from overrun.server.settings import Settings
from overrun.server.thinkers import Thinkers
from tests.core.tools import new as new_toy
from tests.core.tools import played
from tests.table.conftest import TUTORIAL, Running, until


def beset() -> Game[Any, Any]:
    """A position that takes some thought."""
    position = classic("classic/03-24hrs-race").survivor("amy", at=19).survivor("ned", at=19)
    return position.zombies(18, walker=2).turn("amy")


@pytest.fixture
def one() -> Iterator[Thinkers]:
    """A single process to think in."""
    made = Thinkers(1)
    yield made
    made.close()


def asked(game: Game[Any, Any], table: str = "t", bot: str = "search", seed: int = 5) -> Task:
    """What a bot is asked about a game."""
    return Task(table, bot, seed, position_of(game), 0)


def chosen(made: Thinkers, task: Task) -> Thought:
    async def choose() -> Thought:
        return await made.choose(task)

    # In a thread of its own: where a browser is driven, this one has a loop already.
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lambda: asyncio.run(choose())).result()


def options(game: Game[Any, Any]) -> list[str]:
    assert game.question is not None
    return [option.text for option in game.question.options]


def process_of(made: Thinkers) -> int:
    pool = made._processes[0].pool
    assert pool is not None
    (number,) = pool._processes
    return number


def test_it_thinks_elsewhere_and_says_why(one: Thinkers) -> None:
    game = beset()
    before = time.process_time()
    thought = chosen(one, asked(game))
    assert thought.text in options(game)
    # A second of thought, and hardly anything of it here.
    assert time.process_time() - before < 0.4
    assert "imagined" in thought.why("en") and "gedachten" in thought.why("de")
    assert not thought_here(one)


def test_it_chooses_there_as_it_would_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "PATIENCE", {"search": "12"})
    memories, here = Memories(), Bot("search", 7)
    thought: set[bool] = set()
    game = overrun.new("invader/m0-breach", seed=2)
    while game.question is not None and (game.answers < 30 or len(thought) < 2):
        there = memories.think(asked(game, seed=7))
        expected = here.choose(game, 0)
        assert there == Thought(expected.text, here.reason)
        thought.add(here.reason is not None and "games" in here.reason.args)
        game.choose(expected)
    assert thought == {True, False}


def test_a_process_remembers_its_tables_but_not_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "PATIENCE", {"search": "2"})
    memories, game = Memories(2), overrun.new(TUTORIAL, seed=1)

    def think(table: str, seed: int = 7) -> Memory:
        memories.think(asked(game, table, seed=seed))
        return memories.of[table]

    first = think("a")
    world, bot = first.world, first.bots[0]
    assert think("a") is first and (first.world, first.bots[0]) == (world, bot)
    # Another bot in the seat begins anew, in the same world.
    assert think("a", seed=8).world is world and first.bots[0] is not bot
    think("b")
    think("a")
    think("c")
    assert list(memories.of) == ["a", "c"]


def test_a_process_loads_nothing_of_the_server() -> None:
    check = "import sys, overrun.server.thinkers; print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", check], capture_output=True, text=True, check=True).stdout
    assert not {"sqlalchemy", "litestar", "uvicorn"} & set(loaded.split())


def test_a_process_that_was_killed_is_replaced(one: Thinkers) -> None:
    game = overrun.new(TUTORIAL, seed=1)
    assert chosen(one, asked(game)).text in options(game)
    killed = process_of(one)
    os.kill(killed, signal.SIGKILL)
    for _ in range(3):
        assert chosen(one, asked(game)).text in options(game)
    assert process_of(one) != killed


def test_a_game_that_only_this_process_knows_is_thought_about_here(one: Thinkers) -> None:
    game = played(new_toy(3), 2)
    assert chosen(one, asked(game)).text in options(game)
    assert thought_here(one)


def thought_here(made: Thinkers) -> bool:
    """Whether this process has thought."""
    return any(here.memories.of for here in made._here.values())


def test_tables_are_spread_over_the_processes() -> None:
    made = Thinkers(3)
    places = [made._process(str(number)) for number in range(6)]
    assert [places.count(process) for process in made._processes] == [2, 2, 2]
    assert [made._process(str(number)) for number in range(6)] == places
    # A table that nobody sits at any more makes room.
    for number in range(6):
        if places[number] is places[1]:
            made.forget(str(number))
    assert made._process("7") is places[1]
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
