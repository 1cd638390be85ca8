"""What stands in the way of an action, and the marks of what can be done only once.

An obstacle is a rule with a name: skills and missions may waive it, and where it remains its rule is what a
player is told. A mark stands in a survivor's state as the word it always was.

>>> NO_SEARCH_OUTSIDE = Obstacle("classic.search.buildings-only")
>>> NO_SEARCH_OUTSIDE.rule
'classic.search.buildings-only'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol, TypeVar

K = TypeVar("K", bound=str)


class Obstacle:
    """A rule that can be in the way of something."""

    __slots__ = ("rule",)

    def __init__(self, rule: str):
        self.rule = rule

    def __repr__(self) -> str:
        return f"<obstacle {self.rule}>"


class Marked(Protocol):
    """Somebody whose state says what has been used."""

    used: tuple[str, ...]


class Mark:
    """Something that can be done once, or so many times: in a turn, a round, a game."""

    __slots__ = ("name",)

    def __init__(self, name: str):
        self.name = name

    def on(self, who: Marked) -> bool:
        """Whether somebody has this mark."""
        return self.name in who.used

    def count(self, who: Marked) -> int:
        """How often somebody has it."""
        return who.used.count(self.name)

    def put_on(self, who: Marked) -> None:
        """Note it."""
        who.used = (*who.used, self.name)

    def take_off(self, who: Marked) -> None:
        """It can be done again."""
        who.used = tuple([name for name in who.used if name != self.name])

    def __repr__(self) -> str:
        return f"<mark {self.name}>"


def keep_only(who: Marked, kept: tuple[Mark, ...]) -> None:
    """Everything else can be done again."""
    names = {mark.name for mark in kept}
    who.used = tuple([name for name in who.used if name in names])


def marks(name: str, keys: tuple[K, ...]) -> Mapping[K, Mark]:
    """A family of marks, one for each key."""
    return {key: Mark(f"{name}-{key}") for key in keys}
