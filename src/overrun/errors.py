"""Errors that are the user's to read: one clear sentence, no traceback in the command line."""


class OverrunError(Exception):
    """Something the person asked for cannot be done; the message says what and what to do next.

    The command line prints the message and exits with `exit_code`, never with a traceback.

    >>> raise OverrunError("there is no mission 'classic/99'")
    Traceback (most recent call last):
    ...
    overrun.errors.OverrunError: there is no mission 'classic/99'
    """

    exit_code = 2


class ContentError(OverrunError):
    """A content file cannot be used: names file, entry, field and what was expected."""
