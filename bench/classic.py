"""The classic game's speed: random play with every rule on, clones, new games.

    python bench/classic.py [--json] [--mission classic/01-city-blocks] [--survivors 6] [--seconds 3]

A decision is a question with two or more options; inventory moves in a row count once. Processor time of
one process, no sink; the best of three runs, since noise only ever adds.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import overrun
from overrun.conformance import Dice

SIX = ["amy", "doug", "josh", "ned", "phil", "wanda"]
MAX_ROUNDS = 60


def random_play(mission: str, survivors: list[str], seconds: float) -> dict[str, float]:
    """Random games for so many seconds; set-up is not counted."""
    decisions = answers = games = 0
    spent = 0.0
    seed = 0
    while spent < seconds:
        game = overrun.new(mission, seed=seed, survivors=survivors)
        dice = Dice(seed)
        seed += 1
        games += 1
        begin = time.process_time()
        arranging = False
        while game.question is not None and game.round <= MAX_ROUNDS:
            question = game.question
            inventory = question.kind == "arrange"
            if len(question.options) > 1 and not (inventory and arranging):
                decisions += 1
            arranging = inventory
            game.choose(dice.choice(question))
            answers += 1
        spent += time.process_time() - begin
    return {
        "decisions_per_second": round(decisions / spent),
        "answers_per_second": round(answers / spent),
        "decisions_per_game": round(decisions / games, 1),
    }


def positions(mission: str, survivors: list[str], number: int = 300) -> list[Any]:
    """Games stopped at an action question."""
    found: list[Any] = []
    for seed in range(number):
        game = overrun.new(mission, seed=seed, survivors=survivors)
        dice = Dice(seed)
        for _ in range(seed % 60):
            if game.question is None:
                break
            game.choose(dice.choice(game.question))
        while game.question is not None and game.question.kind != "action":
            game.choose(dice.choice(game.question))
        if game.question is not None:
            found.append(game)
    return found


def clones(games: list[Any]) -> dict[str, float]:
    begin = time.process_time()
    for game in games:
        game.clone()
    cheap = time.process_time() - begin
    begin = time.process_time()
    for game in games:
        game.clone().state  # noqa: B018 - brought to life
    live = time.process_time() - begin
    return {
        "clone_us": round(cheap / len(games) * 1e6, 2),
        "live_clone_us": round(live / len(games) * 1e6, 2),
    }


def new_games(mission: str, survivors: list[str], number: int = 100) -> float:
    begin = time.process_time()
    for seed in range(number):
        overrun.new(mission, seed=seed, survivors=survivors)
    return round((time.process_time() - begin) / number * 1e3, 3)


def measure(mission: str, survivors: list[str], seconds: float) -> dict[str, float]:
    overrun.new(mission, seed=0)  # read the content first
    runs = [random_play(mission, survivors, seconds / 3) for _ in range(3)]
    games = positions(mission, survivors)
    copies = [clones(games) for _ in range(3)]
    return {
        **max(runs, key=lambda run: run["decisions_per_second"]),
        **{key: min(run[key] for run in copies) for key in copies[0]},
        "new_game_ms": min(new_games(mission, survivors) for _ in range(3)),
    }


def main(about: str | None = __doc__, mission: str = "classic/01-city-blocks", cast: list[str] = SIX) -> None:
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--mission", default=mission)
    parser.add_argument("--survivors", type=int, default=6)
    parser.add_argument("--seconds", type=float, default=3.0)
    said = parser.parse_args()
    figures = measure(said.mission, cast[: said.survivors], said.seconds)
    if said.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:22} {value:10}")


if __name__ == "__main__":
    main()
