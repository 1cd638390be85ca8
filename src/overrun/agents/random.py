"""The agent that takes any option, each as likely as the others."""

from __future__ import annotations

from overrun.core import AnyForAgent, Option
from overrun.core.chance import numbers, seeded


class RandomAgent:
    """Uniform over the options, from a generator of its own; asides are left alone."""

    __slots__ = ("_rng",)

    def __init__(self, seed: int = 0):
        self._rng = seeded(seed)

    def __call__(self, game: AnyForAgent) -> Option:
        assert game.question is not None
        options = game.question.options
        self._rng, (number,) = numbers(self._rng, (len(options),))
        return options[number]
