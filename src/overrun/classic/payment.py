"""How actions are paid: free ones of the right kind first, then gifts, then the survivor's own."""

from __future__ import annotations

from overrun.classic.abilities import abilities
from overrun.classic.state import Survivor


def free_left(who: Survivor, kind: str) -> int:
    """Free actions of a kind that a survivor still has this turn."""
    if not kind:
        return 0
    return abilities(who).free_actions.get(kind, 0) - who.used.count(f"free-{kind}")


def can_pay(who: Survivor, kind: str, extra: int = 0) -> bool:
    """Whether a survivor can pay for an action, and so many further actions which only ordinary ones pay."""
    if free_left(who, kind) > 0 or who.gifts:
        return who.actions >= extra
    return who.actions > extra


def pay(who: Survivor, kind: str) -> None:
    """Take what an action costs, in the way that leaves the survivor the most."""
    if free_left(who, kind) > 0:
        who.used = (*who.used, f"free-{kind}")
    elif who.gifts:
        who.gifts -= 1
    else:
        who.actions -= 1
