"""Mold: it swallows doors and objectives, opens walls, and must not join two spawn zones."""

from __future__ import annotations

from overrun.core.moment import act_at
from overrun.scifi import events
from overrun.scifi.actions.doors import lose_door
from overrun.scifi.actions.objectives import lose_objective
from overrun.scifi.common import mold_zones
from overrun.scifi.words import ABOMINATION_THERE, MOLD_SET
from overrun.scifi.world import Play

SPREADS = "spreads-mold"


def set_mold(play: Play, zone: int, rules: tuple[str, ...] = ("invader.mold.any-source",)) -> None:
    """Put active mold in a zone, or turn inactive mold active again."""
    state = play.state
    bit = 1 << zone
    if state.mold & bit:
        return
    new = not state.dead_mold & bit
    state.mold |= bit
    state.dead_mold &= ~bit
    play.tell(events.MoldSet, zone, True, rules=rules)
    if new:
        _swallow(play, zone)
        act_at(play.world.listeners, MOLD_SET, play, zone)


def _swallow(play: Play, zone: int) -> None:
    """Objective and door tokens in a zone with new mold are gone for good; everything else stays."""
    state = play.state
    for number, token in enumerate(play.world.objectives):
        if token.zone == zone and not (state.taken | state.lost) >> number & 1:
            lose_objective(play, number)
    for door in play.world.board.doors_of(zone):
        if (state.closed | state.destroyed) >> door.id & 1:
            lose_door(play, door.id)


def burn_mold(play: Play, zone: int) -> None:
    """Hellfire: active mold turns inactive."""
    state = play.state
    bit = 1 << zone
    if not state.mold & bit:
        return
    state.mold &= ~bit
    state.dead_mold |= bit
    play.tell(events.MoldSet, zone, False, rules=("invader.mold.hellfire-flips", "invader.mold.permanent"))


def remove_mold(play: Play, zone: int, rules: tuple[str, ...]) -> None:
    """A mission takes a mold token away: walls and rooms are as printed, what was swallowed is not."""
    state = play.state
    bit = 1 << zone
    if not mold_zones(state) & bit:
        return
    state.mold &= ~bit
    state.dead_mold &= ~bit
    play.tell(events.MoldRemoved, zone, rules=(*rules, "invader.ambiguity.mold-token-removed"))


def mold_touched(play: Play) -> None:
    """Abominations that spread mold have come to stand somewhere, by whatever means."""
    state = play.state
    for kind, figure in enumerate(play.world.figures):
        if figure.special != SPREADS:
            continue
        for zone in [zone for zone, count in enumerate(state.horde[kind]) if count]:
            if not play.world.exterior >> zone & 1:
                again = state.dead_mold >> zone & 1
                rule = "invader.mold.inactive-reactivated" if again else "invader.xeno.spoiler-spreads"
                set_mold(play, zone, (rule, "invader.ambiguity.abomination-mold-timing"))
            act_at(play.world.listeners, ABOMINATION_THERE, play, zone)
