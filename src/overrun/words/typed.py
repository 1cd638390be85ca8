"""What people type."""

DIGITS = 18  # nothing anybody may mean has more; Python itself refuses thousands of them


def number_typed(text: str) -> int | None:
    """The number somebody has typed; None if it is none, or longer than any that is meant.

    >>> number_typed("12"), number_typed("-3"), number_typed("--3"), number_typed("9" * 5000)
    (12, -3, None, None)
    """
    digits = text.removeprefix("-")
    return int(text) if digits.isdecimal() and len(digits) <= DIGITS else None
