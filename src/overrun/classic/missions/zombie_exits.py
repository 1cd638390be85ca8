"""Zombies that get away over permanent noise tokens, and lose the game if there are too many."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.common import zombies_in
from overrun.classic.mission_kinds import ZombieExits
from overrun.classic.phases.ending import end
from overrun.classic.state import ZOMBIES
from overrun.classic.words import ZOMBIES_MOVED
from overrun.classic.world import Play
from overrun.skirmish.special import Special


def zombie_exits(rule: ZombieExits) -> Special:
    """Zombies leave the board where a permanent noise token lies."""

    def moved(play: Play, zones: set[int]) -> None:
        for zone in sorted(zones):
            if play.world.zombie_exits >> zone & 1 and zombies_in(play.state, zone):
                _escape(play, zone)
        if sum(play.state.escaped) >= rule.losing:
            end(play, False, "classic.m07.four-escapes-lose")

    return Special(listeners=(ZOMBIES_MOVED.on(moved),))


def _escape(play: Play, zone: int) -> None:
    """All zombies in a zone get away."""
    state = play.state
    for kind, name in enumerate(ZOMBIES):
        count = state.horde[kind][zone]
        if count:
            state.horde[kind][zone] = 0
            escaped = list(state.escaped)
            escaped[kind] += count
            state.escaped = tuple(escaped)
            play.tell(events.ZombiesEscaped, zone, name, count, rules=("classic.m07.zombie-escapes",))
