"""What is kept: tables, their logs, hashed keys, snapshots and reports.

The log of a table is rows that are only ever added, numbered without a gap; the database itself refuses a
second row of the same number, so of two answers given at once only one can win. Everything else about a table
follows from its first record and its log.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import closing
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct, json
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError, NoSuchModuleError
from sqlalchemy.pool import StaticPool

from overrun.errors import OverrunError

SCHEMA = 1

T = TypeVar("T")

_meta = sa.MetaData()
_about = sa.Table("about", _meta, sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text))
_tables = sa.Table(
    "tables",
    _meta,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("mission", sa.Text, nullable=False),
    sa.Column("title", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("base", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
)
_log = sa.Table(
    "log",
    _meta,
    sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("index", sa.Integer, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.Column("when", sa.Float, nullable=False),
)
_keys = sa.Table(
    "keys",
    _meta,
    sa.Column("hash", sa.Text, primary_key=True),
    sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("role", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("replaces", sa.Text, nullable=False, default=""),
)
_snapshots = sa.Table(
    "snapshots",
    _meta,
    sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("index", sa.Integer, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
)
_reports = sa.Table(
    "reports",
    _meta,
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("table", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("note", sa.Text, nullable=False),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("answers", sa.Integer, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)


class Conflict(Exception):
    """Somebody else has written this row of the log; nothing was stored."""


class Row(Struct, frozen=True):
    """One line of a table's log: an answer, an undo, a change of seats, a line of the chat."""

    kind: str
    seat: int | None
    body: dict[str, Any]
    when: float


class Key(Struct, frozen=True):
    """What a token opens. `replaces` is the hash of one that ends when this is first used."""

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
    """A table as it is kept."""

    id: str
    mission: str
    title: str
    options: dict[str, Any]
    base: bytes
    created: float
    changed: float
    summary: Summary


class Snapshot(Struct, frozen=True):
    """The record of a table as it was after `index` rows of its log."""

    index: int
    record: bytes


class KeptReport(Struct, frozen=True):
    """A reported ruling."""

    number: int
    table: str
    note: str
    rules: list[str]
    answers: int
    record: bytes
    created: float


def now() -> float:
    """The time, as the log notes it."""
    return time.time()


Job = tuple[Callable[[sa.Connection], Any], "Future[Any]"]


