"""The classic game for PettingZoo: `classic_v0.env(mission=…, seats=…)`."""

from __future__ import annotations

from typing import Any

from overrun.env.aec import SeatEnv


def env(**kwargs: Any) -> SeatEnv:
    """An environment with an agent on every seat."""
    return SeatEnv("classic", **kwargs)


raw_env = env
