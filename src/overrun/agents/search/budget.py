"""How much thinking one decision may cost."""

from __future__ import annotations

import time
from dataclasses import dataclass

from overrun.errors import OverrunError

SIMULATIONS = 100


@dataclass(frozen=True, slots=True)
class Budget:
    """So many simulations, or so many seconds; without either a hundred simulations.

    >>> Budget.parse("40").simulations, Budget.parse("1.5s").seconds
    (40, 1.5)
    """

    simulations: int | None = SIMULATIONS
    seconds: float | None = None

    @classmethod
    def parse(cls, said: str) -> Budget:
        """`40` is a number of simulations, `1.5s` a number of seconds."""
        try:
            found = cls(None, float(said[:-1])) if said.endswith("s") else cls(int(said), None)
        except ValueError:
            found = cls(0)
        if (found.simulations is not None and found.simulations < 1) or not 0 < (found.seconds or 1) < 3600:
            raise OverrunError(
                f"a search budget is a number of simulations such as 40, or seconds such as 1.5s; not {said!r}"
            )
        return found

    def clock(self) -> Clock:
        """Begin to count."""
        return Clock(self)


class Clock:
    """What has been used of a budget."""

    __slots__ = ("_begin", "_budget", "used")

    def __init__(self, budget: Budget):
        self._budget = budget
        self._begin = time.monotonic()
        self.used = 0

    def over(self, share: float = 1.0) -> bool:
        """Whether this share of the budget is used up."""
        budget = self._budget
        if budget.simulations is not None:
            return self.used >= share * budget.simulations
        assert budget.seconds is not None
        return time.monotonic() - self._begin >= share * budget.seconds
