"""Answers pressed together (gzip). What the rooms keep is pressed once; what is long, in a thread.

Done where requests are answered, pressing a film would let everybody at every table wait.
"""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Mapping
from typing import Any
from weakref import WeakKeyDictionary

import litestar

from overrun.rooms.requests import Response

WORTH_IT = 1000  # bytes from which pressing together is worth the work
LONG = 20_000  # bytes
LEVEL = 5


class Press:
    """Remembers what answers are when pressed, for as long as the rooms keep them."""

    def __init__(self) -> None:
        self._known: WeakKeyDictionary[Response, bytes] = WeakKeyDictionary()

    async def sent(self, made: Response, headers: Mapping[str, str]) -> litestar.Response[Any]:
        """An answer as it is sent to whoever has asked with these headers."""
        extra = {"cache-control": f"private, max-age={made.fresh}"} if made.fresh else {}
        body = made.body
        if len(body) >= WORTH_IT and "gzip" in headers.get("accept-encoding", ""):
            body = await self._small(made)
            extra |= {"content-encoding": "gzip", "vary": "accept-encoding"}
        return litestar.Response(body, status_code=made.status, media_type=made.kind, headers=extra)

    async def _small(self, made: Response) -> bytes:
        small = self._known.get(made)
        if small is None:
            long = len(made.body) > LONG
            small = await asyncio.to_thread(_pressed, made.body) if long else _pressed(made.body)
            self._known[made] = small
        return small


def _pressed(body: bytes) -> bytes:
    return gzip.compress(body, LEVEL, mtime=0)
