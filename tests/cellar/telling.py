"""How the cellar is told and drawn."""

from collections.abc import Callable, Mapping
from typing import Any

from overrun.content import library
from overrun.core import Game
from overrun.games import SurvivorInfo
from overrun.words import Words
from tests.cellar.content import LAMPS


def cast(words: Words) -> list[SurvivorInfo]:
    return [SurvivorInfo(lamp, f"{lamp} ({words.language})") for lamp in library("cellar").of(LAMPS)]


def naming(words: Words, view: Any) -> Callable[[str, Any, Mapping[str, Any]], Any]:
    return lambda name, value, fields: f"seat {value + 1}"


def draw_text(game: Game[Any, Any], words: Words) -> str:
    return f"treasure: {game.view()['treasure']}"
