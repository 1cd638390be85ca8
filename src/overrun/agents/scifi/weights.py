"""What things are worth to the bot, in its own unit: a zone of progress towards the aim is 1.

Found by trial in many games; `docs/bots.md` says how they do.
"""

# Getting hurt. Nobody may die, so the last point of armour is worth the game.
ARMOUR = 2.5  # a point of damage, while there is armour to spare
THIN = 3.0  # the more, the less is left: added times the share of the armour that is gone
DEATH = 60.0
TRAPPED = 0.6  # how sure harm is for those who can neither kill nor leave what comes
ARRIVAL = 0.15  # for every xeno that will stand beside me
CROWD_2 = 0.10  # for every xeno two steps away
CROWD_3 = 0.04  # and three
SLOWED = 0.8  # for every xeno beside somebody camouflaged, and for more than he can leave
STUCK = 12.0
TANK = 4.0  # so many ordinary xenos a tank counts for, and an abomination
BRUTE = 5.0
BRUTE_HERE = 50.0  # for an abomination that will attack here, or come here, or be near
BRUTE_NEAR = 20.0
BRUTE_FAR = 6.0
ELSEWHERE = 0.4  # how likely one that sees somebody louder comes here all the same
SUPPORT = 1.6  # xenos that somebody beside me who has not acted yet will kill, per hit of an action
FOLLOWS = 0.0  # how much of somebody one step away counts as being here
STRENGTH = 2.4  # hits to expect in a turn, per hit of an action

# Killing: by the distance of the xeno from the nearest survivor
KILL_0 = 2.5
KILL_1 = 1.8
KILL_2 = 1.0
KILL_FAR = 0.5
HUNTER = 2.0
TANK_KILL = 1.8
ABOMINATION_KILL = 12.0
OWN_ZONE = 0.4  # where nobody but me stands: what the xeno would do to me counts apart
IN_THE_WAY = 3.0  # in the exit zone, from where nobody can leave as long as it is there
STRAY = 6.0  # for every point of damage a stray shot may do to a friend

# Experience: what it costs when the team's danger rises to yellow, orange, red
TO_YELLOW = 4.0
TO_ORANGE = 8.0
TO_RED = 8.0
SKILL = 1.5

# The mission
TAKE = 14.0
TOKEN_PULL = 4.0
FIRE_PULL = 8.0  # to where a fire is wanted
EXIT_PULL = 4.0
DEED = 20.0
OXYGEN_STEPS = 3.0  # so near an oxygen room is used early
PARTIES = 3  # so many tokens are fetched by parties; fewer by everybody together
PARTY = 2  # so many go together, and so many where there is a token for everybody
SMALL_PARTY = 2
ROUND_TRIP = 4  # of so many tokens at most the best order is looked for
DETOUR = 4.0  # a longer way round to fetch a token is for a party, not for everybody
FETCHER_XP = 0.3  # steps that somebody else may be farther for every point of experience less
SECOND_STEPS = 9.0  # so near a second one must be to go along
ESCORT_STEPS = 2  # so near a scientist xenos are hunted
CHARGE_STEPS = 2.0  # a charge that is to be set, in steps still to go
ESCORT_AHEAD = 3  # so many steps of a bot's way are cleared
AHEAD_PULL = 1.0  # to the way out, while others fetch tokens
ALONE = 0.35  # for every step to the others on average
OXYGEN = 8.0
HURRY = 0.3  # what searching and trading count on the way out

READY = 10.0  # a grenade in the hand of whoever is to throw it
FUEL = 8.0  # a canister that is burnt elsewhere than where the mission wants a fire
SALVO = 120.0  # the last of the grenades that have to hit in one phase
DRIVE = 6.0  # for every step that a machine comes nearer to where it has to be
CLEAR = 2  # so many steps away from a machine that must not be lost there may be no xeno when it acts
KEEN = 0.8  # a point of experience where the mission asks for a level

# Searching
SEARCH = 0.2
SEARCH_UNARMED = 0.5
SEARCH_WANTED = 3.5
PROTOTYPE = 3.0

# Ways
DOOR = 0.3
PER_XENO = 0.45
MOST_XENOS = 12.0
SHUN = 6.0  # for a zone with an abomination; half of it beside one
OPEN = 0.4
CLOSE = 1.0  # by the threat it takes from everybody here

# Waiting
BOLD = 1.5  # how much more a step counts, and danger less, for every round without change, up to so many
STALLED = 8

# The work that is left
NO_FIRE = 12.0  # steps that looking for what makes a fire counts for
PARALLEL = 2.0  # parties that fetch tokens at the same time
