"""Why something is not offered in the attack step: the rules in its way, for every seat that is asked."""

from __future__ import annotations

from typing import Any

from overrun.core import Game
from overrun.core import Look as CoreLook
from overrun.core.verb import AnyVerb
from overrun.gearup.damage import ammo_left
from overrun.gearup.hand import may_draw, stage_of, tool_at, weapon_of
from overrun.gearup.stage import Again, Ammo, Drawing, stored
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
from overrun.gearup.world import Look

# Answers that use a Weapon in some way.
WEAPON: set[AnyVerb] = {DRAW, SPLIT, AIM, SWEEP, BLAST}


def refusals(game: Game[Any, Any]) -> dict[str, tuple[str, ...]]:
    """What a seat is not offered, as the answer would begin (`shoot 1`), with the rules in the way."""
    question = game.question
    if not ASK_ATTACK.asked(question):
        return {}
    look: Look = CoreLook(game.world, game.state)
    found: dict[str, tuple[str, ...]] = {}
    for seat in question.seats:
        offered = {ASK_ATTACK.verb_of(option) for option in question.options_of(seat)}
        reasons: dict[AnyVerb, tuple[str, ...]] = {
            DRAW: () if offered & WEAPON else _no_weapon(look, seat),
            SHOOT: () if SHOOT in offered else _no_ammo(look, seat),
            AGAIN: () if AGAIN in offered else _no_second(look, seat),
            CALL: () if CALL in offered else _no_companion(look),
        }
        found |= {f"{verb.word} {seat}": rules for verb, rules in reasons.items() if rules}
    return found


def _no_weapon(look: Look, seat: int) -> tuple[str, ...]:
    if look.state.survivors[seat].weapon_used or isinstance(stage_of(look, seat), Ammo):
        return ("gearup.attack.one-weapon",)
    if reach(look, seat, weapon_of(look, seat)):
        return ()  # a lone survivor leaves the Companion first
    return ("gearup.attack.no-zombie-no-weapon",)


def _no_ammo(look: Look, seat: int) -> tuple[str, ...]:
    survivor = look.state.survivors[seat]
    if not ammo_left(survivor):
        return ("gearup.attack.ammo-one-each", "gearup.attack.ammo-icon")
    if not look.state.street[seat]:
        boss_there = bool(bodies_at(look, seat))
        if not boss_there:
            return ("gearup.attack.ammo-own-zombies",)
        if not look.world.house.ammo_on_boss:
            return ("gearup.q.ammo-on-boss",)
    if isinstance(stage_of(look, seat), Again):
        return ("gearup.q.ammo-between-activations",)
    # A lone survivor who could still call somebody leaves that first; nothing is in the way.
    return ("gearup.attack.ammo-after-weapon",) if may_draw(look, seat) else ()


def _no_second(look: Look, seat: int) -> tuple[str, ...]:
    """Only where what was used last, and is put down, could ever be used twice."""
    survivor = look.state.survivors[seat]
    stage = stored(survivor)
    if isinstance(stage, Drawing) or not (survivor.weapon_used or isinstance(stage, Again)):
        return ()
    tool = tool_at(look, seat, stage)
    effects = [effect for effect in SECOND_CHANCES if effect in tool.effects]
    if not effects:
        return ()
    if survivor.second:
        return ("gearup.fx.second-activation-cap",)
    if not reach(look, seat, tool):
        return ("gearup.q.second-activation-no-target",)
    return tuple(f"gearup.fx.{effect}" for effect in effects)


def _no_companion(look: Look) -> tuple[str, ...]:
    state = look.state
    if not state.companions:
        return ()
    if not look.world.turn_cards[state.turns_seen[-1]].companion:
        return ("gearup.solo.companion-icon",)
    if state.called or len(state.tired) == len(state.companions):
        return ("gearup.solo.companion-flip",)
    return ("gearup.solo.companion-order",)  # before or after the Weapon, not in the middle of it
