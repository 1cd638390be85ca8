"""Bots in seats: which one has to answer, and what it says."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from overrun.agents import in_company, make, thinks
from overrun.agents.sensible import Choice, reason_of
from overrun.core import Agent, Game, Option
from overrun.table.problems import log
from overrun.words import Words

if TYPE_CHECKING:
    from overrun.table.tables import Table


def to_answer(table: Table) -> int | None:
    """The seat of the bot that has to answer now, if it is a bot's turn."""
    bots = {number for number, seat in enumerate(table.seats) if seat.kind == "bot"}
    return table.question.due(bots) if bots and table.question is not None else None


class Player:
    """A bot in a seat for one game. Its chance has nothing to do with the game's."""

    def __init__(self, name: str, seed: int | None = None):
        self.name = name
        self.seed = secrets.randbits(32) if seed is None else seed
        self.agent: Agent | None = None
        # Why it chose as it did the last time, if it can say.
        self.reason: Choice | None = None

    @property
    def thinks(self) -> bool:
        """Whether it takes its time."""
        return thinks(self.name)

    def choose(self, game: Game[Any, Any], seat: int) -> Option:
        """What it answers; a bot that fails, or wants what it may not, takes the first option it has."""
        question = game.question
        assert question is not None
        own = question.options_of(seat) or question.options
        self.reason = None
        try:
            if self.agent is None:
                self.agent = make(in_company(self.name), self.seed)
            chosen = self.agent(game.for_agent(self.seed, seat))
        except Exception as error:
            log.error("the bot %s failed", self.name, exc_info=error)
            return own[0]
        if chosen not in own:
            return own[0]
        self.reason = reason_of(self.agent, chosen)
        return chosen

    def why(self, language: str) -> str:
        """Why it chose as it did, in one line; empty if it cannot say."""
        return "" if self.reason is None else self.reason.said(Words(language))
