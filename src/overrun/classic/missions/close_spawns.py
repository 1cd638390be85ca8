"""Spawn zones that survivors can make inactive for good."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.common import zombies_in
from overrun.classic.mission_kinds import CloseSpawns, meant
from overrun.classic.phases.ending import check_end
from overrun.classic.words import NEUTRALISE
from overrun.classic.world import Look, Play
from overrun.core import Option
from overrun.skirmish.actions import Action
from overrun.skirmish.special import Special


def close_spawns(rule: CloseSpawns) -> Special:
    """An action makes the spawn zone a survivor stands in inactive."""

    def active_here(look: Look, survivor: int) -> list[int]:
        zone = look.state.survivors[survivor].zone
        active = look.state.active_spawns
        return [
            number
            for number, token in enumerate(look.world.spawns)
            if token.zone == zone and active >> number & 1 and meant(rule.colours, token.colour)
        ]

    def why_not(look: Look, survivor: int) -> list[str]:
        if not active_here(look, survivor):
            return ["classic.m07.neutralise-action"]
        zone = look.state.survivors[survivor].zone
        return ["classic.m07.neutralise-no-zombies"] if zombies_in(look.state, zone) else []

    def offer(look: Look, survivor: int) -> list[Option]:
        return [] if why_not(look, survivor) else [NEUTRALISE.of()]

    def perform(play: Play, survivor: int, chosen: Option) -> None:
        number = active_here(play, survivor)[0]
        play.state.active_spawns &= ~(1 << number)
        play.tell(events.MissionNews, "neutralised", number, rules=("classic.m07.neutralise-action",))
        check_end(play)

    return Special(actions=(Action((NEUTRALISE,), offer, why_not, perform),))
