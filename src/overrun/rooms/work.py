"""Where rules are worked out: on a server in a thread, so that nobody else waits; elsewhere at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Work(Protocol):
    """Does something that takes longer than a blink, and comes back with what it gave."""

    async def __call__(self, do: Callable[..., T], *args: Any) -> T:
        """Do it."""


async def at_once(do: Callable[..., T], *args: Any) -> T:
    """Do it here and now."""
    return do(*args)
