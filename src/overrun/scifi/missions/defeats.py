"""The defeats of missions, besides those of every game: what each kind means, and whether it has come.

Those that come at a moment and leave no trace (a xeno acts at a generator, a collapse takes a survivor along)
are never met by a position; `specials.py` listens for them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.board import members
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.abilities import together
from overrun.scifi.common import REMOTES, level, spoiled, topology, xenos_in
from overrun.scifi.missions.goals import colour_shown, fixed_colours, lacks_tank
from overrun.scifi.words import REMOTE
from overrun.scifi.world import Look
from overrun.skirmish.levels import LEVELS
from overrun.skirmish.people import living


def met(look: Look) -> kinds.Defeat | None:
    """A defeat of the mission that has come, if there is one."""
    for defeat in look.world.mission.defeat:
        if KINDS[type(defeat)](look, defeat):
            return defeat
    return None


def objective_removed(look: Look, defeat: kinds.ObjectiveRemoved) -> bool:
    """An objective token left the board neither taken nor collapsed."""
    state = look.state
    if not state.lost:
        return False
    gone = {colour_shown(look, token) for token in members(state.lost)}.difference(state.collapsed)
    if defeat.colours:
        return bool(gone.intersection(defeat.colours))
    wanted: set[str] = set()
    for goal in look.world.mission.goal:
        if isinstance(goal, kinds.TakeObjectives):
            wanted.update(goal.colours or gone.difference(fixed_colours(look.world)))
    return bool(gone & wanted)


def xeno_at_exit(look: Look, defeat: kinds.XenoAtExit) -> bool:
    """A xeno is in the exit zone before the crew is evacuated."""
    return look.state.crew > 0 and any(xenos_in(look.state, zone) for zone in members(look.world.exits))


def machine_destroyed(look: Look, defeat: kinds.MachineDestroyed) -> bool:
    """One of these machines is destroyed."""
    for machine in look.state.machines:
        if machine.fate == "dead" and look.world.machines[machine.of].kind in defeat.machines:
            return True
    return False


def secured_door_stuck(look: Look, defeat: kinds.SecuredDoorStuck) -> bool:
    """No bot is left to open the secured door, and an untaken objective lies behind it."""
    state, world = look.state, look.world
    bots = [machine for machine in state.machines if world.machines[machine.of].kind == "bot"]
    if not state.sealed or any(bot.fate == "alive" for bot in bots):
        return False
    _, behind = _sides(look)
    return bool(behind)


def remote_locked_in(look: Look, defeat: kinds.RemoteLockedIn) -> bool:
    """The bot's remote lies for certain behind the secured door, and nobody can ever do without it."""
    state, remote = look.state, REMOTES["bot"]
    if not state.sealed or any(_may_control(look, survivor, "bot") for survivor in living(state)):
        return False

    def may_be(tokens: list[int]) -> bool:
        shown = {colour_shown(look, token) for token in tokens}
        return remote in shown or ("" in shown and remote in state.face_down)

    here, behind = _sides(look)
    return may_be(behind) and not may_be(here)


def _sides(look: Look) -> tuple[list[int], list[int]]:
    """The objectives left on the survivors' side of sealed doors, and those behind them."""
    state, world = look.state, look.world
    ways = world.graph(topology(state).ignoring_doors(but=state.sealed))
    reached = 0
    for survivor in living(state):
        reached |= ways.reachable(state.survivors[survivor].zone)
    left = members(~(state.taken | state.lost) & (1 << len(world.objectives)) - 1)
    sides: tuple[list[int], list[int]] = ([], [])
    for token in left:
        sides[not reached >> world.objectives[token].zone & 1].append(token)
    return sides


def _may_control(look: Look, survivor: int, kind: str) -> bool:
    """Whether a survivor controls a kind of machine from afar, or has the skill for it still ahead."""
    who = look.state.survivors[survivor]
    if REMOTES[kind] in who.tokens or look.world.difficulty.ultrared:
        return True
    card = look.world.cast[who.who]
    ahead = [entry.key for name in LEVELS[level(who) + 1 :] for entry in getattr(card, name)]
    return together((*who.skills, *ahead)).value(REMOTE[kind]) > 0


def scientist_lost(look: Look, defeat: kinds.ScientistLost) -> bool:
    """A scientist is eliminated."""
    return any(scientist.fate == "dead" for scientist in look.state.scientists)


def oxygen_rooms_lost(look: Look, defeat: kinds.OxygenRoomsLost) -> bool:
    """No oxygen supply room works any more, and a survivor still lacks a new oxygen tank."""
    if look.world.oxygen_rooms & ~spoiled(look.state):
        return False
    return any(lacks_tank(look, survivor) for survivor in look.state.survivors if survivor.fate == "alive")


def too_few_objectives(look: Look, defeat: kinds.TooFewObjectives) -> bool:
    """There are fewer carried objectives, on the board and in hand, than accesses or pillars still need."""
    state, world = look.state, look.world
    rules = world.mission.rules
    needed = 0
    if rules.welding:
        needed += len(world.board.tokens_of("access")) - state.welded.bit_count()
    if rules.pillars:
        standing = [p.colour for p in rules.pillars.pillar if p.colour not in state.collapsed]
        needed += sum(max(0, rules.pillars.charges - state.charges.count(colour)) for colour in standing)
    colours = rules.carried_objectives.colours if rules.carried_objectives else ()
    there = sum(colour in colours for colour in state.face_down)
    left = ~(state.taken | state.lost) & (1 << len(world.objectives)) - 1
    there += sum(world.objectives[token].colour in colours for token in members(left))
    carried = sum(colour in colours for i in living(state) for colour in state.survivors[i].tokens)
    return there + carried < needed


def locked_out(look: Look, defeat: kinds.LockedOut) -> bool:
    """Sealed doors cut a survivor off from the exit."""
    state, world = look.state, look.world
    if not state.sealed:
        return False
    ways = world.graph(topology(state).ignoring_doors(but=state.sealed)).distances_to_any(world.exits)
    return any(ways[state.survivors[i].zone] < 0 for i in living(state))


def by_moment(look: Look, defeat: kinds.Defeat) -> bool:
    """Not a matter of the position."""
    return False


KINDS: dict[type, Callable[[Look, Any], bool]] = {
    kinds.ObjectiveRemoved: objective_removed,
    kinds.XenoActivatesAt: by_moment,
    kinds.XenoAtExit: xeno_at_exit,
    kinds.MachineDestroyed: machine_destroyed,
    kinds.SecuredDoorStuck: secured_door_stuck,
    kinds.RemoteLockedIn: remote_locked_in,
    kinds.ScientistLost: scientist_lost,
    kinds.OxygenRoomsLost: oxygen_rooms_lost,
    kinds.TooFewObjectives: too_few_objectives,
    kinds.LockedOut: locked_out,
    kinds.SurvivorRemoved: by_moment,
}
