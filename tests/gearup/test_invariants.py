"""Each invariant notices when its part of the position is spoilt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import overrun
from overrun.core import Look
from overrun.gearup.hand import weapon_of
from overrun.gearup.invariants import Violated, check
from overrun.gearup.state import AGAIN, DRAWING
from overrun.gearup.words import SECOND_CHANCES


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


def still_in_hand(state: Any) -> None:
    state.survivors[0].tool = 1


def drawings_left_over(state: Any) -> None:
    state.survivors[0].left = 1


def unused_weapon(state: Any) -> None:
    state.survivors[0].stage, state.survivors[0].left = DRAWING, 1


def uncalled_companion(state: Any) -> None:
    unused_weapon(state)
    state.survivors[0].tool = 1


def begun(state: Any) -> Any:
    unused_weapon(state)
    state.survivors[0].weapon_used = True
    return state.survivors[0]


def nothing_left_to_draw(state: Any) -> None:
    begun(state).left = 0


def a_drawing_too_many(state: Any) -> None:
    begun(state).left = 4


def set_without_area(state: Any) -> None:
    begun(state).pending = (state.street[0][0],)


def second_time_from_nothing(state: Any) -> None:
    begun(state).second = True


def elsewhere_from_nothing(state: Any) -> None:
    begun(state).spared = True


def chance_from_nothing(state: Any) -> None:
    begun(state).stage, state.survivors[0].left = AGAIN, 0


def between_and_in_the_middle(state: Any) -> None:
    begun(state).stage = AGAIN


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
        still_in_hand,
        drawings_left_over,
        unused_weapon,
        uncalled_companion,
        nothing_left_to_draw,
        a_drawing_too_many,
        set_without_area,
        second_time_from_nothing,
        elsewhere_from_nothing,
        chance_from_nothing,
        between_and_in_the_middle,
    ],
)
def test_spoilt_positions_are_noticed(spoil: Callable[[Any], None]) -> None:
    game = overrun.new("gearup/screamer-easy", seed=1, seats=2)
    state = game.state.copy()
    check(game.world, state)
    weapon = weapon_of(Look(game.world, state), 0)
    assert not weapon.area and not weapon.effects.intersection(SECOND_CHANCES)
    spoil(state)
    with pytest.raises(Violated):
        check(game.world, state)
