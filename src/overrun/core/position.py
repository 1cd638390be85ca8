"""A `Position` is where a game stands, as data and without its past: to think about it somewhere else."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec import Struct, json

from overrun.core.chance import seeded
from overrun.core.game import Game
from overrun.core.ruleset import Beginning, Ruleset
from overrun.core.state import State, encode
from overrun.errors import OverrunError

S = TypeVar("S", bound=State)
W = TypeVar("W")


class Position(Struct, frozen=True):
    """The state before the current step, hidden parts included, and what has been answered in it."""

    mission: str
    setup: dict[str, Any]
    seed: int
    answers: int  # before the current step
    state: msgspec.Raw
    since: tuple[str, ...]


def position_of(game: Game[Any, Any]) -> Position:
    """Where a game stands that is not over."""
    if game.over:
        raise OverrunError("the game is over; its record says how it went")
    if game._deals:
        raise OverrunError("a game imagined in the middle of a step is not data; play on to the next one")
    since = tuple(option.text for option in game._since)
    state = msgspec.Raw(encode(game._base))
    return Position(game.mission, game.setup, game.seed, game.answers - len(since), state, since)


def game_at(ruleset: Ruleset[S, W], position: Position, world: W | None = None) -> Game[S, W]:
    """A game that stands there and can be played on. It has no past: no record, and nothing to take back.

    A `world` of the same mission and set-up need not be built again; what has been worked out about it (ways,
    lines of sight) is known already.
    """
    try:
        state = json.decode(position.state, type=ruleset.state_type)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise OverrunError(f"the state of the position cannot be read: {error}") from None
    if world is None:
        world = ruleset.begin(position.mission, position.setup, seeded(position.seed)).world
    beginning = Beginning(world, state, position.setup)
    game = Game._from(
        ruleset, position.mission, beginning, position.seed, "free", resumed=True, answers=position.answers
    )
    # As in an imagined game, what is known of the past did not happen here.
    game._imagined = True
    for text in position.since:
        game.choose(text)
    return game
