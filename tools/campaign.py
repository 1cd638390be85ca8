"""Random games of every mission under every promise of the engine: `make campaign`.

    python tools/campaign.py [--seeds 50] [--games 200] [--mixed 100] [--first-seed 0] [--jobs 2]
                             [--missions classic/05-big-w …] [--max-answers 400] [--max-rounds 60]
                             [--games-module module:ENTRY] [--out .overrun/campaign.json]

`--seeds` games of each mission are played by the conformance check. `--games` more are played to the end:
those with an even seed by the bot `sensible` from the start, the others at random from the middle of trouble.
`--mixed` more of each box that can be mixed with another are played like that with both, one mission after
another.
Every position of theirs is checked, their records have to replay, and the report lists the rules that the
code cites and that no event of theirs ever told. A failure is written down with the command that plays it
again. Exit code 1 if there was one.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

from overrun.agents import make  # noqa: E402
from overrun.agents.parts import part_of  # noqa: E402
from overrun.conformance import check  # noqa: E402
from overrun.core import Event  # noqa: E402
from overrun.errors import OverrunError  # noqa: E402
from overrun.games import games, missions_named, new, register, replay  # noqa: E402
from overrun.rules import prefixes  # noqa: E402
from overrun.rules.citations import citations_under  # noqa: E402

# What each game has for whole games: set-ups in the middle of trouble, and what must hold of every position.
TROUBLE = {
    "classic": "tests.classic.trouble:setup",
    "invader": "tests.scifi.trouble:setup",
    "darkside": "tests.scifi.trouble:setup",
}
# Boxes that can be mixed with another one: set-ups with both.
MIXED = {"invader": "tests.scifi.trouble:mixed", "darkside": "tests.scifi.trouble:mixed"}
# Games for many numbers of players: which number a seed stands for. Bots have the even seeds, chance the odd.
SEATS = {"gearup": lambda seed: 1 + seed // 2 % 6}
INVARIANTS = {
    "classic": "overrun.classic.invariants:check",
    "invader": "overrun.scifi.invariants:check",
    "darkside": "overrun.scifi.invariants:check",
    "gearup": "overrun.gearup.invariants:check",
}


@dataclass(frozen=True)
class Task:
    mission: str
    seed: int
    whole: bool = False  # a game played to the end, or one under the conformance check
    mixed: bool = False  # with two boxes


@dataclass(frozen=True)
class Outcome:
    mission: str
    seed: int
    whole: bool = False
    mixed: bool = False
    answers: int = 0
    over: bool = False
    end: str = ""  # how a whole game ended
    told: tuple[str, ...] = ()  # the rules its events cited
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


def play(task: Task, modules: list[str], max_answers: int, max_rounds: int) -> Outcome:
    """One game; whatever goes wrong in it is a finding, not the end of the campaign."""
    add_games(modules)
    outcome = Outcome(task.mission, task.seed, task.whole, task.mixed)
    try:
        if task.whole:
            return play_to_the_end(task, outcome, max_rounds)
        setup = seats_of(task)
        game = check(
            lambda: new(task.mission, seed=task.seed, **setup),
            seed=task.seed,
            max_answers=max_answers,
            never=("concede",),  # most games would be over before anything has happened
        )
    except Exception as error:
        number = f"--seeds 0 --{'mixed' if task.mixed else 'games'} 1" if task.whole else "--seeds 1"
        again = f"python tools/campaign.py --missions {task.mission} --first-seed {task.seed} {number}"
        again += f" --max-answers {max_answers} --max-rounds {max_rounds}"
        again += "".join(f" --games-module {name}" for name in modules)
        return replace(
            outcome,
            failure=f"{type(error).__name__}: {error}",
            trace="".join(traceback.format_exception(error)[-6:]),
            again=again,
        )
    return replace(outcome, answers=game.answers, over=game.over)


def play_to_the_end(task: Task, outcome: Outcome, max_rounds: int) -> Outcome:
    """A whole game, each position checked, its record replayed."""
    own = task.mission.partition("/")[0]
    by_bot = task.seed % 2 == 0
    setup = {}
    if task.mixed:
        setup = named(MIXED[own])(task.mission, task.seed)
    elif not by_bot and own in TROUBLE:
        setup = named(TROUBLE[own])(task.mission, task.seed)
    setup |= seats_of(task)
    invariant = named(INVARIANTS[own]) if own in INVARIANTS else None
    told: set[str] = set()

    def hear(event: Event, play: object) -> None:
        told.update(event.rules)

    game = new(task.mission, seed=task.seed, sink=hear, **setup)
    agent = make("sensible" if by_bot and part_of(task.mission) else "random", task.seed)
    while game.question is not None and game.round <= max_rounds:
        if invariant is not None:
            invariant(game.world, game.state, settled=game.question.interruptible)
        game.choose(agent(game.for_agent(task.seed + game.answers)))
    if replay(game.record.json()).hash() != game.hash():
        raise AssertionError("the record replays to another position")
    end = (
        "stopped" if game.result is None else f"{'won' if game.result.won else 'lost'}: {game.result.reason}"
    )
    return replace(outcome, answers=game.answers, over=game.over, end=end, told=tuple(sorted(told)))


def seats_of(task: Task) -> dict[str, Any]:
    """How many people a game is for, where its seed decides that."""
    count = SEATS.get(task.mission.partition("/")[0])
    return {} if count is None else {"seats": count(task.seed)}


def named(name: str) -> Callable[..., Any]:
    """A function by module:name."""
    module, _, function = name.partition(":")
    found: Callable[..., Any] = getattr(importlib.import_module(module), function)
    return found


def never_told(done: list[Outcome]) -> dict[str, list[str]]:
    """For each game, the rules that its code and missions cite and that no event of a whole game told."""
    told = {rule_id for outcome in done for rule_id in outcome.told}
    found = {}
    for game in sorted({outcome.mission.partition("/")[0] for outcome in done if outcome.whole}):
        # The code of a game is where its rules are: what several games share has a package of its own.
        homes = [ROOT / "src" / "overrun" / name for name in prefixes().get(game, (game,))]
        citations = [citation for home in homes for citation in citations_under(home)]
        cited = {c.rule_id for c in citations if c.path.suffix == ".py" or c.path.parent.name == "missions"}
        found[game] = sorted(cited - told)
    return found


def outcomes(tasks: list[Task], jobs: int, **said: Any) -> Iterator[Outcome]:
    run = partial(play, **said)
    if jobs <= 1:
        yield from map(run, tasks)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(run, tasks, chunksize=max(1, min(8, len(tasks) // (8 * jobs))))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--seeds", type=int, default=50, help="games of each mission under the conformance check"
    )
    parser.add_argument("--games", type=int, default=0, help="whole games of each mission")
    parser.add_argument("--mixed", type=int, default=0, help="whole games of each box mixed with another")
    parser.add_argument("--first-seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument(
        "--missions", nargs="*", default=[], help="only these missions, or those of these games"
    )
    parser.add_argument("--max-answers", type=int, default=400, help="a game is left after so many answers")
    parser.add_argument("--max-rounds", type=int, default=60, help="a whole game is stopped after so many")
    parser.add_argument("--games-module", action="append", default=[], metavar="module:ENTRY")
    parser.add_argument("--out", type=Path, default=ROOT / ".overrun" / "campaign.json")
    chosen = parser.parse_args(arguments)
    add_games(chosen.games_module)

    missions = [info.id for game in games() for info in game.missions()]
    if not missions:
        print("no game is installed, so there is nothing to play")
        return 0
    if chosen.missions:
        try:
            missions = missions_named(chosen.missions)
        except OverrunError as error:
            print(error, file=sys.stderr)
            return 2
    first = chosen.first_seed
    seeds = range(first, first + chosen.seeds)
    # Seed by seed, so that every mission has been met early on.
    tasks = [Task(mission, seed) for seed in seeds for mission in missions]
    tasks += [Task(mission, first + n, whole=True) for n in range(chosen.games) for mission in missions]

    for box in MIXED:
        own = [mission for mission in missions if mission.startswith(f"{box}/")]
        numbers = range(chosen.mixed if own else 0)
        tasks += [Task(own[n % len(own)], first + n, whole=True, mixed=True) for n in numbers]

    begin = time.perf_counter()
    done: list[Outcome] = []
    failures: list[Outcome] = []
    limits = {"max_answers": chosen.max_answers, "max_rounds": chosen.max_rounds}
    for outcome in outcomes(tasks, chosen.jobs, modules=chosen.games_module, **limits):
        done.append(outcome)
        if outcome.failure:
            failures.append(outcome)
            print(f"\r{outcome.mission}, seed {outcome.seed}: {outcome.failure}", file=sys.stderr)
        if sys.stderr.isatty() or len(done) == len(tasks):
            line = f"\r{len(done)} of {len(tasks)} games, {len(failures)} failed ({outcome.mission})"
            print(f"{line:70}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)

    untold = never_told(done)
    report = {
        "games": len(done),
        "answers": sum(outcome.answers for outcome in done),
        "finished": sum(outcome.over for outcome in done),
        "missions": missions,
        "ends": {
            mission: dict(Counter(o.end for o in done if o.mission == mission and o.end).most_common())
            for mission in missions
            if chosen.games or chosen.mixed
        },
        "never_told": untold,
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
    for game, rules in untold.items():
        print(f"{game}: {len(rules)} rules that the code cites were told by no event; they are in the report")
    for outcome in failures[:5]:
        print(f"  again: {outcome.again}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
