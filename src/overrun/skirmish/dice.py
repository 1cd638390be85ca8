"""What a die of an attack does: which faces hit."""

from __future__ import annotations

from functools import cache


def hits_with(face: int, accuracy: int, bonus: int) -> bool:
    """Whether a die that shows this is a hit: no bonus makes it show more than a six.

    >>> hits_with(3, 4, 1), hits_with(6, 7, 1)
    (True, False)
    """
    return min(6, face + bonus) >= accuracy


@cache
def chance_of_hit(accuracy: int, bonus: int) -> float:
    """How likely one die is a hit.

    >>> chance_of_hit(4, 0), chance_of_hit(4, 9), chance_of_hit(7, 1)
    (0.5, 1.0, 0.0)
    """
    return sum([hits_with(face, accuracy, bonus) for face in range(1, 7)]) / 6
