"""Going on in the middle of a move, in the board games."""

from __future__ import annotations

from collections.abc import Callable

from overrun.agents.choice import Choice
from overrun.core import Question
from overrun.skirmish.words import MOVE_ON

Place = tuple[float, int, int]
"""The best zone to end in: its worth, the zone, and the first step towards it."""


def go_on(
    question: Question, zone: int, best_place: Callable[[int], Place], why: Callable[[int], str]
) -> Choice:
    """One zone further, if from there a better place can be reached than from this zone; otherwise stay."""
    best, choice = best_place(zone)[0], Choice(question.options[-1], "rest")
    for option in question.options[:-1]:
        (further,) = MOVE_ON.read(option)
        value, target, _ = best_place(further)
        if value > best:
            best, choice = value, Choice(option, why(target), {"zone": target})
    return choice
