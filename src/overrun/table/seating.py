"""Sitting down, standing up, lending a seat to a bot, taking it back, moving it to another device."""

from __future__ import annotations

from collections.abc import Sequence

from overrun.table import messages as m
from overrun.table.agents import known_agent
from overrun.table.hall import Hall
from overrun.table.problems import Refused
from overrun.table.seats import Rights, Seat, all_gone, rights_of
from overrun.table.security import hashed, new_token
from overrun.table.sitting import Sitting
from overrun.table.store import Key
from overrun.table.texts import NAME, cleaned

# How long a key is that a client thinks out, and of how many bytes a token is made of it.
KEY, TOKEN_BYTES = 22, 16


async def claim(hall: Hall, table: str, tokens: list[str], number: int, data: m.Claim) -> m.SeatToken:
    """Sit down in an open seat, take over from a bot nobody has lent a seat to, or bring one's seat along."""
    token = _token_for(table, number, data.key)
    sitting, _ = await hall.visited(table, [*tokens, token])
    return await hall.whole(_claim(hall, sitting, tokens, number, data, token))


def _token_for(table: str, number: int, key: str) -> str:
    """The token of a seat. For whoever claims with the same key once more it is the same token."""
    if not key:
        return new_token()
    if len(key) < KEY:
        raise Refused("malformed", "table-short-key", least=KEY)
    return hashed(f"a seat\n{table}\n{number}\n{key}")[: 2 * TOKEN_BYTES]


async def _claim(
    hall: Hall, sitting: Sitting, tokens: list[str], number: int, data: m.Claim, token: str
) -> m.SeatToken:
    table = sitting.table.id
    async with sitting.lock:
        seat = _seat(sitting, number)
        # Only the answer to an earlier claim was lost.
        if number in (await hall.run(rights_of, hall.store, table, [token])).seats:
            return m.SeatToken(number, token)
        rights = await hall.rights(table, tokens)
        key = Key(hashed(token), table, "seat", number)
        if number in rights.moving:
            await _change(hall, sitting, number, seat, keys=[key], ended=True)
        elif not (rights.invited or rights.host):
            raise Refused("not-allowed")
        elif seat.owned:
            raise Refused("seat-taken")
        else:
            name = cleaned(data.name, NAME) or seat.name
            await _change(hall, sitting, number, Seat("person", name, owned=True), keys=[key], ended=True)
            await hall.mention(sitting, "table-note-sits-down", seat=number + 1, name=name or "none")
        await hall.check_clients(sitting)
    return m.SeatToken(number, token)


async def release(hall: Hall, table: str, tokens: list[str], number: int) -> m.SeatInfo:
    """Stand up for good; or, for the host, free the seat of somebody who does not come back."""
    sitting, _ = await hall.visited(table, tokens)

    async def released() -> m.SeatInfo:
        async with sitting.lock:
            seat, rights = _seat(sitting, number), await hall.rights(table, tokens)
            own = number in rights.seats
            if not (own or rights.host):
                raise Refused("not-allowed")
            if seat.owned:
                await _change(hall, sitting, number, Seat("open"), ended=True)
                note = "table-note-stands-up" if own else "table-note-freed"
                await hall.mention(sitting, note, seat=number + 1, name=seat.name or "none")
                await hall.check_clients(sitting)
        return sitting.seat(number)

    return await hall.whole(released())


async def hand_over(hall: Hall, table: str, tokens: list[str], number: int, data: m.HandOver) -> m.SeatInfo:
    """Let a bot play one's own seat, or one that nobody looks after, as the table allows."""
    sitting, _ = await hall.visited(table, tokens)
    agent = known_agent(data.agent)

    async def handed_over() -> m.SeatInfo:
        async with sitting.lock:
            seat, rights = _seat(sitting, number), await hall.rights(table, tokens)
            if number not in rights.seats:
                _check_idle(sitting, rights, number)
            await _change(hall, sitting, number, Seat("bot", seat.name, agent, seat.owned))
            await hall.mention(
                sitting, "table-note-bot", seat=number + 1, name=seat.name or "none", agent=agent
            )
        hall.wake(sitting)
        return sitting.seat(number)

    return await hall.whole(handed_over())


def _check_idle(sitting: Sitting, rights: Rights, number: int) -> None:
    allowed = sitting.table.options.idle_bots
    may = rights.host if allowed == "host" else bool(rights.seats) or rights.host
    if allowed == "nobody" or not may:
        raise Refused("not-allowed", "table-may-not-bot")
    if number in sitting.connected and not all_gone(sitting.table.view, number):
        raise Refused("not-allowed", "table-not-idle", seat=number + 1)


async def take_back(hall: Hall, table: str, tokens: list[str], number: int) -> m.SeatInfo:
    """Take one's seat back from a bot."""
    sitting, _ = await hall.visited(table, tokens)

    async def taken_back() -> m.SeatInfo:
        async with sitting.lock:
            seat, rights = _seat(sitting, number), await hall.rights(table, tokens)
            if number not in rights.seats:
                raise Refused("not-allowed")
            await _change(hall, sitting, number, Seat("person", seat.name, owned=True))
            await hall.mention(sitting, "table-note-back", seat=number + 1, name=seat.name or "none")
        return sitting.seat(number)

    return await hall.whole(taken_back())


async def move(hall: Hall, table: str, tokens: list[str], number: int) -> m.MovedSeat:
    """A link for one's seat, good for one claim; until then, and if nobody uses it, nothing changes."""
    sitting, _ = await hall.visited(table, tokens)
    token = new_token()

    async def moved() -> None:
        async with sitting.lock:
            _seat(sitting, number)
            mine = await hall.run(hall.store.keys, [hashed(each) for each in tokens])
            own = [key for key in mine if (key.table, key.role, key.seat) == (table, "seat", number)]
            key = next((key for key in own if not key.replaces), None)
            if key is None:
                raise Refused("not-allowed")
            await hall.run(hall.store.add_link, Key(hashed(token), table, "seat", number, key.hash))
            await hall.check_clients(sitting)

    await hall.whole(moved())
    return m.MovedSeat(number, token, f"/t/{sitting.table.id}#seat={token}")


async def _change(
    hall: Hall, sitting: Sitting, number: int, seat: Seat, keys: Sequence[Key] = (), ended: bool = False
) -> None:
    await hall.written(sitting, lambda table: table.set_seat(number, seat, keys=keys, ended=ended))
    sitting.agents.pop(number, None)
    sitting.tell_presence()


def _seat(sitting: Sitting, number: int) -> Seat:
    seats = sitting.table.seats
    if not 0 <= number < len(seats):
        raise Refused("not-found")
    return seats[number]
