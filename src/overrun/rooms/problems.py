"""What is refused, with a code for programs and a key of the catalogue for people."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any

from overrun.core import IllegalChoice, RecordError, UndoRefused
from overrun.errors import OverrunError
from overrun.rooms import messages as m

log = logging.getLogger("overrun.rooms")

STATUS: dict[m.ErrorCode, int] = {
    "malformed": 400,
    "too-large": 413,
    "too-fast": 429,
    "no-table": 404,
    "not-allowed": 403,
    "stale": 409,
    "illegal": 409,
    "undo-refused": 409,
    "seat-taken": 409,
    "over": 409,
    "bad-record": 400,
    "bad-setup": 400,
    "not-found": 404,
    "spoilers": 409,
    "failed": 500,
    "busy": 503,
    "origin": 403,
}


class Refused(OverrunError):
    """Somebody asked for something they cannot have; nothing has changed.

    `key` and `arguments` are the sentence for people: that of the code, if it needs no other.
    What the engine says about it is the `text`, in English.
    """

    def __init__(self, code: m.ErrorCode, key: str = "", /, *, text: str = "", **args: Any):
        super().__init__(text or key or code)
        self.code = code
        self.key = key or f"table-error-{code}"
        self.text = text
        self.arguments = args

    def __reduce__(self) -> tuple[Any, ...]:
        return partial(Refused, text=self.text, **self.arguments), (self.code, self.key)

    def problem(self) -> m.Problem:
        """As the answer to a request."""
        return m.Problem(self.code, self.key, self.arguments, self.text)

    def error(self, about: str = "") -> m.Error:
        """As the answer to a message of a type."""
        return m.Error(self.code, self.key, self.arguments, self.text, about)


class Busy(Refused):
    """Another program holds the database. Nothing was stored."""

    def __init__(self) -> None:
        super().__init__("busy")


def refused(error: Exception, code: m.ErrorCode = "bad-setup") -> Refused:
    """Any error as a refusal; one that is nobody's mistake but ours goes to the log and is told as such."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, UndoRefused):
        return Refused("undo-refused", text=str(error))
    if isinstance(error, IllegalChoice):
        return Refused("illegal", text=str(error))
    if isinstance(error, RecordError):
        return Refused("bad-record", text=str(error))
    if isinstance(error, OverrunError):
        return Refused(code, text=str(error))
    # The traceback names places in the code, never the values in them: those may be secret.
    log.error("a fault: %s", error.__class__.__name__, exc_info=error)
    return Refused("failed")
