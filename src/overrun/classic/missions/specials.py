"""The special rules of missions, put together: what a mission adds to actions and where it listens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from overrun.classic.mission_kinds import MissionRules
from overrun.classic.missions.close_spawns import close_spawns
from overrun.classic.missions.coloured_locks import locked_door, waking_spawn
from overrun.classic.missions.doors_together import doors_together
from overrun.classic.missions.healing import healing_objectives
from overrun.classic.missions.leaving import leave_at_start
from overrun.classic.missions.recruits import recruits
from overrun.classic.missions.supplies import supplies_in_cars
from overrun.classic.missions.zombie_exits import zombie_exits
from overrun.skirmish.special import Special, together

# What each word of `[rules]` does. Words that are not here only change the set-up, or what `objectives.py`,
# `search.py` and `cars.py` ask the mission for.
WORDS: dict[str, Callable[[Any], Special]] = {
    "healing_objectives": healing_objectives,
    "supplies_in_cars": supplies_in_cars,
    "doors_together": doors_together,
    "zombie_exits": zombie_exits,
    "close_spawns": close_spawns,
    "locked_doors": locked_door,
    "waking_spawns": waking_spawn,
    "recruits": recruits,
    "leave_at_start": leave_at_start,
}


def special_rules(rules: MissionRules) -> Special:
    """The actions a mission adds, and where its rules have their say, all in one."""
    return together(_specials(rules))


def _specials(rules: MissionRules) -> Iterator[Special]:
    for word, make in WORDS.items():
        said = getattr(rules, word)
        for rule in said if isinstance(said, tuple) else (said,) if said else ():
            yield make(rule)
