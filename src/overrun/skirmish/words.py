"""Words that the board games share: what their answers speak of, and what their rules ask of skills alike."""

from __future__ import annotations

from typing import Literal

from overrun.core.obstacle import Mark, marks
from overrun.core.query import Query, queries
from overrun.core.verb import number, question, word

# What answers and questions are about

ZONE = number("zone")
DOOR = number("door")
SEAT = number("seat")
OBJECTIVE = number("objective")
HITS = number("hits")
SURVIVOR = word("survivor")
CARD = word("card")
SKILL = word("skill")
LEVEL = word("level")
COLOUR = word("colour")  # of a token
REROLL = word("reroll")  # what gives another roll: a card, or a skill

# What both games ask alike

ASK_FIRST_PLAYER = question("first-player")
BEGIN = ASK_FIRST_PLAYER.answer("first", SEAT)

ASK_MOVE_ON = question("move-on", SURVIVOR)
MOVE_ON = ASK_MOVE_ON.answer("on", ZONE)
STAY = ASK_MOVE_ON.answer("stay")

ASK_REROLL = question("reroll", SURVIVOR, HITS)
KEEP_ROLL = ASK_REROLL.answer("keep")
ROLL_AGAIN = ASK_REROLL.answer("reroll", REROLL)

ASK_SKILL = question("skill", SURVIVOR, LEVEL)
LEARN = ASK_SKILL.answer("learn", SKILL)

ASK_FIRST_SPAWN = question("first-spawn")
SPAWN_FIRST = ASK_FIRST_SPAWN.answer("spawn-first", ZONE)

# Giving up

ASK_CONCEDE = question("concede", SEAT)
FIGHT_ON = ASK_CONCEDE.answer("fight-on")
GIVE_UP = ASK_CONCEDE.answer("give-up")

# Queries: what a survivor is good for

Mode = Literal["melee", "ranged"]
MODES: tuple[Mode, ...] = ("melee", "ranged")

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

# How actions are paid: free ones of some kinds, each so often a turn

Free = Literal["combat", "dual", "machine", "melee", "move", "ranged", "search"]
FREE_ACTIONS: tuple[Free, ...] = ("combat", "dual", "machine", "melee", "move", "ranged", "search")
Pays = Literal["", "combat", "dual-melee", "dual-ranged", "machine", "melee", "move", "ranged", "search"]

FREE = marks("free", FREE_ACTIONS)

# What can be done once a turn

SEARCHED = Mark("search")
USED_TOUGH = Mark("tough")
