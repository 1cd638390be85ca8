"""Train a masked PPO agent on a small mission and compare it with random play.

    pip install "overrun[rl]" sb3-contrib
    python examples/train_masked_ppo.py [--steps 80000] [--mission classic/first-steps] [--curve curve.svg]

The mission lies in the pack `first-steps` beside this file: one tile, two survivors, a door, a token around
the corner. Random play hardly ever gets there.

Everything runs on one processor thread. Every so often the agent plays games it does not learn from, always
the same ones; the share won is printed with its 95 % interval, and drawn as a curve at the end. The reward is
1 for a victory and -1 for a defeat or when time is up; while learning, progress is rewarded, too (`shaping`).
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import overrun.env
from overrun.lab import wilson

PACK = Path(__file__).with_name("first-steps")
ENVIRONMENTS = 8


class TimeUp(gymnasium.Wrapper[Any, Any, Any, Any]):
    """A game that is cut off is over and lost: otherwise the first thing learnt is to stay at home."""

    def step(self, action: Any) -> tuple[Any, Any, bool, bool, dict[str, Any]]:
        seen, reward, ended, truncated, info = self.env.step(action)
        return seen, float(reward) - truncated, ended or truncated, False, info

    def action_masks(self) -> Any:
        return self.env.unwrapped.action_masks()


def make(mission: str, survivors: str, rounds: int, shaping: float = 0.0) -> gymnasium.Env[Any, Any]:
    """The environment, with the observation as one row of numbers."""
    env = gymnasium.make(
        overrun.env.IDS[mission.partition("/")[0]],
        disable_env_checker=True,
        mission=mission,
        max_rounds=rounds,
        shaping=shaping,
        survivors=survivors.split(","),
    )
    return TimeUp(gymnasium.wrappers.FlattenObservation(env))


def games_won(env: gymnasium.Env[Any, Any], choose: Any, games: int, first_seed: int = 1_000_000) -> int:
    """How many of some games are won by choosing so; the games are the same each time."""
    won = 0
    for number in range(games):
        seen, info = env.reset(seed=first_seed + number)
        over = False
        while not over:
            seen, _, ended, truncated, info = env.step(choose(seen, info["action_mask"]))
            over = ended or truncated
        won += info.get("won", False)
    return won


class Exam(BaseCallback):
    """Lets the agent play for marks every so many steps."""

    def __init__(self, env: gymnasium.Env[Any, Any], every: int, games: int):
        super().__init__()
        self.env, self.every, self.games = env, every, games
        self.marks: list[tuple[int, int]] = []
        self.begun = time.process_time()

    def _on_step(self) -> bool:
        if self.num_timesteps // self.every >= len(self.marks):
            won = games_won(self.env, self.choose, self.games)
            self.marks.append((self.num_timesteps, won))
            tell(f"{self.num_timesteps:8} steps, {time.process_time() - self.begun:4.0f} s", won, self.games)
        return True

    def choose(self, seen: np.ndarray, mask: np.ndarray) -> int:
        action, _ = self.model.predict(seen, action_masks=mask, deterministic=False)
        return int(action)


def tell(who: str, won: int, games: int) -> None:
    low, high = wilson(won, games)
    print(f"{who}: {won} of {games} won ({low:.0%} to {high:.0%})", flush=True)


def curve(marks: list[tuple[int, int]], games: int, random_won: int) -> str:
    """The share won over the steps learnt, with its interval, and that of random play as a dashed line."""
    width, height, left, bottom = 640, 300, 46, 34
    last = max(steps for steps, _ in marks)

    def at(steps: float, share: float) -> str:
        x = left + (width - left - 12) * steps / last
        return f"{x:.1f},{height - bottom - (height - bottom - 12) * share:.1f}"

    ways = [(steps, won / games, *wilson(won, games)) for steps, won in marks]
    band = [at(steps, high) for steps, _, _, high in ways] + [
        at(steps, low) for steps, _, low, _ in ways[::-1]
    ]
    every = max(10_000, last // 6 // 10_000 * 10_000)
    places = [(at(0, share), "end", -6, 4, f"{share:.0%}") for share in (0, 0.5, 1)]
    places += [(at(steps, 0), "middle", 0, 18, f"{steps // 1000}k") for steps in range(0, last + 1, every)]
    texts = [
        f'<text x="{float(x) + dx:g}" y="{float(y) + dy:g}" text-anchor="{anchor}">{text}</text>'
        for place, anchor, dx, dy, text in places
        for x, y in [place.split(",")]
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" '
        f'font-size="12" fill="#888"><title>Games won over steps learnt</title>{"".join(texts)}'
        f'<polygon points="{" ".join(band)}" fill="#3f6fb0" fill-opacity=".25"/>'
        f'<polyline points="{" ".join(at(steps, share) for steps, share, _, _ in ways)}" fill="none" '
        f'stroke="#3f6fb0" stroke-width="2.5"/>'
        f'<polyline points="{at(0, random_won / games)} {at(last, random_won / games)}" fill="none" '
        f'stroke="#c9281f" stroke-width="2" stroke-dasharray="6 5"/></svg>\n'
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--mission", default="classic/first-steps")
    parser.add_argument("--survivors", default="amy,ned")
    parser.add_argument("--steps", type=int, default=80_000)
    parser.add_argument("--rounds", type=int, default=6, help="where a game is cut off")
    parser.add_argument("--shaping", type=float, default=4.0, help="the reward for progress while learning")
    parser.add_argument("--games", type=int, default=100, help="games played for each mark")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="draw the curve into this SVG file")
    parser.add_argument("--save", type=Path, help="keep the agent in this file")
    said = parser.parse_args()
    torch.set_num_threads(1)
    packs = [os.environ.get("OVERRUN_PACKS", ""), str(PACK)]
    os.environ["OVERRUN_PACKS"] = os.pathsep.join(filter(None, packs))

    judge = make(said.mission, said.survivors, said.rounds)
    chance = np.random.default_rng(said.seed)
    by_chance = games_won(judge, lambda _, mask: int(chance.choice(mask.nonzero()[0])), said.games)
    tell("random", by_chance, said.games)

    envs = DummyVecEnv([lambda: make(said.mission, said.survivors, said.rounds, said.shaping)] * ENVIRONMENTS)
    agent = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=256,
        batch_size=256,
        n_epochs=6,
        gamma=1.0,
        ent_coef=0.02,
        learning_rate=5e-4,
        policy_kwargs={"net_arch": [128, 128]},
        seed=said.seed,
        device="cpu",
    )
    exam = Exam(judge, every=max(said.steps // 10, 1), games=said.games)
    agent.learn(said.steps, callback=exam)
    won = games_won(judge, exam.choose, said.games)
    exam.marks.append((agent.num_timesteps, won))
    tell("learnt", won, said.games)
    if said.curve:
        said.curve.write_text(curve(exam.marks, said.games, by_chance), "utf-8")
    if said.save:
        agent.save(said.save)


if __name__ == "__main__":
    main()
