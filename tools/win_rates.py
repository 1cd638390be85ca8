"""How often a bot wins missions: measured, kept for the server, and shown as a table in `docs/bots.md`.

    python tools/win_rates.py invader/m0-breach darkside/m0-they-came-from-below [--games 200]
    python tools/win_rates.py            # only writes the table anew

Every mission measured replaces its entry in `src/overrun/agents/win_rates.toml`; the others stay.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

import overrun
from overrun.agents import make
from overrun.agents.win_rates import WinRate, rates
from overrun.lab import wilson

ROOT = Path(__file__).resolve().parent.parent
DATA = ROOT / "src" / "overrun" / "agents" / "win_rates.toml"
PAGE = ROOT / "docs" / "bots.md"
BEGIN, END = "<!-- rates -->", "<!-- end of rates -->"


def measure(mission: str, games: int, first_seed: int, agent: str, max_rounds: int) -> WinRate:
    """Play a mission so often; a game that takes too long is not won."""
    wins = rounds = survivors = 0
    defeats: Counter[str] = Counter()
    for seed in range(first_seed, first_seed + games):
        game, bot = overrun.new(mission, seed=seed), make(agent, seed)
        while game.question is not None and game.round <= max_rounds:
            game.choose(bot(game.for_agent(seed)))
        survivors = len(game.view()["survivors"])
        rounds += game.round
        if game.result is not None and game.result.won:
            wins += 1
        else:
            defeats[game.result.reason if game.result is not None else "too long"] += 1
    return WinRate(
        agent=agent,
        games=games,
        wins=wins,
        survivors=survivors,
        first_seed=first_seed,
        rounds=round(rounds / games, 1),
        defeat=defeats.most_common(1)[0][0] if defeats else "",
    )


def data(found: dict[str, WinRate]) -> str:
    """The data file."""
    entries = ["# Measured by tools/win_rates.py; do not edit.\n"]
    for mission, rate in sorted(found.items(), key=lambda item: order(item[0])):
        entries.append(
            f'["{mission}"]\nagent = "{rate.agent}"\ngames = {rate.games}\nwins = {rate.wins}\n'
            f"survivors = {rate.survivors}\nfirst_seed = {rate.first_seed}\nrounds = {rate.rounds}\n"
            f'defeat = "{rate.defeat}"\n'
        )
    return "\n".join(entries)


def order(mission: str) -> tuple[str, int, str]:
    """Missions by game and number."""
    game, _, name = mission.partition("/")
    digits = "".join(c for c in name.split("-")[0] if c.isdigit())
    return game, int(digits or 0), name


def table(found: dict[str, WinRate]) -> str:
    """The table of the page."""
    lines = [
        "| Mission | Bot | Survivors | Games | Won | Share (95 %) | Rounds | Commonest defeat |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for mission, rate in sorted(found.items(), key=lambda item: order(item[0])):
        low, high = wilson(rate.wins, rate.games)
        share = f"{100 * rate.wins / rate.games:.0f} % ({100 * low:.0f}–{100 * high:.0f})"
        lines.append(
            f"| {mission} | {rate.agent} | {rate.survivors} | {rate.games} | {rate.wins} | {share} "
            f"| {rate.rounds} | {rate.defeat} |"
        )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("missions", nargs="*")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first-seed", type=int, default=1000)
    parser.add_argument("--agent", default="sensible")
    parser.add_argument("--max-rounds", type=int, default=40)
    said = parser.parse_args()
    found = dict(rates())
    for mission in said.missions:
        rate = measure(mission, said.games, said.first_seed, said.agent, said.max_rounds)
        found[mission] = rate
        print(f"{mission}: {rate.wins} of {rate.games}", flush=True)
        DATA.write_text(data(found), encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGIN)
    after = rest.partition(END)[2]
    PAGE.write_text(f"{before}{BEGIN}\n{table(found)}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
