"""Records played again with the camera running; without a server, so that a process for it starts at once."""

from __future__ import annotations

from msgspec import Struct, json

from overrun.core import AnyGame, Game, Record, RecordError, UndoPolicy, parse_record
from overrun.core.version import ENGINE_VERSION
from overrun.games import game_of, replay, resume
from overrun.rooms.film import Camera, Clip, Film
from overrun.rooms.problems import Refused

# Thousands more than the longest game has.
ANSWERS = 20_000


class Begun(Struct, frozen=True):
    """A game to put on a new table: its record, as it is kept."""

    mission: str
    base: bytes
    seats: int
    undo: UndoPolicy


def begun_with(game: AnyGame) -> Begun:
    """A game that is to be put on a table as it stands."""
    return Begun(game.mission, json.encode(game.record), seats_of(game), game.undo_policy)


def seats_of(game: AnyGame) -> int:
    """How many seats a game has."""
    seats = game.setup.get("seats")
    return seats if isinstance(seats, int) and seats > 0 else 1


def from_record(record: Record, answers: int | None, undo: UndoPolicy | None) -> Begun:
    """A game that goes on from a record, checked to the last die, after so many answers."""
    game = replay(record)
    if answers is not None and not 0 <= answers <= game.answers:
        raise Refused("bad-record", "table-no-such-answer", answers=answers, count=game.answers)
    game.undo_policy = "free"
    if answers is not None and answers < game.answers:
        game.undo(game.answers - answers)
    game.undo_policy = undo or record.undo
    return begun_with(game)


def tried(data: bytes, answers: int | None, undo: UndoPolicy | None) -> Begun:
    """The same with a record that somebody has sent, filmed as a table would, so that all it holds is tried.

    An unfinished one of another version goes on from its last round.
    """
    record = parse_record(data)
    if len(record.answers) > ANSWERS:
        raise Refused("bad-record", "table-record-too-much")
    if record.engine != ENGINE_VERSION and record.snapshot is not None:
        record = resume(record).record
    begun = from_record(record, answers, undo)
    filmed(parse_record(begun.base))
    return begun


def filmed(record: Record) -> tuple[AnyGame, Film]:
    """A record played with the camera running: the game and its film."""
    film = Film()
    camera = film.camera()
    if record.start is None:
        entry = game_of(record.mission)
        content = entry.ruleset.content(record.mission, record.setup)
        if record.engine != ENGINE_VERSION or record.content != content:
            raise RecordError("the record was made by another version of the program")
        game: AnyGame = Game.begin(
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
    film.clips.append(camera.cut(game, None, -1, False))
    for seat, text in record.answers:
        film.clips.append(play(game, camera, text, seat, False))
    game.sink = None
    return game, film


def play(game: AnyGame, camera: Camera, text: str, seat: int, bot: bool) -> Clip:
    """Give an answer, and cut the clip it makes."""
    option = game.question.find(text) if game.question is not None else None
    game.choose(text, seat)
    return camera.cut(game, option, seat, bot)
