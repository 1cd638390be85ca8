"""`overrun play`: sit down at a table, in the browser or in the terminal."""

from collections.abc import Iterable, Sequence
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any

import typer

from overrun.cli.bots import seats_of_bots
from overrun.cli.output import say, words
from overrun.cli.setup import Seats, Survivors, setup_of
from overrun.cli.table import Table, matches, pick
from overrun.core import UNDO_POLICIES, Event
from overrun.errors import OverrunError
from overrun.games import games, mission_meant, missions_meant, new
from overrun.words.tell import mission_title

# What the extra "play" brings, by the name it is imported with.
EXTRA = ("litestar", "uvicorn", "websockets", "sqlalchemy", "segno")


def play(
    mission: Annotated[str | None, typer.Argument()] = None,
    text: Annotated[bool, typer.Option("--text")] = False,
    plain: Annotated[bool, typer.Option("--plain")] = False,
    seed: Annotated[int | None, typer.Option("--seed")] = None,
    survivors: Survivors = None,
    seats: Seats = None,
    bot: Annotated[list[str] | None, typer.Option("--bot")] = None,
    undo: Annotated[str, typer.Option("--undo")] = "free",
    load: Annotated[Path | None, typer.Option("--load")] = None,
    host: Annotated[str, typer.Option("--host")] = "0.0.0.0",
    port: Annotated[int | None, typer.Option("--port", min=0, max=65535)] = None,
    no_browser: Annotated[bool, typer.Option("--no-browser")] = False,
    db: Annotated[str | None, typer.Option("--db")] = None,
    name: Annotated[list[str] | None, typer.Option("--name")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy")] = None,
    thinkers: Annotated[int | None, typer.Option("--thinkers", min=0, max=64)] = None,
) -> None:
    if text or plain:
        _play_here(mission, seed, survivors, seats, bot, undo, load, plain)
        return
    for option, said in {
        "--seed": seed,
        "--survivors": survivors,
        "--seats": seats,
        "--bot": bot,
        "--load": load,
    }.items():
        if said is not None:
            raise OverrunError(
                f"{option} is for playing in the terminal; add --text, or choose it on the page"
            )
    settings: dict[str, Any] = {
        "names": tuple(each.lower() for each in name or ()),
        "proxies": checked_proxies(proxy or ()),
    }
    settings |= {} if db is None else {"database": db}
    settings |= {} if thinkers is None else {"thinkers": thinkers}
    _serve(mission_meant(mission) if mission else "", host, port, not no_browser, settings)


def checked_proxies(said: Iterable[str]) -> tuple[str, ...]:
    """Addresses and networks; anything else would silently never be a proxy."""
    for name in said:
        try:
            ip_network(name)
        except ValueError:
            raise OverrunError(
                f"--proxy {name!r} is no address and no network; write 127.0.0.1 or 10.0.0.0/8"
            ) from None
    return tuple(said)


def _serve(mission: str, host: str, port: int | None, browser: bool, chosen: dict[str, Any]) -> None:
    """Start the server and stay until Ctrl-C."""
    try:
        from overrun.server.lan import addresses
        from overrun.server.run import DEFAULT_PORT, listen, local_address, serve
        from overrun.server.settings import Settings
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in EXTRA:
            raise
        raise OverrunError(
            'the page needs more libraries: pip install "overrun[play]", or add --text'
        ) from None
    wanted = DEFAULT_PORT if port is None else port
    listening = listen(host, wanted, or_next=port is None)
    found = listening.getsockname()[1]
    settings = Settings(host=host, port=found, **chosen)
    if port is None and found != wanted:
        say("table-port-moved", wanted=str(wanted), port=str(found))
    say("table-here", address=local_address(settings))
    for address in addresses(settings):
        say("table-friends", address=address)
    say("table-stop")
    serve(settings, listening, browser=browser, path=f"new/{mission}" if mission else "")
    say("table-stopped")


def _play_here(
    mission: str | None,
    seed: int | None,
    survivors: str | None,
    seats: int | None,
    bot: list[str] | None,
    undo: str,
    load: Path | None,
    plain: bool,
) -> None:
    """Play in the terminal."""
    bots = seats_of_bots(bot or [])
    if load is not None:
        Table.loaded(load, bots, words(), plain=plain).run()
        return
    chosen = mission_meant(mission) if mission else _asked_mission()
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
        raise OverrunError(f"--bot names seat {max(bots) + 1}, but the seats go from 1 to {count}")
    Table(game, bots, words(), story, plain=plain).run()


def _asked_mission() -> str | None:
    """Let the person pick from all missions; None when they would rather not."""
    titles = {
        info.id: mission_title(words(), info.id, info.title) for game in games() for info in game.missions()
    }
    if not titles:
        raise OverrunError("no game is installed, so there is nothing to play")
    say("play-which-mission")
    chosen = pick(list(titles), list(titles.values()), words(), _missions_matching)
    return None if chosen is None else list(titles)[chosen]


def _missions_matching(line: str, missions: Sequence[str]) -> list[int]:
    """A mission as people call it (`classic/1`), or its number in the list."""
    return [missions.index(mission) for mission in missions_meant(line, missions)] or matches(line, missions)
