"""Winning and losing, checked when an effect is complete; what is lost and won at once is lost."""

from __future__ import annotations

from typing import NoReturn

from overrun.board import members
from overrun.core.moment import act_at
from overrun.scifi import events
from overrun.scifi.mission_kinds import Defeat
from overrun.scifi.missions import defeats, goals
from overrun.scifi.words import POSITION_CHANGED
from overrun.scifi.world import Look, Play

IMPOSSIBLE = "scifi.end.lose-objective-impossible"


def check_end(play: Play) -> None:
    """End the game if somebody is dead, a defeat of the mission has come or all goals are fulfilled.

    Called at the end of every complete effect: an action, the attacks in a zone, a card.
    """
    act_at(play.world.listeners, POSITION_CHANGED, play)
    for survivor in play.state.survivors:
        if survivor.fate == "dead":
            end(play, False, "scifi.end.lose-survivor-eliminated")
    if play.state.mold and _chained(play):
        end(play, False, "invader.end.lose-mold-chain")
    if play.world.mission.defeat:
        defeat = defeats.met(play)
        if defeat is not None:
            defeated(play, defeat)
    if goals.fulfilled(play):
        rules = [rule for goal in play.world.mission.goal for rule in goal.rules]
        end(play, True, "scifi.end.win-immediately", *rules)


def _chained(look: Look) -> bool:
    """Whether an unbroken chain of active mold joins two spawn zones."""
    state = look.state
    ends = 0
    for spawn in state.spawns:
        if spawn.zone >= 0:
            ends |= 1 << spawn.zone
    ends &= state.mold
    touching = look.world.board.touching
    while ends & (ends - 1):
        chain = frontier = ends & -ends
        while frontier:
            beside = 0
            for zone in members(frontier):
                beside |= touching(zone)
            frontier = beside & state.mold & ~chain
            chain |= frontier
        if chain & ends & (ends - 1):
            return True
        ends &= ends - 1
    return False


def defeated(play: Play, defeat: Defeat) -> NoReturn:
    """The game is lost by a defeat of the mission."""
    end(play, False, *(defeat.rules or (IMPOSSIBLE,)))


def end(play: Play, won: bool, reason: str, *rules: str) -> NoReturn:
    """The game is over; the reason is a rule, and others may be told with it."""
    play.finish(won, reason, events.GameOver(won, reason, rules=(reason, *rules)))
