"""How often bots win the missions: measured by `tools/win_rates.py`, kept in `win_rates.toml`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct


class WinRate(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which bot won how many of how many games, with how many survivors, from which seed on."""

    agent: str
    games: int
    wins: int
    survivors: int
    first_seed: int
    rounds: float
    # What most lost games ended with: the id of its rule.
    defeat: str = ""


def win_rate(mission: str) -> WinRate | None:
    """What was measured about a mission, if anything was.

    >>> win_rate("invader/no-such-mission") is None
    True
    """
    return rates().get(mission)


@cache
def rates() -> dict[str, WinRate]:
    """All that was measured, by mission."""
    text = files("overrun.agents").joinpath("win_rates.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=dict[str, WinRate])
