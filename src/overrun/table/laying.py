"""Laying a table: a new game, a fork of another, a record to look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from overrun.games import game_of
from overrun.table import messages as m
from overrun.table import rebuild
from overrun.table.agents import known_agent
from overrun.table.hall import Hall
from overrun.table.looking import tell_of_looking
from overrun.table.playback import Begun, from_record
from overrun.table.problems import Refused
from overrun.table.seats import Seat
from overrun.table.security import hashed, new_id, new_token
from overrun.table.store import Key
from overrun.table.tables import Options
from overrun.table.texts import NAME, TITLE, cleaned

SEATS = 12
PACE = 10_000  # milliseconds


async def set_up(hall: Hall, data: m.NewTable, language: str) -> m.NewTableLinks:
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
    begun = await hall.run(rebuild.begin, data.mission, setup, data.undo)
    options = Options(data.undo, data.idle_bots, max(0, min(PACE, data.pace)))
    return await lay(hall, begun, data.seats, data.title, options)


async def lay(
    hall: Hall, begun: Begun, seats: Sequence[m.SeatSetup], title: str, options: Options
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
            taken.append(Seat("bot", name, known_agent(wish.agent)))
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
    made = await hall.run(
        rebuild.create, hall.store, table, begun, cleaned(title, TITLE), options, taken, keys
    )
    hall.seat(made)
    return m.NewTableLinks(table, host, tokens, f"/t/{table}#join={invite}", f"/t/{table}#watch={watch}")


async def fork(hall: Hall, data: m.Fork, tokens: list[str], language: str) -> m.NewTableLinks:
    """A table that goes on from a record or from another table."""
    _check_seats(data.seats)
    undo = data.undo
    if data.record is not None:
        begun = await hall.run(hall.strangers.begun, data.record, data.answers, undo)
    else:
        sitting, rights = await hall.visited(data.table, tokens)
        if not (rights.seats or rights.host or sitting.table.options.replay):
            raise Refused("not-allowed")
        # Going on with the same cards shows what is still face down at the other table.
        if not (sitting.table.game.over or sitting.table.options.replay or data.spoilers):
            raise Refused("spoilers")
        await tell_of_looking(hall, sitting, rights)
        record = sitting.table.game.record
        undo = undo or sitting.table.options.undo
        begun = await hall.run(from_record, record, data.answers, undo)
    return await lay(hall, begun, data.seats, data.title, Options(begun.undo))


async def show_record(hall: Hall, data: m.Replay, language: str) -> m.NewTableLinks:
    """A table that only shows a record."""
    begun = await hall.run(hall.strangers.begun, data.record, None, None)
    return await lay(hall, begun, [], data.title, Options(begun.undo, replay=True))


def _check_seats(seats: Sequence[m.SeatSetup]) -> None:
    if len(seats) > SEATS:
        raise Refused("bad-setup", "table-wrong-seats", seats=SEATS, count=len(seats))
