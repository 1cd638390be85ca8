"""Sitting down, standing up, lending a seat to a bot, taking it back, moving it to another device."""

from __future__ import annotations

from collections.abc import Sequence

from overrun.table import messages as m
from overrun.table.agents import known_agent
from overrun.table.hall import Hall
from overrun.table.problems import Refused
from overrun.table.seats import Rights, Seat, all_gone
from overrun.table.security import hashed, new_token
from overrun.table.sitting import Sitting
from overrun.table.store import Key
from overrun.table.texts import NAME, cleaned


async def claim(hall: Hall, table: str, tokens: list[str], number: int, data: m.Claim) -> m.SeatToken:
    """Sit down in an open seat, or take over from a bot that nobody has lent a seat to."""
    sitting, rights = await hall.visited(table, tokens)
    if not (rights.invited or rights.host):
        raise Refused("not-allowed")
    async with sitting.lock:
        seat = _seat(sitting, number)
        if seat.owned:
            raise Refused("seat-taken")
        token = new_token()
        name = cleaned(data.name, NAME) or seat.name
        key = Key(hashed(token), table, "seat", number)
        await _change(hall, sitting, number, Seat("person", name, owned=True), keys=[key], ended=True)
        await hall.note(sitting, "table-note-sits-down", seat=number + 1, name=name or "none")
    return m.SeatToken(number, token)


async def release(hall: Hall, table: str, tokens: list[str], number: int) -> m.SeatInfo:
    """Stand up for good."""
    sitting, rights = await hall.visited(table, tokens)
    async with sitting.lock:
        seat = _seat(sitting, number)
        if number not in rights.seats:
            raise Refused("not-allowed")
        await _change(hall, sitting, number, Seat("open"), ended=True)
        await hall.note(sitting, "table-note-stands-up", seat=number + 1, name=seat.name or "none")
    await hall.check_clients(sitting)
    return sitting.seat(number)


async def hand_over(hall: Hall, table: str, tokens: list[str], number: int, data: m.HandOver) -> m.SeatInfo:
    """Let a bot play one's own seat, or one that nobody looks after, as the table allows."""
    sitting, rights = await hall.visited(table, tokens)
    agent = known_agent(data.agent)
    async with sitting.lock:
        seat = _seat(sitting, number)
        if number not in rights.seats:
            _check_idle(sitting, rights, number)
        await _change(hall, sitting, number, Seat("bot", seat.name, agent, seat.owned))
        await hall.note(sitting, "table-note-bot", seat=number + 1, name=seat.name or "none", agent=agent)
    hall.wake(sitting)
    return sitting.seat(number)


def _check_idle(sitting: Sitting, rights: Rights, number: int) -> None:
    allowed = sitting.table.options.idle_bots
    may = rights.host if allowed == "host" else bool(rights.seats) or rights.host
    if allowed == "nobody" or not may:
        raise Refused("not-allowed", "table-may-not-bot")
    if number in sitting.connected and not all_gone(sitting.table.view, number):
        raise Refused("not-allowed", "table-not-idle", seat=number + 1)


async def take_back(hall: Hall, table: str, tokens: list[str], number: int) -> m.SeatInfo:
    """Take one's seat back from a bot."""
    sitting, rights = await hall.visited(table, tokens)
    async with sitting.lock:
        seat = _seat(sitting, number)
        if number not in rights.seats:
            raise Refused("not-allowed")
        await _change(hall, sitting, number, Seat("person", seat.name, owned=True))
        await hall.note(sitting, "table-note-back", seat=number + 1, name=seat.name or "none")
    return sitting.seat(number)


async def move(hall: Hall, table: str, tokens: list[str], number: int) -> m.MovedSeat:
    """A new token for one's seat; the old one ends when the new one is first used."""
    sitting, rights = await hall.visited(table, tokens)
    if number not in rights.seats:
        raise Refused("not-allowed")
    mine = await hall.run(hall.store.keys, [hashed(token) for token in tokens])
    old = next(key for key in mine if key.role == "seat" and key.seat == number and key.table == table)
    token = new_token()
    await hall.run(hall.store.add_key, Key(hashed(token), table, "seat", number, old.hash))
    return m.MovedSeat(number, token, f"/t/{sitting.table.id}#seat={token}")


async def _change(
    hall: Hall, sitting: Sitting, number: int, seat: Seat, keys: Sequence[Key] = (), ended: bool = False
) -> None:
    def change() -> None:
        sitting.table.set_seat(number, seat, keys=keys, ended=ended)

    await hall.written(sitting, change)
    sitting.agents.pop(number, None)
    sitting.tell_presence()


def _seat(sitting: Sitting, number: int) -> Seat:
    seats = sitting.table.seats
    if not 0 <= number < len(seats):
        raise Refused("not-found")
    return seats[number]
