"""What was stored is so, whatever fails afterwards; what was not, is not; no fault cuts a game's past."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest

from overrun.core import RecordError
from overrun.rooms import render, restore
from overrun.rooms.pace import Pace
from overrun.server.settings import Settings
from overrun.server.sql_store import Gate, SqlStore
from tests.core.toy import TOY_GAME
from tests.table.conftest import GAMES, Laid, Running, in_words, refusal_in_words, until

Start = Callable[..., Running]


@pytest.fixture
def cellar(server: Running) -> Laid:
    return server.lay("toy/cellar", seats=[{}, {}], undo="free")


def running(table: Laid) -> Running:
    assert isinstance(table.server, Running)
    return table.server


def broken(*args: object, **more: object) -> Any:
    raise OSError("a fault")


# After the commit


def test_an_answer_that_cannot_be_told_was_taken(cellar: Laid, monkeypatch: pytest.MonkeyPatch) -> None:
    client, eve = cellar.sit(), cellar.look()
    with monkeypatch.context() as patch:
        patch.setattr(render, "happened", broken)
        assert client.choose("dig", 0) == {"type": "accepted", "re": "choose", "at": 1}
        # They get the whole state instead of what has happened.
        assert client.state["at"] == 1 and client.state["reason"] == "stale"
        assert eve.until("state")["at"] == 1
    assert client.choose("keep", 0)["type"] == "accepted"


def test_who_cannot_be_told_anything_comes_again(cellar: Laid, monkeypatch: pytest.MonkeyPatch) -> None:
    client = cellar.sit()
    with monkeypatch.context() as patch:
        patch.setattr(render, "happened", broken)
        patch.setattr(render, "state", broken)
        client.send("choose", text="dig", seat=0, at=0)
        assert client.closed()
    assert [message for message in client.raw if '"error"' in message] == []
    assert cellar.sit().state["answers"] == 1


def test_a_fault_in_a_preview_keeps_nobody_from_choosing(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES._registered, "toy", replace(TOY_GAME, preview=broken, refusals=broken))
    client = server.lay("toy/cellar", seats=[{}, {}]).sit()
    assert client.choose("dig", 0)["type"] == "accepted"
    assert client.question is not None and client.question["options"]


@contextmanager
def failing_after(patch: pytest.MonkeyPatch, store: SqlStore) -> Iterator[None]:
    """A disk that writes, and then says that it has not."""
    append = store.append

    async def fail(*args: Any, **more: Any) -> None:
        await append(*args, **more)
        raise OSError("input/output error")

    with patch.context() as inner:
        inner.setattr(store, "append", fail)
        yield


def test_where_the_disk_fails_after_writing_the_log_is_asked(
    cellar: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = running(cellar).carrier.store
    client, eve = cellar.sit(), cellar.look()
    with failing_after(monkeypatch, store):
        assert client.choose("rest", 0)["type"] == "accepted"
        assert client.ask("choose_all", texts=["dig", "keep"], seat=1, at=1)["type"] == "accepted"
        assert client.ask("undo", seat=0, at=3)["type"] == "accepted"
        assert client.ask("redo", seat=0, at=4)["type"] == "accepted"
        assert client.ask("chat", text="Still here?", seat=0)["type"] == "accepted"
        assert cellar.post("/seats/0/bot", {"agent": "random"}, cellar.tokens[0]).json()["kind"] == "bot"
        assert cellar.post("/seats/0/take-back", token=cellar.tokens[0]).json()["kind"] == "person"
        claim = {"name": "Ben", "key": "a-secret-of-the-clients-own"}
        assert cellar.post("/seats/1/release", token=cellar.tokens[1]).json()["kind"] == "open"
        token = cellar.post("/seats/1/claim", claim, cellar.invite).json()["token"]
    assert cellar.get(token=token).json()["yours"] == [1]
    kinds = [row.kind for row in running(cellar).rows(cellar.id) if row.kind not in ("seat", "note")]
    assert kinds == ["answer", "answer", "answer", "undo", "redo", "chat"]
    while eve.at < 5:
        eve.until("state")
    assert eve.state["at"] == 5


def test_where_nobody_knows_what_was_stored_it_is_said_so(
    cellar: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = running(cellar).carrier.store
    client = cellar.sit()
    with failing_after(monkeypatch, store), monkeypatch.context() as patch:
        patch.setattr(store, "length", broken)
        error = client.choose("rest", 0)
        assert error["code"] == "failed" and error["key"] == "table-unsure"
    # As soon as the log can be read, everybody sees what is in it.
    assert cellar.get().json()["answers"] == 1
    assert client.until("state")["answers"] == 1
    assert client.choose("dig", 1, at=1)["type"] == "accepted"


def test_a_claim_stands_though_the_note_about_it_fails(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.lay("toy/cellar", seats=[{}, {"kind": "open"}])
    with monkeypatch.context() as patch:
        patch.setattr("overrun.rooms.table.Table.note", broken)
        token = table.post("/seats/1/claim", {}, table.invite).json()["token"]
    assert table.get(token=token).json()["yours"] == [1]


def test_a_move_is_made_to_its_end_though_its_giver_is_gone(
    cellar: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody else begins a move at the same table while the last one is still being kept."""
    rooms, store = running(cellar).rooms, running(cellar).carrier.store
    append, slow = store.append, asyncio.Event()

    async def slowly(*args: Any, **more: Any) -> None:
        await slow.wait()
        await append(*args, **more)

    monkeypatch.setattr(store, "append", slowly)
    room = rooms.in_memory[cellar.id]

    async def leave() -> bool:
        task = asyncio.create_task(rooms.choose(room, ["rest"], 0, 0))
        await asyncio.sleep(0.1)
        task.cancel()
        await asyncio.wait([task])
        locked = room.lock.locked()
        slow.set()
        return bool(locked)

    assert running(cellar).wait_for(leave())
    until(lambda: room.table.at == 1 and not room.lock.locked())
    assert cellar.sit().state["answers"] == 1


