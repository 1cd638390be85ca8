"""Rules that only one mission has, each a named piece beside the others.

A `Special` may offer actions of its own and listen at moments: "may open", "door opened", "objective taken",
"zombies moved", "position changed". Mission files name the specials they use.
"""

from __future__ import annotations

from dataclasses import dataclass

from overrun.board import members
from overrun.classic import events
from overrun.classic.common import kind_of, name_of, wounds_of, zombies_in
from overrun.classic.ending import check_end, end
from overrun.classic.experience import fit_slots
from overrun.classic.inventory import receive
from overrun.classic.state import EMPTY, HANDS, ZOMBIES, Survivor
from overrun.classic.words import (
    ASK_RECRUIT,
    DOOR_OPENED,
    LEAVE,
    LOAD,
    MAY_OPEN,
    NEUTRALISE,
    OBJECTIVE_TAKEN,
    POSITION_CHANGED,
    RECRUIT_FOR,
    UNLOAD,
    ZOMBIES_MOVED,
)
from overrun.classic.world import Look, Play
from overrun.core import Option, Script
from overrun.core.moment import Listener
from overrun.skirmish.actions import Action, refused_by
from overrun.skirmish.people import cards_of, living


@dataclass(frozen=True, slots=True)
class Special:
    """A mission rule: what it offers and where it listens."""

    id: str
    rules: tuple[str, ...]
    actions: tuple[Action, ...] = ()
    listeners: tuple[Listener, ...] = ()


# 02: the medicine cabinet


def _medicine(play: Play, survivor: int, token: int) -> None:
    who = play.state.survivors[survivor]
    if wounds_of(play, who):
        heal(play, survivor)
        play.tell(events.MissionNews, "medicine", survivor, rules=("classic.m02.medicine-cabinet",))


def heal(play: Play, survivor: int) -> None:
    """Take one wounded card from a survivor; what he lost stays lost."""
    who = play.state.survivors[survivor]
    slot = next(s for s, card in enumerate(who.slots) if card >= 0 and play.world.cards[card].kind == "wound")
    play.state.aside.append(who.slots[slot])
    who.slots[slot] = EMPTY


MEDICINE_CABINET = Special(
    "medicine-cabinet", ("classic.m02.medicine-cabinet",), listeners=(OBJECTIVE_TAKEN.on(_medicine),)
)


# 06: supplies in cars, and the way out


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
    """Cars leave only after six supplies are stowed and everybody on the board sits in a car."""
    if not look.world.house.escape_strict_order:
        return True
    state = look.state
    stowed = sum(len(car.supplies) for car in state.cars) + len(state.saved_supplies)
    wanted = next(goal.number for goal in look.world.mission.goal if goal.kind == "supplies-away")
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


def leave_board(play: Play, survivor: int, rule: str) -> None:
    """A survivor leaves the board alive, with everything he carries."""
    who = play.state.survivors[survivor]
    who.fate = "away"
    who.zone = EMPTY
    who.car = EMPTY
    who.acted = True
    who.actions = who.gifts = who.promised = 0
    play.tell(events.SurvivorLeft, survivor, rules=(rule,))


SUPPLIES_IN_CARS = Special(
    "supplies-in-cars",
    ("classic.m06.load-supply", "classic.m06.unload-supply", "classic.m06.car-exit"),
    actions=(
        Action(
            (LOAD, UNLOAD),
            _supply_offers,
            refused_by(_supply_offers, "classic.m06.load-supply", "classic.m06.unload-supply"),
            _move_supply,
        ),
    ),
    listeners=(POSITION_CHANGED.on(_drive_off),),
)


# 07: dual doors, zombies that get away, spawn zones that can be shut


