"""What an agent sees of a game: everything public, nothing hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from msgspec import structs

from overrun.core.chance import numbers, seeded
from overrun.core.game import Game
from overrun.core.option import Option
from overrun.core.play import Look
from overrun.core.question import Question
from overrun.core.state import Result, State

S = TypeVar("S", bound=State)
W = TypeVar("W")


class ForAgent(Generic[S, W]):
    """A game as an agent may know it. Its clones are imagined: nobody can peek by playing a copy on.

    `seed` makes the agent's own thinking repeatable, and different at every question of a game; it has
    nothing to do with the game's seed. An agent that plays one `seat` is asked only what that seat may choose
    where seats act at the same time.
    """

    __slots__ = ("_game", "_rng", "_seat")

    def __init__(self, game: Game[S, W], seed: int = 0, seat: int | None = None):
        self._game = game
        self._seat = seat
        self._rng = seeded((seed << 64) + game.answers)

    @property
    def question(self) -> Question | None:
        """Who decides, about what, and the options; None if the game is over."""
        question = self._game.question
        if question is None or self._seat is None or not question.owners:
            return question
        mine = question.options_of(self._seat)
        return structs.replace(question, seats=(self._seat,), options=mine, owners=()) if mine else question

    @property
    def result(self) -> Result | None:
        """How the game ended, or None."""
        return self._game.result

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def mission(self) -> str:
        """What is played: `classic/01-city-blocks`."""
        return self._game.mission

    @property
    def world(self) -> W:
        """What never changes in this game: board, cards, mission. All of it is printed, so it is public."""
        return self._game.world

    def view(self, seat: int | None = None) -> Any:
        """What a seat may see, as plain data."""
        return self._game.view(seat)

    def look(self) -> Look[S, W]:
        """The position to read, with everything hidden in a fixed order: the same whatever the deal is."""
        return self._game.look()

    def clone(self) -> Game[S, W]:
        """A game to think with: what is unseen is dealt anew each time, what follows is rolled anew."""
        return self._game.imagine(self.random(1 << 62))

    def random(self, below: int) -> int:
        """A number below `below` from the agent's own generator."""
        self._rng, (value,) = numbers(self._rng, (below,))
        return value


# An agent looks at a game and answers its question.
Agent = Callable[[ForAgent[Any, Any]], Option]
