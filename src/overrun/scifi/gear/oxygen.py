"""Oxygen: tanks, airlocks, and the outside."""

from __future__ import annotations

from overrun.core import Option, Script
from overrun.scifi import events
from overrun.scifi.common import equipped, graph, kind_of, mold_zones, spoiled, xenos_in
from overrun.scifi.gear.inventory import take_card
from overrun.scifi.state import BODY, Survivor
from overrun.scifi.words import TAKE_OXYGEN
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action


def tanks(look: Look, who: Survivor) -> list[int]:
    """The oxygen tanks that a survivor wears."""
    return [card for card in equipped(who) if kind_of(look, card).oxygen]


def breathes_outside(look: Look, who: Survivor) -> bool:
    """Whether a survivor can go outside: a tank in a body slot is enough."""
    cards = look.world.cards
    return any(who.slots[slot] >= 0 and cards[who.slots[slot]].oxygen for slot in BODY)


def stranded(look: Look, survivor: int) -> bool:
    """Whether a survivor is outside without a tank."""
    who = look.state.survivors[survivor]
    outside = look.world.exterior
    return bool(outside) and outside >> who.zone & 1 == 1 and not breathes_outside(look, who)


def way_back(look: Look, zone: int) -> int:
    """The steps that bring somebody who is outside closer to the nearest airlock."""
    return graph(look).first_steps(zone, look.world.airlocks)


# Taking a tank


def why_not(look: Look, survivor: int) -> list[str]:
    """What stands in the way of taking a tank."""
    state = look.state
    zone = state.survivors[survivor].zone
    found = []
    if not look.world.oxygen_rooms >> zone & 1:
        found.append("invader.zone.oxygen-action")
    elif spoiled(state) >> zone & 1:
        mold = mold_zones(state) >> zone & 1
        found.append("invader.mold.loses-properties" if mold else "darkside.pit.cancels-properties")
    if xenos_in(state, zone):
        found.append("invader.zone.oxygen-no-xenos")
    if not state.oxygen:
        found.append("invader.zone.oxygen-supply-six")
    return found


def _offer(look: Look, survivor: int) -> list[Option]:
    zone = look.state.survivors[survivor].zone
    if not look.world.oxygen_rooms >> zone & 1 or why_not(look, survivor):
        return []
    return [TAKE_OXYGEN.of()]


def _perform(play: Play, survivor: int, chosen: Option) -> Script[None]:
    card = play.state.oxygen.pop()
    play.tell(
        events.CardDrawn,
        survivor,
        kind_of(play, card).id,
        rules=("invader.zone.oxygen-action", "invader.zone.oxygen-any-class"),
    )
    return take_card(play, survivor, [card])


TAKING_OXYGEN = Action((TAKE_OXYGEN,), _offer, why_not, _perform)
