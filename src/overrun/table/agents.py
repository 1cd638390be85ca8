"""The bots that can take a seat."""

from __future__ import annotations

from overrun.agents import names
from overrun.table.problems import Refused

PREFERRED = ("sensible", "random")


def agent_names() -> list[str]:
    """The names of all bots, the best to begin with first."""
    return sorted(names(), key=lambda name: PREFERRED.index(name) if name in PREFERRED else len(PREFERRED))


def known_agent(name: str) -> str:
    """The name of a bot that exists; an empty one means the usual bot."""
    found = agent_names()
    if not name:
        return found[0]
    if name not in found:
        raise Refused("bad-setup", "table-no-such-bot", name=name[:40], known=", ".join(found))
    return name
