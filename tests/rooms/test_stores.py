"""Whoever keeps tables keeps them alike: in memory and in a database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from overrun.rooms.memory_store import MemoryStore
from overrun.rooms.store import Begins, Conflict, Kept, Key, Report, Row, Snapshot, Store, Summary
from overrun.server.sql_store import SqlStore
from tests.rooms.guests import run

With = Callable[[Callable[[Store], Awaitable[None]]], None]


@pytest.fixture(params=["memory", "database"])
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> With:
    """Do something with a new store, in which there is a table."""

    async def done(work: Callable[[Store], Awaitable[None]]) -> None:
        in_memory = request.param == "memory"
        store = MemoryStore() if in_memory else SqlStore(f"sqlite:///{tmp_path / 'x.sqlite'}")
        await store.create(TABLE, [row("seat")], [HOST, SEAT], b"first")
        await work(store)
        if isinstance(store, SqlStore):
            store.close()

    return lambda work: run(done(work))


TABLE = Kept("one", "toy/cellar", "One", {"undo": "free"}, b"base", 1.0, 2.0, Summary())
HOST, SEAT = Key("h", "one", "host"), Key("s", "one", "seat", 0)


def row(kind: str, when: float = 3.0) -> Row:
    return Row(kind, 0, {"text": kind}, when)


def test_what_is_kept_comes_back(kept: With) -> None:
    async def work(store: Store) -> None:
        summary = Summary(2, True, False, [1])
        await store.append("one", 1, [row("a"), row("b", 9.0)], summary=summary, snapshot=b"second")
        stored = await store.load("one")
        assert stored is not None
        assert stored.rows == [row("seat"), row("a"), row("b", 9.0)]
        assert (stored.table.summary, stored.table.changed, stored.table.base) == (summary, 9.0, b"base")
        assert stored.snapshot == Snapshot(3, b"second")
        assert await store.length("one") == 3 and await store.length("none") == 0
        assert await store.load("none") is None
        assert [table.id for table in await store.tables(["none", "one"])] == ["one"]

    kept(work)


def test_of_two_who_write_the_same_row_one_has_changed_nothing(kept: With) -> None:
    async def work(store: Store) -> None:
        await store.append("one", 1, [row("a")])
        with pytest.raises(Conflict):
            await store.append(
                "one",
                1,
                [row("b")],
                summary=Summary(7),
                snapshot=b"x",
                keys=[Key("n", "one", "host")],
                ended_seat=0,
            )
        stored = await store.load("one")
        assert stored is not None and stored.rows == [row("seat"), row("a")]
        assert (stored.table.summary, stored.snapshot) == (Summary(), Snapshot(1, b"first"))
        assert await store.keys(["h", "s", "n"]) == [HOST, SEAT]

    kept(work)


def test_a_table_or_a_key_there_is_already_is_a_conflict(kept: With) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.create(TABLE, [], [])
        with pytest.raises(Conflict):
            await store.append("one", 1, [row("a")], keys=[HOST])
        assert await store.length("one") == 1

    kept(work)


def test_keys_of_a_seat_end_together(kept: With) -> None:
    async def work(store: Store) -> None:
        link = Key("l", "one", "seat", 0, "s")
        await store.add_link(link)
        newer = Key("m", "one", "seat", 0, "s")
        await store.add_link(newer)
        assert await store.keys(["s", "l", "m"]) in ([SEAT, newer], [newer, SEAT])
        mine = Key("t", "one", "seat", 0)
        await store.append("one", 1, [row("seat")], keys=[mine], ended_seat=0)
        assert await store.keys(["s", "l", "m", "t"]) == [mine]
        assert await store.keys([]) == []

    kept(work)


def test_a_table_may_exist_before_its_game(kept: With) -> None:
    async def work(store: Store) -> None:
        await store.create(Kept("two", "", "", {}, b"", 1.0, 1.0, Summary()), [row("seat")], [])
        early = await store.load("two")
        assert early is not None and early.table.base == b"" and early.snapshot is None
        begins = Begins("toy/cellar", b"record")
        await store.append("two", 1, [row("chat")], begins=begins)
        with pytest.raises(Conflict):
            await store.append("two", 1, [row("chat")], begins=Begins("toy/attic", b"other"))
        later = await store.load("two")
        assert later is not None and (later.table.mission, later.table.base) == ("toy/cellar", b"record")

    kept(work)


def test_a_table_has_so_many_reports(kept: With) -> None:
    async def work(store: Store) -> None:
        report = Report("one", "They went left!", ["a.rule"], 5, b"record", 4.0)
        assert [await store.add_report(report, 2) for _ in range(3)] == [1, 2, None]
        assert await store.report("one", 2) == report
        assert await store.report("two", 2) is None and await store.report("one", 3) is None

    kept(work)
