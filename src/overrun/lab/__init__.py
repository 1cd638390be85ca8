"""Many games at once: simulations, comparisons of two variants, reports to look at.

>>> from overrun.lab import Task, simulate
>>> simulate(Task("classic/00-tutorial", {}, "sensible", seed=1, max_rounds=50), games=2, jobs=1).games
2
"""

from overrun.lab.compare import Comparison, Difference, compare
from overrun.lab.kept import KeptGame, KeptGames, identity
from overrun.lab.simulation import Run, Summary, play_one, processes, run, simulate, wilson
from overrun.lab.story import Death, GamePart, Story, register
from overrun.lab.task import Outcome, Task

__all__ = [
    "Comparison",
    "Death",
    "Difference",
    "GamePart",
    "KeptGame",
    "KeptGames",
    "Outcome",
    "Run",
    "Story",
    "Summary",
    "Task",
    "compare",
    "identity",
    "play_one",
    "processes",
    "register",
    "run",
    "simulate",
    "wilson",
]
