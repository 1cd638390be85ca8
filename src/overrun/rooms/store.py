"""What is kept of a table, and what is asked of whoever keeps it.

The log of a table is rows that are only ever added, numbered without a gap. Everything else about a table
follows from its first record and its log.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from msgspec import Struct


class Conflict(Exception):
    """Somebody else has written this row of the log; nothing was stored."""


class Row(Struct, frozen=True):
    """One line of a table's log: an answer, an undo, a change of seats, a line of the chat."""

    kind: str
    seat: int | None
    body: dict[str, Any]
    when: float


class Key(Struct, frozen=True):
    """What a token opens. One that `replaces` another (its hash) is that of a link which takes a seat on."""

    hash: str
    table: str
    role: str
    seat: int | None = None
    replaces: str = ""


class Summary(Struct, frozen=True):
    """What a list of tables shows, so that it need not rebuild them."""

    round: int = 0
    over: bool = False
    won: bool | None = None
    waiting: list[int] = []


class Kept(Struct, frozen=True):
    """A table as it is kept. Before its game begins there is no mission and no `base`, its first record."""

    id: str
    mission: str
    title: str
    options: dict[str, Any]
    base: bytes
    created: float
    changed: float
    summary: Summary


class Begins(Struct, frozen=True):
    """The game of a table that had none."""

    mission: str
    base: bytes


class Snapshot(Struct, frozen=True):
    """The record of a table as it was after `index` rows of its log."""

    index: int
    record: bytes


class Stored(Struct, frozen=True):
    """All that is kept of one table."""

    table: Kept
    rows: list[Row]
    snapshot: Snapshot | None


class Report(Struct, frozen=True):
    """A ruling that somebody reports."""

    table: str
    note: str
    rules: list[str]
    answers: int
    record: bytes
    created: float


class Store(Protocol):
    """Where tables are kept.

    What it has said to have stored is never lost. A write succeeds or raises, and then it has changed
    nothing: `Conflict` if somebody else was there first, `Busy` if it cannot write now. After any other error
    of `append` the log itself is asked (`length`): a disk may have failed after it had written.
    """

    async def create(
        self, table: Kept, rows: Sequence[Row], keys: Sequence[Key], snapshot: bytes | None = None
    ) -> None:
        """A new table with the first rows of its log; its game may come later."""

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
        """Add rows to a log from this index on, with all that belongs to them, or raise and change nothing.

        `keys` are new ones; all earlier keys of `ended_seat` end here. `begins` is the game of a table that
        had none.
        """

    async def load(self, table: str) -> Stored | None:
        """All of a table, or None."""

    async def length(self, table: str) -> int:
        """How many rows the log of a table has."""

    async def tables(self, names: Sequence[str]) -> list[Kept]:
        """Those of these tables that there are."""

    async def keys(self, hashes: Sequence[str]) -> list[Key]:
        """The keys with these hashes."""

    async def add_link(self, key: Key) -> None:
        """A link that takes a seat along; an older one for the same seat ends."""

    async def add_report(self, report: Report, most: int) -> int | None:
        """Keep a report; its number, or None if there are as many of its table as may be."""

    async def report(self, table: str, number: int) -> Report | None:
        """A report of this table."""
