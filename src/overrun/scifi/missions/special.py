"""What a special rule of a mission is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from overrun.skirmish.actions import Action


@dataclass(frozen=True, slots=True)
class Special:
    """What a rule offers, and the moments at which it has its say (see `overrun.scifi.missions`)."""

    actions: tuple[Action, ...] = ()
    hooks: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
