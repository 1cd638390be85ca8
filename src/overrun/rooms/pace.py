"""The bots' pace: how long they wait, and that people are served first, at however many tables bots play."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

from overrun.rooms.clock import Clock, RealClock

# While people play, bots rest that many times as long as they have worked.
REST = 2.0
LONGEST = 0.5  # seconds
# For so long after somebody has done something, people are playing.
PLAYING = 3.0  # seconds


class Pace:
    """Bots answer one after another, and make room after each answer while people play.

    Those at tables where people play come first: somebody is waiting for them. A bot waits at least
    `shortest` seconds, whatever its table says; a table that nobody sees is played on for `lingers` seconds.
    """

    def __init__(self, clock: Clock | None = None, *, shortest: float = 0.0, lingers: float = 30.0) -> None:
        self.clock = clock or RealClock()
        self.shortest = shortest
        self.lingers = lingers
        self._busy = False
        self._waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self._numbers = count()
        self._people = -PLAYING
        # Whoever rests has to be remembered by somebody.
        self._resting: asyncio.Task[None] | None = None

    async def wait(self, milliseconds: int) -> None:
        """Wait as long as a table wants its bots to."""
        await self.clock.sleep(max(milliseconds / 1000, self.shortest))

    def people_play(self) -> None:
        """Somebody has done something."""
        self._people = self.clock.elapsed()

    @asynccontextmanager
    async def turn(self, *, first: bool = False) -> AsyncIterator[None]:
        """The time in which one bot answers."""
        await self._enter(first)
        begun = self.clock.elapsed()
        try:
            yield
        finally:
            now = self.clock.elapsed()
            rest = min(LONGEST, (now - begun) * REST) if now - self._people < PLAYING else 0.0
            self._resting = asyncio.create_task(self._leave_after(rest))

    async def _enter(self, first: bool) -> None:
        if not self._busy:
            self._busy = True
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (not first, next(self._numbers), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()
            raise

    async def _leave_after(self, seconds: float) -> None:
        if seconds > 0:
            await self.clock.sleep(seconds)
        self._leave()

    def _leave(self) -> None:
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._busy = False
