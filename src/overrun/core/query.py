"""Queries: the numbers that scripts ask for, and that skills, equipment and missions change.

A script asks with the rulebook's own answer ("how many dice?"), and whatever somebody has changes that
answer: first it is replaced, then added to.

>>> ACTIONS = Query("actions", base=3)
>>> DICE = queries("dice", ("melee", "ranged"))
>>> ACTIONS.plus(1)
Change(query=<query actions>, add=1, replace=None)
>>> DICE["melee"].becomes(2)
Change(query=<query dice-melee>, add=0, replace=2)

Where content opens a family (each card may have a query of its own), it is declared open:

>>> MAKES = open_queries("makes")
>>> MAKES["molotov"] is MAKES["molotov"]
True
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

K = TypeVar("K", bound=str)


class Query:
    """A number that can be asked for; `base` is the rulebook's own answer, where that is always the same."""

    __slots__ = ("base", "name")

    def __init__(self, name: str, base: int = 0):
        self.name = name
        self.base = base

    def plus(self, number: int) -> Change:
        """Add to the answer."""
        return Change(self, add=number)

    def becomes(self, number: int) -> Change:
        """Put another answer in its place; of several the highest counts."""
        return Change(self, replace=number)

    def __repr__(self) -> str:
        return f"<query {self.name}>"


@dataclass(frozen=True, slots=True)
class Change:
    """How somebody's answer to a query differs: another in its place, or more."""

    query: Query
    add: int = 0
    replace: int | None = None


class OpenQueries:
    """A family of queries with as many members as the content asks for."""

    __slots__ = ("_members", "base", "name")

    def __init__(self, name: str, base: int = 0):
        self.name = name
        self.base = base
        self._members: dict[str, Query] = {}

    def __getitem__(self, key: str) -> Query:
        found = self._members.get(key)
        if found is None:
            found = self._members[key] = Query(f"{self.name}-{key}", self.base)
        return found

    @property
    def opened(self) -> tuple[str, ...]:
        """The members that have been asked for or changed, to check them against what there is."""
        return tuple(self._members)

    def __repr__(self) -> str:
        return f"<queries {self.name}-…>"


def queries(name: str, keys: tuple[K, ...], base: int = 0) -> Mapping[K, Query]:
    """A family of queries, one for each key."""
    return {key: Query(f"{name}-{key}", base) for key in keys}


def open_queries(name: str, base: int = 0) -> OpenQueries:
    """A family of queries whose members come from content."""
    return OpenQueries(name, base)
