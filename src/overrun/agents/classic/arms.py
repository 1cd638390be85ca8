"""What weapons are worth: expected hits, and what they can kill."""

from __future__ import annotations

from functools import cache
from math import comb
from typing import NamedTuple

from overrun.classic.content import Equipment, Profile
from overrun.skirmish.skills import Abilities
from overrun.skirmish.words import CHOOSES_TARGETS, DAMAGE, DICE, DUAL, MAX_RANGE, ROLL, Mode

TOUGHNESS = (1, 2, 1, 3)


class Arm(NamedTuple):
    """A way to attack: the verb and card of its option, and its figures for this survivor."""

    verb: str
    card: str
    dice: int
    chance: float
    damage: int
    near: int
    far: int
    chooses: bool
    noisy: bool
    reload: bool

    @property
    def hits(self) -> float:
        """Hits to expect of one action."""
        return self.dice * self.chance


def arms_of(
    hands: tuple[str, ...], unloaded: tuple[str, ...], kinds: dict[str, Equipment], able: Abilities
) -> tuple[Arm, ...]:
    """Every way to attack with what is in hand."""
    found: list[Arm] = []
    for card in dict.fromkeys(hands):
        kind = kinds[card]
        number = hands.count(card)
        profiles: tuple[tuple[Mode, Profile | None], ...] = (("melee", kind.melee), ("ranged", kind.ranged))
        for mode, profile in profiles:
            if profile is None or (mode == "ranged" and profile.reload and card in unloaded):
                continue
            pair = number > 1 and (kind.dual or able.value(DUAL[mode]) > 0)
            dice = (profile.dice + able.value(DICE[mode])) * (2 if pair else 1)
            chance = min(6, 7 - profile.accuracy + able.value(ROLL[mode])) / 6
            verb = ("melee" if mode == "melee" else "shoot") + ("-both" if pair else "")
            far = profile.range[1] + (able.value(MAX_RANGE) if mode == "ranged" else 0)
            chooses = mode == "melee" or kind.chooses_targets or able.value(CHOOSES_TARGETS) > 0
            damage = profile.damage + able.value(DAMAGE[mode])
            near = profile.range[0]
            found.append(
                Arm(verb, card, dice, chance, damage, near, far, chooses, profile.noisy, profile.reload)
            )
    return tuple(found)


@cache
def expected_kills(dice: int, chance: float, targets: int) -> float:
    """How many of so many targets a roll kills on average, one hit each.

    >>> expected_kills(1, 0.5, 3), expected_kills(2, 0.5, 1)
    (0.5, 0.75)
    """
    total = 0.0
    for hits in range(1, dice + 1):
        share = comb(dice, hits) * chance**hits * (1 - chance) ** (dice - hits)
        total += share * min(hits, targets)
    return total


# Rough worth of a card to its owner, for keeping, losing and trading.
WORTH = {
    "chainsaw": 9.0,
    "sub-mg": 7.0,
    "sawed-off": 7.0,
    "shotgun": 8.0,
    "mas-shotgun": 9.0,
    "evil-twins": 7.0,
    "katana": 7.5,
    "machete": 6.5,
    "fire-axe": 6.5,
    "sniper-rifle": 6.5,
    "baseball-bat": 5.0,
    "rifle": 5.0,
    "molotov": 9.0,
    "crowbar": 4.5,
    "pistol": 4.0,
    "goalie-mask": 6.0,
    "flashlight": 3.0,
    "plenty-of-ammo-pistol": 1.5,
    "plenty-of-ammo-shotgun": 2.0,
    "gasoline": 2.5,
    "glass-bottles": 2.5,
    "scope": 1.5,
    "pan": 1.0,
    "canned-food": 0.2,
    "bag-of-rice": 0.2,
    "water": 0.2,
}
