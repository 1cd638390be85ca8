"""Oxygen: tanks, airlocks, and the outside."""

from __future__ import annotations

from overrun.core import Option, Script
from overrun.scifi import events
from overrun.scifi.common import equipped, graph, kind_of, mold_zones, spoiled, xenos_in
from overrun.scifi.inventory import take_card
from overrun.scifi.state import BODY, Survivor
from overrun.scifi.words import TAKE_OXYGEN
from overrun.scifi.world import Play
from overrun.skirmish.actions import Action


def tanks(play: Play, who: Survivor) -> list[int]:
    """The oxygen tanks that a survivor wears."""
    return [card for card in equipped(who) if kind_of(play, card).oxygen]


def breathes_outside(play: Play, who: Survivor) -> bool:
    """Whether a survivor can go outside: a tank in a body slot is enough."""
    cards = play.world.cards
    return any(who.slots[slot] >= 0 and cards[who.slots[slot]].oxygen for slot in BODY)


def stranded(play: Play, survivor: int) -> bool:
    """Whether a survivor is outside without a tank."""
    who = play.state.survivors[survivor]
    outside = play.world.exterior
    return bool(outside) and outside >> who.zone & 1 == 1 and not breathes_outside(play, who)


def way_back(play: Play, zone: int) -> int:
    """The steps that bring somebody who is outside closer to the nearest airlock."""
    return graph(play).first_steps(zone, play.world.airlocks)


# Taking a tank


def obstacles(play: Play, survivor: int) -> list[str]:
    """What stands in the way of taking a tank."""
    state = play.state
    zone = state.survivors[survivor].zone
    found = []
    if not play.world.oxygen_rooms >> zone & 1:
        found.append("invader.zone.oxygen-action")
    elif spoiled(state) >> zone & 1:
        mold = mold_zones(state) >> zone & 1
        found.append("invader.mold.loses-properties" if mold else "darkside.pit.cancels-properties")
    if xenos_in(state, zone):
        found.append("invader.zone.oxygen-no-xenos")
    if not state.oxygen:
        found.append("invader.zone.oxygen-supply-six")
    return found


def _offer(play: Play, survivor: int) -> list[Option]:
    zone = play.state.survivors[survivor].zone
    if not play.world.oxygen_rooms >> zone & 1 or obstacles(play, survivor):
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


TAKING_OXYGEN = Action((TAKE_OXYGEN,), _offer, _perform, obstacles)
