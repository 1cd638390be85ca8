"""Which of the carried cards belong in the hands, and which serve somebody else better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Protocol

from overrun.agents.classic import weights as w
from overrun.agents.classic.arms import WORTH, Arm, arms_of
from overrun.classic.content_kinds import Equipment
from overrun.skirmish.skills import Abilities

KEPT = 4096
OPENER = 1.0  # hits that a card in hand which opens doors is worth
THROWN = 0.3
HANDS, RESERVE = 2, 3
WOUND = "wounded"


class Holder(Protocol):
    """Somebody with cards."""

    cards: tuple[str, ...]
    hands: tuple[str, ...]
    reserve: tuple[str, ...]
    able: Abilities
    keeps_opener: bool


class Armoury:
    """What the cards of a game can do; the same few questions come again and again, so answers are kept."""

    __slots__ = ("arms", "best", "kinds", "power")

    def __init__(self, kinds: dict[str, Equipment]):
        self.kinds = kinds
        # Every way to attack with these cards in hand, of which some are not loaded.
        self.arms: Callable[[tuple[str, ...], tuple[str, ...], Abilities], tuple[Arm, ...]] = lru_cache(KEPT)(
            lambda hands, unloaded, able: arms_of(hands, unloaded, kinds, able)
        )
        # How well somebody with these cards in hand fights.
        self.power: Callable[[tuple[str, ...], Abilities], float] = lru_cache(KEPT)(self._power)
        # Of these cards the two that serve best in hand of somebody who opens doors, or leaves it to others.
        self.best: Callable[[tuple[str, ...], Abilities, bool], tuple[str, ...]] = lru_cache(KEPT)(self._best)

    def _power(self, hands: tuple[str, ...], able: Abilities) -> float:
        """Hits to expect of an action: near counts more, since a shot among friends hits them first."""
        melee = ranged = 0.0
        for arm in self.arms(hands, (), able):
            hits = arm.hits * (0.75 if arm.reload else 1.0) * (1.25 if arm.damage > 1 else 1.0)
            if arm.far:
                ranged = max(ranged, hits)
            else:
                melee = max(melee, hits)
        return w.LOADOUT_MELEE * melee + w.LOADOUT_RANGED * ranged

    def _best(self, cards: tuple[str, ...], able: Abilities, opener: bool) -> tuple[str, ...]:
        kinds = self.kinds
        weapons = [card for card in cards if kinds[card].kind == "weapon"]
        if len(weapons) <= 2:
            return tuple(weapons)
        best, most = tuple(weapons[:2]), -1.0
        for pair in combinations(weapons, 2):
            value = self.power(pair, able)
            if opener and any(kinds[card].opens_doors for card in pair):
                value += OPENER
            if "molotov" in pair:
                value += THROWN
            value += 0.001 * sum(WORTH.get(card, 0) for card in pair)
            if value > most:
                best, most = pair, value
        return best

    def gift(self, giver: Holder, taker: Holder) -> tuple[str, float]:
        """The card somebody can spare that helps another most, and by how many hits; "" if there is none."""
        spare = Counter(giver.cards) - Counter(self.best(giver.cards, giver.able, giver.keeps_opener))
        able, opener = taker.able, taker.keeps_opener
        before = self.power(self.best(taker.cards, able, opener), able)
        best, most = "", 0.0
        for card in spare:
            if self.kinds[card].kind == "weapon":
                pair = self.best((*taker.cards, card), able, opener)
                gain = self.power(pair, able) - before
                if gain > most + 0.01 and _has_room(taker, pair):
                    best, most = card, gain
        return best, most


def _has_room(taker: Holder, pair: tuple[str, ...]) -> bool:
    """Whether a card of this pair can come into a hand: there is room, or something to make room with."""
    if len(taker.hands) < HANDS:
        return True
    wounded = WOUND in taker.hands and len(taker.reserve) < RESERVE
    return wounded or any(card != WOUND for card in Counter(taker.hands) - Counter(pair))
