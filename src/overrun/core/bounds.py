"""What the numbers and words of a state stand for, declared where the fields are.

A number in a state is the number of a zone, a card, a seat …, a set of such numbers, or a count of something.
Its type says which (`zone: Annotated[int, Number("zone")]`), and `check_bounds` holds a whole state against
what there is in its world. A field that does not say what it counts is an error of the program, so that none
can be forgotten.

>>> class Scout(Struct):
...     zone: Annotated[int, Number("zone", or_none=True)] = -1
...     seen: Annotated[int, SetOf("zone")] = 0
>>> check_bounds(Scout(zone=2, seen=0b101), {"zone": 3})
>>> check_bounds(Scout(zone=3), {"zone": 3})
Traceback (most recent call last):
...
overrun.core.bounds.Violated: zone is 3; there are 3, numbered from 0, or -1 for none
>>> check_bounds(Scout(seen=-1), {"zone": 3})
Traceback (most recent call last):
...
overrun.core.bounds.Violated: seen is the set -1; there are 3 to choose from
"""

from __future__ import annotations

import types
from collections.abc import Callable, Collection, Container, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Annotated, Any, Literal, NoReturn, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

# What there is of each kind: so many, numbered from 0, or the numbers or words themselves.
Known = Mapping[str, int | Container[Any]]

# Far more than any game has of anything: what is beyond is a slip of the pen, or a trap.
MANY = 10_000
LONGEST_WORD = 200
MOST_STEPS_WAITING = 1_000


class Violated(AssertionError):
    """A position that no game can have; the message says what is wrong with it."""


def wrong(what: str) -> NoReturn:
    """Say what is wrong."""
    raise Violated(what)


@dataclass(frozen=True, slots=True)
class Number:
    """The number of one thing of a kind; with `or_none` also -1 for nothing, nobody, nowhere."""

    of: str
    or_none: bool = False


@dataclass(frozen=True, slots=True)
class SetOf:
    """A set of things of a kind as a bitmask."""

    of: str


@dataclass(frozen=True, slots=True)
class Count:
    """How many there are of something."""

    most: int = MANY
    least: int = 0


@dataclass(frozen=True, slots=True)
class Word:
    """One of the words of a kind."""

    of: str


@dataclass(frozen=True, slots=True)
class ForEach:
    """Of a list or tuple: one entry for each thing of a kind; with `or_empty` perhaps none at all."""

    of: str
    or_empty: bool = False


@dataclass(frozen=True, slots=True)
class AtMost:
    """Of a list or tuple: no more entries than there are things of a kind."""

    of: str


Check = Callable[[Any, Known, str], None]


def check_bounds(value: Struct, known: Known) -> None:
    """Raise `Violated` if a number, a word or the length of a list is out of bounds.

    The types themselves are right already: what was read by msgspec, or made by scripts, has them.
    """
    check = _check_of(type(value))
    if check is not None:
        check(value, known, "")


def _many(there: int | Container[Any]) -> int:
    if isinstance(there, int):
        return there
    assert isinstance(there, Collection)
    return len(there)


def _number(mark: Number) -> Check:
    def check(value: int, known: Known, path: str) -> None:
        there = known[mark.of]
        if value == -1 and mark.or_none:
            return
        if isinstance(there, int):
            if not 0 <= value < there:
                none = ", or -1 for none" if mark.or_none else ""
                wrong(f"{path} is {value}; there are {there}, numbered from 0{none}")
        elif value not in there:
            wrong(f"{path} is {value}, and there is no such {mark.of}")

    return check


def _set(mark: SetOf) -> Check:
    def check(value: int, known: Known, path: str) -> None:
        many = _many(known[mark.of])
        if value >> many:  # not 0 for a negative number either
            wrong(f"{path} is the set {value}; there are {many} to choose from")

    return check


def _count(mark: Count) -> Check:
    def check(value: int, known: Known, path: str) -> None:
        if not mark.least <= value <= mark.most:
            wrong(f"{path} is {value}; it is from {mark.least} to {mark.most}")

    return check


def _word(mark: Word) -> Check:
    def check(value: str, known: Known, path: str) -> None:
        there = known[mark.of]
        assert not isinstance(there, int)
        if value not in there:
            wrong(f"{path} is {value[:LONGEST_WORD]!r}, and there is no such {mark.of}")

    return check


def _one_of(words: tuple[str, ...]) -> Check:
    def check(value: str, known: Known, path: str) -> None:
        if value not in words:
            wrong(f"{path} is {value!r}, not one of {', '.join(words)}")

    return check


def _for_each(mark: ForEach) -> Check:
    def check(value: Collection[Any], known: Known, path: str) -> None:
        many = _many(known[mark.of])
        if len(value) != many and (value or not mark.or_empty):
            wrong(f"{path} has {len(value)} entries, but there are {many} to be told of")

    return check


def _at_most(mark: AtMost) -> Check:
    def check(value: Collection[Any], known: Known, path: str) -> None:
        many = _many(known[mark.of])
        if len(value) > many:
            wrong(f"{path} has {len(value)} entries; there are only {many}")

    return check


_MARKS: Mapping[type, Callable[[Any], Check]] = {
    Number: _number,
    SetOf: _set,
    Count: _count,
    Word: _word,
    ForEach: _for_each,
    AtMost: _at_most,
}


