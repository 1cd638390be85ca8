"""Starting a game: of a mission by its id, or of a mission file that one is just writing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from overrun.core import AnyGame, Sink, UndoPolicy
from overrun.errors import OverrunError
from overrun.games import game_of
from overrun.games import new as new_game


def new(
    mission: str | Path,
    *,
    seed: int | None = None,
    undo: UndoPolicy = "free",
    sink: Sink | None = None,
    **setup: Any,
) -> AnyGame:
    """Start a game of a mission, such as `overrun.new("classic/01-city-blocks", seed=7)`.

    A mission file (`overrun.new("my-mission.toml")`) is added to its game's content for as long as this
    process runs, so that records of it replay. Without a seed a random one is taken; the record knows it.
    What else may be said about the set-up (survivors, seats, house rules…) is the game's own affair.
    """
    if isinstance(mission, Path) or (isinstance(mission, str) and mission.endswith(".toml")):
        mission = _of_file(Path(mission))
    return new_game(mission, seed=seed, undo=undo, sink=sink, **setup)


def _of_file(file: Path) -> str:
    # Only who is writing a mission waits for these.
    from overrun.board import read_mission
    from overrun.content import add_mission_file

    try:
        data = file.read_bytes()
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise OverrunError(f"cannot read {file}: {reason}") from None
    game = game_of(read_mission(data, str(file)).id)
    return add_mission_file(game.id, file)