def _open_the_other(play: Play, survivor: int, door: int) -> None:
    board = play.world.board
    buildings = {board.zones[z].building for z in (board.doors[door].a, board.doors[door].b)} - {-1}
    for other in board.doors:
        near = {board.zones[other.a].building, board.zones[other.b].building}
        if play.state.closed >> other.id & 1 and near & buildings:
            play.state.closed &= ~(1 << other.id)
            play.tell(events.DoorOpened, survivor, other.id, "", rules=("classic.m07.dual-doors",))


DUAL_DOORS = Special("dual-doors", ("classic.m07.dual-doors",), listeners=(DOOR_OPENED.on(_open_the_other),))

ESCAPES_THAT_LOSE = 4


def _zombies_escape(play: Play, zones: set[int]) -> None:
    state = play.state
    for zone in sorted(zones):
        if not play.world.zombie_exits >> zone & 1 or not zombies_in(state, zone):
            continue
        for kind in range(4):
            count = state.horde[kind][zone]
            if count:
                state.horde[kind][zone] = 0
                escaped = list(state.escaped)
                escaped[kind] += count
                state.escaped = tuple(escaped)
                play.tell(
                    events.ZombiesEscaped, zone, ZOMBIES[kind], count, rules=("classic.m07.zombie-escapes",)
                )
    if sum(state.escaped) >= ESCAPES_THAT_LOSE:
        end(play, False, "classic.m07.four-escapes-lose")


ZOMBIE_EXITS = Special(
    "zombie-exits",
    ("classic.m07.zombie-escapes", "classic.m07.four-escapes-lose"),
    listeners=(ZOMBIES_MOVED.on(_zombies_escape),),
)


def _spawn_here(look: Look, survivor: int) -> list[int]:
    zone = look.state.survivors[survivor].zone
    active = look.state.active_spawns
    return [n for n, token in enumerate(look.world.spawns) if token.zone == zone and active >> n & 1]


def _why_not_neutralise(look: Look, survivor: int) -> list[str]:
    if not _spawn_here(look, survivor):
        return ["classic.m07.neutralise-action"]
    zone = look.state.survivors[survivor].zone
    return ["classic.m07.neutralise-no-zombies"] if zombies_in(look.state, zone) else []


def _neutralise_offer(look: Look, survivor: int) -> list[Option]:
    return [] if _why_not_neutralise(look, survivor) else [NEUTRALISE.of()]


def _neutralise(play: Play, survivor: int, chosen: Option) -> None:
    number = _spawn_here(play, survivor)[0]
    play.state.active_spawns &= ~(1 << number)
    play.tell(events.MissionNews, "neutralised", number, rules=("classic.m07.neutralise-action",))
    check_end(play)


NEUTRALISING = Special(
    "neutralise-spawns",
    ("classic.m07.neutralise-action", "classic.m07.neutralise-no-zombies"),
    actions=(Action((NEUTRALISE,), _neutralise_offer, _why_not_neutralise, _neutralise),),
)


# 08: coloured doors and spawn zones wait for the objective of their colour


def _colours_taken(look: Look) -> set[str]:
    return {token.colour for n, token in enumerate(look.world.objectives) if look.state.taken >> n & 1}


def _locked_colour(look: Look, door: int) -> list[str]:
    colour = look.world.board.doors[door].colour
    rule = {"blue": "classic.m08.blue-door", "green": "classic.m08.green-door"}.get(colour)
    return [rule] if rule and colour not in _colours_taken(look) else []


def _wake_spawns(play: Play, survivor: int, token: int) -> None:
    colour = play.world.objectives[token].colour
    for number, spawn in enumerate(play.world.spawns):
        if spawn.state == "asleep" and spawn.colour == colour:
            play.state.active_spawns |= 1 << number
            play.tell(events.MissionNews, "spawn awake", number, rules=("classic.m08.blue-spawn",))


COLOURED_LOCKS = Special(
    "coloured-locks",
    ("classic.m08.blue-door", "classic.m08.green-door", "classic.m08.blue-spawn"),
    listeners=(
        MAY_OPEN.on(_locked_colour),
        OBJECTIVE_TAKEN.on(_wake_spawns),
    ),
)


