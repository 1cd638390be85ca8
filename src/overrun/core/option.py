"""An `Option` is one thing a person can answer: a verb and its arguments."""

from __future__ import annotations

from functools import cache, lru_cache
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

    __slots__ = ("args", "shape", "text", "verb")

    verb: str
    args: tuple[Arg, ...]
    text: str
    # The verb and whether each argument is a number or a word; alike for all options that one verb has made.
    shape: tuple[object, ...]

    def __init__(self) -> None:
        raise TypeError("an Option is made by option(verb, *args), so that equal ones are one object")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"an Option cannot be changed (tried to set {name})")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"an Option cannot be changed (tried to delete {name})")

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


# Typed: otherwise True, 1.0 or an enum could be found under, or become, what an equal number or word made.
@lru_cache(maxsize=None, typed=True)
def option(verb: str, *args: Arg) -> Option:
    """The option with this verb and these arguments.

    Arguments are small integers (zones, seats, card numbers) or single words, so that the text form is
    unambiguous: it is what records keep and what people may type. A word that reads as a number is none.

    >>> option("move", 12).text
    'move 12'
    >>> option("say", "two words")
    Traceback (most recent call last):
    ...
    ValueError: an option's words must be non-empty and without spaces: 'two words'
    """
    made = object.__new__(Option)
    object.__setattr__(made, "verb", verb)
    object.__setattr__(made, "args", args)
    object.__setattr__(made, "text", " ".join([_word(arg) for arg in (verb, *args)]))
    object.__setattr__(made, "shape", shape_of(verb, tuple([arg.__class__ for arg in args])))
    return made


@cache
def shape_of(verb: str, types: tuple[type, ...]) -> tuple[object, ...]:
    """The shape of options with this verb and such arguments. Equal ones are one object."""
    return verb, *types


@lru_cache(maxsize=4096, typed=True)  # options are many, the words they are made of are few
def _word(arg: Arg) -> str:
    if type(arg) is int:
        return str(arg)
    if type(arg) is not str:
        raise ValueError(f"an option is made of words and numbers, not of {arg!r}")
    if not arg or not arg.isprintable() or " " in arg:
        raise ValueError(f"an option's words must be non-empty and without spaces: {arg!r}")
    if arg.lstrip("-").isdigit():
        raise ValueError(f"an option's word must not read as a number: {arg!r}")
    return arg
