"""New tables: a new game, a fork of another, a record to look at."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec import structs

from overrun.core import UNDO_POLICIES, UndoPolicy, parse_record
from overrun.games import game_of, new
from overrun.rooms import messages as m
from overrun.rooms.bots import known_bot
from overrun.rooms.keys import hashed, new_id, new_token
from overrun.rooms.playback import Begun, begun_with, from_record
from overrun.rooms.problems import Refused
from overrun.rooms.reading import tell_of_looking
from overrun.rooms.restore import filmed
from overrun.rooms.rooms import Rooms
from overrun.rooms.seats import Seat, seat_row
from overrun.rooms.store import Kept, Key
from overrun.rooms.table import Table, TableOptions, summary_of
from overrun.rooms.texts import NAME, TITLE, cleaned

SEATS = 12
PACE = 10_000  # milliseconds


async def set_up(rooms: Rooms, data: m.NewTable) -> m.NewTableLinks:
    """A new table."""
    setup: dict[str, Any] = {}
    if data.switches:
        switched = game_of(data.mission).switched
        if switched is None:
            raise Refused("bad-setup")
        setup |= switched(data.switches)
    if data.survivors is not None:
        setup["survivors"] = data.survivors
    if data.house:
        setup["house"] = data.house
    if data.seats:
        setup["seats"] = len(data.seats)
    _check_seats(data.seats)
    begun = await rooms.work(begin, data.mission, setup, data.undo)
    options = TableOptions(data.undo, data.idle_bots, max(0, min(PACE, data.pace)))
    return await put(rooms, begun, data.seats, data.title, options)


def begin(mission: str, setup: dict[str, Any], undo: UndoPolicy, seed: int | None = None) -> Begun:
    """A new game. The seed never leaves the rooms before the end."""
    if undo not in UNDO_POLICIES:
        raise Refused("bad-setup")
    game = new(mission, seed=secrets.randbits(62) if seed is None else seed, undo=undo, **setup)
    return begun_with(game)


async def put(
    rooms: Rooms, begun: Begun, seats: Sequence[m.SeatSetup], title: str, options: TableOptions
) -> m.NewTableLinks:
    """Put a game on a new table, with its seats and keys."""
    table = new_id()
    plan = list(seats) or [m.SeatSetup()] * begun.seats
    if len(plan) != begun.seats:
        raise Refused("bad-setup", "table-wrong-seats", seats=begun.seats, count=len(plan))
    taken, tokens = [], []
    for number, wish in enumerate([] if options.replay else plan):
        name = cleaned(wish.name, NAME)
        if wish.kind == "bot":
            taken.append(Seat("bot", name, known_bot(wish.agent)))
        elif wish.kind == "open":
            taken.append(Seat("open", name))
        else:
            taken.append(Seat("person", name, owned=True))
            tokens.append(m.SeatToken(number, new_token()))
    host, invite, watch = new_token(), new_token(), new_token()
    keys = [Key(hashed(token.token), table, "seat", token.seat) for token in tokens]
    keys += [
        Key(hashed(secret), table, role)
        for role, secret in (("host", host), ("invite", invite), ("watch", watch))
    ]
    when = rooms.clock.now()
    game, film, answered = await rooms.work(filmed, parse_record(begun.base))
    base, plain = begun.base, structs.asdict(options)
    kept = Kept(table, begun.mission, cleaned(title, TITLE), plain, base, when, when, summary_of(game))
    made = Table(kept, rooms.clock.now)
    made.seats, made.game, made.film, made.answered = taken, game, film, answered
    rows = [seat_row(number, seat, when) for number, seat in enumerate(taken)]
    await rooms.store.create(kept, rows, keys, None if game.over else base)
    made.index = len(rows)
    rooms.add(made)
    return m.NewTableLinks(table, host, tokens, f"/t/{table}#join={invite}", f"/t/{table}#watch={watch}")


async def fork(rooms: Rooms, data: m.Fork, tokens: Sequence[str]) -> m.NewTableLinks:
    """A table that goes on from a record or from another table."""
    _check_seats(data.seats)
    undo = data.undo
    if data.record is not None:
        begun = await rooms.opener.opened(data.record, data.answers, undo)
    else:
        room, rights = await rooms.visited(data.table, tokens)
        if not (rights.seats or rights.host or room.table.options.replay):
            raise Refused("not-allowed")
        # Going on with the same cards shows what is still face down at the other table.
        if not (room.table.game.over or room.table.options.replay or data.spoilers):
            raise Refused("spoilers")
        await tell_of_looking(rooms, room, rights)
        record = room.table.game.record
        undo = undo or room.table.options.undo
        begun = await rooms.work(from_record, record, data.answers, undo)
    return await put(rooms, begun, data.seats, data.title, TableOptions(begun.undo))


async def show_record(rooms: Rooms, data: m.Replay) -> m.NewTableLinks:
    """A table that only shows a record."""
    begun = await rooms.opener.opened(data.record, None, None)
    return await put(rooms, begun, [], data.title, TableOptions(begun.undo, replay=True))


def _check_seats(seats: Sequence[m.SeatSetup]) -> None:
    if len(seats) > SEATS:
        raise Refused("bad-setup", "table-wrong-seats", seats=SEATS, count=len(seats))
