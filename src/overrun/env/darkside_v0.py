"""Dark Side for PettingZoo: `darkside_v0.env(mission=…, seats=…)`."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from overrun.env.aec import SeatEnv


def raw_env(**kwargs: Any) -> SeatEnv:
    """An environment with an agent on every seat."""
    return SeatEnv("darkside", **kwargs)


def env(**kwargs: Any) -> OrderEnforcingWrapper:
    """The same, with clear errors for what is called in the wrong order."""
    return OrderEnforcingWrapper(raw_env(**kwargs))
