"""The sensible agent: readable rules of thumb, one player for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from overrun.agents.parts import player_of
from overrun.core import Agent, ForAgent, Option

if TYPE_CHECKING:
    from overrun.words import Words


class Choice(NamedTuple):
    """An option and why: `why` belongs to a key of the words (`bot-flee`), `args` are what it speaks of."""

    option: Option
    why: str
    args: dict[str, Any] = {}

    @property
    def key(self) -> str:
        """The key of the sentence that says why."""
        return f"bot-{self.why}"

    def said(self, words: Words) -> str:
        """Why, in one line, and in how many imagined games it was tried if it was."""
        why = words.text(self.key, **self.args)
        return words.text("bot-thought", **{**self.args, "why": why}) if "games" in self.args else why


def reason_of(agent: Agent, chosen: Option) -> Choice | None:
    """Why an agent has just chosen this, if it can say."""
    reason = getattr(agent, "reason", None)
    return reason if isinstance(reason, Choice) and reason.option is chosen else None


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
