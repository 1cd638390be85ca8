"""Cars: getting in and out, changing seats, driving over everything."""

from __future__ import annotations

from overrun.board import members
from overrun.classic import events
from overrun.classic.combat import assign_by_priority, roll_hits
from overrun.classic.common import graph, name_of, zombies_in
from overrun.classic.ending import check_end
from overrun.classic.experience import gain
from overrun.classic.state import EMPTY, Car
from overrun.classic.words import ASK_DRIVE_ON, CHANGE_SEAT, DRIVE, DRIVE_ON, ENTER, GET_OUT, STOP_CAR
from overrun.classic.world import Look, Play
from overrun.core import Option, Script
from overrun.skirmish.actions import Action
from overrun.skirmish.people import survivors_in

DRIVER = 0
SEATS = 4
HIT_ON = 4
ZONES_PER_ACTION = 2


def _seats(car: Car) -> list[str]:
    """The kinds of seats that are free; the three passenger seats are all alike."""
    free = ["driver"] if car.seats[DRIVER] == EMPTY else []
    return free + (["passenger"] if EMPTY in car.seats[1:] else [])


def _take_seat(car: Car, survivor: int, seat: str) -> None:
    number = DRIVER if seat == "driver" else car.seats.index(EMPTY, 1)
    car.seats[number] = survivor


def usable(look: Look) -> bool:
    """Whether the mission lets survivors use cars."""
    return look.world.mission.rules.cars == "drive"


def enter_obstacles(look: Look, survivor: int) -> list[str]:
    """What stands in the way of getting into a car."""
    state = look.state
    zone = state.survivors[survivor].zone
    here = [car for car in state.cars if car.zone == zone]
    if not here:
        return ["classic.car.enter-same-zone"]
    if not usable(look):
        return ["classic.car.drive-mission-permission"]
    if zombies_in(state, zone):
        return ["classic.car.enter-no-zombies"]
    return [] if any(_seats(car) for car in here) else ["classic.car.enter-empty-seat"]


def _offer(look: Look, survivor: int) -> list[Option]:
    state = look.state
    if not state.cars or not usable(look):
        return []
    who = state.survivors[survivor]
    if who.car == EMPTY:
        if zombies_in(state, who.zone):
            return []
        return [
            ENTER.of(number, seat)
            for number, car in enumerate(state.cars)
            if car.zone == who.zone
            for seat in _seats(car)
        ]
    car = state.cars[who.car]
    sits = car.seats.index(survivor)
    options = [GET_OUT.of()]
    options += [CHANGE_SEAT.of(seat) for seat in _seats(car) if seat == "driver" or sits == DRIVER]
    if sits == DRIVER:
        options += [DRIVE.of(zone) for zone in _streets_from(look, car.zone)]
    return options


def _streets_from(look: Look, zone: int) -> list[int]:
    board = look.world.board
    return [there for there in members(graph(look).near[zone]) if not board.rooms >> there & 1]


def _perform(play: Play, survivor: int, chosen: Option) -> Script[None] | None:
    state = play.state
    who = state.survivors[survivor]
    if ENTER.made(chosen):
        who.car, seat = ENTER.read(chosen)
        _take_seat(state.cars[who.car], survivor, seat)
        play.tell(events.CarEntered, survivor, who.car, seat, rules=("classic.car.enter-empty-seat",))
        check_end(play)
        return None
    car = state.cars[who.car]
    if DRIVE.made(chosen):
        return _drive(play, survivor, *DRIVE.read(chosen))
    car.seats[car.seats.index(survivor)] = EMPTY
    if GET_OUT.made(chosen):
        number, who.car = who.car, EMPTY
        play.tell(events.CarLeft, survivor, number, rules=("classic.car.exit-unrestricted",))
        return None
    (seat,) = CHANGE_SEAT.read(chosen)
    _take_seat(car, survivor, seat)
    play.tell(events.CarEntered, survivor, who.car, seat, rules=("classic.car.change-seat-action",))
    return None


def _drive(play: Play, survivor: int, zone: int) -> Script[None]:
    """One or two street zones, attacking everybody in the zone left and in every zone entered."""
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


USING_CARS = Action((ENTER, GET_OUT, CHANGE_SEAT, DRIVE), _offer, _perform, enter_obstacles)
