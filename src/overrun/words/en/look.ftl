### What a player can ask about a position in the terminal: short sentences that need no drawing.

## Zones
## $zone: a zone with what it is, as look-zone says it; $things: everything in it, with commas between.

look-zone = zone { $zone }, { $place }
look-street = street
look-room = room
look-dark = { $place }, dark
look-zone-holds = In { $zone }: { $things }.
look-zone-empty = In { $zone }: nothing.
look-next = Next to it. { $told }
look-seen =
    { $distance ->
        [one] In sight, 1 zone away. { $told }
       *[other] In sight, { $distance } zones away. { $told }
    }
look-which-zone = Which zone? Type { $command } and its number.
look-no-zone = There is no zone { $zone }. Zones go from 0 to { $last }.

## What lies in a zone

look-legend = Lines: # wall, o opening, D closed door, / doorway, L airlock, : crossing. Zones: Z! spawn zone, z. one that sleeps, O objective, Ex exit, ! noise, C car, () manhole; everything is listed below.
look-exit = exit
look-start = start
look-bunker = bunker
look-no-search = no searching here
look-way-off = zombies get away here
look-manholes =
    { $count ->
        [one] manhole
       *[other] { $count } manholes
    }
look-noise =
    { $count ->
        [one] 1 noise token
       *[other] { $count } noise tokens
    }
look-noise-for-good =
    { $count ->
        [one] 1 noise token that stays
       *[other] { $count } noise tokens that stay
    }
# $order: when its turn to spawn comes; 0 if that is not known yet
look-spawn =
    { $order ->
        [0] spawn zone ({ $colour })
       *[other] spawn zone, number { $order } in order ({ $colour })
    }
look-spawn-asleep = sleeping spawn zone ({ $colour })
look-spawn-shut = spawn zone, shut for good
look-crew = { $count } of the crew, with as much noise
look-access = access { $door }, between zones { $a } and { $b }
look-thing-is = { $thing }, { $state }
look-objective = objective { $number } ({ $colour })
look-car-with = { $car }: { $people }
look-searched = { $thing }, searched
look-carries = { $thing }, with { $cards }
look-colour-red = red
look-colour-blue = blue
look-colour-green = green
look-colour-pool = face down

## Doors
## $remark: what is special about a door, "none" if nothing

look-locked = locked
look-sealed = sealed
look-welded = welded
look-no-doors = No door is closed.
look-door =
    { $remark ->
        [none] Closed door { $door } to { $zone }.
       *[other] Closed door { $door } ({ $remark }) to { $zone }.
    }
look-closed =
    { $remark ->
        [none] Door { $door } is closed, between { $a } and { $b }.
       *[other] Door { $door } ({ $remark }) is closed, between { $a } and { $b }.
    }

## Who is where

look-nobodys-turn = It is nobody’s turn just now.
look-is-in = { $name } is in { $zone }.
look-is-among = { $name } is in { $zone }, with { $enemies }.
look-stands = In { $zone }.
look-stands-among = In { $zone }, with { $enemies }.
look-actions =
    { $actions ->
        [0] No action left.
        [one] 1 action left.
       *[other] { $actions } actions left.
    }
look-free = Free: { $list }.
look-free-move = { $count } move
look-free-search = { $count } search
look-free-combat = { $count } attack
look-free-melee = { $count } attack hand to hand
look-free-ranged = { $count } shot
look-free-dual = { $count } attack with two weapons
look-free-machine = { $count } action of a machine
look-standing =
    { $points ->
        [one] { $name }: { $level }, 1 point of experience, { $health }.
       *[other] { $name }: { $level }, { $points } points of experience, { $health }.
    }
look-wounds =
    { $count ->
        [0] unhurt
        [one] 1 wound
       *[other] { $count } wounds
    }
look-armour = armour { $left } of { $most }
look-camouflaged = hidden
look-carried = carrying { $tokens }
look-in-car = in car { $car }
look-dead = { $name } is dead.
look-away = { $name } got away.
look-nobody-called = Nobody is called { $name }. There are: { $names }.
look-skill = Skill { $skill }: { $does }
look-hand = { $name } carries:
look-hand-empty = Nothing.
look-card =
    { $figures ->
        [none] { $place }: { $card }.
       *[other] { $place }: { $card }. { $figures }
    }
look-attached = { $card } with { $cards }

## Figures of a card