class Writer:
    """One thread that writes. Whatever waits while the disk is busy goes to the disk together.

    Waiting for the disk is most of the time an answer takes; so many tables wait for it only once.
    """

    MOST = 64  # jobs in one transaction

    def __init__(self, engine: sa.Engine):
        self.engine = engine
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Do something in a transaction and come back when it is on the disk."""
        done: Future[T] = Future()
        self.jobs.put((job, done))
        return done.result()

    def close(self) -> None:
        """Finish what is waiting, and end."""
        self.jobs.put(None)
        self.thread.join()

    def _work(self) -> None:
        job = self.jobs.get()
        while job is not None:
            batch = [job]
            while len(batch) < self.MOST and not self.jobs.empty():
                job = self.jobs.get()
                if job is None:
                    break
                batch.append(job)
            self._write(batch)
            if job is not None:
                job = self.jobs.get()

    def _write(self, batch: list[Job]) -> None:
        """All together; if one of them fails, each by itself, so that it fails alone."""
        try:
            with self.engine.begin() as connection:
                results = [job(connection) for job, _ in batch]
        except Exception as error:
            if len(batch) == 1:
                batch[0][1].set_exception(error)
            else:
                for job in batch:
                    self._write([job])
            return
        for (_, done), result in zip(batch, results, strict=True):
            done.set_result(result)


class Store:
    """The database. Every method is one transaction and may be called from any thread."""

    def __init__(self, url: str):
        try:
            self.engine = _engine(url)
            with self.engine.begin() as connection:
                _meta.create_all(connection)
                self._check_schema(connection)
        except (DatabaseError, ArgumentError, NoSuchModuleError, OSError) as error:
            reason = getattr(error, "orig", None) or error
            raise OverrunError(
                f"the database {url!r} cannot be used: {reason}; name another with --db"
            ) from None
        self.writer = Writer(self.engine)

    def _check_schema(self, connection: sa.Connection) -> None:
        found = connection.execute(sa.select(_about.c.value).where(_about.c.key == "schema")).scalar()
        if found is None:
            connection.execute(_about.insert().values(key="schema", value=str(SCHEMA)))
        elif found != str(SCHEMA):
            raise OverrunError(
                f"the database is of version {found}, this program keeps {SCHEMA}; name another with --db"
            )

    def close(self) -> None:
        """Let go of the file."""
        self.writer.close()
        self.engine.dispose()

    def tidy(self) -> None:
        """Put the write-ahead log of SQLite in order; writers go on meanwhile."""
        if self.engine.dialect.name == "sqlite":
            with self.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    # Writing

    def create(
        self,
        kept: Kept,
        rows: Sequence[Row],
        keys: Iterable[Key],
        snapshot: bytes | None = None,
    ) -> None:
        """A new table with the first rows of its log."""

        def job(connection: sa.Connection) -> None:
            connection.execute(_tables.insert().values(**_table_values(kept)))
            _add_rows(connection, kept.id, 0, rows)
            connection.execute(_keys.insert(), [_plain(key) for key in keys])
            if snapshot is not None:
                _put_snapshot(connection, kept.id, len(rows), snapshot)

        self.writer.do(job)

    def append(
        self,
        table: str,
        index: int,
        rows: Sequence[Row],
        *,
        summary: Summary | None = None,
        snapshot: bytes | None = None,
        keys: Sequence[Key] = (),
        ended_seat: int | None = None,
    ) -> None:
        """Add rows to a log from this index on, or raise `Conflict` and add nothing.

        `keys` are new ones; all earlier keys of `ended_seat` end here.
        """

        def job(connection: sa.Connection) -> None:
            _add_rows(connection, table, index, rows)
            if summary is not None:
                text = json.encode(summary).decode()
                connection.execute(_SUMMARISE, {"of": table, "summary": text, "changed": rows[-1].when})
            if snapshot is not None:
                _put_snapshot(connection, table, index + len(rows), snapshot)
            if ended_seat is not None:
                seat = (_keys.c.table == table, _keys.c.role == "seat", _keys.c.seat == ended_seat)
                connection.execute(_keys.delete().where(*seat))
            if keys:
                connection.execute(_keys.insert(), [_plain(key) for key in keys])

        try:
            self.writer.do(job)
        except IntegrityError:
            raise Conflict from None

    def add_key(self, key: Key) -> None:
        """One more key to a table."""
        self.writer.do(lambda connection: connection.execute(_keys.insert().values(**_plain(key))))

    def settle(self, key: Key) -> None:
        """A key that replaces another is used for the first time: the other ends."""

        def job(connection: sa.Connection) -> None:
            connection.execute(_keys.delete().where(_keys.c.hash == key.replaces))
            connection.execute(_keys.update().where(_keys.c.hash == key.hash).values(replaces=""))

        self.writer.do(job)

    def add_report(self, table: str, note: str, rules: list[str], answers: int, record: bytes) -> int:
        """Keep a reported ruling; its number."""
        values = {
            "table": table,
            "note": note,
            "rules": json.encode(rules).decode(),
            "answers": answers,
            "record": record,
            "created": now(),
        }

        def job(connection: sa.Connection) -> int:
            done = connection.execute(_reports.insert().values(**values))
            return int(done.inserted_primary_key[0])  # type: ignore[index]

        return self.writer.do(job)

    # Reading

    def table(self, table: str) -> Kept | None:
        """A table, or None."""
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(_tables).where(_tables.c.id == table)).mappings().first()
        return None if found is None else _kept(found)

    def rows(self, table: str) -> list[Row]:
        """The whole log of a table."""
        query = sa.select(_log.c.kind, _log.c.seat, _log.c.body, _log.c.when)
        with self.engine.connect() as connection:
            found = connection.execute(query.where(_log.c.table == table).order_by(_log.c.index)).all()
        return [Row(kind, seat, json.decode(body), when) for kind, seat, body, when in found]

    def snapshot(self, table: str) -> Snapshot | None:
        """The last snapshot of a table."""
        query = sa.select(_snapshots.c.index, _snapshots.c.record).where(_snapshots.c.table == table)
        with self.engine.connect() as connection:
            found = connection.execute(query).first()
        return None if found is None else Snapshot(*found)

    def keys(self, hashes: Sequence[str]) -> list[Key]:
        """The keys with these hashes."""
        if not hashes:
            return []
        with self.engine.connect() as connection:
            found = connection.execute(sa.select(_keys).where(_keys.c.hash.in_(list(hashes)))).all()
        return [Key(*row) for row in found]

    def report(self, table: str, number: int) -> KeptReport | None:
        """A report of this table."""
        query = sa.select(_reports).where(_reports.c.number == number, _reports.c.table == table)
        with self.engine.connect() as connection:
            found = connection.execute(query).mappings().first()
        if found is None:
            return None
        return KeptReport(**{**found, "rules": json.decode(found["rules"])})


_ADD = _log.insert()
_SUMMARISE = (
    _tables.update()
    .where(_tables.c.id == sa.bindparam("of"))
    .values(summary=sa.bindparam("summary"), changed=sa.bindparam("changed"))
)


def _add_rows(connection: sa.Connection, table: str, index: int, rows: Sequence[Row]) -> None:
    if not rows:
        return
    connection.execute(
        _ADD,
        [
            {
                "table": table,
                "index": index + n,
                "kind": row.kind,
                "seat": row.seat,
                "body": json.encode(row.body),
                "when": row.when,
            }
            for n, row in enumerate(rows)
        ],
    )


def _put_snapshot(connection: sa.Connection, table: str, index: int, record: bytes) -> None:
    connection.execute(_snapshots.delete().where(_snapshots.c.table == table))
    connection.execute(_snapshots.insert().values(table=table, index=index, record=record))


def _plain(value: Struct) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


def _table_values(kept: Kept) -> dict[str, Any]:
    options, summary = json.encode(kept.options).decode(), json.encode(kept.summary).decode()
    return {**_plain(kept), "options": options, "summary": summary}


def _kept(found: Any) -> Kept:
    summary = json.decode(found["summary"], type=Summary)
    return Kept(**{**found, "options": json.decode(found["options"]), "summary": summary})


def _engine(url: str) -> sa.Engine:
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite":
        return sa.create_engine(parsed)
    if not parsed.database or parsed.database == ":memory:":
        return sa.create_engine(parsed, connect_args={"check_same_thread": False}, poolclass=StaticPool)
    Path(parsed.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    parsed = parsed.set(database=str(Path(parsed.database).expanduser()))
    engine = sa.create_engine(parsed, connect_args={"timeout": 20})

    @sa.event.listens_for(engine, "connect")
    def _settle(connection: Any, _: Any) -> None:
        with closing(connection.cursor()) as cursor:
            cursor.execute("PRAGMA journal_mode=WAL")
            # An acknowledged answer is on the disk, also when the power goes.
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            # Nobody's answer waits until the log of the database is put in order: `tidy` does that.
            cursor.execute("PRAGMA wal_autocheckpoint=0")

    return engine
