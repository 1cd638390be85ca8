"""What the core itself costs, measured on the tests' toy game: microseconds a decision, a clone, an undo.

    python bench/core.py [--json]

The overhead is the whole cost of a decision in a game whose rules do next to nothing: an upper bound.
Every figure is the best of several runs: machines are noisy, and noise only ever adds.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.core.toy import TOY, Cellar, World

from overrun.core import Game

QUICK = bool(os.environ.get("OVERRUN_BENCH_QUICK"))  # only to see that it runs
GAMES = 40 if QUICK else 400
RUNS = 2 if QUICK else 5


def best(run: Callable[[], tuple[float, int]]) -> float:
    """Microseconds apiece, in the best of several runs."""
    figures = []
    for _ in range(RUNS):
        seconds, count = run()
        figures.append(seconds / count * 1e6)
    return round(min(figures), 2)


def started() -> list[Game[Cellar, World]]:
    return [Game.begin(TOY, "toy/cellar", seed=seed) for seed in range(GAMES)]


def decisions() -> tuple[float, int]:
    games = started()
    count = 0
    begin = time.perf_counter()
    for game in games:
        while game.question is not None and count < 1_000_000:
            options = game.question.options
            game.choose(options[count % len(options)])
            count += 1
    return time.perf_counter() - begin, count


def positions() -> list[Game[Cellar, World]]:
    """Games stopped at questions of every kind, also in the middle of steps."""
    found = []
    for game in started():
        for turn in range(game.seed % 23):
            if game.question is None:
                break
            options = game.question.options
            game.choose(options[(game.seed + turn) % len(options)])
        if game.question is not None:
            found.append(game)
    return found


def clones() -> tuple[float, int]:
    games = positions()
    begin = time.perf_counter()
    for game in games:
        game.clone()
    return time.perf_counter() - begin, len(games)


def live_clones() -> tuple[float, int]:
    """Clones brought to life, ready to be played: the current step is run again."""
    games = positions()
    begin = time.perf_counter()
    for game in games:
        game.clone().state  # noqa: B018
    return time.perf_counter() - begin, len(games)


def imagined() -> tuple[float, int]:
    """What a search does: everything unseen dealt anew, ready to be played."""
    games = positions()
    begin = time.perf_counter()
    for game in games:
        game.imagine(1).state  # noqa: B018
    return time.perf_counter() - begin, len(games)


def undone() -> tuple[float, int]:
    games = [game for game in positions() if game.answers]
    begin = time.perf_counter()
    for game in games:
        game.undo()
    return time.perf_counter() - begin, len(games)


def new_games() -> tuple[float, int]:
    begin = time.perf_counter()
    started()
    return time.perf_counter() - begin, GAMES


def measure() -> dict[str, float]:
    return {
        "decision_us": best(decisions),
        "clone_us": best(clones),
        "live_clone_us": best(live_clones),
        "imagine_us": best(imagined),
        "undo_us": best(undone),
        "new_game_us": best(new_games),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print JSON")
    as_json = parser.parse_args().json
    figures = measure()
    if as_json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:16} {value:8.2f}")


if __name__ == "__main__":
    main()
