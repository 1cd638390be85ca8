"""Pillars: charges are set at them, and tiles leave the board."""

from __future__ import annotations

from overrun.board import Board, mask_of, members
from overrun.core import Option
from overrun.scifi import events
from overrun.scifi import mission_kinds as kinds
from overrun.scifi.actions.objectives import lose_objective
from overrun.scifi.combat.damage import destroy_machine, eliminate
from overrun.scifi.mission_kinds import Mission
from overrun.scifi.missions.goals import open_step
from overrun.scifi.missions.tokens import cannot_take, carries, spend_carried
from overrun.scifi.phases.ending import check_end, defeated
from overrun.scifi.words import COLLAPSE, MAY_TAKE, SET_CHARGE
from overrun.scifi.world import Look, Play, World
from overrun.skirmish.actions import Action, refused_by
from overrun.skirmish.people import living, name_of
from overrun.skirmish.special import Special


def pillars(rule: kinds.Pillars, mission: Mission) -> Special:
    """Charges carried to pillars; with enough of them the team may collapse one in any survivor's turn."""
    steps = {goal.colour: goal.step for goal in mission.goal if isinstance(goal, kinds.CollapsePillar)}

    def standing(look: Look) -> list[tuple[kinds.Pillar, int]]:
        """The pillars that have not been collapsed or lost, with their zones."""
        gone = look.state.taken | look.state.lost
        return [
            (pillar, token.zone)
            for pillar in rule.pillar
            for number, token in enumerate(look.world.objectives)
            if token.colour == pillar.colour and not gone >> number & 1
        ]

    def charge_offer(look: Look, survivor: int) -> list[Option]:
        if not carries(look, survivor):
            return []
        zone, charges = look.state.survivors[survivor].zone, look.state.charges
        return [
            SET_CHARGE.of(pillar.colour)
            for pillar, at in standing(look)
            if at == zone and charges.count(pillar.colour) < rule.charges
        ]

    def set_charge(play: Play, survivor: int, chosen: Option) -> None:
        (colour,) = SET_CHARGE.read(chosen)
        spend_carried(play, survivor)
        play.state.charges = (*play.state.charges, colour)
        number = play.state.charges.count(colour)
        play.tell(events.MissionNews, "charge", number, colour, rules=rule.rules)
        check_end(play)

    def collapse_offer(look: Look, survivor: int) -> list[Option]:
        if not look.state.charges:
            return []
        now = open_step(look)
        return [
            COLLAPSE.of(pillar.colour)
            for pillar, _ in standing(look)
            if look.state.charges.count(pillar.colour) >= rule.charges and steps.get(pillar.colour, 1) <= now
        ]

    def perform(play: Play, survivor: int, chosen: Option) -> None:
        (colour,) = COLLAPSE.read(chosen)
        pillar = next(pillar for pillar in rule.pillar if pillar.colour == colour)
        collapse(play, pillar, (*pillar.rules, "darkside.ambiguity.m10-trigger"))

    return Special(
        actions=(
            Action((SET_CHARGE,), charge_offer, refused_by(charge_offer, *rule.rules), set_charge),
            Action((COLLAPSE,), collapse_offer, refused_by(collapse_offer, *rule.rules), perform, free=True),
        ),
        listeners=(MAY_TAKE.on(cannot_take(rule.rules)),),
    )


def falling(world: World, removed: int, pillar: kinds.Pillar) -> int:
    """The zones that leave the board with a pillar: those that lie on no other tile."""
    board = world.board
    now = world.graph(board.start._replace(removed=removed)).zones
    return now & ~world.graph(board.start._replace(removed=removed | _placed(board, pillar))).zones


def tiles_of(board: Board, pillar: kinds.Pillar) -> list[int]:
    """The tiles that fall with a pillar, by their numbers on the board."""
    return [placement.id for placement in board.placements if placement.tile in pillar.tiles]


def _placed(board: Board, pillar: kinds.Pillar) -> int:
    return mask_of(tiles_of(board, pillar))


def collapse(play: Play, pillar: kinds.Pillar, rules: tuple[str, ...]) -> None:
    """The tiles of a pillar leave the board, with everything that is only on them and without experience."""
    state, board = play.state, play.world.board
    gone = falling(play.world, state.removed, pillar)
    state.collapsed = (*state.collapsed, pillar.colour)
    state.charges = tuple(colour for colour in state.charges if colour != pillar.colour)
    state.removed |= _placed(board, pillar)
    play.tell(events.TilesRemoved, pillar.colour, pillar.tiles, rules=rules)
    _remove_doors(play)
    _remove_tokens(play, gone)
    for kind in state.horde:
        for zone in members(gone):
            kind[zone] = 0
    for machine in state.machines:
        if machine.zone >= 0 and gone >> machine.zone & 1:
            destroy_machine(play, machine)
    _remove_survivors(play, gone)
    check_end(play)


def _remove_doors(play: Play) -> None:
    """Doors on removed tiles and on the torn edge: neutral tokens go back to the reserve."""
    state, board = play.state, play.world.board
    for door in board.doors:
        bit = 1 << door.id
        link = board.links[door.link]
        tiles = 1 << board.places[link.place_a].tile | 1 << board.places[link.place_b].tile
        if tiles & state.removed and (state.closed | state.destroyed) & bit:
            if not (state.coloured | state.sealed) & bit:
                state.door_tokens += 1
            for doors in ("closed", "destroyed", "coloured", "sealed"):
                setattr(state, doors, getattr(state, doors) & ~bit)


def _remove_tokens(play: Play, gone: int) -> None:
    state, world = play.state, play.world
    for number, token in enumerate(world.objectives):
        if gone >> token.zone & 1 and not (state.taken | state.lost) >> number & 1:
            lose_objective(play, number)
    for token in world.board.tokens_of("prototype", "search-drone", "thumper"):
        if gone >> token.zone & 1:
            state.spent_tokens |= 1 << token.id
    state.spawns = [spawn for spawn in state.spawns if not gone >> spawn.zone & 1]
    state.mold &= ~gone
    state.dead_mold &= ~gone
    state.pits &= ~gone
    state.filled_pits &= ~gone
    for zone in members(gone):
        state.noise[zone] = 0


def _remove_survivors(play: Play, gone: int) -> None:
    lost = [i for i in living(play.state) if gone >> play.state.survivors[i].zone & 1]
    for survivor in lost:
        eliminate(play, name_of(play, survivor))
    for defeat in play.world.mission.defeat if lost else ():
        if isinstance(defeat, kinds.SurvivorRemoved):
            defeated(play, defeat)
