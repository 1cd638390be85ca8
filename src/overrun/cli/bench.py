"""`overrun bench`: how fast the engine is on this machine, mission by mission."""

from pathlib import Path
from typing import Annotated

import typer

from overrun.cli import growth as growing
from overrun.cli.output import print_json, print_line, print_table, progress, say, words
from overrun.cli.setup import AsJson
from overrun.cli.speed import Figures, measure
from overrun.core.version import ENGINE_VERSION
from overrun.errors import OverrunError
from overrun.games import games, mission_meant


def bench(
    mission: Annotated[list[str] | None, typer.Argument()] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01)] = 4.0,
    growth: Annotated[Path | None, typer.Option("--growth", dir_okay=False)] = None,
    as_json: AsJson = False,
) -> None:
    if growth is not None:
        if mission:
            raise OverrunError("--growth measures a town of its own: leave the missions out")
        _show_growth(growth, as_json)
        return
    missions = [mission_meant(name) for name in mission or ()] or [
        infos[0].id for game in games() if (infos := game.missions())
    ]
    measured = []
    for name in missions:
        with progress(words().text("bench-progress", mission=name), seconds, quiet=as_json) as advance:
            measured.append(measure(name, seconds, advance))
    if as_json:
        print_json({"engine": ENGINE_VERSION, "missions": measured})
        return
    columns = (
        "mission",
        "decisions",
        "new",
        "clone",
        "live",
        "imagine",
        "view",
        "replay",
        "simulations",
        "env",
    )
    print_table([words().text(f"bench-{column}") for column in columns], [_row(one) for one in measured])
    if any(one.env_steps_per_second is None for one in measured):
        say("bench-no-env")


def _row(figures: Figures) -> list[str]:
    times = (figures.new_us, figures.clone_us, figures.live_us, figures.imagine_us, figures.view_us)
    steps = figures.env_steps_per_second
    return [
        figures.mission,
        f"{figures.decisions_per_second:.0f}",
        *(f"{us:.1f}" for us in times),
        f"{figures.replayed_per_second:.0f}",
        f"{figures.simulations_per_second:.1f}",
        "–" if steps is None else f"{steps:.0f}",
    ]


def _show_growth(file: Path, as_json: bool) -> None:
    pieces = growing.PASSES * sum(map(len, growing.GROWS.values()))
    with progress(words().text("bench-growth-title"), pieces, quiet=as_json) as advance:
        measured = growing.growth(advance)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(growing.picture(measured), "utf-8")
    if as_json:
        print_json({"engine": ENGINE_VERSION, "growth": measured})
        return
    columns = ("decision", "clone", "phase")
    for what, costs in measured.items():
        headings = [
            words().text(f"bench-growth-{what}"),
            *(f"{words().text(f'bench-growth-{name}')} µs" for name in columns),
        ]
        rows = [
            [str(cost.size), *(f"{us:.1f}" for us in (cost.decision_us, cost.clone_us, cost.phase_us))]
            for cost in costs
        ]
        print_table(headings, rows)
        print_line("")
    say("bench-growth-written", file=str(file))
