"""Two variants of a mission against each other: is one really harder than the other?

Game 0 of both variants has the same seed, and so has game 1, 2…: what both have in common by chance (the
decks, the bot's own dice) does not blur what makes them different. The pairs are compared, not the totals.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, sqrt

from msgspec import Struct

from overrun.lab.simulation import Run, Summary
from overrun.lab.task import Outcome

Z = 1.959964
LEVEL = 0.05


class Difference(Struct, frozen=True):
    """B minus A, with its 95 % interval."""

    value: float
    low: float
    high: float


class Comparison(Struct, frozen=True):
    """What a comparison found. Shares are between 0 and 1; differences are B minus A.

    * `both`, `only_a`, `only_b`, `neither`: how many pairs of games were won so.
    * `p`: how likely pairs as uneven as these, or more so, would be if neither variant were easier (McNemar's
      exact test, two-sided).
    * `wins`: the difference of the shares won (Bonett and Price's interval for pairs).
    * `rounds`, `deaths`, `kills`: mean differences a game; deaths and kills only where they were collected.
    """

    a: Summary
    b: Summary
    both: int
    only_a: int
    only_b: int
    neither: int
    p: float
    wins: Difference
    rounds: Difference
    deaths: Difference | None = None
    kills: Difference | None = None

    @property
    def significant(self) -> bool:
        """Whether chance alone would do this in fewer than one comparison in twenty."""
        return self.p < LEVEL


def compare(a: Run, b: Run) -> Comparison:
    """Compare two runs game by game."""
    pairs = list(zip(a.outcomes, b.outcomes, strict=True))
    only_a = sum(one.won and not other.won for one, other in pairs)
    only_b = sum(other.won and not one.won for one, other in pairs)
    both = sum(one.won and other.won for one, other in pairs)
    told = all(outcome.story is not None for pair in pairs for outcome in pair)
    return Comparison(
        a=a.summary,
        b=b.summary,
        both=both,
        only_a=only_a,
        only_b=only_b,
        neither=len(pairs) - both - only_a - only_b,
        p=mcnemar(only_a, only_b),
        wins=share_difference(only_a, only_b, len(pairs)),
        rounds=mean_difference([other.rounds - one.rounds for one, other in pairs]),
        deaths=mean_difference([_deaths(other) - _deaths(one) for one, other in pairs]) if told else None,
        kills=mean_difference([_kills(other) - _kills(one) for one, other in pairs]) if told else None,
    )


def _deaths(outcome: Outcome) -> int:
    return len(outcome.story.deaths) if outcome.story else 0


def _kills(outcome: Outcome) -> int:
    return sum(sum(kinds.values()) for kinds in outcome.story.kills.values()) if outcome.story else 0


def mcnemar(only_a: int, only_b: int) -> float:
    """The exact two-sided test of pairs in which just one side won.

    >>> mcnemar(5, 5)
    1.0
    >>> mcnemar(1, 9)  # 2 * (1 + 10) / 1024
    0.02148
    """
    pairs = only_a + only_b
    tail: int = sum(comb(pairs, k) for k in range(min(only_a, only_b) + 1))
    return round(min(1.0, 2 * tail / (1 << pairs)), 5)


def share_difference(only_a: int, only_b: int, pairs: int) -> Difference:
    """B's share minus A's; the interval is that of Bonett and Price (2012), good for few pairs, too.

    >>> share_difference(10, 30, 100)
    Difference(value=0.2, low=0.0775, high=0.3147)
    """
    more, less = (only_b + 1) / (pairs + 2), (only_a + 1) / (pairs + 2)
    middle = more - less
    spread = Z * sqrt((more + less - middle * middle) / (pairs + 2))
    value = (only_b - only_a) / pairs
    return Difference(
        round(value, 4), round(max(-1.0, middle - spread), 4), round(min(1.0, middle + spread), 4)
    )


def mean_difference(differences: Sequence[float]) -> Difference:
    """The mean of differences between pairs, with its interval from their spread.

    >>> mean_difference([1, 2, 3, 2])
    Difference(value=2.0, low=1.2, high=2.8)
    """
    number = len(differences)
    mean = sum(differences) / number
    if number < 2:
        return Difference(round(mean, 3), float("-inf"), float("inf"))
    variance = sum((each - mean) ** 2 for each in differences) / (number - 1)
    spread = Z * sqrt(variance / number)
    return Difference(round(mean, 3), round(mean - spread, 3), round(mean + spread, 3))
