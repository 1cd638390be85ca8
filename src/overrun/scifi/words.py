"""The words of Invader and Dark Side: what their rules ask of skills, and when skills and missions act.

Where a listener may answer with a script, it may put questions.
"""

from __future__ import annotations

from typing import Literal

from overrun.core import Script
from overrun.core.moment import Moment
from overrun.core.query import Query, open_queries, queries
from overrun.scifi.world import Play
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

# Kinds of actions that a skill may be about
Fighting = Literal["melee", "ranged", "combat"]
FIGHTING: dict[Fighting, tuple[Mode, ...]] = {
    "melee": ("melee",),
    "ranged": ("ranged",),
    "combat": ("melee", "ranged"),
}
"""The modes of attack that a skill for a kind of action is about."""

# Queries: numbers

ARMOUR = Query("armour")
SEARCH_CARDS = Query("search-cards", base=1)
ROOMS_SEEN = Query("rooms-seen", base=1)
DICE_FOR_EACH = queries("dice-for-each", MODES)
ESCALATION = queries("escalation", tuple(FIGHTING))
REAPER = queries("reaper", MODES)
ROLL_6 = queries("roll-6", MODES)
DAMAGE_WITH = open_queries("damage-with")  # a kind of equipment
BLOODLUST = queries("bloodlust", tuple(FIGHTING))

# Queries: yes or no

POINT_BLANK = Query("point-blank")
NO_FRIENDLY_FIRE = Query("no-friendly-fire")
LOW_PROFILE = Query("low-profile")
CONCENTRATED_EXPERT = Query("concentrated-expert")
DISCARD_STOPS_DAMAGE = Query("discard-stops-damage")
SEES_DARK = Query("sees-dark")
ANY_TURN = Query("any-turn")
TURN_BEFORE_EXTRA_ACTIVATION = Query("turn-before-extra-activation")
REMOTE = open_queries("remote")  # a kind of machine
IRONCLAD = open_queries("ironclad")  # a word in the name of a kind of xeno

# Moments of skills

TURN_STARTED: Moment[[Play, int], Script[None] | None] = Moment("turn started")
AFTER_KILL: Moment[[Play, int], Script[None] | None] = Moment("after kill")
# Victim, damage and source: how much of it is warded off.
DAMAGE_INCOMING: Moment[[Play, int, int, str], int] = Moment("damage incoming")
# Survivor, and the zones where xenos have come by one card.
XENOS_SPAWNED: Moment[[Play, int, int], None] = Moment("xenos spawned")
# Every survivor's own, after the mission's.
REPAIRS: Moment[[Play, int], None] = Moment("repairs")

# Moments of missions

# All tokens and figures of the map are laid out; cards come later.
SET_UP: Moment[[Play], None] = Moment("set up")
# The rules against taking this objective token.
MAY_TAKE: Moment[[Play, int], list[str]] = Moment("may take")
# Survivor, token and colour, once it has been revealed and remotes were handed over. Experience, cards and
# everything else the mission gives come from here.
OBJECTIVE_TAKEN: Moment[[Play, int, int, str], Script[None] | None] = Moment("objective taken")
# Token and colour: it left the board otherwise.
OBJECTIVE_LOST: Moment[[Play, int, str], None] = Moment("objective lost")
# The rules against opening, and destroying, this door.
MAY_OPEN: Moment[[Play, int], list[str]] = Moment("may open")
MAY_DESTROY: Moment[[Play, int], list[str]] = Moment("may destroy")
# Door, and how: "removed", "destroyed" or "mold".
DOOR_GONE: Moment[[Play, int, str], None] = Moment("door gone")
# Survivor, zone and kind, after everything else of hellfire or a seismic blast.
BLAST_OVER: Moment[[Play, int, int, str], Script[None] | None] = Moment("blast over")
# Xenos in these zones begin an action, before anything else of it.
XENOS_ACTIVATE: Moment[[Play, int], None] = Moment("xenos activate")
# The attack part of the first action of each ordinary activation.
ATTACK_STEP: Moment[[Play], Script[None] | None] = Moment("attack step")
# Xenos have moved to, or appeared in, these zones.
XENOS_ARRIVED: Moment[[Play, int], None] = Moment("xenos arrived")
# A new mold token lies in this zone.
MOLD_SET: Moment[[Play, int], None] = Moment("mold set")
# An abomination that spreads mold is in this zone.
ABOMINATION_THERE: Moment[[Play, int], None] = Moment("abomination there")
# The kinds of xenos that come while no abomination may.
ABOMINATION_INSTEAD: Moment[[Play], list[str]] = Moment("abomination instead")
MACHINE_DESTROYED: Moment[[Play, str], None] = Moment("machine destroyed")
# Survivor, from, to.
SURVIVOR_MOVED: Moment[[Play, int, int, int], None] = Moment("survivor moved")
# Survivor, kind of xeno and zone.
MELEE_KILL: Moment[[Play, int, str, int], Script[None] | None] = Moment("melee kill")
TURN_OVER: Moment[[Play, int], Script[None] | None] = Moment("turn over")
PLAYERS_PHASE_OVER: Moment[[Play], Script[None] | None] = Moment("players phase over")
END_PHASE_BEGUN: Moment[[Play], Script[None] | None] = Moment("end phase begun")
# Zones with more noise than tokens and people make, and how much more.
LOUD_PLACES: Moment[[Play], list[tuple[int, int]]] = Moment("loud places")
# At the beginning of every check for the end of the game.
POSITION_CHANGED: Moment[[Play], None] = Moment("position changed")
