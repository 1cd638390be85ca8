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
from overrun.scifi.world import Look
from overrun.skirmish.levels import LEVELS

if TYPE_CHECKING:
    from overrun.scifi.world import World


def fulfilled(look: Look) -> bool:
    """Whether every goal of the mission is fulfilled at this moment."""
    goals = look.world.mission.goal
    for goal in goals:
        if not KINDS[type(goal)](look, goal):
            return False
    return bool(goals)


def open_step(look: Look) -> int:
    """The first step that is not done yet; 0 if all are."""
    goals = look.world.mission.goal
    return min((goal.step for goal in goals if not KINDS[type(goal)](look, goal)), default=0)


def progress(look: Look) -> dict[str, bool]:
    """Each goal and whether it is fulfilled; one of a later step counts only after all earlier ones."""
    goals = look.world.mission.goal
    now = open_step(look)
    return {goal.id: (not now or goal.step <= now) and bool(KINDS[type(goal)](look, goal)) for goal in goals}


# Objective tokens


def colour_shown(look: Look, token: int) -> str:
    """The colour of an objective token as far as everybody knows; "" while it lies face down."""
    colour = look.world.objectives[token].colour
    if colour != "pool":
        return colour
    return next((shown for number, shown in look.state.seen if number == token), "")


def fixed_colours(world: World) -> frozenset[str]:
    """The colours of objectives that nobody can take."""
    rules = world.mission.rules
    fixed: set[str] = set(rules.fixed_objectives.colours) if rules.fixed_objectives else set()
    if rules.pillars:
        fixed.update(pillar.colour for pillar in rules.pillars.pillar)
    if rules.scientists and rules.scientists.are == "survivors":
        fixed.update(rules.scientists.colours)
    return frozenset(fixed)


def take_objectives(look: Look, goal: kinds.TakeObjectives) -> bool:
    """All objective tokens of these colours, or all that can be taken, have been taken."""
    state, world = look.state, look.world
    left = ~state.taken & (1 << len(world.objectives)) - 1
    if not left:
        return True
    if goal.colours:
        if any(colour in goal.colours for colour in state.face_down):
            return False
        return not any(colour_shown(look, token) in goal.colours for token in members(left))
    fixed = fixed_colours(world)
    return all(colour_shown(look, token) in fixed for token in members(left))


# People and machines


def escape(look: Look, goal: kinds.Escape) -> bool:
    """All of these have left the board through the exit."""
    state = look.state
    if "survivors" in goal.who and any(survivor.fate != "away" for survivor in state.survivors):
        return False
    if "scientists" in goal.who and any(scientist.fate != "away" for scientist in state.scientists):
        return False
    if "bot" not in goal.who:
        return True
    bots = [machine for machine in state.machines if look.world.machines[machine.of].kind == "bot"]
    return all(bot.fate == "away" for bot in bots)


def reach_level(look: Look, goal: kinds.ReachLevel) -> bool:
    """Every survivor has reached this danger level."""
    wanted = LEVELS.index(goal.level)
    return all(level(survivor) >= wanted for survivor in look.state.survivors)


def gather_at_sentry(look: Look, goal: kinds.GatherAtSentry) -> bool:
    """In an end phase every survivor stands in the sentry gun's zone, and no xeno does."""
    state = look.state
    if state.phase != "end":
        return False
    for machine in state.machines:
        if look.world.machines[machine.of].kind == "sentry" and machine.zone >= 0:
            together = all(survivor.zone == machine.zone for survivor in state.survivors)
            if together and not xenos_in(state, machine.zone):
                return True
    return False


def evacuate_crew(look: Look, goal: kinds.EvacuateCrew) -> bool:
    """No token of the crew is left."""
    return look.state.crew == 0


def new_oxygen_tanks(look: Look, goal: kinds.NewOxygenTanks) -> bool:
    """Each survivor wears an oxygen tank that is not a starting one."""
    return not any(lacks_tank(look, survivor) for survivor in look.state.survivors)


def lacks_tank(look: Look, survivor: Survivor) -> bool:
    """Whether a survivor wears no new oxygen tank."""
    first = {other.first_tank for other in look.state.survivors}
    worn = [survivor.slots[slot] for slot in BODY if survivor.slots[slot] >= 0]
    return not any(kind_of(look, card).oxygen and card not in first for card in worn)


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


def destroy_spawn(look: Look, goal: kinds.DestroySpawn) -> bool:
    """The spawn token of this colour is off the board."""
    return spawn_mark(goal.colour) in look.state.done


def pits_of(world: World, goal: kinds.DestroyPits) -> list[int]:
    """The zones of the pits on the goal's tiles."""
    board = world.board
    tiles = {placement.id for placement in board.placements if placement.tile in goal.tiles}
    return [
        token.zone for token in board.tokens_of("pit") if tiles.intersection(board.zones[token.zone].tiles)
    ]


def destroy_pits(look: Look, goal: kinds.DestroyPits) -> bool:
    """Each pit on these tiles was hit by enough grenades."""
    return all(pit_mark(zone) in look.state.done for zone in pits_of(look.world, goal))


def clear_building(look: Look, goal: kinds.ClearBuilding) -> bool:
    """No xeno is in the building where the spawn token of this colour lay at the start."""
    board = look.world.board
    lay = next(token.zone for token in board.tokens_of("spawn") if token.colour == goal.colour)
    building = board.zones[lay].building
    zones = board.buildings[building] if building >= 0 else (lay,)
    return not any(xenos_in(look.state, zone) for zone in zones)


def gather_samples(look: Look, goal: kinds.GatherSamples) -> bool:
    """A sample of each wanted kind has been gathered."""
    wanted = (*goal.xenos, "mold") if goal.mold else goal.xenos
    return all(kind in look.state.samples for kind in wanted)


def weld_accesses(look: Look, goal: kinds.WeldAccesses) -> bool:
    """Every marked access has been welded."""
    return look.state.welded == (1 << len(look.world.board.tokens_of("access"))) - 1


def collapse_pillar(look: Look, goal: kinds.CollapsePillar) -> bool:
    """The pillar of this colour has been collapsed."""
    return goal.colour in look.state.collapsed


KINDS: dict[type, Callable[[Look, Any], bool]] = {
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
