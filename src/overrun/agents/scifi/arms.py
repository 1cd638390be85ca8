"""What weapons are worth: expected hits, and what they can kill."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import comb
from typing import Any, NamedTuple

from overrun.scifi.content_kinds import Equipment, Profile
from overrun.scifi.words import DICE_FOR_EACH, NO_FRIENDLY_FIRE, POINT_BLANK
from overrun.skirmish.skills import Abilities
from overrun.skirmish.words import CHOOSES_TARGETS, DAMAGE, DICE, DUAL, MAX_RANGE, ROLL, Mode


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


def arms_of(
    hands: Sequence[Mapping[str, Any]], kinds: Mapping[str, Equipment], able: Abilities
) -> tuple[Arm, ...]:
    """Every way to attack with what is in hand."""
    found: list[Arm] = []
    names = [str(card["kind"]) for card in hands]
    for name in dict.fromkeys(names):
        kind = kinds[name]
        fed = any(card.get("attached") for card in hands if card["kind"] == name)
        if kind.prototype and not fed:
            continue
        profiles: tuple[tuple[Mode, Profile | None], ...] = (("melee", kind.melee), ("ranged", kind.ranged))
        for mode, profile in profiles:
            if profile is None:
                continue
            pair = names.count(name) > 1 and (kind.dual or able.value(DUAL[mode]) > 0)
            dice = (profile.dice + able.value(DICE[mode])) * (2 if pair else 1)
            if mode == "melee":
                dice += sum(kinds[held].extra_melee_dice for held in names)
            chance = min(6, 7 - profile.accuracy + able.value(ROLL[mode])) / 6
            if fed:
                chance = min(0.95, chance * 1.25)  # rolling again
            verb = ("melee" if mode == "melee" else "shoot") + ("-both" if pair else "")
            far = profile.range[1] + (able.value(MAX_RANGE) if mode == "ranged" else 0)
            chooses = mode == "melee" or kind.chooses_targets or able.value(CHOOSES_TARGETS) > 0
            careful = mode == "melee" or able.value(NO_FRIENDLY_FIRE) > 0
            damage = able.value(DAMAGE[mode], profile.damage)
            near = 0 if mode == "ranged" and able.value(POINT_BLANK) else profile.range[0]
            each = (2 if pair else 1) if able.value(DICE_FOR_EACH[mode]) else 0
            found.append(
                Arm(
                    verb,
                    name,
                    dice,
                    chance,
                    damage,
                    near,
                    far,
                    chooses,
                    careful,
                    profile.noisy,
                    each,
                    profile.dice,
                )
            )
    return tuple(found)


@cache
def expected_kills(dice: int, chance: float, targets: int) -> float:
    """How many of so many targets a roll kills on average, one hit each."""
    return sum(share * min(hits, targets) for hits, share in enumerate(_spread(dice, chance)))


@cache
def at_least(dice: int, chance: float, hits: int) -> float:
    """How likely so many hits are.

    >>> at_least(2, 0.5, 2)
    0.25
    """
    return sum(_spread(dice, chance)[hits:])


@cache
def _spread(dice: int, chance: float) -> tuple[float, ...]:
    return tuple(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1))


class Armoury:
    """What the cards of a game can do in somebody's hands, remembered: it is asked all the time."""

    def __init__(self, kinds: Mapping[str, Equipment]):
        self.kinds = kinds
        self._arms: dict[object, tuple[Arm, ...]] = {}
        self._worth: dict[object, float] = {}

    def arms(self, hands: Sequence[Mapping[str, Any]], able: Abilities) -> tuple[Arm, ...]:
        """Every way to attack with what is in hand."""
        key = (able, *[(card["kind"], "attached" in card) for card in hands])
        found = self._arms.get(key)
        if found is None:
            found = self._arms[key] = arms_of(hands, self.kinds, able)
        return found

    def worth(self, hands: Sequence[Mapping[str, Any]], able: Abilities) -> float:
        """What cards in hand are worth to somebody."""
        key = (able, *[(card["kind"], "attached" in card) for card in hands])
        found = self._worth.get(key)
        if found is None:
            found = self._worth[key] = hands_worth(hands, self.kinds, able)
        return found


def hands_worth(hands: Sequence[Mapping[str, Any]], kinds: Mapping[str, Equipment], able: Abilities) -> float:
    """What somebody can do with these cards in hand: beside xenos, and from afar; and what else they are."""
    close = reach = 0.0
    for arm in arms_of(hands, kinds, able):
        force = arm.hits * (1 + 0.6 * (arm.damage - 1))
        if arm.near == 0:
            close = max(close, force)
        if arm.far > 0:
            reach = max(reach, force * (1.0 + 0.25 * arm.far))
    others = sum(worth(kind) for card in hands if not ((kind := kinds[card["kind"]]).melee or kind.ranged))
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
