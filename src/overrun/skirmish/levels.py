"""Danger levels: the same bar in every edition."""

from __future__ import annotations

from bisect import bisect_right
from typing import Literal

Level = Literal["blue", "yellow", "orange", "red"]

BLUE, YELLOW, ORANGE, RED = range(4)
LEVELS: tuple[Level, ...] = ("blue", "yellow", "orange", "red")
THRESHOLDS = (0, 7, 19, 43)
LAST_SQUARE = THRESHOLDS[RED]


def level_of(experience: int) -> int:
    """The danger level a survivor with so many experience points is at.

    >>> [LEVELS[level_of(points)] for points in (0, 6, 7, 18, 19, 42, 43)]
    ['blue', 'blue', 'yellow', 'yellow', 'orange', 'orange', 'red']
    """
    return bisect_right(THRESHOLDS, experience) - 1
