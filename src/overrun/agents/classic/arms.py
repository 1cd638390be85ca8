"""What weapons are worth: expected hits, and what they can kill."""

from __future__ import annotations

from typing import NamedTuple

from overrun.classic.combat.attack import figures, is_pair, reach
from overrun.classic.content_kinds import Equipment, Profile
from overrun.classic.words import MELEE, MELEE_BOTH, SHOOT, SHOOT_BOTH
from overrun.core.verb import Verb
from overrun.skirmish.dice import chance_of_hit
from overrun.skirmish.skills import Abilities
from overrun.skirmish.words import Mode


class Arm(NamedTuple):
    """A way to attack: the verb and card of its option, and its figures for this survivor."""

    verb: Verb[str] | Verb[str, int]
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


# How a weapon is used, alone or two alike at once.
ATTACKS: dict[Mode, tuple[Verb[str] | Verb[str, int], Verb[str] | Verb[str, int]]] = {
    "melee": (MELEE, MELEE_BOTH),
    "ranged": (SHOOT, SHOOT_BOTH),
}


def arms_of(
    hands: tuple[str, ...], unloaded: tuple[str, ...], kinds: dict[str, Equipment], able: Abilities
) -> tuple[Arm, ...]:
    """Every way to attack with what is in hand."""
    found: list[Arm] = []
    for card in dict.fromkeys(hands):
        kind = kinds[card]
        profiles: tuple[tuple[Mode, Profile | None], ...] = (("melee", kind.melee), ("ranged", kind.ranged))
        for mode, profile in profiles:
            if profile is None or (mode == "ranged" and profile.reload and card in unloaded):
                continue
            pair = is_pair(kind, able, mode, hands.count(card))
            rolled = figures(kind, able, mode, 2 if pair else 1)
            near, far = reach(profile, able, mode)
            found.append(
                Arm(
                    ATTACKS[mode][pair],
                    card,
                    rolled.dice,
                    chance_of_hit(rolled.accuracy, rolled.bonus),
                    rolled.damage,
                    near,
                    far,
                    rolled.chooses,
                    profile.noisy,
                    profile.reload,
                )
            )
    return tuple(found)


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
