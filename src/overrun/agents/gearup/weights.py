"""What things are worth to the bot, in points of Health. Found by trial; see `docs/gearup.md`."""

# What a zombie will do: attacks to expect are counted over so many turns.
HORIZON = 5
SPEED_ODDS = {("slow",): 0.4, ("fast",): 0.5, ("slow", "fast"): 0.8}
BOMBER = 0.7  # of its damage, for every other survivor it would hit
STENCH = 0.5  # of an attack, for every zombie beside a Stinky
PROGRESS = 0.6  # how much of a kill's worth the squares before the last one share

# What a kill brings
UPGRADE_ROUND_1 = 2.5
UPGRADE_ROUND_2 = 0.8

# Resources
ARMOR = 0.9
AMMO_ROUND_1 = 0.9
AMMO_ROUND_2 = 0.7

# The Boss
BOSS_SQUARE = 1.7
BOSS_ICON = 0.30  # for every survivor and every attack still to come in which the icon counts
WIN = 1000.0
RING = 0.5  # for a square around a weak point that still stands
LINE_DAMAGE = 1.2

# Costs
ADRENALINE = 1.2
COMPANION = 3.0  # below this a Companion waits for a better moment
SHOT = 0.15  # what a shot must be worth beyond its Ammo

# Upgrades, by effect
UPGRADES = {
    "cut-down": 3.0,
    "explosive": 2.8,
    "critical-hit": 2.6,
    "adrenaline": 2.2,
    "fast-reload": 2.2,
    "split": 2.0,
    "lock-and-load": 1.8,
    "scavenge": 1.7,
    "long-range": 1.6,
    "gear-up": 1.4,
    "frenzy": 1.2,
    "knockback": 1.0,
    "multi-hit": 3.0,
}
SECOND_UPGRADE = 0.5  # of the effect behind the one that is unlocked now

# Distribution
LOAD = 1.0
WEAK = 0.8  # for every point of Health and Armor a survivor has less than others
EMPTY = 1.0  # for a street without zombies
