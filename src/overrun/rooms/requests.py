"""A request and its answer as plain data, whoever carries them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from msgspec import Struct, json

JSON, SVG = "application/json", "image/svg+xml"


class Request(Struct, frozen=True):
    """What somebody asks: the path as it is written, the query, the body, and the tokens sent along."""

    method: str
    path: str
    query: Mapping[str, str] = {}
    body: bytes = b""
    tokens: Sequence[str] = ()
    # The language to answer in, unless the query names one.
    language: str = "en"


class Response(Struct, frozen=True, eq=False, weakref=True):
    """What is answered. The same object stands for the same answer for as long as it is kept: whoever carries
    it may note something about it, such as what it is when pressed together."""

    body: bytes
    status: int = 200
    kind: str = JSON
    # For how many seconds a browser need not ask again.
    fresh: int = 0


def written(value: Any, status: int = 200) -> Response:
    """Something as JSON.

    >>> written([1, 2]).body
    b'[1,2]'
    """
    return Response(json.encode(value), status)


class Responses:
    """Some responses, up to so many bytes together; those that nobody has asked for longest go first."""

    def __init__(self, room: int):
        self.room = room
        self.taken = 0
        self._kept: OrderedDict[Hashable, Response] = OrderedDict()

    def get(self, key: Hashable) -> Response | None:
        """One that is kept."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def keep(self, key: Hashable, made: Response) -> Response:
        """Keep one, if it does not take too much room for itself."""
        if len(made.body) <= self.room // 4 and key not in self._kept:
            self._kept[key] = made
            self.taken += len(made.body)
            while self.taken > self.room:
                self.taken -= len(self._kept.popitem(last=False)[1].body)
        return made
