"""What time it is, and waiting: given from outside, for a test or a hidden page has a time of its own."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """A clock for all tables."""

    def now(self) -> float:
        """The time of day in seconds, as logs note it."""

    def elapsed(self) -> float:
        """Seconds since some moment; unlike the time of day it never goes back."""

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""


class RealClock(Clock):
    """The clock of this computer."""

    def now(self) -> float:
        """The time of day in seconds."""
        return time.time()

    def elapsed(self) -> float:
        """Seconds since some moment."""
        return time.monotonic()

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        await asyncio.sleep(seconds)
