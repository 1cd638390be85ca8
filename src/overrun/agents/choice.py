"""What a bot chooses, and why."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple

from overrun.core import Agent, AnyForAgent, Option

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
Player = Callable[[AnyForAgent], Choice]
