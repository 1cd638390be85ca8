"""The sensible agent: readable rules of thumb, one player for each game."""

from __future__ import annotations

from overrun.agents.choice import Choice, Player, reason_of
from overrun.agents.parts import player_of
from overrun.core import AnyForAgent, Option

__all__ = ["Choice", "Player", "Sensible", "reason_of"]


class Sensible:
    """Plays as a person who has read the rules and wants to live. `reason` says why it chose as it did."""

    __slots__ = ("_player", "_world", "reason")

    def __init__(self, seed: int = 0):
        # It has no use for chance, but every agent is made from a seed.
        self.reason: Choice | None = None
        self._player: Player | None = None
        self._world: object = None

    def __call__(self, game: AnyForAgent) -> Option:
        if self._player is None or game.world is not self._world:
            self._player, self._world = player_of(game), game.world
        self.reason = self._player(game)
        return self.reason.option
