"""Survivors who leave the board alive, and the special rule that lets them do it where they started."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.mission_kinds import LeaveAtStart
from overrun.classic.phases.ending import check_end
from overrun.classic.state import EMPTY
from overrun.classic.words import LEAVE
from overrun.classic.world import Look, Play
from overrun.core import Option
from overrun.skirmish.actions import Action, refused_by
from overrun.skirmish.special import Special


def leave_board(play: Play, survivor: int, rule: str) -> None:
    """A survivor leaves the board alive, with everything he carries."""
    who = play.state.survivors[survivor]
    who.fate = "away"
    who.zone = EMPTY
    who.car = EMPTY
    who.acted = True
    who.actions = who.gifts = who.promised = 0
    play.tell(events.SurvivorLeft, survivor, rules=(rule,))


def _leave_offer(look: Look, survivor: int) -> list[Option]:
    return [LEAVE.of()] if look.world.start >> look.state.survivors[survivor].zone & 1 else []


def _leave(play: Play, survivor: int, chosen: Option) -> None:
    leave_board(play, survivor, "classic.m09.leave-board")
    check_end(play)


LEAVING = Action(
    (LEAVE,), _leave_offer, refused_by(_leave_offer, "classic.m09.leave-board"), _leave, free=True
)


def leave_at_start(rule: LeaveAtStart) -> Special:
    """Survivors in the starting zone may leave."""
    return Special(actions=(LEAVING,))
