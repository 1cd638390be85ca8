"""How often bots win the missions: measured by `tools/win_rates.py`, kept in `win_rates.toml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class WinRate(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How many of how many games a bot won, and what has to be said to play the same games again.

    They are those of `overrun sim` with this seed; a game longer than `max_rounds` was not won.
    """

    agent: str
    games: int
    wins: int
    survivors: int
    seats: int
    seed: int
    max_rounds: int
    rounds: float
    # Seconds a game took on the machine that measured it.
    seconds: float
    # What most lost games ended with: the id of its rule.
    defeat: str = ""


def win_rate(mission: str, agent: str = "sensible", seats: int | None = None) -> WinRate | None:
    """What was measured about a mission and a bot, if anything was; with the fewest players if it may be any.

    >>> win_rate("invader/no-such-mission") is None
    True
    """
    found = [rate for rate in rates().get(mission, {}).values() if rate.agent == agent]
    if seats is not None:
        found = [rate for rate in found if rate.seats == seats]
    return min(found, key=lambda rate: rate.seats, default=None)


def key_of(mission: str, agent: str, seats: int) -> str:
    """What a rate is kept under: the bot, in Gear Up, where players are survivors, with their number."""
    return f"{agent} x{seats}" if mission.startswith("gearup/") else agent


@cache
def rates() -> dict[str, dict[str, WinRate]]:
    """All that was measured, by mission and `key_of`."""
    text = files("overrun.agents").joinpath("win_rates.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=dict[str, dict[str, WinRate]])
