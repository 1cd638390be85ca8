"""Doors of a building that all open when one of them does."""

from __future__ import annotations

from overrun.classic import events
from overrun.classic.mission_kinds import DoorsTogether, meant
from overrun.classic.words import DOOR_OPENED
from overrun.classic.world import Play
from overrun.skirmish.special import Special


def doors_together(rule: DoorsTogether) -> Special:
    """Opening one door of a building opens the others."""

    def open_the_others(play: Play, survivor: int, door: int) -> None:
        board = play.world.board
        buildings = {board.zones[z].building for z in (board.doors[door].a, board.doors[door].b)} - {-1}
        for other in board.doors:
            near = {board.zones[other.a].building, board.zones[other.b].building}
            closed = play.state.closed >> other.id & 1 and meant(rule.colours, other.colour)
            if closed and near & buildings:
                play.state.closed &= ~(1 << other.id)
                play.tell(events.DoorOpened, survivor, other.id, "", rules=("classic.m07.dual-doors",))

    return Special(listeners=(DOOR_OPENED.on(open_the_others),))
