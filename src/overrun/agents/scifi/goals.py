"""What each kind of goal asks of the team: an aim for everybody, and perhaps others for some."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.agents.scifi import weights as w
from overrun.agents.scifi.aims import CANISTER, CHARGE, FLAMETHROWER, GRENADE, HOLD, Aim, can_blast, can_burn
from overrun.agents.scifi.plan import Plan
from overrun.agents.scifi.situation import Situation
from overrun.board import mask_of, members
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.actions.machines import controls
from overrun.scifi.common import REMOTES
from overrun.scifi.missions import pillars
from overrun.scifi.state import Machine
from overrun.skirmish.levels import LEVELS, THRESHOLDS


def take(plan: Plan, goal: kinds.TakeObjectives) -> Aim | None:
    return plan.fetch(plan.tokens(goal.colours))


def escape(plan: Plan, goal: kinds.Escape) -> Aim | None:
    if "survivors" not in goal.who and "bot" in goal.who:
        return _guide_bot(plan)
    walking = [one.zone for one in plan.now.state.scientists if one.fate == "alive"]
    if walking and "scientists" in goal.who:
        return _escort(plan, walking)
    return Aim("exit", plan.now.exits, 0, w.EXIT_PULL)


def _escort(plan: Plan, walking: list[int]) -> Aim:
    """Scientists find the way out alone: kill what comes near them, and go with them until it does."""
    return _guard(plan, mask_of(walking), w.ESCORT_STEPS, mask_of(walking))


def _guard(plan: Plan, zones: int, steps: int, post: int) -> Aim:
    """Kill what is within so many steps of some zones; while nothing is, stand at a post."""
    near = plan.now.swarm.distances_to_any(zones)
    threats = mask_of(zone for zone in plan.now.horde if 0 <= near[zone] <= steps)
    return Aim("guard", threats or post, 0, w.TOKEN_PULL)


def _guide_bot(plan: Plan) -> Aim | None:
    """Whoever has its remote drives the bot from afar; everybody else clears its way."""
    bots = [machine for machine in plan.now.state.machines if machine.of in plan.drives]
    if not any(_is_controlled(plan, machine) for machine in bots):
        return plan.fetch(plan.tokens((REMOTES["bot"],))) or HOLD
    way = 0
    for machine in bots:
        zone, row = machine.zone, plan.drive_field(plan.drives[machine.of])
        for there, far in enumerate(plan.now.graph.distances(zone)):
            if 0 <= far <= w.ESCORT_AHEAD and far + row[there] == row[zone]:
                way |= 1 << there
    return _guard(plan, way, 1, way)


def _is_controlled(plan: Plan, machine: Machine) -> bool:
    look = plan.now.look
    return any(controls(look, person.index, machine) for person in plan.now.alive)


def gather(plan: Plan, goal: kinds.GatherAtSentry) -> Aim | None:
    zone = next(m.zone for m in plan.now.state.machines if plan.world.machines[m.of].kind == "sentry")
    return Aim("gather", 1 << zone, 0, w.EXIT_PULL)


def evacuate(plan: Plan, goal: kinds.EvacuateCrew) -> Aim | None:
    """Stand where the xenos come from, two steps before the exit, and let nothing pass."""
    now = plan.now
    swarm = now.swarm
    row = swarm.distances_to_any(now.exits)
    guards = 0
    for spawn in set(now.spawns):
        for zone in range(len(row)):
            far = swarm.distance(spawn, zone)
            if row[zone] in (1, 2) and far >= 0 and far + row[zone] == row[spawn]:
                guards |= 1 << zone
    return _guard(plan, now.exits, 4, guards or now.exits)


def learn(plan: Plan, goal: kinds.ReachLevel) -> None:
    """Whoever lacks experience takes the tokens and does the killing."""
    wanted = THRESHOLDS[LEVELS.index(goal.level)]
    lacking = [p for p in plan.now.alive if p.xp < wanted and p.level < LEVELS.index(goal.level)]
    plan.learners = {person.index for person in lacking}
    plan.experience = sum(person.xp for person in plan.now.alive) / len(plan.now.alive)


def level(plan: Plan, goal: kinds.ReachLevel) -> Aim | None:
    """Tokens give experience; otherwise xenos do."""
    tokens = plan.fetch(plan.tokens(()))
    if tokens is not None:
        return tokens
    for machine in plan.now.state.machines:
        card = plan.world.machines[machine.of]
        if machine.fate == "alive" and card.controlled_in_zone and not machine.hostile:
            return Aim("farm", 1 << machine.zone, 0, w.TOKEN_PULL)
    return Aim("hunt", mask_of(plan.now.horde) or mask_of(plan.now.spawns))


def oxygen(plan: Plan, goal: kinds.NewOxygenTanks) -> Aim | None:
    for person in plan.now.alive:
        if person.oxygen and not person.first_tank:
            continue
        plan.give(person, Aim("oxygen", plan.oxygen_rooms(), 0, w.TOKEN_PULL))
    return None


def samples(plan: Plan, goal: kinds.GatherSamples) -> Aim | None:
    missing = [kind for kind in goal.xenos if kind not in plan.now.state.samples]
    figures = [figure.id for figure in plan.world.figures]
    zones = [
        zone
        for zone, counts in plan.now.horde.items()
        if any(counts[figures.index(kind)] for kind in missing if kind in figures)
    ]
    if zones:
        return Aim("hunt", mask_of(zones))
    return Aim("mold", mask_of(spawn.zone for spawn in plan.now.state.spawns))


def destroy_spawn(plan: Plan, goal: kinds.DestroySpawn) -> Aim | None:
    """A blast is wanted: whoever has one goes to the spawn zone, the others look for one."""
    rules = plan.world.mission.rules.removable_spawns
    tiles = {tile for rule in rules for tile in rule.tiles}
    board = plan.world.board
    zones = [
        spawn.zone
        for spawn in plan.now.state.spawns
        if (spawn.hidden or spawn.colour == goal.colour)
        and (not tiles or any(board.placements[t].tile in tiles for t in board.zones[spawn.zone].tiles))
    ]
    if any("objective" in rule.by for rule in rules):
        tokens = {i: z for i, z in plan.tokens(()).items() if z in zones}
        if tokens:
            return Aim("token", mask_of(tokens.values()), mask_of(tokens), w.TOKEN_PULL)
    if any("hellfire" in rule.by for rule in rules):
        return _burn(plan, zones) if zones else None
    plan.wanted = (FLAMETHROWER, CANISTER, GRENADE)
    return _blasters(plan, zones)


def _burn(plan: Plan, zones: list[int]) -> Aim:
    """What makes a fire is looked for and brought together; then all go: nobody gets through alone."""
    now = plan.now
    plan.fire = True
    plan.wanted = (FLAMETHROWER, CANISTER)
    plan.blast_at = mask_of(zones)
    if any(can_burn(person) for person in now.alive):
        return Aim("burn", plan.burning_from(zones), 0, w.FIRE_PULL)
    throwers = mask_of(person.zone for person in now.alive if FLAMETHROWER in person.cards)
    for person in now.alive:
        if throwers and CANISTER in person.cards and FLAMETHROWER not in person.cards:
            plan.give(person, Aim("meet", throwers, 0, w.TOKEN_PULL))
        else:
            plan.give(person, Aim("search", now.searchable(person)))
    return Aim("burn", plan.blast_at, 0, w.FIRE_PULL)


def _blasters(plan: Plan, zones: list[int]) -> Aim | None:
    ready = [person for person in plan.now.alive if can_blast(person)]
    for person in plan.now.alive:
        if person not in ready:
            plan.give(person, Aim("search", plan.now.searchable(person)))
    plan.blast_at = mask_of(zones)
    return Aim("blast", mask_of(zones), 0, w.TOKEN_PULL) if zones else None


def destroy_pits(plan: Plan, goal: kinds.DestroyPits) -> Aim | None:
    """With grenades enough for a pit everybody goes there; before that they are looked for."""
    pits = pits_left(plan, goal)
    thrower = plan.thrower
    if thrower is not None:
        if thrower.cards.count(GRENADE) < plan.grenades:
            return _search_together(plan)
        plan.wanted = ()
        return _at_pit(plan, min(pits, key=lambda pit: plan.way(1 << pit, thrower)))
    carried = sum(person.cards.count(GRENADE) for person in plan.now.alive)
    if carried < goal.grenades or not pits:
        return _search_together(plan)
    return _at_pit(plan, plan.nearest(pits))


def grenadier(plan: Plan, goal: kinds.DestroyPits) -> None:
    """Somebody whom xenos do not see is best for gathering and throwing the grenades for a pit."""
    plan.wanted = (GRENADE,)
    plan.salvo = goal.grenades
    pits = pits_left(plan, goal)
    begun = sum(plan.now.state.grenaded.count(pit) for pit in pits)
    plan.grenades = goal.grenades - begun
    if pits:
        plan.thrower = next((person for person in plan.now.alive if person.stealthy), None)


def _search_together(plan: Plan) -> Aim:
    """Everybody goes to the same room to search."""
    rooms = 0
    for person in plan.now.alive:
        rooms |= plan.now.searchable(person)
    return Aim("search", 1 << plan.nearest(list(members(rooms))), 0, w.TOKEN_PULL) if rooms else HOLD


def _at_pit(plan: Plan, pit: int) -> Aim:
    plan.blast_at = 1 << pit
    beside = plan.now.graph.in_range(pit, 1, 1)
    return Aim("blast", beside or 1 << pit, 0, w.TOKEN_PULL)


def pits_left(plan: Plan, goal: kinds.DestroyPits) -> list[int]:
    """The pits of a goal that still have their spawn token."""
    board = plan.world.board
    return [
        spawn.zone
        for spawn in plan.now.state.spawns
        if spawn.zone >= 0
        and any(board.placements[tile].tile in goal.tiles for tile in board.zones[spawn.zone].tiles)
    ]


def clear(plan: Plan, goal: kinds.ClearBuilding) -> Aim | None:
    return Aim("hunt", mask_of(plan.now.horde))


def weld(plan: Plan, goal: kinds.WeldAccesses) -> Aim | None:
    board, welded = plan.world.board, plan.now.state.welded
    left = [token for number, token in enumerate(board.tokens_of("access")) if not welded >> number & 1]
    zones = [z for token in left for z in (board.doors[token.door].a, board.doors[token.door].b)]
    for person in plan.now.alive:
        if not person.tokens:
            tokens = plan.fetch(plan.tokens(("red",)))
            if tokens is not None:
                plan.give(person, tokens)
    return Aim("weld", mask_of(zones), 0, w.TOKEN_PULL)


def collapse(plan: Plan, goal: kinds.CollapsePillar) -> Aim | None:
    """Whoever has charges carries them to the pillar, the others fetch more; then all leave its tiles."""
    now, rules = plan.now, plan.world.mission.rules.pillars
    assert rules is not None
    missing = rules.charges - now.state.charges.count(goal.colour)
    if missing <= 0:
        return _leave(plan, goal.colour)
    zone = next(token.zone for token in now.objectives if token.colour == goal.colour)
    others = plan.fetch(plan.tokens((CHARGE,))) or _leave(plan, goal.colour)
    for person in sorted(now.alive, key=lambda person: plan.way(1 << zone, person)):
        if missing > 0 and CHARGE in person.tokens:
            missing -= person.tokens.count(CHARGE)
            plan.give(person, Aim("charge", 1 << zone, 0, w.TOKEN_PULL))
    return others


def _leave(plan: Plan, colour: str) -> Aim | None:
    """Off the tiles that a pillar will take along, with the charges that lie there."""
    left_behind = doomed(plan, colour)
    if left_behind:
        return plan.fetch(left_behind)
    gone = falling(plan, colour)
    safe = plan.now.graph.zones & ~gone
    others = plan.fetch({i: z for i, z in plan.tokens((CHARGE,)).items() if safe >> z & 1})
    for person in plan.now.alive:
        if gone >> person.zone & 1:
            plan.give(person, Aim("leave", safe, 0, w.EXIT_PULL))
    return others or Aim("leave", safe, 0, w.EXIT_PULL)


def falling(plan: Plan, colour: str) -> int:
    """The zones that go with a pillar."""
    rules = plan.world.mission.rules.pillars
    assert rules is not None
    pillar = next(pillar for pillar in rules.pillar if pillar.colour == colour)
    return pillars.falling(plan.world, plan.now.topology.removed, pillar)


def doomed(plan: Plan, colour: str) -> dict[int, int]:
    """Tokens that would go with a pillar and may be charges that other pillars still need."""
    now, gone = plan.now, falling(plan, colour)
    there = now.state.face_down.count(CHARGE) + sum(t.colour == CHARGE for t in now.objectives)
    carried = sum(person.tokens.count(CHARGE) for person in plan.now.alive)
    tokens = {i: z for i, z in plan.tokens((CHARGE,)).items() if gone >> z & 1}
    kept = carried + there - min(there, len(tokens))
    return tokens if kept < plan.charges_missing(besides=colour) else {}


AIMS: dict[type, Callable[[Plan, Any], Aim | None]] = {
    kinds.TakeObjectives: take,
    kinds.Escape: escape,
    kinds.ReachLevel: level,
    kinds.GatherAtSentry: gather,
    kinds.EvacuateCrew: evacuate,
    kinds.DestroySpawn: destroy_spawn,
    kinds.DestroyPits: destroy_pits,
    kinds.ClearBuilding: clear,
    kinds.NewOxygenTanks: oxygen,
    kinds.GatherSamples: samples,
    kinds.WeldAccesses: weld,
    kinds.CollapsePillar: collapse,
}


def plan_for(now: Situation) -> Plan:
    """The team's plan: what the goals of the mission ask for in this position."""
    plan = Plan(now)
    plan.all_for = _find(plan)
    return plan


def _find(plan: Plan) -> Aim:
    goals = plan.world.mission.goal
    undone = [goal for goal in goals if not plan.now.goals[goal.id]]
    step = min((goal.step for goal in undone), default=0)
    for goal in undone:
        if isinstance(goal, kinds.ReachLevel) and goal.step == step:
            learn(plan, goal)
        if isinstance(goal, kinds.DestroyPits):
            grenadier(plan, goal)
    for goal in undone:
        if goal.step == step:
            aim = AIMS[type(goal)](plan, goal)
            if aim is not None:
                plan.breathe_first(undone)
                return plan.within_reach(aim)
    return HOLD
