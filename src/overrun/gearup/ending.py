"""Winning and losing, the moment it happens."""

from __future__ import annotations

from typing import NoReturn

from overrun.core import Script
from overrun.gearup import events
from overrun.gearup.steps import Concede
from overrun.gearup.world import Play
from overrun.skirmish.choices import gives_up


def end(play: Play, won: bool, reason: str, *rules: str) -> NoReturn:
    """The game is over; the reason is a rule."""
    play.finish(won, reason, events.GameOver(won, reason, rules=(reason, *rules)))


def concede(play: Play, step: Concede) -> Script[None]:
    """The team gives up, if somebody confirms it."""
    if (yield from gives_up(play, step.seat)):
        end(play, False, "gearup.q.giving-up")