# Opening


@pytest.mark.parametrize(
    "fault", [OSError("too many open files"), MemoryError(), RecursionError(), KeyError("a fault of ours")]
)
def test_a_passing_fault_cuts_no_game(
    start: Start, monkeypatch: pytest.MonkeyPatch, fault: Exception
) -> None:
    server = start()
    table = server.lay("toy/cellar", seats=[{}, {}], undo="free")
    client = table.sit()
    for text, seat in (("rest", 0), ("rest", 1), ("bar west", 0)):
        assert client.choose(text, seat)["type"] == "accepted"
    film = table.get("/frames").json()
    rows = server.rows(table.id)
    server.stop()
    table.server = server = start()

    def fail(*args: object) -> Any:
        raise fault

    def wrapped(*args: object) -> Any:
        try:
            fail()
        except Exception as error:
            raise RecordError(f"the set-up cannot be played: {error}") from None

    passing = isinstance(fault, OSError | MemoryError | RecursionError)
    for broken_part in (fail, wrapped) if passing else (fail,):
        with monkeypatch.context() as patch:
            patch.setattr(restore, "_play_again", broken_part)
            assert table.get().status_code >= 400
    assert server.rows(table.id) == rows
    assert table.get("/frames").json() == film
    assert table.sit().state["undo"] == [0, 1]


