"""Where bots think: those that take their time have processes of their own, or all tables would wait.

A table's bots think in one process, which remembers what it has worked out about the table's world. Nothing
is lost with it: whatever goes wrong there, the bot thinks here instead, and the next time in a new process.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from threading import Lock
from typing import Any
from weakref import WeakKeyDictionary

from overrun.core import Game, Option, position_of
from overrun.processes import workers
from overrun.table.bots import Player
from overrun.table.problems import log
from overrun.table.tables import Table
from overrun.table.thoughts import Thought, think

# They let the server go first.
NICE = 5


class Minds:
    """All processes that bots think in, and threads for bots that answer at once."""

    def __init__(self, processes: int):
        self._quick = ThreadPoolExecutor(2, "bot")
        self._minds = [Mind() for _ in range(processes)]
        self._mind_of: WeakKeyDictionary[Table, Mind] = WeakKeyDictionary()

    async def choose(self, player: Player, table: Table, seat: int) -> Option:
        """What a bot answers to the question at a table."""
        return await self.think(player, table, seat) or await self.decide(player, table, seat)

    async def think(self, player: Player, table: Table, seat: int) -> Option | None:
        """What a bot that takes its time answers, thought elsewhere; None if it has to think here."""
        if not (player.thinks and self._minds):
            return None
        game, loop, mind = table.game.clone(), asyncio.get_running_loop(), self._mind(table)
        try:
            thought = await loop.run_in_executor(self._quick, mind.think, player, table.id, game, seat)
            chosen, player.reason = await asyncio.wrap_future(thought)
            return chosen
        except Exception as error:
            log.warning("a bot thinks in the server itself: %r", error)
            return None

    async def decide(self, player: Player, table: Table, seat: int) -> Option:
        """What a bot answers, thought here."""
        game, loop = table.game.clone(), asyncio.get_running_loop()
        return await loop.run_in_executor(self._quick, player.choose, game, seat)

    def _mind(self, table: Table) -> Mind:
        """Always the same for a table; for a new one, that with the fewest."""
        if table not in self._mind_of:
            tables = Counter(self._mind_of.values())
            self._mind_of[table] = min(self._minds, key=tables.__getitem__)
        return self._mind_of[table]

    def close(self) -> None:
        """Let nobody begin to think any more, and wait for who has begun: no process is left behind."""
        self._quick.shutdown(wait=False, cancel_futures=True)
        for mind in self._minds:
            mind.close()


class Mind:
    """One process; it starts when a bot first thinks, and another one does if it has broken."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self._one_at_a_time = Lock()

    def think(self, player: Player, table: str, game: Game[Any, Any], seat: int) -> Future[Thought]:
        """Begin to think."""
        work = partial(think, table, player.name, player.seed, position_of(game), seat)
        with self._one_at_a_time:
            if self.pool is not None:
                try:
                    return self.pool.submit(work)
                except BrokenProcessPool as error:
                    log.warning("a process for bots has broken, and is replaced: %s", error)
            self.pool = workers(1, nice=NICE)
            return self.pool.submit(work)

    def close(self) -> None:
        """Begin nothing more, and wait for what was begun."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
