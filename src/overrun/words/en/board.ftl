# `overrun board`: the drawing of a mission's board and the list below it.

board-legend-lines = Lines: # wall, o opening, D closed door, / doorway, L airlock, : crossing or marking, . edge of the board. A sign at a corner joins the two zones that meet across it.
board-legend-zones = Zones: P start, E exit, Z spawn zone, z one that sleeps, O objective, C car, N noise, w enemies, M mold, U pit, B bot, S sentry gun, W prototype weapon, T other token.
# $token: what it is; $count: how many; $group: 0 if it belongs to none
board-in-zone =
    { $count ->
        [one]
            { $group ->
                [0] { $token }: zone { $zone }
               *[other] { $token }, group { $group }: zone { $zone }
            }
       *[other]
            { $group ->
                [0] { $count } × { $token }: zone { $zone }
               *[other] { $count } × { $token }, group { $group }: zone { $zone }
            }
    }
board-between =
    { $group ->
        [0] { $token }: between zones { $a } and { $b }
       *[other] { $token }, group { $group }: between zones { $a } and { $b }
    }
board-manholes =
    { $count ->
        [one] manhole: zone { $zone }
       *[other] { $count } × manhole: zone { $zone }
    }
board-token-start = start
board-token-exit = exit
board-token-spawn = spawn zone
board-token-objective = objective
board-token-noise = noise
board-token-enemy = enemy
board-token-pit = pit
board-token-thumper = thumper
board-token-bot = bot
board-token-sentry = sentry gun
board-token-prototype = prototype weapon
board-token-search-drone = search drone
board-token-car = car
board-token-no-search = no searching
board-token-bunker = bunker
board-token-mold = mold
board-token-door = door
board-token-access = access
board-colour-red = red
board-colour-blue = blue
board-colour-green = green
board-colour-white = white
board-colour-yellow = yellow
board-colour-pink = pink
board-colour-purple = purple
board-colour-pool = face down
board-state-closed = closed
board-state-open = open
board-state-active = active
board-state-asleep = asleep
board-state-inactive = inactive
board-state-filled = filled
board-of-permanent = for good
