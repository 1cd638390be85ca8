"""The words of the classic game: its questions and their answers, what its rules ask of skills, and the
moments at which skills and missions have their say.

Scripts, skills, bots, environments, previews and the page take them from here; those it shares with the other
board games stand in `overrun.skirmish.words`.
"""

from __future__ import annotations

from overrun.classic.world import Look, Play
from overrun.core import Script
from overrun.core.moment import Moment
from overrun.core.obstacle import Mark, Obstacle
from overrun.core.query import Query, open_queries
from overrun.core.verb import Asides, number, question, word
from overrun.skirmish.words import CARD, DOOR, HITS, OBJECTIVE, SEAT, SURVIVOR, ZONE

# What answers and questions are about, besides what all board games speak of

CAR = number("car")
CAR_SEAT = word("car seat")  # the driver's, or a passenger's
ZOMBIE = word("zombie")
TARGET = word("target")  # a kind of zombie, or a survivor
PLACE = word("place")  # the hands or the reserve
SPOT = word("spot")  # somebody's hands or reserve: amy/hand
HELD = word("held card")  # one that has to be reloaded is marked: sawed-off*


def spot(survivor: str, place: str) -> str:
    """Somebody's hands or reserve."""
    return f"{survivor}/{place}"


def held(card: str, unloaded: bool) -> str:
    """A card that somebody holds."""
    return f"{card}*" if unloaded else card


def kind_held(card: str) -> str:
    """The kind of a card that somebody holds, loaded or not."""
    return card.removesuffix("*")


# The players' phase

ASK_ACTIVATE = question("activate")
ACTIVATE = ASK_ACTIVATE.answer("activate", SURVIVOR)

ASK_ACTION = question("action", SURVIVOR)
MOVE = ASK_ACTION.answer("move", ZONE)
SEARCH = ASK_ACTION.answer("search")
SEARCH_CAR = ASK_ACTION.answer("search-car", CAR)
OPEN = ASK_ACTION.answer("open", DOOR, CARD)
MELEE = ASK_ACTION.answer("melee", CARD)
MELEE_BOTH = ASK_ACTION.answer("melee-both", CARD)
SHOOT = ASK_ACTION.answer("shoot", CARD, ZONE)
SHOOT_BOTH = ASK_ACTION.answer("shoot-both", CARD, ZONE)
SHOOT_TWO_ZONES = ASK_ACTION.answer("shoot-both", CARD, ZONE, ZONE)
THROW = ASK_ACTION.answer("throw", CARD, ZONE)
RELOAD = ASK_ACTION.answer("reload", CARD)
TAKE = ASK_ACTION.answer("take", OBJECTIVE)
REORGANISE = ASK_ACTION.answer("reorganise")
TRADE = ASK_ACTION.answer("trade", SURVIVOR)
COMBINE = ASK_ACTION.answer("combine", CARD)
ENTER = ASK_ACTION.answer("enter", CAR, CAR_SEAT)
GET_OUT = ASK_ACTION.answer("get-out")
CHANGE_SEAT = ASK_ACTION.answer("change-seat", CAR_SEAT)
DRIVE = ASK_ACTION.answer("drive", ZONE)
SHOUT = ASK_ACTION.answer("noise")
END = ASK_ACTION.answer("end")

# Actions that come from skills

LEAD = ASK_ACTION.answer("lead", SURVIVOR)
SNIFF = ASK_ACTION.answer("sniff")
CLOSE = ASK_ACTION.answer("close", DOOR)
BE_LOUD = ASK_ACTION.answer("be-loud")
HEAL = ASK_ACTION.answer("heal", SURVIVOR)

# Actions that come from missions

LOAD = ASK_ACTION.answer("load", CARD, CAR)
UNLOAD = ASK_ACTION.answer("unload", CARD, CAR)
NEUTRALISE = ASK_ACTION.answer("neutralise")
LEAVE = ASK_ACTION.answer("leave")

# In the middle of an action

ASK_DRIVE_ON = question("drive-on", SURVIVOR)
DRIVE_ON = ASK_DRIVE_ON.answer("drive-on", ZONE)
STOP_CAR = ASK_DRIVE_ON.answer("stop")

