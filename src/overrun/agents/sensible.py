"""The sensible agent: readable rules of thumb, one player for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from overrun.agents.parts import player_of
from overrun.core import ForAgent, Option


class Choice(NamedTuple):
    """An option and why: `why` is a key of the words (`bot-flee`), `args` what the sentence speaks of."""

    option: Option
    why: str
    args: dict[str, Any] = {}

    @property
    def key(self) -> str:
        """The key of the sentence that says why: `words.text(choice.key, **choice.args)`."""
        return f"bot-{self.why}"


# A player of one game; it may keep what it worked out about the world, which never changes in a game.
Player = Callable[[ForAgent[Any, Any]], Choice]


class Sensible:
    """Plays as a person who has read the rules and wants to live. `reason` says why it chose as it did."""

    __slots__ = ("_player", "_world", "reason")

    def __init__(self, seed: int = 0):
        # It has no use for chance, but every agent is made from a seed.
        self.reason: Choice | None = None
        self._player: Player | None = None
        self._world: object = None

    def __call__(self, game: ForAgent[Any, Any]) -> Option:
        if self._player is None or game.world is not self._world:
            self._player, self._world = player_of(game), game.world
        self.reason = self._player(game)
        return self.reason.option
