"""Opening doors, and what waits behind them."""

from __future__ import annotations

from overrun.board import members
from overrun.classic import events
from overrun.classic.actions.noise import make_noise
from overrun.classic.common import in_hand, kind_of
from overrun.classic.steps import Reveal, SpawnAt
from overrun.classic.words import ASK_ROOM, DOOR_OPENED, MAY_OPEN, OPEN, ROOM
from overrun.classic.world import Look, Play
from overrun.core import Option, Script
from overrun.core.moment import act_at, gather_at
from overrun.skirmish.actions import Action
from overrun.skirmish.people import decider


def tools(look: Look, survivor: int) -> list[str]:
    """What a survivor has in hand that opens doors."""
    found: dict[str, None] = {}
    for card in in_hand(look.state.survivors[survivor]):
        kind = kind_of(look, card)
        if kind.opens_doors:
            found[kind.id] = None
    return list(found)


def closed_doors(look: Look, zone: int) -> list[int]:
    """The closed doors at a zone."""
    return [door.id for door in look.world.board.doors_of(zone) if look.state.closed >> door.id & 1]


def locked(look: Look, door: int) -> list[str]:
    """Why a mission does not let this door be opened yet."""
    return gather_at(look.world.listeners, MAY_OPEN, look, door)


def why_not(look: Look, survivor: int) -> list[str]:
    """The rules in the way of opening any door here."""
    zone = look.state.survivors[survivor].zone
    doors = closed_doors(look, zone)
    if not doors:
        return ["classic.door.already-open" if look.world.board.doors_of(zone) else "classic.door.bordering"]
    if not tools(look, survivor):
        return ["classic.door.no-tool-no-open"]
    return [] if any(not locked(look, door) for door in doors) else locked(look, doors[0])


def _offer(look: Look, survivor: int) -> list[Option]:
    doors = closed_doors(look, look.state.survivors[survivor].zone)
    with_what = tools(look, survivor) if doors else []
    if not with_what:
        return []
    return [OPEN.of(door, tool) for door in doors if not locked(look, door) for tool in with_what]


def _perform(play: Play, survivor: int, chosen: Option) -> None:
    door, tool = OPEN.read(chosen)
    play.state.closed &= ~(1 << door)
    play.tell(
        events.DoorOpened,
        survivor,
        door,
        tool,
        rules=("classic.door.locked-needs-tool", "classic.door.stays-open"),
    )
    if play.world.kinds[tool].opens_doors == "noisy":
        make_noise(play, survivor, ("classic.noise.door-noisy-weapon",))
    act_at(play.world.listeners, DOOR_OPENED, play, survivor, door)
    fill_buildings(play, door)


def fill_buildings(play: Play, door: int) -> None:
    """The first opening of a building brings zombies into all of its rooms."""
    board = play.world.board
    rooms = 0
    for zone in (board.doors[door].a, board.doors[door].b):
        building = board.zones[zone].building
        if building >= 0 and not play.state.opened >> building & 1:
            play.state.opened |= 1 << building
            for room in board.buildings[building]:
                rooms |= 1 << room
    if rooms:
        play.tell(
            events.BuildingRevealed,
            tuple(members(rooms)),
            rules=("classic.door.first-opening-reveals", "classic.door.building-extent"),
        )
        if not play.world.quiet:
            play.then(Reveal(rooms))


def reveal(play: Play, step: Reveal) -> Script[None]:
    """One room after the other, in any order; the room is named before its card is drawn."""
    options = tuple(ROOM.of(room) for room in members(step.rooms))
    chosen = yield ASK_ROOM.of(decider(play.state), options)
    (room,) = ROOM.read(chosen)
    rest = step.rooms & ~(1 << room)
    play.then(SpawnAt(room), *([Reveal(rest)] if rest else []))


OPENING = Action((OPEN,), _offer, why_not, _perform)
