"""Searching rooms and cars."""

from __future__ import annotations

from collections.abc import Collection

from overrun.classic import events
from overrun.classic.abilities import abilities
from overrun.classic.common import kind_of, zombies_in
from overrun.classic.content_kinds import Equipment
from overrun.classic.gear.inventory import arrange, draw_equipment, put_away, take_card
from overrun.classic.phases.spawn import place
from overrun.classic.state import ZOMBIES, Car
from overrun.classic.steps import PayOwed
from overrun.classic.words import CARD_FOUND, CARD_REVEALED, OUTSIDE_BUILDINGS, SEARCH, SEARCH_CAR
from overrun.classic.world import Look, Play
from overrun.core import Option, Script
from overrun.core.moment import ask_at
from overrun.core.obstacle import Obstacle
from overrun.skirmish.actions import Action
from overrun.skirmish.people import cards_of
from overrun.skirmish.words import SEARCHED

NO_ZOMBIES = "classic.search.no-zombies"
ONCE = "classic.search.once-per-turn"
NO_WEAPON = "classic.ambiguity.police-no-weapon"


def why_not(look: Look, survivor: int, waived: Collection[Obstacle] = ()) -> list[str]:
    """The rules in the way of searching the zone, besides what is waived for once."""
    who = look.state.survivors[survivor]
    waived = abilities(who).waives.union(waived)
    found = []
    if SEARCHED.on(who):
        found.append(ONCE)
    if zombies_in(look.state, who.zone):
        found.append(NO_ZOMBIES)
    if not look.world.board.rooms >> who.zone & 1 and OUTSIDE_BUILDINGS not in waived:
        found.append(OUTSIDE_BUILDINGS.rule)
    if look.world.no_search >> who.zone & 1:
        found.append("classic.m06.no-search-start")
    return found


def _offer(look: Look, survivor: int) -> list[Option]:
    who = look.state.survivors[survivor]
    if SEARCHED.on(who) or zombies_in(look.state, who.zone):
        return []  # so it is nearly always: no need to ask for all that is in the way
    return [] if why_not(look, survivor) else [SEARCH.of()]


def _perform(play: Play, survivor: int, chosen: Option) -> Script[None]:
    SEARCHED.put_on(play.state.survivors[survivor])
    return search_zone(play, survivor)


def why_no_car(look: Look, survivor: int) -> list[str]:
    """The rules in the way of searching any car."""
    who = look.state.survivors[survivor]
    if not look.world.mission.rules.cars:
        return ["classic.car.drive-mission-permission"]
    found = []
    if SEARCHED.on(who):
        found.append("classic.car.search-counts-as-search")
    if zombies_in(look.state, who.zone):
        found.append("classic.car.search-no-zombies")
    here = [car for car in look.state.cars if car.zone == who.zone]
    if not here:
        found.append("classic.car.search-same-zone")
    elif all(map(_emptied, here)):
        found.append("classic.car.pimpmobile-once")
    return found


def _emptied(car: Car) -> bool:
    return car.of == "pimpmobile" and car.searched


def _offer_cars(look: Look, survivor: int) -> list[Option]:
    zone = look.state.survivors[survivor].zone
    here = [number for number, car in enumerate(look.state.cars) if car.zone == zone]
    if not here or why_no_car(look, survivor):
        return []
    return [SEARCH_CAR.of(number) for number in here if not _emptied(look.state.cars[number])]


def _perform_in_car(play: Play, survivor: int, chosen: Option) -> Script[None]:
    SEARCHED.put_on(play.state.survivors[survivor])
    return search_car(play, survivor, *SEARCH_CAR.read(chosen))


def search_zone(play: Play, survivor: int) -> Script[None]:
    """Draw one card, and one more for every flashlight; keep or discard each; then rearrange for free."""
    who = play.state.survivors[survivor]
    play.tell(events.Searched, survivor, "room", rules=("classic.search.draw-one",))
    number = 1 + sum(kind_of(play, card).extra_search_cards for card in cards_of(who))
    drawn: list[int] = []
    for _ in range(number):
        card = yield from reveal_card(play, survivor)
        if card is None:
            break
        drawn.append(card)
    ambushes = [card for card in drawn if play.world.cards[card].kind == "ambush"]
    for card in drawn:
        if card not in ambushes:
            yield from _find(play, survivor, card)
    for card in ambushes:
        ambush(play, survivor, card)
    yield from arrange(play, (survivor,))


