"""`overrun sim`: let bots play many games and count."""

from collections.abc import Sequence
from typing import Annotated

import typer

from overrun.agents.registry import factory_of
from overrun.cli.output import print_json, progress, say, words
from overrun.cli.setup import AsJson, Seats, Survivors, checked_mission, setup_of
from overrun.lab import Outcome, Task, simulate, wilson


def sim(
    mission: Annotated[str, typer.Argument()],
    games: Annotated[int, typer.Option("--games", "-n", min=1)] = 100,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1)] = 1,
    seed: Annotated[int, typer.Option("--seed")] = 0,
    agent: Annotated[str, typer.Option("--agent")] = "random",
    max_rounds: Annotated[int, typer.Option("--max-rounds", min=1)] = 200,
    survivors: Survivors = None,
    seats: Seats = None,
    as_json: AsJson = False,
) -> None:
    factory_of(agent)
    task = Task(checked_mission(mission), setup_of(survivors, seats), agent, seed, max_rounds)
    with progress(words().text("sim-progress"), games, quiet=as_json) as advance:
        summary = simulate(task, games, jobs, lambda done: advance(label=_so_far(done)))
    if as_json:
        print_json(summary)
        return
    low, high = summary.win_rate_95
    say(
        "sim-summary",
        mission=task.mission,
        wins=summary.wins,
        games=games,
        share=round(100 * summary.win_rate, 1),
        low=round(100 * low, 1),
        high=round(100 * high, 1),
        truncated=summary.truncated,
    )
    say("sim-reasons", reasons=", ".join(f"{reason} {count}" for reason, count in summary.ends.items()))
    say("sim-length", rounds=summary.rounds_per_game, decisions=round(summary.decisions / games, 1))
    say(
        "sim-speed",
        decisions=summary.decisions,
        seconds=summary.seconds,
        speed=round(summary.decisions_per_second),
    )


def _so_far(done: Sequence[Outcome]) -> str:
    """The share of games won up to now, for the progress bar."""
    wins = sum(outcome.won for outcome in done)
    low, high = wilson(wins, len(done))
    return words().text(
        "sim-running",
        share=round(100 * wins / len(done)),
        low=round(100 * low),
        high=round(100 * high),
    )
