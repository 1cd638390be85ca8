"""The numbers of the words of actions, and the features of observations, of every environment.

A file a game, a line a number: `word 12: verb:drive`, `zones 3: abominations / 4`. Numbers that no word has
yet are left out, so a new word may take one of them. What is written down keeps its number.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from overrun.env import IDS
from overrun.env.parts import part_of
from tests.nets.kept import WRITTEN

SPARE = re.compile(r"[a-z]+:-\d+")


def lines(game: str) -> Iterator[str]:
    """An environment as it is written down."""
    part = part_of(game)
    yield f"id: {IDS[game]}"
    for number, name in enumerate(part.vocabulary.names):
        if not SPARE.fullmatch(name):
            yield f"word {number}: {name}"
    yield f"words: {len(part.vocabulary)}"
    for name, shape in part.shapes.items():
        yield f"size of {name}: {' x '.join(map(str, shape.size))}"
        for number, feature in enumerate(shape.features):
            yield f"{name} {number}: {feature}"


def written() -> Iterator[tuple[str, list[str]]]:
    """Every file with its lines."""
    for game in IDS:
        yield f"environment-{game}.txt", list(lines(game))


def problems() -> list[str]:
    """Numbers that mean something else than is written down."""
    found: list[str] = []
    for name, now in written():
        path = WRITTEN / name
        if not path.exists():
            found.append(f"{name} is missing; `python -m tests.nets write` writes it")
            continue
        today = dict(line.split(": ", 1) for line in now)
        for line in path.read_text("utf-8").splitlines():
            number, meaning = line.split(": ", 1)
            if today.get(number) != meaning:
                found.append(f"{name}: {number} was {meaning!r}, now {today.get(number, 'nothing')!r}")
    return found
