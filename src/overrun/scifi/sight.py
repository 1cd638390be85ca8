"""Who sees what: survivors not into dark zones, unless something helps them; xenos everywhere."""

from __future__ import annotations

from collections.abc import Mapping

from overrun.board.graph import SightRules
from overrun.scifi.abilities import able
from overrun.scifi.common import equipped, graph
from overrun.scifi.state import Machine, Survivor
from overrun.scifi.words import ROOMS_SEEN, SEES_DARK
from overrun.scifi.world import Play
from overrun.skirmish.people import infested

_RULES = {(dark, depth): SightRules(dark, depth) for dark in (False, True) for depth in (1, 2)}


def sight_rules(play: Play, survivor: int, *, sees_dark: bool = False) -> SightRules:
    """How a survivor sees; with `sees_dark` through the sight of a prototype weapon."""
    own = able(play, survivor)
    who = play.state.survivors[survivor]
    dark = sees_dark or bool(own.value(SEES_DARK)) or _lit(play, who)
    depth = own.value(ROOMS_SEEN)
    return _RULES.get((dark, depth)) or SightRules(dark, depth)


def _lit(play: Play, who: Survivor) -> bool:
    return any(play.world.cards[card].sees_dark for card in equipped(who))


def sees(play: Play, survivor: int, *, sees_dark: bool = False) -> int:
    """All zones a survivor sees, the own one included."""
    zone = play.state.survivors[survivor].zone
    return graph(play).sight(zone, sight_rules(play, survivor, sees_dark=sees_dark))


def ranges(play: Play, survivor: int, low: int, high: int, *, sees_dark: bool = False) -> Mapping[int, int]:
    """The zones a survivor sees at a range from `low` to `high`, and at which."""
    zone = play.state.survivors[survivor].zone
    return graph(play).ranges(zone, low, high, sight_rules(play, survivor, sees_dark=sees_dark))


def machine_sees(play: Play, machine: Machine) -> int:
    """All zones a machine sees; only the card of the machine itself can help it in the dark."""
    return graph(play).sight(machine.zone, _machine_rules(play, machine))


def machine_ranges(play: Play, machine: Machine, low: int, high: int) -> Mapping[int, int]:
    """The zones a machine sees at a range from `low` to `high`, and at which."""
    return graph(play).ranges(machine.zone, low, high, _machine_rules(play, machine))


def _machine_rules(play: Play, machine: Machine) -> SightRules:
    return _RULES[play.world.machines[machine.of].prototype, 1]


def xeno_sight(play: Play, zone: int) -> int:
    """All zones that xenos in a zone see: darkness does not hinder them."""
    return graph(play).sight(zone)


def watched(play: Play, zone: int) -> bool:
    """Whether any xeno sees a zone."""
    here = graph(play)
    crowd = infested(play.state)
    while crowd:
        lowest = crowd & -crowd
        if here.sees(lowest.bit_length() - 1, zone):
            return True
        crowd ^= lowest
    return False
