"""What everybody at the table sees. Nothing here depends on the order of a deck or on dice to come."""

from __future__ import annotations

from typing import cast

from overrun.board import members
from overrun.core import Look as CoreLook
from overrun.scifi.abilities import free_actions
from overrun.scifi.actions.machines import controls
from overrun.scifi.actions.noise import noisy_zones
from overrun.scifi.common import danger, kind_of, level
from overrun.scifi.missions.goals import colour_shown, progress
from overrun.scifi.phases.spawn import spawn_order
from overrun.scifi.phases.xenos import supply
from overrun.scifi.shown import seen
from overrun.scifi.state import BACKPACK, BODY, EMPTY, HANDS, SciFi
from overrun.scifi.world import Look, World
from overrun.skirmish.levels import LEVELS
from overrun.skirmish.payment import free_left
from overrun.skirmish.people import infested, where
from overrun.skirmish.words import Free

FREE_KINDS: tuple[Free, ...] = ("move", "search", "combat", "melee", "ranged", "dual", "machine")
FACE_DOWN = "face-down"


def view(world: World, state: SciFi, seat: int | None) -> seen.View:
    """The public position; all seats see the same."""

    look: Look = CoreLook(world, state)
    attached: dict[int, list[str]] = {}
    for card, ammo in state.attached:
        attached.setdefault(card, []).append(kind_of(look, ammo).id)
    return {
        "mission": world.mission.id,
        "boxes": list(world.boxes),
        "round": state.round,
        "phase": state.phase,
        "first_player": state.first_player,
        "active": state.active,
        "danger": LEVELS[danger(state)],
        "survivors": [_survivor(look, number, attached) for number in range(len(state.survivors))],
        "machines": [
            {
                "id": machine.of,
                "kind": world.machines[machine.of].kind,
                "zone": machine.zone,
                "fate": machine.fate,
                "active": machine.active,
                "hostile": machine.hostile,
                "controllers": [
                    world.cast[survivor.who].id
                    for number, survivor in enumerate(state.survivors)
                    if survivor.fate == "alive" and controls(look, number, machine)
                ],
            }
            for machine in state.machines
        ],
        "scientists": [
            {"id": f"{one.colour}-scientist", "colour": one.colour, "zone": one.zone, "fate": one.fate}
            for one in state.scientists
        ],
        "xenos": [_group(look, zone) for zone in members(infested(state))],
        "noise_tokens": {str(zone): state.noise[zone] for zone in where(state.noise)},
        "noise": {str(zone): noise for zone, noise in sorted(noisy_zones(look).items())},
        **_board(look),
        **_tokens(look),
        **_cards(look),
        "supply": {figure.id: supply(look, kind) for kind, figure in enumerate(world.figures)},
        "reached": LEVELS[state.reached],
        "ultrared": world.difficulty.ultrared,
        "crew": state.crew,
        "samples": list(state.samples),
        "charges": {colour: state.charges.count(colour) for colour in sorted(set(state.charges))},
        "collapsed": list(state.collapsed),
        "grenaded": list(state.grenaded),
        "goals": progress(look),
        "result": None if state.result is None else {"won": state.result.won, "reason": state.result.reason},
    }


def _group(look: Look, zone: int) -> seen.Group:
    shown: dict[str, int] = {"zone": zone}
    for figure, counts in zip(look.world.figures, look.state.horde, strict=True):
        if counts[zone]:
            shown[figure.id] = counts[zone]
    return cast(seen.Group, shown)


def _board(look: Look) -> seen.Ground:
    state, board = look.state, look.world.board
    access = board.tokens_of("access")
    return {
        "closed_doors": list(members(state.closed)),
        "destroyed_doors": list(members(state.destroyed)),
        "coloured_doors": {str(door): board.doors[door].colour for door in members(state.coloured)},
        "sealed_doors": list(members(state.sealed)),
        "welded_doors": [access[number].door for number in members(state.welded)],
        "door_tokens": state.door_tokens,
        "mold": list(members(state.mold)),
        "dead_mold": list(members(state.dead_mold)),
        "pits": list(members(state.pits)),
        "filled_pits": list(members(state.filled_pits)),
        "removed_tiles": [board.placements[tile].tile for tile in members(state.removed)],
    }


def _tokens(look: Look) -> seen.Tokens:
    state, world = look.state, look.world
    gone = state.taken | state.lost
    order = spawn_order(look)
    return {
        "objectives": [
            {"id": number, "zone": token.zone, "colour": colour_shown(look, number) or FACE_DOWN}
            for number, token in enumerate(world.objectives)
            if not gone >> number & 1
        ],
        "objectives_taken": list(members(state.taken)),
        "objectives_lost": list(members(state.lost)),
        "face_down": sorted(state.face_down),
        "tokens": [
            {"id": token.id, "kind": token.kind, "zone": token.zone}
            for token in world.board.tokens_of("prototype", "search-drone", "thumper")
            if not state.spent_tokens >> token.id & 1
        ],
        "exits": list(members(world.exits)),
        "spawns": [
            {
                "zone": spawn.zone,
                "colour": FACE_DOWN if spawn.hidden else spawn.colour,
                "active": spawn.state == "active",
                "order": order.index(spawn.zone) + 1 if spawn.zone >= 0 else 0,
            }
            for spawn in state.spawns
        ],
        "first_spawn": state.first_spawn,
    }


def _cards(look: Look) -> seen.Cards:
    state, world = look.state, look.world

    def named(cards: list[int]) -> list[str]:
        return [world.cards[card].id for card in cards]

    return {
        "equipment_deck": len(state.equipment_deck),
        "equipment_discard": named(state.equipment_discard),
        "oxygen": len(state.oxygen),
        "prototypes": sorted(named(state.prototypes)),
        "xeno_deck": len(state.xeno_deck),
        "xeno_discard": list(state.xeno_discard),
    }


def _survivor(look: Look, number: int, attached: dict[int, list[str]]) -> seen.Survivor:
    survivor = look.state.survivors[number]
    character = look.world.cast[survivor.who]
    free = free_actions(look, number)
    cards = [_card(look, card, attached) if card != EMPTY else None for card in survivor.slots]
    return {
        "id": character.id,
        "name": character.name,
        "type": character.type,
        "seat": survivor.seat,
        "zone": survivor.zone,
        "fate": survivor.fate,
        "armour": survivor.armour,
        "base_armour": survivor.base_armour,
        "experience": survivor.experience,
        "laps": survivor.laps,
        "level": LEVELS[level(survivor)],
        "skills": list(survivor.skills),
        "hands": cards[HANDS.start : HANDS.stop],
        "body": cards[BODY.start : BODY.stop],
        "backpack": cards[BACKPACK.start : BACKPACK.stop],
        "tokens": list(survivor.tokens),
        "acted": survivor.acted,
        "actions": survivor.actions,
        "free": {kind: left for kind in FREE_KINDS if (left := free_left(survivor, free, kind))}
        if free
        else {},
        "gifts": survivor.gifts,
        "used": list(survivor.used),
        "camouflaged": survivor.camouflaged,
        "first_tank": survivor.first_tank != EMPTY,
    }


def _card(look: Look, card: int, attached: dict[int, list[str]]) -> seen.Card:
    shown: seen.Card = {"kind": kind_of(look, card).id}
    if card in attached:
        shown["attached"] = attached[card]
    return shown
