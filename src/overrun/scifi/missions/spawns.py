"""Special rules about spawn tokens: what wakes them, and how they are removed."""

from __future__ import annotations

from msgspec.structs import replace

from overrun.core import Script
from overrun.core.moment import Listener
from overrun.scifi import events
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.ground.mold import remove_mold, set_mold
from overrun.scifi.mission_kinds import Mission
from overrun.scifi.missions.goals import grenade_mark, pit_mark, pits_of, spawn_mark
from overrun.scifi.state import Spawn
from overrun.scifi.words import (
    ABOMINATION_INSTEAD,
    ABOMINATION_THERE,
    ASK_REMOVE_SPAWN,
    BLAST_OVER,
    DOOR_GONE,
    LEAVE_SPAWN,
    MOLD_SET,
    OBJECTIVE_TAKEN,
    PLAYERS_PHASE_OVER,
    REMOVE_SPAWN,
)
from overrun.scifi.world import Look, Play
from overrun.skirmish.levels import LEVELS
from overrun.skirmish.special import Special

# Waking


def waking_spawn(rule: kinds.WakingSpawn, mission: Mission) -> Special:
    """The sleeping spawn zone of a colour wakes by these events and no others."""

    def wake(play: Play) -> None:
        spawns = play.state.spawns
        for number, spawn in enumerate(spawns):
            if spawn.colour == rule.colour and spawn.state == "asleep":
                spawns[number] = replace(spawn, state="active")
                play.tell(events.SpawnWoke, spawn.zone, rule.colour, rules=rule.rules)
                if "mold" in rule.by and play.state.dead_mold >> spawn.zone & 1:
                    set_mold(play, spawn.zone, rule.rules)

    def objective(play: Play, survivor: int, token: int, colour: str) -> None:
        if colour == rule.colour:
            wake(play)

    def door(play: Play, door: int, how: str) -> None:
        if play.world.board.doors[door].colour == rule.colour:
            wake(play)

    def asleep(look: Look) -> list[int]:
        found = [s for s in look.state.spawns if s.colour == rule.colour and s.state == "asleep"]
        return [spawn.zone for spawn in found]

    def mold(play: Play, zone: int) -> None:
        board = play.world.board
        if any(zone == own or board.touching(own) >> zone & 1 for own in asleep(play)):
            wake(play)

    def abomination(play: Play, zone: int) -> None:
        if zone in asleep(play):
            wake(play)

    wakes: dict[str, tuple[Listener, ...]] = {
        "objective": (OBJECTIVE_TAKEN.on(objective),),
        "door": (DOOR_GONE.on(door),),
        "mold": (MOLD_SET.on(mold), ABOMINATION_THERE.on(abomination)),
    }
    return Special(listeners=tuple(listener for by in rule.by for listener in wakes[by]))


def sleeping_spawns(mission: Mission) -> list[kinds.WakingSpawn]:
    """Spawn zones of whose sleep nothing is said: the objective of their colour wakes them."""
    told = {waking.colour for waking in mission.rules.waking_spawns}
    asleep = {token.colour for token in mission.token if token.kind == "spawn" and token.state == "asleep"}
    rules = ("scifi.mission.color-activates-spawn", "scifi.spawn.colored-active")
    return [
        kinds.WakingSpawn(colour=colour, by=("objective",), rules=rules)  # type: ignore[arg-type]
        for colour in sorted(asleep - told)
    ]


# Removing


