"""Leaving through the exit: survivors and bots at the end of a turn, scientists after each players' phase."""

from __future__ import annotations

from overrun.board import members
from overrun.core import Script
from overrun.scifi import events
from overrun.scifi.actions.machines import controlled
from overrun.scifi.common import machine_named, topology, xenos_in
from overrun.scifi.mission_kinds import Escape
from overrun.scifi.missions.goals import open_step
from overrun.scifi.phases.ending import check_end
from overrun.scifi.state import EMPTY, Scientist
from overrun.scifi.words import (
    ASK_LEAVE,
    ASK_SCIENTIST,
    ASK_SCIENTIST_WAY,
    DO_NOT_LEAVE,
    LEAVE,
    MACHINE_LEAVES,
    WALK,
    WALK_TO,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish.people import decider, name_of

EXIT_RULES = ("scifi.mission.exit", "scifi.mission.exit-after-previous")


def may_leave(look: Look, who: str, zone: int) -> bool:
    """Whether somebody of a sort ("survivors", "scientists", "bot") in a zone may leave the board now."""
    if zone < 0 or not look.world.exits >> zone & 1 or xenos_in(look.state, zone):
        return False
    goals = [g for g in look.world.mission.goal if isinstance(g, Escape) and who in g.who]
    if not goals:
        return False
    now = open_step(look)
    return any(goal.step <= now for goal in goals)


def turn_over(play: Play, survivor: int) -> Script[None]:
    """At the end of a turn in the exit zone a survivor may leave; so may a bot under control."""
    who = play.state.survivors[survivor]
    for machine in controlled(play, survivor):
        if may_leave(play, play.world.machines[machine.of].kind, machine.zone):
            yield from _bot_leaves(play, survivor, machine.of)
    if may_leave(play, "survivors", who.zone):
        options = (LEAVE.of(), DO_NOT_LEAVE.of())
        chosen = yield ASK_LEAVE.of((who.seat,), options, name_of(play, survivor))
        if LEAVE.made(chosen):
            leave(play, survivor)
            check_end(play)


def _bot_leaves(play: Play, survivor: int, name: str) -> Script[None]:
    options = (MACHINE_LEAVES.of(name), DO_NOT_LEAVE.of())
    chosen = yield ASK_LEAVE.of((play.state.survivors[survivor].seat,), options, name)
    if MACHINE_LEAVES.made(chosen):
        bot = machine_named(play.state, name)
        bot.fate, bot.zone, bot.active = "away", EMPTY, False
        play.tell(events.SurvivorLeft, name, rules=("darkside.ambiguity.m7-bot",))
        check_end(play)


def leave(play: Play, survivor: int) -> None:
    """A survivor leaves the board alive, with everything he carries."""
    who = play.state.survivors[survivor]
    who.fate = "away"
    who.zone = EMPTY
    who.camouflaged = False
    play.tell(events.SurvivorLeft, name_of(play, survivor), rules=EXIT_RULES)


# Scientists who walk


def scientists_walk(play: Play) -> Script[None]:
    """Each scientist goes one zone towards the exit; the team decides in which order."""
    waiting = [scientist for scientist in play.state.scientists if scientist.fate == "alive"]
    while waiting:
        options = tuple(WALK.of(scientist.colour) for scientist in waiting)
        chosen = yield ASK_SCIENTIST.of(decider(play.state), options)
        (colour,) = WALK.read(chosen)
        scientist = next(one for one in waiting if one.colour == colour)
        waiting.remove(scientist)
        yield from _walk(play, scientist)
    check_end(play)


def _walk(play: Play, scientist: Scientist) -> Script[None]:
    """One zone along a shortest open way, unless xenos share the zone or every way is barred."""
    rules = ("invader.ambiguity.m9-scientists",)
    state, world = play.state, play.world
    if xenos_in(state, scientist.zone):
        return
    if not world.exits >> scientist.zone & 1:
        ways = world.graph(topology(state).without_airlocks())
        steps = list(members(ways.first_steps(scientist.zone, world.exits)))
        if not steps:
            return
        options = tuple(WALK_TO.of(zone) for zone in steps)
        chosen = yield ASK_SCIENTIST_WAY.of(decider(state), options, scientist.colour)
        source = scientist.zone
        (scientist.zone,) = WALK_TO.read(chosen)
        play.tell(events.ScientistMoved, scientist.colour, source, scientist.zone, rules=rules)
    if may_leave(play, "scientists", scientist.zone):
        scientist.fate, scientist.zone = "away", EMPTY
        play.tell(events.SurvivorLeft, f"{scientist.colour}-scientist", rules=rules)
