"""What a game's thinker is made of, under the name by which it was first known: `overrun.agents.thinker`."""

from overrun.agents.thinker import Line, Thinker

__all__ = ["Line", "Thinker"]
