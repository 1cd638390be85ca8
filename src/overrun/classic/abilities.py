"""What a survivor's skills add up to. The skills themselves are in `skills.py`."""

from __future__ import annotations

from functools import cache

from overrun.classic.state import Survivor
from overrun.classic.words import SILENT
from overrun.errors import OverrunError
from overrun.skirmish.skills import Abilities, Skill

SKILLS: dict[str, Skill] = {}


def skill(name: str) -> Skill:
    """The skill with this name."""
    if name not in SKILLS:
        raise OverrunError(f"the classic game has no skill {name!r}; it has: {', '.join(sorted(SKILLS))}")
    return SKILLS[name]


@cache
def together(names: tuple[str, ...]) -> Abilities:
    """The abilities of somebody who has these skills."""
    return Abilities(tuple(skill(name) for name in names))


def abilities(survivor: Survivor) -> Abilities:
    """The abilities of a survivor."""
    return together(survivor.skills)


def is_silent(survivor: Survivor) -> bool:
    """Whether a survivor makes no noise at all just now."""
    return not survivor.heard and together(survivor.skills).value(SILENT) > 0
