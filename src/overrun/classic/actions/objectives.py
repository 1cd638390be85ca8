"""Objective tokens."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.experience import gain
from overrun.classic.phases.ending import check_end
from overrun.classic.words import OBJECTIVE_TAKEN, TAKE
from overrun.classic.world import Look, Play
from overrun.core import Option, Script
from overrun.core.moment import ask_at
from overrun.skirmish.actions import Action


def here(look: Look, zone: int) -> list[int]:
    """The objective tokens in a zone that nobody has taken."""
    taken = look.state.taken
    return [n for n, token in enumerate(look.world.objectives) if token.zone == zone and not taken >> n & 1]


def why_not(look: Look, survivor: int) -> list[str]:
    """What stands in the way of taking an objective."""
    return [] if here(look, look.state.survivors[survivor].zone) else ["classic.objective.same-zone"]


def _offer(look: Look, survivor: int) -> list[Option]:
    return [TAKE.of(token) for token in here(look, look.state.survivors[survivor].zone)]


def _perform(play: Play, survivor: int, chosen: Option) -> Script[None]:
    (number,) = TAKE.read(chosen)
    play.state.taken |= 1 << number
    colour = play.world.objectives[number].colour
    play.tell(events.ObjectiveTaken, survivor, number, colour, rules=("classic.objective.take-action",))
    yield from ask_at(play.world.listeners, OBJECTIVE_TAKEN, play, survivor, number)
    yield from gain(play, survivor, play.world.mission.rules.points)
    check_end(play)


TAKING = Action((TAKE,), _offer, why_not, _perform)
