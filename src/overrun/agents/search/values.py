"""How good an undecided position is, from 0 (as good as lost) to 1 (as good as won): each game says it itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from overrun.errors import OverrunError

# From a view to a number between 0 and 1.
Value = Callable[[Any], float]


def value_of(world: object) -> Value:
    """The judgement for the game this world belongs to."""
    from overrun.agents.classic.value import ClassicValue
    from overrun.agents.gearup.value import GearUpValue
    from overrun.classic.world import World
    from overrun.gearup.world import World as GearUpWorld

    if isinstance(world, World):
        return ClassicValue(world)
    if isinstance(world, GearUpWorld):
        return GearUpValue(world)
    raise OverrunError("the bot 'search' does not play this game yet; choose 'sensible' or 'random' for it")
