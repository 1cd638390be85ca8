"""Giving up."""

from __future__ import annotations

from typing import Any

from overrun.core import Play, Question, Script, option


def gives_up(play: Play[Any, Any], seat: int) -> Script[bool]:
    """Somebody proposes to give up: whether anybody confirms it."""
    seats = tuple(range(play.world.seats))
    chosen = yield Question(seats, "concede", (seat,), (option("fight-on"), option("give-up")))
    if chosen.verb == "fight-on":
        return False
    play.state.conceded = True
    return True
