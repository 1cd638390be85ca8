"""Looking at tables: one's own, one of them, its film, its record, reports of rulings."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json

from overrun.rooms import messages as m
from overrun.rooms import render
from overrun.rooms.keys import hashed
from overrun.rooms.problems import Refused
from overrun.rooms.requests import Response, written
from overrun.rooms.room import Room
from overrun.rooms.rooms import Rooms
from overrun.rooms.seats import Rights, together
from overrun.rooms.store import Report
from overrun.rooms.table import Table, encoded
from overrun.rooms.texts import NOTE

TOKENS = 100
REPORTS = 20  # of one table


async def mine(rooms: Rooms, tokens: Sequence[str], language: str) -> m.MyTables:
    """The tables some tokens are good for, the last changed first."""
    by_hash = {hashed(token): token for token in tokens[:TOKENS]}
    keys = await rooms.store.keys(list(by_hash))
    good = {key.hash for key in keys if key.role in ("seat", "host")}
    found = []
    for kept in await rooms.store.tables(list(dict.fromkeys(key.table for key in keys if key.hash in good))):
        rights = together(key for key in keys if key.table == kept.id)
        found.append(
            m.MyTable(
                id=kept.id,
                title=kept.title,
                mission=kept.mission,
                mission_title=render.title_of(kept.mission, language),
                created=kept.created,
                changed=kept.changed,
                seats=list(rights.seats),
                host=rights.host,
                round=kept.summary.round,
                over=kept.summary.over,
                won=kept.summary.won,
                your_turn=any(seat in kept.summary.waiting for seat in rights.seats),
            )
        )
    found.sort(key=lambda table: -table.changed)
    return m.MyTables(found, [token for key, token in by_hash.items() if key not in good])


async def info(rooms: Rooms, table: str, tokens: Sequence[str], language: str) -> m.TableInfo:
    """A table as a visitor sees it."""
    room, rights = await rooms.visited(table, tokens)
    of = room.table
    result = of.game.result
    return m.TableInfo(
        id=of.id,
        title=of.title,
        mission=of.mission,
        mission_title=render.title(of, language),
        game=of.entry.id,
        undo=of.options.undo,
        idle_bots=of.options.idle_bots,
        pace=of.options.pace,
        replay=of.options.replay,
        created=of.created,
        seats=room.seats(),
        watchers=room.watchers,
        round=of.game.round,
        answers=of.game.answers,
        over=result is not None,
        won=None if result is None else result.won,
        yours=list(rights.seats),
        host=rights.host,
        moving=list(rights.moving),
        setup=of.game.setup,
    )


async def frames(rooms: Rooms, table: str, tokens: Sequence[str], first: int, last: int | None) -> Response:
    """The film of some answers."""
    room, _ = await rooms.visited(table, tokens)
    of = room.table
    end = len(of.film.clips) - 1
    last = end if last is None else min(last, end)
    if first > end:
        raise Refused("not-found", "table-no-such-answer", answers=first, count=end)
    # The position tells which answers are meant: what was taken back and answered anew is another film.
    key = (of.id, of.at, first, last)
    made = rooms.films.get(key)
    if made is None:
        async with rooms.long:
            # Those who asked at the same moment have waited for one another.
            made = rooms.films.get(key)
            if made is None:
                made = rooms.films.keep(key, await rooms.work(_film, of, first, last))
    return made


def _film(table: Table, first: int, last: int) -> Response:
    return written(render.film(table, first, last))


async def record(rooms: Rooms, table: str, tokens: Sequence[str], spoilers: bool) -> Response:
    """The record of a table."""
    room, rights = await rooms.visited(table, tokens)
    spoilers = spoilers and (rights.host or bool(rights.seats))
    if spoilers:
        await tell_of_looking(rooms, room, rights)
    of = room.table
    async with rooms.long:
        return await rooms.work(_record_file, of, spoilers)


async def tell_of_looking(rooms: Rooms, room: Room, rights: Rights) -> None:
    """Tell everybody at a table who looks at what is still hidden there, before they do."""
    table = room.table
    if table.game.over or table.options.replay:
        return
    seat = rights.seats[0] if rights.seats else None
    who = "host" if seat is None else str(seat)

    async def tell() -> None:
        async with room.lock:
            if room.looked.get(who) == room.table.at:
                return
            name = "" if seat is None else room.table.seats[seat].name
            said = "table-note-host-looks" if seat is None else "table-note-looks"
            await rooms.note(room, said, seat=0 if seat is None else seat + 1, name=name or "none")
            room.looked[who] = room.table.at

    await rooms.whole(tell())


async def report(rooms: Rooms, table: str, tokens: Sequence[str], data: m.Report) -> m.Reported:
    """Keep the record and a note about a ruling."""
    room, rights = await rooms.visited(table, tokens)
    if not (rights.host or rights.seats):
        raise Refused("not-allowed")
    note = data.note.strip()[:NOTE]
    if not note:
        raise Refused("malformed", "table-empty-note")
    game, rules = room.table.game, [rule[:120] for rule in data.rules[:20]]
    async with rooms.long:
        record = await rooms.work(lambda: encoded(game.record))
    kept = Report(table, note, rules, game.answers, record, rooms.clock.now())
    number = await rooms.store.add_report(kept, REPORTS)
    if number is None:
        raise Refused("too-fast", "table-enough-reports", count=REPORTS)
    return m.Reported(number)


async def exported(
    rooms: Rooms, table: str, tokens: Sequence[str], number: int, spoilers: bool
) -> m.ReportFile:
    """A report with its record."""
    room, rights = await rooms.visited(table, tokens)
    found = None
    if 0 < number < 2**63:
        found = await rooms.store.report(table, number)
    if found is None:
        raise Refused("not-found")
    if not (rights.host or rights.seats):
        raise Refused("not-allowed")
    if not (spoilers or room.table.game.over):
        raise Refused("spoilers")
    await tell_of_looking(rooms, room, rights)
    record = json.decode(found.record)
    return m.ReportFile(number, table, found.note, found.rules, found.answers, found.created, record)


def _record_file(table: Table, spoilers: bool) -> Response:
    record = table.game.record
    full = table.game.over or table.options.replay or spoilers
    return written(m.RecordFile(full, json.decode(json.encode(record)) if full else record.public()))
