"""Work for a limited process, as nobody should do it."""

from __future__ import annotations

import os
import time
from typing import Any

from overrun.errors import OverrunError
from overrun.rooms.problems import Refused


def forever(*args: Any) -> None:
    while True:
        pass


def without_a_break(*args: Any) -> int:
    """One long calculation, in the middle of which Python does not listen to anybody."""
    return len(bin(7 ** (3 << 24) * 11 ** (3 << 24)))


def greedy(*args: Any) -> None:
    kept = []
    while True:
        kept.append(bytearray(8 << 20))


def asleep(*args: Any) -> None:
    time.sleep(600)


def gone(*args: Any) -> None:
    os._exit(3)


def number(wanted: int) -> tuple[int, int]:
    """What was given, and which process has seen it."""
    return wanted, os.getpid()


def mistaken(*args: Any) -> None:
    raise OverrunError("there is no such thing")


def refusing(*args: Any) -> None:
    raise Refused("bad-record", "table-no-such-answer", answers=9, count=3)
