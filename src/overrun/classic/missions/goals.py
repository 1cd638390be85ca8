"""The goals of missions: what each kind means, and whether it is fulfilled right now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from overrun.board import members
from overrun.classic.common import kind_of, zombies_in
from overrun.classic.content import Goal
from overrun.classic.world import Look
from overrun.skirmish.levels import level_of
from overrun.skirmish.people import cards_of, living, survivors_in

if TYPE_CHECKING:
    pass


def fulfilled(look: Look) -> bool:
    """Whether every goal of the mission is fulfilled at this moment."""
    goals = look.world.mission.goal
    return bool(goals) and all(KINDS[goal.kind](look, goal) for goal in goals)


def progress(look: Look) -> dict[str, bool]:
    """Each goal and whether it is fulfilled."""
    return {goal.id: KINDS[goal.kind](look, goal) for goal in look.world.mission.goal}


def take_objectives(look: Look, goal: Goal) -> bool:
    """All objective tokens have been taken."""
    return look.state.taken == (1 << len(look.world.objectives)) - 1


def find(look: Look, goal: Goal) -> bool:
    """Each of these cards has been in some inventory."""
    return all(card in look.state.found for card in goal.cards)


def bring_to_exit(look: Look, goal: Goal) -> bool:
    """The survivors in the exit zone hold all of these cards between them."""
    held = {
        kind_of(look, card).id
        for zone in members(look.world.exits)
        for survivor in survivors_in(look.state, zone)
        for card in cards_of(look.state.survivors[survivor])
    }
    there = any(survivors_in(look.state, zone) for zone in members(look.world.exits))
    return there and held.issuperset(goal.cards)


def all_at_exit(look: Look, goal: Goal) -> bool:
    """All survivors still in the game are in the exit zone."""
    survivors = look.state.survivors
    if look.world.house.y_zone_strict and any(survivor.fate == "dead" for survivor in survivors):
        return False
    return all(look.world.exits >> survivors[i].zone & 1 for i in living(look.state))


def reach_level(look: Look, goal: Goal) -> bool:
    """Some survivor is at this danger level."""
    return any(level_of(s.experience) >= goal.number for s in look.state.survivors if s.fate == "alive")


def gather_at_spawn(look: Look, goal: Goal) -> bool:
    """All survivors still in the game stand in one spawn zone, and no zombie with them."""
    zones = {look.state.survivors[i].zone for i in living(look.state)}
    if len(zones) != 1:
        return False
    (zone,) = zones
    return any(token.zone == zone for token in look.world.spawns) and not zombies_in(look.state, zone)


def neutralise_spawns(look: Look, goal: Goal) -> bool:
    """No spawn zone is active any more."""
    return look.state.active_spawns == 0


def hold_bunker(look: Look, goal: Goal) -> bool:
    """A survivor is in the bunker, and no zombie."""
    bunkers = look.world.zones_of("bunker")
    return any(survivors_in(look.state, z) and not zombies_in(look.state, z) for z in members(bunkers))


def supplies_away(look: Look, goal: Goal) -> bool:
    """So many supplies have left the board by car."""
    if look.world.house.escape_all_must_leave and living(look.state):
        return False
    return len(look.state.saved_supplies) >= goal.number


def survivors_away(look: Look, goal: Goal) -> bool:
    """So many survivors, by the number of players, have left the board."""
    away = sum(1 for survivor in look.state.survivors if survivor.fate == "away")
    return away >= goal.by_players[look.world.seats - 1]


KINDS: dict[str, Callable[[Look, Goal], bool]] = {
    "take-objectives": take_objectives,
    "find": find,
    "bring-to-exit": bring_to_exit,
    "all-at-exit": all_at_exit,
    "reach-level": reach_level,
    "gather-at-spawn": gather_at_spawn,
    "neutralise-spawns": neutralise_spawns,
    "hold-bunker": hold_bunker,
    "supplies-away": supplies_away,
    "survivors-away": survivors_away,
}


def out_of_reach(look: Look) -> list[str]:
    """Goals that can no longer be fulfilled whatever happens; the players are told, and may give up."""
    hopeless = []
    for goal in look.world.mission.goal:
        if goal.kind == "survivors-away":
            lost = sum(1 for survivor in look.state.survivors if survivor.fate == "dead")
            recruits = sum(1 for colour in look.state.face_down if colour == "neutral")
            possible = len(look.state.survivors) - lost + recruits
            if possible < goal.by_players[look.world.seats - 1]:
                hopeless.append(goal.id)
        strict = goal.kind == "all-at-exit" and look.world.house.y_zone_strict
        if strict and any(survivor.fate == "dead" for survivor in look.state.survivors):
            hopeless.append(goal.id)
    return hopeless
