"""What the search has to know about a game: what is worth a thought, how one goes on, how likely one wins."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from overrun.agents.choice import Choice
from overrun.core import AnyForAgent, AnyGame, Option


class Line(NamedTuple):
    """An answer, and the way it is meant to go on."""

    choice: Choice
    way: Any = None


class Thinker(Protocol):
    """Each game has one, in its `thinking.py`.

    `rounds` is how far it looks ahead: an imagined game is judged when so many are over, the present one
    among them.
    """

    rounds: int

    def lines(self, game: AnyForAgent) -> list[Line]:
        """What is worth a thought, each answer once, the sensible one first; one: there is nothing to think
        about."""

    def answer(self, game: AnyGame, way: Any) -> Option:
        """How an imagined game goes on in a line."""

    def time(self, game: AnyGame) -> int:
        """How many rounds, or what else the game is played in, are over."""

    def standing(self, game: AnyGame) -> float:
        """How likely an undecided game is won, from 0 to 1."""
