"""Processes that work for this one: for the lab, which plays many games, and for bots that think."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor

from overrun.content.packs import PACKS_VARIABLE


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
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    # Ctrl-C ends a worker at once; else it would go on with what waits for it.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker whose parent was killed would wait for work for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
