"""What is wrong with a content file, in words that name file, entry, field and expectation."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from overrun.errors import ContentError, OverrunError

T = TypeVar("T")


class Problem(msgspec.Struct, frozen=True):
    """One thing to correct in a pack.

    >>> print(Problem("equipment.toml", "expected int, got str", entry="card 'pistol'", field="dice"))
    equipment.toml, card 'pistol', field dice: expected int, got str
    """

    file: str
    text: str
    entry: str = ""
    field: str = ""

    def __str__(self) -> str:
        place = [self.file, self.entry, self.field and f"field {self.field}"]
        return f"{', '.join(filter(None, place))}: {self.text}"


def refuse(problems: list[Problem], pack_root: object) -> None:
    """Raise the first problem, if there is any, and say how to see the others."""
    if not problems:
        return
    message = str(problems[0])
    if len(problems) > 1:
        message += f" (and {len(problems) - 1} more: overrun content check {pack_root})"
    raise ContentError(message)


def mistakes(value: Any, wanted: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every (field, what is wrong) in `value` that keeps it from being a `wanted`; nothing if it is one.

    msgspec stops at the first mistake, so on a mistake the parts are looked at one by one.

    >>> class Weapon(msgspec.Struct, forbid_unknown_fields=True):
    ...     dice: int
    ...     ranges: list[int]
    >>> list(mistakes({"dice": "two", "ranges": [0, "far"], "nosie": True}, Weapon))
    [('dice', "expected int, got str 'two'"), ('ranges[1]', "expected int, got str 'far'"), \
('nosie', 'unknown field; known are dice, ranges')]
    """
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        found = False
        for mistake in _mistakes_of_parts(value, wanted, path):
            found = True
            yield mistake
        if not found:
            yield _translated(str(error), value, wanted, path)


Older = Callable[[Any], tuple[Any, list[tuple[str, str]]]]
"""Puts what was written for an earlier version of the program into today's form, as far as it is old.

With it come the mistakes in its old words, as field and sentence.
"""


def converted(value: Any, wanted: type[T], what: str, older: Older | None = None) -> T:
    """`value`, plain data that a person has written, as a `wanted`; the first mistake in it is an error.

    >>> class House(msgspec.Struct, forbid_unknown_fields=True):
    ...     strict: bool = False
    >>> converted({"strict": 1}, House, "house rules")
    Traceback (most recent call last):
    ...
    overrun.errors.OverrunError: house rules, strict: expected bool, got int 1
    """
    try:
        value, wrong = older(value) if older else (value, [])
        for field, text in (*wrong, *mistakes(value, wanted)):
            raise OverrunError(f"{what}, {field}: {text}" if field else f"{what}: {text}")
        return msgspec.convert(value, wanted)
    except RecursionError:
        raise OverrunError(f"{what}: lists within lists without end; nothing is as deep as that") from None


def nearest(written: str, known: Iterable[str]) -> str:
    """What to say of a word that is not among those that are known: the one that was meant, if one is near.

    >>> nearest("escpae", ["escape", "find"])
    '; did you mean escape?'
    >>> nearest("win", ["escape", "find"])
    ''
    """
    close = get_close_matches(written, list(known), n=1)
    return f"; did you mean {close[0]}?" if close else ""


def _mistakes_of_parts(value: Any, wanted: Any, path: str) -> Iterator[tuple[str, str]]:
    wanted = _member(value, _plain(wanted))
    if _is_struct(wanted) and isinstance(value, dict):
        yield from _mistakes_of_fields(value, wanted, path)
    elif isinstance(wanted, _Tags) and isinstance(value, dict):
        yield f"{path}.{wanted.field}".lstrip("."), wanted.mistake(value)
    elif get_origin(wanted) in (list, tuple) and isinstance(value, list):
        items = get_args(wanted)
        if len(items) == 1 or items[1:] == (...,):
            for i, item in enumerate(value):
                yield from mistakes(item, items[0], f"{path}[{i}]")


def _plain(wanted: Any) -> Any:
    """A type without the limits that are set for its values."""
    return get_args(wanted)[0] if get_origin(wanted) is Annotated else wanted


def _is_struct(wanted: Any) -> bool:
    return isinstance(wanted, type) and issubclass(wanted, msgspec.Struct)


@dataclass(frozen=True, slots=True)
class _Tags:
    """Several structs that are told apart by the word in one field, none of which is meant."""

    field: str
    words: tuple[str, ...]

    def mistake(self, value: dict[str, Any]) -> str:
        expected = f"expected one of {', '.join(self.words)}"
        if self.field not in value:
            return f"missing, {expected}"
        written = value[self.field]
        hint = nearest(written, self.words) if isinstance(written, str) else ""
        return f"{expected}, got {written!r}{hint}"


def _member(value: Any, wanted: Any) -> Any:
    """The member of a union that is meant; the type itself if it is none."""
    if get_origin(wanted) not in (Union, UnionType):
        return wanted
    members = [_plain(member) for member in get_args(wanted) if member is not type(None)]
    if len(members) == 1:
        return members[0]
    if not isinstance(value, dict) or not all(map(_is_struct, members)):
        return wanted
    configs = [member.__struct_config__ for member in members]
    field = configs[0].tag_field
    meant = [
        member
        for member, config in zip(members, configs, strict=True)
        if field in value and value[field] == config.tag
    ]
    return meant[0] if meant else _Tags(field, tuple(str(config.tag) for config in configs))


def _mistakes_of_fields(
    value: dict[str, Any], wanted: type[msgspec.Struct], path: str
) -> Iterator[tuple[str, str]]:
    prefix = f"{path}." if path else ""
    fields = {field.encode_name: field for field in msgspec.structs.fields(wanted)}
    tag = wanted.__struct_config__.tag_field
    for name, part in value.items():
        if name in fields:
            yield from mistakes(part, fields[name].type, prefix + name)
        elif wanted.__struct_config__.forbid_unknown_fields and name != tag:
            hint = nearest(name, fields) or f"; known are {', '.join(fields)}"
            yield prefix + name, f"unknown field{hint}"
    for name, field in fields.items():
        if field.required and name not in value:
            yield prefix + name, f"missing, expected {_described(field.type)}"


def _described(wanted: Any) -> str:
    wanted = _plain(wanted)
    if get_origin(wanted) is Literal:
        return f"one of {', '.join(map(str, get_args(wanted)))}"
    return getattr(wanted, "__name__", None) or str(wanted).replace("typing.", "")


_MESSAGE = re.compile(r"(?P<text>.*?)(?: - at `\$(?P<path>[^`]*)`)?$", re.DOTALL)


def _translated(message: str, value: Any, wanted: Any, path: str) -> tuple[str, str]:
    """msgspec's own sentence as (field, what is wrong): the deepest place it names, without its quoting."""
    match = _MESSAGE.match(message)
    assert match is not None  # the pattern matches everything
    deeper = match["path"] or ""
    text = match["text"].replace("`", "").replace("Object ", "")
    text = text[:1].lower() + text[1:]
    if not deeper:
        if get_origin(wanted) is Literal:
            known = [word for word in get_args(wanted) if isinstance(word, str)]
            hint = nearest(value, known) if isinstance(value, str) else ""
            text = f"expected {_described(wanted)}, got {value!r}{hint}"
        elif isinstance(value, str | int | float) and ", got " in text:
            text += f" {value!r}"
    place = path + deeper
    return place.lstrip("."), text
