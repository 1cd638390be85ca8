"""Actions: what a survivor may do in a turn, and what stands in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Protocol

from overrun.board import members
from overrun.core import AnyScript, Option, Question
from overrun.core.verb import AnyVerb, Verb
from overrun.skirmish.words import Pays

Offer = Callable[[Any, int], Sequence[Option]]
WhyNot = Callable[[Any, int], list[str]]
Perform = Callable[[Any, int, Option], AnyScript | None]


@dataclass(frozen=True, slots=True)
class Action:
    """One entry of a survivor's list of actions.

    * `verbs`: the verbs of its options.
    * `offer(look, survivor)`: what can be done right now, as options.
    * `why_not(look, survivor)`: the rules in the way, its price aside. There is something on offer exactly
      when there are none.
    * `perform(play, survivor, option)`: do it; a script where something may be asked.
    * `pays`: what is paid for, which says what free actions may pay ("move", "search", "combat"; see
      `payment.PAID_BY`); "" means that only ordinary ones do.
    * `free`: it costs nothing.
    """

    verbs: tuple[AnyVerb, ...]
    offer: Offer
    why_not: WhyNot
    perform: Perform
    pays: Pays = ""
    free: bool = False

    def offers(self, chosen: Option) -> bool:
        """Whether an option is one of this action's."""
        return any(verb.made(chosen) for verb in self.verbs)


def always(look: object, survivor: int) -> list[str]:
    """Nothing is ever in the way but the price."""
    return []


def refused_by(offer: Offer, *rules: str) -> WhyNot:
    """What is in the way where one sentence of the book, or a few, say all about it."""

    def why_not(look: Any, survivor: int) -> list[str]:
        return [] if offer(look, survivor) else list(rules)

    return why_not


class ThingsToDo(Protocol):
    """A world, as far as actions go: everybody's and the mission's."""

    @property
    def actions(self) -> tuple[Action, ...]: ...


def all_actions(world: ThingsToDo, own: tuple[Action, ...]) -> tuple[Action, ...]:
    """What there is to do for somebody with actions of his own: everybody's, the mission's and these."""
    return world.actions + own if own else world.actions


def own_action(own: tuple[Action, ...], chosen: Option) -> Action:
    """The one of a survivor's own actions that an option belongs to."""
    return next(action for action in own if action.offers(chosen))


def by_word(actions: Iterable[Action]) -> dict[str, Action]:
    """Actions by the words of their options."""
    return {verb.word: action for action in actions for verb in action.verbs}


def refused(
    asked: Question, actions: Iterable[Action], why_not: Callable[[Action], Iterable[str]]
) -> dict[str, tuple[str, ...]]:
    """What is not offered, by the first word of the action, with the rules in its way."""
    offered = {option.verb for option in asked.options}
    found = {action.verbs[0].word: tuple(dict.fromkeys(why_not(action))) for action in actions}
    return {word: rules for word, rules in found.items() if rules and word not in offered}


@lru_cache(maxsize=4096)
def one_for_each(verb: Verb[int], zones: int) -> tuple[Option, ...]:
    """An option for each zone of a set, such as the zones to move to; made once for each set.

    >>> from overrun.core.verb import question
    >>> from overrun.skirmish.words import ZONE
    >>> one_for_each(question("where").answer("move", ZONE), 0b101)
    (Option('move 0'), Option('move 2'))
    """
    return tuple([verb.of(zone) for zone in members(zones)])
