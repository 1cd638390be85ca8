"""Each invariant notices when its part of the position is spoilt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import overrun
from overrun.gearup.invariants import Violated, check


def lose_zombie(state: Any) -> None:
    state.regular_deck.pop()


def double_zombie(state: Any) -> None:
    state.regular_discard.append(state.regular_deck[0])


def swap_tiers(state: Any) -> None:
    state.regular_deck.append(state.special_deck.pop())


def swap_discards(state: Any) -> None:
    state.special_discard.append(state.regular_deck.pop())


def wrong_slot(state: Any) -> None:
    state.slot[state.street[0][0]] = 0


def outside(state: Any) -> None:
    state.crossed[state.street[0][0]] |= 1 << 60


def marked_in_deck(state: Any) -> None:
    state.crossed[state.regular_deck[0]] = 1 << 1


def dead_zombie(state: Any) -> None:
    state.crossed[state.street[0][0]] = (1 << 50) - 1


def lose_turn_card(state: Any) -> None:
    state.turn_row.pop()


def too_many_turns(state: Any) -> None:
    state.turn = 10


def unseen_turn(state: Any) -> None:
    state.turn = 2


def early_boss(state: Any) -> None:
    state.boss_at = 0


def strange_companion(state: Any) -> None:
    state.tired = (0,)


def dead_survivor(state: Any) -> None:
    state.survivors[0].lost = 10


def healed(state: Any) -> None:
    state.survivors[0].lost = -1


def armor_from_nothing(state: Any) -> None:
    state.survivors[0].armor_used = 1


def ammo_beyond_the_track(state: Any) -> None:
    state.survivors[0].ammo = 11


def third_upgrade(state: Any) -> None:
    state.survivors[0].unlocked = (3, 0, 0, 0)


def frenzy_without_track(state: Any) -> None:
    state.survivors[0].frenzy = (1, 0, 0, 0)


def circles(state: Any) -> None:
    state.circles = 9


@pytest.mark.parametrize(
    "spoil",
    [
        lose_zombie,
        double_zombie,
        swap_tiers,
        swap_discards,
        wrong_slot,
        outside,
        marked_in_deck,
        dead_zombie,
        lose_turn_card,
        too_many_turns,
        unseen_turn,
        early_boss,
        strange_companion,
        dead_survivor,
        healed,
        armor_from_nothing,
        ammo_beyond_the_track,
        third_upgrade,
        frenzy_without_track,
        circles,
    ],
)
def test_spoilt_positions_are_noticed(spoil: Callable[[Any], None]) -> None:
    game = overrun.new("gearup/screamer-easy", seed=1, seats=2)
    state = game.state.copy()
    check(game.world, state)
    spoil(state)
    with pytest.raises(Violated):
        check(game.world, state)
