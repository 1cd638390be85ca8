"""The words of Invader and Dark Side: their questions and the answers to them, what their rules ask of
skills, and the moments at which skills and missions have their say.

Scripts, skills, bots, environments, previews and the page take them from here; those they share with the
classic game stand in `overrun.skirmish.words`.
"""

from __future__ import annotations

from typing import Any, Literal

from overrun.core import Script
from overrun.core.moment import Moment
from overrun.core.obstacle import Mark, Obstacle, marks
from overrun.core.query import Query, open_queries, queries
from overrun.core.verb import Asides, Kind, number, one_of, question, word
from overrun.scifi.world import Look, Play
from overrun.skirmish.words import (
    CARD,
    COLOUR,
    DOOR,
    HITS,
    MODES,
    OBJECTIVE,
    SEAT,
    SURVIVOR,
    USED_TOUGH,
    ZONE,
    Mode,
)

# What answers and questions are about, besides what all board games speak of

XENO = word("xeno")
MACHINE = word("machine")
TOKEN = number("token")
AMOUNT = number("amount")
PERSON = word("person")  # a survivor, a scientist or a machine
TARGET = word("target")  # a kind of xeno, or a person
HELD = word("held card")  # with what is attached to it: rifle+cell


def held(kind: str, *attached: str) -> str:
    """A card that somebody holds."""
    return "+".join((kind, *sorted(attached))) if attached else kind


def parts_held(card: str) -> list[str]:
    """The kind of a card that somebody holds, and the kinds of those attached to it."""
    return card.split("+")


def kind_held(card: str) -> str:
    """The kind of a card that somebody holds, whatever is attached to it."""
    return parts_held(card)[0]


SPOT = word("spot")  # part of somebody's dashboard, or a weapon in it: cole/backpack, cole/hand/rifle
ATTACKS = word("attacks")  # of whom: xenos, or a friend's shots
PERSON_OR_AMOUNT: Kind[Any] = Kind("person or amount", object)

# Kinds of fights that a skill may be about, and the modes of attack they are

Fighting = Literal["melee", "ranged", "combat"]
FIGHTING: dict[Fighting, tuple[Mode, ...]] = {
    "melee": ("melee",),
    "ranged": ("ranged",),
    "combat": ("melee", "ranged"),
}
FIGHT = one_of("kind of fight", FIGHTING)

# Setting up

ASK_DRONE = question("drone")
GIVE_DRONE = ASK_DRONE.answer("deal", SURVIVOR, CARD)
NO_MORE_DRONES = ASK_DRONE.answer("done")

ASK_GEAR = question("gear", rest=SURVIVOR)
DEAL = ASK_GEAR.answer("deal", SURVIVOR, CARD)
DEAL_NONE = ASK_GEAR.answer("none", SURVIVOR)

ASK_GROUP = question("group", SURVIVOR)
START_AT = ASK_GROUP.answer("start", SURVIVOR, ZONE)

ASK_EXTRA_SPAWN = question("extra-spawn", AMOUNT)
SPAWN_HERE = ASK_EXTRA_SPAWN.answer("spawn", ZONE)

# The players' phase

ASK_ACTIVATE = question("activate")
ACTIVATE = ASK_ACTIVATE.answer("activate", SURVIVOR)
LATER = ASK_ACTIVATE.answer("later")

ASK_ACTION = question("action", SURVIVOR)
MOVE = ASK_ACTION.answer("move", ZONE)
SEARCH = ASK_ACTION.answer("search")
OPEN = ASK_ACTION.answer("open", DOOR)
CLOSE = ASK_ACTION.answer("close", DOOR)
MELEE = ASK_ACTION.answer("melee", CARD)
MELEE_AT = ASK_ACTION.answer("melee", CARD, XENO)
MELEE_BOTH = ASK_ACTION.answer("melee-both", CARD)
MELEE_BOTH_AT = ASK_ACTION.answer("melee-both", CARD, XENO)
SHOOT = ASK_ACTION.answer("shoot", CARD, ZONE)
SHOOT_AT = ASK_ACTION.answer("shoot", CARD, ZONE, XENO)
SHOOT_BOTH = ASK_ACTION.answer("shoot-both", CARD, ZONE)
SHOOT_BOTH_AT = ASK_ACTION.answer("shoot-both", CARD, ZONE, XENO)
BLAST = ASK_ACTION.answer("blast", CARD, ZONE)
TAKE = ASK_ACTION.answer("take", OBJECTIVE)
REORGANISE = ASK_ACTION.answer("reorganise")
TRADE = ASK_ACTION.answer("trade", SURVIVOR)
USE = ASK_ACTION.answer("use", CARD)
TAKE_OXYGEN = ASK_ACTION.answer("oxygen")
MACHINE_MOVE = ASK_ACTION.answer("machine-move", MACHINE, ZONE)
MACHINE_MELEE = ASK_ACTION.answer("machine-melee", MACHINE)
MACHINE_MELEE_AT = ASK_ACTION.answer("machine-melee", MACHINE, XENO)
MACHINE_SHOOT = ASK_ACTION.answer("machine-shoot", MACHINE, ZONE)
MACHINE_SHOOT_AT = ASK_ACTION.answer("machine-shoot", MACHINE, ZONE, XENO)
SHOUT = ASK_ACTION.answer("noise")
END = ASK_ACTION.answer("end")

