"""Small questions every rule asks: who stands where, how loud is it, who decides."""

from __future__ import annotations

from overrun.board import Graph
from overrun.classic.content_kinds import Equipment
from overrun.classic.state import ABOMINATION, FATTY, HANDS, RUNNER, WALKER, Classic, Survivor
from overrun.classic.world import Look
from overrun.skirmish.levels import level_of

LOUDEST = 1_000_000


def zombies_in(state: Classic, zone: int) -> int:
    """How many zombies stand in a zone."""
    horde = state.horde
    return horde[WALKER][zone] + horde[FATTY][zone] + horde[RUNNER][zone] + horde[ABOMINATION][zone]


def survivor_zones(state: Classic) -> int:
    """All zones with survivors."""
    zones = 0
    for survivor in state.survivors:
        if survivor.zone >= 0:
            zones |= 1 << survivor.zone
    return zones


def graph(look: Look) -> Graph:
    """Ways and sight as the doors stand now."""
    return look.world.graph(look.state.closed)


def danger(state: Classic) -> int:
    """The danger level of the most experienced survivor on the board."""
    return level_of(max((s.experience for s in state.survivors if s.fate == "alive"), default=0))


def kind_of(look: Look, card: int) -> Equipment:
    """What a card is now: a rifle with a scope beneath it is a sniper rifle."""
    kind = look.world.cards[card]
    for upper, _ in look.state.tucked:
        if upper == card:
            return look.world.improved[kind.id]
    return kind


def in_hand(survivor: Survivor) -> list[int]:
    """The cards in a survivor's hands."""
    return [card for card in survivor.slots[:HANDS] if card >= 0]


def wounds_of(look: Look, survivor: Survivor) -> int:
    """How many wounded cards a survivor has."""
    return len(look.world.wounds.intersection(survivor.slots))
