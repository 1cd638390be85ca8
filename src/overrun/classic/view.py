"""What everybody at the table sees. Nothing here depends on the order of a deck or on dice to come."""

from __future__ import annotations

from typing import Any

from overrun.classic.abilities import abilities
from overrun.classic.common import danger, kind_of, wounds_of
from overrun.classic.missions.goals import out_of_reach, progress
from overrun.classic.noise import noisy_zones
from overrun.classic.state import EMPTY, HANDS, ZOMBIES, Classic, Survivor
from overrun.classic.world import Play, World
from overrun.classic.zombies import supply
from overrun.core import Play as CorePlay
from overrun.skirmish.levels import LEVELS, level_of
from overrun.skirmish.payment import free_left


def view(world: World, state: Classic, seat: int | None) -> dict[str, Any]:
    """The public position; all seats see the same."""
    from overrun.classic.ruleset import RULESET

    play: Play = CorePlay(RULESET, world, state)
    return {
        "mission": world.mission.id,
        "round": state.round,
        "phase": state.phase,
        "first_player": state.first_player,
        "active": state.active,
        "danger": LEVELS[danger(state)],
        "survivors": [_survivor(play, survivor) for survivor in state.survivors],
        "zombies": [
            {
                "zone": zone,
                **{kind: state.horde[k][zone] for k, kind in enumerate(ZOMBIES) if state.horde[k][zone]},
            }
            for zone in range(len(state.noise))
            if any(kind[zone] for kind in state.horde)
        ],
        "noise_tokens": {str(zone): count for zone, count in enumerate(state.noise) if count},
        "noise": {str(zone): noise for zone, noise in sorted(noisy_zones(state).items())},
        "loud_zone": state.loud_zone,
        "closed_doors": [door.id for door in world.board.doors if state.closed >> door.id & 1],
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
                "supplies": [kind_of(play, card).id for card in car.supplies],
            }
            for car in state.cars
        ],
        "equipment_deck": len(state.equipment_deck),
        "equipment_discard": [world.cards[card].id for card in state.equipment_discard],
        "zombie_deck": len(state.zombie_deck),
        "zombie_discard": list(state.zombie_discard),
        "supply": {kind: supply(play, k) for k, kind in enumerate(ZOMBIES)},
        "escaped": dict(zip(ZOMBIES, state.escaped, strict=True)),
        "saved_supplies": [kind_of(play, card).id for card in state.saved_supplies],
        "found": list(state.found),
        "goals": progress(play),
        "hopeless": out_of_reach(play),
        "result": None if state.result is None else {"won": state.result.won, "reason": state.result.reason},
    }


def _survivor(play: Play, survivor: Survivor) -> dict[str, Any]:
    free = abilities(survivor).free_actions
    return {
        "id": play.world.cast[survivor.who].id,
        "name": play.world.cast[survivor.who].name,
        "seat": survivor.seat,
        "zone": survivor.zone,
        "fate": survivor.fate,
        "experience": survivor.experience,
        "level": LEVELS[level_of(survivor.experience)],
        "skills": list(survivor.skills),
        "wounds": wounds_of(play, survivor),
        "hands": [_card(play, card) for card in survivor.slots[:HANDS]],
        "reserve": [_card(play, card) for card in survivor.slots[HANDS:]],
        "acted": survivor.acted,
        "actions": survivor.actions,
        "free": {kind: n for kind in ("move", "search", "combat") if (n := free_left(survivor, free, kind))},
        "gifts": survivor.gifts,
        "promised": survivor.promised,
        "used": list(survivor.used),
        "car": survivor.car,
        "heard": survivor.heard,
    }


def _card(play: Play, card: int) -> dict[str, Any] | None:
    if card == EMPTY:
        return None
    unloaded = bool(play.state.unloaded >> card & 1)
    return {"kind": kind_of(play, card).id, **({"unloaded": True} if unloaded else {})}
