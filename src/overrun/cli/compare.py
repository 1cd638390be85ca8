"""`overrun compare`: is one variant of a mission really harder than another?"""

from typing import Annotated

import msgspec
import typer

from overrun.cli.output import print_json, print_line, say, title, words
from overrun.cli.setup import AsJson, Seats, Survivors
from overrun.cli.sim import (
    AgentsSaid,
    Csv,
    Games,
    House,
    Jobs,
    Kept,
    MaxRounds,
    More,
    Parquet,
    Report,
    Seed,
    check_files,
    check_setup,
    watched,
    write_files,
    write_text,
)
from overrun.cli.variants import agents_of, chosen_setup, variant
from overrun.lab import Task, processes
from overrun.lab import compare as compared


def compare(
    mission: Annotated[str, typer.Argument()],
    a: Annotated[list[str] | None, typer.Option("--a")] = None,
    b: Annotated[list[str] | None, typer.Option("--b")] = None,
    games: Games = 200,
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
    from overrun.lab.report import difference, report_of, share_won, statements

    check_files(csv, parquet, report, keep)
    most, single = agents_of(agent or [])
    setup = chosen_setup(survivors, seats, house, more)
    base = Task(mission, setup, most, seed, max_rounds, single, collect=True)
    tasks = {name: variant(base, said or []) for name, said in (("A", a), ("B", b))}
    if tasks["A"] == tasks["B"]:
        raise typer.BadParameter(words().text("compare-same"))
    for task in tasks.values():
        if not task.packs:  # what packs bring is only known to the processes that read them
            check_setup(task)
    with processes(jobs) as pool:
        runs = [
            watched(task, games, jobs, quiet=as_json, name=name, pool=pool, kept=keep)
            for name, task in tasks.items()
        ]
    found = compared(*runs)
    write_files(runs, csv, parquet)
    if report is not None:
        write_text(report, report_of(runs, words(), found))
    if as_json:
        print_json({**msgspec.to_builtins(found), "significant": found.significant})
        return
    for (name, said), run in zip((("A", a), ("B", b)), runs, strict=True):
        what = " ".join(said or []) or words().text("compare-as-it-is")
        played, won = run.task.mission, share_won(run, words())
        say("compare-variant", name=name, what=what, mission=played, title=title(played), won=won)
    for line in statements(found, words()):
        print_line(line)
    for key, mean in (("rounds", found.rounds), ("deaths", found.deaths), ("kills", found.kills)):
        if mean is not None:
            say("compare-mean", what=words().text(f"lab-{key}"), difference=difference(mean))
