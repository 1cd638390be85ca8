"""The goals of missions: what each kind means, and whether it is fulfilled right now.

A goal that lasts once it is fulfilled rests on something that cannot be undone, so each is a question to the
position and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from overrun.board import members
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.common import kind_of, level, xenos_in
from overrun.scifi.state import BODY, Survivor
from overrun.skirmish.levels import LEVELS

if TYPE_CHECKING:
    from overrun.scifi.world import Play, World


def fulfilled(play: Play) -> bool:
    """Whether every goal of the mission is fulfilled at this moment."""
    goals = play.world.mission.goal
    for goal in goals:
        if not KINDS[type(goal)](play, goal):
            return False
    return bool(goals)


def open_step(play: Play) -> int:
    """The first step that is not done yet; 0 if all are."""
    goals = play.world.mission.goal
    return min((goal.step for goal in goals if not KINDS[type(goal)](play, goal)), default=0)


def progress(play: Play) -> dict[str, bool]:
    """Each goal and whether it is fulfilled; one of a later step counts only after all earlier ones."""
    goals = play.world.mission.goal
    now = open_step(play)
    return {goal.id: (not now or goal.step <= now) and bool(KINDS[type(goal)](play, goal)) for goal in goals}


# Objective tokens


def colour_shown(play: Play, token: int) -> str:
    """The colour of an objective token as far as everybody knows; "" while it lies face down."""
    colour = play.world.objectives[token].colour
    if colour != "pool":
        return colour
    return next((shown for number, shown in play.state.seen if number == token), "")


def fixed_colours(world: World) -> frozenset[str]:
    """The colours of objectives that nobody can take."""
    rules = world.mission.rules
    fixed: set[str] = set(rules.fixed_objectives.colours) if rules.fixed_objectives else set()
    if rules.pillars:
        fixed.update(pillar.colour for pillar in rules.pillars.pillar)
    if rules.scientists and rules.scientists.are == "survivors":
        fixed.update(rules.scientists.colours)
    return frozenset(fixed)


def take_objectives(play: Play, goal: kinds.TakeObjectives) -> bool:
    """All objective tokens of these colours, or all that can be taken, have been taken."""
    state, world = play.state, play.world
    left = ~state.taken & (1 << len(world.objectives)) - 1
    if not left:
        return True
    if goal.colours:
        if any(colour in goal.colours for colour in state.face_down):
            return False
        return not any(colour_shown(play, token) in goal.colours for token in members(left))
    fixed = fixed_colours(world)
    return all(colour_shown(play, token) in fixed for token in members(left))


# People and machines


def escape(play: Play, goal: kinds.Escape) -> bool:
    """All of these have left the board through the exit."""
    state = play.state
    if "survivors" in goal.who and any(survivor.fate != "away" for survivor in state.survivors):
        return False
    if "scientists" in goal.who and any(scientist.fate != "away" for scientist in state.scientists):
        return False
    if "bot" not in goal.who:
        return True
    bots = [machine for machine in state.machines if play.world.machines[machine.of].kind == "bot"]
    return all(bot.fate == "away" for bot in bots)


def reach_level(play: Play, goal: kinds.ReachLevel) -> bool:
    """Every survivor has reached this danger level."""
    wanted = LEVELS.index(goal.level)
    return all(level(survivor) >= wanted for survivor in play.state.survivors)


def gather_at_sentry(play: Play, goal: kinds.GatherAtSentry) -> bool:
    """In an end phase every survivor stands in the sentry gun's zone, and no xeno does."""
    state = play.state
    if state.phase != "end":
        return False
    for machine in state.machines:
        if play.world.machines[machine.of].kind == "sentry" and machine.zone >= 0:
            together = all(survivor.zone == machine.zone for survivor in state.survivors)
            if together and not xenos_in(state, machine.zone):
                return True
    return False


def evacuate_crew(play: Play, goal: kinds.EvacuateCrew) -> bool:
    """No token of the crew is left."""
    return play.state.crew == 0


def new_oxygen_tanks(play: Play, goal: kinds.NewOxygenTanks) -> bool:
    """Each survivor wears an oxygen tank that is not a starting one."""
    return not any(lacks_tank(play, survivor) for survivor in play.state.survivors)


def lacks_tank(play: Play, survivor: Survivor) -> bool:
    """Whether a survivor wears no new oxygen tank."""
    first = {other.first_tank for other in play.state.survivors}
    worn = [survivor.slots[slot] for slot in BODY if survivor.slots[slot] >= 0]
    return not any(kind_of(play, card).oxygen and card not in first for card in worn)


# The board


def spawn_mark(colour: str) -> str:
    """What `done` says when the spawn token of a colour has been removed."""
    return f"spawn-{colour}"


def pit_mark(zone: int) -> str:
    """What `done` says when the pit in a zone has been destroyed."""
    return f"pit-{zone}"


def grenade_mark(zone: int) -> str:
    """What `done` says once for each grenade at a pit, where those of any phase add up."""
    return f"grenade-{zone}"


def destroy_spawn(play: Play, goal: kinds.DestroySpawn) -> bool:
    """The spawn token of this colour is off the board."""
    return spawn_mark(goal.colour) in play.state.done


def pits_of(world: World, goal: kinds.DestroyPits) -> list[int]:
    """The zones of the pits on the goal's tiles."""
    board = world.board
    tiles = {placement.id for placement in board.placements if placement.tile in goal.tiles}
    return [
        token.zone for token in board.tokens_of("pit") if tiles.intersection(board.zones[token.zone].tiles)
    ]


def destroy_pits(play: Play, goal: kinds.DestroyPits) -> bool:
    """Each pit on these tiles was hit by enough grenades."""
    return all(pit_mark(zone) in play.state.done for zone in pits_of(play.world, goal))


def clear_building(play: Play, goal: kinds.ClearBuilding) -> bool:
    """No xeno is in the building where the spawn token of this colour lay at the start."""
    board = play.world.board
    lay = next(token.zone for token in board.tokens_of("spawn") if token.colour == goal.colour)
    building = board.zones[lay].building
    zones = board.buildings[building] if building >= 0 else (lay,)
    return not any(xenos_in(play.state, zone) for zone in zones)


def gather_samples(play: Play, goal: kinds.GatherSamples) -> bool:
    """A sample of each wanted kind has been gathered."""
    wanted = (*goal.xenos, "mold") if goal.mold else goal.xenos
    return all(kind in play.state.samples for kind in wanted)


def weld_accesses(play: Play, goal: kinds.WeldAccesses) -> bool:
    """Every marked access has been welded."""
    return play.state.welded == (1 << len(play.world.board.tokens_of("access"))) - 1


def collapse_pillar(play: Play, goal: kinds.CollapsePillar) -> bool:
    """The pillar of this colour has been collapsed."""
    return goal.colour in play.state.collapsed


KINDS: dict[type, Callable[[Play, Any], bool]] = {
    kinds.TakeObjectives: take_objectives,
    kinds.Escape: escape,
    kinds.ReachLevel: reach_level,
    kinds.GatherAtSentry: gather_at_sentry,
    kinds.EvacuateCrew: evacuate_crew,
    kinds.DestroySpawn: destroy_spawn,
    kinds.DestroyPits: destroy_pits,
    kinds.ClearBuilding: clear_building,
    kinds.NewOxygenTanks: new_oxygen_tanks,
    kinds.GatherSamples: gather_samples,
    kinds.WeldAccesses: weld_accesses,
    kinds.CollapsePillar: collapse_pillar,
}
