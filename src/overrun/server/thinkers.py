"""Where bots think: those that take their time have processes of their own, or all tables would wait.

A table's bots think in one process, which remembers what it has worked out about the table's world. Nothing
is lost with it: whatever goes wrong there, the bot thinks here instead, and the next time in a new process.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Lock

from overrun.agents import thinks
from overrun.processes import workers
from overrun.rooms.problems import log
from overrun.rooms.thinking import Memories, Task, Thinker, Thought

# They let the server go first.
NICE = 5
# So many tables at which bots play are remembered here.
REMEMBERED = 200


class Thinkers(Thinker):
    """All processes that bots think in, and threads of this one for bots that answer at once."""

    def __init__(self, processes: int):
        self._starting = ThreadPoolExecutor(1, "bot")
        # A bot that answers at once does not wait for one that thinks.
        self._here = {slow: Here(REMEMBERED) for slow in (False, True)}
        self._processes = [Process() for _ in range(processes)]
        self._process_of: dict[str, Process] = {}

    def apart(self, bot: str) -> bool:
        """Whether this bot thinks where it keeps nobody waiting."""
        return bool(self._processes) and thinks(bot)

    async def choose(self, task: Task) -> Thought:
        """What a bot answers."""
        loop = asyncio.get_running_loop()
        if self.apart(task.bot):
            try:
                process = self._process(task.table)
                begun = await loop.run_in_executor(self._starting, process.think, task)
                return await asyncio.wrap_future(begun)
            except Exception as error:
                log.warning("a bot thinks in the server itself: %r", error)
        here = self._here[thinks(task.bot)]
        return await loop.run_in_executor(here.thread, here.memories.think, task)

    def forget(self, table: str) -> None:
        """Nobody is at this table any more: it makes room for another."""
        self._process_of.pop(table, None)

    def _process(self, table: str) -> Process:
        """Always the same for a table; for a new one, that with the fewest."""
        if table not in self._process_of:
            tables = Counter(self._process_of.values())
            self._process_of[table] = min(self._processes, key=tables.__getitem__)
        return self._process_of[table]

    def close(self) -> None:
        """Let nobody begin to think any more, and wait for who has begun: no process is left behind."""
        self._starting.shutdown(wait=False, cancel_futures=True)
        for here in self._here.values():
            here.thread.shutdown(wait=False, cancel_futures=True)
        for process in self._processes:
            process.close()


class Here:
    """A thread in which one bot thinks after the other."""

    def __init__(self, remembered: int):
        self.thread = ThreadPoolExecutor(1, "bot")
        self.memories = Memories(remembered)


# What a process remembers; it does one thing at a time.
_memories = Memories()


def think(task: Task) -> Thought:
    """The work of a process that bots think in."""
    return _memories.think(task)


class Process:
    """One process; it starts when a bot first thinks, and another one does if it has broken."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self._one_at_a_time = Lock()

    def think(self, task: Task) -> Future[Thought]:
        """Begin to think."""
        with self._one_at_a_time:
            if self.pool is not None:
                try:
                    return self.pool.submit(think, task)
                except BrokenProcessPool as error:
                    log.warning("a process for bots has broken, and is replaced: %s", error)
            self.pool = workers(1, nice=NICE)
            return self.pool.submit(think, task)

    def close(self) -> None:
        """Begin nothing more, and wait for what was begun."""
        if self.pool is not None:
            self.pool.shutdown(cancel_futures=True)
