"""What so many dice may do."""

from __future__ import annotations

from functools import cache
from math import comb


@cache
def expected_kills(dice: int, chance: float, targets: int) -> float:
    """How many of so many targets a roll kills on average, one hit each.

    >>> expected_kills(1, 0.5, 3), expected_kills(2, 0.5, 1)
    (0.5, 0.75)
    """
    return sum([share * min(hits, targets) for hits, share in enumerate(_spread(dice, chance))], 0.0)


@cache
def at_least(dice: int, chance: float, hits: int) -> float:
    """How likely so many hits are.

    >>> at_least(2, 0.5, 2)
    0.25
    """
    return sum(_spread(dice, chance)[hits:], 0.0)


@cache
def _spread(dice: int, chance: float) -> tuple[float, ...]:
    """How likely each number of hits is."""
    return tuple([comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1)])
