"""How actions are paid: free ones of the right kind first, then gifts, then the survivor's own.

`free` says how many free actions of each kind a survivor has in this turn; those spent are named in `used`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

# Which free actions pay for an action, the narrowest first. What is not here is paid by its own kind alone.
PAID_BY: Mapping[str, tuple[str, ...]] = {
    "": (),
    "melee": ("melee", "combat"),
    "ranged": ("ranged", "combat"),
    "dual-melee": ("dual", "melee", "combat"),
    "dual-ranged": ("dual", "ranged", "combat"),
}


class Payer(Protocol):
    """Somebody with actions to spend."""

    actions: int
    gifts: int
    used: tuple[str, ...]


def free_left(who: Payer, free: Mapping[str, int], kind: str) -> int:
    """Free actions of a kind that a survivor still has this turn."""
    has = free.get(kind, 0)
    return max(0, has - who.used.count(f"free-{kind}")) if has else 0


def pays_freely(who: Payer, free: Mapping[str, int], pays: str) -> str:
    """The kind of free action that pays for an action now, or "" if none does."""
    if free:
        for kind in PAID_BY.get(pays, (pays,)):
            if free_left(who, free, kind):
                return kind
    return ""


def ordinary(who: Payer) -> int:
    """Actions of any kind that a survivor still has: gifts and the own ones."""
    return who.gifts + who.actions


def can_pay(who: Payer, free: Mapping[str, int], pays: str, extra: int = 0) -> bool:
    """Whether a survivor can pay for an action, and so many further actions which only ordinary ones pay."""
    left = ordinary(who) - extra
    return left > 0 or (left == 0 and pays_freely(who, free, pays) != "")


def pay(who: Payer, free: Mapping[str, int], pays: str) -> None:
    """Take what an action costs, in the way that leaves the survivor the most."""
    kind = pays_freely(who, free, pays)
    if kind:
        who.used = (*who.used, f"free-{kind}")
    elif who.gifts:
        who.gifts -= 1
    else:
        who.actions -= 1


def pay_extra(who: Payer, extra: int) -> None:
    """Take the further actions that something costs: gifts, then the survivor's own."""
    given = min(extra, who.gifts)
    who.gifts -= given
    who.actions -= extra - given
