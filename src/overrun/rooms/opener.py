"""Records that somebody has sent are opened where they can do no harm: the place is given from outside."""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import json

from overrun.core import UndoPolicy
from overrun.rooms.playback import Begun, tried
from overrun.rooms.problems import Refused


class Opener(Protocol):
    """Tries a record that nobody knows anything about.

    A record is a program of a kind: it says what is to be set up and done, and only playing it shows whether
    it has an end. So a server does it in a process with little time and memory, a page in another worker.
    """

    async def opened(self, data: dict[str, Any], answers: int | None, undo: UndoPolicy | None) -> Begun:
        """A game that goes on from a record after so many answers, checked to the last die."""


class OpenHere(Opener):
    """Opens records on the spot: for those who only ever open their own."""

    async def opened(self, data: dict[str, Any], answers: int | None, undo: UndoPolicy | None) -> Begun:
        """A game that goes on from a record after so many answers, checked to the last die."""
        return tried(record_text(data), answers, undo)


def record_text(data: dict[str, Any]) -> bytes:
    """A record as text again, as it came."""
    try:
        return json.encode(data)
    except (TypeError, ValueError, RecursionError) as error:
        raise Refused("bad-record", text=str(error)) from None
