"""Giving up."""

from __future__ import annotations

from typing import Any

from overrun.core import Play, Script
from overrun.skirmish.words import ASK_CONCEDE, FIGHT_ON, GIVE_UP


def gives_up(play: Play[Any, Any], seat: int) -> Script[bool]:
    """Somebody proposes to give up: whether anybody confirms it."""
    seats = tuple(range(play.world.seats))
    chosen = yield ASK_CONCEDE.of(seats, (FIGHT_ON.of(), GIVE_UP.of()), seat)
    if FIGHT_ON.made(chosen):
        return False
    play.state.conceded = True
    return True
