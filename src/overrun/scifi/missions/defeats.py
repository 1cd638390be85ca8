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
from overrun.scifi.world import Play
from overrun.skirmish.levels import LEVELS
from overrun.skirmish.people import living


def met(play: Play) -> kinds.Defeat | None:
    """A defeat of the mission that has come, if there is one."""
    for defeat in play.world.mission.defeat:
        if KINDS[type(defeat)](play, defeat):
            return defeat
    return None


def objective_removed(play: Play, defeat: kinds.ObjectiveRemoved) -> bool:
    """An objective token left the board neither taken nor collapsed."""
    state = play.state
    if not state.lost:
        return False
    gone = {colour_shown(play, token) for token in members(state.lost)}.difference(state.collapsed)
    if defeat.colours:
        return bool(gone.intersection(defeat.colours))
    wanted: set[str] = set()
    for goal in play.world.mission.goal:
        if isinstance(goal, kinds.TakeObjectives):
            wanted.update(goal.colours or gone.difference(fixed_colours(play.world)))
    return bool(gone & wanted)


def xeno_at_exit(play: Play, defeat: kinds.XenoAtExit) -> bool:
    """A xeno is in the exit zone before the crew is evacuated."""
    return play.state.crew > 0 and any(xenos_in(play.state, zone) for zone in members(play.world.exits))


def machine_destroyed(play: Play, defeat: kinds.MachineDestroyed) -> bool:
    """One of these machines is destroyed."""
    for machine in play.state.machines:
        if machine.fate == "dead" and play.world.machines[machine.of].kind in defeat.machines:
            return True
    return False


def secured_door_stuck(play: Play, defeat: kinds.SecuredDoorStuck) -> bool:
    """No bot is left to open the secured door, and an untaken objective lies behind it."""
    state, world = play.state, play.world
    bots = [machine for machine in state.machines if world.machines[machine.of].kind == "bot"]
    if not state.sealed or any(bot.fate == "alive" for bot in bots):
        return False
    _, behind = _sides(play)
    return bool(behind)


def remote_locked_in(play: Play, defeat: kinds.RemoteLockedIn) -> bool:
    """The bot's remote lies for certain behind the secured door, and nobody can ever do without it."""
    state, remote = play.state, REMOTES["bot"]
    if not state.sealed or any(_may_control(play, survivor, "bot") for survivor in living(state)):
        return False

    def may_be(tokens: list[int]) -> bool:
        shown = {colour_shown(play, token) for token in tokens}
        return remote in shown or ("" in shown and remote in state.face_down)

    here, behind = _sides(play)
    return may_be(behind) and not may_be(here)


def _sides(play: Play) -> tuple[list[int], list[int]]:
    """The objectives left on the survivors' side of sealed doors, and those behind them."""
    state, world = play.state, play.world
    ways = world.graph(topology(state).ignoring_doors(but=state.sealed))
    reached = 0
    for survivor in living(state):
        reached |= ways.reachable(state.survivors[survivor].zone)
    left = members(~(state.taken | state.lost) & (1 << len(world.objectives)) - 1)
    sides: tuple[list[int], list[int]] = ([], [])
    for token in left:
        sides[not reached >> world.objectives[token].zone & 1].append(token)
    return sides


def _may_control(play: Play, survivor: int, kind: str) -> bool:
    """Whether a survivor controls a kind of machine from afar, or has the skill for it still ahead."""
    who = play.state.survivors[survivor]
    if REMOTES[kind] in who.tokens or play.world.difficulty.ultrared:
        return True
    card = play.world.cast[who.who]
    ahead = [entry.key for name in LEVELS[level(who) + 1 :] for entry in getattr(card, name)]
    return together((*who.skills, *ahead)).value(REMOTE[kind]) > 0


def scientist_lost(play: Play, defeat: kinds.ScientistLost) -> bool:
    """A scientist is eliminated."""
    return any(scientist.fate == "dead" for scientist in play.state.scientists)


def oxygen_rooms_lost(play: Play, defeat: kinds.OxygenRoomsLost) -> bool:
    """No oxygen supply room works any more, and a survivor still lacks a new oxygen tank."""
    if play.world.oxygen_rooms & ~spoiled(play.state):
        return False
    return any(lacks_tank(play, survivor) for survivor in play.state.survivors if survivor.fate == "alive")


def too_few_objectives(play: Play, defeat: kinds.TooFewObjectives) -> bool:
    """There are fewer carried objectives, on the board and in hand, than accesses or pillars still need."""
    state, world = play.state, play.world
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


def locked_out(play: Play, defeat: kinds.LockedOut) -> bool:
    """Sealed doors cut a survivor off from the exit."""
    state, world = play.state, play.world
    if not state.sealed:
        return False
    ways = world.graph(topology(state).ignoring_doors(but=state.sealed)).distances_to_any(world.exits)
    return any(ways[state.survivors[i].zone] < 0 for i in living(state))


def by_moment(play: Play, defeat: kinds.Defeat) -> bool:
    """Not a matter of the position."""
    return False


KINDS: dict[type, Callable[[Play, Any], bool]] = {
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
