"""`overrun sim`: let bots play many games and count."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Annotated

import typer

from overrun.cli.output import complain, note, print_json, progress, say, title, words
from overrun.cli.setup import AsJson, Seats, Survivors
from overrun.cli.variants import agents_of, check_seats, chosen_missions, chosen_setup
from overrun.errors import OverrunError
from overrun.games import new
from overrun.lab import Outcome, Run, Task, processes, run, wilson

Games = Annotated[int, typer.Option("--games", "-n", min=1)]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1)]
Seed = Annotated[int, typer.Option("--seed")]
AgentsSaid = Annotated[list[str] | None, typer.Option("--agent")]
House = Annotated[list[str] | None, typer.Option("--house")]
More = Annotated[list[str] | None, typer.Option("--set")]
MaxRounds = Annotated[int, typer.Option("--max-rounds", min=1)]
Kept = Annotated[Path | None, typer.Option("--keep")]
Report = Annotated[Path | None, typer.Option("--report")]
Csv = Annotated[Path | None, typer.Option("--csv")]
Parquet = Annotated[Path | None, typer.Option("--parquet")]


def sim(
    mission: Annotated[list[str] | None, typer.Argument()] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    games: Games = 100,
    jobs: Jobs = 1,
    seed: Seed = 0,
    agent: AgentsSaid = None,
    max_rounds: MaxRounds = 200,
    survivors: Survivors = None,
    seats: Seats = None,
    house: House = None,
    more: More = None,
    keep: Kept = None,
    csv: Csv = None,
    parquet: Parquet = None,
    report: Report = None,
    as_json: AsJson = False,
) -> None:
    if not mission and not everything:
        raise typer.BadParameter(words().text("sim-no-mission"))
    check_files(csv, parquet, report, keep)
    missions = chosen_missions(mission or [], everything)
    most, single = agents_of(agent or [])
    setup = chosen_setup(survivors, seats, house, more)
    runs: list[Run] = []
    with processes(jobs) as pool:
        for name in missions:
            task = Task(name, setup, most, seed, max_rounds, single, collect=True)
            try:
                check_setup(task)
            except OverrunError as error:
                if len(missions) == 1:
                    raise
                # One of many missions may not fit these people or rules; the others are played all the same.
                complain(f"{name}: {error}")
                continue
            runs.append(watched(task, games, jobs, quiet=as_json, pool=pool, kept=keep))
            if not as_json:
                tell(runs[-1])
    write_files(runs, csv, parquet)
    if report is not None:
        write_report(runs, report)
    if as_json:
        print_json(runs[0].summary if len(missions) == 1 else {"missions": [each.summary for each in runs]})


def check_setup(task: Task) -> None:
    """Say what is wrong before anything is played."""
    game = new(task.mission, seed=0, **task.setup)
    check_seats(task, int(game.setup.get("seats") or 1))


def watched(
    task: Task,
    games: int,
    jobs: int,
    quiet: bool,
    name: str = "",
    pool: ProcessPoolExecutor | None = None,
    kept: Path | None = None,
) -> Run:
    """Simulate with a progress bar that shows the share won so far."""
    with progress(words().text("sim-progress"), games, quiet=quiet) as advance:

        def went_on(done: Sequence[Outcome]) -> None:
            advance(label=_so_far(name or task.mission, done))

        try:
            return run(task, games, jobs, went_on, name, pool, kept)
        except KeyboardInterrupt:
            if kept is not None:
                note(words().text("sim-stopped", file=str(kept)))
            raise


def tell(done: Run) -> None:
    """A simulation in a few lines."""
    from overrun.lab.report import reason_said

    summary = done.summary
    low, high = summary.win_rate_95
    say(
        "sim-summary",
        mission=done.task.mission,
        title=title(done.task.mission),
        wins=summary.wins,
        games=summary.games,
        share=round(100 * summary.win_rate, 1),
        low=round(100 * low, 1),
        high=round(100 * high, 1),
        truncated=summary.truncated,
    )
    ends = (
        f"{reason_said(done.task.mission, reason, words())} {count}" for reason, count in summary.ends.items()
    )
    say("sim-reasons", reasons=", ".join(ends))
    say("sim-length", rounds=summary.rounds_per_game, decisions=round(summary.decisions / summary.games, 1))
    if done.before:
        say("sim-kept", before=len(done.before), now=summary.games - len(done.before))
    now = sum(outcome.decisions for number, outcome in enumerate(done.outcomes) if number not in done.before)
    if now:
        speed = round(summary.decisions_per_second)
        say("sim-speed", decisions=now, seconds=summary.seconds, speed=speed)


def _so_far(name: str, done: Sequence[Outcome]) -> str:
    """The share of games won up to now, for the progress bar."""
    wins = sum(outcome.won for outcome in done)
    low, high = wilson(wins, len(done))
    return words().text(
        "sim-running",
        mission=name,
        share=round(100 * wins / len(done)),
        low=round(100 * low),
        high=round(100 * high),
    )


# Files


def check_files(csv: Path | None, parquet: Path | None, *others: Path | None) -> None:
    """Complain before hours of games are played for a file that cannot be written."""
    if parquet is not None:
        from overrun.lab.files import load_parquet

        load_parquet()
    for file in (csv, parquet, *others):
        if file is not None and (file.is_dir() or not file.resolve().parent.is_dir()):
            raise OverrunError(f"cannot write {file}: it is a folder, or its folder is missing; name another")


def write_files(runs: Sequence[Run], csv: Path | None, parquet: Path | None) -> None:
    """One row a game."""
    from overrun.lab.files import write_csv, write_parquet

    if csv is not None:
        write_csv(csv, runs)
    if parquet is not None:
        write_parquet(parquet, runs)


def write_report(runs: Sequence[Run], file: Path) -> None:
    """The page to look at."""
    from overrun.lab.report import report_of

    write_text(file, report_of(runs, words()))


def write_text(file: Path, text: str) -> None:
    """A file, or an error that says why not."""
    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise OverrunError(f"cannot write {file}: {error.strerror}; name another file") from None
