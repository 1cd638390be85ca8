"""Rooms without a server: whole games, bots, two rooms over one store, and the order kept, so, told."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import json

import overrun
from overrun.rooms.limits import Limits
from overrun.rooms.memory_store import MemoryStore
from overrun.rooms.pace import Pace
from overrun.rooms.problems import Busy
from overrun.rooms.requests import Request
from overrun.rooms.rooms import Rooms
from overrun.rooms.routes import handle
from overrun.rooms.store import Begins, Conflict, Kept, Summary
from overrun.rooms.thinking import Task, ThinkHere, Thought
from tests.core.toy import TOY_GAME
from tests.rooms.guests import PATIENT, Clock, Guest, ask, run, whole_game

GAMES = sys.modules["overrun.games"]  # `overrun.games` is the function


@pytest.fixture(autouse=True, scope="module")
def _with_the_cellar() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAMES, "_registered", {**GAMES._registered, "toy": TOY_GAME})
        yield


def quick(store: MemoryStore, **more: Any) -> Rooms:
    """Rooms in which nobody waits for a clock."""
    clock = Clock()
    return Rooms(store, **{"clock": clock, "pace": Pace(clock), "limits": PATIENT, **more})


async def cellar(rooms: Rooms, **setup: Any) -> tuple[dict[str, Any], Guest]:
    """A game of two seats, and somebody who sits in those that are not for others."""
    data = {"mission": "toy/cellar", "seats": [{}, {}], "undo": "free", **setup}
    links = await ask(rooms, "POST", "/api/tables", data)
    guest = Guest(rooms, links["id"], *(seat["token"] for seat in links["seats"]))
    return links, await guest.hello()


def test_a_game_is_played_to_its_end_with_nothing_but_memory() -> None:
    async def play() -> None:
        store = MemoryStore()
        links, guest = await whole_game(quick(store))
        assert guest.view["result"] is not None and not guest.ended
        answer = await ask(quick(store), "GET", f"/api/tables/{links['id']}/record", None, links["host"])
        game = overrun.replay(answer["record"])
        assert answer["full"] and game.over and game.view() == guest.view
        # Other rooms over the same store have it as it was, to the last line.
        again = await Guest(quick(store), links["id"], links["host"]).hello()
        assert again.view == guest.view and again.question is None

    run(play())


def test_bots_play_to_the_end_while_somebody_looks_on() -> None:
    async def play() -> None:
        rooms = quick(MemoryStore())
        bots = [{"kind": "bot", "agent": "random"}, {"kind": "bot"}]
        data = {"mission": "toy/attic", "seats": bots, "pace": 700}
        links = await ask(rooms, "POST", "/api/tables", data)
        eve = await Guest(rooms, links["id"], links["watch"].partition("=")[2]).hello()
        for _ in range(5000):
            if eve.question is None:
                break
            await asyncio.sleep(0)
        assert eve.question is None
        told = [message for message in eve.heard if message["type"] == "happened"]
        assert told and all(choice["bot"] for message in told for choice in message["choices"])

    run(play())


def test_a_bot_gets_a_position_as_plain_data() -> None:
    tasks: list[Task] = []

    class Watched(ThinkHere):
        async def choose(self, task: Task) -> Thought:
            tasks.append(task)
            return await super().choose(task)

    async def play() -> None:
        rooms = quick(MemoryStore(), thinker=Watched())
        _, guest = await cellar(rooms, seats=[{}, {"kind": "bot", "agent": "random"}])
        await guest.choose("rest", 0)
        while guest.question is None or 0 not in guest.question["seats"]:
            await asyncio.sleep(0)

    run(play())
    assert {(task.bot, task.seat) for task in tasks} == {("random", 1)}
    assert all(json.decode(json.encode(task), type=Task) == task for task in tasks)


class Disk(MemoryStore):
    """A store that does as it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.fault: Exception | None = None
        self.after = False
        self.kept: list[str] = []

    async def append(self, table: str, index: int, rows: Any, **more: Any) -> None:
        if self.fault is not None and not self.after:
            raise self.fault
        await super().append(table, index, rows, **more)
        self.kept += [row.kind for row in rows]
        if self.fault is not None:
            raise self.fault


@pytest.mark.parametrize(
    ("fault", "code"), [(OSError("full"), "failed"), (Busy(), "busy"), (Conflict(), "stale")]
)
def test_what_is_not_kept_is_neither_so_nor_told(fault: Exception, code: str) -> None:
    async def play() -> None:
        disk = Disk()
        rooms = quick(disk)
        links, guest = await cellar(rooms, seats=[{}, {"kind": "open"}])
        eve = await Guest(rooms, links["id"], links["host"]).hello()
        claim, invite = f"/api/tables/{links['id']}/seats/1/claim", links["invite"].partition("=")[2]
        told, view = len(eve.heard), guest.view
        disk.fault = fault
        refused = await guest.choose("rest", 0)
        assert [message["code"] for message in guest.heard if message["type"] == "error"] == [code], refused
        await guest.say("chat", text="Hello?", seat=0)
        answer = await handle(rooms, Request("POST", claim, body=b"{}", tokens=[invite]))
        assert answer.status >= 400
        room = rooms.in_memory[links["id"]]
        assert (room.table.at, room.table.lines, room.table.seats[1].kind) == (0, [], "open")
        assert {message["type"] for message in eve.heard[told:]} <= {"state"}
        assert guest.view == view
        # As soon as there is room again, it goes on where it stood.
        disk.fault = None
        assert (await guest.choose("rest", 0))["type"] == "accepted"
        assert (await ask(rooms, "POST", claim, {}, invite))["seat"] == 1
        assert disk.kept == ["answer", "seat", "note"]

    run(play())


