"""Random games of every mission under every promise of the engine: `make campaign`.

    python tools/campaign.py [--seeds 50] [--first-seed 0] [--jobs 2] [--missions classic/05-big-w …]
                             [--max-answers 400] [--games-module module:ENTRY] [--out .overrun/campaign.json]

Each game is played by the conformance check. A failure is written down with the command that plays it again.
Exit code 1 if there was one.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from overrun.conformance import check  # noqa: E402
from overrun.games import games, new, register  # noqa: E402


@dataclass(frozen=True)
class Task:
    mission: str
    seed: int


@dataclass(frozen=True)
class Outcome:
    mission: str
    seed: int
    answers: int = 0
    over: bool = False
    failure: str = ""  # kind of error and its message
    trace: str = ""
    again: str = ""  # the command that plays it again


def add_games(modules: list[str]) -> None:
    """Register the game entries named as module:ENTRY."""
    for name in modules:
        module, _, entry = name.partition(":")
        try:
            register(getattr(importlib.import_module(module), entry or "GAME"))
        except (ImportError, AttributeError) as error:
            raise SystemExit(f"--games-module {name}: {error}") from None


def play(task: Task, modules: list[str], max_answers: int) -> Outcome:
    """One game; whatever goes wrong in it is a finding, not the end of the campaign."""
    add_games(modules)
    try:
        game = check(lambda: new(task.mission, seed=task.seed), seed=task.seed, max_answers=max_answers)
    except Exception as error:
        again = f"python tools/campaign.py --missions {task.mission} --first-seed {task.seed} --seeds 1"
        again += f" --max-answers {max_answers}" + "".join(f" --games-module {name}" for name in modules)
        return Outcome(
            task.mission,
            task.seed,
            failure=f"{type(error).__name__}: {error}",
            trace="".join(traceback.format_exception(error)[-6:]),
            again=again,
        )
    return Outcome(task.mission, task.seed, game.answers, game.over)


def outcomes(tasks: list[Task], modules: list[str], max_answers: int, jobs: int) -> Iterator[Outcome]:
    run = partial(play, modules=modules, max_answers=max_answers)
    if jobs <= 1:
        yield from map(run, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(run, tasks, chunksize=max(1, min(8, len(tasks) // (8 * jobs))))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seeds", type=int, default=50, help="games of each mission")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--missions", nargs="*", default=[], help="only missions whose id begins like this")
    parser.add_argument("--max-answers", type=int, default=400, help="a game is left after so many answers")
    parser.add_argument("--games-module", action="append", default=[], metavar="module:ENTRY")
    parser.add_argument("--out", type=Path, default=ROOT / ".overrun" / "campaign.json")
    chosen = parser.parse_args(arguments)
    add_games(chosen.games_module)

    missions = [info.id for game in games() for info in game.missions()]
    if not missions:
        print("no game is installed, so there is nothing to play")
        return 0
    if chosen.missions:
        missions = [name for name in missions if name.startswith(tuple(chosen.missions))]
        if not missions:
            print(f"no mission begins with {' or '.join(chosen.missions)}", file=sys.stderr)
            return 2
    seeds = range(chosen.first_seed, chosen.first_seed + chosen.seeds)
    # Seed by seed, so that every mission has been met early on.
    tasks = [Task(mission, seed) for seed in seeds for mission in missions]

    begin = time.perf_counter()
    done: list[Outcome] = []
    failures: list[Outcome] = []
    for outcome in outcomes(tasks, chosen.games_module, chosen.max_answers, chosen.jobs):
        done.append(outcome)
        if outcome.failure:
            failures.append(outcome)
            print(f"\r{outcome.mission}, seed {outcome.seed}: {outcome.failure}", file=sys.stderr)
        if sys.stderr.isatty() or len(done) == len(tasks):
            line = f"\r{len(done)} of {len(tasks)} games, {len(failures)} failed ({outcome.mission})"
            print(f"{line:70}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)

    report = {
        "games": len(done),
        "answers": sum(outcome.answers for outcome in done),
        "finished": sum(outcome.over for outcome in done),
        "missions": missions,
        "seeds": [seeds.start, seeds.stop],
        "seconds": round(time.perf_counter() - begin, 1),
        "failures": [asdict(outcome) for outcome in failures],
    }
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    chosen.out.write_text(json.dumps(report, indent=2) + "\n", "utf-8")
    print(
        f"{report['games']} games of {len(missions)} missions, {report['finished']} played to the end, "
        f"{len(failures)} failures, {report['seconds']} s; written to {chosen.out}"
    )
    for outcome in failures[:5]:
        print(f"  again: {outcome.again}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
