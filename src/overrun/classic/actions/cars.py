"""Cars: getting in and out, changing seats, driving over everything."""

from __future__ import annotations

from overrun.board import members
from overrun.classic import events
from overrun.classic.combat.attack import assign_by_priority, roll_hits
from overrun.classic.common import graph, zombies_in
from overrun.classic.experience import gain
from overrun.classic.phases.ending import check_end
from overrun.classic.state import EMPTY, Car
from overrun.classic.words import ASK_DRIVE_ON, CHANGE_SEAT, DRIVE, DRIVE_ON, ENTER, GET_OUT, STOP_CAR
from overrun.classic.world import Look, Play
from overrun.core import Option, Script
from overrun.skirmish.actions import Action
from overrun.skirmish.people import name_of, survivors_in

DRIVER = 0
SEATS = 4
HIT_ON = 4
ZONES_PER_ACTION = 2
PERMISSION = "classic.car.drive-mission-permission"


def _seats(car: Car) -> list[str]:
    """The kinds of seats that are free; the three passenger seats are all alike."""
    free = ["driver"] if car.seats[DRIVER] == EMPTY else []
    return free + (["passenger"] if EMPTY in car.seats[1:] else [])


def _take_seat(car: Car, survivor: int, seat: str) -> None:
    number = DRIVER if seat == "driver" else car.seats.index(EMPTY, 1)
    car.seats[number] = survivor


def usable(look: Look) -> bool:
    """Whether the mission lets survivors use cars."""
    return look.world.mission.rules.cars_drive


# Getting in


def why_not_enter(look: Look, survivor: int) -> list[str]:
    """The rules in the way of getting into a car."""
    state = look.state
    who = state.survivors[survivor]
    here = [car for car in state.cars if car.zone == who.zone]
    if not here:
        return ["classic.car.enter-same-zone"]
    if not usable(look):
        return [PERMISSION]
    if who.car != EMPTY:
        return ["classic.ambiguity.in-car-actions"]
    if zombies_in(state, who.zone):
        return ["classic.car.enter-no-zombies"]
    return [] if any(_seats(car) for car in here) else ["classic.car.enter-empty-seat"]


def _offer_enter(look: Look, survivor: int) -> list[Option]:
    zone = look.state.survivors[survivor].zone
    here = [number for number, car in enumerate(look.state.cars) if car.zone == zone]
    if not here or why_not_enter(look, survivor):
        return []
    return [ENTER.of(number, seat) for number in here for seat in _seats(look.state.cars[number])]


def _enter(play: Play, survivor: int, chosen: Option) -> None:
    who = play.state.survivors[survivor]
    who.car, seat = ENTER.read(chosen)
    _take_seat(play.state.cars[who.car], survivor, seat)
    play.tell(events.CarEntered, survivor, who.car, seat, rules=("classic.car.enter-empty-seat",))
    check_end(play)


# Getting out, and changing seats


def why_not_get_out(look: Look, survivor: int) -> list[str]:
    """The rules in the way of getting out of a car."""
    if not usable(look):
        return [PERMISSION]
    return [] if look.state.survivors[survivor].car != EMPTY else ["classic.car.exit-action"]


def _offer_get_out(look: Look, survivor: int) -> list[Option]:
    if look.state.survivors[survivor].car == EMPTY:
        return []
    return [] if why_not_get_out(look, survivor) else [GET_OUT.of()]


def _get_out(play: Play, survivor: int, chosen: Option) -> None:
    who = play.state.survivors[survivor]
    seats = play.state.cars[who.car].seats
    seats[seats.index(survivor)] = EMPTY
    number, who.car = who.car, EMPTY
    play.tell(events.CarLeft, survivor, number, rules=("classic.car.exit-unrestricted",))


def _other_seats(look: Look, survivor: int) -> list[str]:
    """The kinds of free seats in the car that are not like the one a survivor sits in."""
    car = look.state.cars[look.state.survivors[survivor].car]
    drives = car.seats[DRIVER] == survivor
    return [seat for seat in _seats(car) if seat == "driver" or drives]


def why_not_change_seat(look: Look, survivor: int) -> list[str]:
    """The rules in the way of changing seats."""
    if not usable(look):
        return [PERMISSION]
    if look.state.survivors[survivor].car == EMPTY:
        return ["classic.car.change-seat-action"]
    return [] if _other_seats(look, survivor) else ["classic.car.change-seat-full"]


