"""The agent that looks ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from overrun.agents.search import halving, tree
from overrun.agents.search.budget import Budget, Clock
from overrun.agents.search.rollout import Rollouts
from overrun.agents.sensible import Choice, Sensible
from overrun.core import ForAgent, Option

Method = Literal["halving", "tree"]
METHODS: dict[Method, Callable[[Rollouts, list[Option], Clock], tuple[Option, float]]] = {
    "halving": halving.best,
    "tree": tree.best,
}

# Rounds that an imagined game goes on after the present one.
HORIZON = 1
# Each candidate should get at least so many simulations before half of them are dropped.
PER_CANDIDATE = 6
MOST_CANDIDATES = 24


class Search:
    """Tries the sensible answer and others in imagined games, and takes the one that turns out best.

    It sees no more than anybody at the table: every imagined game deals what is hidden anew. The same seed
    and the same public history give the same answer, unless the budget is one of time.
    """

    __slots__ = ("_sensible", "budget", "horizon", "method", "reason")

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        method: Method = "halving",
        horizon: int = HORIZON,
    ):
        self.budget = budget or Budget()
        self.method: Method = method
        self.horizon = horizon
        self.reason: Choice | None = None
        self._sensible = Sensible(seed)

    def __call__(self, game: ForAgent[Any, Any]) -> Option:
        question = game.question
        assert question is not None
        usual = self._sensible(game)
        self.reason = self._sensible.reason
        candidates = self._candidates(game, usual)
        if len(candidates) < 2:
            return usual
        rollouts = Rollouts(game, self.horizon)
        chosen, worth = METHODS[self.method](rollouts, candidates, self.budget.clock())
        if chosen is not usual:
            self.reason = Choice(chosen, "search", {"percent": round(100 * worth)})
        return chosen

    def _candidates(self, game: ForAgent[Any, Any], usual: Option) -> list[Option]:
        """The sensible answer first, then others: of every verb some, chosen by chance where there are many."""
        assert game.question is not None
        options = [option for option in game.question.options if option != usual]
        most = min(MOST_CANDIDATES, max(2, self.budget.simulations // PER_CANDIDATE))
        found = [usual]
        by_verb: dict[str, list[Option]] = {}
        for option in options:
            by_verb.setdefault(option.verb, []).append(option)
        while by_verb and len(found) < most:
            for verb in list(by_verb):
                others = by_verb[verb]
                found.append(others.pop(game.random(len(others))))
                if not others:
                    del by_verb[verb]
        return found[:most]
