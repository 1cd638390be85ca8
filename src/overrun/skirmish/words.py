"""Words that the board games share: what their rules ask of skills in the same way."""

from __future__ import annotations

from typing import Literal

from overrun.core.query import Query, queries

Mode = Literal["melee", "ranged"]
MODES: tuple[Mode, ...] = ("melee", "ranged")

# Queries: what a survivor is good for

ACTIONS = Query("actions")  # more than everybody has
ZONES_PER_MOVE = Query("zones-per-move", base=1)
SURCHARGE = Query("surcharge", base=1)  # for each enemy in the zone that is left
MAX_RANGE = Query("max-range")  # more than the weapon's
DICE = queries("dice", MODES)
ROLL = queries("roll", MODES)  # added to what each die shows
DAMAGE = queries("damage", MODES)
DUAL = queries("dual", MODES)  # two weapons alike at once, where they have no symbol for it
REROLL_EACH_ACTION = Query("reroll-each-action")
CHOOSES_TARGETS = Query("chooses-targets")