def test_what_cannot_be_shown_is_not_stored_as_resumed(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    table = server.lay("toy/cellar", seats=[{}, {}], undo="free")
    table.sit().choose("rest", 0)
    rows = server.rows(table.id)
    server.stop()
    table.server = server = start()
    for module in ("core.record", "core.replay", "rooms.playback", "rooms.restore"):
        monkeypatch.setattr(f"overrun.{module}.ENGINE_VERSION", "9.9.9")
    with monkeypatch.context() as patch:
        patch.setattr(restore, "filmed", broken)
        assert table.get().status_code == 500
    assert server.rows(table.id) == rows
    assert table.sit().state["chat"][-1]["kind"] == "note"
    assert [row.kind for row in server.rows(table.id)[len(rows) :]] == ["resumed", "note"]


# The database is locked, the log is put in order


@contextmanager
def locked(database: str) -> Iterator[None]:
    connection = sqlite3.connect(database.removeprefix("sqlite:///"), isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        connection.execute("ROLLBACK")
        connection.close()


def test_a_locked_database_is_told_at_once(start: Start, settings: Settings, database: str) -> None:
    server = start()
    tables = [server.lay("toy/cellar", seats=[{}, {}]) for _ in range(8)]
    clients = [table.sit() for table in tables]
    with locked(database):
        begun = time.monotonic()
        for client in clients:
            client.send("choose", text="rest", seat=0, at=0)
        errors = [client.until("error") for client in clients]
        assert {error["code"] for error in errors} == {"busy"}
        assert "nothing was taken" in refusal_in_words(errors[0])
        answer = server.post("/api/tables", {"mission": "toy/cellar", "seats": [{}, {}]})
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        # All of them together wait once, not each by itself; and those who only look do not wait.
        assert time.monotonic() - begun < 3
        assert tables[0].sit().at == 0
    time.sleep(0.6)
    assert [client.choose("rest", 0)["type"] for client in clients] == ["accepted"] * 8


def test_a_bot_waits_until_the_database_is_free(start: Start, database: str) -> None:
    server = start()
    table = server.lay("toy/cellar", seats=[{"kind": "bot", "agent": "random"}, {}], pace=300)
    client = table.sit(1)
    with locked(database):
        assert client.quiet(2.0) is False or client.at == 0
    assert client.until("happened")["choices"][0]["bot"]
    assert [line for line in table.look().state["chat"] if "does not know" in in_words(line)] == []


def test_a_gate_opens_again(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [100.0]
    monkeypatch.setattr("overrun.server.sql_store.time.monotonic", lambda: clock[0])
    gate = Gate()
    assert not gate.shut and not gate.was_shut
    gate.found(locked=True)
    assert gate.shut and gate.was_shut
    clock[0] += 1
    assert not gate.shut and gate.was_shut
    gate.found(locked=False)
    assert not gate.was_shut


def test_the_log_is_put_in_order_though_it_failed_once(
    start: Start, monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.setattr("overrun.server.carrier.TIDY", 0.05)
    calls: list[int] = []
    tidy = SqlStore.tidy

    def unreliable(store: SqlStore, **more: Any) -> None:
        calls.append(1)
        if len(calls) < 3:
            raise OSError("a fault")
        tidy(store, **more)

    monkeypatch.setattr(SqlStore, "tidy", unreliable)
    server = start()
    server.lay("toy/cellar", seats=[{}, {}]).sit().choose("rest", 0)
    until(lambda: len(calls) > 4)
    server.stop()
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        assert connection.execute("SELECT count(*) FROM log WHERE kind = 'answer'").fetchone() == (1,)


def test_a_log_that_has_grown_too_long_is_cut(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("overrun.server.sql_store.LONG_LOG", 100_000)
    store = SqlStore(f"sqlite:///{tmp_path / 'x.sqlite'}")
    log = tmp_path / "x.sqlite-wal"
    for _ in range(60):
        store.writer.do(
            lambda connection: connection.exec_driver_sql("INSERT INTO about VALUES (random(), 1)")
        ).result()
    assert log.stat().st_size > 100_000
    store.tidy()
    assert log.stat().st_size == 0
    store.close()


# Many tables


def test_tables_are_restored_one_after_another(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes first is served first, not when all others are."""
    server = start()
    tables = [server.lay("toy/cellar", seats=[{}, {}]) for _ in range(12)]
    for table in tables:
        table.sit().choose("rest", 0)
    server.stop()
    server = start()
    restored, busy, most = restore.restored, [0], [0]

    def watched(*args: Any) -> Any:
        busy[0] += 1
        most[0] = max(most[0], busy[0])
        try:
            return restored(*args)
        finally:
            busy[0] -= 1

    monkeypatch.setattr("overrun.rooms.rooms.restored", watched)
    assert not server.rooms.in_memory  # nothing is restored that nobody asks for
    threads = []
    for table in tables:
        table.server = server
        threads.append(threading.Thread(target=table.get))
        threads[-1].start()
    for thread in threads:
        thread.join()
    assert most == [1] and len(server.rooms.in_memory) == 12


def test_bots_take_turns_and_those_whom_people_wait_for_come_first() -> None:
    async def play() -> list[str]:
        pace, order = Pace(), []

        async def bot(name: str, first: bool) -> None:
            async with pace.turn(first=first):
                order.append(name)
                await asyncio.sleep(0.01)

        pace.people_play()
        begun = asyncio.get_running_loop().time()
        tasks = [asyncio.create_task(bot(name, name > "m")) for name in "axbycz"]
        await asyncio.sleep(0)
        gone = tasks.pop(2)
        gone.cancel()
        await asyncio.gather(*tasks)
        # Five turns with four rests that are twice as long each.
        assert asyncio.get_running_loop().time() - begun > 0.12
        return order

    # In a thread: where a browser is driven, too, the main one has an event loop already.
    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(lambda: asyncio.run(play())).result() == ["a", "x", "y", "z", "c"]
