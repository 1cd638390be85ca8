"""The sensible agent: readable rules of thumb and a short look ahead, one player for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from overrun.core import ForAgent, Option
from overrun.errors import OverrunError


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
    """Plays as a person who has read the rules and wants to live. `reason` says why it chose as it did.

    Without looking `ahead` it is the bot `quick`: the rules of thumb alone, many times as fast.
    """

    __slots__ = ("_ahead", "_player", "_world", "reason")

    def __init__(self, seed: int = 0, *, ahead: bool = True):
        # It has no use for a seed: what it imagines depends on the one its game is shown with.
        self.reason: Choice | None = None
        self._ahead = ahead
        self._player: Player | None = None
        self._world: object = None

    def __call__(self, game: ForAgent[Any, Any]) -> Option:
        if self._player is None or game.world is not self._world:
            self._player, self._world = player_of(game.world, ahead=self._ahead), game.world
        self.reason = self._player(game)
        return self.reason.option


def player_of(world: object, *, ahead: bool = True) -> Player:
    """The player for the game this world belongs to, and whether it looks ahead, where it can."""
    from overrun.agents.classic.player import ClassicPlayer
    from overrun.agents.gearup.player import GearUpPlayer
    from overrun.agents.scifi.player import SciFiPlayer
    from overrun.classic.world import World
    from overrun.gearup.world import World as GearUpWorld
    from overrun.scifi.world import World as SciFiWorld

    if isinstance(world, World):
        return ClassicPlayer(world)
    if isinstance(world, GearUpWorld):
        return GearUpPlayer(world)
    if isinstance(world, SciFiWorld):
        return SciFiPlayer(world, ahead=ahead)
    raise OverrunError("the bot 'sensible' does not play this game yet; choose the bot 'random' for it")
