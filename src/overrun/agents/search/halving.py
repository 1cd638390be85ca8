"""Sequential halving: all answers get a few trials, the better half of them more, until one is left.

With some dozen answers, long games and a hundred trials a tree has no depth to speak of; what counts is to
find out which of a few answers is best, and to spend little on those that are plainly bad.
"""

from __future__ import annotations

from math import ceil, log2, sqrt

from overrun.agents.search.budget import Clock
from overrun.agents.search.thinker import Line
from overrun.agents.search.trials import Trials

# A rival must beat the sensible answer by so many standard errors of their difference.
MARGIN = 1.0
# An answer that is so many standard errors worse than the best is given up early.
HOPELESS = 3.0

# What each line was worth in its trials.
Results = list[list[float]]


def best(trials: Trials, lines: list[Line], clock: Clock) -> Line:
    """The best of the lines; the first is the one to beat."""
    first = 0
    results: Results = [[] for _ in lines]
    running = list(range(len(lines)))
    stages = ceil(log2(len(lines)))
    for stage in range(1, stages + 1):
        while True:
            # All of them in turn, so that every comparison is between equal numbers of trials.
            for number in running:
                results[number].append(trials.worth(lines[number], len(results[number])))
                clock.used += 1
            if clock.over(stage / stages):
                break
        running = _better_half(results, running)
        if first not in running:
            running.append(first)  # it stays in the race, to be compared with at the end
        if len(running) == 1:
            break
    rival = max(running, key=lambda number: mean(results[number]))
    if rival != first and errors(results[rival], results[first]) < MARGIN:
        rival = first
    return lines[rival]


def _better_half(results: Results, running: list[int]) -> list[int]:
    ranked = sorted(running, key=lambda number: -mean(results[number]))
    leader = results[ranked[0]]
    rest = ranked[1 : ceil(len(ranked) / 2)]
    return [ranked[0], *(number for number in rest if errors(leader, results[number]) < HOPELESS)]


def mean(values: list[float]) -> float:
    """The mean of what an answer was worth in its trials."""
    return sum(values) / len(values)


def errors(better: list[float], worse: list[float]) -> float:
    """By how many standard errors one answer is better than another under the same luck."""
    pairs = [mine - theirs for mine, theirs in zip(better, worse, strict=False)]
    gain = mean(pairs)
    spread = sqrt(sum((pair - gain) ** 2 for pair in pairs) / max(1, len(pairs) - 1))
    return gain * sqrt(len(pairs)) / max(spread, 1e-9)
