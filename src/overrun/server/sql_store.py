"""Tables kept in a database: SQLite in a file, or PostgreSQL.

The database itself refuses a second row of the same number in a table's log, so of two answers given at once
only one can win.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct, json
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, IntegrityError, NoSuchModuleError
from sqlalchemy.pool import StaticPool

from overrun.errors import OverrunError
from overrun.rooms.problems import Busy
from overrun.rooms.store import Begins, Conflict, Kept, Key, Report, Row, Snapshot, Store, Stored, Summary

SCHEMA = 1
PAGE = 4096  # bytes of a page of SQLite
READERS = 24  # threads: they mostly wait for the disk, and do so together
CONNECTIONS = 30

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


# How long a job waits for a database that another program has locked; once it is known to be locked, how long
# the next one waits, and how long nobody tries.
LOCKED, STILL_LOCKED, REST = 1.0, 0.1, 0.5  # seconds
# Where the log of the database grows beyond this although it was put in order, it is cut.
LONG_LOG = 32_000_000  # bytes

_BUSY, _LOCKED = 5, 6  # what SQLite calls it


def is_locked(error: BaseException) -> bool:
    """Whether a database could not be used because another program uses it."""
    code = getattr(getattr(error, "orig", error), "sqlite_errorcode", None)
    return isinstance(code, int) and code & 0xFF in (_BUSY, _LOCKED)


class Gate:
    """Shut for a moment when the database was found locked: nobody queues behind the others' waiting."""

    def __init__(self) -> None:
        self.until = 0.0

    @property
    def shut(self) -> bool:
        """Whether it makes no sense to try."""
        return time.monotonic() < self.until

    @property
    def was_shut(self) -> bool:
        """Whether it was found locked the last time."""
        return self.until > 0

    def found(self, locked: bool) -> None:
        """What somebody has found."""
        self.until = time.monotonic() + REST if locked else 0.0


Job = tuple[Callable[[sa.Connection], Any], "Future[Any]"]


class Writer:
    """One thread that writes. Whatever waits while the disk is busy goes to the disk together.

    Waiting for the disk is most of the time an answer takes; so many tables wait for it only once.
    """

    MOST = 64  # jobs in one transaction

    def __init__(self, engine: sa.Engine):
        self.engine = engine
        self.gate = Gate()
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread = threading.Thread(target=self._work, name="store", daemon=True)
        self.thread.start()

    def do(self, job: Callable[[sa.Connection], T]) -> Future[T]:
        """Do something in a transaction; it is done when it is on the disk."""
        if self.gate.shut:
            raise Busy
        done: Future[T] = Future()
        # From here on nobody can stop it.
        done.set_running_or_notify_cancel()
        self.jobs.put((job, done))
        return done

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
        """All together; if one of them fails, each by itself, so that it fails alone.

        Where the database is locked they fail together: each by itself would only wait once more.
        """
        if self.gate.shut:
            for _, done in batch:
                done.set_exception(Busy())
            return
        try:
            with self.engine.begin() as connection:
                self._be_patient(connection)
                results = [job(connection) for job, _ in batch]
        except Exception as error:
            if is_locked(error):
                self.gate.found(locked=True)
                for _, done in batch:
                    done.set_exception(Busy())
            elif len(batch) == 1:
                batch[0][1].set_exception(error)
            else:
                for job in batch:
                    self._write([job])
            return
        self.gate.found(locked=False)
        for (_, done), result in zip(batch, results, strict=True):
            done.set_result(result)

    def _be_patient(self, connection: sa.Connection) -> None:
        if self.engine.dialect.name == "sqlite":
            seconds = STILL_LOCKED if self.gate.was_shut else LOCKED
            connection.exec_driver_sql(f"PRAGMA busy_timeout={round(seconds * 1000)}")


