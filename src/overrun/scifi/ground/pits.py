"""Pits: drillers dig themselves in. A pit is open or filled, and stays for good."""

from __future__ import annotations

from overrun.scifi import events
from overrun.scifi.world import Look, Play

OPENED = ("darkside.xeno.driller-drills", "darkside.def.pit-zone", "darkside.pit.cancels-properties")
REOPENED = ("darkside.xeno.driller-drills", "darkside.pit.filled-reopened")
FILLED = ("darkside.pit.seismic-fills", "darkside.pit.permanent")


def drill(play: Play, zone: int) -> None:
    """Open a pit in a zone, or open a filled one again."""
    state = play.state
    bit = 1 << zone
    if state.pits & bit:
        return
    rules = REOPENED if state.filled_pits & bit else OPENED
    state.pits |= bit
    state.filled_pits &= ~bit
    play.tell(events.PitDrilled, zone, rules=rules)


def fill(play: Play, zone: int) -> None:
    """Fill an open pit."""
    state = play.state
    bit = 1 << zone
    if not state.pits & bit:
        return
    state.pits &= ~bit
    state.filled_pits |= bit
    play.tell(events.PitFilled, zone, rules=FILLED)


def toughness(look: Look, kind: int, zone: int, *, from_elsewhere: bool) -> int:
    """The damage that eliminates a xeno of a kind in a zone.

    `from_elsewhere` says that a ranged attack comes from another zone: against that an open pit is cover for
    those who dig them.
    """
    figure = look.world.figures[kind]
    covered = from_elsewhere and look.state.pits >> zone & 1
    return figure.toughness + (figure.extra_toughness_in_pit if covered else 0)
