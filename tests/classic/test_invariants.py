"""Each invariant notices when its part of the position is spoilt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import overrun
from overrun.classic.invariants import check
from overrun.classic.state import ABOMINATION, FATTY, WALKER
from overrun.classic.steps import Act, Discard, Reveal
from overrun.scenario import classic
from overrun.skirmish.invariants import Violated


def position() -> Any:
    """Mission 06 with supplies in a car, a sniper rifle, a wound and some zombies."""
    return (
        classic("classic/06-the-escape")
        .car(0, "7B.5", "water", "canned-food")
        .survivor("ned", at="7B.5", car=0, driver=True, hands=["sniper-rifle", "sawed-off"], wounds=1)
        .survivor("amy", at="7B.a", hands=["pistol"], experience=20)
        .survivor("josh", at="7B.5", car=0)
        .zombies("7B.2", walker=3, fatty=1, abomination=1)
        .unloaded("sawed-off")
        .turn("ned")
    )


def held(state: Any, survivor: int) -> list[int]:
    return [card for card in state.survivors[survivor].slots if card >= 0]


def lose_card(state: Any) -> None:
    state.equipment_deck.pop()


def double_card(state: Any) -> None:
    state.equipment_discard.append(state.equipment_deck[0])


def copy_into_hand(state: Any) -> None:
    state.survivors[2].slots[0] = held(state, 1)[0]


def scope_twice(state: Any) -> None:
    state.equipment_discard.append(state.tucked[0][1])


def drop_rifle(state: Any) -> None:
    rifle = state.tucked[0][0]
    slots = state.survivors[0].slots
    slots[slots.index(rifle)] = -1
    state.equipment_discard.append(rifle)


def wound_in_deck(state: Any) -> None:
    wound = next(card for card in reversed(state.aside))
    state.aside.remove(wound)
    state.equipment_deck.append(wound)


def stow_pistol(state: Any) -> None:
    pistol = held(state, 1)[0]
    state.survivors[1].slots[0] = -1
    state.cars[0].supplies.append(pistol)


def second_wound(state: Any) -> None:
    wound = next(card for card in reversed(state.aside))
    state.aside.remove(wound)
    state.survivors[0].slots[4] = wound


def unloaded_in_deck(state: Any) -> None:
    state.unloaded |= 1 << state.equipment_deck[0]


def nobody_left(state: Any) -> None:
    for survivor in state.survivors:
        survivor.fate, survivor.zone = "away", -1


def set_(path: str, value: Any) -> Callable[[Any], None]:
    """Spoil one number: `set_("survivors.0.zone", 99)`."""

    def spoil(state: Any) -> None:
        *way, last = path.split(".")
        part = state
        for name in way:
            part = part[int(name)] if name.isdigit() else getattr(part, name)
        if last.isdigit():
            part[int(last)] = value
        else:
            setattr(part, last, value)

    spoil.__name__ = f"{path}={value}"
    return spoil


SPOILT: list[tuple[Callable[[Any], None], str]] = [
    (lose_card, "cards are nowhere"),
    (double_card, "in two places: equipment_deck and equipment_discard"),
    (copy_into_hand, "in two places: amy and josh"),
    (scope_twice, "in two places"),
    (drop_rifle, "lies beneath card"),
    (wound_in_deck, "got into the equipment deck"),
    (stow_pistol, "was stowed as a supply"),
    (second_wound, "two wounds and lives"),
    (unloaded_in_deck, "must be reloaded"),
    (set_("stacked", 63), "63 cards lie on top"),
    (set_("stacked", -1), "stacked is -1"),
    (set_(f"horde.{WALKER}.0", 38), "41 figures 'walker' are in use, but the box holds 40"),
    (set_(f"horde.{FATTY}.0", -1), r"horde\[1\]\[0\] is -1"),
    (set_(f"horde.{ABOMINATION}.0", 1), "abomination"),
    (set_("escaped", (38, 0, 0, 0)), "41 figures 'walker'"),
    (set_("zombie_discard", [3]), "twice"),
    (set_("zombie_deck", [1, 2]), "zombie cards are nowhere"),
    (set_("noise.2", -1), r"noise\[2\] is -1"),
    (set_("closed", 1 << 30), "closed is the set"),
    (set_("opened", 1 << 30), "opened is the set"),
    (set_("taken", 1), "taken is the set"),
    (set_("active_spawns", 1 << 9), "active_spawns is the set"),
    (set_("phase", "lunch"), "phase is 'lunch'"),
    (set_("first_player", 1), "first_player is 1"),
    (set_("active", 7), "active is 7"),
    (set_("survivors.1.zone", 99), r"survivors\[1\].zone is 99"),
    (set_("survivors.1.fate", "dead"), "amy is dead, but still in zone"),
    (set_("survivors.1.fate", "away"), "amy is away, but still in zone"),
    (set_("survivors.0.actions", -1), "actions is -1"),
    (set_("survivors.0.gifts", -1), "gifts is -1"),
    (set_("survivors.1.actions", 1), "actions out of turn"),
    (set_("survivors.1.experience", 44), "experience is 44"),
    (set_("survivors.1.who", 3), "is there twice"),
    (set_("survivors.1.seat", 1), r"survivors\[1\].seat is 1"),
    (set_("survivors.2.slots", [-1] * 6), "6 slots instead of 5"),
    (set_("survivors.2.skills", ("hoard",)), "5 slots instead of 6"),
    (set_("survivors.2.car", -1), "josh is in car -1, but sits in 0"),
    (set_("survivors.1.car", 0), "amy is in car 0, but sits in none"),
    (set_("cars.0.seats.2", 0), "or twice in one"),
    (set_("cars.1.seats.0", 0), "sits in cars 0 and 1"),
    (set_("cars.0.seats", [0, 2]), r"cars\[0\].seats has 2 entries"),
    (set_("cars.0.zone", 4), "the car in 4"),
    (set_("cars.1.zone", 12), "stands in a room"),
    (set_("cars.0.zone", -1), "has left the board, but not what was in it"),
    (set_("cars.0.of", "tank"), "no such kind of car"),
    (set_("survivors.1.zone", -1), "amy is on the board, but in no zone"),
    (set_("survivors.1.skills", ("flying",)), "no such skill"),
    (set_("opened", -1), "opened is the set -1"),
    (set_("permanent_noise", (1,)), "permanent_noise has 1 entries"),
    (set_("found", ("bazooka",)), "no such card name"),
    (set_("agenda", [Act(7)]), r"agenda\[0\].survivor is 7"),
    (set_("agenda", [Reveal(-1)]), r"agenda\[0\].rooms is the set -1"),
    (set_("agenda", [Discard("nobody", "pistol")]), "no such name"),
    (nobody_left, "nobody is alive"),
]


@pytest.mark.parametrize(("spoil", "message"), SPOILT, ids=[spoil.__name__ for spoil, _ in SPOILT])
def test_what_is_spoilt_is_noticed(spoil: Callable[[Any], None], message: str) -> None:
    game = position()
    state = game.state.copy()
    check(game.world, state)
    spoil(state)
    with pytest.raises(Violated, match=message):
        check(game.world, state)


def test_a_dead_survivor_carries_nothing() -> None:
    state = position().state.copy()
    amy = state.survivors[1]
    amy.fate, amy.zone, amy.acted = "dead", -1, True
    with pytest.raises(Violated, match="amy is dead and carries pistol"):
        check(position().world, state)


def test_a_card_on_its_way_is_missed_only_when_the_position_has_settled() -> None:
    game = classic("classic/06-the-escape").survivor("ned", at="5D.a").equipment("rifle").turn("ned")
    game.choose("search")
    assert game.question is not None
    assert game.question.kind == "find"
    check(game.world, game.state, settled=False)
    with pytest.raises(Violated, match=r"cards are nowhere: \d+ \(rifle\)$"):
        check(game.world, game.state)
    game.choose("keep rifle")
    check(game.world, game.state)


def test_skills_belong_to_the_levels_reached() -> None:
    game = overrun.new("classic/01-city-blocks", seed=1)
    state = game.state.copy()
    check(game.world, state)
    state.survivors[0].experience = 7
    with pytest.raises(Violated, match="amy is at yellow with the skills"):
        check(game.world, state)
    state.survivors[0].skills += ("lucky",)
    with pytest.raises(Violated, match="amy has no skill 'lucky' at yellow"):
        check(game.world, state)


def test_permanent_noise_stays() -> None:
    game = overrun.new("classic/07-grindhouse", seed=1)
    state = game.state.copy()
    check(game.world, state)
    state.permanent_noise = (0,) * len(state.noise)
    with pytest.raises(Violated, match="permanent noise has changed"):
        check(game.world, state)


def test_as_many_tokens_lie_face_down_as_are_left() -> None:
    game = overrun.new("classic/09-might-makes-right", seed=1)
    state = game.state.copy()
    check(game.world, state)
    state.taken = 1
    with pytest.raises(Violated, match="3 tokens lie there"):
        check(game.world, state)
    state.taken = 0
    state.face_down = ["marked"] * 4
    with pytest.raises(Violated, match="4 tokens lie there"):
        check(game.world, state)
