"""Gear Up's speed: random play, clones, placements, new games.

    python bench/gearup.py [--json] [--mission gearup/super-abomination-easy] [--seats 4] [--seconds 3]

A decision is a question with two or more options. Processor time of one process, no sink; the best of three
runs, since noise only ever adds.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import overrun
from overrun.conformance import Dice
from overrun.core import Look
from overrun.gearup.attack import draws_on
from overrun.gearup.words import ASK_ATTACK


def random_play(mission: str, seats: int, seconds: float) -> dict[str, float]:
    """Random games for so many seconds; set-up is not counted."""
    decisions = games = 0
    spent = 0.0
    while spent < seconds:
        game = overrun.new(mission, seed=games, seats=seats)
        dice = Dice(games)
        games += 1
        begin = time.process_time()
        while game.question is not None:
            decisions += len(game.question.options) > 1
            game.choose(dice.choice(game.question))
        spent += time.process_time() - begin
    return {
        "decisions_per_second": round(decisions / spent),
        "decisions_per_game": round(decisions / games, 1),
    }


def positions(mission: str, seats: int, number: int = 200) -> list[Any]:
    """Games stopped somewhere in an attack step."""
    found: list[Any] = []
    for seed in range(number):
        game = overrun.new(mission, seed=seed, seats=seats)
        dice = Dice(seed)
        for _ in range(seed % 25):
            if game.question is not None:
                game.choose(dice.choice(game.question))
        if ASK_ATTACK.asked(game.question):
            found.append(game)
    return found


def clones(games: list[Any]) -> dict[str, float]:
    begin = time.process_time()
    for game in games:
        game.clone().state  # noqa: B018 - brought to life
    return {"live_clone_us": round((time.process_time() - begin) / len(games) * 1e6, 2)}


def placements(mission: str) -> dict[str, float]:
    """All legal drawings of every Weapon on a fresh Boss."""
    game = overrun.new(mission, seed=0, seats=6)
    look: Any = Look(game.world, game.state)
    boss = game.world.zombies
    tools = [tool for person in game.world.people for weapon in person.weapons for tool in weapon]
    for tool in tools:
        draws_on(look, 0, tool, boss)
    begin = time.process_time()
    found = sum(len(draws_on(look, 0, tool, boss)) for tool in tools)
    spent = time.process_time() - begin
    return {"placements_us": round(spent / len(tools) * 1e6, 2), "placements": round(found / len(tools), 1)}


def new_games(mission: str, seats: int, number: int = 100) -> dict[str, float]:
    begin = time.process_time()
    for seed in range(number):
        overrun.new(mission, seed=seed, seats=seats)
    return {"new_game_ms": round((time.process_time() - begin) / number * 1e3, 3)}


def measure(mission: str, seats: int, seconds: float) -> dict[str, float]:
    overrun.new(mission, seed=0, seats=seats)  # read the content first
    runs = [random_play(mission, seats, seconds / 3) for _ in range(3)]
    games = positions(mission, seats)
    others = [{**clones(games), **placements(mission), **new_games(mission, seats)} for _ in range(3)]
    return {
        **max(runs, key=lambda run: run["decisions_per_second"]),
        **{key: min(run[key] for run in others) for key in others[0]},
    }


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--mission", default="gearup/super-abomination-easy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    said = parser.parse_args()
    figures = measure(said.mission, said.seats, said.seconds)
    if said.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:22} {value:10}")


if __name__ == "__main__":
    main()
