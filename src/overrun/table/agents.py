"""The bots there are: those of `overrun.agents`, or just chance where that is not installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from overrun.core import Agent, ForAgent, Option
from overrun.table.problems import Refused

PREFERRED = ("sensible", "random")


def _by_chance(game: ForAgent[Any, Any]) -> Option:
    assert game.question is not None
    return game.question.options[game.random(len(game.question.options))]


def agent_names() -> list[str]:
    """The names of all bots, the best to begin with first."""
    if find_spec("overrun.agents") is None:
        return ["random"]
    found: list[str] = import_module("overrun.agents").names()
    return sorted(found, key=lambda name: PREFERRED.index(name) if name in PREFERRED else 0)


def known_agent(name: str) -> str:
    """The name of a bot that exists; an empty one means the usual bot."""
    if not name:
        return usual_agent()
    if name not in agent_names():
        raise Refused("bad-setup", "table-no-such-bot", name=name[:40], known=", ".join(agent_names()))
    return name


def usual_agent() -> str:
    """The bot that takes a seat when nobody says which."""
    names = agent_names()
    return next((name for name in PREFERRED if name in names), names[0])


def make_agent(name: str, seed: int) -> Agent:
    """A bot for one game."""
    if find_spec("overrun.agents") is None:
        return _by_chance
    made: Agent = import_module("overrun.agents").make(name, seed)
    return made
