"""Tables from records and logs: new ones, those that were closed, those from before an upgrade.

A table is its first record and its log, so rebuilding one is playing its game again with the camera running.
If the rules have changed since, the game goes on from the start of its last round, kept as a snapshot.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec import json, structs

from overrun.core import (
    UNDO_POLICIES,
    Game,
    IllegalChoice,
    Record,
    RecordError,
    UndoPolicy,
    parse_record,
)
from overrun.core.record import End
from overrun.core.version import ENGINE_VERSION
from overrun.games import game_of, new, resume
from overrun.table import playback
from overrun.table.film import Film
from overrun.table.playback import Begun, begun_with, play
from overrun.table.problems import Refused
from overrun.table.seats import Seat, seat_row
from overrun.table.store import Kept, Key, Row, Store, now
from overrun.table.tables import Move, Options, Table, encoded, summary_of

# ---------------------------------------------------------------- new tables


def begin(mission: str, setup: dict[str, Any], undo: UndoPolicy, seed: int | None = None) -> Begun:
    """A new game. The seed never leaves the server before the end."""
    if undo not in UNDO_POLICIES:
        raise Refused("bad-setup")
    game = new(mission, seed=secrets.randbits(62) if seed is None else seed, undo=undo, **setup)
    return begun_with(game)


def create(
    store: Store, table: str, begun: Begun, title: str, options: Options, seats: list[Seat], keys: list[Key]
) -> Table:
    """Put a game on a new table."""
    base = begun.base
    game, film, answered = filmed(parse_record(base))
    kept = Kept(table, begun.mission, title, _plain(options), base, when := now(), when, summary_of(game))
    made = Table(store, kept)
    made.seats, made.game, made.film, made.answered = seats, game, film, answered
    rows = [seat_row(number, seat) for number, seat in enumerate(seats)]
    store.create(kept, rows, keys, None if game.over else base)
    made.index = len(rows)
    return made


def _plain(options: Options) -> dict[str, Any]:
    return {name: getattr(options, name) for name in options.__struct_fields__}


# ---------------------------------------------------------------- rebuilding


def open_table(store: Store, table: str) -> Table | None:
    """A table from its log, as it was. After an upgrade of the program it goes on from its last round.

    Only another version, other content or other rules do that to a table. Whatever else goes wrong while it
    is opened (a file that cannot be read, no memory) is an error, and the table can be opened another time.
    """
    kept = store.table(table)
    if kept is None:
        return None
    made = Table(store, kept)
    rows = store.rows(table)
    base = kept.base
    for row in rows:
        if row.kind == "resumed":
            base = json.encode(row.body["record"])
            made.moves.append(None)
            made.since = made.at
        elif row.kind in ("answer", "undo", "redo"):
            body = row.body
            made.moves.append(
                Move(
                    row.kind,
                    -1 if row.seat is None else row.seat,
                    body.get("text", ""),
                    body.get("bot", False),
                    body.get("count", 1),
                )
            )
        elif row.kind == "seat":
            _take_seat(made, row)
        else:
            made._heard(row)
    made.index = len(rows)
    record, snapshot = parse_record(base), store.snapshot(table)
    last = None if snapshot is None else parse_record(snapshot.record)
    if not _other_rules(record):
        try:
            _play_again(made, record, last)
            return made
        except (RecordError, IllegalChoice) as error:
            # The rules are others without having said so: what comes out proves it.
            if _passing(error):
                raise
    if last is None:
        raise Refused("bad-record", "table-cannot-resume", engine=record.engine)
    _take_up(made, record, last)
    return made


def _other_rules(base: Record) -> bool:
    """Whether a game was played with another version of the program, or with other content."""
    if base.engine != ENGINE_VERSION:
        return True
    return base.content != game_of(base.mission).ruleset.content(base.mission, base.setup)


def _passing(error: BaseException | None) -> bool:
    """Whether something is behind an error that may be over the next time."""
    while error is not None:
        if isinstance(error, OSError | MemoryError | RecursionError):
            return True
        error = error.__cause__ or error.__context__
    return False


def _take_seat(table: Table, row: Row) -> None:
    assert row.seat is not None
    while len(table.seats) <= row.seat:
        table.seats.append(Seat())
    table.seats[row.seat] = Seat(**row.body)


def _play_again(table: Table, base: Record, last: Record | None) -> None:
    """Play the whole game again with the camera running, and compare it with the last snapshot."""
    game, film, answered = filmed(base)
    played, undone = folded(table.moves[table.since :])
    camera = film.camera()
    game.sink = camera
    for move in played:
        film.scenes.append(play(game, camera, move.text, move.seat, move.bot))
    game.sink = None
    if last is not None and game.record.rounds[: len(last.rounds)] != last.rounds:
        raise RecordError("played again, the game comes out differently")
    if undone:
        policy = game.undo_policy
        game.undo_policy = "free"
        for move in reversed(undone):
            game.choose(move.text, move.seat)
        game.undo(len(undone))
        game.undo_policy = policy
    table.game, table.film = game, film
    table.answered, table.undone = answered + played, undone


def folded(moves: Sequence[Move | None]) -> tuple[list[Move], list[Move]]:
    """The answers that count after all undoing, and those that could be done again, the next one last."""
    played: list[Move] = []
    undone: list[Move] = []
    for move in moves:
        assert move is not None
        if move.kind == "answer":
            played.append(move)
            undone = []
        elif move.kind == "undo":
            undone += [played.pop() for _ in range(move.count)]
        else:
            played += [undone.pop() for _ in range(move.count)]
    return played, undone


def filmed(record: Record) -> tuple[Game[Any, Any], Film, list[Move]]:
    """A record played with the camera running: the game, its film and its answers."""
    game, film = playback.filmed(record)
    return game, film, [Move("answer", seat, text) for seat, text in record.answers]


# ---------------------------------------------------------------- upgrades


def _take_up(table: Table, base: Record, last: Record) -> None:
    """The rules have changed since this game began: go on from the start of its last round.

    What was answered in that round is answered again, as far as it is still possible.
    """
    assert last.snapshot is not None
    played, _ = folded(table.moves[table.since :])
    answers = [*base.answers, *((move.seat, move.text) for move in played)]
    before = last.snapshot.answers
    # The snapshot alone, without the answers its record has after it: some of them may have been taken back.
    game = resume(
        structs.replace(
            last,
            answers=last.answers[:before],
            chance=last.chance[: before + 1],
            end=End(before, "", None),
        )
    )
    for seat, text in answers[before:]:
        try:
            game.choose(text, seat)
        except IllegalChoice:
            break
    lost = len(answers) - before - game.answers
    fresh = encoded(game.record)
    table.game, table.film, table.answered = filmed(parse_record(fresh))
    said = {"engine": base.engine, "round": table.game.round, "lost": lost}
    note = Row("note", None, {"key": "table-note-resumed", "args": said}, now())
    # All of it or nothing; whatever cannot be shown has failed by now.
    table.append([Row("resumed", None, {"record": json.decode(fresh)}, now()), note], snapshot=fresh)
    table.moves.append(None)
    table.since = table.at
    table.undone = []
    table._heard(note)
