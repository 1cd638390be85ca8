"""Texts that people type, before anything is done with them."""

import re

# The most characters of a name, a title, a line of the chat, a note to a report.
NAME, TITLE, CHAT, NOTE = 40, 80, 500, 4000


def cleaned(text: str, most: int) -> str:
    """On one line, without what cannot be seen, and not too long.

    >>> cleaned("  Ned\\n the\\x00 Great ", 7)
    'Ned the'
    """
    shown = "".join(sign for sign in text if sign.isprintable() or sign.isspace())
    return re.sub(r"\s+", " ", shown).strip()[:most]
