"""Spoiling plain data and text by chance, the same for the same seed: as a slip of the pen, or as a trap."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from random import Random
from typing import Any

Place = tuple[Any, Any]  # a list or dictionary and a key of it

NUMBERS = (0, -1, 1, 2, 7, 99, -7, 1 << 31, 1 << 64, -(1 << 63), 10**30, -(10**18), (1 << 90) - 1)
STRANGE: tuple[Any, ...] = (
    None,
    True,
    False,
    1.5,
    -0.0,
    1e308,
    "",
    " ",
    "x",
    "two words",
    "-1",
    "7",
    "ä\u2028",
    "a\x00b",
    [],
    {},
)


def _places(data: Any) -> list[Place]:
    """Every part of some data: where it lies, and under which key."""
    found: list[Place] = []
    waiting = [data]
    while waiting:
        part = waiting.pop()
        keys = part if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
        for key in keys:
            found.append((part, key))
            waiting.append(part[key])
    return found


def _words(data: Any) -> list[str]:
    return sorted({part[key] for part, key in _places(data) if isinstance(part[key], str)}) or ["word"]


def _nested(depth: int) -> Any:
    data: Any = []
    for _ in range(depth):
        data = [data]
    return data


def _change(data: Any, rng: Random, place: Place) -> None:
    """Another value of the same kind, mostly."""
    part, key = place
    value = part[key]
    if isinstance(value, bool):
        part[key] = not value
    elif isinstance(value, int):
        near = (value + 1, value - 1, -value, value ^ 1 << rng.randrange(70), value << 1, ~value)
        part[key] = rng.choice((*near, *NUMBERS))
    elif isinstance(value, str):
        other = rng.choice(_words(data))
        part[key] = rng.choice((other, other, other, value + "x", value[:-1], value.upper(), "x" * 3000))
    else:
        _strange(data, rng, place)


def _strange(data: Any, rng: Random, place: Place) -> None:
    """A value of another type."""
    part, key = place
    part[key] = deepcopy(rng.choice((*NUMBERS, *STRANGE)))


def _move(data: Any, rng: Random, place: Place) -> None:
    """What stands somewhere else."""
    part, key = place
    other, there = rng.choice(_places(data))
    part[key] = deepcopy(other[there])


def _leave_out(data: Any, rng: Random, place: Place) -> None:
    part, key = place
    del part[key]


def _double(data: Any, rng: Random, place: Place) -> None:
    part, key = place
    if isinstance(part, list):
        for _ in range(rng.choice((1, 1, 1, 500))):
            part.insert(rng.randrange(len(part) + 1), deepcopy(part[key]))
    else:
        part[rng.choice((f"{key}s", str(key).upper(), "", "no such field"))] = deepcopy(part[key])


def _nudge(data: Any, rng: Random, place: Place) -> None:
    """A number that might be there as well."""
    part, key = place
    value = part[key]
    if isinstance(value, int) and not isinstance(value, bool):
        numbers = [other[there] for other, there in _places(data) if type(other[there]) is int]
        small = [number for number in numbers if -2 < number < 100]
        part[key] = rng.choice(
            (value + 1, value - 1, value ^ 1 << rng.randrange(20), rng.choice(small or [0]))
        )
    else:
        _change(data, rng, place)


def _swap(data: Any, rng: Random, place: Place) -> None:
    part, key = place
    keys = list(part) if isinstance(part, dict) else range(len(part))
    other = rng.choice(list(keys))
    part[key], part[other] = part[other], part[key]


def _rename(data: Any, rng: Random, place: Place) -> None:
    part, key = place
    if isinstance(part, dict):
        part[rng.choice((f"{key}s", "no such field", rng.choice(list(part))))] = part.pop(key)
    else:
        part.reverse()


def _nest(data: Any, rng: Random, place: Place) -> None:
    part, key = place
    part[key] = rng.choice((lambda: [part[key]], lambda: {"x": part[key]}, lambda: _nested(120)))()


WAYS: tuple[tuple[Callable[[Any, Random, Place], None], int], ...] = (
    (_change, 10),
    (_strange, 5),
    (_move, 3),
    (_leave_out, 3),
    (_double, 3),
    (_swap, 2),
    (_rename, 1),
    (_nest, 1),
)


# Ways to spoil something so that it may still look right.
GENTLE = ((_nudge, 10), (_move, 3), (_swap, 3), (_leave_out, 1), (_double, 1))


def spoilt(data: Any, rng: Random) -> Any:
    """A copy of some plain data with one to four things wrong."""
    made = deepcopy(data)
    ways, weights = zip(*rng.choice((WAYS, GENTLE)), strict=True)
    for _ in range(rng.choice((1, 1, 1, 2, 2, 3, 4))):
        # First a field, then something in it: else long lists would be all that is ever met.
        places = _places(made)
        if not places:
            break
        place = rng.choice(places)
        if isinstance(made, dict) and rng.random() < 0.6:
            key = rng.choice(list(made))
            inside = _places(made[key])
            place = rng.choice(inside) if inside and rng.random() < 0.8 else (made, key)
        with suppress(IndexError):  # nothing is there that could stand here
            rng.choices(ways, weights)[0](made, rng, place)
    return made


_VALUE = re.compile(r'"[^"\n]*"|-?\b\d+\b|\btrue\b|\bfalse\b|\[|\]')


def scrambled(text: str, rng: Random) -> str:
    """A text with a few places wrong: letters, values, lines."""
    for _ in range(rng.choice((1, 1, 2, 3))):
        text = rng.choice((_letter, _value, _value, _another, _another, _another, _line, _line, _cut))(
            text, rng
        )
    return text


def _letter(text: str, rng: Random) -> str:
    at = rng.randrange(len(text) + 1)
    return text[:at] + rng.choice('"\\{}[],:=#@.-01Xxä\x00\n ') + text[at + rng.randrange(2) :]


def _value(text: str, rng: Random) -> str:
    found = list(_VALUE.finditer(text))
    if not found:
        return text
    match = rng.choice(found)
    other = rng.choice(found)[0]
    strange = (
        *map(str, NUMBERS),
        "true",
        "1.5",
        '""',
        '"x"',
        '"two words"',
        "[]",
        "[[[]]]",
        "{}",
        "1979-05-27",
        "nan",
    )
    return text[: match.start()] + rng.choice((other, other, rng.choice(strange))) + text[match.end() :]


def _another(text: str, rng: Random) -> str:
    """A number or word by one that might stand there as well."""
    found = list(re.finditer(r'"[^"\n]*"|-?\b\d+\b', text))
    if not found:
        return text
    match = rng.choice(found)
    if match[0].startswith('"'):
        other = rng.choice([one[0] for one in found if one[0].startswith('"')])
    else:
        number = int(match[0])
        other = str(rng.choice((number + 1, number - 1, 0, 1, 2, 3, number * 2, 6, 40, rng.randrange(1000))))
    return text[: match.start()] + other + text[match.end() :]


def _line(text: str, rng: Random) -> str:
    lines = text.splitlines(keepends=True)
    if len(lines) < 2:
        return text
    one, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(3):
        case 0:
            del lines[one]
        case 1:
            lines.insert(other, lines[one])
        case _:
            lines[one], lines[other] = lines[other], lines[one]
    return "".join(lines)


def _cut(text: str, rng: Random) -> str:
    if rng.randrange(20) == 0:
        return text.replace("[", "[" * 100_000, 1)
    one, other = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    if rng.randrange(2):
        return text[:one]
    return text[:one] + text[one : min(other, one + 200)] + text[one:]
