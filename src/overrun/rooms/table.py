"""A table: one game, the people and bots around it, and everything that was said and done.

Nothing is changed here by being tried. What somebody wants to do is prepared: worked out on a copy, as rows
for the log and as what will be so then. Whoever keeps tables keeps the rows, and only after that the table
takes over what was prepared.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec import Struct, json

from overrun.core import AnyGame, IllegalChoice, Question, Record, UndoPolicy
from overrun.games import GameEntry, game_of
from overrun.rooms import messages as m
from overrun.rooms.film import Clip, Film
from overrun.rooms.problems import Refused
from overrun.rooms.seats import Seat, seat_row
from overrun.rooms.store import Kept, Key, Row, Summary


class TableOptions(Struct, frozen=True):
    """What was agreed when the table was set up."""

    undo: UndoPolicy = "until reveal"
    idle_bots: m.IdleRight = "anyone"
    pace: int = 700
    replay: bool = False


class LogEntry(Struct, frozen=True):
    """A change of the position, as the log has it: "answer", "undo" or "redo"."""

    kind: str
    seat: int
    text: str = ""
    bot: bool = False
    count: int = 1


class Line(Struct, frozen=True):
    """A line of the chat, or a note of the table itself, which every reader gets in their language."""

    number: int
    seat: int | None
    name: str
    text: str
    when: float
    key: str = ""
    note: str = ""
    args: dict[str, Any] = {}


class NewPosition(Struct, frozen=True):
    """How the game stands after a move: "happened" with new clips from answer `first` on, or (undo, redo,
    upgrade) a whole new position. `since` is set where the game is told anew from there."""

    kind: str
    entries: tuple[LogEntry | None, ...]
    game: AnyGame
    film: Film
    answered: list[LogEntry]
    undone: list[LogEntry]
    first: int = 0
    since: int | None = None
    # The view of the game, where it was made already.
    view: Mapping[str, Any] | None = None

    @property
    def clips(self) -> list[Clip]:
        """What is new in the film."""
        return self.film.clips[self.first :]


class Prepared(Struct, frozen=True):
    """What was tried out: rows to be kept with all that belongs to them, and what is so once they are."""

    rows: tuple[Row, ...]
    summary: Summary | None = None
    snapshot: bytes | None = None
    keys: tuple[Key, ...] = ()
    ended_seat: int | None = None
    position: NewPosition | None = None
    seat: tuple[int, Seat] | None = None
    line: Line | None = None


class Table:
    """A table in memory. Its game and its film are never changed in place: others take their stead."""

    def __init__(self, kept: Kept, now: Callable[[], float]):
        self.now = now
        self.id = kept.id
        self.title = kept.title
        self.mission = kept.mission
        self.created = kept.created
        self.entry: GameEntry = game_of(kept.mission)
        self.options = TableOptions(**kept.options)
        self.seats: list[Seat] = []
        self.lines: list[Line] = []
        self.entries: list[LogEntry | None] = []  # None: the program was upgraded here
        self.index = 0  # rows in the log
        self.since = 0  # the first entry of the game as it is now told
        self.answered: list[LogEntry] = []  # the answers of the game, undone ones left out
        self.undone: list[LogEntry] = []
        self.game: AnyGame
        self.film = Film()
        self._seen: tuple[AnyGame, Mapping[str, Any]] | None = None

    @property
    def at(self) -> int:
        """How many changes of the position there have been; it never goes back."""
        return len(self.entries)

    @property
    def question(self) -> Question | None:
        """What is asked now."""
        return None if self.options.replay else self.game.question

    @property
    def bot_asked(self) -> int | None:
        """The seat of the bot that has to answer now, if it is a bot's turn."""
        bots = {number for number, seat in enumerate(self.seats) if seat.kind == "bot"}
        return self.question.due(bots) if bots and self.question is not None else None

    @property
    def view(self) -> Mapping[str, Any]:
        """What everybody sees now; made once for every position."""
        if self._seen is None or self._seen[0] is not self.game:
            self._seen = (self.game, self.game.view())
        return self._seen[1]

    def take(self, prepared: Prepared) -> None:
        """What was prepared and has been kept is so from now on."""
        self.index += len(prepared.rows)
        new = prepared.position
        if new is not None:
            self.game, self.film = new.game, new.film
            self.answered, self.undone = new.answered, new.undone
            self.entries += new.entries
            self._seen = None if new.view is None else (new.game, new.view)
            if new.since is not None:
                self.since = new.since
        if prepared.seat is not None:
            number, seat = prepared.seat
            self.seats[number] = seat
        if prepared.line is not None:
            self.lines.append(prepared.line)

    # Playing

    def choose(self, texts: Sequence[str], seat: int, at: int, bot: bool = False) -> Prepared | None:
        """Give one or several answers; None if these very answers were given there before."""
        if self._repeated([LogEntry("answer", seat, text) for text in texts], at):
            return None
        if self.question is None:
            raise Refused("over")
        trial = self.game.clone()
        camera = self.film.camera()
        trial.sink = camera
        clips = []
        for number, text in enumerate(texts, 1):
            try:
                trial.choose(text, seat)
            except IllegalChoice as error:
                prefix = f"answer {number} of {len(texts)}: " if len(texts) > 1 else ""
                raise Refused("illegal", text=f"{prefix}{error}") from None
            clips.append(camera.cut(trial, trial.last_answer, seat, bot))
        trial.sink = None
        entries = tuple(LogEntry("answer", seat, text, bot) for text in texts)
        return self._moved(
            NewPosition(
                "happened",
                entries,
                trial,
                self.film.longer(clips),
                [*self.answered, *entries],
                [],
                first=len(self.film.clips),
                view=camera.view,
            )
        )

    def undo(self, seat: int, at: int) -> Prepared | None:
        """Take back the last answer of a person with everything that bots answered since."""
        if self._repeated([LogEntry("undo", seat)], at):
            return None
        count = self.undo_count()
        trial = self.game.clone()
        trial.undo(count, seat)
        left = len(self.answered) - count
        return self._moved(
            NewPosition(
                "undo",
                (LogEntry("undo", seat, count=count),),
                trial,
                self.film.rewound(len(self.film.clips) - 1 - count),
                self.answered[:left],
                [*self.undone, *reversed(self.answered[left:])],
            )
        )

    def redo(self, seat: int, at: int) -> Prepared | None:
        """Give again the answer that was taken back last, and what bots answered after it."""
        if self._repeated([LogEntry("redo", seat)], at):
            return None
        count = self._redo_count()
        trial = self.game.clone()
        camera = self.film.camera()
        trial.sink = camera
        clips = []
        again = self.undone[::-1][:count]
        for entry in again:
            assert trial.question is not None
            option = trial.question.find(entry.text)
            trial.redo(entry.seat)
            clips.append(camera.cut(trial, option, entry.seat, entry.bot))
        trial.sink = None
        return self._moved(
            NewPosition(
                "redo",
                (LogEntry("redo", seat, count=count),),
                trial,
                self.film.longer(clips),
                [*self.answered, *again],
                self.undone[: len(self.undone) - count],
            )
        )

    def undo_count(self) -> int:
        """How many answers an undo takes back: a person's, and those of bots after it."""
        for count, entry in enumerate(reversed(self.answered), 1):
            if not entry.bot:
                return count
        raise Refused("undo-refused", "table-nothing-to-undo")

    def _redo_count(self) -> int:
        if not self.undone:
            raise Refused("undo-refused", "table-nothing-to-redo")
        count = 1
        while count < len(self.undone) and self.undone[-count - 1].bot:
            count += 1
        return count

    def who_may_undo(self) -> list[int]:
        """The seats that may take something back now."""
        if self.options.replay or all(entry.bot for entry in self.answered):
            return []
        count = self.undo_count()
        return [seat for seat in range(len(self.seats)) if self.game.can_undo(seat, count)]

    def who_may_redo(self) -> list[int]:
        """The seats that may do again what was taken back."""
        return list(range(len(self.seats))) if self.undone else []

    def _repeated(self, entries: list[LogEntry], at: int) -> bool:
        """Whether this was done at this very place already; anything else late is stale."""
        if at == self.at:
            return False
        if 0 <= at < self.at:
            there = self.entries[at : at + len(entries)]
            same = [(entry.kind, entry.seat, entry.text) for entry in there if entry is not None]
            if same == [(entry.kind, entry.seat, entry.text) for entry in entries]:
                return True
        raise Refused("stale")

    def _moved(self, new: NewPosition) -> Prepared:
        """A move with its rows."""
        rows = tuple(Row(e.kind, e.seat, _body(e), self.now()) for e in new.entries if e is not None)
        # Where a round begins, or was left behind by undo, the position is kept for the next upgrade.
        fresh = new.game.round != self.game.round and not new.game.over
        snapshot = encoded(new.game.record) if fresh else None
        return Prepared(rows, summary=summary_of(new.game), snapshot=snapshot, position=new)

    # Everything else that is noted

    def reseat(self, number: int, seat: Seat, keys: Sequence[Key] = (), *, ended: bool = False) -> Prepared:
        """Somebody sits down, stands up, or lends a seat to a bot."""
        row = seat_row(number, seat, self.now())
        return Prepared((row,), keys=tuple(keys), ended_seat=number if ended else None, seat=(number, seat))

    def say(self, text: str, seat: int | None, name: str, key: str) -> Prepared | None:
        """A line in the chat; None if it was said already."""
        if key and any(line.key == key and line.seat == seat for line in self.lines[-50:]):
            return None
        return self._said(Row("chat", seat, {"text": text, "name": name, "key": key}, self.now()))

    def note(self, key: str, when: float, args: Mapping[str, Any]) -> Prepared | None:
        """The table itself says something, in everybody's language; None if it was said already."""
        if any((line.note, line.when, line.args) == (key, when, args) for line in self.lines[-50:]):
            return None
        return self._said(Row("note", None, {"key": key, "args": dict(args)}, when))

    def _said(self, row: Row) -> Prepared:
        return Prepared((row,), line=line_of(row, len(self.lines)))


def line_of(row: Row, number: int) -> Line:
    """A line of the chat from the log."""
    body = row.body
    if row.kind == "note":
        return Line(number, None, "", "", row.when, note=body["key"], args=body["args"])
    return Line(number, row.seat, body["name"], body["text"], row.when, body["key"])


def _body(entry: LogEntry) -> dict[str, Any]:
    if entry.kind != "answer":
        return {"count": entry.count}
    return {"text": entry.text, "bot": True} if entry.bot else {"text": entry.text}


def summary_of(game: AnyGame) -> Summary:
    """What a list of tables shows of a game."""
    result, question = game.result, game.question
    return Summary(
        game.round,
        result is not None,
        None if result is None else result.won,
        [] if question is None else sorted(set(question.owners or question.seats)),
    )


def encoded(record: Record) -> bytes:
    """A record as it is kept."""
    return json.encode(record)
