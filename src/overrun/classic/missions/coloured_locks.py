"""Doors and spawn zones that wait for an objective token of their colour."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.mission_kinds import LockedDoor, WakingSpawn
from overrun.classic.words import MAY_OPEN, OBJECTIVE_TAKEN
from overrun.classic.world import Look, Play
from overrun.skirmish.special import Special


def locked_door(rule: LockedDoor) -> Special:
    """Doors of a colour stay shut until a token of it is taken."""

    def may_open(look: Look, door: int) -> list[str]:
        waiting = look.world.board.doors[door].colour == rule.colour and not _taken(look, rule.colour)
        return list(rule.rules) if waiting else []

    return Special(listeners=(MAY_OPEN.on(may_open),))


def _taken(look: Look, colour: str) -> bool:
    """Whether an objective token of a colour has been taken."""
    tokens = enumerate(look.world.objectives)
    return any(token.colour == colour and look.state.taken >> number & 1 for number, token in tokens)


def waking_spawn(rule: WakingSpawn) -> Special:
    """Sleeping spawn zones of a colour become active when a token of it is taken."""

    def wake(play: Play, survivor: int, token: int) -> None:
        if play.world.objectives[token].colour != rule.colour:
            return
        for number, spawn in enumerate(play.world.spawns):
            if spawn.state == "asleep" and spawn.colour == rule.colour:
                play.state.active_spawns |= 1 << number
                play.tell(events.MissionNews, "spawn awake", number, rules=rule.rules)

    return Special(listeners=(OBJECTIVE_TAKEN.on(wake),))
