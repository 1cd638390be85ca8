"""Features of observations: each is named and worked out in one entry, so that the two cannot come apart.

>>> import numpy as np
>>> seen = Features[list[int]](
...     ("how many / 4", lambda them: len(them) / 4),
...     Marks(("there is a 0", "there is a 1"), lambda them: them),
...     Several(("the first", "the last"), lambda them: np.array(them)),
... )
>>> seen.names
('how many / 4', 'there is a 0', 'there is a 1', 'the first', 'the last')
>>> row = np.zeros(5, np.float32)
>>> seen.fill(row, [1, 1])
>>> row.tolist()
[0.5, 0.0, 1.0, 1.0, 1.0]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np

from overrun.env.parts import Array

S = TypeVar("S")

# A feature that is one number: its name, and how it comes of what is seen.
Figure = tuple[str, Callable[[S], float]]


class Marks(NamedTuple):
    """Features of which some are 1: those with these numbers."""

    names: Sequence[str]
    of: Callable[[Any], Iterable[int]]


class Several(NamedTuple):
    """Features that are had together, as an array."""

    names: Sequence[str]
    of: Callable[[Any], Array]


class Planes(NamedTuple):
    """Features of every zone: their own rows, to be filled."""

    names: Sequence[str]
    fill: Callable[[Array, Any], None]


class Features(Generic[S]):
    """What is seen of something, as a row of numbers: figures first, then all else."""

    __slots__ = ("_figures", "_marked", "_together", "names")

    def __init__(self, *entries: Figure[S] | Marks | Several):
        names: list[str] = []
        self._figures: list[Callable[[S], float]] = []
        self._marked: list[tuple[int, Callable[[S], Iterable[int]]]] = []
        self._together: list[tuple[slice, Callable[[S], Array]]] = []
        for entry in entries:
            if isinstance(entry, Marks):
                self._marked.append((len(names), entry.of))
                names += entry.names
            elif isinstance(entry, Several):
                self._together.append((slice(len(names), len(names) + len(entry.names)), entry.of))
                names += entry.names
            else:
                name, of = entry
                assert len(names) == len(self._figures), f"the figure {name!r} comes too late"
                self._figures.append(of)
                names.append(name)
        self.names = tuple(names)

    def fill(self, row: Array, seen: S) -> None:
        """Fill a row of zeros."""
        row[: len(self._figures)] = [of(seen) for of in self._figures]
        for at, of in self._marked:
            for number in of(seen):
                row[at + number] = 1
        for part, together in self._together:
            row[part] = together(seen)

    def fill_rows(self, rows: Array, all_seen: Sequence[S]) -> None:
        """Fill a row of zeros for each that is seen, of those that have no marks."""
        assert not self._marked
        rows[: len(all_seen), : len(self._figures)] = [
            [of(seen) for of in self._figures] for seen in all_seen
        ]
        for part, together in self._together:
            for row, seen in zip(rows, all_seen, strict=False):
                row[part] = together(seen)


class Rows(Generic[S]):
    """A row for each of some that are seen, filled anew only where something else is seen than before.

    What is seen is compared: it holds values, and everything that its features read.

    >>> rows = Rows(Features[int](("half", lambda one: one / 2)), 2)
    >>> rows.of([1, 3]).tolist(), rows.of([1, 2]).tolist(), rows.of([4]).tolist()
    ([[0.5], [1.5]], [[0.5], [1.0]], [[2.0], [0.0]])
    """

    __slots__ = ("_features", "_rows", "_seen")

    def __init__(self, features: Features[S], size: int):
        self._features = features
        self._rows = np.zeros((size, len(features.names)), np.float32)
        self._seen: list[S] = []

    def of(self, all_seen: list[S]) -> Array:
        """The rows, which belong to whoever asks."""
        before = self._seen
        if len(before) != len(all_seen):
            self._rows[:] = 0
            before = []
        for number, seen in enumerate(all_seen):
            if not before or seen != before[number]:
                self._rows[number] = 0
                self._features.fill(self._rows[number], seen)
        self._seen = all_seen
        return self._rows.copy()


class Board(Generic[S]):
    """What is seen of the zones: a plane for each feature."""

    __slots__ = ("_planes", "names")

    def __init__(self, *entries: Planes):
        names: list[str] = []
        self._planes: list[tuple[slice, Callable[[Array, S], None]]] = []
        for entry in entries:
            self._planes.append((slice(len(names), len(names) + len(entry.names)), entry.fill))
            names += entry.names
        self.names = tuple(names)

    def fill(self, planes: Array, seen: S) -> None:
        """Fill planes of zeros."""
        for rows, fill in self._planes:
            fill(planes[rows], seen)
