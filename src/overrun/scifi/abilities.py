"""What a survivor's skills add up to. The skills themselves are in `skills.py`."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping
from functools import cache
from typing import cast

from overrun.errors import OverrunError
from overrun.scifi.content_kinds import ARMOUR
from overrun.scifi.state import SciFi
from overrun.scifi.world import Look, World
from overrun.skirmish.skills import Abilities, Skill
from overrun.skirmish.words import Free

SKILLS: dict[str, Skill] = {}

# Skills that name a card, a number or another skill: what their names begin with, and how one is made.
FAMILIES: dict[str, Callable[[str], Skill]] = {}

BROTHER = "brother-in-arms-"
ARMOURED = "starts-with-armor-"


def skill(name: str) -> Skill:
    """The skill with this name."""
    found = SKILLS.get(name) or _of_a_family(name)
    if found is None:
        known = ", ".join(sorted([*SKILLS, *(f"{prefix}…" for prefix in FAMILIES)]))
        raise OverrunError(f"the science-fiction games have no skill {name!r}; they have: {known}")
    return found


@cache
def _of_a_family(name: str) -> Skill | None:
    for prefix, make in FAMILIES.items():
        if name.startswith(prefix):
            return make(name.removeprefix(prefix))
    return None


def known_skill(name: str, cards: Container[str]) -> bool:
    """Whether there is such a skill in a game with these kinds of cards."""
    family = next((family for family in FAMILIES if name.startswith(family)), None)
    if family is None:
        return name in SKILLS
    about = name.removeprefix(family)
    if family == BROTHER:
        return not about.startswith(BROTHER) and known_skill(about, cards)
    return about in ARMOUR if family == ARMOURED else about in cards


@cache
def together(names: tuple[str, ...]) -> Abilities:
    """The abilities of somebody who has these skills."""
    return Abilities(tuple(skill(name) for name in names))


@cache
def shared_by(names: tuple[str, ...]) -> tuple[str, ...]:
    """What somebody with these skills shares with those beside him."""
    return tuple(name.removeprefix(BROTHER) for name in names if name.startswith(BROTHER))


def able(look: Look, survivor: int) -> Abilities:
    """The abilities of a survivor where he stands: brothers in arms share theirs with the whole zone."""
    world = look.world
    if world.sharing is None:
        world.sharing = _may_share(world)
    if not world.sharing:
        return together(look.state.survivors[survivor].skills)
    return together(skills_of(look.state, survivor))


def _may_share(world: World) -> bool:
    """Whether somebody may ever share skills: this is asked so often that it pays to know."""
    if world.difficulty.ultrared or world.scenario is not None:
        return True
    return any(entry.key.startswith(BROTHER) for character in world.cast for entry in character.skills)


def skills_of(state: SciFi, survivor: int) -> tuple[str, ...]:
    """A survivor's skills, with those that brothers in arms in the zone bring while they are not alone."""
    who = state.survivors[survivor]
    zone = who.zone
    company = 0
    shared: tuple[str, ...] = ()
    for other in state.survivors:
        if other.zone == zone:
            company += 1
            shared += shared_by(other.skills)
    return who.skills + shared if shared and company > 1 and zone >= 0 else who.skills


def free_actions(look: Look, survivor: int) -> Mapping[Free, int]:
    """The free actions of a survivor in this turn, by kind: from skills, and won in the turn itself."""
    free = able(look, survivor).free_actions
    won = look.state.survivors[survivor].extra
    if not won:
        return free
    return {kind: free.get(kind, 0) + won.count(kind) for kind in {*free, *cast("tuple[Free, ...]", won)}}
