"""A table from its log: one that was closed, or one from before an upgrade.

A table is its first record and its log, so restoring one is playing its game again with the camera running.
If the rules have changed since, the game goes on from the start of its last round, kept as a snapshot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import json, structs

from overrun.core import AnyGame, IllegalChoice, Record, RecordError, parse_record
from overrun.core.record import End
from overrun.core.version import ENGINE_VERSION
from overrun.games import game_of, resume
from overrun.rooms import playback
from overrun.rooms.film import Film
from overrun.rooms.playback import play
from overrun.rooms.problems import Refused
from overrun.rooms.seats import Seat
from overrun.rooms.store import Row, Stored
from overrun.rooms.table import LogEntry, NewPosition, Prepared, Table, encoded, line_of


def restored(stored: Stored, now: Callable[[], float]) -> tuple[Table, Prepared | None]:
    """A table from its log, as it was. After an upgrade of the program it goes on from its last round: what
    is to be kept and taken over for that comes along.

    Only another version, other content or other rules do that to a table. Whatever else goes wrong while it
    is opened (a file that cannot be read, no memory) is an error, and the table can be opened another time.
    """
    if not stored.table.base:
        # Its game has not begun.
        raise Refused("no-table")
    made = Table(stored.table, now)
    base = stored.table.base
    for row in stored.rows:
        if row.kind == "resumed":
            base = json.encode(row.body["record"])
            made.entries.append(None)
            made.since = made.at
        elif row.kind in ("answer", "undo", "redo"):
            made.entries.append(_entry(row))
        elif row.kind == "seat":
            _take_seat(made, row)
        else:
            made.lines.append(line_of(row, len(made.lines)))
    made.index = len(stored.rows)
    record, snapshot = parse_record(base), stored.snapshot
    last = None if snapshot is None else parse_record(snapshot.record)
    if not _other_rules(record):
        try:
            _play_again(made, record, last)
            return made, None
        except (RecordError, IllegalChoice) as error:
            # The rules are others without having said so: what comes out proves it.
            if _passing(error):
                raise
    if last is None:
        raise Refused("bad-record", "table-cannot-resume", engine=record.engine)
    return made, _upgrade(made, record, last)


def _entry(row: Row) -> LogEntry:
    body = row.body
    return LogEntry(
        row.kind,
        -1 if row.seat is None else row.seat,
        body.get("text", ""),
        body.get("bot", False),
        body.get("count", 1),
    )


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
    played, undone = folded(table.entries[table.since :])
    camera = film.camera()
    game.sink = camera
    for entry in played:
        film.clips.append(play(game, camera, entry.text, entry.seat, entry.bot))
    game.sink = None
    if last is not None and game.record.rounds[: len(last.rounds)] != last.rounds:
        raise RecordError("played again, the game comes out differently")
    if undone:
        policy = game.undo_policy
        game.undo_policy = "free"
        for entry in reversed(undone):
            game.choose(entry.text, entry.seat)
        game.undo(len(undone))
        game.undo_policy = policy
    table.game, table.film = game, film
    table.answered, table.undone = answered + played, undone


def folded(entries: Sequence[LogEntry | None]) -> tuple[list[LogEntry], list[LogEntry]]:
    """The answers that count after all undoing, and those that could be done again, the next one last."""
    played: list[LogEntry] = []
    undone: list[LogEntry] = []
    for entry in entries:
        assert entry is not None
        if entry.kind == "answer":
            played.append(entry)
            undone = []
        elif entry.kind == "undo":
            undone += [played.pop() for _ in range(entry.count)]
        else:
            played += [undone.pop() for _ in range(entry.count)]
    return played, undone


def filmed(record: Record) -> tuple[AnyGame, Film, list[LogEntry]]:
    """A record played with the camera running: the game, its film and its answers."""
    game, film = playback.filmed(record)
    return game, film, [LogEntry("answer", seat, text) for seat, text in record.answers]


# ---------------------------------------------------------------- upgrades


def _upgrade(table: Table, base: Record, last: Record) -> Prepared:
    """The rules have changed since this game began: go on from the start of its last round.

    What was answered in that round is answered again, as far as it is still possible.
    """
    assert last.snapshot is not None
    played, _ = folded(table.entries[table.since :])
    answers = [*base.answers, *((entry.seat, entry.text) for entry in played)]
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
    # Whatever cannot be shown fails here, before anything is kept.
    game, film, answered = filmed(parse_record(fresh))
    new = NewPosition("resumed", (None,), game, film, answered, [], since=table.at + 1)
    said = {"engine": base.engine, "round": game.round, "lost": lost}
    resumed = Row("resumed", None, {"record": json.decode(fresh)}, table.now())
    note = Row("note", None, {"key": "table-note-resumed", "args": said}, table.now())
    return Prepared((resumed, note), snapshot=fresh, position=new, line=line_of(note, len(table.lines)))
