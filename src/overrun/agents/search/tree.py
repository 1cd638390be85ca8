"""A determinized tree: upper confidence bounds over our own answers, chance dealt anew in every simulation.

The tree is open-loop: a node stands for the answers given since the question, not for a position. In each
simulation only those children count whose answers are offered in the imagined game at hand.
"""

from __future__ import annotations

from math import log, sqrt

from overrun.agents.search.budget import Clock
from overrun.agents.search.trials import Trials
from overrun.agents.thinker import Line
from overrun.core import Option

EXPLORE = 0.35


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

    def visits_of(self, option: Option) -> int:
        """How often an answer was tried."""
        return self.children[option].visits if option in self.children else 0

    def _bound(self, option: Option) -> float:
        child = self.children[option]
        return child.total / child.visits + EXPLORE * sqrt(log(child.offered) / child.visits)


def best(trials: Trials, lines: list[Line], clock: Clock) -> Line:
    """The line whose answer was visited most."""
    root = Node()
    while not clock.over():
        _simulate(trials, root, lines, clock.used)
        clock.used += 1
    return max(lines, key=lambda line: root.visits_of(line.choice.option))


def _simulate(trials: Trials, root: Node, lines: list[Line], number: int) -> None:
    game = trials.imagine(number)
    node, path, way = root, [root], None
    while True:
        chosen = node.pick([line.choice.option for line in lines])
        way = next(line.way for line in lines if line.choice.option is chosen)
        node = node.children[chosen]
        path.append(node)
        game.choose(chosen)
        if game.question is None or not node.visits:
            break
        lines = trials.lines(game)
    value = trials.play_on(game, way)
    for node in path:
        node.visits += 1
        node.total += value
