"""Actions: what a survivor may do in a turn, and what stands in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from overrun.board import members
from overrun.core import AnyScript, Option
from overrun.core.verb import AnyVerb, Verb
from overrun.skirmish.words import Pays


@dataclass(frozen=True, slots=True)
class Action:
    """One entry of a survivor's list of actions.

    * `verbs`: the verbs of its options.
    * `offer(play, survivor)`: what can be done right now, as options.
    * `perform(play, survivor, option)`: do it; a script where something may be asked.
    * `obstacles(play, survivor)`: the rule ids that stand in the way, for "why can't I?".
    * `pays`: what is paid for, which says what free actions may pay ("move", "search", "combat"; see
      `payment.PAID_BY`); "" means that only ordinary ones do.
    * `free`: it costs nothing.
    """

    verbs: tuple[AnyVerb, ...]
    offer: Callable[[Any, int], Sequence[Option]]
    perform: Callable[[Any, int, Option], AnyScript | None]
    obstacles: Callable[[Any, int], list[str]] | None = None
    pays: Pays = ""
    free: bool = False

    def offers(self, chosen: Option) -> bool:
        """Whether an option is one of this action's."""
        return any(verb.made(chosen) for verb in self.verbs)


def by_word(actions: Iterable[Action]) -> dict[str, Action]:
    """Actions by the words of their options."""
    return {verb.word: action for action in actions for verb in action.verbs}


@lru_cache(maxsize=4096)
def one_for_each(verb: Verb[int], zones: int) -> tuple[Option, ...]:
    """An option for each zone of a set, such as the zones to move to; made once for each set.

    >>> from overrun.core.verb import question
    >>> from overrun.skirmish.words import ZONE
    >>> one_for_each(question("where").answer("move", ZONE), 0b101)
    (Option('move 0'), Option('move 2'))
    """
    return tuple([verb.of(zone) for zone in members(zones)])
