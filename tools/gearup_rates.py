"""How often the bot `sensible` wins Gear Up, by players and difficulty, as a table for `docs/gearup.md`.

    python tools/gearup_rates.py [--games 96] [--first-seed 20000] [--players 1 2 3 4 5 6] [--agent sensible]

Bosses take turns, and so do the survivors at the table, so that every cell sees all of them.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

import overrun
from overrun.agents import make
from overrun.lab import wilson

LEVELS = ("easy", "standard", "hard", "nightmare")
CAST = ("ethan", "lisa", "marcus", "noor", "viktor", "june")
BOSSES = ("super-abomination", "zombie-pyramid", "zombiphant", "dead-sox", "screamer", "the-mutation")


def ends(players: int, level: str, games: int, first_seed: int, agent: str) -> Counter[str]:
    """How so many games ended."""
    found: Counter[str] = Counter()
    for number in range(games):
        seed = first_seed + number
        team = random.Random(seed).sample(CAST, players)
        game = overrun.new(f"gearup/{BOSSES[number % len(BOSSES)]}-{level}", seed=seed, survivors=team)
        bot = make(agent, seed)
        while not game.over:
            game.choose(bot(game.for_agent(seed)))
        assert game.result is not None
        found["won" if game.result.won else f"{game.result.reason} {game.round}"] += 1
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=96)
    parser.add_argument("--first-seed", type=int, default=20000)
    parser.add_argument("--players", type=int, nargs="*", default=[1, 2, 3, 4, 5, 6])
    parser.add_argument("--agent", default="sensible")
    said = parser.parse_args()
    print(f"| players | {' | '.join(LEVELS)} |")
    print("|---|" + "---|" * len(LEVELS), flush=True)
    for players in said.players:
        cells = []
        for level in LEVELS:
            won = ends(players, level, said.games, said.first_seed, said.agent)["won"]
            low, high = wilson(won, said.games)
            cells.append(f"{100 * won / said.games:.0f} % ({100 * low:.0f}–{100 * high:.0f})")
        print(f"| {players} | {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
