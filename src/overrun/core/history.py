"""How a game came to where it is: its answers and the starts of its rounds, each linked to the one before."""

from __future__ import annotations

from typing import Literal, TypeVar

from overrun.core.option import Option
from overrun.core.play import ChanceEntry
from overrun.core.state import State

UndoPolicy = Literal["strict", "until reveal", "free"]
UNDO_POLICIES: tuple[UndoPolicy, ...] = ("strict", "until reveal", "free")


class Answer:
    """One answer given in a game, linked to the one before it, with what came to light after it."""

    __slots__ = ("before", "chance", "index", "option", "seat")

    def __init__(
        self, before: Answer | None, option: Option | None, seat: int, chance: tuple[ChanceEntry, ...]
    ):
        self.before = before
        self.option = option
        self.seat = seat
        self.chance = chance
        self.index: int = before.index + 1 if before is not None else 0


class Checkpoint:
    """The state at the start of a round, after `index` answers, linked to the round before."""

    __slots__ = ("before", "index", "round", "state")

    def __init__(self, before: Checkpoint | None, index: int, state: State):
        self.before = before
        self.index = index
        self.round = state.round
        self.state = state


Link = TypeVar("Link", Answer, Checkpoint)


def chain(last: Link) -> list[Link]:
    """A game's answers or rounds up to the last, oldest first; the first stands for the beginning."""
    found = [last]
    while (node := found[-1].before) is not None:
        found.append(node)
    return found[::-1]
