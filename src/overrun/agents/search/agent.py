"""The agent that looks ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from overrun.agents.choice import Choice
from overrun.agents.parts import thinker_of
from overrun.agents.search import halving, tree
from overrun.agents.search.budget import Budget, Clock
from overrun.agents.search.trials import Trials
from overrun.agents.thinker import Line, Thinker
from overrun.core import AnyForAgent, Option
from overrun.errors import OverrunError

Method = Literal["halving", "tree"]
METHODS: dict[Method, Callable[[Trials, list[Line], Clock], Line]] = {
    "halving": halving.best,
    "tree": tree.best,
}

# Each line should get at least so many trials.
PER_LINE = 4
MOST_LINES = 16


class Search:
    """Tries the sensible answer and its rivals in imagined games, and takes the one that turns out best.

    It sees no more than anybody at the table: every imagined game deals what is hidden anew. The same seed
    and the same public history give the same answer, unless the budget is one of time.
    """

    __slots__ = ("_thinker", "_world", "budget", "method", "reason", "rounds")

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        method: Method = "halving",
        rounds: int | None = None,
    ):
        # It has no use for a seed: what it imagines depends on the one its game is shown with.
        self.budget = budget or Budget()
        self.method: Method = method
        self.rounds = rounds  # None: as many as the game's thinker looks ahead
        self.reason: Choice | None = None
        self._thinker: Thinker | None = None
        self._world: object = None

    @classmethod
    def parse(cls, seed: int, said: str) -> Search:
        """A search from its budget as text, and its method after a second colon.

        >>> Search.parse(1, "40").budget.simulations, Search.parse(1, "1.5s:tree").method
        (40, 'tree')
        """
        budget, _, named = said.partition(":")
        for method in METHODS:
            if named in ("", method):
                return cls(seed, Budget.parse(budget), method)
        raise OverrunError(f"a search has no method {named!r}; choose one of: {', '.join(METHODS)}")

    def __call__(self, game: AnyForAgent) -> Option:
        if self._thinker is None or game.world is not self._world:
            self._thinker, self._world = thinker_of(game), game.world
        lines = self._thinker.lines(game)[: self._most()]
        if len(lines) == 1:
            self.reason = lines[0].choice
            return self.reason.option
        clock = self.budget.clock()
        trials = Trials(game, self._thinker, self.rounds or self._thinker.rounds)
        found = METHODS[self.method](trials, lines, clock)
        # How likely one wins is not said: the odds compare answers well, but know nothing of the mission.
        self.reason = found.choice._replace(args={**found.choice.args, "games": clock.used})
        return self.reason.option

    def _most(self) -> int:
        """How many lines there is the budget to try out."""
        simulations = self.budget.simulations
        return MOST_LINES if simulations is None else min(MOST_LINES, max(2, simulations // PER_LINE))
