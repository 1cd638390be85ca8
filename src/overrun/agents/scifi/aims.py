"""What one survivor is to do: an aim."""

from __future__ import annotations

from typing import NamedTuple

from overrun.agents.scifi.scene import Person
from overrun.skirmish.levels import THRESHOLDS


class Aim(NamedTuple):
    """Where to go and what for; `take` are the objective tokens worth taking, `pull` what a step counts."""

    kind: str
    targets: int
    take: int = 0
    pull: float = 1.0


HOLD = Aim("hold", 0)
GRENADE = "seismic-grenade"
CHARGE = "red"  # the tokens that are charges where there are pillars


def in_hand(person: Person, kind: str) -> int:
    """How many cards of a kind somebody holds."""
    return sum(card["kind"] == kind for card in person.hands)


def can_blast(person: Person) -> bool:
    """Whether somebody holds what makes a blast."""
    return any(
        card["kind"] == "seismic-grenade" or (card["kind"] == "flamethrower" and card.get("attached"))
        for card in person.hands
    )


def points_to_next(person: Person) -> int:
    """Experience still missing for the next level."""
    return THRESHOLDS[person.level + 1] - person.xp if person.level + 1 < len(THRESHOLDS) else 999
