"""Tables kept in memory, as long as the program runs: for tests, and for whoever keeps them elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs

from overrun.rooms.store import Begins, Conflict, Kept, Key, Report, Row, Snapshot, Store, Stored, Summary


class MemoryStore(Store):
    """A `Store` in memory. It never waits, so each of its writes is whole."""

    def __init__(self) -> None:
        self._tables: dict[str, Kept] = {}
        self._rows: dict[str, list[Row]] = {}
        self._snapshots: dict[str, Snapshot] = {}
        self._keys: dict[str, Key] = {}
        self._reports: list[Report] = []

    async def create(
        self, table: Kept, rows: Sequence[Row], keys: Sequence[Key], snapshot: bytes | None = None
    ) -> None:
        """A new table with the first rows of its log; its game may come later."""
        if table.id in self._tables or any(key.hash in self._keys for key in keys):
            raise Conflict
        self._tables[table.id] = table
        self._rows[table.id] = list(rows)
        self._keys |= {key.hash: key for key in keys}
        if snapshot is not None:
            self._snapshots[table.id] = Snapshot(len(rows), snapshot)

    async def append(
        self,
        table: str,
        index: int,
        rows: Sequence[Row],
        *,
        summary: Summary | None = None,
        snapshot: bytes | None = None,
        keys: Sequence[Key] = (),
        ended_seat: int | None = None,
        begins: Begins | None = None,
    ) -> None:
        """Add rows to a log from this index on, with all that belongs to them, or change nothing."""
        left = self._keys
        if ended_seat is not None:
            ended = (table, "seat", ended_seat)
            left = {name: key for name, key in left.items() if (key.table, key.role, key.seat) != ended}
        if len(self._rows[table]) != index or any(key.hash in left for key in keys):
            raise Conflict
        self._rows[table] += rows
        self._keys = left | {key.hash: key for key in keys}
        if summary is not None:
            self._change(table, summary=summary, changed=rows[-1].when)
        if begins is not None:
            self._change(table, mission=begins.mission, base=begins.base)
        if snapshot is not None:
            self._snapshots[table] = Snapshot(index + len(rows), snapshot)

    def _change(self, table: str, **fields: object) -> None:
        self._tables[table] = structs.replace(self._tables[table], **fields)

    async def load(self, table: str) -> Stored | None:
        """All of a table, or None."""
        kept = self._tables.get(table)
        return None if kept is None else Stored(kept, list(self._rows[table]), self._snapshots.get(table))

    async def length(self, table: str) -> int:
        """How many rows the log of a table has."""
        return len(self._rows.get(table, ()))

    async def tables(self, names: Sequence[str]) -> list[Kept]:
        """Those of these tables that there are."""
        return [self._tables[name] for name in names if name in self._tables]

    async def keys(self, hashes: Sequence[str]) -> list[Key]:
        """The keys with these hashes."""
        return [self._keys[name] for name in hashes if name in self._keys]

    async def add_link(self, key: Key) -> None:
        """A link that takes a seat along; an older one for the same seat ends."""
        older = [
            name
            for name, other in self._keys.items()
            if (other.table, other.seat) == (key.table, key.seat) and other.replaces
        ]
        for name in older:
            del self._keys[name]
        self._keys[key.hash] = key

    async def add_report(self, report: Report, most: int) -> int | None:
        """Keep a report; its number, or None if there are as many of its table as may be."""
        if sum(other.table == report.table for other in self._reports) >= most:
            return None
        self._reports.append(report)
        return len(self._reports)

    async def report(self, table: str, number: int) -> Report | None:
        """A report of this table."""
        found = self._reports[number - 1] if 0 < number <= len(self._reports) else None
        return found if found is not None and found.table == table else None
