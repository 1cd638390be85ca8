"""The board in a terminal: the drawing of the mission, and everything on it in words."""

from __future__ import annotations

from overrun.classic.shown.survey import survey
from overrun.core import AnyGame
from overrun.skirmish.telling import drawn
from overrun.words import Words


def draw_text(game: AnyGame, words: Words) -> str:
    """The board with numbered zones as the doors stand now, and below it everything that is on it.

    In a zone: the number, survivors by their first letters, zombies by count and letter (3w 1f 2r 1A), cars
    and objectives (C0, O1), spawn zones (Z!, asleep z.), the exit (Ex), noise (!2), manholes: as much as
    there is room for.
    """
    return "\n".join(drawn(survey(game, words)))