def search_car(play: Play, survivor: int, number: int) -> Script[None]:
    """A pimpmobile holds one of its two weapons, once; in a police car there is always some weapon."""
    car = play.state.cars[number]
    car.searched = True
    rules: tuple[str, ...] = (f"classic.car.{_SEARCH_RULE[car.of]}",)
    if car.of == "police" and _nothing_left(play):
        rules = (*rules, NO_WEAPON)
    play.tell(events.Searched, survivor, car.of, rules=rules)
    if car.of == "pimpmobile":
        yield from _search_pimpmobile(play, survivor)
    else:
        yield from _search_police_car(play, survivor)
    yield from arrange(play, (survivor,))


_SEARCH_RULE = {"pimpmobile": "pimpmobile-contents", "police": "police-draw-until-weapon"}


def _search_pimpmobile(play: Play, survivor: int) -> Script[None]:
    state = play.state
    inside = [card for card in state.aside if play.world.cards[card].deck == "pimpmobile"]
    if not inside:
        return
    card = inside[play.pick(len(inside))] if len(inside) > 1 else inside[0]
    state.aside.remove(card)
    play.reveal()
    play.tell(
        events.CardDrawn, survivor, play.world.cards[card].id, rules=("classic.car.pimpmobile-remaining",)
    )
    yield from take_card(play, survivor, card)


def _search_police_car(play: Play, survivor: int) -> Script[None]:
    """Draw until a weapon turns up. Cards put away now do not come back in the same search."""
    passed_by: list[int] = []
    while True:
        card = yield from reveal_card(play, survivor)
        if card is None:
            break
        kind = play.world.cards[card].kind
        if kind == "weapon":
            yield from _find(play, survivor, card)
            break
        if kind == "ambush":
            ambush(play, survivor, card)
            break
        passed_by.append(card)
    nothing = card is None
    for card in passed_by:
        put_away(play, card)
        rules: tuple[str, ...] = ("classic.car.police-discard-rest",)
        if nothing and card == passed_by[-1]:
            rules = (*rules, NO_WEAPON)
        play.tell(events.CardDiscarded, survivor, play.world.cards[card].id, rules=rules)


def _nothing_left(look: Look) -> bool:
    """Whether not a single card can be drawn any more."""
    return not (look.state.equipment_deck or look.state.equipment_discard)


def reveal_card(play: Play, survivor: int) -> Script[int | None]:
    """Draw a card; whoever may react to a card just revealed does so now."""
    card = draw_equipment(play)
    if card is None:
        return None
    play.tell(events.CardDrawn, survivor, play.world.cards[card].id)
    for react in CARD_REVEALED.among(abilities(play.state.survivors[survivor]).listeners):
        card = yield from react(play, survivor, card)
        if card is None:
            return None
    return card


def _find(play: Play, survivor: int, card: int) -> Script[None]:
    yield from ask_at(abilities(play.state.survivors[survivor]).listeners, CARD_FOUND, play, survivor, card)
    yield from take_card(play, survivor, card)


def ambush(play: Play, survivor: int, card: int) -> None:
    """Zombies instead of equipment, in the zone just searched."""
    kind: Equipment = play.world.cards[card]
    zone = play.state.survivors[survivor].zone
    put_away(play, card)
    play.tell(events.CardDiscarded, survivor, kind.id, rules=("classic.search.aaahh",))
    for zombie, count in kind.brings.items():
        place(play, zone, ZOMBIES.index(zombie), count)
    play.then(PayOwed())


SEARCHING = Action((SEARCH,), _offer, why_not, _perform, pays="search")
SEARCHING_CARS = Action((SEARCH_CAR,), _offer_cars, why_no_car, _perform_in_car, pays="search")
