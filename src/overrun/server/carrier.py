"""The rooms of a server with all they need of the world: a database, threads, processes, the time."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from overrun.rooms.clock import RealClock
from overrun.rooms.limits import Limits
from overrun.rooms.pace import Pace
from overrun.rooms.problems import log
from overrun.rooms.rooms import Rooms
from overrun.rooms.routes import warm_up
from overrun.server.opener import LimitedOpener
from overrun.server.settings import Settings
from overrun.server.sql_store import SqlStore
from overrun.server.thinkers import Thinkers

T = TypeVar("T")

THREADS = 12  # for rules; more would only take turns
TIDY = 10.0  # seconds
WARM_UP = 0.7  # seconds


class Carrier:
    """Carries the rooms as long as the server runs."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.loop: asyncio.AbstractEventLoop
        self.store: SqlStore
        self.threads: ThreadPoolExecutor
        self.thinkers: Thinkers
        self.opener: LimitedOpener
        self.rooms: Rooms
        self.tidying: asyncio.Task[None]
        self.warming: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin: open the database."""
        settings, clock = self.settings, RealClock()
        self.loop = asyncio.get_running_loop()
        self.store = SqlStore(settings.database)
        self.threads = ThreadPoolExecutor(THREADS, "rules")
        self.thinkers = Thinkers(settings.thinkers)
        self.opener = LimitedOpener(self.work)
        self.rooms = Rooms(
            self.store,
            thinker=self.thinkers,
            opener=self.opener,
            clock=clock,
            pace=Pace(clock, shortest=settings.shortest_pace, lingers=settings.bots_linger),
            work=self.work,
            limits=Limits(settings.messages_per_second, settings.message_burst, settings.tables_kept),
        )
        self.tidying = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        """End: let bots stop, and close the database."""
        self.tidying.cancel()
        if self.warming is not None:
            self.warming.cancel()
        await self.rooms.close()
        # Whoever waits for a record to be tried waits no longer.
        self.opener.close()
        self.threads.shutdown(wait=True, cancel_futures=True)
        self.thinkers.close()
        self.store.close()

    async def work(self, do: Callable[..., T], *args: Any) -> T:
        """Do something that takes a while in a thread."""
        return await self.loop.run_in_executor(self.threads, do, *args)

    def begin_to_warm_up(self) -> None:
        """Load what everybody will ask for, while the server answers already."""
        self.warming = asyncio.create_task(self._warm_up())

    async def _warm_up(self) -> None:
        # Once before anybody is there: the second time, among players, there is little to look through.
        await self.work(_settle)
        await asyncio.sleep(WARM_UP)
        # After a crash, those who come back to their tables go first.
        while self.rooms.opening:
            await asyncio.sleep(WARM_UP)
        await warm_up(self.rooms)
        await self.work(_settle)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY)
            try:
                # Not among the threads that may all be busy.
                await asyncio.to_thread(self.store.tidy)
            except Exception as error:
                log.warning("the log of the database is put in order the next time: %r", error)


def _settle() -> None:
    """Let the garbage collector never look again at what is there now: all rules, cards and words.

    Going through them again and again was what made the slowest answers slow.
    """
    gc.collect()
    gc.freeze()
