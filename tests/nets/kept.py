"""The kept games: a set-up, a seed and the answers, and the positions at which the nets look closely.

The answers are written down, so that a bot that decides otherwise changes its own lines and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, json

import overrun
from overrun.agents import make
from overrun.conformance import Dice
from overrun.core import Game, Option, Sink
from overrun.games import games
from tests.classic import trouble as classic_trouble
from tests.golden import __main__ as golden
from tests.scifi import trouble as scifi_trouble

WRITTEN = Path(__file__).parent / "written"
KEPT = WRITTEN / "games.jsonl"

GROUPS = ("classic", "invader", "darkside", "mixed", "gearup")
BOXES = {"boxes": ["invader", "darkside"], "difficulty": {"ultrared": True}}
MIXED = ("invader/m2-rockn-rolly", "invader/m7-xenium-burger", "darkside/m2-steps-in-the-dark")
ANSWERS, IN_TROUBLE = 150, 60  # of a game at most
POSITIONS = 100  # of a group
SEARCHED = 4  # of them: every bot that thinks long looks at these only
EACH = 2  # every answer that may be given to a kind of question is on offer so often, if it ever is
UNWANTED = ("concede", "give-up")  # nobody ends a kept game so


class Kept(Struct):
    """A game by its answers. `asked` are the positions looked at, by the number of answers before them."""

    group: str
    name: str
    mission: str
    setup: dict[str, Any]
    seed: int
    answers: list[str]
    asked: list[int] = []
    searched: list[int] = []

    def positions(self, sink: Sink | None = None) -> Iterator[tuple[int, Game[Any, Any]]]:
        """The game at every question, each with the number of answers before it."""
        game = overrun.new(self.mission, seed=self.seed, sink=sink, **self.setup)
        for number, answer in enumerate(self.answers):
            yield number, game
            game.choose(answer)
        if not game.over:
            yield len(self.answers), game
        self.end = game.hash()

    end: str = msgspec.field(default="", name="-")


def kept_games(group: str) -> list[Kept]:
    """The games of a group as they are written down."""
    lines = KEPT.read_text("utf-8").splitlines()
    return [kept for line in lines if (kept := json.decode(line, type=Kept)).group == group]


def golden_games(group: str) -> Iterator[Kept]:
    """The golden games of a group as they are written down there."""
    for name in golden.GAMES:
        if name.partition("-")[0] == group:
            record = json.decode((golden.HERE / f"{name}.json").read_bytes())["record"]
            answers = [text for _, text in record["answers"]]
            yield Kept(group, name, record["mission"], record["setup"], record["seed"], answers)


# Playing them, when the rules or the missions are others


def play_all() -> None:
    """Play all games anew, choose the positions, and write both down."""
    lines = []
    for group in GROUPS:
        found = [*golden_games(group), *_played(group)]
        _choose(found)
        lines += [json.encode(kept).decode() for kept in found]
    KEPT.write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


def _played(group: str) -> Iterator[Kept]:
    """A game of every mission from its start, and one from the middle of trouble."""
    for number, (mission, troubled) in enumerate(_missions(group)):
        seed = 100 + number
        setup: dict[str, Any] = {"seats": 1 + number % 3}
        if group == "mixed":
            setup |= BOXES
        yield _play(Kept(group, mission.partition("/")[2], mission, setup, seed, []), ANSWERS)
        if troubled is not None:
            name = f"{mission.partition('/')[2]}-in-trouble"
            yield _play(Kept(group, name, mission, troubled(mission, seed), seed, []), IN_TROUBLE)


def _missions(group: str) -> list[tuple[str, Callable[[str, int], dict[str, Any]] | None]]:
    """Missions, and how one lays out trouble there."""
    if group == "mixed":
        return [(mission, lambda m, seed: scifi_trouble.setup(m, seed, mixed=True)) for mission in MIXED]
    (entry,) = (entry for entry in games() if entry.id == group)
    troubled: dict[str, Callable[[str, int], dict[str, Any]]] = {
        "classic": classic_trouble.setup,
        "invader": scifi_trouble.setup,
        "darkside": scifi_trouble.setup,
    }
    return [(info.id, troubled.get(group)) for info in entry.missions()]


def _play(kept: Kept, most: int) -> Kept:
    """Mostly as somebody who knows the game would, now and then as nobody would."""
    game = overrun.new(kept.mission, seed=kept.seed, **kept.setup)
    kept.setup = {**game.setup, **kept.setup}
    bot, dice = make("sensible", kept.seed), Dice(kept.seed)
    while game.question is not None and game.answers < most:
        anything = [option for option in game.question.options if option.verb not in UNWANTED]
        asides = [aside.option for aside in game.question.asides if aside.option.verb not in UNWANTED]
        chosen = bot(game.for_agent(kept.seed))
        if asides and dice.below(25) == 0:
            chosen = asides[dice.below(len(asides))]
        elif anything and dice.below(4) == 0:
            chosen = anything[dice.below(len(anything))]
        kept.answers.append(chosen.text)
        game.choose(chosen)
    return kept


def _choose(found: list[Kept]) -> None:
    """Positions with everything that can be asked and answered, the others spread over all games."""
    there = [
        (kept, number, _shown(game), _question(game)) for kept in found for number, game in kept.positions()
    ]
    dice, counts, chosen = Dice(1), dict[tuple[str, str], int](), list[int]()
    order = list(range(len(there)))
    for place in range(len(order) - 1, 0, -1):
        other = dice.below(place + 1)
        order[place], order[other] = order[other], order[place]
    for wanted in (True, False):
        for place in order:
            kept, number, shown, _ = there[place]
            rare = any(counts.get(pair, 0) < EACH for pair in shown)
            if number not in kept.asked and (rare if wanted else len(chosen) < POSITIONS):
                kept.asked.append(number)
                chosen.append(place)
                for pair in shown:
                    counts[pair] = counts.get(pair, 0) + 1
    # Bots that look ahead think at the questions that decide most.
    searched = [place for place in chosen if there[place][3] in ("action", "attack")][:SEARCHED]
    for place in searched:
        there[place][0].searched.append(there[place][1])
    for kept in found:
        kept.asked.sort()
        kept.searched.sort()


def _question(game: Game[Any, Any]) -> str:
    assert game.question is not None
    return game.question.kind


def _shown(game: Game[Any, Any]) -> set[tuple[str, str]]:
    return {(_question(game), option.verb) for option in options(game)}


def options(game: Game[Any, Any]) -> list[Option]:
    """Everything that may be chosen now."""
    assert game.question is not None
    return list(game.question.all_options())
