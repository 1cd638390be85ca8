"""What weapons are worth: expected hits, and what they can kill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from overrun.agents.scifi.held import Held
from overrun.core.verb import AnyVerb
from overrun.scifi.combat.attack import figures, is_pair, reach
from overrun.scifi.content_kinds import Equipment, Profile
from overrun.scifi.words import DICE_FOR_EACH, MELEE, MELEE_BOTH, SHOOT, SHOOT_BOTH
from overrun.skirmish.dice import chance_of_hit
from overrun.skirmish.skills import Abilities
from overrun.skirmish.words import Mode


class Arm(NamedTuple):
    """A way to attack: the verb and card of its option, and its figures for this survivor."""

    verb: AnyVerb
    card: str
    dice: int
    chance: float
    damage: int
    near: int
    far: int
    chooses: bool
    careful: bool
    noisy: bool
    # So many weapons may roll a die for each xeno instead of these dice each.
    each: int = 0
    own: int = 0

    @property
    def hits(self) -> float:
        """Hits to expect of one action."""
        return self.dice * self.chance

    def against(self, crowd: float) -> int:
        """The dice to roll against so many xenos."""
        return self.dice + self.each * max(0, round(crowd) - self.own)


# How a weapon is used, alone or two alike at once.
ATTACKS: dict[Mode, tuple[AnyVerb, AnyVerb]] = {"melee": (MELEE, MELEE_BOTH), "ranged": (SHOOT, SHOOT_BOTH)}


def arms_of(hands: Sequence[Held], kinds: Mapping[str, Equipment], able: Abilities) -> tuple[Arm, ...]:
    """Every way to attack with what is in hand."""
    found: list[Arm] = []
    names = [card.kind for card in hands]
    for name in dict.fromkeys(names):
        kind = kinds[name]
        fed = any(card.ammo for card in hands if card.kind == name)
        if kind.prototype and not fed:
            continue
        profiles: tuple[tuple[Mode, Profile | None], ...] = (("melee", kind.melee), ("ranged", kind.ranged))
        for mode, profile in profiles:
            if profile is None:
                continue
            number = 2 if is_pair(kind, able, mode, names.count(name)) else 1
            rolled = figures(kind, able, mode, number)
            dice = rolled.dice
            if mode == "melee":
                dice += sum([kinds[held].extra_melee_dice for held in names])
            chance = chance_of_hit(rolled.accuracy, rolled.bonus)
            if fed:
                chance = min(0.95, chance * 1.25)  # rolling again
            near, far = reach(profile, able, mode)
            found.append(
                Arm(
                    ATTACKS[mode][number > 1],
                    name,
                    dice,
                    chance,
                    rolled.damage,
                    near,
                    far,
                    rolled.chooses,
                    rolled.careful,
                    profile.noisy,
                    number if able.value(DICE_FOR_EACH[mode]) else 0,
                    profile.dice,
                )
            )
    return tuple(found)


class Armoury:
    """What the cards of a game can do in somebody's hands, remembered: it is asked all the time."""

    def __init__(self, kinds: Mapping[str, Equipment]):
        self.kinds = kinds
        self._arms: dict[object, tuple[Arm, ...]] = {}
        self._worth: dict[object, float] = {}

    def arms(self, hands: Sequence[Held], able: Abilities) -> tuple[Arm, ...]:
        """Every way to attack with what is in hand."""
        key = (able, *[(card.kind, bool(card.ammo)) for card in hands])
        found = self._arms.get(key)
        if found is None:
            found = self._arms[key] = arms_of(hands, self.kinds, able)
        return found

    def worth(self, hands: Sequence[Held], able: Abilities) -> float:
        """What cards in hand are worth to somebody."""
        key = (able, *[(card.kind, bool(card.ammo)) for card in hands])
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = hands_worth(hands, self.kinds, able)
        return found


def hands_worth(hands: Sequence[Held], kinds: Mapping[str, Equipment], able: Abilities) -> float:
    """What somebody can do with these cards in hand: beside xenos, and from afar; and what else they are."""
    close = reach = 0.0
    for arm in arms_of(hands, kinds, able):
        force = arm.hits * (1 + 0.6 * (arm.damage - 1))
        if arm.near == 0:
            close = max(close, force)
        if arm.far > 0:
            reach = max(reach, force * (1.0 + 0.25 * arm.far))
    others = sum(worth(kind) for card in hands if not ((kind := kinds[card.kind]).melee or kind.ranged))
    return 3.0 * (close + reach) + others


def worth(kind: Equipment) -> float:
    """Rough worth of a card to somebody who has nothing better: for keeping, dealing and trading."""
    value = 0.2
    for profile in (kind.melee, kind.ranged):
        if profile is not None:
            hits = profile.dice * (7 - profile.accuracy) / 6
            reach = 1.0 + 0.25 * profile.range[1]
            value = max(value, 3 * hits * reach * (1 + 0.6 * (profile.damage - 1)))
    if kind.prototype:
        value *= 0.8
    if kind.blast:
        value = max(value, 5.0)
    if kind.prevents_damage:
        value = max(value, 6.0)
    if kind.searches_rooms:
        value = max(value, 2.5)
    if kind.oxygen:
        value = max(value, 3.0)
    if kind.feeds:
        value = max(value, 1.5)
    return value
