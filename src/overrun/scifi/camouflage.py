"""Camouflage: whom xenos do not notice, and until when."""

from __future__ import annotations

from overrun.scifi import events
from overrun.scifi.world import Play

RULE = "scifi.skill.camouflage"


def cover(play: Play, survivor: int) -> None:
    """A survivor nobody sees takes the token."""
    play.state.survivors[survivor].camouflaged = True
    play.tell(events.Camouflage, survivor, True, rules=(RULE, "scifi.activation.camouflaged-ignored"))


def uncover(play: Play, survivor: int) -> None:
    """A combat action, a machine action or noise gives a camouflaged survivor away."""
    who = play.state.survivors[survivor]
    if who.camouflaged:
        who.camouflaged = False
        play.tell(events.Camouflage, survivor, False, rules=(RULE,))
