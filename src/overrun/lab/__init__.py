"""Many games at once: simulation."""

from overrun.lab.simulation import Outcome, Summary, Task, play_one, simulate, wilson

__all__ = ["Outcome", "Summary", "Task", "play_one", "simulate", "wilson"]
