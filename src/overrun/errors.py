"""Errors that are the user's to read: one clear sentence, no traceback in the command line."""

# Whoever sends a whole book as a name does not get it back; Fluent leaves out what is longer than 2500.
LONGEST_MESSAGE = 2_000


def in_short(message: str) -> str:
    """A text that may be a book, with its middle left out if it is one."""
    if len(message) <= LONGEST_MESSAGE:
        return message
    half = LONGEST_MESSAGE // 2
    return f"{message[:half]} … {message[-half:]}"


class OverrunError(Exception):
    """Something the person asked for cannot be done; the message says what and what to do next.

    The command line prints the message and exits with `exit_code`, never with a traceback.

    >>> raise OverrunError("there is no mission 'classic/99'")
    Traceback (most recent call last):
    ...
    overrun.errors.OverrunError: there is no mission 'classic/99'
    """

    exit_code = 2

    def __init__(self, message: str = ""):
        super().__init__(in_short(message))


class ContentError(OverrunError):
    """A content file cannot be used: names file, entry, field and what was expected."""
