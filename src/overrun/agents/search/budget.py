"""How much thinking one decision may cost."""

from __future__ import annotations

import time
from dataclasses import dataclass

from overrun.errors import OverrunError

SIMULATIONS = 100


@dataclass(frozen=True, slots=True)
class Budget:
    """So many simulations, or so many seconds if they are over earlier; without either a hundred simulations.

    >>> Budget.parse("40").simulations, Budget.parse("1.5s").seconds
    (40, 1.5)
    """

    simulations: int = SIMULATIONS
    seconds: float | None = None

    @classmethod
    def parse(cls, said: str) -> Budget:
        """`40` is a number of simulations, `1.5s` a number of seconds."""
        try:
            if said.endswith("s"):
                return cls._positive(1_000_000, float(said[:-1]))
            return cls._positive(int(said), None)
        except ValueError:
            raise OverrunError(
                f"a search budget is a number of simulations such as 40, or seconds such as 1.5s; not {said!r}"
            ) from None

    @classmethod
    def _positive(cls, simulations: int, seconds: float | None) -> Budget:
        if simulations < 1 or (seconds is not None and not 0 < seconds < 3600):
            raise ValueError
        return cls(simulations, seconds)

    def clock(self) -> Clock:
        """Begin to count."""
        return Clock(self)


class Clock:
    """What is left of a budget."""

    __slots__ = ("_ends", "left")

    def __init__(self, budget: Budget):
        self.left = budget.simulations
        self._ends = None if budget.seconds is None else time.monotonic() + budget.seconds

    def over(self) -> bool:
        """Whether the budget is used up."""
        return self.left <= 0 or (self._ends is not None and time.monotonic() >= self._ends)
