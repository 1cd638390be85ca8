"""Learning a skill: what it adds to the turn it is learned in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from overrun.skirmish.skills import Abilities
from overrun.skirmish.words import ACTIONS

BASE_ACTIONS = 3
Together = Callable[[tuple[str, ...]], Abilities]
"""What skills add up to in a game."""


class Learner(Protocol):
    """A survivor who learns."""

    skills: tuple[str, ...]
    actions: int


def learn(who: Learner, skill: str, together: Together, *, in_turn: bool) -> Abilities:
    """Add a skill, and what it adds to this very turn at once: the abilities there are now."""
    before = together(who.skills)
    who.skills = (*who.skills, skill)
    after = together(who.skills)
    if in_turn:
        who.actions += after.value(ACTIONS) - before.value(ACTIONS)
    return after
