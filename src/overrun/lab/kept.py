"""Finished games in a file: a simulation that was stopped goes on where it was, with the same results.

The first line says what the file is; every other line is a game, written as soon as it is over. The games of
many simulations may lie in one file; two share games only if nothing could have made a difference: the task,
all content of the game, the version of the engine. A bot that you are changing needs a new file.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

import msgspec

from overrun.core.version import ENGINE_VERSION
from overrun.errors import OverrunError
from overrun.games import new
from overrun.lab.task import Outcome, Task

FIRST = b'{"format":"overrun-games","version":1}\n'


class KeptGame(msgspec.Struct, frozen=True):
    """A finished game: what it is a game `of`, its number there, and the processor time it took."""

    of: str
    number: int
    outcome: Outcome
    seconds: float


class KeptGames:
    """The games of one task (by its `identity`) in a file, which is made if it is not there yet."""

    def __init__(self, path: Path, of: str):
        self.path = path
        self.of = of
        self.games: dict[int, KeptGame] = {}
        for line in _lines(path):
            try:
                game = msgspec.json.decode(line, type=KeptGame)
            except msgspec.DecodeError:
                continue  # the program was stopped while it wrote this one: it is played again
            if game.of == of:
                self.games.setdefault(game.number, game)


def identity(task: Task) -> str:
    """All that the games of a task depend on, in short. To be asked where its packs have been read."""
    game = new(task.mission, seed=0, **task.setup)
    content = game.ruleset.content(game.mission, game.setup)
    # Packs count by what they bring, not by where they lie.
    said = (ENGINE_VERSION, content, msgspec.structs.replace(task, packs=()))
    plain = msgspec.to_builtins(said, str_keys=True)
    return hashlib.blake2b(msgspec.json.encode(plain, order="deterministic"), digest_size=12).hexdigest()


def keep(path: Path, game: KeptGame) -> None:
    """Add a game that is over. Several processes may do so: each writes a whole line at once."""
    try:
        with path.open("ab", buffering=0) as file:
            file.write(msgspec.json.encode(game) + b"\n")
    except OSError as error:
        raise _cannot(path, error) from None


def _lines(path: Path) -> list[bytes]:
    """All lines but the first; after one that was cut off, the next begins anew."""
    try:
        if not path.exists() or not path.stat().st_size:
            path.write_bytes(FIRST)
            return []
        text = path.read_bytes()
        if not text.startswith(FIRST):
            raise OverrunError(f"{path} is not a file of kept games; name another one, or a new one")
        if not text.endswith(b"\n"):
            with path.open("ab") as file:
                file.write(b"\n")
    except OSError as error:
        raise _cannot(path, error) from None
    return text.splitlines()[1:]


def _cannot(path: Path, error: OSError) -> OverrunError:
    return OverrunError(f"cannot keep games in {path}: {error.strerror}; name another file")
