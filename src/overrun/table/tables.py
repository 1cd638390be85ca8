"""A table: one game, the people and bots around it, and everything that was said and done.

All that happens goes through here, one thing at a time: tried on a copy, stored, and only then is it so.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from msgspec import Struct, json, structs

from overrun.core import (
    UNDO_POLICIES,
    Game,
    IllegalChoice,
    Question,
    Record,
    RecordError,
    UndoPolicy,
    parse_record,
)
from overrun.core.record import End
from overrun.core.version import ENGINE_VERSION
from overrun.games import GameEntry, game_of, new, replay, resume
from overrun.table import messages as m
from overrun.table.film import Camera, Film, Scene
from overrun.table.problems import Refused
from overrun.table.seats import Seat, seat_row
from overrun.table.store import Kept, Key, Row, Store, Summary, now


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

    @property
    def at(self) -> int:
        """How many changes of the position there have been; it never goes back."""
        return len(self.moves)

    @property
    def question(self) -> Question | None:
        """What is asked now."""
        return None if self.options.replay else self.game.question

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
        """Add rows to the log; `Conflict` if somebody else has, and this memory of it is out of date."""
        self.store.append(
            self.id,
            self.index,
            rows,
            summary=summary,
            snapshot=snapshot,
            keys=keys,
            ended_seat=ended_seat,
        )
        self.index += len(rows)

    def set_seat(self, number: int, seat: Seat, *, keys: Sequence[Key] = (), ended: bool = False) -> None:
        """Somebody sits down, stands up, or lends a seat to a bot."""
        self.append([seat_row(number, seat)], keys=keys, ended_seat=number if ended else None)
        self.seats[number] = seat

    def say(self, text: str, seat: int | None, name: str, key: str) -> Line | None:
        """A line in the chat; None if it was said already."""
        if key and any(line.key == key and line.seat == seat for line in self.lines[-50:]):
            return None
        row = Row("chat", seat, {"text": text, "name": name, "key": key}, now())
        self.append([row])
        return self._heard(row)

    def note(self, key: str, **args: Any) -> Line:
        """The table itself says something, in everybody's language."""
        row = Row("note", None, {"key": key, "args": args}, now())
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


# ---------------------------------------------------------------- setting up


class Begun(Struct, frozen=True):
    """A game to put on a new table."""

    game: Game[Any, Any]
    seats: int


def begin(mission: str, setup: dict[str, Any], undo: UndoPolicy, seed: int | None = None) -> Begun:
    """A new game. The seed never leaves the server before the end."""
    if undo not in UNDO_POLICIES:
        raise Refused("bad-setup")
    game = new(mission, seed=secrets.randbits(62) if seed is None else seed, undo=undo, **setup)
    return Begun(game, seats_of(game))


def from_record(record: Record, answers: int | None, undo: UndoPolicy | None) -> Begun:
    """A game that goes on from a record, checked to the last die, after so many answers."""
    game = replay(record)
    if answers is not None and not 0 <= answers <= game.answers:
        raise Refused("bad-record", "table-no-such-answer", answers=answers, count=game.answers)
    game.undo_policy = "free"
    if answers is not None and answers < game.answers:
        game.undo(game.answers - answers)
    game.undo_policy = undo or record.undo
    return Begun(game, seats_of(game))


def seats_of(game: Game[Any, Any]) -> int:
    """How many seats a game has."""
    seats = game.setup.get("seats")
    return seats if isinstance(seats, int) and seats > 0 else 1


def create(
    store: Store, table: str, begun: Begun, title: str, options: Options, seats: list[Seat], keys: list[Key]
) -> Table:
    """Put a game on a new table."""
    base = encoded(begun.game.record)
    game, film, answered = filmed(parse_record(base))
    kept = Kept(table, game.mission, title, _plain(options), base, when := now(), when, summary_of(game))
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
    """A table from its log, as it was. After an upgrade of the program it goes on from its last round."""
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
    try:
        _play_again(made, record, last)
    except Exception as error:
        # Other rules than those it was played with: whatever they stumble over, the last round is kept.
        if last is None:
            raise Refused("bad-record", "table-cannot-resume", engine=record.engine) from error
        _take_up(made, record, last)
    return made


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
        film.scenes.append(_play(game, camera, move))
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


def _play(game: Game[Any, Any], camera: Camera, move: Move) -> Scene:
    option = game.question.find(move.text) if game.question is not None else None
    game.choose(move.text, move.seat)
    return camera.cut(game, option, move.seat, move.bot)


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
    film = Film()
    camera = film.camera()
    if record.start is None:
        if record.engine != ENGINE_VERSION or record.content != game_of(record.mission).ruleset.content(
            record.mission
        ):
            raise RecordError("the record was made by another version of the program")
        entry = game_of(record.mission)
        game: Game[Any, Any] = Game.begin(
            entry.ruleset, record.mission, record.setup, seed=record.seed, undo=record.undo, sink=camera
        )
    else:
        # A game that was taken up from a stored state: its story begins there.
        game = replay(record)
        game.undo_policy = "free"
        if game.answers:
            game.undo(game.answers)
        game = game.clone()
        game.undo_policy = record.undo
        game.sink = camera
    film.scenes.append(camera.cut(game, None, -1, False))
    answered = [Move("answer", seat, text) for seat, text in record.answers]
    for move in answered:
        film.scenes.append(_play(game, camera, move))
    game.sink = None
    return game, film, answered


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
    table.append([Row("resumed", None, {"record": json.decode(fresh)}, now())], snapshot=fresh)
    table.moves.append(None)
    table.since = table.at
    table.game, table.film, table.answered = filmed(parse_record(fresh))
    table.undone = []
    table.note("table-note-resumed", engine=base.engine, round=table.game.round, lost=lost)
