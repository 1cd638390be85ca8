"""Searching rooms."""

from __future__ import annotations

from overrun.core import Option, Script
from overrun.scifi import events
from overrun.scifi.abilities import able
from overrun.scifi.common import equipped, kind_of, mold_zones, spoiled, xenos_in
from overrun.scifi.gear.inventory import draw_equipment, put_away, take_card
from overrun.scifi.steps import Find, ZoneCard
from overrun.scifi.words import NO_ROOM, NO_SECURITY_ROOM, SEARCH, SEARCH_CARDS
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action
from overrun.skirmish.words import SEARCHED

ONCE = "scifi.search.once-per-turn"
NO_XENOS = "scifi.search.no-xenos"
ROOM_ONLY = "scifi.search.room-only"
SECURITY = "scifi.search.soldier-security"


def _counts(look: Look, survivor: int) -> bool:
    """Whether a search now is the one search of a turn: by a house rule one given by somebody else is not."""
    return look.state.active == survivor or not look.world.house.given_search_is_extra


def _spent(look: Look, survivor: int) -> bool:
    return SEARCHED.on(look.state.survivors[survivor]) and _counts(look, survivor)


def why_not(look: Look, survivor: int) -> list[str]:
    """What stands in the way of searching the zone; skills open corridors, never tunnels or the outside."""
    state, world = look.state, look.world
    who = state.survivors[survivor]
    found = []
    if _spent(look, survivor):
        found.append(ONCE)
    if xenos_in(state, who.zone):
        found.append(NO_XENOS)
    if spoiled(state) >> who.zone & 1:
        found.append(
            "invader.mold.no-search" if mold_zones(state) >> who.zone & 1 else "darkside.pit.no-search"
        )
    if not state.equipment_deck and not state.equipment_discard:
        found.append("scifi.ambiguity.search-deck-exhausted")
    zone = world.board.zones[who.zone]
    waived = able(look, survivor).waives
    if not zone.is_room and not (zone.kind == "corridor" and NO_ROOM in waived):
        found.append(NO_ROOM.rule)
    elif not world.security_rooms >> who.zone & 1 and not (
        any_room(look, survivor) if zone.is_room else _not_bound(look, survivor)
    ):
        found.append(NO_SECURITY_ROOM.rule)
    return found


def _not_bound(look: Look, survivor: int) -> bool:
    """Whether somebody is not bound to security rooms: civilians, and soldiers with a skill for it."""
    soldier = look.world.cast[look.state.survivors[survivor].who].type == "soldier"
    return not soldier or NO_SECURITY_ROOM in able(look, survivor).waives


def any_room(look: Look, survivor: int) -> bool:
    """Whether somebody may search every room, perhaps by a drone."""
    return _not_bound(look, survivor) or _drone(look, survivor)


def _drone(look: Look, survivor: int) -> bool:
    return any(kind_of(look, card).searches_rooms for card in equipped(look.state.survivors[survivor]))


def _offer(look: Look, survivor: int) -> list[Option]:
    return [] if why_not(look, survivor) else [SEARCH.of()]


def _perform(play: Play, survivor: int, chosen: Option) -> None:
    who = play.state.survivors[survivor]
    if _counts(play, survivor):
        SEARCHED.put_on(who)
    play.tell(events.Searched, survivor, who.zone, rules=("scifi.search.draw",))
    play.then(Find(survivor, able(play, survivor).value(SEARCH_CARDS)))


def find(play: Play, step: Find) -> Script[None]:
    """Draw a card: it is kept or discarded, or it brings xenos and another is drawn in its place."""
    if play.state.survivors[step.survivor].fate != "alive":
        return
    card = draw_equipment(play)
    if card is None:
        return
    kind = kind_of(play, card)
    play.tell(events.CardDrawn, step.survivor, kind.id, rules=("scifi.search.draw",))
    if kind.kind == "spawn":
        spring(play, step, card)
        return
    if step.left > 1:
        play.then(Find(step.survivor, step.left - 1))
    yield from take_card(play, step.survivor, [card])


def spring(play: Play, step: Find, card: int) -> None:
    """A spawn card: xenos in every active mold zone or open pit, then another card, if there is one."""
    state = play.state
    kind = kind_of(play, card)
    put_away(play, card)
    rules: tuple[str, ...] = ("invader.search.mold-spawn-card", "darkside.search.redraw-spawn-card")
    # Where nothing else is left, spawn cards would be drawn without end.
    over = all(kind_of(play, one).kind == "spawn" for one in state.equipment_deck + state.equipment_discard)
    if over:
        rules = (*rules, "scifi.ambiguity.only-spawn-cards")
    play.tell(events.CardDiscarded, step.survivor, kind.id, rules=rules)
    zones = state.mold if kind.spawns_in == "active-mold" else state.pits
    cards = [
        ZoneCard(play.world.kind(xeno), count, kind.spawns_in, zones) for xeno, count in kind.spawns.items()
    ]
    play.then(*cards, *([] if over else [step]))


SEARCHING = Action((SEARCH,), _offer, why_not, _perform, pays="search")