ASK_FIND = question("find", SURVIVOR, CARD)
KEEP_CARD = ASK_FIND.answer("keep", CARD)
KEEP_INSTEAD = ASK_FIND.answer("keep", CARD, CARD)
DISCARD = ASK_FIND.answer("discard", CARD)

ASK_ARRANGE = question("arrange", rest=SURVIVOR)
PUT = ASK_ARRANGE.answer("put", HELD, SPOT, SPOT)
SWAP = ASK_ARRANGE.answer("swap", HELD, SPOT, HELD, SPOT)
COMBINE_MEANWHILE = ASK_ARRANGE.answer("combine", SURVIVOR, CARD)
DONE = ASK_ARRANGE.answer("done")

ASK_HIT = question("hit", ZONE, HITS)
HIT = ASK_HIT.answer("hit", TARGET)
SPARE = ASK_HIT.answer("spare")

ASK_ROOM = question("room")
ROOM = ASK_ROOM.answer("room", ZONE)

ASK_DESTINY = question("destiny", SURVIVOR, CARD)
ACCEPT = ASK_DESTINY.answer("accept")
REDRAW = ASK_DESTINY.answer("redraw")

ASK_MATCHING_SET = question("matching-set", SURVIVOR, CARD)
MATCH = ASK_MATCHING_SET.answer("match")
NO_MATCH = ASK_MATCHING_SET.answer("no")

ASK_RECRUIT = question("recruit")
RECRUIT_FOR = ASK_RECRUIT.answer("recruit-for", SEAT)

# Wounds

ASK_VICTIM = question("victim", ZONE)
WOUND = ASK_VICTIM.answer("wound", SURVIVOR)

ASK_WOUND = question("wound", SURVIVOR)
ACCEPT_WOUND = ASK_WOUND.answer("take")
STOP_WOUND = ASK_WOUND.answer("stop", CARD)

ASK_WOUND_PLACE = question("wound-place", SURVIVOR)
WOUND_IN = ASK_WOUND_PLACE.answer("wound-in", PLACE)

ASK_LOSE = question("lose", SURVIVOR)
LOSE = ASK_LOSE.answer("lose", CARD, PLACE)

# The zombies' phase

ASK_ABOMINATION = question("abomination", ZONE)
ABOMINATION_TO = ASK_ABOMINATION.answer("abomination", ZONE)

ASK_SPLIT_ORDER = question("split-order")
SPLIT = ASK_SPLIT_ORDER.answer("split", ZONE)

ASK_SMALLER_GROUP = question("smaller-group", ZONE, ZOMBIE)
FEWER = ASK_SMALLER_GROUP.answer("fewer", ZOMBIE, ZONE)

ASK_MANHOLE_ORDER = question("manhole-order")
MANHOLE = ASK_MANHOLE_ORDER.answer("manhole", ZONE)

# At any time

ANY_TIME = Asides()
CONCEDE = ANY_TIME.answer("concede", SEAT)
DROP = ANY_TIME.answer("drop", SURVIVOR, CARD)
BE_HEARD = ANY_TIME.answer("be-heard", SURVIVOR)
HUSH = ANY_TIME.answer("hush", SURVIVOR)

# Queries

RESERVE = Query("reserve")  # more cards than everybody can carry
MAKES = open_queries("makes", base=1)  # how many cards of a kind come of one recipe
REROLL_EACH_TURN = Query("reroll-each-turn")
TRICK_SHOT = Query("trick-shot")
DISCARD_STOPS_WOUND = Query("discard-stops-wound")
SILENT = Query("silent")

# Obstacles that skills waive

OUTSIDE_BUILDINGS = Obstacle("classic.search.building-only")

# What can be done once a turn

REROLLED = Mark("reroll")
USED_BORN_LEADER = Mark("born-leader")
USED_DESTINY = Mark("destiny")
USED_HOLD_YOUR_NOSE = Mark("hold-your-nose")
USED_LOUD = Mark("loud")
USED_MEDIC = Mark("medic")

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
MAY_OPEN: Moment[[Look, int], list[str]] = Moment("may open")
# The zones they have come to.
ZOMBIES_MOVED: Moment[[Play, set[int]], None] = Moment("zombies moved")
# At the beginning of every check for the end of the game.
POSITION_CHANGED: Moment[[Play], None] = Moment("position changed")
