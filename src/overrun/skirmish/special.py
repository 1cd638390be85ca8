"""What a special rule of a mission is made of."""

from __future__ import annotations

from dataclasses import dataclass

from overrun.core.moment import Listener
from overrun.skirmish.actions import Action


@dataclass(frozen=True, slots=True)
class Special:
    """What a rule offers, and the moments at which it has its say (see `words.py` of its game)."""

    actions: tuple[Action, ...] = ()
    listeners: tuple[Listener, ...] = ()
