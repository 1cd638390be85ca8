"""Each invariant notices when its part of the position is spoilt."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import overrun
from overrun.scenario import scifi
from overrun.scifi.abilities import BROTHER
from overrun.scifi.invariants import check
from overrun.scifi.state import Machine, Scientist, Spawn
from overrun.scifi.steps import FreeAttack, ZoneCard
from overrun.skirmish.invariants import Violated

MISSION = "invader/m7-xenium-burger"


def position() -> Any:
    return (
        scifi(MISSION)
        .survivor("cole", at="02-R.c2", hands=["flamethrower+canister"], body=["oxygen-tank"])
        .survivor("jared", at="06-R.b2", hands=["chainsaw"], experience=20, skills=("lucky", "tough"))
        .machine("peacekeeper", at="07-R.b2")
        .xenos("06-R.c2", worker=3, tank=1)
        .taken(0)
        .turn("cole")
    )


def played() -> Any:
    """A game from its beginning, in which every card must be somewhere."""
    game = overrun.new(MISSION, seed=1)
    while game.question is not None and not game.question.interruptible:
        game.choose(game.question.options[0])
    return game


def set_(path: str, value: Any) -> Callable[[Any], None]:
    """Spoil one value: `set_("survivors.0.zone", 99)`."""

    def spoil(state: Any) -> None:
        *parts, last = path.split(".")
        at = state
        for part in parts:
            at = at[int(part)] if part.isdigit() else getattr(at, part)
        if last.isdigit():
            at[int(last)] = value
        else:
            setattr(at, last, value)

    return spoil


def flip(field: str, bit: int) -> Callable[[Any], None]:
    """Add one to a set."""

    def spoil(state: Any) -> None:
        setattr(state, field, getattr(state, field) | 1 << bit)

    return spoil


def double_card(state: Any) -> None:
    state.equipment_discard.append(state.equipment_deck[0])


def attach_to_nobody(state: Any) -> None:
    weapon, ammo = state.attached[0]
    state.attached = ((state.equipment_deck[0], ammo),)
    assert weapon >= 0


def attach_weapon(state: Any) -> None:
    weapon, ammo = state.attached[0]
    state.out.append(ammo)
    chainsaw = state.survivors[1].slots[0]
    state.survivors[1].slots[0] = -1
    state.attached = ((weapon, chainsaw),)


def xeno_card_twice(state: Any) -> None:
    state.xeno_discard.append(state.xeno_deck[0])


def tank_among_prototypes(state: Any) -> None:
    state.prototypes.append(state.oxygen.pop())


def prototype_among_tanks(state: Any) -> None:
    state.oxygen.append(state.prototypes.pop())


def prototype_in_deck(state: Any) -> None:
    state.equipment_deck.append(state.prototypes.pop())


def sledge_worn(state: Any) -> None:
    state.survivors[1].slots[2], state.survivors[1].slots[0] = state.survivors[1].slots[0], -1


def dead_with_cards(state: Any) -> None:
    jared = state.survivors[1]
    jared.fate, jared.zone, jared.acted, jared.armour = "dead", -1, True, 0


def mold_outside(state: Any) -> None:
    state.dead_mold |= 1 << 0


def remove_all_but_people(state: Any) -> None:
    state.removed, state.mold, state.dead_mold = 0b111111111, 0, 0


def remove_all_but_xenos(state: Any) -> None:
    remove_all_but_people(state)
    state.machines, state.spawns = [], []
    for survivor in state.survivors:
        survivor.fate, survivor.zone, survivor.acted = "away", -1, True


def a_tile_gone(state: Any) -> None:
    remove_all_but_xenos(state)
    state.removed, state.horde = 1, [[0] * len(kind) for kind in state.horde]


SPOILT: list[tuple[str, Callable[[Any], None], str]] = [
    ("a card twice", double_card, "in two places"),
    ("attached to nobody", attach_to_nobody, "nobody carries"),
    ("a weapon attached", attach_weapon, "is attached to"),
    ("a xeno card twice", xeno_card_twice, "or twice"),
    ("a tank among prototypes", tank_among_prototypes, "among the prototypes"),
    ("a prototype among tanks", prototype_among_tanks, "among the oxygen tanks"),
    ("a prototype in the deck", prototype_in_deck, "got into the equipment deck"),
    ("a weapon worn", sledge_worn, "on the body"),
    ("the dead carry", dead_with_cards, "is dead and carries"),
    ("mold outside", mold_outside, "grows outside"),
    ("no such zone", set_("survivors.0.zone", 999), r"survivors\[0\].zone is 999"),
    ("no armour", set_("survivors.0.armour", 0), "lives with 0"),
    ("away on the board", set_("survivors.0.fate", "away"), "still in zone"),
    ("negative actions", set_("survivors.0.actions", -1), "actions is -1"),
    ("actions out of turn", set_("survivors.1.actions", 1), "out of turn"),
    ("experience", set_("survivors.0.experience", 44), "experience is 44"),
    ("reached", set_("reached", 0), "nobody is said to have reached"),
    ("seat", set_("survivors.0.seat", 5), r"survivors\[0\].seat is 5"),
    ("slots", lambda s: s.survivors[1].slots.append(-1), "slots instead of"),
    ("twice", set_("survivors.0.who", 4), "is there twice"),
    ("noise", set_("noise.0", -1), r"noise\[0\] is -1"),
    ("figures", set_("horde.0.3", 99), "in use, but the box holds"),
    ("negative figures", set_("horde.0.3", -1), r"horde\[0\]\[3\] is -1"),
    ("kinds", set_("horde", []), "horde has 0 entries"),
    ("phase", set_("phase", "lunch"), "phase is 'lunch'"),
    ("first player", set_("first_player", 7), "first_player is 7"),
    ("active", set_("active", 7), "active is 7"),
    ("closed doors", set_("closed", 1 << 500), "closed is the set"),
    ("door twice", lambda s: (flip("closed", 0)(s), flip("destroyed", 0)(s)), "both closed and destroyed"),  # type: ignore[list-item]
    ("sealed open", flip("sealed", 1), "sealed, but not closed"),
    ("colour without token", flip("coloured", 1), "neither closed nor destroyed"),
    ("colour without colour", lambda s: (flip("closed", 1)(s), flip("coloured", 1)(s)), "but no colour"),  # type: ignore[list-item]
    ("door tokens", set_("door_tokens", 6), "in reserve"),
    ("mold both", lambda s: (flip("mold", 20)(s), flip("dead_mold", 20)(s)), "both its sides"),  # type: ignore[list-item]
    ("taken and lost", flip("lost", 0), "both taken and lost"),
    ("seen twice", set_("seen", ((0, "red"), (0, "red"))), "seen twice"),
    ("seen on the board", set_("seen", ((3, "red"),)), "lies on the board"),
    ("spawn nowhere", lambda s: s.spawns.append(Spawn(-1, "red")), "zone is -1"),
    ("machine", lambda s: s.machines.append(Machine("toaster", 1)), "no such machine"),
    ("machine nowhere", set_("machines.0.zone", -1), "is alive and in zone -1"),
    ("scientist", lambda s: s.scientists.append(Scientist("red", -1)), "the red scientist"),
    ("crew", set_("crew", -1), "crew is -1"),
    ("a mask", set_("mold", -1), "mold is the set -1"),
    ("a colour", set_("survivors.0.tokens", ("plaid",)), "no such colour"),
    ("no such card", set_("survivors.0.skills", ("plus-1-damage-equipment-spoon",)), "no such skill"),
    ("a mountain of armour", set_("survivors.0.skills", ("starts-with-armor-99",)), "no such skill"),
    ("a brother's brother", set_("survivors.0.skills", (f"{BROTHER}{BROTHER}lucky",)), "no such skill"),
    ("a step", set_("agenda", [FreeAttack(0, -1)]), r"agenda\[0\].zones is the set -1"),
    ("ground", set_("agenda", [ZoneCard(0, 1, "lawn", 1)]), "no such ground"),
    ("mold on a removed tile", set_("removed", 0b111111111), "is left on a tile"),
    ("somebody on a removed tile", remove_all_but_people, "which is off the board"),
    ("a tile without its pillar", a_tile_gone, "not those of the pillars"),
    ("xenos on a removed tile", remove_all_but_xenos, "xenos stand on a tile"),
]


@pytest.mark.parametrize(("what", "spoil", "message"), SPOILT, ids=[case[0] for case in SPOILT])
def test_what_is_spoilt_is_noticed(what: str, spoil: Callable[[Any], None], message: str) -> None:
    game = position()
    check(game.world, game.state)
    state = game.state.copy()
    spoil(state)
    with pytest.raises(Violated, match=message):
        check(game.world, state)


def at_yellow(skill: str) -> Callable[[Any], None]:
    """Somebody who has reached yellow and has this skill for it."""

    def spoil(state: Any) -> None:
        who = state.survivors[0]
        who.experience, who.skills, state.reached = 7, (*who.skills, skill), 1

    return spoil


FROM_THE_START: list[tuple[str, Callable[[Any], None], str]] = [
    ("too much armour", set_("survivors.0.armour", 9), "lives with 9"),
    ("a card nowhere", lambda s: s.equipment_deck.pop(), "cards are nowhere"),
    ("a xeno card nowhere", lambda s: s.xeno_deck.pop(), "xeno cards are nowhere"),
    ("a skill", set_("survivors.0.skills", ("lucky", "tough")), "those of the identity card"),
    ("another's skill", at_yellow("tough"), "has no skill 'tough' at yellow"),
    ("face down", lambda s: s.face_down.pop(), "lie face down"),
    ("other colours", set_("face_down", ["red"] * 8), "tokens are"),
]


@pytest.mark.parametrize(("what", "spoil", "message"), FROM_THE_START, ids=[c[0] for c in FROM_THE_START])
def test_a_game_from_its_beginning(what: str, spoil: Callable[[Any], None], message: str) -> None:
    game = played()
    check(game.world, game.state)
    state = game.state.copy()
    spoil(state)
    with pytest.raises(Violated, match=message):
        check(game.world, state)


def test_a_skill_of_one_s_own_is_nothing_to_complain_about() -> None:
    game = played()
    state = game.state.copy()
    character = game.world.cast[state.survivors[0].who]
    at_yellow(character.yellow[0].key)(state)
    check(game.world, state)


def test_the_dead_are_done() -> None:
    game = position()
    state = game.state.copy()
    jared = state.survivors[1]
    jared.fate, jared.zone, jared.acted = "away", -1, True
    check(game.world, state, settled=False)
    jared.acted = False
    with pytest.raises(Violated, match="about to act"):
        check(game.world, state, settled=False)
