### Invader and Dark Side on the page: the set-up, what the board shows, the goals in a few words.

## The set-up

scifi-survivor-note = { $type }, armour { $armour }
scifi-switches-difficulty = Difficulty: what is in the xeno deck
scifi-switch-easy = Easy cards: few xenos at a time.
scifi-switch-hard = Hard cards: many xenos at a time.
scifi-switch-extra-activations = Extra activations: xenos act again in the middle of it all.
scifi-switch-ultrared = Ultrared mode: after Red, experience starts over and every level brings another skill.
scifi-switches-mixed = Invader and Dark Side together
scifi-switch-both-boxes = Both boxes: xenos, cards and survivors of the two are mixed. Needed for more than six survivors.
scifi-switch-bot = Bot
scifi-switch-sentry = Sentry gun

## Goals

scifi-goal-take-red = Take the red objective
scifi-goal-take-all = Take all objectives
scifi-goal-take-white = Take the white objective
scifi-goal-take-blue = Take the blue objective
scifi-goal-take-yellow = Take the yellow objective
scifi-goal-take-yellow-and-pink = Take the yellow and the pink objective
scifi-goal-take-four-red = Take four red objectives
scifi-goal-take-scientists = Take both engineers along
scifi-goal-take-remotes = Take both remotes
scifi-goal-take-available = Take all objectives that can be taken
scifi-goal-escape = Leave through the exit, everybody
scifi-goal-escape-with-scientists = Leave through the exit, with both scientists
scifi-goal-bot-escapes = Get the bot out through the exit
scifi-goal-hold-sentry-zone = Gather at the sentry gun, no xeno there
scifi-goal-hold-exit = Hold the exit until the crew is off
scifi-goal-destroy-purple-spawn = Burn the purple spawn zone
scifi-goal-remove-purple-spawn = Remove the purple spawn zone
scifi-goal-clear-building = Clear the building of xenos
scifi-goal-destroy-pits = Destroy both pits, two grenades each
scifi-goal-orange-level = Everybody at Orange
scifi-goal-red-level = Everybody at Red
scifi-goal-new-tanks = A new oxygen tank for everybody
scifi-goal-gather-samples = Gather a sample of each kind
scifi-goal-seal-accesses = Weld the three accesses shut
scifi-goal-collapse-yellow = Collapse the yellow pillar
scifi-goal-collapse-pink = Collapse the pink pillar

## The board

scifi-page-armour =
    { $left ->
        [one] 1 armour left of { $most }
       *[other] { $left } armour left of { $most }
    }
scifi-page-camouflaged = camouflaged
scifi-page-first-tank = starting tank
scifi-page-laps =
    { $count ->
        [one] ultrared
       *[other] ultrared × { $count }
    }
scifi-page-body-empty = body
scifi-page-backpack-empty = backpack
scifi-page-needs-cell = needs a cell
scifi-page-prototype = Prototype: works only with an Energy Cell.
scifi-page-bullets = Fires bullets: not outside.
scifi-page-takes = Can be fed with: { $card }.
scifi-page-blast = everything in a zone, range { $range }
scifi-page-more-dice = +{ $count } dice in melee
scifi-page-remote =
    { $kind ->
        [bot] remote of the bot
       *[sentry] remote of the sentry gun
    }
scifi-page-token = { $colour } token
scifi-page-on-board = On the board
scifi-page-machine-idle = not active: xenos ignore it
scifi-page-machine-active = active: xenos attack it
scifi-page-machine-hostile = hostile
scifi-page-machine-dead = destroyed
scifi-page-machine-away = got away
scifi-page-controlled = controlled by { $who }
scifi-page-uncontrolled = nobody controls it
scifi-page-scientist-alive = in zone { $zone }
scifi-page-doors =
    { $count ->
        [0] No door token left: nothing more can be closed
        [one] 1 door token in reserve
       *[other] { $count } door tokens in reserve
    }
scifi-page-oxygen =
    { $count ->
        [one] 1 oxygen tank in the deck
       *[other] { $count } oxygen tanks in the deck
    }
scifi-page-crew =
    { $count ->
        [one] 1 of the crew still to evacuate
       *[other] { $count } of the crew still to evacuate
    }
scifi-page-samples = Samples: { $list }
scifi-page-charges =
    { $count ->
        [one] 1 charge at the { $colour } pillar
       *[other] { $count } charges at the { $colour } pillar
    }
scifi-page-collapsed = The { $colour } pillar is down
scifi-page-face-down = Still face down: { $list }
scifi-page-decks = { $equipment } gear · { $xenos } xeno
scifi-page-zone-noise =
    { $count ->
        [one] 1 noise
       *[other] { $count } noise
    }

## Attacks

scifi-page-why-not-attack = Nobody is in reach of what you hold in your hands, or it does not work here, or there is no action left.
scifi-page-why-not-search = Soldiers search security rooms, civilians any room; never with xenos, mold or a pit there, once a turn, and for an action.
scifi-page-why-not-door = There is no door opening here that you could close or open, or you have used a door this turn.
scifi-page-why-not-objective = No token that you could take lies in this zone, or there is no action left.
scifi-page-share-armour = armour { $armour }
scifi-page-share-given =
    { $damage ->
        [0] nothing yet
       *[other] { $damage } damage so far
    }
scifi-page-share-deadly = deadly

## The film

scifi-page-card = Xeno card { $number }
scifi-page-card-mold = in each zone with active mold
scifi-page-card-pit = in each open pit
scifi-page-card-nothing = nothing happens
