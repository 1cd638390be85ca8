"""The board in a terminal: the drawing of the mission, and everything on it in words."""

from __future__ import annotations

from overrun.core import AnyGame
from overrun.scifi.shown.survey import survey
from overrun.skirmish.telling import drawn
from overrun.words import Words


def draw_text(game: AnyGame, words: Words) -> str:
    """The board with numbered zones as the doors stand now, and below it everything that is on it.

    In a zone: the number, survivors by their first letters, xenos by count and letter (3w 1t 2h 1A; those
    that dig are 3dw 1dt), bot, sentry gun and scientists (Bo, Se, Sc), objectives (O1), other tokens (P2),
    spawn zones (Z!, asleep z.), the exit (Ex), mold (Mo, inactive mo), pits (Pi, filled pi), noise (!2). As
    much as the cell has room for; the list below the drawing has it all.
    """
    return "\n".join(drawn(survey(game, words)))
