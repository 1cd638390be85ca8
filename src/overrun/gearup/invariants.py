"""What holds in every position of Gear Up: `check` raises where something is wrong."""

from __future__ import annotations

from collections import Counter
from typing import get_args

from overrun.core import Look as CoreLook
from overrun.core.bounds import Known, Violated, check_agenda, check_bounds, wrong
from overrun.gearup.content import Icon, Letter, Speed
from overrun.gearup.hand import tool_of
from overrun.gearup.setup import COMPANIONS
from overrun.gearup.spawn import FIRST_CARD, PHASE_2
from overrun.gearup.stage import Again, Drawing, stored
from overrun.gearup.state import FAR, NOBODY, NOTHING, OWN_WEAPON, TURNS, GearUp
from overrun.gearup.steps import Attack, Distribute, EndTurn, NextCard, Upgrade, Walk
from overrun.gearup.turn import ROUNDS
from overrun.gearup.words import SECOND_CHANCES
from overrun.gearup.world import Look, World

__all__ = ["Violated", "check"]


def check(world: World, state: GearUp, *, settled: bool = True) -> None:
    """Raise `Violated` if the position is impossible; unless `settled`, a drawing may be half carried out."""
    check_bounds(state, known(world, state))
    if state.result is None:
        check_agenda(state.agenda, EndTurn, NextCard, Walk, Upgrade, Attack)
        _below(world, state)
    _zombies(world, state)
    _cards(world, state)
    _companions(world, state)
    _marks(world, state, settled)
    _survivors(world, state)
    if state.turns_seen:
        look: Look = CoreLook(world, state)
        for seat in range(world.seats):
            _stage(look, seat, settled and state.result is None)
    if not 1 <= state.round <= ROUNDS:
        wrong(f"it is round {state.round}; a game has {ROUNDS}")
    if (state.boss_at != NOBODY) != (state.round == ROUNDS):
        wrong(f"the Boss is at seat {state.boss_at} in round {state.round}")
    if state.circles > len(world.boss.track):
        wrong("more circles are crossed off than the track has")
    if any(isinstance(step, Distribute) for step in state.agenda) and not state.arrivals:
        wrong("zombies are to be given to somebody, but none is on the table")
    if any(isinstance(step, Attack) for step in state.agenda) and not state.turns_seen:
        wrong("survivors are to attack before a Turn card was seen")


def known(world: World, state: GearUp) -> Known:
    """What the numbers and words of a state may stand for."""
    spawn_cards, boss_cards = len(world.spawn_letters), len(world.boss_cards)
    return {
        "seat": world.seats,
        "zombie": world.zombies,
        "target": len(world.grids),
        "square": max(grid.rows * grid.width for grid in world.grids),
        "weapon": len(world.people[0].weapons),
        "companion": len(world.companions),
        "turn card": len(world.turn_cards),
        "spawn card": spawn_cards,
        "boss card": boss_cards,
        "card below": spawn_cards if state.round == 1 else boss_cards,
        "speed": get_args(Speed),
        "damage": ("normal", "armor", "direct"),
        "icon": get_args(Icon),
        "letter": get_args(Letter),
    }


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
        strange = [card for card in range(world.zombies) if places[card] != 1]
        wrong(f"zombie cards are nowhere or in two places: {[world.names[card] for card in strange]}")
    for card in state.regular_deck + state.regular_discard:
        if card >= world.regulars:
            wrong(f"{world.names[card]} has got into the regular deck")
    for card in state.special_deck + state.special_discard:
        if card < world.regulars:
            wrong(f"{world.names[card]} has got into the special deck")
    out = {card for street in state.street for card in street}
    for card in range(world.zombies):
        if (card in out) != (1 <= state.slot[card] <= FAR):
            wrong(f"{world.names[card]} is in slot {state.slot[card]}")


def _cards(world: World, state: GearUp) -> None:
    if sorted(state.turn_row + state.turn_aside + state.turns_seen) != list(range(len(world.turn_cards))):
        wrong("a Turn card is nowhere or in two places")
    if len(state.turns_seen) != state.turn or len(state.turn_row) != TURNS - state.turn:
        wrong(f"{len(state.turns_seen)} Turn cards were seen in turn {state.turn}")
    if state.round == 1:
        there, printed = state.spawn_row, len(world.spawn_letters)
    else:
        there, printed = state.phase_1 + state.phase_2, len(world.boss_cards)
    if sorted(there + state.cards_seen) != list(range(printed)):
        wrong("a Spawn or Boss card is nowhere or in two places")
    for phase, cards in ((1, state.phase_1), (2, state.phase_2)):
        if any(world.boss_cards[card].phase != phase for card in cards):
            wrong(f"a Boss card that is not of phase {phase} has got among those")


