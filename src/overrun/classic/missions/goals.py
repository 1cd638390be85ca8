"""The goals of missions: what each kind means, and whether it is fulfilled right now."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from overrun.board import members
from overrun.classic.common import kind_of, zombies_in
from overrun.classic.content import Goal
from overrun.skirmish.levels import level_of
from overrun.skirmish.people import cards_of, living, survivors_in

if TYPE_CHECKING:
    from overrun.classic.world import Play


def fulfilled(play: Play) -> bool:
    """Whether every goal of the mission is fulfilled at this moment."""
    goals = play.world.mission.goal
    return bool(goals) and all(KINDS[goal.kind](play, goal) for goal in goals)


def progress(play: Play) -> dict[str, bool]:
    """Each goal and whether it is fulfilled."""
    return {goal.id: KINDS[goal.kind](play, goal) for goal in play.world.mission.goal}


def take_objectives(play: Play, goal: Goal) -> bool:
    """All objective tokens have been taken."""
    return play.state.taken == (1 << len(play.world.objectives)) - 1


def find(play: Play, goal: Goal) -> bool:
    """Each of these cards has been in some inventory."""
    return all(card in play.state.found for card in goal.cards)


def bring_to_exit(play: Play, goal: Goal) -> bool:
    """The survivors in the exit zone hold all of these cards between them."""
    held = {
        kind_of(play, card).id
        for zone in members(play.world.exits)
        for survivor in survivors_in(play.state, zone)
        for card in cards_of(play.state.survivors[survivor])
    }
    there = any(survivors_in(play.state, zone) for zone in members(play.world.exits))
    return there and held.issuperset(goal.cards)


def all_at_exit(play: Play, goal: Goal) -> bool:
    """All survivors still in the game are in the exit zone."""
    survivors = play.state.survivors
    if play.world.house.y_zone_strict and any(survivor.fate == "dead" for survivor in survivors):
        return False
    return all(play.world.exits >> survivors[i].zone & 1 for i in living(play.state))


def reach_level(play: Play, goal: Goal) -> bool:
    """Some survivor is at this danger level."""
    return any(level_of(s.experience) >= goal.number for s in play.state.survivors if s.fate == "alive")


def gather_at_spawn(play: Play, goal: Goal) -> bool:
    """All survivors still in the game stand in one spawn zone, and no zombie with them."""
    zones = {play.state.survivors[i].zone for i in living(play.state)}
    if len(zones) != 1:
        return False
    (zone,) = zones
    return any(token.zone == zone for token in play.world.spawns) and not zombies_in(play.state, zone)


def neutralise_spawns(play: Play, goal: Goal) -> bool:
    """No spawn zone is active any more."""
    return play.state.active_spawns == 0


def hold_bunker(play: Play, goal: Goal) -> bool:
    """A survivor is in the bunker, and no zombie."""
    bunkers = play.world.zones_of("bunker")
    return any(survivors_in(play.state, z) and not zombies_in(play.state, z) for z in members(bunkers))


def supplies_away(play: Play, goal: Goal) -> bool:
    """So many supplies have left the board by car."""
    if play.world.house.escape_all_must_leave and living(play.state):
        return False
    return len(play.state.saved_supplies) >= goal.number


def survivors_away(play: Play, goal: Goal) -> bool:
    """So many survivors, by the number of players, have left the board."""
    away = sum(1 for survivor in play.state.survivors if survivor.fate == "away")
    return away >= goal.by_players[play.world.seats - 1]


KINDS: dict[str, Callable[[Play, Goal], bool]] = {
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


def out_of_reach(play: Play) -> list[str]:
    """Goals that can no longer be fulfilled whatever happens; the players are told, and may give up."""
    hopeless = []
    for goal in play.world.mission.goal:
        if goal.kind == "survivors-away":
            lost = sum(1 for survivor in play.state.survivors if survivor.fate == "dead")
            recruits = sum(1 for colour in play.state.face_down if colour == "neutral")
            possible = len(play.state.survivors) - lost + recruits
            if possible < goal.by_players[play.world.seats - 1]:
                hopeless.append(goal.id)
        strict = goal.kind == "all-at-exit" and play.world.house.y_zone_strict
        if strict and any(survivor.fate == "dead" for survivor in play.state.survivors):
            hopeless.append(goal.id)
    return hopeless
