"""Seats that bots play."""

from overrun.agents.registry import factory_of
from overrun.core import Agent, AnyGame, Option
from overrun.errors import OverrunError
from overrun.words.typed import number_typed


def answer(game: AnyGame, agent: Agent, seed: int = 0, seat: int | None = None) -> Option:
    """What an agent answers to a game's question: repeatable, and with fresh chance at every question.

    `seed` is the agent's own; the game's seed is nothing an agent may know.
    """
    return agent(game.for_agent((seed << 32) + game.answers, seat))


def is_seat(text: str) -> bool:
    """Whether this is the number of a seat as people count them, from 1."""
    return (number_typed(text) or 0) > 0


def seats_of_bots(texts: list[str]) -> dict[int, str]:
    """Read `--bot SEAT=AGENT` options. People count seats from 1, the engine from 0.

    >>> seats_of_bots(["1=random", "2=random"])
    {0: 'random', 1: 'random'}
    """
    seats: dict[int, str] = {}
    for text in texts:
        seat, equals, name = text.partition("=")
        if not (equals and is_seat(seat)):
            raise OverrunError(f"--bot {text!r} is not SEAT=BOT, such as 1=random")
        if int(seat) - 1 in seats:
            raise OverrunError(f"--bot names seat {seat} twice")
        factory_of(name)
        seats[int(seat) - 1] = name
    return seats
