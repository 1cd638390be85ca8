"""Who sees what: survivors not into dark zones, unless something helps them; xenos everywhere."""

from __future__ import annotations

from collections.abc import Mapping

from overrun.board.graph import SightRules
from overrun.scifi.abilities import able
from overrun.scifi.common import equipped, graph
from overrun.scifi.state import Machine, Survivor
from overrun.scifi.words import ROOMS_SEEN, SEES_DARK
from overrun.scifi.world import Look
from overrun.skirmish.people import infested

_RULES = {(dark, depth): SightRules(dark, depth) for dark in (False, True) for depth in (1, 2)}


def sight_rules(look: Look, survivor: int, *, sees_dark: bool = False) -> SightRules:
    """How a survivor sees; with `sees_dark` through the sight of a prototype weapon."""
    own = able(look, survivor)
    who = look.state.survivors[survivor]
    dark = sees_dark or bool(own.value(SEES_DARK)) or _lit(look, who)
    depth = own.value(ROOMS_SEEN)
    return _RULES.get((dark, depth)) or SightRules(dark, depth)


def _lit(look: Look, who: Survivor) -> bool:
    return any(look.world.cards[card].sees_dark for card in equipped(who))


def sees(look: Look, survivor: int, *, sees_dark: bool = False) -> int:
    """All zones a survivor sees, the own one included."""
    zone = look.state.survivors[survivor].zone
    return graph(look).sight(zone, sight_rules(look, survivor, sees_dark=sees_dark))


def ranges(look: Look, survivor: int, low: int, high: int, *, sees_dark: bool = False) -> Mapping[int, int]:
    """The zones a survivor sees at a range from `low` to `high`, and at which."""
    zone = look.state.survivors[survivor].zone
    return graph(look).ranges(zone, low, high, sight_rules(look, survivor, sees_dark=sees_dark))


def machine_ranges(look: Look, machine: Machine, low: int, high: int) -> Mapping[int, int]:
    """The zones a machine sees at a range from `low` to `high`, and at which: only its own card helps it in
    the dark."""
    rules = _RULES[look.world.machines[machine.of].prototype, 1]
    return graph(look).ranges(machine.zone, low, high, rules)


def watched(look: Look, zone: int) -> bool:
    """Whether any xeno sees a zone."""
    here = graph(look)
    crowd = infested(look.state)
    while crowd:
        lowest = crowd & -crowd
        if here.sees(lowest.bit_length() - 1, zone):
            return True
        crowd ^= lowest
    return False
