"""Processes that work for this one: for the lab, which plays many games, for bots that think, and for what
nobody knows the end of."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, TypeVar

from overrun.content.packs import PACKS_VARIABLE

T = TypeVar("T")


def workers(number: int, packs: tuple[str, ...] = (), *, nice: int = 0) -> ProcessPoolExecutor:
    """So many of them, with packs laid over everything else. They start when they are first needed.

    A `nice` one lets others go first where there is not enough for all.
    """
    # Spawned, not forked: there are threads (progress bars, a server), and a fork would copy them in the
    # middle of things.
    spawned = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(number, spawned, initializer=_begin, initargs=(packs, nice))


def _begin(packs: tuple[str, ...], nice: int) -> None:
    """In a new process, before anything has been read."""
    known = os.environ.get(PACKS_VARIABLE, "")
    os.environ[PACKS_VARIABLE] = os.pathsep.join(filter(None, [known, *packs]))
    _go_second(nice)
    # Ctrl-C ends a worker at once; else it would go on with what waits for it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _go_second(nice: int) -> None:
    if nice and hasattr(os, "nice"):
        os.nice(nice)


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


# A process with limits


class TooMuch(Exception):
    """Something took more time or memory than it was given, and was stopped."""


class Limited:
    """A process that does one thing at a time, each in so many seconds of work and megabytes, or is ended.

    It starts when it is first needed, ends when there has been nothing to do for a while, and another one
    comes after it. So whatever it is given to do, nothing else is held up by it.
    """

    IDLE = 60.0
    # So many things are done before a fresh process takes over: nothing piles up in its memory.
    WORKS = 25
    # Time goes on where others work on the same processor.
    PATIENCE = 3.0
    START = 60.0

    def __init__(self, seconds: float, megabytes: int, *, nice: int = 0):
        self.seconds = seconds
        self.megabytes = megabytes
        self.nice = nice
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._one_at_a_time = threading.Lock()
        self._closed = False

    def run(self, work: Callable[..., T], *args: Any) -> T:
        """Do something there; its errors are raised here, and `TooMuch` if it has no end or no bounds."""
        with self._one_at_a_time:
            try:
                if self._closed:
                    raise TooMuch("time")
                pipe = self._ready()
                pipe.send((work, args))
                if not pipe.poll(self.seconds * self.PATIENCE):
                    raise TooMuch("time")
                error, result = pipe.recv()
            except (EOFError, OSError):
                # It has ended, or was ended by the system or by `close`.
                self._end()
                raise TooMuch("time or memory") from None
            except TooMuch:
                self._end()
                raise
            if isinstance(error, MemoryError):
                self._end()
                raise TooMuch("memory") from None
            if error is not None:
                raise error
            done: T = result
            return done

    def close(self) -> None:
        """End it at once, whatever it is doing; nothing more is begun."""
        self._closed = True
        process = self._process
        if process is not None:
            process.kill()
            process.join()

    def _ready(self) -> Connection:
        """The way to a process that waits for work."""
        if self._pipe is not None:
            # One that has had nothing to do has ended; a fresh one starts in its place.
            if not self._pipe.poll():
                return self._pipe
            self._end()
        spawned = multiprocessing.get_context("spawn")
        ours, theirs = spawned.Pipe()
        limits = (self.seconds, self.megabytes, self.nice)
        process = spawned.Process(target=_work, args=(theirs, *limits), daemon=True)
        # If it cannot start there is none, and the next one is tried anew.
        process.start()
        self._pipe, self._process = ours, process
        theirs.close()
        if self._closed:
            self._process.kill()
        if not self._pipe.poll(self.START):
            raise TooMuch("time")
        self._pipe.recv()
        return self._pipe

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None


def _work(pipe: Connection, seconds: float, megabytes: int, nice: int) -> None:
    """In the limited process: one thing after the other, until it is enough."""
    _begin((), 0)
    from overrun.games import games

    for entry in games():
        assert entry.ruleset  # it is imported before time and memory are counted
    _limit_memory(megabytes)
    # Who waits for the start should not wait longer than it takes.
    _go_second(nice)
    pipe.send("ready")
    for _ in range(Limited.WORKS):
        try:
            if not pipe.poll(Limited.IDLE):
                return
            work, args = pipe.recv()
        except (EOFError, OSError):
            return  # whoever gives the work is gone, perhaps killed
        _limit_time(seconds)
        try:
            answer: tuple[BaseException | None, Any] = None, work(*args)
        except Exception as error:
            answer = error, None
        try:
            pipe.send(answer)
        except Exception as error:  # what cannot be sent, or is too large to be
            pipe.send((RuntimeError(repr(error)[:200]), None))


def _limit_memory(megabytes: int) -> None:
    """So much more than is needed already; as far as the system lets itself be told."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        pages = int(Path("/proc/self/statm").read_text("ascii").split()[0])
        most = pages * resource.getpagesize() + (megabytes << 20)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _limit_time(seconds: float) -> None:
    """So many seconds of work from now on; then the system ends the process."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime + seconds) + 1, most))
