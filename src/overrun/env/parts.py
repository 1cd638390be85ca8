"""What an environment has to know about a game: its words, its observations, its drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from overrun.core import AnyGame, Option
from overrun.env.spelling import Vocabulary
from overrun.errors import OverrunError
from overrun.games import Parts

Array = npt.NDArray[np.float32]


class Shape(NamedTuple):
    """The size of one part of an observation, and the names of its features."""

    size: tuple[int, ...]
    features: Sequence[str]


class Observer(Protocol):
    """Sees one game. `seat` is who is to answer; `everybody` says that one learner plays all seats."""

    def __call__(self, game: AnyGame, seat: int) -> dict[str, Array]: ...


class Rect(NamedTuple):
    """A coloured rectangle of a picture, with a letter on it if there is one."""

    x: float
    y: float
    width: float
    height: float
    colour: tuple[int, int, int]
    text: str = ""


class Picture(NamedTuple):
    """A drawing made of rectangles, the first at the bottom; `base` is an SVG to put the figures on."""

    width: float
    height: float
    ground: Sequence[Rect]
    figures: Sequence[Rect]
    base: str = ""


@dataclass(frozen=True, slots=True)
class EnvPart:
    """A game as environments see it.

    * `vocabulary` and `spell`: the actions (see `overrun.env.spelling`).
    * `shapes`: what an observation consists of; values lie between -1 and 100.
    * `observer(world)`: somebody who makes observations of games in this world.
    * `progress(game)`: how far the team is, from 0 to 1, for the shaping of rewards.
    * `picture(game)`: the position, drawn.
    """

    game: str
    mission: str
    setup: Mapping[str, Any]
    seats: int
    vocabulary: Vocabulary
    spell: Callable[[Option], Sequence[str]]
    shapes: Mapping[str, Shape]
    observer: Callable[[Any], Observer]
    progress: Callable[[AnyGame], float]
    picture: Callable[[AnyGame], Picture]


# A game's entry names what makes its part; `register` is for one that comes without the game.
_parts: Parts[Callable[[str], EnvPart]] = Parts(lambda entry: entry.env)
_made: dict[str, EnvPart] = {}


def register(game: str, part: Callable[[str], EnvPart]) -> None:
    """Add what makes the part of a game, from its id, or replace it."""
    _parts.register(game, part)
    _made.pop(game, None)


def games() -> list[str]:
    """The games that have environments."""
    return _parts.games()


def part_of(game: str) -> EnvPart:
    """The part of a game; an error that names the games otherwise."""
    if game not in _made:
        make = _parts.of(game)
        if make is None:
            raise OverrunError(f"there is no environment for {game!r}; there are: {', '.join(games())}")
        _made[game] = make(game)
    return _made[game]
