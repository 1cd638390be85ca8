"""Looking at tables: one's own, one of them, its film, its record, reports of rulings."""

from __future__ import annotations

from msgspec import json

from overrun.table import messages as m
from overrun.table import render
from overrun.table.hall import Hall
from overrun.table.problems import Refused
from overrun.table.seats import together
from overrun.table.security import hashed
from overrun.table.store import Store
from overrun.table.tables import Table, encoded
from overrun.table.texts import NOTE

TOKENS = 100


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
        setup=of.game.setup,
    )


async def frames(
    hall: Hall, table: str, tokens: list[str], language: str, first: int, last: int | None
) -> m.Film:
    """The film of some answers."""
    sitting, _ = await hall.visited(table, tokens)
    end = len(sitting.table.film.scenes) - 1
    last = end if last is None else min(last, end)
    if first > end:
        raise Refused("not-found", "table-no-such-answer", answers=first, count=end)
    return await hall.run(render.film, sitting.table, language, first, last)


async def record(hall: Hall, table: str, tokens: list[str], spoilers: bool) -> m.RecordFile:
    """The record of a table."""
    sitting, rights = await hall.visited(table, tokens)
    return await hall.run(_record_file, sitting.table, spoilers and (rights.host or bool(rights.seats)))


async def report(hall: Hall, table: str, tokens: list[str], data: m.Report) -> m.Reported:
    """Keep the record and a note about a ruling."""
    sitting, _ = await hall.visited(table, tokens)
    note = data.note.strip()[:NOTE]
    if not note:
        raise Refused("malformed", "table-empty-note")
    game, rules = sitting.table.game, [rule[:120] for rule in data.rules[:20]]
    record = await hall.run(lambda: encoded(game.record))
    number = await hall.run(hall.store.add_report, table, note, rules, game.answers, record)
    return m.Reported(number)


async def exported(hall: Hall, table: str, tokens: list[str], number: int, spoilers: bool) -> m.ReportFile:
    """A report with its record."""
    sitting, rights = await hall.visited(table, tokens)
    found = await hall.run(hall.store.report, table, number)
    if found is None:
        raise Refused("not-found")
    if not (rights.host or rights.seats):
        raise Refused("not-allowed")
    if not (spoilers or sitting.table.game.over):
        raise Refused("spoilers")
    record = json.decode(found.record)
    return m.ReportFile(number, table, found.note, found.rules, found.answers, found.created, record)


def _record_file(table: Table, spoilers: bool) -> m.RecordFile:
    record = table.game.record
    full = table.game.over or table.options.replay or spoilers
    return m.RecordFile(full, json.decode(json.encode(record)) if full else record.public())