look-melee =
    { $dice ->
        [one] Hand to hand: 1 die, { $accuracy } or more hits, damage { $damage }.
       *[other] Hand to hand: { $dice } dice, { $accuracy } or more hits, damage { $damage }.
    }
look-ranged =
    { $dice ->
        [one] Range { $near } to { $far }: 1 die, { $accuracy } or more hits, damage { $damage }.
       *[other] Range { $near } to { $far }: { $dice } dice, { $accuracy } or more hits, damage { $damage }.
    }
look-thrown = Thrown, range { $near } to { $far }: kills everything there.
look-blast = Range { $near } to { $far }: destroys everything in the zone.
look-loud = Noisy.
look-dual = Two of them attack together.
look-reload = Has to be reloaded.
look-opens =
    { $noise ->
        [silent] Opens doors quietly.
       *[other] Opens doors with noise.
    }

## How far

look-steps =
    { $steps ->
        [0] { $name } is there.
        [one] 1 step from { $name }.
       *[other] { $steps } steps from { $name }.
    }
# $doors: how many closed doors are on the way
look-steps-through =
    { $doors ->
        [one] { $steps } steps from { $name }, through 1 closed door.
       *[other] { $steps } steps from { $name }, through { $doors } closed doors.
    }
look-no-way = No open way from { $name }.
look-way =
    { $steps ->
        [one] From { $name } to { $zone }: 1 step.
       *[other] From { $name } to { $zone }: { $steps } steps.
    }
look-way-there = { $name } is in { $zone } already.
look-way-none = No way leads from { $name } to { $zone }.
look-way-door = Open door { $door } first.

## Enemies and noise
## $steps: -1 if no open way leads there

look-no-enemies = No enemy is on the board.
look-enemies =
    { $steps ->
        [-1] { $enemies } in { $zone }. No open way from { $name }.
        [one] { $enemies } in { $zone }. 1 step from { $name }.
       *[other] { $enemies } in { $zone }. { $steps } steps from { $name }.
    }
look-enemies-here = { $enemies } in { $zone }, together with { $names }.
look-in-sight = In sight of { $names }.
look-silence = It is quiet everywhere.
look-noise-in =
    { $loudest ->
        [yes] Noise { $count } in { $zone }: the loudest.
       *[no] Noise { $count } in { $zone }.
    }

## Goals
## $progress: how far it has come, "none" if that cannot be counted

look-goal =
    { $state ->
        [done] Done: { $goal }.
        [hopeless] Out of reach: { $goal }.
        [later] Later: { $goal }.
       *[open]
            { $progress ->
                [none] To do: { $goal }.
               *[other] To do: { $goal } ({ $progress }).
            }
    }
look-marked = { $thing } in { $zone }.
look-some-of = { $some } of { $all }
look-left =
    { $count ->
        [one] 1 left
       *[other] { $count } left
    }
look-found = found: { $cards }
look-missing = missing: { $cards }
look-at-exit = at the exit: { $names }
look-most-points = most points: { $name } with { $points } of { $wanted }
look-charges = charges: { $count }

## Before a choice

look-free-of-charge = Free.
look-costs = Costs { $actions } actions.
look-first-entered = Nobody has been in this building yet: its rooms will be filled.
look-dice =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
look-needed =
    { $needed ->
        [7] { $dice }, nothing hits
        [6] { $dice }, only 6 hits
       *[other] { $dice }, { $needed } or more hits
    }
look-odds = { $dice }, damage { $damage }. At least one hit: { $chance } %.
look-odds-fells = { $dice }, damage { $damage }. It falls: { $chance } %.
look-no-dice = No dice: everything there dies.
look-targets = Hit in this order: { $targets }.
look-targets-chosen = You choose among: { $targets }.
look-too-tough = { $target } (too tough)
look-no-target = Nobody there to hit.
look-friends = May be hit as well: { $names }!
look-noisy = Noise.
look-quiet = No noise.
look-rerolls = May be rolled again.
look-odds-of = { $attack }. { $odds }
look-hits =
    { $hits ->
        [0] No hit: { $chance } %.
        [one] 1 hit: { $chance } %.
       *[other] { $hits } hits: { $chance } %.
    }
look-no-attack = No attack is on offer now.
look-there = { $place }: { $things }.
look-there-nothing = { $place }.
look-leads-to = Leads to { $zone }.
look-doomed = There: { $targets }.
