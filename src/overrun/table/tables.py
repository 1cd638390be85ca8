"""A table: one game, the people and bots around it, and everything that was said and done.

All that happens goes through here, one thing at a time: tried on a copy, stored, and only then is it so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct, json

from overrun.core import (
    Game,
    IllegalChoice,
    Question,
    Record,
    UndoPolicy,
)
from overrun.games import GameEntry, game_of
from overrun.table import messages as m
from overrun.table.film import Film, Scene
from overrun.table.problems import Busy, Refused
from overrun.table.seats import Seat, seat_row
from overrun.table.store import Conflict, Kept, Key, Row, Store, Summary, now


class Options(Struct, frozen=True):
    """What was agreed when the table was set up."""

    undo: UndoPolicy = "until reveal"
    idle_bots: m.IdleRight = "anyone"
    pace: int = 700
    replay: bool = False


class Move(Struct, frozen=True):
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


class Change(Struct, frozen=True):
    """What a move did: new scenes from answer `first` on, or (undo, redo, upgrade) a whole new position."""

    kind: str
    first: int = 0
    scenes: tuple[Scene, ...] = ()


class Unsure(Exception):
    """Whether something was stored is not known: the log has to be read."""


class Table:
    """A table in memory. `game` is never changed in place: a move puts another in its stead."""

    def __init__(self, store: Store, kept: Kept):
        self.store = store
        self.id = kept.id
        self.title = kept.title
        self.mission = kept.mission
        self.created = kept.created
        self.entry: GameEntry = game_of(kept.mission)
        self.options = Options(**kept.options)
        self.seats: list[Seat] = []
        self.lines: list[Line] = []
        self.moves: list[Move | None] = []  # None: the program was upgraded here
        self.index = 0  # rows in the log
        self.since = 0  # the first move of the game as it is now told
        self.answered: list[Move] = []  # the answers of the game, undone ones left out
        self.undone: list[Move] = []
        self.game: Game[Any, Any]
        self.film = Film()
        self._seen: tuple[Game[Any, Any], Mapping[str, Any]] | None = None

    @property
    def at(self) -> int:
        """How many changes of the position there have been; it never goes back."""
        return len(self.moves)

    @property
    def question(self) -> Question | None:
        """What is asked now."""
        return None if self.options.replay else self.game.question

    @property
    def view(self) -> Mapping[str, Any]:
        """What everybody sees now; made once for every position."""
        if self._seen is None or self._seen[0] is not self.game:
            self._seen = (self.game, self.game.view())
        return self._seen[1]

    # Playing

    def choose(self, texts: Sequence[str], seat: int, at: int, bot: bool = False) -> Change | None:
        """Give one or several answers; None if these very answers were given there before."""
        if self._repeated([Move("answer", seat, text) for text in texts], at):
            return None
        if self.question is None:
            raise Refused("over")
        trial = self.game.clone()
        camera = self.film.camera()
        trial.sink = camera
        scenes = []
        for number, text in enumerate(texts, 1):
            question = trial.question
            chosen = question.find(text) if question is not None else None
            try:
                trial.choose(text, seat)
            except IllegalChoice as error:
                prefix = f"answer {number} of {len(texts)}: " if len(texts) > 1 else ""
                raise Refused("illegal", text=f"{prefix}{error}") from None
            scenes.append(camera.cut(trial, chosen, seat, bot))
        trial.sink = None
        moves = [Move("answer", seat, text, bot) for text in texts]
        self._store(moves, trial)
        self._seen = (trial, camera.view)
        first = len(self.film.scenes)
        self.film.scenes += scenes
        self.answered += moves
        self.undone = []
        return Change("happened", first, tuple(scenes))

    def undo(self, seat: int, at: int) -> Change | None:
        """Take back the last answer of a person with everything that bots answered since."""
        if self._repeated([Move("undo", seat)], at):
            return None
        count = self.undo_count()
        trial = self.game.clone()
        trial.undo(count, seat)
        self._store([Move("undo", seat, count=count)], trial)
        self.film = self.film.rewound(len(self.film.scenes) - 1 - count)
        self.undone += reversed(self.answered[len(self.answered) - count :])
        del self.answered[len(self.answered) - count :]
        return Change("undo")

    def redo(self, seat: int, at: int) -> Change | None:
        """Give again the answer that was taken back last, and what bots answered after it."""
        if self._repeated([Move("redo", seat)], at):
            return None
        count = self._redo_count()
        trial = self.game.clone()
        camera = self.film.camera()
        trial.sink = camera
        scenes = []
        moves = self.undone[::-1][:count]
        for move in moves:
            assert trial.question is not None
            option = trial.question.find(move.text)
            trial.redo(move.seat)
            scenes.append(camera.cut(trial, option, move.seat, move.bot))
        trial.sink = None
        self._store([Move("redo", seat, count=count)], trial)
        self.film.scenes += scenes
        self.answered += moves
        del self.undone[len(self.undone) - count :]
        return Change("redo")

    def undo_count(self) -> int:
        """How many answers an undo takes back: a person's, and those of bots after it."""
        for count, move in enumerate(reversed(self.answered), 1):
            if not move.bot:
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
        if self.options.replay or all(move.bot for move in self.answered):
            return []
        count = self.undo_count()
        return [seat for seat in range(len(self.seats)) if self.game.can_undo(seat, count)]

    def who_may_redo(self) -> list[int]:
        """The seats that may do again what was taken back."""
        return list(range(len(self.seats))) if self.undone else []

    def _repeated(self, moves: list[Move], at: int) -> bool:
        """Whether these moves were made at this very place already; anything else late is stale."""
        if at == self.at:
            return False
        if 0 <= at < self.at:
            there = self.moves[at : at + len(moves)]
            same = [(move.kind, move.seat, move.text) for move in there if move is not None]
            if same == [(move.kind, move.seat, move.text) for move in moves]:
                return True
        raise Refused("stale")

    def _store(self, moves: list[Move], game: Game[Any, Any]) -> None:
        """Keep moves that were tried out, and only then take them over."""
        rows = [Row(move.kind, move.seat, _body(move), now()) for move in moves]
        # Where a round begins, or was left behind by undo, the position is kept for the next upgrade.
        fresh = game.round != self.game.round and not game.over
        self.append(rows, snapshot=encoded(game.record) if fresh else None, summary=summary_of(game))
        self.game = game
        self.moves += moves

    # Everything else that is noted

    def append(
        self,
        rows: list[Row],
        *,
        snapshot: bytes | None = None,
        summary: Summary | None = None,
        keys: Sequence[Key] = (),
        ended_seat: int | None = None,
    ) -> None:
        """Add rows to the log; `Conflict` if somebody else has, and this memory of it is out of date.

        A disk that fails may have failed after it had written: then only the log itself knows (`Unsure`).
        """
        try:
            self.store.append(
                self.id,
                self.index,
                rows,
                summary=summary,
                snapshot=snapshot,
                keys=keys,
                ended_seat=ended_seat,
            )
        except (Conflict, Busy):
            raise
        except Exception as error:
            raise Unsure from error
        self.index += len(rows)

    def set_seat(self, number: int, seat: Seat, *, keys: Sequence[Key] = (), ended: bool = False) -> None:
        """Somebody sits down, stands up, or lends a seat to a bot; nothing happens if that is so already."""
        if self.seats[number] == seat and self.store.keys([key.hash for key in keys]) == list(keys):
            return
        self.append([seat_row(number, seat)], keys=keys, ended_seat=number if ended else None)
        self.seats[number] = seat

    def say(self, text: str, seat: int | None, name: str, key: str) -> Line | None:
        """A line in the chat; None if it was said already."""
        if key and any(line.key == key and line.seat == seat for line in self.lines[-50:]):
            return None
        row = Row("chat", seat, {"text": text, "name": name, "key": key}, now())
        self.append([row])
        return self._heard(row)

    def note(self, key: str, when: float, **args: Any) -> Line | None:
        """The table itself says something, in everybody's language; None if it was said already."""
        if any((line.note, line.when, line.args) == (key, when, args) for line in self.lines[-50:]):
            return None
        row = Row("note", None, {"key": key, "args": args}, when)
        self.append([row])
        return self._heard(row)

    def _heard(self, row: Row) -> Line:
        number = len(self.lines)
        if row.kind == "note":
            line = Line(number, None, "", "", row.when, note=row.body["key"], args=row.body["args"])
        else:
            body = row.body
            line = Line(number, row.seat, body["name"], body["text"], row.when, body["key"])
        self.lines.append(line)
        return line


def _body(move: Move) -> dict[str, Any]:
    if move.kind != "answer":
        return {"count": move.count}
    return {"text": move.text, "bot": True} if move.bot else {"text": move.text}


def summary_of(game: Game[Any, Any]) -> Summary:
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
