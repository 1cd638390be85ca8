"""What everybody at the table sees. Nothing here depends on the order of a deck or on dice to come."""

from __future__ import annotations

from typing import cast

from overrun.board import members
from overrun.classic.abilities import abilities
from overrun.classic.actions.noise import noisy_zones
from overrun.classic.common import danger, kind_of, wounds_of
from overrun.classic.missions.goals import out_of_reach, progress
from overrun.classic.phases.zombies import supply
from overrun.classic.shown import seen
from overrun.classic.state import EMPTY, HANDS, ZOMBIES, Classic, Survivor
from overrun.classic.world import Look, World
from overrun.core import Look as CoreLook
from overrun.skirmish.levels import LEVELS, level_of
from overrun.skirmish.payment import free_left
from overrun.skirmish.people import infested, where
from overrun.skirmish.words import Free

FREE_KINDS: tuple[Free, ...] = ("move", "search", "combat")


def view(world: World, state: Classic, seat: int | None) -> seen.View:
    """The public position; all seats see the same."""
    look: Look = CoreLook(world, state)
    return {
        "mission": world.mission.id,
        "round": state.round,
        "phase": state.phase,
        "first_player": state.first_player,
        "active": state.active,
        "danger": LEVELS[danger(state)],
        "survivors": [_survivor(look, survivor) for survivor in state.survivors],
        "zombies": [_group(state, zone) for zone in members(infested(state))],
        "noise_tokens": {str(zone): state.noise[zone] for zone in where(state.noise)},
        "noise": {str(zone): noise for zone, noise in sorted(noisy_zones(state).items())},
        "loud_zone": state.loud_zone,
        "closed_doors": list(members(state.closed)),
        "objective_zones": [token.zone for token in world.objectives],
        "objectives": [n for n in range(len(world.objectives)) if not state.taken >> n & 1],
        "face_down": sorted(state.face_down),
        "spawns": [
            {"zone": token.zone, "active": bool(state.active_spawns >> n & 1)}
            for n, token in enumerate(world.spawns)
        ],
        "first_spawn": state.first_spawn,
        "cars": [
            {
                "of": car.of,
                "zone": car.zone,
                "seats": list(car.seats),
                "searched": car.searched,
                "supplies": [kind_of(look, card).id for card in car.supplies],
            }
            for car in state.cars
        ],
        "equipment_deck": len(state.equipment_deck),
        "equipment_discard": [world.cards[card].id for card in state.equipment_discard],
        "zombie_deck": len(state.zombie_deck),
        "zombie_discard": list(state.zombie_discard),
        "supply": cast(seen.Kinds, {kind: supply(look, k) for k, kind in enumerate(ZOMBIES)}),
        "escaped": cast(seen.Kinds, dict(zip(ZOMBIES, state.escaped, strict=True))),
        "saved_supplies": [kind_of(look, card).id for card in state.saved_supplies],
        "found": list(state.found),
        "goals": progress(look),
        "hopeless": out_of_reach(look),
        "result": None if state.result is None else {"won": state.result.won, "reason": state.result.reason},
    }


def hopeless(view: seen.View) -> str | None:
    """The rule that says a game with this view cannot be won any more."""
    return "classic.ambiguity.unwinnable" if view["hopeless"] else None


def _group(state: Classic, zone: int) -> seen.Group:
    shown = {"zone": zone}
    for kind, counts in zip(ZOMBIES, state.horde, strict=True):
        if counts[zone]:
            shown[kind] = counts[zone]
    return cast(seen.Group, shown)


def _survivor(look: Look, survivor: Survivor) -> seen.Survivor:
    character = look.world.cast[survivor.who]
    free = abilities(survivor).free_actions
    cards = [_card(look, card) if card != EMPTY else None for card in survivor.slots]
    return {
        "id": character.id,
        "name": character.name,
        "seat": survivor.seat,
        "zone": survivor.zone,
        "fate": survivor.fate,
        "experience": survivor.experience,
        "level": LEVELS[level_of(survivor.experience)],
        "skills": list(survivor.skills),
        "wounds": wounds_of(look, survivor),
        "hands": cards[:HANDS],
        "reserve": cards[HANDS:],
        "acted": survivor.acted,
        "actions": survivor.actions,
        "free": {kind: left for kind in FREE_KINDS if (left := free_left(survivor, free, kind))}
        if free
        else {},
        "gifts": survivor.gifts,
        "promised": survivor.promised,
        "used": list(survivor.used),
        "car": survivor.car,
        "heard": survivor.heard,
    }


def _card(look: Look, card: int) -> seen.Card:
    shown: seen.Card = {"kind": kind_of(look, card).id}
    if look.state.unloaded >> card & 1:
        shown["unloaded"] = True
    return shown
