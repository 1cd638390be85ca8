"""Moving on foot."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.abilities import abilities
from overrun.classic.common import graph, zombies_in
from overrun.classic.phases.ending import check_end
from overrun.classic.state import EMPTY
from overrun.classic.words import MOVE
from overrun.classic.world import Look, Play
from overrun.core import Option, Script
from overrun.skirmish.actions import Action, one_for_each
from overrun.skirmish.payment import can_pay, pay_extra
from overrun.skirmish.people import name_of
from overrun.skirmish.words import ASK_MOVE_ON, MOVE_ON, STAY, SURCHARGE, ZONES_PER_MOVE


def surcharge(look: Look, survivor: int) -> int:
    """The extra actions for leaving a zone: one for every zombie in it."""
    who = look.state.survivors[survivor]
    zombies = zombies_in(look.state, who.zone)
    return zombies * abilities(who).value(SURCHARGE) if zombies else 0


def why_not(look: Look, survivor: int) -> list[str]:
    """What keeps a survivor from moving at all."""
    who = look.state.survivors[survivor]
    found = []
    if who.car != EMPTY:
        found.append("classic.ambiguity.in-car-actions")
    if not can_pay(who, abilities(who).free_actions, "move", surcharge(look, survivor)):
        found.append("classic.move.unaffordable")
    if not graph(look).near[who.zone]:
        found.append("classic.move.no-closed-doors")
    return found


def _offer(look: Look, survivor: int) -> tuple[Option, ...]:
    who = look.state.survivors[survivor]
    if who.car != EMPTY:
        return ()
    extra = surcharge(look, survivor)
    if extra and not can_pay(who, abilities(who).free_actions, "move", extra):
        return ()
    return one_for_each(MOVE, graph(look).near[who.zone])


def _perform(play: Play, survivor: int, chosen: Option) -> Script[None] | None:
    who = play.state.survivors[survivor]
    extra = surcharge(play, survivor)
    pay_extra(who, extra)
    (zone,) = MOVE.read(chosen)
    _step(play, survivor, zone, extra)
    zones = abilities(who).value(ZONES_PER_MOVE)
    if zones > 1 and not zombies_in(play.state, who.zone):
        return _go_on(play, survivor, zones - 1)
    return None


def _go_on(play: Play, survivor: int, zones: int) -> Script[None]:
    """More zones in the same action, until a zone with zombies stops the move."""
    who = play.state.survivors[survivor]
    for _ in range(zones):
        further = one_for_each(MOVE_ON, graph(play).near[who.zone])
        chosen = yield ASK_MOVE_ON.of((who.seat,), (*further, STAY.of()), name_of(play, survivor))
        if STAY.made(chosen):
            return
        (zone,) = MOVE_ON.read(chosen)
        _step(play, survivor, zone, 0)
        if zombies_in(play.state, who.zone):
            return


def _step(play: Play, survivor: int, zone: int, cost: int) -> None:
    who = play.state.survivors[survivor]
    source, who.zone = who.zone, zone
    rules = (
        ("classic.move.one-zone", "classic.move.extra-action-per-zombie")
        if cost
        else ("classic.move.one-zone",)
    )
    play.tell(events.Moved, survivor, source, zone, cost, rules=rules)
    check_end(play)


MOVING = Action((MOVE,), _offer, why_not, _perform, pays="move")