def _below(world: World, state: GearUp) -> None:
    """A card for each turn from the third on has been turned over, if the turn has come so far."""
    waits = any(isinstance(step, NextCard) for step in state.agenda)
    due = max(0, state.turn - FIRST_CARD + (not waits))
    if len(state.cards_seen) != due:
        wrong(f"{len(state.cards_seen)} cards below Turn cards were seen, not {due}")
    if state.round == ROUNDS:
        late = max(0, due - (PHASE_2 - FIRST_CARD))
        if sum(world.boss_cards[card].phase == 2 for card in state.cards_seen) != late:
            wrong(f"the Boss cards seen are {state.cards_seen}, and {late} of them should be of phase 2")


def _companions(world: World, state: GearUp) -> None:
    """A lone survivor has three others as Companions."""
    wanted = COMPANIONS if world.seats == 1 else 0
    if len(set(state.companions)) != len(state.companions) or len(state.companions) != wanted:
        wrong(f"the Companions are {state.companions}, and not {wanted} of them")
    if not set(state.tired) <= set(state.companions):
        wrong("a Companion who does not belong here is tired")
    for survivor in state.survivors:
        if survivor.tool not in (OWN_WEAPON, *state.companions):
            wrong(f"survivor {survivor.who} acts with Companion {survivor.tool}, who does not belong here")


def _marks(world: World, state: GearUp, settled: bool) -> None:
    """Only HP Spaces are crossed off, and nothing dead lies in a street."""
    for target, grid in enumerate(world.grids):
        crossed = state.crossed[target]
        if crossed & ~grid.spaces:
            wrong(f"{world.names[target]} is crossed off outside its spaces")
        if target < world.zombies:
            if crossed and not state.slot[target]:
                wrong(f"{world.names[target]} is not in play and has marks")
            if settled and not grid.needed & ~crossed:
                wrong(f"{world.names[target]} is dead and still there")


def _stage(look: Look, seat: int, settled: bool) -> None:
    """What is in hand was begun, once, and has not been put down."""
    world, state = look.world, look.state
    survivor, name = state.survivors[seat], world.people[seat].character.id
    stage = stored(survivor)
    held = (survivor.tool, survivor.left, survivor.pending, survivor.spared)
    if not isinstance(stage, (Drawing, Again)):
        if held != (OWN_WEAPON, 0, (), False):
            wrong(f"{name} has put everything down and still holds something")
        return
    if stage.tool == OWN_WEAPON and not survivor.weapon_used:
        wrong(f"{name} uses a Weapon that was not used")
    if stage.tool != OWN_WEAPON and not (state.called and stage.tool in state.tired):
        wrong(f"{name} draws for a Companion who was not called")
    tool = tool_of(look, seat, stage.tool)
    if isinstance(stage, Again):
        if survivor.left or survivor.pending or survivor.aim != NOTHING or survivor.spared:
            wrong(f"{name} is between two activations and in the middle of one")
        if not tool.effects.intersection(SECOND_CHANCES):
            wrong(f"{name} has {tool.id} before a second activation that nothing gives")
        return
    if stage.left < settled or stage.left + (0 if tool.area else stage.drawn) > tool.hits:
        wrong(f"{name} has {stage.left} drawings left and {stage.drawn} made with {tool.id}")
    if stage.pending and not tool.area:
        wrong(f"{name} has begun a set with {tool.id}")
    if stage.second and not tool.effects.intersection(SECOND_CHANCES):
        wrong(f"{name} uses {tool.id} a second time")
    if stage.elsewhere and not (stage.second and stage.critical and "critical-hit" in tool.effects):
        wrong(f"{name} has to hit others without a Critical Hit")


def _survivors(world: World, state: GearUp) -> None:
    for survivor, person in zip(state.survivors, world.people, strict=True):
        name = person.character.id
        if world.people[survivor.who] is not person:
            wrong(f"{name} has the dashboard of {world.people[survivor.who].character.id}")
        if not 0 <= survivor.lost <= person.health:
            wrong(f"{name} has lost {survivor.lost} of {person.health} Health")
        if survivor.lost == person.health and (state.result is None or state.result.won):
            wrong(f"{name} is dead and the game goes on")
        if not 0 <= survivor.armor_used <= survivor.armor <= person.armor:
            wrong(f"{name} has used {survivor.armor_used} of {survivor.armor} Armor")
        if not 0 <= survivor.ammo_used <= survivor.ammo <= person.ammo:
            wrong(f"{name} has used {survivor.ammo_used} of {survivor.ammo} Ammo")
        for tools, circles in zip(person.weapons, survivor.frenzy, strict=True):
            if not 0 <= circles <= len(tools[0].frenzy):
                wrong(f"{name} has crossed off {circles} circles of {tools[0].id}")
