"""The hall: all tables of a server, who is connected to them, and what happens at them.

Each table does one thing at a time. What takes longer than a blink (rules, database, bots) happens in
threads; telling people about it happens here, in the order in which it happened.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from overrun.table import bots, render
from overrun.table import messages as m
from overrun.table.lane import Lane
from overrun.table.minds import Minds
from overrun.table.problems import Refused, log, refused
from overrun.table.rebuild import open_table
from overrun.table.seats import Rights, rights_of
from overrun.table.sending import Parcels
from overrun.table.settings import Settings
from overrun.table.sitting import ENCODER, Client, Sitting
from overrun.table.store import Conflict, Store, now
from overrun.table.strangers import Strangers
from overrun.table.tables import Change, Table, Unsure

T = TypeVar("T")

GREETED = 8  # at the same time: when all come back at once, the first do not wait for the last
TIDY = 10.0  # seconds
CLOSE = 5.0  # seconds for what is being done when the server ends
AGAIN, TRIES = 1.0, 3  # seconds until a bot tries again when something has failed, and how often it does
FILMS = 48_000_000  # bytes of films that are kept
ANSWERS = 50  # answers given at once


class Hall:
    """All tables, the threads that work for them, and the database."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.store: Store
        self.sittings: OrderedDict[str, Sitting] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Sitting]] = {}
        self.doing: set[asyncio.Future[Any]] = set()
        self.work: ThreadPoolExecutor
        self.restoring: ThreadPoolExecutor
        self.long: ThreadPoolExecutor
        self.films: Parcels
        self.lane: Lane
        self.greeting: asyncio.Semaphore
        self.minds: Minds
        self.strangers: Strangers
        self.tidying: asyncio.Task[None]

    async def open(self) -> None:
        """Begin: open the database."""
        self.store = Store(self.settings.database)
        # They mostly wait for the disk, and do so together.
        self.work = ThreadPoolExecutor(24, "table")
        # Tables are restored one after another: all at once, the first would be ready when the last is.
        self.restoring = ThreadPoolExecutor(1, "restore")
        # Films and records are long, and nobody waits for his turn because of them.
        self.long = ThreadPoolExecutor(1, "film")
        self.films = Parcels(FILMS)
        self.lane = Lane()
        self.greeting = asyncio.Semaphore(GREETED)
        self.minds = Minds(self.settings.thinkers)
        self.strangers = Strangers()
        self.tidying = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            try:
                # Not among the threads that may all be waiting for the database.
                await asyncio.to_thread(self.store.tidy)
            except Exception as error:
                log.warning("the log of the database is put in order the next time: %r", error)

    async def close(self) -> None:
        """End: let bots stop, and close the database."""
        self.tidying.cancel()
        for sitting in self.sittings.values():
            if sitting.driver is not None:
                sitting.driver.cancel()
        if self.doing:
            await asyncio.wait(self.doing, timeout=CLOSE)
        # Whoever waits for a record to be tried waits no longer.
        self.strangers.close()
        for threads in (self.restoring, self.long, self.work):
            threads.shutdown(wait=True, cancel_futures=threads is not self.work)
        self.minds.close()
        self.store.close()

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        """Do something that takes a while in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.work, function, *args)

    async def run_long(self, function: Callable[..., T], *args: Any) -> T:
        """Do something that takes long and may wait until other such things are done."""
        return await asyncio.get_running_loop().run_in_executor(self.long, function, *args)

    async def whole(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, also if whoever has asked for it is gone meanwhile.

        What a thread has begun goes on anyway; nobody else may begin something at the same table before that.
        """
        task = asyncio.ensure_future(doing)
        self.doing.add(task)
        task.add_done_callback(self.doing.discard)
        return await asyncio.shield(task)

    # Finding a table

    async def sitting(self, table: str) -> Sitting:
        """A table, from memory or rebuilt from its log."""
        found = self.sittings.get(table)
        if found is None:
            task = self.opening.get(table)
            if task is None:
                task = self.opening[table] = asyncio.create_task(self._open(table))
                task.add_done_callback(lambda _: self.opening.pop(table, None))
            found = await asyncio.shield(task)
        if found.unsure:
            async with found.lock:
                await self._make_sure(found)
        if table in self.sittings:
            self.sittings.move_to_end(table)
        found.used = time.monotonic()
        return found

    async def _open(self, table: str) -> Sitting:
        if len(table) > 40:
            raise Refused("no-table")
        made = await self._restored(table)
        if made is None:
            raise Refused("no-table")
        return self.seat(made)

    async def _restored(self, table: str) -> Table | None:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.restoring, open_table, self.store, table)
        except Conflict:
            # Another server has brought it up to this version at the same moment.
            return await loop.run_in_executor(self.restoring, open_table, self.store, table)

    def seat(self, table: Table) -> Sitting:
        """A table to sit at, kept in memory."""
        sitting = self.sittings[table.id] = Sitting(table)
        self._make_room()
        return sitting

    def _make_room(self) -> None:
        """Forget tables that nobody sits at, the longest unused first; they are in the database."""
        surplus = len(self.sittings) - self.settings.tables_kept
        for name, sitting in list(self.sittings.items()):
            if surplus <= 0:
                break
            idle = not sitting.clients and not sitting.lock.locked() and sitting.driver is None
            if idle and time.monotonic() - sitting.used > 1:
                del self.sittings[name]
                surplus -= 1

    async def refresh(self, sitting: Sitting) -> None:
        """The log of this table holds more than was known here: read it anew, and show everybody."""
        sitting.unsure = True
        made = await self._restored(sitting.table.id)
        if made is not None:
            sitting.table = made
            sitting.asked_at = -1
            sitting.unsure = False
            sitting.tell(lambda language: sitting.state(language, "stale"))

    async def _make_sure(self, sitting: Sitting) -> bool:
        """Find out whether the log holds more than was known here; if so, it is read anew."""
        sitting.unsure = True
        try:
            if await self.run(self.store.length, sitting.table.id) == sitting.table.index:
                sitting.unsure = False
                return False
            await self.refresh(sitting)
        except Exception as error:
            refused(error)
            raise Refused("failed", "table-unsure") from error
        return True

    async def rights(self, table: str, tokens: Sequence[str]) -> Rights:
        """What tokens are good for at a table; those who have none do not even learn that it exists."""
        found = await self.run(rights_of, self.store, table, tuple(tokens))
        if not found.any:
            raise Refused("no-table")
        return found

    async def visited(self, table: str, tokens: Sequence[str]) -> tuple[Sitting, Rights]:
        """A table and what the visitor may do there."""
        rights = await self.rights(table, tokens)
        return await self.sitting(table), rights

    async def note(self, sitting: Sitting, key: str, **args: Any) -> None:
        """The table itself says something."""
        when = now()
        line = await self.written(sitting, lambda table: table.note(key, when, **args))
        if line is not None:
            sitting.tell(lambda language: m.Said(render.chat_line(line, language)))

    async def mention(self, sitting: Sitting, key: str, **args: Any) -> None:
        """The same about something that is so already, said or not."""
        try:
            await self.note(sitting, key, **args)
        except Exception as error:
            refused(error)

    async def check_clients(self, sitting: Sitting) -> None:
        """Keys have ended: find out who still has which seat; who has nothing left here has to go."""
        for client in list(sitting.clients):
            try:
                rights = await self.run(rights_of, self.store, sitting.table.id, client.tokens)
            except Exception as error:
                refused(error)
                rights = Rights()
            if rights != client.rights:
                client.rights = rights
                seats = m.YourSeats(list(rights.seats), rights.host)
                client.send(ENCODER.encode(seats).decode())
            if not rights.any:
                client.send("")
        sitting.tell_presence()

    # The game

    def join(self, sitting: Sitting, client: Client) -> None:
        """Somebody connects."""
        sitting.clients.add(client)
        sitting.tell_presence()
        self.wake(sitting)

    def leave(self, sitting: Sitting, client: Client) -> None:
        """Somebody is gone."""
        sitting.clients.discard(client)
        sitting.used = time.monotonic()
        if sitting.clients:
            sitting.tell_presence()
        else:
            self._make_room()

    async def choose(self, sitting: Sitting, texts: list[str], seat: int, at: int, bot: bool = False) -> None:
        """Answer the question of a table."""
        if not 1 <= len(texts) <= ANSWERS:
            raise Refused("malformed")
        if not bot:
            self.lane.people_play()
        await self.move(sitting, Table.choose, texts, seat, at, bot)

    async def move(self, sitting: Sitting, move: Callable[..., Change | None], *args: Any) -> None:
        """Make a move and tell everybody what it did."""
        await self.whole(self._move(sitting, move, *args))

    async def _move(self, sitting: Sitting, move: Callable[..., Change | None], *args: Any) -> None:
        async with sitting.lock:
            change = await self.written(sitting, move, *args)
            if change is None:
                return
            table = sitting.table
            if change.kind == "happened":
                sitting.tell(
                    lambda language: render.happened(table, change, language),
                    lambda language: render.asked(table, sitting.question(language), language),
                )
            else:
                sitting.tell(lambda language: sitting.state(language, change.kind))
        self.wake(sitting)

    async def written(self, sitting: Sitting, write: Callable[..., T], *args: Any) -> T:
        """Write to a table's log; if another server was faster, the table is read anew.

        Whatever writes does nothing if it finds that it was done already. So what may have been stored before
        something failed is done once more, if the log says that there is more in it.
        """
        if sitting.unsure:
            await self._make_sure(sitting)
        try:
            return await self.run(write, sitting.table, *args)
        except Conflict:
            await self.refresh(sitting)
            raise Refused("stale") from None
        except Unsure as error:
            refused(error)
            if not await self._make_sure(sitting):
                raise Refused("failed") from None
            return await self.run(write, sitting.table, *args)

    # Bots

    def wake(self, sitting: Sitting) -> None:
        """Let the table's bots go on, if they are to."""
        sitting.used = time.monotonic()
        if sitting.driver is None and bots.to_answer(sitting.table) is not None:
            sitting.driver = asyncio.create_task(self._drive(sitting))

    async def _drive(self, sitting: Sitting) -> None:
        """One driver for a table: as long as a bot has to answer and somebody is there to see it."""
        pace, failed = max(sitting.table.options.pace / 1000, self.settings.shortest_pace), 0
        try:
            while bots.to_answer(sitting.table) is not None and self._watched(sitting):
                await asyncio.sleep(pace)
                try:
                    await self._answer_for_bot(sitting)
                    failed = 0
                except Refused as error:
                    if error.code == "stale":
                        continue
                    failed += error.code != "busy"
                    if failed > TRIES:
                        raise
                    await asyncio.sleep(AGAIN)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            refused(error)
            async with sitting.lock:
                await self.mention(sitting, "table-note-bot-stuck")
        finally:
            sitting.driver = None

    async def _answer_for_bot(self, sitting: Sitting) -> None:
        table = sitting.table
        seat = bots.to_answer(table)
        if seat is None:
            return
        at = table.at
        player = sitting.agents.get(seat)
        if player is None:
            player = sitting.agents[seat] = bots.Player(table.seats[seat].agent)
        elsewhere = await self.minds.think(player, table, seat)
        async with self.lane.turn(first=sitting.people):
            chosen = elsewhere or await self.minds.decide(player, table, seat)
            # While it was thinking somebody may have taken the seat back, or taken a move back.
            if table.seats[seat].kind == "bot":
                await self.choose(sitting, [chosen.text], seat, at, bot=True)

    def _watched(self, sitting: Sitting) -> bool:
        return bool(sitting.clients) or time.monotonic() - sitting.used < self.settings.bots_linger
