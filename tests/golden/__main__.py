"""Play the golden games and compare them with what is written down, or write them down anew on purpose.

    python -m tests.golden check
    python -m tests.golden write     (or: make golden)

Needs the package and msgspec, nothing else: it also runs under Python versions the tests do not run under.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from msgspec import json

from overrun.classic.ruleset import RULESET as CLASSIC
from overrun.core import Game, parse_record, replay_record
from overrun.core.state import fingerprint
from overrun.darkside import GAME as DARKSIDE_GAME
from overrun.gearup.ruleset import RULESET as GEARUP
from overrun.invader import GAME as INVADER_GAME
from tests.core.tools import Bot
from tests.core.toy import TOY

HERE = Path(__file__).parent
INVADER, DARKSIDE = INVADER_GAME.ruleset, DARKSIDE_GAME.ruleset
MIXED = {"boxes": ["invader", "darkside"], "difficulty": {"ultrared": True}}

# File name: ruleset, mission, set-up, seed, and after how many answers the game stops (0: at its end).
GAMES: dict[str, tuple[Any, str, dict[str, Any], int, int]] = {
    "toy-cellar-1": (TOY, "toy/cellar", {}, 1, 0),
    "toy-cellar-2-running": (TOY, "toy/cellar", {"seats": 3}, 2, 25),
    "toy-cellar-huge-seed": (TOY, "toy/cellar", {"seats": 3}, -(1 << 100) - 5, 0),
    "toy-attic-rigged": (TOY, "toy/attic", {"dice": [6, 1, 5]}, 4, 0),
    "classic-city-blocks": (CLASSIC, "classic/01-city-blocks", {"seats": 2}, 7, 0),
    "classic-zombie-police-running": (CLASSIC, "classic/08-zombie-police", {"seats": 3}, 3, 150),
    "invader-gathering-forces": (INVADER, "invader/m1-gathering-forces", {"seats": 2}, 8, 0),
    "invader-engineers-running": (INVADER, "invader/m4-the-engineers", {"seats": 3}, 24, 150),
    "darkside-hard-reset": (DARKSIDE, "darkside/m4-hard-reset", {"seats": 2}, 4, 0),
    "mixed-playing-with-fire": (INVADER, "invader/m6-playing-with-fire", {"seats": 2, **MIXED}, 11, 100),
    "mixed-under-pressure": (DARKSIDE, "darkside/m8-under-pressure", {"seats": 3, **MIXED}, 13, 180),
    "gearup-screamer": (GEARUP, "gearup/screamer-standard", {"seats": 3}, 327, 60),
    "gearup-alone": (GEARUP, "gearup/screamer-standard", {"survivors": ["ethan"]}, 52, 60),
}


def golden(name: str) -> str:
    """A golden game as text: its record, and hashes of everything that was asked and told on the way."""
    ruleset, mission, setup, seed, stop = GAMES[name]
    told: list[Any] = []
    asked: list[Any] = []
    game = Game.begin(
        ruleset,
        mission,
        setup,
        seed=seed,
        undo="until reveal",
        sink=lambda event, play: told.append([event, play.view()]),
    )
    bot = Bot(seed)
    while game.question is not None and not (stop and game.answers >= stop):
        question = game.question
        texts = [option.text for option in question.all_options()]
        asked.append([question.seats, question.kind, question.subject, texts, question.owners])
        game.choose(bot(game))
    record = game.record
    replay_record(ruleset, parse_record(record.json()))
    hashes = {"asked": fingerprint(json.encode(asked)), "told": fingerprint(json.encode(told))}
    return json.format(json.encode({**hashes, "record": record}), indent=1).decode() + "\n"


def problems() -> list[str]:
    """What is not as it is written down."""
    found = []
    files = {path.stem for path in HERE.glob("*.json")}
    found += [f"{name}.json belongs to no golden game" for name in sorted(files - set(GAMES))]
    for name in GAMES:
        path = HERE / f"{name}.json"
        if not path.exists():
            found.append(f"{name}.json is missing")
            continue
        written, played = path.read_text("utf-8").splitlines(), golden(name).splitlines()
        for number, (old, new) in enumerate(zip(written, played, strict=False), 1):
            if old != new:
                found.append(f"{name}.json, line {number}: written {old.strip()}, now {new.strip()}")
                break
        else:
            if len(written) != len(played):
                found.append(f"{name}.json has {len(written)} lines, now {len(played)}")
    return found


def main(arguments: list[str]) -> str | None:
    if arguments == ["write"]:
        for name in GAMES:
            (HERE / f"{name}.json").write_text(golden(name), "utf-8", newline="\n")
        return None
    if arguments == ["check"]:
        return "\n".join(problems()) or None
    return __doc__


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
