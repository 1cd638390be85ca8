"""The speed of environments: steps with observation and mask, actions at random.

    python bench/env.py [--json] [--seconds 3]

Processor time of one process, resets included; the best of three runs, since noise only ever adds. Choosing
at random is measured apart and not counted, except with seats.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any

from overrun.cli.speed import steps_per_second


def seat_steps_per_second(env: Any, seconds: float) -> float:
    """Steps of a PettingZoo environment."""
    chance = random.Random(1)
    env.reset(seed=1)
    steps = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for agent in env.agent_iter(200):
            seen, _, ended, truncated, _ = env.last()
            done = ended or truncated
            env.step(None if done else chance.choice(seen["action_mask"].nonzero()[0]))
            if done and not env.agents:
                env.reset()
            assert agent
        steps += 200
        if not env.agents:
            env.reset()
    return steps / spent


def measure(seconds: float) -> dict[str, float]:
    import gymnasium

    import overrun.env
    from overrun.env import classic_v0

    teams: dict[str, tuple[str, dict[str, Any]]] = {
        "classic_01": ("classic", {"mission": "classic/01-city-blocks"}),
        "classic_01_six_survivors": (
            "classic",
            {"survivors": ["amy", "doug", "josh", "ned", "phil", "wanda"]},
        ),
        "invader_m1": ("invader", {}),
        "darkside_m1": ("darkside", {}),
        "gearup": ("gearup", {"seats": 4}),
    }
    figures = {}
    for name, (game, setup) in teams.items():
        env = gymnasium.make(overrun.env.IDS[game], disable_env_checker=True, **setup)
        env.reset(seed=0)  # read the content first
        best = max(steps_per_second(env, seconds / 18) for _ in range(3))
        figures[f"{name}_steps_per_second"] = round(best)
    seats = classic_v0.env(seats=4)
    best = max(seat_steps_per_second(seats, seconds / 18) for _ in range(3))
    return {**figures, "classic_01_four_seats_steps_per_second": round(best)}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--seconds", type=float, default=6.0)
    said = parser.parse_args()
    figures = measure(said.seconds)
    if said.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:44} {value:10}")


if __name__ == "__main__":
    main()
