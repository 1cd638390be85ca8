"""An `Option` is one thing a person can answer: a verb and its arguments."""

from __future__ import annotations

from functools import cache
from typing import Any

Arg = int | str


class Option:
    """A small frozen value with a stable printable form; made by `option`, never directly.

    Equal options are one object, so comparing them is comparing identities, and asking the same question
    a million times builds no new objects.

    >>> option("shoot", "pistol", 7)
    Option('shoot pistol 7')
    >>> option("move", 12) is option("move", 12)
    True
    """

    __slots__ = ("args", "text", "verb")

    verb: str
    args: tuple[Arg, ...]
    text: str

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an Option cannot be changed (tried to set {name})")

    def __repr__(self) -> str:
        return f"Option({self.text!r})"

    def __str__(self) -> str:
        return self.text

    def __copy__(self) -> Option:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Option:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return option, (self.verb, *self.args)


@cache
def option(verb: str, *args: Arg) -> Option:
    """The option with this verb and these arguments.

    Arguments are small integers (zones, seats, card numbers) or single words, so that the text form is
    unambiguous: it is what records keep and what people may type.

    >>> option("move", 12).text
    'move 12'
    >>> option("say", "two words")
    Traceback (most recent call last):
    ...
    ValueError: an option's words must be non-empty and without spaces: 'two words'
    """
    words = (verb, *(str(arg) for arg in args))
    for word in words:
        if not word or not word.isprintable() or " " in word:
            raise ValueError(f"an option's words must be non-empty and without spaces: {word!r}")
    made = object.__new__(Option)
    object.__setattr__(made, "verb", verb)
    object.__setattr__(made, "args", args)
    object.__setattr__(made, "text", " ".join(words))
    return made
