"""Supplies stowed in cars, and cars that leave the board with them."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.common import kind_of
from overrun.classic.gear.inventory import receive
from overrun.classic.mission_kinds import SuppliesAway, SuppliesInCars
from overrun.classic.missions.leaving import leave_board
from overrun.classic.phases.ending import check_end
from overrun.classic.state import EMPTY
from overrun.classic.words import LOAD, POSITION_CHANGED, UNLOAD
from overrun.classic.world import Look, Play
from overrun.core import Option
from overrun.skirmish.actions import Action, refused_by
from overrun.skirmish.people import cards_of, living
from overrun.skirmish.special import Special


def _supply_offers(look: Look, survivor: int) -> list[Option]:
    state = look.state
    who = state.survivors[survivor]
    options: dict[Option, None] = {}
    for number, car in enumerate(state.cars):
        if car.zone != who.zone:
            continue
        for card in cards_of(who):
            if kind_of(look, card).kind == "supply":
                options[LOAD.of(kind_of(look, card).id, number)] = None
        if EMPTY in who.slots:
            for card in car.supplies:
                options[UNLOAD.of(kind_of(look, card).id, number)] = None
    return list(options)


def _move_supply(play: Play, survivor: int, chosen: Option) -> None:
    loading = LOAD.made(chosen)
    kind, number = (LOAD if loading else UNLOAD).read(chosen)
    car = play.state.cars[number]
    who = play.state.survivors[survivor]
    if loading:
        slot = next(s for s, card in enumerate(who.slots) if card >= 0 and kind_of(play, card).id == kind)
        car.supplies.append(who.slots[slot])
        who.slots[slot] = EMPTY
        play.tell(events.MissionNews, "loaded", number, rules=("classic.m06.load-supply",))
    else:
        card = next(card for card in car.supplies if kind_of(play, card).id == kind)
        car.supplies.remove(card)
        receive(play, survivor, card)
        play.tell(events.MissionNews, "unloaded", number, rules=("classic.m06.unload-supply",))
    check_end(play)


def _may_leave(look: Look) -> bool:
    """Cars leave only after enough supplies are stowed and everybody on the board sits in a car."""
    if not look.world.house.escape_strict_order:
        return True
    state = look.state
    stowed = sum(len(car.supplies) for car in state.cars) + len(state.saved_supplies)
    wanted = next(goal.number for goal in look.world.mission.goal if isinstance(goal, SuppliesAway))
    return stowed >= wanted and all(state.survivors[i].car != EMPTY for i in living(state))


def _drive_off(play: Play) -> None:
    """Cars in the exit zone leave as soon as they may, whether they have just arrived or waited there."""
    for number, car in enumerate(play.state.cars):
        if car.zone != EMPTY and play.world.exits >> car.zone & 1 and _may_leave(play):
            _car_leaves(play, number)


def _car_leaves(play: Play, number: int) -> None:
    car = play.state.cars[number]
    people = [person for person in car.seats if person != EMPTY]
    car.seats = [EMPTY] * len(car.seats)
    play.state.saved_supplies += car.supplies
    car.supplies = []
    car.zone = EMPTY
    for person in people:
        leave_board(play, person, "classic.m06.car-exit")
    play.tell(events.MissionNews, "car away", number, rules=("classic.m06.car-exit",))


LOADING = Action(
    (LOAD, UNLOAD),
    _supply_offers,
    refused_by(_supply_offers, "classic.m06.load-supply", "classic.m06.unload-supply"),
    _move_supply,
)


def supplies_in_cars(rule: SuppliesInCars) -> Special:
    """Supplies are stowed in cars, which leave by the exit."""
    return Special((LOADING,), (POSITION_CHANGED.on(_drive_off),))
