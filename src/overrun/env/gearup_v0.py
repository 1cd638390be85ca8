"""Gear Up for PettingZoo: `gearup_v0.env(mission=…, seats=…)`."""

from __future__ import annotations

from typing import Any

from overrun.env.aec import SeatEnv


def env(**kwargs: Any) -> SeatEnv:
    """An environment with an agent on every seat."""
    return SeatEnv("gearup", **kwargs)


raw_env = env
