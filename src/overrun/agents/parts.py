"""What the bots have to know about a game: how one plays it by rules of thumb, and what to think about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from overrun.agents.choice import Player
from overrun.agents.thinker import Thinker
from overrun.core import AnyForAgent
from overrun.errors import OverrunError
from overrun.games import Parts


@dataclass(frozen=True, slots=True)
class BotPart:
    """A game as bots see it. Both are made for a world, which never changes in a game.

    * `player(world)`: answers every question by rules of thumb; it makes the bot `sensible`.
    * `thinker(world)`: what the bot `search` has to know; without one it does not play the game.
    """

    player: Callable[[Any], Player]
    thinker: Callable[[Any], Thinker] | None = None


# A game's entry names its part; `register` is for bots that come without the game.
_parts: Parts[BotPart] = Parts(lambda entry: entry.bots)
register = _parts.register
part_of = _parts.of


def player_of(game: AnyForAgent) -> Player:
    """The player of a game, or an error that says who plays it."""
    part = part_of(game.mission)
    if part is None:
        raise OverrunError("the bot 'sensible' does not play this game yet; choose the bot 'random' for it")
    return part.player(game.world)


def thinker_of(game: AnyForAgent) -> Thinker:
    """The thinker of a game, or an error that says who plays it."""
    part = part_of(game.mission)
    if part is None or part.thinker is None:
        other = "random" if part is None else "sensible"
        raise OverrunError(f"the bot 'search' does not play this game yet; choose the bot {other!r} for it")
    return part.thinker(game.world)
