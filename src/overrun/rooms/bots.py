"""Bots: what they are called, what they answer, and why."""

from __future__ import annotations

import secrets

from overrun.agents import in_company, make, names
from overrun.agents.sensible import Choice, reason_of
from overrun.core import Agent, AnyGame, Option
from overrun.rooms.problems import Refused, log
from overrun.words import Words

PREFERRED = ("sensible", "search", "random")


def bot_names() -> list[str]:
    """The names of all bots, the best to begin with first."""
    return sorted(names(), key=lambda name: PREFERRED.index(name) if name in PREFERRED else len(PREFERRED))


def bot_title(words: Words, name: str) -> str:
    """What a bot is called in a language; one that came with a plug-in keeps its own name."""
    key = f"table-agent-{name}"
    return words.text(key) if words.has(key) else name


def known_bot(name: str) -> str:
    """The name of a bot that exists; an empty one means the usual bot."""
    known = bot_names()
    if not name:
        return known[0]
    if name not in known:
        raise Refused("bad-setup", "table-no-such-bot", name=name[:40], known=", ".join(known))
    return name


class Bot:
    """A bot in a seat for one game. Its chance has nothing to do with the game's."""

    def __init__(self, name: str, seed: int | None = None):
        self.name = name
        self.seed = secrets.randbits(32) if seed is None else seed
        self.agent: Agent | None = None
        # Why it chose as it did the last time, if it can say.
        self.reason: Choice | None = None

    def choose(self, game: AnyGame, seat: int) -> Option:
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
