"""The hall: all tables of a server, who is connected to them, and what happens at them.

Each table does one thing at a time. What takes longer than a blink (rules, database, bots) happens in
threads; telling people about it happens here, in the order in which it happened.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from overrun.table import bots, render
from overrun.table import messages as m
from overrun.table.minds import Minds
from overrun.table.problems import Refused, refused
from overrun.table.rebuild import open_table
from overrun.table.seats import Rights, rights_of
from overrun.table.settings import Settings
from overrun.table.sitting import ENCODER, Client, Sitting
from overrun.table.store import Conflict, Store
from overrun.table.tables import Change, Table

T = TypeVar("T")

TIDY = 10.0  # seconds
ANSWERS = 50  # answers given at once


class Hall:
    """All tables, the threads that work for them, and the database."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.store: Store
        self.sittings: OrderedDict[str, Sitting] = OrderedDict()
        self.opening: dict[str, asyncio.Task[Sitting]] = {}
        self.work: ThreadPoolExecutor
        self.minds: Minds
        self.tidying: asyncio.Task[None]

    async def open(self) -> None:
        """Begin: open the database."""
        self.store = Store(self.settings.database)
        # They mostly wait for the disk, and do so together.
        self.work = ThreadPoolExecutor(24, "table")
        self.minds = Minds(self.settings.thinkers)
        self.tidying = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            await self.run(self.store.tidy)

    async def close(self) -> None:
        """End: let bots stop, and close the database."""
        self.tidying.cancel()
        for sitting in self.sittings.values():
            if sitting.driver is not None:
                sitting.driver.cancel()
        self.work.shutdown(wait=True)
        self.minds.close()
        self.store.close()

    async def run(self, function: Callable[..., T], *args: Any) -> T:
        """Do something that takes a while in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self.work, function, *args)

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
        self.sittings.move_to_end(table)
        found.used = time.monotonic()
        return found

    async def _open(self, table: str) -> Sitting:
        if len(table) > 40:
            raise Refused("no-table")
        made = await self.run(open_table, self.store, table)
        if made is None:
            raise Refused("no-table")
        return self.seat(made)

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
        """Another server has written to this table's log: read it anew, and show everybody."""
        made = await self.run(open_table, self.store, sitting.table.id)
        if made is not None:
            sitting.table = made
            sitting.asked_at = -1
            sitting.tell(lambda language: sitting.state(language, "stale"))

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
        line = await self.run(partial(sitting.table.note, key, **args))
        sitting.tell(lambda language: m.Said(render.chat_line(line, language)))

    async def check_clients(self, sitting: Sitting) -> None:
        """Keys have ended: find out who still has which seat."""
        for client in list(sitting.clients):
            rights = await self.run(rights_of, self.store, sitting.table.id, client.tokens)
            if rights != client.rights:
                client.rights = rights
                seats = m.YourSeats(list(rights.seats), rights.host)
                client.send(ENCODER.encode(seats).decode())
        sitting.tell_presence()

    # The game

    async def join(self, sitting: Sitting, client: Client) -> None:
        """Somebody connects."""
        sitting.clients.add(client)
        if client.rights.seats and len(sitting.clients) > 1:
            # A seat that has moved here ends elsewhere.
            await self.check_clients(sitting)
        else:
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
        await self.move(sitting, sitting.table.choose, texts, seat, at, bot)

    async def move(self, sitting: Sitting, move: Callable[..., Change | None], *args: Any) -> None:
        """Make a move and tell everybody what it did."""
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
        """Write to a table's log; if another server was faster, the table is read anew."""
        try:
            return await self.run(write, *args)
        except Conflict:
            await self.refresh(sitting)
            raise Refused("stale") from None

    # Bots

    def wake(self, sitting: Sitting) -> None:
        """Let the table's bots go on, if they are to."""
        sitting.used = time.monotonic()
        if sitting.driver is None and bots.to_answer(sitting.table) is not None:
            sitting.driver = asyncio.create_task(self._drive(sitting))

    async def _drive(self, sitting: Sitting) -> None:
        """One driver for a table: as long as a bot has to answer and somebody is there to see it."""
        pace = max(sitting.table.options.pace / 1000, self.settings.shortest_pace)
        try:
            while bots.to_answer(sitting.table) is not None and self._watched(sitting):
                await asyncio.sleep(pace)
                table = sitting.table
                seat = bots.to_answer(table)
                if seat is None:
                    break
                at = table.at
                player = sitting.agents.get(seat)
                if player is None:
                    player = sitting.agents[seat] = bots.Player(table.seats[seat].agent)
                chosen = await self.minds.choose(player, table, seat)
                # While it was thinking somebody may have taken the seat back, or taken a move back.
                if table.seats[seat].kind == "bot":
                    try:
                        await self.choose(sitting, [chosen.text], seat, at, bot=True)
                    except Refused as error:
                        if error.code != "stale":
                            raise
        except asyncio.CancelledError:
            raise
        except Exception as error:
            refused(error)
            async with sitting.lock:
                with contextlib.suppress(Exception):
                    await self.note(sitting, "table-note-bot-stuck")
        finally:
            sitting.driver = None

    def _watched(self, sitting: Sitting) -> bool:
        return bool(sitting.clients) or time.monotonic() - sitting.used < self.settings.bots_linger
