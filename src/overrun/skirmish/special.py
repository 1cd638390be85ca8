"""What a special rule of a mission is made of."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from overrun.core.moment import Listener
from overrun.skirmish.actions import Action


@dataclass(frozen=True, slots=True)
class Special:
    """What a rule offers, and the moments at which it has its say (see `words.py` of its game)."""

    actions: tuple[Action, ...] = ()
    listeners: tuple[Listener, ...] = ()


def together(specials: Iterable[Special]) -> Special:
    """Several rules as one, in their order."""
    rules = tuple(specials)
    return Special(
        tuple(action for rule in rules for action in rule.actions),
        tuple(listener for rule in rules for listener in rule.listeners),
    )
