"""Winning and losing, the moment it happens."""

from __future__ import annotations

from typing import NoReturn

from overrun.gearup import events
from overrun.gearup.world import Play


def end(play: Play, won: bool, reason: str, *rules: str) -> NoReturn:
    """The game is over; the reason is a rule."""
    play.finish(won, reason, events.GameOver(won, reason, rules=(reason, *rules)))
