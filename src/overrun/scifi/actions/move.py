"""Moving on foot."""

from __future__ import annotations

from overrun.board import members
from overrun.core import Option, Script
from overrun.core.moment import act_at
from overrun.scifi import events
from overrun.scifi.abilities import able, free_actions
from overrun.scifi.common import graph, xenos_in
from overrun.scifi.gear import oxygen
from overrun.scifi.phases.ending import check_end
from overrun.scifi.words import MOVE, SURVIVOR_MOVED
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action, one_for_each
from overrun.skirmish.payment import can_pay, pay_extra
from overrun.skirmish.people import name_of
from overrun.skirmish.words import ASK_MOVE_ON, MOVE_ON, STAY, SURCHARGE, ZONES_PER_MOVE


def exits_from(look: Look, survivor: int) -> int:
    """The zones a survivor may step to now: outside only with a tank, without one only back in."""
    who = look.state.survivors[survivor]
    near = graph(look).near[who.zone]
    outside = look.world.exterior
    if not near & outside or oxygen.breathes_outside(look, who):
        return near
    if outside >> who.zone & 1:
        return oxygen.way_back(look, who.zone)
    return near & ~outside


def surcharge(look: Look, survivor: int) -> int:
    """The extra actions for leaving a zone: one for every xeno in it."""
    xenos = xenos_in(look.state, look.state.survivors[survivor].zone)
    return xenos * able(look, survivor).value(SURCHARGE) if xenos else 0


def why_not(look: Look, survivor: int) -> list[str]:
    """What keeps a survivor from moving at all."""
    who = look.state.survivors[survivor]
    found = []
    if not can_pay(who, free_actions(look, survivor), "move", surcharge(look, survivor)):
        found.append("scifi.move.cannot-afford")
    if not exits_from(look, survivor):
        outside = graph(look).near[who.zone] & look.world.exterior
        found.append("invader.zone.airlock-needs-oxygen" if outside else "scifi.move.no-walls-doors")
    return found


def _offer(look: Look, survivor: int) -> tuple[Option, ...]:
    who = look.state.survivors[survivor]
    extra = surcharge(look, survivor)
    if extra and not can_pay(who, free_actions(look, survivor), "move", extra):
        return ()
    return one_for_each(MOVE, exits_from(look, survivor))


def _perform(play: Play, survivor: int, chosen: Option) -> Script[None] | None:
    state = play.state
    who = state.survivors[survivor]
    source = who.zone
    (target,) = MOVE.read(chosen)
    extra = surcharge(play, survivor)
    pay_extra(who, extra)
    step(play, survivor, target, extra)
    further = able(play, survivor).value(ZONES_PER_MOVE) - 1
    if (further and not xenos_in(state, target)) or any(bot.zone == source for bot in state.machines):
        return _follow_up(play, survivor, source, further)
    return None


def _follow_up(play: Play, survivor: int, source: int, further: int) -> Script[None]:
    """A bot may come along; if none does, the move may go on."""
    from overrun.scifi.actions.machines import follow

    target = play.state.survivors[survivor].zone
    came = yield from follow(play, survivor, source, target)
    if further and not came and not xenos_in(play.state, target):
        yield from go_on(play, survivor, further)


def go_on(play: Play, survivor: int, zones: int) -> Script[None]:
    """More zones in the same action, until a zone with xenos stops the move."""
    who = play.state.survivors[survivor]
    for _ in range(zones):
        further = [MOVE_ON.of(zone) for zone in members(exits_from(play, survivor))]
        chosen = yield ASK_MOVE_ON.of((who.seat,), (*further, STAY.of()), name_of(play, survivor))
        if STAY.made(chosen):
            return
        (zone,) = MOVE_ON.read(chosen)
        step(play, survivor, zone, 0)
        if xenos_in(play.state, who.zone):
            return


def step(play: Play, survivor: int, zone: int, cost: int) -> None:
    """One zone further; leaving the old one has cost so many extra actions."""
    who = play.state.survivors[survivor]
    source, who.zone = who.zone, zone
    who.streak = ()
    rules = ("scifi.move.one-zone", "scifi.move.extra-action-per-xeno") if cost else ("scifi.move.one-zone",)
    play.tell(events.Moved, survivor, source, zone, cost, rules=rules)
    act_at(play.world.listeners, SURVIVOR_MOVED, play, survivor, source, zone)
    check_end(play)


MOVING = Action((MOVE,), _offer, why_not, _perform, pays="move")
