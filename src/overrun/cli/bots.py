"""Seats that bots play."""

from typing import Any

from overrun.agents.registry import factory_of
from overrun.core import Agent, Game, Option, Question
from overrun.errors import OverrunError


def answer(game: Game[Any, Any], agent: Agent, seed: int = 0, seat: int | None = None) -> Option:
    """What an agent answers to a game's question: repeatable, and with fresh chance at every question.

    `seed` is the agent's own; the game's seed is nothing an agent may know.
    """
    return agent(game.for_agent((seed << 32) + game.answers, seat))


def seats_of_bots(texts: list[str]) -> dict[int, str]:
    """Read `--bot SEAT=AGENT` options.

    >>> seats_of_bots(["1=random", "2=random"])
    {1: 'random', 2: 'random'}
    """
    seats: dict[int, str] = {}
    for text in texts:
        seat, equals, name = text.partition("=")
        if not (seat.isdecimal() and equals):
            raise OverrunError(f"--bot {text!r} is not SEAT=BOT, such as 1=random")
        if int(seat) in seats:
            raise OverrunError(f"--bot names seat {seat} twice")
        factory_of(name)
        seats[int(seat)] = name
    return seats


def bot_to_answer(question: Question, bots: dict[int, str]) -> int | None:
    """The seat of the bot that has to answer, or None as long as a person may."""
    if question.owners:
        # Everybody at the same time: bots answer for themselves first, so that nobody waits for them.
        return next((owner for owner in question.owners if owner in bots), None)
    return question.seats[0] if all(seat in bots for seat in question.seats) else None
