"""Which of the carried cards belong in the hands."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from overrun.agents.classic.arms import WORTH, arms_of
from overrun.agents.classic.scene import Person
from overrun.classic.world import World
from overrun.skirmish.skills import Abilities


def power_of(hands: tuple[str, ...], world: World, able: Abilities) -> float:
    """How well somebody with these cards in hand fights: hits to expect, near and far, and their weight."""
    melee = ranged = 0.0
    for arm in arms_of(hands, (), world.kinds, able):
        hits = arm.hits * (0.75 if arm.reload else 1.0) * (1.25 if arm.damage > 1 else 1.0)
        if arm.far:
            ranged = max(ranged, hits)
        else:
            melee = max(melee, hits)
    return max(melee, ranged) + 0.3 * min(melee, ranged)


def best_hands(person: Person, world: World, plan: object) -> tuple[str, ...]:
    """The two cards that serve best in hand."""
    return best_pair(person.cards, world, person.able)


def best_pair(cards: tuple[str, ...], world: World, able: Abilities) -> tuple[str, ...]:
    """Of some cards, the two that serve best in hand; what opens doors stays there."""
    weapons = [card for card in cards if world.kinds[card].kind == "weapon"]
    if len(weapons) <= 2:
        return tuple(weapons)
    best, most = tuple(weapons[:2]), -1.0
    for pair in combinations(weapons, 2):
        value = power_of(pair, world, able)
        if any(world.kinds[card].opens_doors for card in pair):
            value += 1.0
        if "molotov" in pair:
            value += 0.3
        value += 0.001 * sum(WORTH.get(card, 0) for card in pair)
        if value > most:
            best, most = pair, value
    return best


def gift(giver: Person, taker: Person, world: World) -> tuple[str, float]:
    """The card one survivor can spare that helps another most, and by how many hits; none if there is none."""
    spare = Counter(giver.cards) - Counter(best_pair(giver.cards, world, giver.able))
    before = power_of(best_pair(taker.cards, world, taker.able), world, taker.able)
    best, most = "", 0.0
    for card in spare:
        if world.kinds[card].kind == "weapon":
            pair = best_pair((*taker.cards, card), world, taker.able)
            gain = power_of(pair, world, taker.able) - before
            if gain > most + 0.01:
                best, most = card, gain
    return best, most
