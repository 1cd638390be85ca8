"""What cannot be done, in the reader's language.

The engine knows no language but English: its errors are English sentences. The catalogue has these sentences
once more, with places where names and numbers stand, and their translation. So an error is recognised by its
own words, whoever raised it; one that the catalogue does not know is told in English.
"""

from __future__ import annotations

import re
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from overrun.words.catalogue import Words, files_of


def refusal(words: Words, message: str) -> str:
    """What an error says, in a language.

    >>> refusal(Words("de"), "there is no bot 'genius'; choose one of: random, sensible")
    "es gibt keinen Bot 'genius'; zur Wahl stehen: random, sensible"
    >>> refusal(Words("de"), "a sentence of a plug-in")
    'a sentence of a plug-in'
    """
    if words.language == "en":
        return message
    for key, pattern in _patterns():
        if found := pattern.fullmatch(message):
            # An error may be about another one.
            return words.text(key, **{name: refusal(words, said) for name, said in found.groupdict().items()})
    return message


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Every English sentence as what it looks like, those that say most first."""
    found: list[tuple[int, str, re.Pattern[str]]] = []
    for path in files_of("en", "error"):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            if isinstance(entry, ftl.Message) and entry.value is not None:
                plain = [part.value for part in entry.value.elements if isinstance(part, ftl.TextElement)]
                pattern = "".join(map(_piece, entry.value.elements))
                found.append((len("".join(plain)), entry.id.name, re.compile(pattern, re.DOTALL)))
    return [(key, pattern) for _, key, pattern in sorted(found, key=lambda one: (-one[0], one[1]))]


def _piece(part: ftl.TextElement | ftl.Placeable) -> str:
    if isinstance(part, ftl.TextElement):
        return re.escape(part.value)
    assert isinstance(part.expression, ftl.VariableReference)
    return f"(?P<{part.expression.id.name}>.+?)"
