"""The bots that can take a seat."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Protocol

from overrun.agents import names
from overrun.table.problems import Refused
from overrun.words import Words

RATES = "overrun.agents.win_rates"
PREFERRED = ("sensible", "search", "random")


def agent_names() -> list[str]:
    """The names of all bots, the best to begin with first."""
    return sorted(names(), key=lambda name: PREFERRED.index(name) if name in PREFERRED else len(PREFERRED))


def agent_name(words: Words, name: str) -> str:
    """What a bot is called in a language; one that came with a plug-in keeps its own name."""
    key = f"table-agent-{name}"
    return words.text(key) if words.has(key) else name


def known_agent(name: str) -> str:
    """The name of a bot that exists; an empty one means the usual bot."""
    found = agent_names()
    if not name:
        return found[0]
    if name not in found:
        raise Refused("bad-setup", "table-no-such-bot", name=name[:40], known=", ".join(found))
    return name


class WinRate(Protocol):
    """What was measured about a mission: which bot won how many of how many games with how many survivors."""

    agent: str
    games: int
    wins: int
    survivors: int


def win_rate(mission: str) -> WinRate | None:
    """How often bots win a mission, where that has been measured."""
    if importlib.util.find_spec(RATES) is None:
        return None
    found: WinRate | None = importlib.import_module(RATES).win_rate(mission)
    return found
