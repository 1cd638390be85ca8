"""Sitting down, standing up, lending a seat to a bot, taking it back, moving it to another device."""

from __future__ import annotations

from collections.abc import Sequence

from overrun.rooms import messages as m
from overrun.rooms.bots import known_bot
from overrun.rooms.keys import hashed, new_token
from overrun.rooms.problems import Refused
from overrun.rooms.room import Room
from overrun.rooms.rooms import Rooms
from overrun.rooms.seats import Rights, Seat, all_gone, rights_of
from overrun.rooms.store import Key
from overrun.rooms.table import Prepared, Table
from overrun.rooms.texts import NAME, cleaned

# How long a key is that a client thinks out, and of how many bytes a token is made of it.
KEY, TOKEN_BYTES = 22, 16


async def claim(rooms: Rooms, table: str, tokens: Sequence[str], number: int, data: m.Claim) -> m.SeatToken:
    """Sit down in an open seat, take over from a bot nobody has lent a seat to, or bring one's seat along."""
    token = _token_for(table, number, data.key)
    room, _ = await rooms.visited(table, [*tokens, token])
    return await rooms.whole(_claim(rooms, room, tokens, number, data, token))


def _token_for(table: str, number: int, key: str) -> str:
    """The token of a seat. For whoever claims with the same key once more it is the same token."""
    if not key:
        return new_token()
    if len(key) < KEY:
        raise Refused("malformed", "table-short-key", least=KEY)
    return hashed(f"a seat\n{table}\n{number}\n{key}")[: 2 * TOKEN_BYTES]


async def _claim(
    rooms: Rooms, room: Room, tokens: Sequence[str], number: int, data: m.Claim, token: str
) -> m.SeatToken:
    table = room.table.id
    async with room.lock:
        seat = _seat(room, number)
        # Only the answer to an earlier claim was lost.
        if number in (await rights_of(rooms.store, table, [token])).seats:
            return m.SeatToken(number, token)
        rights = await rooms.rights(table, tokens)
        key = Key(hashed(token), table, "seat", number)
        if number in rights.moving:
            await _change(rooms, room, number, seat, keys=[key], ended=True)
        elif not (rights.invited or rights.host):
            raise Refused("not-allowed")
        elif seat.owned:
            raise Refused("seat-taken")
        else:
            name = cleaned(data.name, NAME) or seat.name
            await _change(rooms, room, number, Seat("person", name, owned=True), keys=[key], ended=True)
            await rooms.mention(room, "table-note-sits-down", seat=number + 1, name=name or "none")
        await rooms.check_clients(room)
    return m.SeatToken(number, token)


async def release(rooms: Rooms, table: str, tokens: Sequence[str], number: int) -> m.SeatInfo:
    """Stand up for good; or, for the host, free the seat of somebody who does not come back."""
    room, _ = await rooms.visited(table, tokens)

    async def released() -> m.SeatInfo:
        async with room.lock:
            seat, rights = _seat(room, number), await rooms.rights(table, tokens)
            own = number in rights.seats
            if not (own or rights.host):
                raise Refused("not-allowed")
            if seat.owned:
                await _change(rooms, room, number, Seat("open"), ended=True)
                note = "table-note-stands-up" if own else "table-note-freed"
                await rooms.mention(room, note, seat=number + 1, name=seat.name or "none")
                await rooms.check_clients(room)
        return room.seat(number)

    return await rooms.whole(released())


async def hand_over(
    rooms: Rooms, table: str, tokens: Sequence[str], number: int, data: m.HandOver
) -> m.SeatInfo:
    """Let a bot play one's own seat, or one that nobody looks after, as the table allows."""
    room, _ = await rooms.visited(table, tokens)
    agent = known_bot(data.agent)

    async def handed_over() -> m.SeatInfo:
        async with room.lock:
            seat, rights = _seat(room, number), await rooms.rights(table, tokens)
            if number not in rights.seats:
                _check_idle(room, rights, number)
            await _change(rooms, room, number, Seat("bot", seat.name, agent, seat.owned))
            await rooms.mention(
                room, "table-note-bot", seat=number + 1, name=seat.name or "none", agent=agent
            )
        rooms.wake(room)
        return room.seat(number)

    return await rooms.whole(handed_over())


def _check_idle(room: Room, rights: Rights, number: int) -> None:
    allowed = room.table.options.idle_bots
    may = rights.host if allowed == "host" else bool(rights.seats) or rights.host
    if allowed == "nobody" or not may:
        raise Refused("not-allowed", "table-may-not-bot")
    if number in room.connected and not all_gone(room.table.view, number):
        raise Refused("not-allowed", "table-not-idle", seat=number + 1)


async def take_back(rooms: Rooms, table: str, tokens: Sequence[str], number: int) -> m.SeatInfo:
    """Take one's seat back from a bot."""
    room, _ = await rooms.visited(table, tokens)

    async def taken_back() -> m.SeatInfo:
        async with room.lock:
            seat, rights = _seat(room, number), await rooms.rights(table, tokens)
            if number not in rights.seats:
                raise Refused("not-allowed")
            await _change(rooms, room, number, Seat("person", seat.name, owned=True))
            await rooms.mention(room, "table-note-back", seat=number + 1, name=seat.name or "none")
        return room.seat(number)

    return await rooms.whole(taken_back())


async def move(rooms: Rooms, table: str, tokens: Sequence[str], number: int) -> m.MovedSeat:
    """A link for one's seat, good for one claim; until then, and if nobody uses it, nothing changes."""
    room, _ = await rooms.visited(table, tokens)
    token = new_token()

    async def moved() -> None:
        async with room.lock:
            _seat(room, number)
            mine = await rooms.store.keys([hashed(each) for each in tokens])
            own = [key for key in mine if (key.table, key.role, key.seat) == (table, "seat", number)]
            key = next((key for key in own if not key.replaces), None)
            if key is None:
                raise Refused("not-allowed")
            await rooms.store.add_link(Key(hashed(token), table, "seat", number, key.hash))
            await rooms.check_clients(room)

    await rooms.whole(moved())
    return m.MovedSeat(number, token, f"/t/{room.table.id}#seat={token}")


async def _change(
    rooms: Rooms, room: Room, number: int, seat: Seat, keys: Sequence[Key] = (), ended: bool = False
) -> None:
    """Change a seat; nothing happens if that is so already."""

    async def changed(table: Table) -> Prepared | None:
        if table.seats[number] == seat and await rooms.store.keys([key.hash for key in keys]) == list(keys):
            return None
        return table.reseat(number, seat, keys, ended=ended)

    await rooms.carry_out(room, changed)
    room.players.pop(number, None)
    room.tell_presence()


def _seat(room: Room, number: int) -> Seat:
    seats = room.table.seats
    if not 0 <= number < len(seats):
        raise Refused("not-found")
    return seats[number]
