"""Winning and losing, checked after every kill, wound, move and token."""

from __future__ import annotations

from typing import NoReturn

from overrun.classic import events
from overrun.classic.missions.goals import fulfilled
from overrun.classic.words import POSITION_CHANGED
from overrun.classic.world import Play
from overrun.core.moment import act_at


def check_end(play: Play) -> None:
    """End the game if all goals are fulfilled, or if nobody is left to fulfil them."""
    act_at(play.world.listeners, POSITION_CHANGED, play)
    survivors = play.state.survivors
    for survivor in survivors:
        if survivor.fate == "alive":
            if fulfilled(play):
                end(play, True, "classic.end.win-immediately")
            return
    if any(survivor.fate == "away" for survivor in survivors):
        if fulfilled(play):
            end(play, True, "classic.end.win-immediately")
        end(play, False, "classic.ambiguity.empty-board")
    end(play, False, "classic.end.lose-all-dead")


def check_lost(play: Play) -> None:
    """End the game if nobody is left, while the effect that may also fulfil the last goal is not over yet."""
    if not any(survivor.fate == "alive" for survivor in play.state.survivors):
        check_end(play)


def end(play: Play, won: bool, reason: str) -> NoReturn:
    """The game is over; the reason is a rule. A victory is told with the goals that made it."""
    goals = [rule for goal in play.world.mission.goal for rule in goal.rules] if won else []
    play.finish(won, reason, events.GameOver(won, reason, rules=(reason, *goals)))
