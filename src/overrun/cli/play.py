"""`overrun play`: sit down at a table."""

from pathlib import Path
from typing import Annotated

import typer

from overrun.cli.bots import seats_of_bots
from overrun.cli.output import say, words
from overrun.cli.setup import Seats, Survivors, checked_mission, setup_of
from overrun.cli.table import Table, pick
from overrun.core import UNDO_POLICIES, Event
from overrun.errors import OverrunError
from overrun.games import games, new
from overrun.words.tell import mission_title


def play(
    mission: Annotated[str | None, typer.Argument()] = None,
    text: Annotated[bool, typer.Option("--text")] = False,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    survivors: Survivors = None,
    seats: Seats = None,
    bot: Annotated[list[str] | None, typer.Option("--bot")] = None,
    undo: Annotated[str, typer.Option("--undo")] = "free",
    load: Annotated[Path | None, typer.Option("--load")] = None,
    host: Annotated[str, typer.Option("--host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535)] = 8000,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    db: Annotated[str, typer.Option("--db")] = "sqlite:///overrun.sqlite",
) -> None:
    if not text:
        say("play-no-page")
    bots = seats_of_bots(bot or [])
    if load is not None:
        Table.loaded(load, bots, words()).run()
        return
    chosen = checked_mission(mission) if mission else _asked_mission()
    if chosen is None:
        say("play-goodbye")
        return
    policy = next((known for known in UNDO_POLICIES if known == undo), None)
    if policy is None:
        raise OverrunError(f"there is no undo policy {undo!r}; choose one of: {', '.join(UNDO_POLICIES)}")
    story: list[Event] = []
    setup = setup_of(survivors, seats)
    game = new(chosen, seed=seed, undo=policy, sink=lambda event, _: story.append(event), **setup)
    if (count := game.setup.get("seats")) and max(bots, default=0) >= count:
        raise OverrunError(f"--bot names seat {max(bots)}, but the seats go from 0 to {count - 1}")
    Table(game, bots, words(), story).run()


def _asked_mission() -> str | None:
    """Let the person pick from all missions; None when they would rather not."""
    titles = {
        info.id: mission_title(words(), info.id, info.title) for game in games() for info in game.missions()
    }
    if not titles:
        raise OverrunError("no game is installed, so there is nothing to play")
    say("play-which-mission")
    chosen = pick(list(titles), list(titles.values()), words())
    return None if chosen is None else list(titles)[chosen]