# 09: recruits, a marked token, and leaving


def _turn_over(play: Play, survivor: int, token: int) -> Script[None]:
    """The token shows its hidden side. A neutral one brings a new survivor; the marked one does not."""
    state = play.state
    state.face_down.sort()
    colour = state.face_down[play.pick(len(state.face_down))]
    brings = "classic.m09.neutral-recruits" if colour == "neutral" else "classic.m09.marked-no-recruit"
    play.tell(events.MissionNews, f"token {colour}", token, rules=("classic.m09.hidden-objectives", brings))
    if colour == "neutral":
        yield from _recruit(play, survivor)
    # Not before: whoever is still to come counts among those who may yet be brought home.
    state.face_down.remove(colour)


def _recruit(play: Play, finder: int) -> Script[None]:
    """A random survivor nobody has used joins the player who controls the fewest; the finder decides ties."""
    state = play.state
    used = {survivor.who for survivor in state.survivors}
    free = [who for who in range(len(play.world.cast)) if who not in used]
    if not free:
        return
    counts = [
        sum(s.seat == seat and s.fate != "dead" for s in state.survivors) for seat in range(play.world.seats)
    ]
    fewest = [seat for seat, count in enumerate(counts) if count == min(counts)]
    options = tuple(RECRUIT_FOR.of(seat) for seat in fewest)
    mine = state.survivors[finder].seat
    chosen = yield ASK_RECRUIT.of((mine,), options)
    who = free[play.pick(len(free))]
    zone = state.survivors[finder].zone
    (seat,) = RECRUIT_FOR.read(chosen)
    recruit = Survivor(who, seat, zone, slots=[EMPTY] * HANDS)
    recruit.skills = tuple(entry.key for entry in play.world.cast[who].blue)
    fit_slots(recruit)
    state.survivors.append(recruit)
    name = play.world.cast[who].id
    play.tell(
        events.SurvivorJoined,
        len(state.survivors) - 1,
        name,
        zone,
        rules=("classic.m09.recruit-owner", "classic.m09.recruit-zone", "classic.m09.recruit-no-equipment"),
    )


RECRUITS = Special(
    "recruits",
    ("classic.m09.hidden-objectives", "classic.m09.neutral-recruits", "classic.m09.marked-no-recruit"),
    listeners=(OBJECTIVE_TAKEN.on(_turn_over),),
)


def _leave_offer(look: Look, survivor: int) -> list[Option]:
    return [LEAVE.of()] if look.world.start >> look.state.survivors[survivor].zone & 1 else []


def _leave(play: Play, survivor: int, chosen: Option) -> None:
    leave_board(play, survivor, "classic.m09.leave-board")
    check_end(play)


LEAVE_AT_START = Special(
    "leave-at-start",
    ("classic.m09.leave-board", "classic.ambiguity.leave-cost"),
    actions=(
        Action(
            (LEAVE,), _leave_offer, refused_by(_leave_offer, "classic.m09.leave-board"), _leave, free=True
        ),
    ),
)


# Rules that only change the set-up; `setup.py` asks for them by name.

STARTING_TRIO_ON_TOP = Special("starting-trio-on-top", ("classic.m00.trio-on-top", "classic.m00.pans"))
ONE_SURVIVOR_EACH = Special("one-survivor-each", ("classic.m09.one-survivor-each",))


SPECIALS: dict[str, Special] = {
    special.id: special
    for special in (
        MEDICINE_CABINET,
        SUPPLIES_IN_CARS,
        DUAL_DOORS,
        ZOMBIE_EXITS,
        NEUTRALISING,
        COLOURED_LOCKS,
        RECRUITS,
        LEAVE_AT_START,
        STARTING_TRIO_ON_TOP,
        ONE_SURVIVOR_EACH,
    )
}

__all__ = ["SPECIALS", "Special", "heal", "members", "name_of"]
