"""`overrun bench`: how fast the engine is on this machine, mission by mission."""

import time
from collections.abc import Callable, Sequence
from typing import Annotated, Any

import msgspec
import typer

from overrun.agents import make
from overrun.cli.bots import answer
from overrun.cli.output import print_json, print_table, progress, words
from overrun.cli.setup import AsJson, checked_mission
from overrun.core import Game
from overrun.core.version import ENGINE_VERSION
from overrun.games import games, new

SAMPLE = 50  # positions at which clones and views are timed


class Figures(msgspec.Struct, frozen=True):
    """Speed of one mission, played by the random bot; times in microseconds."""

    mission: str
    decisions: int
    decisions_per_second: float
    new_us: float
    clone_us: float
    imagine_us: float
    view_us: float


def bench(
    mission: Annotated[list[str] | None, typer.Argument()] = None,
    seconds: Annotated[float, typer.Option("--seconds", min=0.01)] = 2.0,
    as_json: AsJson = False,
) -> None:
    missions = [checked_mission(name) for name in mission or ()] or [
        infos[0].id for game in games() if (infos := game.missions())
    ]
    measured = []
    for name in missions:
        with progress(words().text("bench-progress", mission=name), seconds, quiet=as_json) as advance:
            measured.append(measure(name, seconds, advance))
    if as_json:
        print_json({"engine": ENGINE_VERSION, "missions": measured})
        return
    columns = ("mission", "decisions", "new", "clone", "imagine", "view")
    rows = [
        (
            figures.mission,
            f"{figures.decisions_per_second:.0f}",
            *(f"{us:.1f}" for us in (figures.new_us, figures.clone_us, figures.imagine_us, figures.view_us)),
        )
        for figures in measured
    ]
    print_table([words().text(f"bench-{column}") for column in columns], rows)


def measure(mission: str, seconds: float, advance: Callable[[float], None]) -> Figures:
    """Play a mission over and over for so long, then time what else a search does."""
    agent = make("random")
    decisions = started = 0
    starting = playing = 0.0
    positions: list[Game[Any, Any]] = []
    while starting + playing < seconds or not decisions:
        begin = time.perf_counter()
        game = new(mission, seed=started)
        begun = time.perf_counter()
        while game.question is not None:
            if len(positions) < SAMPLE and decisions % 7 == 0:
                positions.append(game.clone())
            decisions += len(game.question.options) > 1
            game.choose(answer(game, agent))
            if time.perf_counter() - begin > seconds:
                break
        end = time.perf_counter()
        started += 1
        starting += begun - begin
        playing += end - begun
        advance(end - begin)
    return Figures(
        mission=mission,
        decisions=decisions,
        decisions_per_second=round(decisions / playing, 1),
        new_us=round(starting / started * 1e6, 1),
        # A clone costs nothing until it is used, so it is used: its state is brought to life.
        clone_us=_microseconds(positions, lambda game: game.clone().state),
        imagine_us=_microseconds(positions, lambda game: game.imagine(1).state),
        view_us=_microseconds(positions, lambda game: game.view()),
    )


def _microseconds(positions: Sequence[Game[Any, Any]], work: Callable[[Game[Any, Any]], object]) -> float:
    """The best of a few runs over all positions: noise only ever adds."""
    best = float("inf")
    for _ in range(5):
        begin = time.perf_counter()
        for game in positions:
            work(game)
        best = min(best, time.perf_counter() - begin)
    return round(best / len(positions) * 1e6, 2)
