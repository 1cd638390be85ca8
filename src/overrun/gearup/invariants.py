"""What holds in every position of Gear Up: `check` raises where something is wrong."""

from __future__ import annotations

from collections import Counter
from typing import NoReturn

from overrun.gearup.hand import SECOND_CHANCES, tool_of
from overrun.gearup.stage import Again, Drawing, stored
from overrun.gearup.state import FAR, NOBODY, NOTHING, OWN_WEAPON, GearUp
from overrun.gearup.turn import ROUNDS
from overrun.gearup.world import World


class Violated(AssertionError):
    """A position that cannot be."""


def _wrong(what: str) -> NoReturn:
    raise Violated(what)


def check(world: World, state: GearUp, *, settled: bool = True) -> None:
    """Raise `Violated` if the position is impossible; unless `settled`, a drawing may be half carried out."""
    _zombies(world, state)
    _cards(world, state)
    _marks(world, state, settled)
    _survivors(world, state)
    if state.turns_seen:
        for seat in range(world.seats):
            _stage(world, state, seat, settled and state.result is None)
    if (state.boss_at != NOBODY) != (state.round == ROUNDS) or state.boss_at >= world.seats:
        _wrong(f"the Boss is at seat {state.boss_at} in round {state.round}")
    if state.circles > len(world.boss.track):
        _wrong("more circles are crossed off than the track has")


def _zombies(world: World, state: GearUp) -> None:
    """Each zombie card is in exactly one place."""
    places = Counter(
        [card for street in state.street for card in street]
        + state.regular_deck
        + state.special_deck
        + state.regular_discard
        + state.special_discard
        + state.arrivals
    )
    if places != Counter(range(world.zombies)):
        wrong = [card for card in range(world.zombies) if places[card] != 1]
        _wrong(f"zombie cards are nowhere or in two places: {[world.names[card] for card in wrong]}")
    for card in state.regular_deck + state.regular_discard:
        if card >= world.regulars:
            _wrong(f"{world.names[card]} has got into the regular deck")
    for card in state.special_deck + state.special_discard:
        if card < world.regulars:
            _wrong(f"{world.names[card]} has got into the special deck")
    out = {card for street in state.street for card in street}
    for card in range(world.zombies):
        if (card in out) != (1 <= state.slot[card] <= FAR):
            _wrong(f"{world.names[card]} is in slot {state.slot[card]}")


def _cards(world: World, state: GearUp) -> None:
    if sorted(state.turn_row + state.turn_aside + state.turns_seen) != list(range(len(world.turn_cards))):
        _wrong("a Turn card is nowhere or in two places")
    if len(state.turns_seen) != state.turn:
        _wrong(f"{len(state.turns_seen)} Turn cards were seen in turn {state.turn}")
    if len(set(state.companions)) != len(state.companions) or not set(state.tired) <= set(state.companions):
        _wrong("a Companion is there twice, or one who does not belong here is tired")


def _marks(world: World, state: GearUp, settled: bool) -> None:
    """Only HP Spaces are crossed off, and nothing dead lies in a street."""
    for target, grid in enumerate(world.grids):
        crossed = state.crossed[target]
        if crossed & ~grid.spaces:
            _wrong(f"{world.names[target]} is crossed off outside its spaces")
        if target < world.zombies:
            if crossed and not state.slot[target]:
                _wrong(f"{world.names[target]} is not in play and has marks")
            if settled and not grid.needed & ~crossed:
                _wrong(f"{world.names[target]} is dead and still there")


def _stage(world: World, state: GearUp, seat: int, settled: bool) -> None:
    """What is in hand was begun, once, and has not been put down."""
    survivor, name = state.survivors[seat], world.people[seat].character.id
    stage = stored(survivor)
    held = (survivor.tool, survivor.left, survivor.pending, survivor.spared)
    if not isinstance(stage, (Drawing, Again)):
        if held != (OWN_WEAPON, 0, (), False):
            _wrong(f"{name} has put everything down and still holds something")
        return
    if stage.tool == OWN_WEAPON and not survivor.weapon_used:
        _wrong(f"{name} uses a Weapon that was not used")
    if stage.tool != OWN_WEAPON and not (state.called and stage.tool in state.tired):
        _wrong(f"{name} draws for a Companion who was not called")
    tool = tool_of(world, state, seat, stage.tool)
    if isinstance(stage, Again):
        if survivor.left or survivor.pending or survivor.aim != NOTHING or survivor.spared:
            _wrong(f"{name} is between two activations and in the middle of one")
        if not tool.effects.intersection(SECOND_CHANCES):
            _wrong(f"{name} has {tool.id} before a second activation that nothing gives")
        return
    if stage.left < settled or stage.left + (0 if tool.area else stage.drawn) > tool.hits:
        _wrong(f"{name} has {stage.left} drawings left and {stage.drawn} made with {tool.id}")
    if stage.pending and not tool.area:
        _wrong(f"{name} has begun a set with {tool.id}")
    if stage.second and not tool.effects.intersection(SECOND_CHANCES):
        _wrong(f"{name} uses {tool.id} a second time")
    if stage.elsewhere and not (stage.second and stage.critical and "critical-hit" in tool.effects):
        _wrong(f"{name} has to hit others without a Critical Hit")


def _survivors(world: World, state: GearUp) -> None:
    for survivor, person in zip(state.survivors, world.people, strict=True):
        name = person.character.id
        if not 0 <= survivor.lost <= person.health:
            _wrong(f"{name} has lost {survivor.lost} of {person.health} Health")
        if survivor.lost == person.health and (state.result is None or state.result.won):
            _wrong(f"{name} is dead and the game goes on")
        if not 0 <= survivor.armor_used <= survivor.armor <= person.armor:
            _wrong(f"{name} has used {survivor.armor_used} of {survivor.armor} Armor")
        if not 0 <= survivor.ammo_used <= survivor.ammo <= person.ammo:
            _wrong(f"{name} has used {survivor.ammo_used} of {survivor.ammo} Ammo")
        if any(not 0 <= unlocked <= 2 for unlocked in survivor.unlocked):
            _wrong(f"{name} has unlocked {survivor.unlocked}")
        for tools, circles in zip(person.weapons, survivor.frenzy, strict=True):
            if not 0 <= circles <= len(tools[0].frenzy):
                _wrong(f"{name} has crossed off {circles} circles of {tools[0].id}")
