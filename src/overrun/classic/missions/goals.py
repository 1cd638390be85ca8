"""The goals of missions: what each kind means, and whether it is fulfilled right now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.board import members
from overrun.classic import mission_kinds as kinds
from overrun.classic.common import kind_of, zombies_in
from overrun.classic.world import Look
from overrun.skirmish.levels import LEVELS, level_of
from overrun.skirmish.people import cards_of, living, survivors_in


def fulfilled(look: Look) -> bool:
    """Whether every goal of the mission is fulfilled at this moment."""
    goals = look.world.mission.goal
    return bool(goals) and all(is_fulfilled(look, goal) for goal in goals)


def is_fulfilled(look: Look, goal: kinds.Goal) -> bool:
    """Whether this goal is fulfilled at this moment."""
    return KINDS[type(goal)](look, goal)


def progress(look: Look) -> dict[str, bool]:
    """Each goal and whether it is fulfilled."""
    return {goal.id: is_fulfilled(look, goal) for goal in look.world.mission.goal}


def take_objectives(look: Look, goal: kinds.TakeObjectives) -> bool:
    """All objective tokens of these colours have been taken."""
    return look.state.taken & (wanted := objectives_of(look, goal)) == wanted


def objectives_of(look: Look, goal: kinds.TakeObjectives) -> int:
    """The objective tokens a goal asks for, as a set."""
    tokens = enumerate(look.world.objectives)
    return sum(1 << number for number, token in tokens if kinds.meant(goal.colours, token.colour))


def find(look: Look, goal: kinds.Find) -> bool:
    """Each of these cards has been in some inventory."""
    return all(card in look.state.found for card in goal.cards)


def bring_to_exit(look: Look, goal: kinds.BringToExit) -> bool:
    """The survivors in the exit zone hold all of these cards between them."""
    held = {
        kind_of(look, card).id
        for zone in members(look.world.exits)
        for survivor in survivors_in(look.state, zone)
        for card in cards_of(look.state.survivors[survivor])
    }
    there = any(survivors_in(look.state, zone) for zone in members(look.world.exits))
    return there and held.issuperset(goal.cards)


def all_at_exit(look: Look, goal: kinds.AllAtExit) -> bool:
    """All survivors still in the game are in the exit zone."""
    survivors = look.state.survivors
    if look.world.house.y_zone_strict and any(survivor.fate == "dead" for survivor in survivors):
        return False
    return all(look.world.exits >> survivors[i].zone & 1 for i in living(look.state))


def reach_level(look: Look, goal: kinds.ReachLevel) -> bool:
    """Some survivor has reached this danger level."""
    wanted = LEVELS.index(goal.level)
    return any(level_of(s.experience) >= wanted for s in look.state.survivors if s.fate == "alive")


def gather_at_spawn(look: Look, goal: kinds.GatherAtSpawn) -> bool:
    """All survivors still in the game stand in one spawn zone, and no zombie with them."""
    zones = {look.state.survivors[i].zone for i in living(look.state)}
    if len(zones) != 1:
        return False
    (zone,) = zones
    return any(token.zone == zone for token in look.world.spawns) and not zombies_in(look.state, zone)


def neutralise_spawns(look: Look, goal: kinds.NeutraliseSpawns) -> bool:
    """No spawn zone is active any more."""
    return look.state.active_spawns == 0


def hold_bunker(look: Look, goal: kinds.HoldBunker) -> bool:
    """A survivor is in the bunker, and no zombie."""
    bunkers = look.world.zones_of("bunker")
    return any(survivors_in(look.state, z) and not zombies_in(look.state, z) for z in members(bunkers))


def supplies_away(look: Look, goal: kinds.SuppliesAway) -> bool:
    """So many supplies have left the board by car."""
    if look.world.house.escape_all_must_leave and living(look.state):
        return False
    return len(look.state.saved_supplies) >= goal.number


def survivors_away(look: Look, goal: kinds.SurvivorsAway) -> bool:
    """So many survivors, by the number of players, have left the board."""
    away = sum(1 for survivor in look.state.survivors if survivor.fate == "away")
    return away >= goal.by_players[look.world.seats - 1]


KINDS: dict[type, Callable[[Look, Any], bool]] = {
    kinds.TakeObjectives: take_objectives,
    kinds.Find: find,
    kinds.BringToExit: bring_to_exit,
    kinds.AllAtExit: all_at_exit,
    kinds.ReachLevel: reach_level,
    kinds.GatherAtSpawn: gather_at_spawn,
    kinds.NeutraliseSpawns: neutralise_spawns,
    kinds.HoldBunker: hold_bunker,
    kinds.SuppliesAway: supplies_away,
    kinds.SurvivorsAway: survivors_away,
}


def out_of_reach(look: Look) -> list[str]:
    """Goals that can no longer be fulfilled whatever happens; the players are told, and may give up."""
    hopeless = []
    for goal in look.world.mission.goal:
        if isinstance(goal, kinds.SurvivorsAway):
            lost = sum(1 for survivor in look.state.survivors if survivor.fate == "dead")
            recruits = sum(1 for colour in look.state.face_down if colour == "neutral")
            possible = len(look.state.survivors) - lost + recruits
            if possible < goal.by_players[look.world.seats - 1]:
                hopeless.append(goal.id)
        strict = isinstance(goal, kinds.AllAtExit) and look.world.house.y_zone_strict
        if strict and any(survivor.fate == "dead" for survivor in look.state.survivors):
            hopeless.append(goal.id)
    return hopeless
