"""How much thinking one decision may cost."""

from __future__ import annotations

import time
from dataclasses import dataclass

from overrun.errors import OverrunError

SIMULATIONS = 100
LONGEST = 3600.0  # seconds


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
            if said.endswith("s"):
                seconds = float(said[:-1])
                if 0 < seconds < LONGEST:
                    return cls(None, seconds)
            elif int(said) > 0:
                return cls(int(said))
        except ValueError:
            pass
        raise OverrunError(
            f"a search has a number of simulations such as 40, or of seconds such as 1.5s; not {said!r}"
        )

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
