"""Small questions every rule asks: who stands where, what is a card, who decides."""

from __future__ import annotations

from overrun.board import Graph, Topology
from overrun.scifi.content_kinds import Equipment
from overrun.scifi.state import HANDS, Machine, Scientist, SciFi, Survivor
from overrun.scifi.world import Look
from overrun.skirmish.levels import RED, level_of
from overrun.skirmish.people import name_of

REMOTES = {"bot": "green", "sentry": "purple"}
"""The colours of the objective tokens that are remotes."""


# The board


def topology(state: SciFi) -> Topology:
    """The board as it is now: closed doors, mold, pits, tiles gone."""
    return Topology(state.closed, state.mold, state.dead_mold, state.pits | state.filled_pits, state.removed)


def graph(look: Look) -> Graph:
    """Ways and sight as the board is now."""
    return look.world.board.graph(topology(look.state))


def mold_zones(state: SciFi) -> int:
    """Zones with mold, active or not."""
    return state.mold | state.dead_mold


def spoiled(state: SciFi) -> int:
    """Zones that have lost their special properties to mold or a pit."""
    return state.mold | state.dead_mold | state.pits | state.filled_pits


# Who stands where


def xenos_in(state: SciFi, zone: int) -> int:
    """How many xenos stand in a zone."""
    number = 0
    for kind in state.horde:
        number += kind[zone]
    return number


def prey_zones(state: SciFi) -> int:
    """Zones with somebody xenos look for: survivors who are not camouflaged, active machines, scientists."""
    zones = 0
    for survivor in state.survivors:
        if survivor.zone >= 0 and not survivor.camouflaged:
            zones |= 1 << survivor.zone
    for machine in state.machines:
        if machine.active and machine.zone >= 0:
            zones |= 1 << machine.zone
    for scientist in state.scientists:
        if scientist.zone >= 0:
            zones |= 1 << scientist.zone
    return zones


Target = Survivor | Machine | Scientist


def prey_in(look: Look, zone: int, *, hidden: bool = False) -> dict[str, Target]:
    """Whom an attack or a stray shot in a zone can hit, by id; camouflaged survivors only if `hidden`."""
    state = look.state
    found: dict[str, Target] = {}
    for number, survivor in enumerate(state.survivors):
        if survivor.zone == zone and (hidden or not survivor.camouflaged):
            found[name_of(look, number)] = survivor
    for machine in state.machines:
        if machine.zone == zone and machine.active:
            found[machine.of] = machine
    for scientist in state.scientists:
        if scientist.zone == zone:
            found[f"{scientist.colour}-scientist"] = scientist
    return found


# Experience and decisions


def level(survivor: Survivor) -> int:
    """A survivor's danger level; who has run through the bar once stays at red."""
    return RED if survivor.laps else level_of(survivor.experience)


def danger(state: SciFi) -> int:
    """The danger level of the most experienced survivor on the board."""
    return max((level(survivor) for survivor in state.survivors if survivor.fate == "alive"), default=0)


# Cards


def kind_of(look: Look, card: int) -> Equipment:
    """What is printed on a card."""
    return look.world.cards[card]


def attached_to(state: SciFi, card: int) -> list[int]:
    """The cards attached to a card."""
    return [ammo for weapon, ammo in state.attached if weapon == card]


def in_hand(survivor: Survivor) -> list[int]:
    """The cards in a survivor's hands."""
    return [survivor.slots[slot] for slot in HANDS if survivor.slots[slot] >= 0]


def equipped(survivor: Survivor) -> list[int]:
    """The cards in hand and on the body: those that work."""
    return [card for card in survivor.slots[:4] if card >= 0]


def machine_named(state: SciFi, name: str) -> Machine:
    """The machine with this id."""
    return next(machine for machine in state.machines if machine.of == name)
