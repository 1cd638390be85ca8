"""Games won from the real start, kept answer by answer: what nobody wins by chance can be won all the same.

    python -m tests.won check
    python -m tests.won write     (anew: after a change of the rules, or of a mission's places)

A kept game holds its set-up, its seed and its answers, and no hash: it is good as long as it is won.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec import json

import overrun
from overrun.agents import make
from overrun.errors import OverrunError

HERE = Path(__file__).parent
# The mission, the bot that plays it (it sees no more than anybody at the table), and the seed to begin with.
GAMES = {"invader/m6-playing-with-fire": ("sensible", 3106)}
TRIES = 400
ROUNDS = 40


def path_of(mission: str) -> Path:
    """Where a mission's game is kept."""
    return HERE / f"{mission.replace('/', '-')}.json"


def played(mission: str, bot: str, first: int) -> dict[str, Any]:
    """The first game that the bot wins, and for each seed it takes one game."""
    for seed in range(first, first + TRIES):
        game, agent, answers = overrun.new(mission, seed=seed), make(bot, seed), []
        while game.question is not None and game.round <= ROUNDS:
            option = agent(game.for_agent())
            answers.append(option.text)
            game.choose(option)
        if game.result is not None and game.result.won:
            return {"mission": mission, "setup": {}, "seed": seed, "answers": answers}
    raise SystemExit(f"{mission}: {bot} has won none of {TRIES} games")


def problem(kept: dict[str, Any]) -> str:
    """Why a kept game is not won; empty when it is."""
    game = overrun.new(kept["mission"], seed=kept["seed"], **kept["setup"])
    for number, answer in enumerate(kept["answers"], 1):
        try:
            game.choose(answer)
        except OverrunError as error:
            return f"round {game.round}, answer {number} ({answer!r}): {error}"
    return "" if game.result is not None and game.result.won else f"round {game.round}: {game.result}"


def problems() -> list[str]:
    """Kept games that are not won, or not there."""
    files = {path_of(mission) for mission in GAMES}
    found = [f"{path.name} is no mission's game" for path in HERE.glob("*.json") if path not in files]
    for path in sorted(files):
        why = problem(json.decode(path.read_bytes())) if path.exists() else "missing"
        if why:
            found.append(f"{path.name}: {why}; `python -m tests.won write` plays it anew")
    return found


def main(arguments: list[str]) -> str | None:
    if arguments == ["write"]:
        for mission, (bot, first) in GAMES.items():
            text = json.format(json.encode(played(mission, bot, first)), indent=1).decode()
            path_of(mission).write_text(text + "\n", "utf-8", newline="\n")
        return None
    if arguments == ["check"]:
        return "\n".join(problems()) or None
    return __doc__


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