def removable_spawn(rule: kinds.RemovableSpawn, mission: Mission) -> Special:
    """Spawn tokens that hellfire, grenades or the objective beside them take off the board."""

    def here(look: Look, zone: int) -> list[Spawn]:
        board = look.world.board
        tiles = {placement.id for placement in board.placements if placement.tile in rule.tiles}
        if rule.tiles and not tiles.intersection(board.zones[zone].tiles):
            return []
        return [s for s in look.state.spawns if s.zone == zone and rule.colour in ("", s.colour)]

    def blast(play: Play, survivor: int, zone: int, kind: str) -> Script[None] | None:
        if kind == "hellfire" and "hellfire" in rule.by:
            return burn(play, survivor, zone)
        if kind == "seismic" and "seismic-grenade" in rule.by and hits(play, zone) >= rule.grenades:
            for spawn in here(play, zone):
                remove(play, spawn, rule.rules)
        return None

    def burn(play: Play, survivor: int, zone: int) -> Script[None]:
        for spawn in here(play, zone):
            options = (REMOVE_SPAWN.of(zone), LEAVE_SPAWN.of())
            seat = play.state.survivors[survivor].seat
            chosen = yield ASK_REMOVE_SPAWN.of((seat,), options, zone)
            if REMOVE_SPAWN.made(chosen):
                remove(play, spawn, rule.rules)
                if rule.mold == "removed":
                    remove_mold(play, zone, rule.rules)

    def objective(play: Play, survivor: int, token: int, colour: str) -> None:
        for spawn in here(play, play.world.objectives[token].zone):
            remove(play, spawn, rule.rules)

    listeners: tuple[Listener, ...] = (BLAST_OVER.on(blast),)
    if "objective" in rule.by:
        listeners += (OBJECTIVE_TAKEN.on(objective),)
    return Special(listeners=listeners)


def remove(play: Play, spawn: Spawn, rules: tuple[str, ...]) -> None:
    """A spawn token leaves the board; one that lies face down is turned over."""
    state = play.state
    hidden = play.world.mission.rules.hidden_spawn
    if spawn.hidden and hidden:
        play.reveal()
        rules = (*rules, *hidden.rules)
    state.spawns = [other for other in state.spawns if other is not spawn]
    state.done = (*state.done, spawn_mark(spawn.colour))
    play.tell(events.SpawnRemoved, spawn.zone, spawn.colour, rules=rules)


def no_abomination(rule: kinds.NoAbomination, mission: Mission) -> Special:
    """Until a survivor has once reached a level no abomination comes; their cards bring another xeno."""
    level = LEVELS.index(rule.before)

    def instead(look: Look) -> list[str]:
        return [rule.instead] if look.state.reached < level else []

    return Special(listeners=(ABOMINATION_INSTEAD.on(instead),))


# Grenades


def hits(look: Look, zone: int) -> int:
    """How many seismic grenades have hit a zone in this players' phase; outside of one, each is the first."""
    return look.state.grenaded.count(zone) if look.state.phase == "players" else 1


def grenades(mission: Mission) -> Special:
    """Count the grenades of a players' phase where that matters, and the pits that they destroy."""
    goals = [goal for goal in mission.goal if isinstance(goal, kinds.DestroyPits)]
    spawns = [rule for rule in mission.rules.removable_spawns if "seismic-grenade" in rule.by]
    if not goals and not spawns:
        return Special()

    def blast(play: Play, survivor: int, zone: int, kind: str) -> None:
        state = play.state
        if kind != "seismic":
            return
        any_phase = play.world.house.grenades_of_any_phase
        if any_phase:
            state.done = (*state.done, grenade_mark(zone))
        if state.phase == "players":
            state.grenaded = (*state.grenaded, zone)
        elif not any_phase:
            return
        enough = state.done.count(grenade_mark(zone)) if any_phase else hits(play, zone)
        cited = [rule for said in (*goals, *spawns) for rule in said.rules]
        play.tell(events.MissionNews, "grenade-hit", zone, rules=tuple(cited))
        for goal in goals:
            mark = pit_mark(zone)
            here = zone in pits_of(play.world, goal) and mark not in state.done
            if here and enough >= goal.grenades:
                state.done = (*state.done, mark)
                play.tell(events.MissionNews, "pit-destroyed", zone, rules=goal.rules)

    def over(play: Play) -> None:
        play.state.grenaded = ()

    return Special(
        listeners=(
            BLAST_OVER.on(blast),
            PLAYERS_PHASE_OVER.on(over),
        )
    )
