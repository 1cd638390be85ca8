"""The special rules of missions, put together: what a mission adds to actions and where it listens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from overrun.board import members
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.mission_kinds import Mission
from overrun.scifi.missions import doors, people, pillars, spawns, tokens
from overrun.scifi.missions.goals import colour_shown
from overrun.scifi.phases.ending import check_end, defeated
from overrun.scifi.phases.exits import turn_over
from overrun.scifi.words import END_PHASE_BEGUN, TURN_OVER, XENOS_ACTIVATE, XENOS_ARRIVED
from overrun.scifi.world import Play
from overrun.skirmish.special import Special, together

# What each word of `[rules]` does. Words that are not here only change the set-up, or how machines are
# controlled: `setup.py` and `machines.py` ask for them. Doors of whose colour nothing is said are plain.
WORDS: dict[str, Callable[[Any, Mission], Special]] = {
    "oxygen_at_start": tokens.oxygen_at_start,
    "objective_experience": tokens.objective_experience,
    "red_objectives": tokens.red_objectives,
    "prototype_tokens": tokens.prototype_tokens,
    "drones_on_board": tokens.drones_on_board,
    "in_order": tokens.in_order,
    "fixed_objectives": tokens.fixed_objectives,
    "carried_objectives": tokens.carried_objectives,
    "samples": tokens.samples,
    "scientists": people.scientists,
    "crew": people.crew,
    "thumpers": people.thumpers,
    "hostile_machines": people.hostile_machines,
    "waking_spawns": spawns.waking_spawn,
    "removable_spawns": spawns.removable_spawn,
    "no_abomination": spawns.no_abomination,
    "locked_doors": doors.locked_door,
    "secured_door": doors.secured_door,
    "sealing": doors.sealing,
    "welding": doors.welding,
    "pillars": pillars.pillars,
}


def special_rules(mission: Mission) -> Special:
    """The actions a mission adds, and where its rules have their say, all in one."""
    return together(_specials(mission))


def _specials(mission: Mission) -> Iterator[Special]:
    # Grenades are counted before anything asks how many there were.
    yield spawns.grenades(mission)
    for word, make in WORDS.items():
        said = getattr(mission.rules, word)
        for rule in said if isinstance(said, tuple) else (said,) if said else ():
            yield make(rule, mission)
    for waking in spawns.sleeping_spawns(mission):
        yield spawns.waking_spawn(waking, mission)
    for goal in mission.goal:
        if isinstance(goal, kinds.Escape):
            yield Special(listeners=(TURN_OVER.on(turn_over),))
        elif isinstance(goal, kinds.GatherAtSentry):
            yield Special(listeners=(END_PHASE_BEGUN.on(check_end),))
    for defeat in mission.defeat:
        if isinstance(defeat, kinds.XenoActivatesAt):
            yield xeno_activates_at(defeat)
        elif isinstance(defeat, kinds.XenoAtExit):
            yield Special(listeners=(XENOS_ARRIVED.on(lambda play, zones: check_end(play)),))


def xeno_activates_at(defeat: kinds.XenoActivatesAt) -> Special:
    """The game is lost when a xeno starts an action where an objective of these colours still lies."""

    def activate(play: Play, zones: int) -> None:
        left = ~(play.state.taken | play.state.lost) & (1 << len(play.world.objectives)) - 1
        for token in members(left):
            there = zones >> play.world.objectives[token].zone & 1
            if there and colour_shown(play, token) in defeat.colours:
                defeated(play, defeat)

    return Special(listeners=(XENOS_ACTIVATE.on(activate),))
