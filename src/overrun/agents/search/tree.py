"""A determinized tree: upper confidence bounds over our own answers, chance dealt anew in every simulation.

The tree is open-loop: a node stands for the answers given since the question, not for a position. In each
simulation only those children count whose answers are offered in the imagined game at hand.
"""

from __future__ import annotations

from math import log, sqrt

from overrun.agents.search.budget import Clock
from overrun.agents.search.rollout import Rollouts
from overrun.core import Option

EXPLORE = 0.35
# So many answers are tried out below a node; more would never be visited twice.
WIDEST = 16


class Node:
    """What is known about one sequence of answers."""

    __slots__ = ("children", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[Option, Node] = {}

    def pick(self, options: list[Option]) -> Option:
        """The answer with the highest upper bound; one never tried comes first."""
        for option in options:
            child = self.children.setdefault(option, Node())
            child.offered += 1
            if not child.visits:
                return option
        return max(options, key=self._bound)

    def _bound(self, option: Option) -> float:
        child = self.children[option]
        return child.total / child.visits + EXPLORE * sqrt(log(child.offered) / child.visits)


def best(rollouts: Rollouts, candidates: list[Option], clock: Clock) -> tuple[Option, float]:
    """The most visited of the candidates, and what it is worth."""
    root = Node()
    number = 0
    while not clock.over() or not number:
        _simulate(rollouts, root, candidates, number)
        number += 1
        clock.left -= 1
    found = max(candidates, key=lambda option: root.children[option].visits if option in root.children else 0)
    child = root.children[found]
    return found, child.total / max(1, child.visits)


def _simulate(rollouts: Rollouts, root: Node, candidates: list[Option], number: int) -> None:
    twin = rollouts.imagine(number)
    node, path = root, [root]
    options = candidates
    while True:
        chosen = node.pick(options)
        node = node.children[chosen]
        path.append(node)
        twin.choose(chosen)
        if twin.question is None or not node.visits:
            break
        options = list(twin.question.options[:WIDEST])
    value = rollouts.play_on(twin)
    for node in path:
        node.visits += 1
        node.total += value