# Actions that come from skills

CHARGE = ASK_ACTION.answer("charge", ZONE)
RUSH = ASK_ACTION.answer("bloodlust", ZONE, FIGHT)
SPRINT = ASK_ACTION.answer("sprint", ZONE)
ZERO_G_RUN = ASK_ACTION.answer("zero-g-run", ZONE)
LEAD = ASK_ACTION.answer("lead", SURVIVOR)
SHOVE = ASK_ACTION.answer("shove", ZONE)
TAUNT = ASK_ACTION.answer("taunt", ZONE)
RESCUE = ASK_ACTION.answer("rescue", ZONE)

# Actions that come from missions

TAKE_PROTOTYPE = ASK_ACTION.answer("take-prototype", TOKEN)
TAKE_SEARCH_DRONE = ASK_ACTION.answer("take-search-drone", TOKEN)
GATHER_MOLD = ASK_ACTION.answer("gather-mold")
SET_CHARGE = ASK_ACTION.answer("set-charge", COLOUR)
COLLAPSE = ASK_ACTION.answer("collapse", COLOUR)
UNLOCK = ASK_ACTION.answer("unlock", MACHINE)
WELD = ASK_ACTION.answer("weld", DOOR)

# An action given by somebody else, and an attack on whatever has just come into sight

ASK_GIFT = question("gift", SURVIVOR)
ASK_GIFT.also(*ASK_ACTION.answers)
DECLINE = ASK_GIFT.answer("decline")

ASK_FREE_ATTACK = question("free-attack", SURVIVOR)
ASK_FREE_ATTACK.also(MELEE, MELEE_AT, MELEE_BOTH, MELEE_BOTH_AT)
ASK_FREE_ATTACK.also(SHOOT, SHOOT_AT, SHOOT_BOTH, SHOOT_BOTH_AT, BLAST)
NO_FREE_ATTACK = ASK_FREE_ATTACK.answer("no")

# In the middle of an action

ASK_FOLLOW = question("follow", SURVIVOR, MACHINE, ZONE)
FOLLOW = ASK_FOLLOW.answer("follow", MACHINE)
STAY_BEHIND = ASK_FOLLOW.answer("stay", MACHINE)

ASK_FIND = question("find", SURVIVOR, CARD)
KEEP_CARD = ASK_FIND.answer("keep", CARD)
KEEP_INSTEAD = ASK_FIND.answer("keep", CARD, CARD)
ATTACH_FOUND = ASK_FIND.answer("attach", CARD, HELD)
DISCARD = ASK_FIND.answer("discard", CARD)

ASK_ARRANGE = question("arrange", rest=SURVIVOR)
PUT = ASK_ARRANGE.answer("put", HELD, SPOT, SPOT)
SWAP = ASK_ARRANGE.answer("swap", HELD, SPOT, HELD, SPOT)
ATTACH = ASK_ARRANGE.answer("attach", HELD, SPOT, SPOT)
DETACH = ASK_ARRANGE.answer("detach", CARD, SPOT, SPOT)
GIVE_TOKEN = ASK_ARRANGE.answer("give", COLOUR, SURVIVOR, SURVIVOR)
DONE = ASK_ARRANGE.answer("done")

ASK_DICE = question("dice", SURVIVOR, CARD)
ROLL_SO_MANY = ASK_DICE.answer("roll", AMOUNT)

ASK_ROLL_6 = question("roll-6", SURVIVOR, HITS)
ROLL_MORE = ASK_ROLL_6.answer("roll", AMOUNT)
ENOUGH_DICE = ASK_ROLL_6.answer("keep")

ASK_HIT = question("hit", ZONE, HITS)
HIT = ASK_HIT.answer("hit", XENO)

ASK_REAP = question("reap", SURVIVOR, ZONE)
REAP = ASK_REAP.answer("reap", XENO)
NO_REAPING = ASK_REAP.answer("no")

ASK_CAMOUFLAGE = question("camouflage", SURVIVOR)
HIDE = ASK_CAMOUFLAGE.answer("hide")
DO_NOT_HIDE = ASK_CAMOUFLAGE.answer("no")

ASK_HIT_AND_RUN = question("hit-and-run", SURVIVOR)
RUN = ASK_HIT_AND_RUN.answer("run", ZONE)
DO_NOT_RUN = ASK_HIT_AND_RUN.answer("no")

ASK_RESCUE = question("rescue", PERSON)
COME_ALONG = ASK_RESCUE.answer("come", PERSON)
STAY_THERE = ASK_RESCUE.answer("stay", PERSON)

ASK_LEAVE = question("leave", PERSON)
LEAVE = ASK_LEAVE.answer("leave")
MACHINE_LEAVES = ASK_LEAVE.answer("leave", MACHINE)
DO_NOT_LEAVE = ASK_LEAVE.answer("stay")

