"""Sequential halving, with a race inside: all lines get trials in turn, and whoever falls behind is out.

With some dozen lines, long games and a hundred trials a tree has no depth to speak of; what counts is to find
out which of a few lines is best, to spend little on those that are plainly bad, and to stop when it is clear.
"""

from __future__ import annotations

from math import ceil, log2, sqrt

from overrun.agents.search.budget import Clock
from overrun.agents.search.trials import Trials
from overrun.agents.thinker import Line

# All lines get so many trials; then whoever is so many standard errors worse than the best is out.
LEAST = 3
BEHIND = 1.5
# The sensible answer is out only if it is plainly worse; at the end a rival must still be so far ahead of it.
PLAINLY = 3.0
MARGIN = 2.0
# After so many trials a rival is out if it is no better than the sensible answer, or hardly worth the change:
# so many standard errors above what it gained are still less than this much of a won game.
LATER = 4
ABOVE = 1.5
WORTH = 0.01
# The sensible answer.
FIRST = 0

# What each line was worth in its trials.
Results = list[list[float]]


def best(trials: Trials, lines: list[Line], clock: Clock) -> Line:
    """The best of the lines; the first is the one to beat."""
    results: Results = [[] for _ in lines]
    running = list(range(len(lines)))
    stages = ceil(log2(len(lines)))
    stage = 1
    while len(running) > 1 and not clock.over():
        # All of them in turn, so that every comparison is between equal numbers of trials.
        for number in running:
            results[number].append(trials.worth(lines[number], len(results[number])))
            clock.used += 1
        if len(results[running[0]]) < LEAST:
            continue
        running = _still_in(results, running)
        if clock.over(stage / stages):
            stage += 1
            better = running[: max(2, ceil(len(running) / 2))]
            # The sensible answer stays in the race as long as it is not behind.
            running = better if FIRST in better or FIRST not in running else [*better, FIRST]
    leader = running[0]
    if FIRST in running and errors(results[leader], results[FIRST]) < MARGIN:
        leader = FIRST
    return lines[leader]


def _still_in(results: Results, running: list[int]) -> list[int]:
    """Who is not behind yet, best first. Lines that always end alike are one: the earlier of them stays."""
    ranked = sorted(running, key=lambda number: (-mean(results[number]), number))
    leader = results[ranked[0]]
    sensible = results[FIRST] if FIRST in running and errors(leader, results[FIRST]) < PLAINLY else None
    found: list[int] = []
    seen: list[list[float]] = []
    for number in ranked:
        own = results[number]
        if own in seen:
            continue
        if number == FIRST:
            out = sensible is None
        else:
            out = errors(leader, own) >= BEHIND or (sensible is not None and _pointless(own, sensible))
        if not out:
            found.append(number)
            seen.append(own)
    return found


def _pointless(rival: list[float], sensible: list[float]) -> bool:
    """Whether a rival will hardly turn out to be worth the change."""
    gain, error = gained(rival, sensible)
    return len(rival) >= LATER and (gain <= 0 or gain + ABOVE * error < WORTH)


def mean(values: list[float]) -> float:
    """The mean of what an answer was worth in its trials."""
    return sum(values) / len(values)


def errors(better: list[float], worse: list[float]) -> float:
    """By how many standard errors one answer is better than another under the same luck."""
    gain, error = gained(better, worse)
    return gain / max(error, 1e-9)


def gained(better: list[float], worse: list[float]) -> tuple[float, float]:
    """What one answer gains over another under the same luck, and the standard error of that.

    >>> gain, error = gained([0.9, 0.7], [0.5, 0.5])
    >>> round(gain, 3), round(error, 3)
    (0.3, 0.1)
    """
    pairs = [mine - theirs for mine, theirs in zip(better, worse, strict=False)]
    gain = mean(pairs)
    spread = sqrt(sum((pair - gain) ** 2 for pair in pairs) / max(1, len(pairs) - 1))
    return gain, spread / sqrt(len(pairs))
