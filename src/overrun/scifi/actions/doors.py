"""Doors: tokens that close openings, which people set and remove and xenos destroy."""

from __future__ import annotations

from overrun.core import Option
from overrun.core.moment import act_at, gather_at
from overrun.scifi import events
from overrun.scifi.common import mold_zones
from overrun.scifi.phases.ending import check_end
from overrun.scifi.state import EMPTY
from overrun.scifi.words import CLOSE, DOOR_GONE, MAY_OPEN, OPEN, USED_DOOR
from overrun.scifi.world import Look, Play
from overrun.skirmish.actions import Action

NEUTRAL_DOORS = 5
ONCE = "scifi.door.free-once"


def door_obstacles(look: Look, door: int) -> list[str]:
    """Why nobody can set or remove a door here."""
    state, board = look.state, look.world.board
    place = board.doors[door]
    found = []
    if (1 << place.a | 1 << place.b) & mold_zones(state):
        found.append("invader.mold.no-door-activation")
    if place.via == "airlock":
        found.append("invader.ambiguity.airlock-door-token")
    elif state.sealed >> door & 1:
        found.append("darkside.mission.indestructible-doors")
    if state.removed:
        link = board.links[place.link]
        if any(state.removed >> board.places[side].tile & 1 for side in (link.place_a, link.place_b)):
            found.append("darkside.ambiguity.m10-removed-things")
    return found


def opening_obstacles(look: Look, door: int) -> list[str]:
    """Why a closed door cannot be removed, by the rules or the mission."""
    found = door_obstacles(look, door)
    return found + gather_at(look.world.listeners, MAY_OPEN, look, door)


def closing_obstacles(look: Look, door: int) -> list[str]:
    """Why no door can be set here."""
    state = look.state
    found = door_obstacles(look, door)
    if state.destroyed >> door & 1:
        found.append("scifi.door.destroyed-not-closed")
    if not look.world.board.links[look.world.board.doors[door].link].printed:
        found.append("scifi.door.only-door-openings")
    if not state.door_tokens:
        found.append("scifi.door.five-cap")
    return found


def why_not(look: Look, survivor: int) -> list[str]:
    """What stands in the way of using any door here."""
    who = look.state.survivors[survivor]
    if USED_DOOR.on(who):
        return [ONCE]
    if _offer(look, survivor):
        return []
    found: dict[str, None] = {}
    for door in look.world.board.doors_of(who.zone):
        closed = look.state.closed >> door.id & 1
        found.update(dict.fromkeys((opening_obstacles if closed else closing_obstacles)(look, door.id)))
    return list(found) or ["scifi.door.own-zone"]


def _offer(look: Look, survivor: int) -> list[Option]:
    state = look.state
    who = state.survivors[survivor]
    if USED_DOOR.on(who):
        return []
    options = []
    for door in look.world.board.doors_of(who.zone):
        if state.closed >> door.id & 1:
            if not opening_obstacles(look, door.id):
                options.append(OPEN.of(door.id))
        elif state.door_tokens and not closing_obstacles(look, door.id):
            options.append(CLOSE.of(door.id))
    return options


def _perform(play: Play, survivor: int, chosen: Option) -> None:
    USED_DOOR.put_on(play.state.survivors[survivor])
    if OPEN.made(chosen):
        remove_door(play, *OPEN.read(chosen), survivor)
    else:
        (door,) = CLOSE.read(chosen)
        play.state.closed |= 1 << door
        play.state.door_tokens -= 1
        play.tell(events.DoorClosed, survivor, door, rules=("scifi.door.place-or-remove", ONCE))
    check_end(play)


def remove_door(play: Play, door: int, survivor: int = EMPTY) -> None:
    """A closed door is removed: a neutral token goes back to the reserve, a coloured one is set aside."""
    state = play.state
    state.closed &= ~(1 << door)
    if state.coloured >> door & 1:
        state.coloured &= ~(1 << door)
    else:
        state.door_tokens += 1
    play.tell(events.DoorOpened, survivor, door, rules=("scifi.door.place-or-remove", ONCE))
    act_at(play.world.listeners, DOOR_GONE, play, door, "removed")


# What drew xenos: why, the zones, who was there, how loud it was.
Drew = tuple[str, tuple[int, ...], tuple[str, ...], int]


def destroy_door(play: Play, door: int, zone: int, counts: tuple[int, ...], drew: Drew) -> None:
    """Xenos in a zone, so many of each kind, break through: the token is flipped and stays."""
    play.state.closed &= ~(1 << door)
    play.state.destroyed |= 1 << door
    rules = ("scifi.activation.door-blocks", "scifi.activation.door-flip")
    play.tell(events.DoorDestroyed, zone, door, counts, *drew, rules=rules)
    act_at(play.world.listeners, DOOR_GONE, play, door, "destroyed")


def lose_door(play: Play, door: int) -> None:
    """A door token leaves the board for good, whatever side it shows; one that is sealed stays."""
    state = play.state
    bit = 1 << door
    if not (state.closed | state.destroyed) & bit or state.sealed & bit:
        return
    state.closed &= ~bit
    state.destroyed &= ~bit
    state.coloured &= ~bit
    play.tell(events.DoorLost, door, rules=("invader.mold.removes-doors",))
    act_at(play.world.listeners, DOOR_GONE, play, door, "mold")


USING_DOORS = Action((OPEN, CLOSE), _offer, why_not, _perform, free=True)
