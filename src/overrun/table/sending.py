"""What many ask for, or what is long: written and pressed together once, in a thread, and kept for a while.

Done where requests are answered, pressing a film would let everybody at every table wait.
"""

from __future__ import annotations

import gzip
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from threading import Lock
from typing import Any

from litestar import MediaType, Response
from msgspec import Struct, json

WORTH_IT = 1000  # bytes from which pressing together is worth the work
LEVEL = 5


class Parcel(Struct, frozen=True):
    """JSON, ready to send; `small` is empty where it is not worth it."""

    body: bytes
    small: bytes

    @property
    def size(self) -> int:
        """How much room it takes."""
        return len(self.body) + len(self.small)


def parcel(value: Any) -> Parcel:
    """Write something down.

    >>> parcel([1, 2])
    Parcel(body=b'[1,2]', small=b'')
    """
    body = json.encode(value)
    return Parcel(body, gzip.compress(body, LEVEL, mtime=0) if len(body) >= WORTH_IT else b"")


def posted(made: Parcel, headers: Mapping[str, str]) -> Response[Any]:
    """The answer with it in it."""
    if made.small and "gzip" in headers.get("accept-encoding", ""):
        pressed = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(made.small, media_type=MediaType.JSON, headers=pressed)
    return Response(made.body, media_type=MediaType.JSON)


class Copies:
    """Parcels of things that stay the same: each is written down again only when it is another thing."""

    def __init__(self, most: int):
        self.most = most
        self._kept: OrderedDict[Hashable, tuple[Any, Parcel]] = OrderedDict()

    def of(self, key: Hashable, value: Any) -> Parcel:
        """The parcel of what is called `key` and is now this value."""
        found = self._kept.get(key)
        if found is not None and found[0] is value:
            return found[1]
        made = parcel(value)
        self._kept[key] = (value, made)
        while len(self._kept) > self.most:
            self._kept.popitem(last=False)
        return made


class Parcels:
    """Some parcels, up to so many bytes together; those that nobody has asked for longest go first."""

    def __init__(self, room: int):
        self.room = room
        self.taken = 0
        self._kept: OrderedDict[Hashable, Parcel] = OrderedDict()
        self._one_at_a_time = Lock()

    def get(self, key: Hashable) -> Parcel | None:
        """One that is kept."""
        with self._one_at_a_time:
            found = self._kept.get(key)
            if found is not None:
                self._kept.move_to_end(key)
            return found

    def keep(self, key: Hashable, made: Parcel) -> Parcel:
        """Keep one, if it does not take too much room for itself."""
        with self._one_at_a_time:
            if made.size <= self.room // 4 and key not in self._kept:
                self._kept[key] = made
                self.taken += made.size
                while self.taken > self.room:
                    self.taken -= self._kept.popitem(last=False)[1].size
            return made
