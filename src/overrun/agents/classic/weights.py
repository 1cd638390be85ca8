"""What things are worth to the bot, in its own unit: a zone of progress towards the aim is 1.

Found by trial in many games; `docs/bots.md` says how they do.
"""

# Getting hurt
WOUND = 3.0
DEATH = 15.0
EVERYBODY_COUNTS = 1.5  # how much more where the mission needs everybody alive
TRAPPED = 0.7  # how sure harm is for those who can neither kill nor leave what comes
ARRIVAL = 0.15  # for every zombie that will stand beside me
CROWD_2 = 0.10  # for every zombie two steps away
CROWD_3 = 0.04  # and three
SHARED = 1.0  # how far wounds are shared among those who stand together: 1 wholly, 0 not at all
BRUTE = 1.0  # for an abomination that will stand beside me and that I cannot kill
BRUTE_HERE = 0.7  # of the wound, for one that stands beside me already
OUTNUMBERED = 0.3  # for every zombie near that is more than those near me can fight
NEARNESS = 0.6  # how much less a zombie counts for every step
SUPPORT = 1.6  # hits to expect, per hit of an action, from a friend who has yet to act
CORNERED = 1.0  # for every zombie in the only ways out that cannot be fought at once
CORNER_STRENGTH = 1.5  # hits to expect for that, per hit of an action
STRENGTH = 2.4  # hits to expect in a turn, per hit of an action
FRIENDS = 1.0  # of the harm to those whose turns are over and who are left with what is beside them

# Killing: by the distance of the zombie from the nearest survivor
KILL_0 = 3.5
KILL_1 = 3.5
KILL_2 = 2.4
KILL_FAR = 1.2
RUNNER_FACTOR = 2.5
OWN_ZONE = 0.3  # where nobody but me stands: what the zombie would do to me counts apart
ABOMINATION = 3.0
SHORTAGE = 2.0  # more for a walker when their figures run short

# Experience: what it costs when the team's danger rises to yellow, orange, red
TO_YELLOW = 5.0
TO_ORANGE = 9.0
TO_RED = 6.0
SKILL = 1.5

# The mission
TAKE = 14.0
NEUTRALISE = 25.0
LOAD = 20.0
CLEAR_SPAWN = 2.0  # for killing a zombie in a spawn zone that is to be shut
SHOUT = 1.0  # for drawing zombies away from where they would be lost
TOKEN_PULL = 1.5
LEAVE_PULL = 4.0
GATHER_PULL = 6.0
CLEAR_GATHERING = 6.0  # for killing a zombie where the team is to gather
GATHER_CROWD = 1.0  # steps that another place may be farther for every zombie at this one
URGENCY = 0.4  # how much more every step counts at every danger level
MAY_ESCAPE = 2  # zombies that may be about when the next building is opened, where they get away
MAY_STAY = 9  # and when the spawn zone in an open one is shut
PATIENCE = 30  # rounds after which it is risked in any case
REARMING_ROUNDS = 18  # until then weapons are looked for between one building and the next
LOST = 3.0  # for every zombie that would get away on its way to me
LOST_STEPS = 4
TOGETHER = 0.8  # of the team, before such a building is opened
HUNT_PULL = 3.0
SPAWN_PULL = 2.0
OPEN = 1.0
OPEN_HELPERS = 0.3
STRONG = 0.9  # hits to expect of an action, on average, of a team that looks for a fight
ALONE = 0.2  # for every step to the others on average

# Searching
SEARCH = 0.5
SEARCH_UNARMED = 2.5
SEARCH_WEAK = 1.3
SEARCH_WANTED = 3.0
SEARCH_CAR = 2.0  # more than a room

# Ways
DOOR = 1.5
UNOPENED_ROOM = 0.25  # by the zombies to expect in it
PER_ZOMBIE = 0.35

# Fetching weapons first, where there is much to do: until so many have some, but not longer than this
ARMED = 1.0  # hits to expect of an action
ARMED_SHARE = 0.7
ARMING_PULL = 1.0
ARMING_ROUNDS = 6
HASTY_ARMING = 2  # where time is short

# Opening a building for the first time
ROUNDS_TO_DARE = 6.0  # rounds after which twice as much is risked
SPARE_ROUNDS = 1.0  # rounds of spawning for which figures should be left
SMALL = 2.0  # rooms: such a building is opened at any time
LOOSE_STEPS = 4
LOOSE_BRUTE = 4.0  # so many zombies an abomination stands for
SHARE_AT_ONCE = 0.4  # of the zombies in the rooms, those one meets in the first round
HELPERS_PER_ROOM = 0.5  # friends wanted near, by the zombies to expect
HELPERS = 0.7  # of the others, more are not waited for
HASTY_HELPERS = 0.3  # where time is short
HOUSE_ROOM = 0.5  # steps that a house may be farther for every room less
MUSTER_INSIDE = 0.5

# Cards
LOADOUT_MELEE = 1.0  # what a hit of a weapon in hand is worth
LOADOUT_RANGED = 0.7
AMBUSH_ROOM = 0.08  # how likely a search wakes somebody
AMBUSH_CAR = 0.14
TRADE = 4.0  # for every hit of an action that is gained
TRADE_COST = 1.0

# Order
GUARD = 0.8

# Tokens that lie open
STAY_TOGETHER = 2  # nobody is sent ahead to a small house where no more would be left
COLLECTORS = 0.34  # of the team at once: the others stay together
COLLECTOR_STEPS = 5.0  # farther away nobody goes alone
COLLECTOR_LEVEL = 2.0  # steps that somebody else may have to go farther so that the danger does not rise

# Where weapons are fetched
CAMP = 1.0  # for every step from the place where weapons are fetched to the next tokens
