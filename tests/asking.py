"""Everything that a player can ask for in the terminal."""

from __future__ import annotations

from typing import Any

from overrun.core import Game
from overrun.games import game_of
from overrun.words import Words


def answered(game: Game[Any, Any], words: Words) -> list[str]:
    """The answers to every question about a position, and the remarks on every option."""
    entry = game_of(game.mission)
    assert entry.reports is not None and entry.remarks is not None
    said = {"look": "boss" if entry.id == "gearup" else "0", "way": "1"}
    lines = [
        line for name, answer in entry.reports(game, words).items() for line in answer(said.get(name, ""))
    ]
    if game.question is not None:
        remark = entry.remarks(game, words)
        lines += [remark(choice) for choice in game.question.all_options()]
    return lines
