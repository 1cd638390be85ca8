"""Records that somebody has sent: tried in a process of its own first, with little time and memory.

A record is a program of a kind: it says what is to be set up and done, and only playing it shows whether it
has an end. So it is played there, film included, before any table has to do with it. What has passed goes the
same way again, and no other: chance is in the record.
"""

from __future__ import annotations

import threading
from typing import Any

from msgspec import json

from overrun.core import UndoPolicy
from overrun.processes import Limited, TooMuch
from overrun.table.playback import Begun, tried
from overrun.table.problems import Refused, log

# The longest games people and bots have played take a tenth of this, on slow machines, too.
SECONDS = 15.0
MEGABYTES = 400
# So many wait for their turn; others are asked to come again.
WAITING = 4
# They let everybody else go first.
NICE = 10


class Strangers:
    """Where records are tried that nobody knows anything about."""

    def __init__(self, seconds: float = SECONDS, megabytes: int = MEGABYTES):
        self.process = Limited(seconds, megabytes, nice=NICE)
        self._places = threading.BoundedSemaphore(WAITING + 1)

    def begun(self, data: dict[str, Any], answers: int | None, undo: UndoPolicy | None) -> Begun:
        """A game that goes on from a record after so many answers, checked to the last die."""
        if not self._places.acquire(blocking=False):
            raise Refused("too-fast")
        try:
            return self.process.run(tried, _written(data), answers, undo)
        except TooMuch as error:
            log.warning("a record was stopped while it was tried: too much %s", error)
            raise Refused("bad-record", "table-record-too-much") from None
        finally:
            self._places.release()

    def close(self) -> None:
        """Try nothing any more."""
        self.process.close()


def _written(data: dict[str, Any]) -> bytes:
    try:
        return json.encode(data)
    except (TypeError, ValueError, RecursionError) as error:
        raise Refused("bad-record", text=str(error)) from None
