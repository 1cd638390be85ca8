"""Why something is not offered in the attack step: the rules in its way, for every seat that is asked.

There are four things to do: using the Weapon or going on with what was begun, spending Ammo, a second
activation where an effect may give one, and calling a Companion where there are some. Each is on offer
exactly when no rule is in its way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from overrun.core import AnyGame
from overrun.core import Look as CoreLook
from overrun.core.verb import AnyVerb
from overrun.gearup.attack import calls, weapon_waits
from overrun.gearup.damage import ammo_left
from overrun.gearup.hand import stage_of, tool_at, weapon_of
from overrun.gearup.stage import Again, Ammo, Done, Drawing, Ready, stored
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

Rules = tuple[str, ...]


class Doing(NamedTuple):
    """One of the four things to do: its verbs, the first of which stands for it, and the rules in its way.

    `why_not(look, seat)` is None where there is no such thing to do.
    """

    verbs: tuple[AnyVerb, ...]
    why_not: Callable[[Look, int], Rules | None]


def refusals(game: AnyGame) -> dict[str, Rules]:
    """What a seat is not offered, as the answer would begin (`shoot 1`), with the rules in the way."""
    question = game.question
    if not ASK_ATTACK.asked(question):
        return {}
    look: Look = CoreLook(game.world, game.state)
    return {
        f"{doing.verbs[0].word} {seat}": rules
        for seat in question.seats
        for doing in DOINGS
        if (rules := doing.why_not(look, seat))
    }


def _no_weapon(look: Look, seat: int) -> Rules:
    stage = stage_of(look, seat)
    if isinstance(stage, Drawing):
        return ()
    if look.state.survivors[seat].weapon_used:
        return ("gearup.attack.one-weapon",)
    if isinstance(stage, (Ammo, Done)):
        return ("gearup.q.ammo-without-attack",)
    if not reach(look, seat, weapon_of(look, seat)):
        return ("gearup.attack.no-zombie-no-weapon",)
    return ("gearup.q.solo-companion-between",) if isinstance(stage, Again) else ()


def _no_ammo(look: Look, seat: int) -> Rules:
    if not ammo_left(look.state.survivors[seat]):
        return ("gearup.attack.ammo-one-each", "gearup.attack.ammo-icon")
    if not look.state.street[seat]:
        if not bodies_at(look, seat):
            return ("gearup.attack.ammo-own-zombies",)
        if not look.world.house.ammo_on_boss:
            return ("gearup.q.ammo-on-boss",)
    stage = stage_of(look, seat)
    if isinstance(stage, Again):
        return ("gearup.q.ammo-between-activations",)
    if isinstance(stage, Drawing) or (isinstance(stage, Ready) and weapon_waits(look, seat)):
        return ("gearup.attack.ammo-after-weapon",)
    return ("gearup.q.solo-ammo-order",) if isinstance(stage, Ready) and calls(look, seat) else ()


def _no_second(look: Look, seat: int) -> Rules | None:
    """Only where what was used last, and is put down, could ever be used twice."""
    survivor = look.state.survivors[seat]
    stage = stored(survivor)
    if isinstance(stage, Drawing) or not (survivor.weapon_used or isinstance(stage, Again)):
        return None
    tool = tool_at(look, seat, stage)
    effects = [effect for effect in SECOND_CHANCES if effect in tool.effects]
    if not effects:
        return None
    if isinstance(stage_of(look, seat), Again):
        return ()
    if survivor.second:
        return ("gearup.fx.second-activation-cap",)
    if not isinstance(stage, Again):
        return ("gearup.q.second-activation-when",)
    if not reach(look, seat, tool):
        return ("gearup.q.second-activation-no-target",)
    return tuple([f"gearup.fx.{effect}" for effect in effects])


def _no_companion(look: Look, seat: int) -> Rules | None:
    state = look.state
    if not state.companions:
        return None
    if not look.world.turn_cards[state.turns_seen[-1]].companion:
        return ("gearup.solo.companion-icon",)
    if state.called or len(state.tired) == len(state.companions):
        return ("gearup.solo.companion-flip",)
    stage = stage_of(look, seat)
    if isinstance(stage, (Ammo, Done)):
        return ("gearup.attack.ammo-after-weapon",)
    if isinstance(stage, Drawing):
        return ("gearup.solo.companion-order",)  # before or after the Weapon, not in the middle of it
    if isinstance(stage, Again):
        return ("gearup.q.solo-companion-between",)
    return () if calls(look, seat) else ("gearup.q.solo-companion-no-target",)


DOINGS = (
    Doing((DRAW, SPLIT, AIM, SWEEP, BLAST), _no_weapon),
    Doing((SHOOT,), _no_ammo),
    Doing((AGAIN,), _no_second),
    Doing((CALL,), _no_companion),
)
