"""Looking at tables: one's own, one of them, its film, its record, reports of rulings."""

from __future__ import annotations

from msgspec import json

from overrun.table import messages as m
from overrun.table import render
from overrun.table.hall import Hall
from overrun.table.problems import Refused
from overrun.table.seats import Rights, together
from overrun.table.security import hashed
from overrun.table.sending import Parcel, Parcels, parcel
from overrun.table.sitting import Sitting
from overrun.table.store import Store
from overrun.table.tables import Table, encoded
from overrun.table.texts import NOTE

TOKENS = 100
REPORTS = 20  # of one table


async def mine(hall: Hall, tokens: list[str], language: str) -> m.MyTables:
    """The tables some tokens are good for, the last changed first."""
    return await hall.run(_mine, hall.store, tokens[:TOKENS], language)


def _mine(store: Store, tokens: list[str], language: str) -> m.MyTables:
    by_hash = {hashed(token): token for token in tokens}
    keys = store.keys(list(by_hash))
    good = {key.hash for key in keys if key.role in ("seat", "host")}
    found = []
    for name in dict.fromkeys(key.table for key in keys if key.hash in good):
        kept = store.table(name)
        if kept is None:
            continue
        rights = together(key for key in keys if key.table == name)
        found.append(
            m.MyTable(
                id=name,
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


async def info(hall: Hall, table: str, tokens: list[str], language: str) -> m.TableInfo:
    """A table as a visitor sees it."""
    sitting, rights = await hall.visited(table, tokens)
    of = sitting.table
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
        seats=sitting.seats(),
        watchers=sitting.watchers,
        round=of.game.round,
        answers=of.game.answers,
        over=result is not None,
        won=None if result is None else result.won,
        yours=list(rights.seats),
        host=rights.host,
        moving=list(rights.moving),
        setup=of.game.setup,
    )


async def frames(
    hall: Hall, table: str, tokens: list[str], language: str, first: int, last: int | None
) -> Parcel:
    """The film of some answers."""
    sitting, _ = await hall.visited(table, tokens)
    of = sitting.table
    end = len(of.film.scenes) - 1
    last = end if last is None else min(last, end)
    if first > end:
        raise Refused("not-found", "table-no-such-answer", answers=first, count=end)
    # The position tells which answers are meant: what was taken back and answered anew is another film.
    key = (of.id, of.at, language, first, last)
    kept = hall.films.get(key)
    if kept is None:
        kept = await hall.run_long(_film, hall.films, key, of, language, first, last)
    return kept


def _film(
    films: Parcels, key: tuple[object, ...], table: Table, language: str, first: int, last: int
) -> Parcel:
    # Those who asked at the same moment have waited for one another.
    kept = films.get(key)
    return kept or films.keep(key, parcel(render.film(table, language, first, last)))


async def record(hall: Hall, table: str, tokens: list[str], spoilers: bool) -> Parcel:
    """The record of a table."""
    sitting, rights = await hall.visited(table, tokens)
    spoilers = spoilers and (rights.host or bool(rights.seats))
    if spoilers:
        await tell_of_looking(hall, sitting, rights)
    of = sitting.table
    return await hall.run_long(lambda: parcel(_record_file(of, spoilers)))


async def tell_of_looking(hall: Hall, sitting: Sitting, rights: Rights) -> None:
    """Tell everybody at a table who looks at what is still hidden there, before they do."""
    table = sitting.table
    if table.game.over or table.options.replay:
        return
    seat = rights.seats[0] if rights.seats else None
    who = "host" if seat is None else str(seat)

    async def tell() -> None:
        async with sitting.lock:
            if sitting.looked.get(who) == sitting.table.at:
                return
            name = "" if seat is None else sitting.table.seats[seat].name
            said = "table-note-host-looks" if seat is None else "table-note-looks"
            await hall.note(sitting, said, seat=0 if seat is None else seat + 1, name=name or "none")
            sitting.looked[who] = sitting.table.at

    await hall.whole(tell())


async def report(hall: Hall, table: str, tokens: list[str], data: m.Report) -> m.Reported:
    """Keep the record and a note about a ruling."""
    sitting, rights = await hall.visited(table, tokens)
    if not (rights.host or rights.seats):
        raise Refused("not-allowed")
    note = data.note.strip()[:NOTE]
    if not note:
        raise Refused("malformed", "table-empty-note")
    game, rules = sitting.table.game, [rule[:120] for rule in data.rules[:20]]
    record = await hall.run_long(lambda: encoded(game.record))
    number = await hall.run(hall.store.add_report, table, note, rules, game.answers, record, REPORTS)
    if number is None:
        raise Refused("too-fast", "table-enough-reports", count=REPORTS)
    return m.Reported(number)


async def exported(hall: Hall, table: str, tokens: list[str], number: int, spoilers: bool) -> m.ReportFile:
    """A report with its record."""
    sitting, rights = await hall.visited(table, tokens)
    found = None
    if 0 < number < 2**63:
        found = await hall.run(hall.store.report, table, number)
    if found is None:
        raise Refused("not-found")
    if not (rights.host or rights.seats):
        raise Refused("not-allowed")
    if not (spoilers or sitting.table.game.over):
        raise Refused("spoilers")
    await tell_of_looking(hall, sitting, rights)
    record = json.decode(found.record)
    return m.ReportFile(number, table, found.note, found.rules, found.answers, found.created, record)


def _record_file(table: Table, spoilers: bool) -> m.RecordFile:
    record = table.game.record
    full = table.game.over or table.options.replay or spoilers
    return m.RecordFile(full, json.decode(json.encode(record)) if full else record.public())
