"""What must be true of every position: nothing is lost, nothing is doubled, nobody is in two places.

from overrun import conformance
from overrun.scifi import invariants

conformance.check(new_game, invariant=invariants.check)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from overrun.board import mask_of, members
from overrun.core.bounds import MANY, Known, check_agenda, check_bounds
from overrun.scifi.abilities import known_skill
from overrun.scifi.actions.doors import NEUTRAL_DOORS
from overrun.scifi.common import REMOTES, level
from overrun.scifi.missions.pillars import tiles_of
from overrun.scifi.phases.spawn import ACTIVE_MOLD, OPEN_PIT
from overrun.scifi.state import BODY, EMPTY, SLOTS, SciFi, Survivor
from overrun.scifi.steps import EndPhase, NextRound, PlayersPhaseOver, StartRound, XenosPhase
from overrun.scifi.world import World
from overrun.skirmish.invariants import (
    cards_of_all,
    check_figures,
    check_people,
    check_skills,
    places_of,
    wrong,
)
from overrun.skirmish.levels import LEVELS

# What is always on the agenda, as far as the round has not come to it.
ROUND = (NextRound, EndPhase, XenosPhase, PlayersPhaseOver)


def check(world: World, state: SciFi, *, settled: bool = True) -> None:
    """Raise `Violated` if the position is impossible.

    In the middle of a step (`settled=False`) a card just drawn may be in nobody's hands and a level reached
    may still wait for its skill; even then nothing may be in two places.
    """
    check_bounds(state, known(world, state))
    if state.result is None:
        check_agenda(state.agenda, *(ROUND if state.round else (StartRound,)))
    _doors(world, state)
    _ground(world, state)
    _figures(world, state)
    _cards(world, state, settled)
    _xeno_cards(world, state)
    _tokens(world, state)
    check_people(world.cast, state.survivors, state.result is not None)
    for number, survivor in enumerate(state.survivors):
        _survivor(world, state, number, survivor)
    _others(world, state)
    if settled and world.scenario is None and not world.difficulty.ultrared:
        for survivor in state.survivors:
            check_skills(world.cast[survivor.who], level(survivor), survivor.skills)


def known(world: World, state: SciFi) -> Known:
    """What the numbers and words of a state may stand for."""
    board = world.board
    return {
        "seat": world.seats,
        "survivor": len(state.survivors),
        "character": len(world.cast),
        "name": [character.id for character in world.cast],
        "skill": _Skills(world),
        "mode": ("melee", "ranged"),
        "level": LEVELS,
        "zone": len(board.zones),
        "door": len(board.doors),
        "access": len(board.tokens_of("access")),
        "tile": len(board.placements),
        "ground": (ACTIVE_MOLD, OPEN_PIT),
        "objective": len(world.objectives),
        "token": len(board.tokens),
        "colour": colours(world),
        "card": len(world.cards),
        "card name": world.kinds,
        "enemy card": world.xeno_cards,
        "kind": len(world.figures),
        "machine": world.machines,
    }


class _Skills:
    """Every skill there is in a game, those that name a card or another skill included."""

    def __init__(self, world: World):
        self.cards = world.kinds

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and known_skill(name, self.cards)


def colours(world: World) -> set[str]:
    """The colours of tokens in a mission, those under others too."""
    rules = world.mission.rules
    hidden = {rules.hidden_spawn.colour} if rules.hidden_spawn is not None else set()
    printed = {token.colour for token in world.tokens}
    return {"red", *REMOTES.values(), *hidden, *printed, *world.mission.board.pool}


# The board


def _doors(world: World, state: SciFi) -> None:
    """A doorway holds one token at most; neutral ones are five in all, if none was lost."""
    if state.closed & state.destroyed:
        wrong(f"doors are both closed and destroyed: {state.closed & state.destroyed:b}")
    if state.sealed & ~state.closed:
        wrong(f"doors are sealed, but not closed: {state.sealed & ~state.closed:b}")
    if state.coloured & ~(state.closed | state.destroyed):
        wrong("a coloured door token lies in a doorway that is neither closed nor destroyed")
    for door in members(state.coloured):
        if not world.board.doors[door].colour:
            wrong(f"door {door} has a coloured token, but no colour")
    if state.door_tokens > NEUTRAL_DOORS:
        wrong(f"{state.door_tokens} neutral door tokens are in reserve")
    if world.scenario is None:
        on_board = (state.closed | state.destroyed) & ~(state.coloured | state.sealed)
        plain = [d for d in world.board.doors if d.token >= 0 and not d.colour and d.via != "airlock"]
        used = on_board.bit_count() + state.door_tokens
        if used > NEUTRAL_DOORS + len(plain):
            wrong(f"{used} neutral door tokens are in use, but there are only {NEUTRAL_DOORS}")


def _ground(world: World, state: SciFi) -> None:
    if state.mold & state.dead_mold or state.pits & state.filled_pits:
        wrong("mold or a pit shows both its sides")
    if (state.mold | state.dead_mold) & world.exterior:
        wrong("mold grows outside")
    if state.removed:
        gone = ~world.graph(world.board.start._replace(removed=state.removed)).zones
        for what in (state.mold, state.dead_mold, state.pits, state.filled_pits):
            if what & gone & (1 << len(world.board.zones)) - 1:
                wrong("mold or a pit is left on a tile that has been removed")
        there = [survivor.zone for survivor in state.survivors] + [spawn.zone for spawn in state.spawns]
        there += [machine.zone for machine in state.machines]
        there += [scientist.zone for scientist in state.scientists]
        for zone in there:
            if zone >= 0 and gone >> zone & 1:
                wrong(f"somebody or something is in zone {zone}, which is off the board")
        for kind in state.horde:
            if any(kind[zone] for zone in range(len(kind)) if gone >> zone & 1):
                wrong("xenos stand on a tile that has been removed")
    pillars = world.mission.rules.pillars
    fallen = [pillar for pillar in pillars.pillar if pillar.colour in state.collapsed] if pillars else []
    if state.removed != mask_of(tile for pillar in fallen for tile in tiles_of(world.board, pillar)):
        wrong(f"the tiles that have been removed are not those of the pillars {state.collapsed}")


def _figures(world: World, state: SciFi) -> None:
    """The figures on the board and those kept are never more than the box holds."""
    for kind, figure in enumerate(world.figures):
        gone, most = state.kept[kind], world.supply[kind]
        check_figures(figure.id, state.horde[kind], gone, most)


# Cards


def _places(world: World, state: SciFi) -> Iterator[tuple[int, str]]:
    """Every card and where it is."""
    piles = ("equipment_deck", "equipment_discard", "oxygen", "prototypes", "aside", "out")
    yield from cards_of_all(world.cast, state.survivors, {name: getattr(state, name) for name in piles})
    for upper, under in state.attached:
        yield under, f"attached to card {upper}"


def _cards(world: World, state: SciFi, settled: bool) -> None:
    """Each physical card is in exactly one place."""
    where = places_of(world.cards, _places(world, state), settled)
    for card, place in where.items():
        name = f"card {card} ({world.cards[card].id})"
        if place in ("equipment_deck", "equipment_discard") and world.cards[card].deck != "equipment":
            wrong(f"{name} has got into the equipment deck or its discards")
        if place == "prototypes" and not world.cards[card].prototype:
            wrong(f"{name} has got among the prototypes")
        if place == "oxygen" and not world.cards[card].oxygen:
            wrong(f"{name} has got among the oxygen tanks")
    names = {world.cast[survivor.who].id for survivor in state.survivors}
    for upper, under in state.attached:
        if where.get(upper) not in names:
            wrong(f"card {under} is attached to card {upper}, which nobody carries")
        if world.cards[under].kind != "ammo" or world.cards[upper].kind != "weapon":
            wrong(f"{world.cards[under].id} is attached to {world.cards[upper].id}")


def _xeno_cards(world: World, state: SciFi) -> None:
    there = Counter(state.xeno_deck + state.xeno_discard)
    if any(count > 1 for count in there.values()) or not set(there) <= set(world.xeno_cards):
        wrong("xeno cards that are not in this game, or twice")
    if world.scenario is None:
        difficulty = {
            "easy": world.difficulty.easy,
            "hard": world.difficulty.hard,
            "extra-activation": world.difficulty.extra_activations,
        }
        played = {number for number, card in world.xeno_cards.items() if difficulty[card.part]}
        if played != set(there):
            wrong(f"xeno cards are nowhere, or should not be there: {sorted(played ^ set(there))}")


# Tokens


def _tokens(world: World, state: SciFi) -> None:
    if state.taken & state.lost:
        wrong("an objective token is both taken and lost")
    pool = [number for number, token in enumerate(world.objectives) if token.colour == "pool"]
    seen = [number for number, _ in state.seen]
    if len(set(seen)) < len(seen) or not set(seen) <= set(pool):
        wrong(f"face-down tokens were seen twice, or never lay face down: {state.seen}")
    if world.scenario is None:
        if len(state.face_down) != len(pool) - len(seen):
            wrong(f"{len(pool) - len(seen)} tokens lie face down, but {state.face_down} are left")
        colours = Counter(state.face_down) + Counter(colour for _, colour in state.seen)
        if colours != Counter(world.mission.board.pool):
            wrong(f"the face-down tokens are {dict(colours)} in all")
    gone = state.taken | state.lost
    lying = [number for number in pool if not gone >> number & 1]
    if len(state.face_down) < len(lying):
        wrong(f"{len(lying)} tokens lie face down, but only {state.face_down} are left")
    for number in seen:
        if not gone >> number & 1:
            wrong(f"objective {number} has been seen, but lies on the board")


# People


def _survivor(world: World, state: SciFi, number: int, survivor: Survivor) -> None:
    name = world.cast[survivor.who].id
    if survivor.fate == "alive":
        # Somebody laid out by hand may have more than the card says.
        if not 0 < survivor.armour <= (survivor.base_armour if world.scenario is None else MANY):
            wrong(f"{name} lives with {survivor.armour} of {survivor.base_armour} armour")
    elif survivor.zone != EMPTY or not survivor.acted:
        wrong(f"{name} is {survivor.fate}, but still in zone {survivor.zone} or about to act")
    if state.active != number and survivor.actions:
        wrong(f"{name} has {survivor.actions} actions out of turn")
    if state.reached < level(survivor):
        wrong(f"{name} is at {LEVELS[level(survivor)]}, which nobody is said to have reached")
    _slots(world, name, survivor)


def _slots(world: World, name: str, survivor: Survivor) -> None:
    if len(survivor.slots) != SLOTS:
        wrong(f"{name} has {len(survivor.slots)} slots instead of {SLOTS}")
    carried = [world.cards[card] for card in survivor.slots if card != EMPTY]
    if survivor.fate == "dead" and (carried or survivor.tokens):
        wrong(f"{name} is dead and carries {', '.join(card.id for card in carried)}")
    if any(card.kind == "spawn" for card in carried):
        wrong(f"{name} carries a card that only brings xenos")
    for slot in BODY:
        card = survivor.slots[slot]
        if card != EMPTY and world.cards[card].slot != "body":
            wrong(f"{name} wears {world.cards[card].id} on the body")


def _others(world: World, state: SciFi) -> None:
    for machine in state.machines:
        if (machine.zone >= 0) != (machine.fate == "alive"):
            wrong(f"{machine.of} is {machine.fate} and in zone {machine.zone}")
        if machine.active and machine.fate != "alive":
            wrong(f"{machine.of} is {machine.fate} and has an activation token")
    for scientist in state.scientists:
        if (scientist.zone >= 0) != (scientist.fate == "alive"):
            wrong(f"the {scientist.colour} scientist is {scientist.fate} and in zone {scientist.zone}")
