"""How actions are paid: free ones of the right kind first, then gifts, then the survivor's own.

`free` says how many free actions of each kind a survivor has in this turn; those spent are named in `used`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Protocol

from overrun.core import Option
from overrun.skirmish.actions import Action
from overrun.skirmish.words import FREE, Free, Pays

# Which free actions pay for an action, the narrowest first.
PAID_BY: Mapping[Pays, tuple[Free, ...]] = {
    "": (),
    "combat": ("combat",),
    "machine": ("machine",),
    "move": ("move",),
    "search": ("search",),
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


def free_left(who: Payer, free: Mapping[Free, int], kind: Free) -> int:
    """Free actions of a kind that a survivor still has this turn."""
    has = free.get(kind, 0)
    return max(0, has - FREE[kind].count(who)) if has else 0


def pays_freely(who: Payer, free: Mapping[Free, int], pays: Pays) -> Free | None:
    """The kind of free action that pays for an action now, if one does."""
    if free:
        for kind in PAID_BY[pays]:
            if free_left(who, free, kind):
                return kind
    return None


def ordinary(who: Payer) -> int:
    """Actions of any kind that a survivor still has: gifts and the own ones."""
    return who.gifts + who.actions


def can_pay(who: Payer, free: Mapping[Free, int], pays: Pays, extra: int = 0) -> bool:
    """Whether a survivor can pay for an action, and so many further actions which only ordinary ones pay."""
    left = ordinary(who) - extra
    return left > 0 or (left == 0 and pays_freely(who, free, pays) is not None)


def offered(
    look: object, survivor: int, who: Payer, free: Mapping[Free, int], actions: Iterable[Action]
) -> list[Option]:
    """The options of those actions that a survivor can pay for now."""
    can_pay_any = ordinary(who) > 0
    options: list[Option] = []
    for action in actions:
        if can_pay_any or action.free or (free and pays_freely(who, free, action.pays)):
            options += action.offer(look, survivor)
    return options


def too_dear(who: Payer, free: Mapping[Free, int], action: Action) -> bool:
    """Whether a survivor cannot pay for an action now."""
    return not action.free and not can_pay(who, free, action.pays)


def pay(who: Payer, free: Mapping[Free, int], pays: Pays) -> None:
    """Take what an action costs, in the way that leaves the survivor the most."""
    kind = pays_freely(who, free, pays)
    if kind:
        FREE[kind].put_on(who)
    elif who.gifts:
        who.gifts -= 1
    else:
        who.actions -= 1


def pay_extra(who: Payer, extra: int) -> None:
    """Take the further actions that something costs: gifts, then the survivor's own."""
    given = min(extra, who.gifts)
    who.gifts -= given
    who.actions -= extra - given
