"""Why something is not offered in the attack step: the rules in its way, for every seat that is asked."""

from __future__ import annotations

from typing import Any

from overrun.core import Game
from overrun.core.verb import AnyVerb
from overrun.gearup.damage import ammo_left
from overrun.gearup.hand import may_draw, stage_of, tool_at, weapon_of
from overrun.gearup.stage import Again, Ammo, Drawing, stored
from overrun.gearup.state import GearUp
from overrun.gearup.targets import bodies_at, reach
from overrun.gearup.words import (
    AGAIN,
    AIM,
    ASK_ATTACK,
    BLAST,
    CALL,
    DRAW,
    SECOND_CHANCES,
    SHOOT,
    SPLIT,
    SWEEP,
)
from overrun.gearup.world import World

# Answers that use a Weapon in some way.
WEAPON: set[AnyVerb] = {DRAW, SPLIT, AIM, SWEEP, BLAST}


def refusals(game: Game[Any, Any]) -> dict[str, tuple[str, ...]]:
    """What a seat is not offered, as the answer would begin (`shoot 1`), with the rules in the way."""
    question = game.question
    if not ASK_ATTACK.asked(question):
        return {}
    found: dict[str, tuple[str, ...]] = {}
    for seat in question.seats:
        offered = {ASK_ATTACK.verb_of(option) for option in question.options_of(seat)}
        reasons: dict[AnyVerb, tuple[str, ...]] = {
            DRAW: () if offered & WEAPON else _no_weapon(game.world, game.state, seat),
            SHOOT: () if SHOOT in offered else _no_ammo(game.world, game.state, seat),
            AGAIN: () if AGAIN in offered else _no_second(game.world, game.state, seat),
            CALL: () if CALL in offered else _no_companion(game.world, game.state),
        }
        found |= {f"{verb.word} {seat}": rules for verb, rules in reasons.items() if rules}
    return found


def _no_weapon(world: World, state: GearUp, seat: int) -> tuple[str, ...]:
    if state.survivors[seat].weapon_used or isinstance(stage_of(world, state, seat), Ammo):
        return ("gearup.attack.one-weapon",)
    if reach(world, state, seat, weapon_of(world, state, seat)):
        return ()  # a lone survivor leaves the Companion first
    return ("gearup.attack.no-zombie-no-weapon",)


def _no_ammo(world: World, state: GearUp, seat: int) -> tuple[str, ...]:
    survivor = state.survivors[seat]
    if not ammo_left(survivor):
        return ("gearup.attack.ammo-one-each", "gearup.attack.ammo-icon")
    if not state.street[seat]:
        boss_there = bool(bodies_at(world, state, seat))
        if not boss_there:
            return ("gearup.attack.ammo-own-zombies",)
        if not world.house.ammo_on_boss:
            return ("gearup.q.ammo-on-boss",)
    if isinstance(stage_of(world, state, seat), Again):
        return ("gearup.q.ammo-between-activations",)
    # A lone survivor who could still call somebody leaves that first; nothing is in the way.
    return ("gearup.attack.ammo-after-weapon",) if may_draw(world, state, seat) else ()


def _no_second(world: World, state: GearUp, seat: int) -> tuple[str, ...]:
    """Only where what was used last, and is put down, could ever be used twice."""
    survivor = state.survivors[seat]
    stage = stored(survivor)
    if isinstance(stage, Drawing) or not (survivor.weapon_used or isinstance(stage, Again)):
        return ()
    tool = tool_at(world, state, seat, stage)
    effects = [effect for effect in SECOND_CHANCES if effect in tool.effects]
    if not effects:
        return ()
    if survivor.second:
        return ("gearup.fx.second-activation-cap",)
    if not reach(world, state, seat, tool):
        return ("gearup.q.second-activation-no-target",)
    return tuple(f"gearup.fx.{effect}" for effect in effects)


def _no_companion(world: World, state: GearUp) -> tuple[str, ...]:
    if not state.companions:
        return ()
    if not world.turn_cards[state.turns_seen[-1]].companion:
        return ("gearup.solo.companion-icon",)
    if state.called or len(state.tired) == len(state.companions):
        return ("gearup.solo.companion-flip",)
    return ("gearup.solo.companion-order",)  # before or after the Weapon, not in the middle of it
