"""What cannot be done, in the reader's language.

The engine knows no language but English: its errors are English sentences. The catalogue has these sentences
once more, with places where names and numbers stand, and their translation. So an error is recognised by its
own words, whoever raised it; one that the catalogue does not know is told in English. The page does the
same (`web/src/lib/refusals.ts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from overrun.words.catalogue import Words, files_of

# An error may be about another one, and that about a third. Whoever sends a name made of errors gets no more.
NESTED = 4


def refusal(words: Words, message: str, nested: int = NESTED) -> str:
    """What an error says, in a language.

    >>> refusal(Words("de"), "there is no bot 'genius'; choose one of: random, sensible")
    "es gibt keinen Bot 'genius'; zur Wahl stehen: random, sensible"
    >>> refusal(Words("de"), "a sentence of a plug-in")
    'a sentence of a plug-in'
    """
    if words.language == "en" or not nested:
        return message
    for sentence in _sentences():
        filled = sentence.read(message)
        if filled is not None:
            told = {name: refusal(words, said, nested - 1) for name, said in filled.items()}
            return words.text(sentence.key, **told)
    return message


@dataclass(frozen=True)
class Sentence:
    """A sentence with places to be filled in: one name for each gap between two of its pieces."""

    key: str
    pieces: tuple[str, ...]
    names: tuple[str, ...]

    def read(self, message: str) -> dict[str, str] | None:
        """What stands in its places, if a message is this sentence; each as short as it can be.

        Part of a message is whatever somebody has sent. So it is read once from front to back: an expression
        that tries every way to divide it would take longer than anybody has.

        >>> Sentence("", ("there is no ", "; known: ", ""), ("name", "known")).read("there is no a; known: b")
        {'name': 'a', 'known': 'b'}
        """
        if not self.names:
            return {} if message == self.pieces[0] else None
        first, *inner, last = self.pieces
        end = len(message) - len(last)
        if not (message.startswith(first) and message.endswith(last)):
            return None
        filled, begin = {}, len(first)
        for name, piece in zip(self.names, inner, strict=False):
            found = message.find(piece, begin + 1, end)
            if found < 0:
                return None
            filled[name] = message[begin:found]
            begin = found + len(piece)
        if begin >= end:
            return None
        filled[self.names[-1]] = message[begin:end]
        return filled


@cache
def _sentences() -> list[Sentence]:
    """Every English sentence there is, those that say most first."""
    found = [
        _sentence(entry.id.name, entry.value.elements)
        for path in files_of("en", "error")
        for entry in FluentParser().parse(path.read_text("utf-8")).body
        if isinstance(entry, ftl.Message) and entry.value is not None
    ]
    return sorted(found, key=lambda sentence: (-len("".join(sentence.pieces)), sentence.key))


def _sentence(key: str, elements: Sequence[ftl.TextElement | ftl.Placeable]) -> Sentence:
    pieces, names = [""], []
    for part in elements:
        if isinstance(part, ftl.TextElement):
            pieces[-1] += part.value
        else:
            assert isinstance(part.expression, ftl.VariableReference)
            names.append(part.expression.id.name)
            pieces.append("")
    return Sentence(key, tuple(pieces), tuple(names))