def test_what_was_kept_is_never_reported_as_not_taken() -> None:
    async def play() -> None:
        disk = Disk()
        rooms = quick(disk)
        links, guest = await cellar(rooms)
        disk.fault, disk.after = OSError("it has written, and says it has not"), True
        assert (await guest.choose("rest", 0))["type"] == "accepted"
        assert (await guest.say("chat", text="Still here", seat=0))["type"] == "accepted"
        assert (await guest.say("undo", seat=0, at=guest.at))["type"] == "accepted"
        disk.fault = None
        assert disk.kept == ["answer", "chat", "undo"]
        assert rooms.in_memory[links["id"]].table.at == 2

    run(play())


def test_preparing_changes_nothing() -> None:
    async def play() -> None:
        rooms = quick(MemoryStore())
        links, guest = await cellar(rooms)
        await guest.choose("rest", 0)
        table = rooms.in_memory[links["id"]].table
        before = (table.game, table.film, table.index, table.at, list(table.answered), list(table.lines))
        for prepared in (
            table.choose(["dig", "keep"], 1, 1),
            table.undo(0, 1),
            table.say("Hello", 0, "", "k"),
            table.note("table-note-resumed", 1.0, {}),
            table.reseat(0, table.seats[1]),
        ):
            assert prepared is not None and prepared.rows
            after = (table.game, table.film, table.index, table.at, list(table.answered), list(table.lines))
            assert after == before

    run(play())


def test_two_rooms_over_one_store_cannot_both_win() -> None:
    async def play() -> None:
        store = MemoryStore()
        one, two = quick(store), quick(store)
        links, here = await cellar(one)
        there = await Guest(two, links["id"], *here.tokens).hello()
        assert (await here.choose("rest", 0))["type"] == "accepted"
        await there.choose("dig", 0)
        assert [message["code"] for message in there.heard if message["type"] == "error"] == ["stale"]
        assert there.at == 1
        assert (await there.choose("rest", 1))["type"] == "accepted"

    run(play())


def test_a_table_may_exist_before_its_game() -> None:
    async def play() -> None:
        store = MemoryStore()
        await store.create(Kept("early", "", "Tonight", {}, b"", 1.0, 1.0, Summary()), [], [])
        rooms = quick(store)
        # Nothing can be played there yet.
        answer = await handle(rooms, Request("GET", "/api/tables/early"))
        assert answer.status == 404
        game = overrun.new("toy/cellar", seed=1)
        begins = Begins(game.mission, game.record.json().encode())
        await store.append("early", 0, [], begins=begins)
        assert (await rooms.room("early")).table.question is not None

    run(play())


# Connections


def test_who_does_not_say_hello_has_to_go() -> None:
    async def play() -> None:
        rooms = quick(MemoryStore())
        links, _ = await cellar(rooms)
        for first in ('{"type":"chat","text":"x"}', "{", '{"type":"hello","tokens":["wrong"]}'):
            stranger = Guest(rooms, links["id"])
            await stranger.connection.hear(first)
            assert stranger.ended and [message["type"] for message in stranger.heard] == ["error"]
            # It is too late to do better.
            await stranger.say("hello", tokens=[links["host"]])
            assert len(stranger.heard) == 1
            stranger.connection.close()
        assert len(rooms.in_memory[links["id"]].clients) == 1

    run(play())


def test_who_is_gone_is_no_longer_told() -> None:
    async def play() -> None:
        rooms = quick(MemoryStore())
        links, guest = await cellar(rooms)
        eve = await Guest(rooms, links["id"], links["host"]).hello()
        assert guest.heard[-1]["watchers"] == 1
        eve.connection.close()
        eve.connection.close()
        assert guest.heard[-1]["watchers"] == 0
        told = len(eve.heard)
        await guest.choose("rest", 0)
        assert len(eve.heard) == told

    run(play())


def test_who_shouts_is_refused_and_at_last_let_go() -> None:
    async def play() -> None:
        rooms = quick(MemoryStore(), limits=Limits())
        _, guest = await cellar(rooms)
        while not guest.ended:
            await guest.say("why", verb="x")
        refused = [message for message in guest.heard if message.get("code") == "too-fast"]
        assert len(refused) == 100 and refused[0]["key"] == "table-error-too-fast"

    run(play())


def test_a_record_goes_on_at_another_table() -> None:
    async def play() -> None:
        rooms = quick(MemoryStore())
        links, guest = await cellar(rooms)
        await guest.play(random.Random(1), 6)
        path = f"/api/tables/{links['id']}/record"
        request = Request("GET", path, query={"spoilers": "true"}, tokens=[links["host"]])
        record = (await handle(rooms, request)).body
        whole = {"record": json.decode(record)["record"]}
        fork = await ask(rooms, "POST", "/api/tables/fork", whole)
        tokens = [seat["token"] for seat in fork["seats"]]
        assert (await Guest(rooms, fork["id"], *tokens).hello()).view == guest.view

    run(play())
