"""Sequential halving: all candidates get a few simulations, the better half of them more, until few are left.

With some dozen answers, long games and a hundred simulations a tree has no depth to speak of; what counts is to
find out which of a few answers is best, and to spend little on those that are plainly bad.
"""

from __future__ import annotations

from math import ceil, log2, sqrt

from overrun.agents.search.budget import Clock
from overrun.agents.search.rollout import Rollouts
from overrun.core import Option

# A rival must beat the sensible answer by so many standard errors of their difference.
MARGIN = 1.0
# At least so many simulations for everybody.
FEWEST = 4


def best(rollouts: Rollouts, candidates: list[Option], clock: Clock) -> tuple[Option, float]:
    """The best of the candidates and what it is worth; the first of them is the one to beat."""
    first = candidates[0]
    results: dict[Option, list[float]] = {option: [] for option in candidates}
    running = list(candidates)
    turns = max(1, ceil(log2(len(candidates))))
    share = max(1, clock.left // turns)
    for _ in range(turns):
        each = max(FEWEST, share // len(running))
        for _ in range(each):
            for option in running:
                if clock.over() and all(results[option] for option in running):
                    break
                results[option].append(rollouts.try_out(option, len(results[option])))
                clock.left -= 1
        ranked = sorted(running, key=lambda option: -_mean(results[option]))
        running = ranked[: max(2, ceil(len(running) / 2))]
        if first not in running:
            running.append(first)  # it stays in the race, to be compared with at the end
        if clock.over():
            break
    rival = max(running, key=lambda option: _mean(results[option]))
    if rival is not first and not _beats(results[rival], results[first]):
        rival = first
    return rival, _mean(results[rival])


def _mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else -1.0


def _beats(rival: list[float], first: list[float]) -> bool:
    """Whether a rival is better than the sensible answer beyond chance, under the same luck."""
    pairs = [mine - theirs for mine, theirs in zip(rival, first, strict=False)]
    mean = _mean(pairs)
    if len(pairs) < 2 or mean <= 0:
        return False
    spread = sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1))
    return mean >= MARGIN * spread / sqrt(len(pairs))
