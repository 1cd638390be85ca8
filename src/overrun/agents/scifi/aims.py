"""What one survivor is to do: an aim."""

from __future__ import annotations

from typing import Literal, NamedTuple

from overrun.agents.scifi.situation import Person
from overrun.skirmish.levels import THRESHOLDS

What = Literal[
    "blast",
    "burn",
    "charge",
    "exit",
    "farm",
    "gather",
    "guard",
    "hold",
    "hunt",
    "leave",
    "meet",
    "mold",
    "oxygen",
    "search",
    "token",
    "weld",
]


class Aim(NamedTuple):
    """Where to go and what for; `take` are the objective tokens worth taking, `pull` what a step counts."""

    kind: What
    targets: int
    take: int = 0
    pull: float = 1.0


HOLD = Aim("hold", 0)
GRENADE = "seismic-grenade"
FLAMETHROWER, CANISTER = "flamethrower", "canister"
CHARGE = "red"  # the tokens that are charges where there are pillars


def in_hand(person: Person, kind: str) -> int:
    """How many cards of a kind somebody holds."""
    return sum(card.kind == kind for card in person.hands)


def can_blast(person: Person) -> bool:
    """Whether somebody holds what makes a blast."""
    return can_burn(person) or in_hand(person, GRENADE) > 0


def can_burn(person: Person) -> bool:
    """Whether somebody holds a flamethrower with a canister."""
    return any(card.kind == FLAMETHROWER and card.ammo for card in person.hands)


def has_fire(*people: Person) -> bool:
    """Whether somebody has a canister, and somebody a flamethrower in hand or a hand for it."""
    return any(CANISTER in person.cards for person in people) and any(map(_can_hold_it, people))


def _can_hold_it(person: Person) -> bool:
    # A weapon that is fed may have no other place than the hand.
    free = len(person.hands) < 2 or not all(card.ammo for card in person.hands)
    return bool(in_hand(person, FLAMETHROWER)) or (FLAMETHROWER in person.backpack and free)


def points_to_next(person: Person) -> int:
    """Experience still missing for the next level."""
    return THRESHOLDS[person.level + 1] - person.xp if person.level + 1 < len(THRESHOLDS) else 999