class SqlStore(Store):
    """A `Store` in a database. Every method is one transaction."""

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
        self.readers = ThreadPoolExecutor(READERS, "read")
        self.gate = Gate()

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
        self.readers.shutdown(wait=True)
        self.writer.close()
        with suppress(DatabaseError):
            self.tidy(whole=True)
        self.engine.dispose()

    def tidy(self, *, whole: bool = False) -> None:
        """Put the write-ahead log of SQLite in order; writers go on meanwhile, unless it is far too long."""
        if self.engine.dialect.name != "sqlite":
            return
        with self.engine.connect() as connection:
            _, pages, _ = connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)").one()
            if whole or pages * PAGE > LONG_LOG:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    async def _write(self, job: Callable[[sa.Connection], T]) -> T:
        return await asyncio.wrap_future(self.writer.do(job))

    async def _read(self, ask: Callable[[sa.Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self.readers, self._ask, ask)

    def _ask(self, ask: Callable[[sa.Connection], T]) -> T:
        with self._reading() as connection:
            return ask(connection)

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        if self.gate.shut:
            raise Busy
        try:
            with self.engine.connect() as connection:
                yield connection
        except DatabaseError as error:
            if not is_locked(error):
                raise
            self.gate.found(locked=True)
            raise Busy from None

    # Writing

    async def create(
        self, table: Kept, rows: Sequence[Row], keys: Sequence[Key], snapshot: bytes | None = None
    ) -> None:
        """A new table with the first rows of its log; its game may come later."""

        def job(connection: sa.Connection) -> None:
            connection.execute(_tables.insert().values(**_table_values(table)))
            _add_rows(connection, table.id, 0, rows)
            _add_keys(connection, keys)
            if snapshot is not None:
                _put_snapshot(connection, table.id, len(rows), snapshot)

        with _conflicts():
            await self._write(job)

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

        After `Conflict` and `Busy` nothing was stored; after any other error nobody knows.
        """

        def job(connection: sa.Connection) -> None:
            _add_rows(connection, table, index, rows)
            if summary is not None:
                text = json.encode(summary).decode()
                connection.execute(_SUMMARISE, {"of": table, "summary": text, "changed": rows[-1].when})
            if begins is not None:
                connection.execute(_tables.update().where(_tables.c.id == table).values(**_plain(begins)))
            if snapshot is not None:
                _put_snapshot(connection, table, index + len(rows), snapshot)
            if ended_seat is not None:
                seat = (_keys.c.table == table, _keys.c.role == "seat", _keys.c.seat == ended_seat)
                connection.execute(_keys.delete().where(*seat))
            _add_keys(connection, keys)

        with _conflicts():
            await self._write(job)

    async def add_link(self, key: Key) -> None:
        """A link that takes a seat along; an older one for the same seat ends."""
        older = (_keys.c.table == key.table, _keys.c.seat == key.seat, _keys.c.replaces != "")

        def job(connection: sa.Connection) -> None:
            connection.execute(_keys.delete().where(*older))
            _add_keys(connection, [key])

        await self._write(job)

    async def add_report(self, report: Report, most: int) -> int | None:
        """Keep a report; its number, or None if there are as many of its table as may be."""
        values = {**_plain(report), "rules": json.encode(report.rules).decode()}

        def job(connection: sa.Connection) -> int | None:
            count = sa.select(sa.func.count()).select_from(_reports).where(_reports.c.table == report.table)
            if (connection.execute(count).scalar() or 0) >= most:
                return None
            done = connection.execute(_reports.insert().values(**values))
            return int(done.inserted_primary_key[0])  # type: ignore[index]

        return await self._write(job)

    # Reading

    async def load(self, table: str) -> Stored | None:
        """All of a table, or None."""

        def ask(connection: sa.Connection) -> Stored | None:
            known = connection.execute(sa.select(_tables).where(_tables.c.id == table)).mappings().first()
            if known is None:
                return None
            rows = connection.execute(_ROWS, {"of": table}).all()
            snapshot = connection.execute(_SNAPSHOT, {"of": table}).first()
            return Stored(
                _kept(known),
                [Row(kind, seat, json.decode(body), when) for kind, seat, body, when in rows],
                None if snapshot is None else Snapshot(*snapshot),
            )

        return await self._read(ask)

    async def length(self, table: str) -> int:
        """How many rows the log of a table has."""
        query = sa.select(sa.func.count()).select_from(_log).where(_log.c.table == table)
        return await self._read(lambda connection: int(connection.execute(query).scalar() or 0))

    async def tables(self, names: Sequence[str]) -> list[Kept]:
        """Those of these tables that there are."""
        query = sa.select(_tables).where(_tables.c.id.in_(list(names)))

        def ask(connection: sa.Connection) -> list[Kept]:
            return [_kept(known) for known in connection.execute(query).mappings()]

        return await self._read(ask) if names else []

    async def keys(self, hashes: Sequence[str]) -> list[Key]:
        """The keys with these hashes."""
        query = sa.select(_keys).where(_keys.c.hash.in_(list(hashes)))

        def ask(connection: sa.Connection) -> list[Key]:
            return [Key(*row) for row in connection.execute(query)]

        return await self._read(ask) if hashes else []

    async def report(self, table: str, number: int) -> Report | None:
        """A report of this table."""
        query = sa.select(_reports).where(_reports.c.number == number, _reports.c.table == table)

        def ask(connection: sa.Connection) -> Report | None:
            known = connection.execute(query).mappings().first()
            if known is None:
                return None
            fields = {name: known[name] for name in Report.__struct_fields__}
            return Report(**{**fields, "rules": json.decode(known["rules"])})

        return await self._read(ask)


@contextmanager
def _conflicts() -> Iterator[None]:
    """What the database refuses because it is there already."""
    try:
        yield
    except IntegrityError:
        raise Conflict from None


_ROWS = (
    sa.select(_log.c.kind, _log.c.seat, _log.c.body, _log.c.when)
    .where(_log.c.table == sa.bindparam("of"))
    .order_by(_log.c.index)
)
_SNAPSHOT = sa.select(_snapshots.c.index, _snapshots.c.record).where(_snapshots.c.table == sa.bindparam("of"))
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


def _add_keys(connection: sa.Connection, keys: Sequence[Key]) -> None:
    if keys:
        connection.execute(_keys.insert(), [_plain(key) for key in keys])


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
    engine = sa.create_engine(parsed, connect_args={"timeout": LOCKED}, pool_size=CONNECTIONS)

    @sa.event.listens_for(engine, "connect")
    def _settle(connection: Any, _: Any) -> None:
        with closing(connection.cursor()) as cursor:
            cursor.execute("PRAGMA journal_mode=WAL")
            # An acknowledged answer is on the disk, also when the power goes.
            cursor.execute("PRAGMA synchronous=FULL")
            cursor.execute("PRAGMA foreign_keys=ON")
            # Nobody's answer waits until the log of the database is put in order: `tidy` does that.
            # This is for the case that it cannot for a long time.
            cursor.execute(f"PRAGMA wal_autocheckpoint={2 * LONG_LOG // PAGE}")

    return engine
