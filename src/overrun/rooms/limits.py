"""How fast somebody may ask, and how much is kept in memory."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct


class Limits(Struct, frozen=True):
    """What one connection may send, and how many tables that nobody sits at stay in memory."""

    messages_per_second: float = 20.0
    message_burst: int = 60
    tables_kept: int = 64


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("burst", "elapsed", "left", "rate", "since")

    def __init__(self, rate: float, burst: int, elapsed: Callable[[], float] = time.monotonic):
        self.rate, self.burst, self.elapsed = rate, burst, elapsed
        self.left = float(burst)
        self.since = elapsed()

    def take(self, much: int = 1) -> bool:
        """Whether one more (or something that counts for more) is allowed now."""
        now = self.elapsed()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < much:
            return False
        self.left -= much
        return True