ASK_REMOVE_SPAWN = question("remove-spawn", ZONE)
REMOVE_SPAWN = ASK_REMOVE_SPAWN.answer("remove-spawn", ZONE)
LEAVE_SPAWN = ASK_REMOVE_SPAWN.answer("leave-spawn")

# Damage

ASK_SHARE = question("share", ZONE, ATTACKS, AMOUNT, rest=PERSON_OR_AMOUNT)
TAKE_DAMAGE = ASK_SHARE.answer("take", PERSON, AMOUNT)

ASK_DAMAGE = question("damage", SURVIVOR, AMOUNT)
SUFFER = ASK_DAMAGE.answer("suffer")
WARD_OFF = ASK_DAMAGE.answer("discard", HELD)

# The xenos' phase

ASK_SPLIT_GOALS = question("split-goals", ZONE, XENO)
TOWARDS = ASK_SPLIT_GOALS.answer("towards", ZONE)

ASK_SPLIT_WAYS = question("split-ways", ZONE, XENO, ZONE)
VIA = ASK_SPLIT_WAYS.answer("via", ZONE)

ASK_EXTRA_TURN = question("extra-turn")
EXTRA_TURN = ASK_EXTRA_TURN.answer("extra-turn", SURVIVOR)

ASK_ZONE_ORDER = question("zone-order", XENO)
APPEAR = ASK_ZONE_ORDER.answer("appear", ZONE)

ASK_ABOMINATION = question("abomination")
PLACE_ABOMINATION = ASK_ABOMINATION.answer("abomination", XENO, ZONE)

# People and machines of missions

ASK_SCIENTIST = question("scientist")
WALK = ASK_SCIENTIST.answer("walk", COLOUR)

ASK_SCIENTIST_WAY = question("scientist-way", COLOUR)
WALK_TO = ASK_SCIENTIST_WAY.answer("walk-to", ZONE)

ASK_HOSTILE_TARGET = question("hostile-target", MACHINE)
AIM_AT = ASK_HOSTILE_TARGET.answer("target", ZONE)

ASK_HOSTILE_HIT = question("hostile-hit", MACHINE, HITS)
HIT_PERSON = ASK_HOSTILE_HIT.answer("hit", PERSON)

# At any time

ANY_TIME = Asides()
CONCEDE = ANY_TIME.answer("concede", SEAT)
DROP = ANY_TIME.answer("drop", SURVIVOR, CARD)

# A position laid out by hand waits here

ASK_PAUSE = question("pause")
GO_ON = ASK_PAUSE.answer("done")

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

# Obstacles that skills waive

NO_ROOM = Obstacle("scifi.search.room-only")
NO_SECURITY_ROOM = Obstacle("scifi.search.soldier-security")

# What can be done once a turn; those of skills are called like the skill

USED_DOOR = Mark("door")
USED_BORN_LEADER = Mark("born-leader")
USED_CHARGE = Mark("charge")
USED_LIFESAVER = Mark("lifesaver")
USED_SHOVE = Mark("shove")
USED_SPRINT = Mark("sprint")
USED_TAUNT = Mark("taunt")
USED_ZERO_G_RUN = Mark("zero-g-run")
USED_BLOODLUST = marks("bloodlust", tuple(FIGHTING))
ONCE_A_PHASE = (USED_TOUGH,)  # in an extra turn it is still used

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
MAY_TAKE: Moment[[Look, int], list[str]] = Moment("may take")
# Survivor, token and colour, once it has been revealed and remotes were handed over. Experience, cards and
# everything else the mission gives come from here.
OBJECTIVE_TAKEN: Moment[[Play, int, int, str], Script[None] | None] = Moment("objective taken")
# Token and colour: it left the board otherwise.
OBJECTIVE_LOST: Moment[[Play, int, str], None] = Moment("objective lost")
# The rules against opening, and destroying, this door.
MAY_OPEN: Moment[[Look, int], list[str]] = Moment("may open")
MAY_DESTROY: Moment[[Look, int], list[str]] = Moment("may destroy")
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
ABOMINATION_INSTEAD: Moment[[Look], list[str]] = Moment("abomination instead")
MACHINE_DESTROYED: Moment[[Play, str], None] = Moment("machine destroyed")
# Survivor, from, to.
SURVIVOR_MOVED: Moment[[Play, int, int, int], None] = Moment("survivor moved")
# Survivor, kind of xeno and zone.
MELEE_KILL: Moment[[Play, int, str, int], Script[None] | None] = Moment("melee kill")
TURN_OVER: Moment[[Play, int], Script[None] | None] = Moment("turn over")
PLAYERS_PHASE_OVER: Moment[[Play], Script[None] | None] = Moment("players phase over")
END_PHASE_BEGUN: Moment[[Play], Script[None] | None] = Moment("end phase begun")
# Zones with more noise than tokens and people make, and how much more.
LOUD_PLACES: Moment[[Look], list[tuple[int, int]]] = Moment("loud places")
# At the beginning of every check for the end of the game.
POSITION_CHANGED: Moment[[Play], None] = Moment("position changed")
