"""Options about the set-up that several commands share."""

from collections.abc import Sequence
from typing import Annotated, Any

import typer

from overrun.errors import OverrunError
from overrun.games import GameEntry, games

Survivors = Annotated[str | None, typer.Option("--survivors")]
Seats = Annotated[int | None, typer.Option("--seats", min=1)]
AsJson = Annotated[bool, typer.Option("--json")]


def setup_of(survivors: str | None, seats: int | None) -> dict[str, Any]:
    """What was said about the set-up; what was not said is the game's to choose."""
    setup: dict[str, Any] = {}
    if survivors is not None:
        setup["survivors"] = [name.strip() for name in survivors.split(",") if name.strip()]
    if seats is not None:
        setup["seats"] = seats
    return setup


def chosen_games(said: Sequence[str]) -> list[GameEntry]:
    """The games named, or all of them."""
    known = {game.id: game for game in games()}
    for name in said:
        if name not in known:
            raise OverrunError(f"name games, not {name!r}; there are: {', '.join(known)}")
    return [game for name, game in known.items() if not said or name in said]
