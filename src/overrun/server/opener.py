"""Records that somebody has sent: tried in a process of its own first, with little time and memory.

They are played there, film included, before any table has to do with them. What has passed goes the same way
again, and no other: chance is in the record.
"""

from __future__ import annotations

from typing import Any

from overrun.core import UndoPolicy
from overrun.processes import Limited, TooMuch
from overrun.rooms.opener import Opener, record_text
from overrun.rooms.playback import Begun, tried
from overrun.rooms.problems import Refused, log
from overrun.rooms.work import Work

# The longest games people and bots have played take a tenth of this, on slow machines, too.
SECONDS = 15.0
MEGABYTES = 400
# So many wait for their turn; others are asked to come again.
WAITING = 4
# They let everybody else go first.
NICE = 10


class LimitedOpener(Opener):
    """Opens records in a process that is ended when it takes too much."""

    def __init__(self, work: Work, seconds: float = SECONDS, megabytes: int = MEGABYTES):
        self.work = work
        self.process = Limited(seconds, megabytes, nice=NICE)
        self._places = WAITING + 1

    async def opened(self, data: dict[str, Any], answers: int | None, undo: UndoPolicy | None) -> Begun:
        """A game that goes on from a record after so many answers, checked to the last die."""
        if self._places <= 0:
            raise Refused("too-fast")
        self._places -= 1
        try:
            text = await self.work(record_text, data)
            return await self.work(self.process.run, tried, text, answers, undo)
        except TooMuch as error:
            log.warning("a record was stopped while it was tried: too much %s", error)
            raise Refused("bad-record", "table-record-too-much") from None
        finally:
            self._places += 1

    def close(self) -> None:
        """Open nothing any more."""
        self.process.close()