@cache
def _check_of(wanted: Any) -> Check | None:
    """What holds a value of a type against its bounds; None if there is nothing to check."""
    if wanted in (bool, types.NoneType):
        return None
    if get_origin(wanted) is Literal:
        return _one_of(get_args(wanted))
    if get_origin(wanted) is Annotated:
        inner, *marks = get_args(wanted)
        checks = [_MARKS[type(mark)](mark) for mark in marks if type(mark) in _MARKS]
        if inner not in (int, str) or not checks:
            within = _check_of(inner)
            checks += [within] if within is not None else []
        return _all(checks)
    if wanted is str:
        return _check_text
    if isinstance(wanted, type) and issubclass(wanted, Struct):
        return _fields(wanted)
    origin, args = get_origin(wanted), get_args(wanted)
    if origin is list or (origin is tuple and args[1:] == (...,)):
        return _entries(_check_of(args[0]), _mark_of(args[0]))
    if origin is tuple:
        return _parts([_check_of(arg) for arg in args])
    if origin is dict:
        return _pairs(_check_of(args[0]), _check_of(args[1]))
    if origin in (Union, types.UnionType):
        return _either(args)
    raise TypeError(f"a state cannot tell what {wanted} stands for; say it with Annotated")


def _all(checks: list[Check]) -> Check | None:
    if len(checks) < 2:
        return checks[0] if checks else None

    def check(value: Any, known: Known, path: str) -> None:
        for each in checks:
            each(value, known, path)

    return check


def _check_text(value: str, known: Known, path: str) -> None:
    if len(value) > LONGEST_WORD:
        wrong(f"{path} is a text of {len(value)} letters; {LONGEST_WORD} are enough")


def _fields(wanted: type[Struct]) -> Check:
    # Found when it is first asked: a step may contain others of its kind.
    fields: list[tuple[str, Check]] | None = None

    def check(value: Any, known: Known, path: str) -> None:
        nonlocal fields
        if fields is None:
            types_ = get_type_hints(wanted, include_extras=True)
            found = ((name, _check_of(types_[name])) for name in wanted.__struct_fields__)
            fields = [(name, each) for name, each in found if each is not None]
        for name, each in fields:
            each(getattr(value, name), known, f"{path}.{name}" if path else name)

    return check


def _mark_of(wanted: Any) -> Any:
    """What an annotated number stands for, if it is one thing only."""
    inner, *marks = get_args(wanted) if get_origin(wanted) is Annotated else (None,)
    return marks[0] if inner is int and len(marks) == 1 else None


def _entries(entry: Check | None, mark: Any) -> Check:
    def check(value: Collection[Any], known: Known, path: str) -> None:
        if len(value) > MANY:
            wrong(f"{path} has {len(value)} entries; {MANY} are more than enough")
        if entry is None or not value or (mark is not None and _all_fit(mark, value, known)):
            return
        for number, each in enumerate(value):
            entry(each, known, f"{path}[{number}]")

    return check


def _all_fit(mark: Any, value: Collection[int], known: Known) -> bool:
    """Whether all numbers are in bounds, as far as that is seen at a glance: piles and boards are long."""
    if isinstance(mark, Count):
        return mark.least <= min(value) and max(value) <= mark.most
    there = known[mark.of] if isinstance(mark, Number) else None
    return isinstance(there, int) and max(value) < there and min(value) >= -mark.or_none


def _parts(parts: list[Check | None]) -> Check:
    def check(value: tuple[Any, ...], known: Known, path: str) -> None:
        for number, (part, each) in enumerate(zip(parts, value, strict=True)):
            if part is not None:
                part(each, known, f"{path}[{number}]")

    return check


def _pairs(key: Check | None, entry: Check | None) -> Check:
    def check(value: dict[Any, Any], known: Known, path: str) -> None:
        if len(value) > MANY:
            wrong(f"{path} has {len(value)} entries; {MANY} are more than enough")
        for name, each in value.items():
            if key is not None:
                key(name, known, f"a key of {path}")
            if entry is not None:
                entry(each, known, f"{path}[{name!r}]")

    return check


def _either(args: tuple[Any, ...]) -> Check:
    by_type = {get_origin(arg) or arg: _check_of(arg) for arg in args}

    def check(value: Any, known: Known, path: str) -> None:
        each = by_type[value.__class__]
        if each is not None:
            each(value, known, path)

    return check


def check_agenda(agenda: Sequence[Struct], *once: type[Struct]) -> None:
    """Raise `Violated` unless the steps that make up a round are in order.

    The first of them lies beneath everything, so that the game always goes on; each of the others is there
    once at most, and in this order from below.
    """
    if not agenda or not isinstance(agenda[0], once[0]):
        wrong(f"the agenda does not begin with {once[0].__name__}")
    if len(agenda) > MOST_STEPS_WAITING:
        wrong(f"{len(agenda)} steps wait on the agenda; {MOST_STEPS_WAITING} are more than enough")
    there = [once.index(step.__class__) for step in agenda if step.__class__ in once]
    if any(one >= other for one, other in pairwise(there)):
        named = ", ".join(once[number].__name__ for number in there)
        wrong(f"the steps of a round are out of order, or twice on the agenda: {named}")