def _offer_change_seat(look: Look, survivor: int) -> list[Option]:
    if look.state.survivors[survivor].car == EMPTY:
        return []
    if why_not_change_seat(look, survivor):
        return []
    return [CHANGE_SEAT.of(seat) for seat in _other_seats(look, survivor)]


def _change_seat(play: Play, survivor: int, chosen: Option) -> None:
    who = play.state.survivors[survivor]
    car = play.state.cars[who.car]
    car.seats[car.seats.index(survivor)] = EMPTY
    (seat,) = CHANGE_SEAT.read(chosen)
    _take_seat(car, survivor, seat)
    play.tell(events.CarEntered, survivor, who.car, seat, rules=("classic.car.change-seat-action",))


# Driving


def _streets_from(look: Look, zone: int) -> list[int]:
    board = look.world.board
    return [there for there in members(graph(look).near[zone]) if not board.rooms >> there & 1]


def why_not_drive(look: Look, survivor: int) -> list[str]:
    """The rules in the way of driving."""
    if not usable(look):
        return [PERMISSION]
    car = look.state.survivors[survivor].car
    if car == EMPTY or look.state.cars[car].seats[DRIVER] != survivor:
        return ["classic.car.drive-driver-seat"]
    return [] if _streets_from(look, look.state.cars[car].zone) else ["classic.car.drive-streets-only"]


def _offer_drive(look: Look, survivor: int) -> list[Option]:
    if look.state.survivors[survivor].car == EMPTY:
        return []
    if why_not_drive(look, survivor):
        return []
    return [DRIVE.of(zone) for zone in _streets_from(look, look.state.survivors[survivor].zone)]


def _drive(play: Play, survivor: int, chosen: Option) -> Script[None]:
    """One or two street zones, attacking everybody in the zone left and in every zone entered."""
    (zone,) = DRIVE.read(chosen)
    who = play.state.survivors[survivor]
    car = play.state.cars[who.car]
    # Each way to roll again serves one zone of a drive.
    spent: list[str] = []
    yield from _run_over(play, survivor, car.zone, spent)
    for stretch in range(ZONES_PER_ACTION):
        if who.car == EMPTY:  # dead, or the car has left the board
            return
        if stretch:
            further = [DRIVE_ON.of(there) for there in _streets_from(play, car.zone)]
            chosen = yield ASK_DRIVE_ON.of((who.seat,), (*further, STOP_CAR.of()), name_of(play, survivor))
            if STOP_CAR.made(chosen):
                return
            (zone,) = DRIVE_ON.read(chosen)
        _roll_on(play, who.car, zone)
        yield from _run_over(play, survivor, zone, spent)
        check_end(play)


def _roll_on(play: Play, number: int, zone: int) -> None:
    car = play.state.cars[number]
    source, car.zone = car.zone, zone
    for person in car.seats:
        if person != EMPTY:
            play.state.survivors[person].zone = zone
    play.tell(
        events.CarMoved,
        number,
        source,
        zone,
        rules=("classic.car.drive-carries-occupants", "classic.car.drive-no-zombie-cost"),
    )


def _run_over(play: Play, survivor: int, zone: int, spent: list[str]) -> Script[None]:
    """One die for every figure in the zone that is not in this car; 4 and more hits, damage 1."""
    state = play.state
    inside = state.survivors[survivor].car
    people = [p for p in survivors_in(state, zone) if state.survivors[p].car != inside]
    dice = zombies_in(state, zone) + len(people)
    if not dice:
        return
    play.tell(events.Attacked, survivor, "car", zone, "car", False, rules=("classic.car.attack-each-zone",))
    hits = yield from roll_hits(play, survivor, dice, HIT_ON, 0, [], spent)
    points = yield from assign_by_priority(play, survivor, zone, hits, 1, "car")
    yield from gain(play, survivor, points)
    check_end(play)


ENTERING = Action((ENTER,), _offer_enter, why_not_enter, _enter)
GETTING_OUT = Action((GET_OUT,), _offer_get_out, why_not_get_out, _get_out)
CHANGING_SEATS = Action((CHANGE_SEAT,), _offer_change_seat, why_not_change_seat, _change_seat)
DRIVING = Action((DRIVE,), _offer_drive, why_not_drive, _drive)
