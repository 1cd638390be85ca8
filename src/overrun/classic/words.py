"""The words of the classic game: what its rules ask of skills, and when skills and missions act."""

from __future__ import annotations

from overrun.classic.world import Play
from overrun.core import Script
from overrun.core.moment import Moment
from overrun.core.query import Query, open_queries
from overrun.skirmish.words import (
    ACTIONS,
    CHOOSES_TARGETS,
    DAMAGE,
    DICE,
    DUAL,
    MAX_RANGE,
    MODES,
    REROLL_EACH_ACTION,
    ROLL,
    SURCHARGE,
    ZONES_PER_MOVE,
    Mode,
)

__all__ = [
    "ACTIONS",
    "CHOOSES_TARGETS",
    "DAMAGE",
    "DICE",
    "DUAL",
    "MAX_RANGE",
    "MODES",
    "REROLL_EACH_ACTION",
    "ROLL",
    "SURCHARGE",
    "ZONES_PER_MOVE",
    "Mode",
]

# Queries

RESERVE = Query("reserve")  # more cards than everybody can carry
MAKES = open_queries("makes", base=1)  # how many cards of a kind come of one recipe
REROLL_EACH_TURN = Query("reroll-each-turn")
TRICK_SHOT = Query("trick-shot")
DISCARD_STOPS_WOUND = Query("discard-stops-wound")
SILENT = Query("silent")

# Moments

# A skill may put another card in the place of one just drawn, or none.
CARD_REVEALED: Moment[[Play, int, int], Script[int | None]] = Moment("card revealed")
# Survivor and card, before it is taken.
CARD_FOUND: Moment[[Play, int, int], Script[None] | None] = Moment("card found")
# Victim and source: whether the wound does not happen.
WOUND_INCOMING: Moment[[Play, int, str], bool] = Moment("wound incoming")
# Survivor and token, after it has been turned over and paid for.
OBJECTIVE_TAKEN: Moment[[Play, int, int], Script[None] | None] = Moment("objective taken")
# Survivor and door.
DOOR_OPENED: Moment[[Play, int, int], None] = Moment("door opened")
# The rules against opening this door.
MAY_OPEN: Moment[[Play, int], list[str]] = Moment("may open")
# The zones they have come to.
ZOMBIES_MOVED: Moment[[Play, set[int]], None] = Moment("zombies moved")
# At the beginning of every check for the end of the game.
POSITION_CHANGED: Moment[[Play], None] = Moment("position changed")
