### Invader and Dark Side told: events as sentences, questions, and what options mean.
###
### $survivor, $card, $weapon, $kind, $skill and the like arrive as words already, zones and doors as numbers.
### Of questions and options, $a, $b, $c … are the parts in order.

## Events

scifi-event-game-started = The game begins.
scifi-event-starts-at = { $survivor } starts in zone { $zone }.
scifi-event-first-player = Seat { $seat } goes first.
scifi-event-dealt = { $survivor } starts with: { $card }.
scifi-event-round-started = Round { $round }: the players' phase.
scifi-event-phase-started =
    { $phase ->
        [xenos] The xenos' phase.
       *[end] The end phase.
    }
scifi-event-turn-started =
    { $actions ->
        [one] { $survivor } is up, with 1 action.
       *[other] { $survivor } is up, with { $actions } actions.
    }
scifi-event-turn-ended = { $survivor } is done.
scifi-event-action-taken = { $survivor }: { $action }.
scifi-event-game-over =
    { $won ->
        [yes] You have won: { $reason }.
       *[no] You have lost: { $reason }.
    }
scifi-event-moved =
    { $cost ->
        [0] { $survivor } moves from { $source } to { $target }.
        [one] { $survivor } breaks away from { $source } to { $target }, for 1 extra action.
       *[other] { $survivor } breaks away from { $source } to { $target }, for { $cost } extra actions.
    }
scifi-event-machine-moved =
    { $along ->
        [yes] { $machine } comes along from { $source } to { $target }.
       *[no] { $survivor } sends a machine from { $source } to { $target }: { $machine }.
    }
scifi-event-noise-made = Noise in zone { $zone }, by { $survivor }.
scifi-event-searched = { $survivor } searches zone { $zone }.
scifi-event-card-drawn = { $survivor } gets: { $card }.
scifi-event-card-taken = { $survivor } takes: { $card }.
scifi-event-card-discarded = { $survivor } discards: { $card }.
scifi-event-card-moved =
    { $place ->
        [hand] { $survivor } takes in hand: { $card }.
        [body] { $survivor } puts on: { $card }.
       *[backpack] { $survivor } stows away: { $card }.
    }
scifi-event-card-attached = { $survivor } attaches { $card } to: { $weapon }.
scifi-event-card-detached = { $survivor } takes { $card } off: { $weapon }.
scifi-event-token-given = { $survivor } hands a token to { $other }: { $colour }.
scifi-event-reshuffled =
    { $deck ->
        [equipment] The equipment deck is made anew from { $cards } discarded cards.
       *[xenos] The xeno deck is made anew from { $cards } discarded cards.
    }
scifi-event-door-opened = Door { $door } opens ({ $survivor }).
scifi-event-door-closed = { $survivor } closes door { $door }.
scifi-event-objective-taken = { $survivor } takes objective { $token }: { $colour }.
scifi-event-token-taken = { $survivor } picks up: { $kind }.
scifi-event-survivor-left = { $who } has left the board alive.
scifi-event-scientist-moved = The { $colour } scientist walks from { $source } to { $target }.
scifi-event-healed = { $survivor } repairs the armour: { $armour } left.
scifi-event-gained =
    { $points ->
        [one] { $survivor } gains 1 point of experience, { $total } in all.
       *[other] { $survivor } gains { $points } points of experience, { $total } in all.
    }
scifi-event-skill-gained = { $survivor } reaches { $level } and learns: { $skill }.
scifi-event-skill-used = { $survivor } uses a skill: { $skill }.
scifi-event-camouflage =
    { $on ->
        [yes] Nobody notices { $survivor } any more.
       *[no] { $survivor } can be seen again.
    }
scifi-event-attacked =
    { $mode ->
        [melee] Attack hand to hand in zone { $zone }: { $weapon }.
       *[ranged] Attack on zone { $zone }: { $weapon }.
    }
scifi-event-dice-rolled =
    { $hits ->
        [0] Dice: { $dice } ({ $needed }+ needed). A miss.
        [one] Dice: { $dice } ({ $needed }+ needed). 1 hit.
       *[other] Dice: { $dice } ({ $needed }+ needed). { $hits } hits.
    }
scifi-event-rerolled = { $survivor } rolls again: { $by }.
scifi-event-xeno-killed = { $survivor } eliminates in zone { $zone }: { $count } { $kind }.
scifi-event-hit-wasted = Hits in zone { $zone } do no harm: { $kind }.
scifi-event-blasted =
    { $kind ->
        [hellfire] { $survivor } turns zone { $zone } into an inferno. Nothing in it survives.
       *[seismic] The ground shakes in zone { $zone }. Nothing in it survives ({ $survivor }).
    }
# Machines have no armour, and the dead none any more.
scifi-event-damaged =
    { $left ->
        [0] { $source ->
            [shot] A friend's shot goes astray: { $who } takes { $damage } damage.
           *[xenos] { $who } takes { $damage } damage.
        }
       *[other] { $source ->
            [shot] A friend's shot goes astray: { $who } takes { $damage } damage, { $left } armour left.
           *[xenos] { $who } takes { $damage } damage, { $left } armour left.
        }
    }
scifi-event-damage-warded = { $who } is spared { $damage } damage: { $by }.
scifi-event-eliminated = { $who } is dead.
scifi-event-machine-destroyed = { $machine } is scrap.
scifi-event-xenos-attack = Xenos attack in zone { $zone } for { $damage } damage: { $counts }.
scifi-event-xenos-moved =
    { $why ->
        [seen] From { $source } to { $target }, because they see somebody: { $counts }.
        [taunted] From { $source } to { $target }, because somebody taunts them: { $counts }.
       *[heard] From { $source } to { $target }, after the noise: { $counts }.
    }
scifi-event-xenos-stay =
    { $why ->
        [silence] Nothing to see or hear in zone { $zone }; they stay: { $counts }.
        [cut-off] No way leads from zone { $zone } to what they hear; they stay: { $counts }.
       *[other] They stay in zone { $zone }: { $counts }.
    }
scifi-event-door-destroyed = Door { $door } is torn down from zone { $zone }: { $counts }.
scifi-event-xeno-card-drawn = Xeno card { $card } for zone { $zone }, read at { $level }.
scifi-event-xenos-spawned = New in zone { $zone }: { $count } { $kind }.
scifi-event-figures-short = No more figures of a kind in the box, { $missing } missing: { $kind }.
scifi-event-extra-activation = They act once more: { $kinds }.
scifi-event-mold-set =
    { $active ->
        [yes] Mold grows in zone { $zone }.
       *[no] The mold in zone { $zone } is burnt out, for now.
    }
scifi-event-mold-removed = The mold in zone { $zone } is gone.
scifi-event-pit-drilled = A pit opens in zone { $zone }.
scifi-event-pit-filled = The pit in zone { $zone } is filled.
scifi-event-spawn-woke = The { $colour } spawn zone { $zone } wakes up.
scifi-event-spawn-placed = Another spawn token lies in zone { $zone }.
scifi-event-spawn-removed = The spawn token in zone { $zone } is gone. It was: { $colour }.
scifi-event-objective-lost = Objective { $token } is lost: { $colour }.
scifi-event-door-lost =
    { $sealed ->
        [yes] Door { $door } is shut for good.
       *[no] Door { $door } is gone for good.
    }
scifi-event-tiles-removed = The { $colour } pillar comes down, and with it: { $tiles }.
scifi-event-noise-removed = The noise dies down, and machines draw nobody any more.
scifi-event-mission-news =
    { $what ->
        [objective-points] That is worth { $number } points of experience.
        [no-prototype] No prototype is left.
        [carried] The token goes along: { $colour }.
        [sample] A sample has been gathered: { $colour }.
        [grenade-hit] A seismic grenade has hit zone { $number }: that counts until the end of this phase.
        [pit-destroyed] The pit in zone { $number } is destroyed.
        [door-opens] The { $colour } door opens by itself.
        [unlocked] The secured airlock stands open.
        [welded] Access { $number } is welded shut.
        [crew-left] One of the crew is off. Left: { $number }.
        [thumper-gone] The thumper in zone { $number } falls silent.
        [friendly] Somebody has got it under control: { $colour }.
       *[charge] Charge { $number } is set at the { $colour } pillar.
    }

## Why they did what they did
## $who was seen or heard in the zones $goals, which are all as loud as $noise says; $who-count and $goals-count say how
## many those are.

scifi-because-whom =
    { $who-count ->
        [0] noise
       *[other] { $who }
    }
scifi-because-where =
    { $goals-count ->
        [one] in zone { $goals } (noise { $noise })
       *[other] in zones { $goals }, equally loud (noise { $noise } each)
    }
scifi-because-xenos-moved =
    { $why ->
        [seen] From zone { $source } they saw { $who }, { scifi-because-where }.
        [taunted] Somebody in zone { $goals } taunts them.
       *[heard] From zone { $source } they saw nobody. They heard { scifi-because-whom }, { scifi-because-where }.
    }
scifi-because-xenos-stay =
    { $why ->
        [silence] From zone { $zone } they saw nobody and heard nothing.
        [cut-off] From zone { $zone } they saw nobody, and to what they heard no way leads.
        [seen] From zone { $zone } they saw { $who }, { scifi-because-where }.
        [taunted] Somebody in zone { $goals } taunts them.
       *[heard] From zone { $zone } they saw nobody. They heard { scifi-because-whom }, { scifi-because-where }.
    }
scifi-because-door-destroyed =
    { $why ->
        [seen] From zone { $zone } they saw { $who }, { scifi-because-where }; the door stood in the way.
        [taunted] Somebody in zone { $goals } taunts them; the door stood in the way.
       *[heard] From zone { $zone } they saw nobody. They heard { scifi-because-whom }, { scifi-because-where }; the door stood in the way.
    }
scifi-because-xenos-attack = With them in zone { $zone }: { $who }.

## Questions

scifi-question-first-player = Who goes first?
scifi-question-activate = Who acts next?
scifi-question-action = What does { $a } do?
scifi-question-pause = The position is yours to look at. On to the next round?
scifi-question-gift = { $a } may take one action right now. Which?
scifi-question-gear =
    { $a ->
        [none] Who gets what is left?
       *[other] What does { $a } start with?
    }
scifi-question-drone = Who gets a search drone?
scifi-question-group = Where does { $a } start?
scifi-question-extra-spawn = You are many. Where does another spawn token go?
scifi-question-move-on = { $a } can go further in the same action. Where to?
scifi-question-follow = Does this come along with { $a }: { $b }?
scifi-question-find = { $a } has found something ({ $b }). Keep it?
scifi-question-arrange =
    { $b ->
        [none] Rearrange the cards: { $a }.
       *[other] { $a } and { $b } share out their cards.
    }
scifi-question-dice = How many dice does { $a } roll ({ $b })?
scifi-question-reroll =
    { $b ->
        [0] { $a } has no hit. Roll again?
        [one] { $a } has 1 hit. Roll again?
       *[other] { $a } has { $b } hits. Roll again?
    }
scifi-question-roll-6 =
    { $b ->
        [one] { $a } has 1 hit, and sixes. Roll more dice?
       *[other] { $a } has { $b } hits, and sixes. Roll more dice?
    }
scifi-question-hit =
    { $b ->
        [one] 1 hit in zone { $a }. Who takes it?
       *[other] { $b } hits in zone { $a }. Who takes the next?
    }
scifi-question-reap = { $a } can take another one along. Do it?
scifi-question-free-attack = { $a } may attack for free. How?
scifi-question-share =
    { $c ->
        [one] Attack in zone { $a } ({ $b }). Who takes it?
       *[other] { $c } attacks in zone { $a } ({ $b }). Who takes how many?
    }
scifi-question-damage = { $a } is about to take { $b } damage. Stop some of it?
scifi-question-skill = { $a } reaches { $b }. Which skill?
scifi-question-camouflage = Nobody sees { $a }. Hide?
scifi-question-hit-and-run = { $a } may slip away for free. Where to?
scifi-question-rescue = Does { $a } want to be pulled out?
scifi-question-first-spawn = Which spawn zone is the first, for the whole game?
scifi-question-extra-turn = Xenos are about to act once more. Who has a turn before that?
scifi-question-zone-order = There are not enough figures for all ({ $a }). Where do they appear next?
scifi-question-abomination = An abomination comes. Where?
scifi-question-split-goals = Several zones draw them equally from zone { $a }. Where does the odd one go?
scifi-question-split-ways = Several ways are equally short from zone { $a }. Which one does the odd one take?
scifi-question-leave = { $a } stands at the exit. Leave?
scifi-question-scientist = Which scientist walks next?
scifi-question-scientist-way = Several ways are equally short. Which one does the { $a } scientist take?
scifi-question-remove-spawn = Burn the spawn token in zone { $a } as well?
scifi-question-hostile-target = Several zones are equally loud. At which one does it shoot: { $a }?
scifi-question-hostile-hit =
    { $b ->
        [one] 1 hit by a hostile machine ({ $a }). Who takes it?
       *[other] { $b } hits by a hostile machine ({ $a }). Who takes the next?
    }
scifi-question-concede = Give up this game?

## Options

# Seats are counted from 1.
scifi-option-first =
    seat { $a ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
scifi-option-activate = { $a }
scifi-option-later = nobody now, wait
scifi-option-end = end the turn
scifi-option-decline = no, thank you
scifi-option-deal = { $a }: { $b }
scifi-option-none = nothing more for { $a }
scifi-option-start = { $a } starts in zone { $b }
scifi-option-spawn = zone { $a }
scifi-option-move = go to zone { $a }
scifi-option-on = on to zone { $a }
scifi-option-stay = stay here
scifi-option-follow = come along: { $a }
scifi-option-search = search here
scifi-option-oxygen = take an oxygen tank
scifi-option-keep =
    { $a ->
        [none] keep the roll
       *[other]
            { $b ->
                [none] keep: { $a }
               *[other] keep it and discard: { $b }
            }
    }
scifi-option-discard = discard: { $a }
scifi-option-open = open door { $a }
scifi-option-close = close door { $a }
scifi-option-take =
    { $b ->
        [none] take objective { $a }
       *[other] { $a } takes { $b }
    }
scifi-option-take-prototype = take the prototype
scifi-option-take-search-drone = take the search drone
scifi-option-reorganise = rearrange your cards
scifi-option-trade = trade with { $a }
scifi-option-put = { $a }: from { $b } to { $c }
scifi-option-swap = exchange { $a }, { $b }, and { $c }, { $d }
scifi-option-attach =
    { $c ->
        [none] attach { $a } to { $b }
       *[other] attach { $a } to { $c }
    }
scifi-option-detach = take { $a } off { $b }, to { $c }
scifi-option-give = { $b } gives { $c } a token: { $a }
scifi-option-done = done
scifi-option-use = use: { $a }
scifi-option-noise = make noise
scifi-option-melee =
    { $b ->
        [none] attack hand to hand: { $a }
       *[other] everything against one ({ $b }), hand to hand: { $a }
    }
scifi-option-melee-both =
    { $b ->
        [none] attack with both: { $a }
       *[other] everything against one ({ $b }), with both: { $a }
    }
scifi-option-shoot =
    { $c ->
        [none] shoot at zone { $b }: { $a }
       *[other] everything against one ({ $c }) in zone { $b }: { $a }
    }
scifi-option-shoot-both =
    { $c ->
        [none] shoot at zone { $b } with both: { $a }
       *[other] everything against one ({ $c }) in zone { $b }, with both: { $a }
    }
scifi-option-blast = use on zone { $b }: { $a }
scifi-option-machine-move = send to zone { $b }: { $a }
scifi-option-machine-melee =
    { $b ->
        [none] let it attack hand to hand: { $a }
       *[other] everything against one ({ $b }), hand to hand: { $a }
    }
scifi-option-machine-shoot =
    { $c ->
        [none] let it shoot at zone { $b }: { $a }
       *[other] everything against one ({ $c }) in zone { $b }: { $a }
    }
scifi-option-roll =
    { $a ->
        [one] roll 1 die
       *[other] roll { $a } dice
    }
scifi-option-reroll = roll again ({ $a })
scifi-option-hit = { $a }
scifi-option-reap = yes: { $a }
scifi-option-no = no
scifi-option-suffer = take it
scifi-option-learn = { $a }
scifi-option-hide = hide
scifi-option-charge = charge to zone { $a }
scifi-option-sprint = sprint to zone { $a }
scifi-option-zero-g-run = run to zone { $a }, over everything
scifi-option-bloodlust = rush to zone { $a } and attack
scifi-option-run = slip away to zone { $a }
scifi-option-lead = give an action to { $a }
scifi-option-shove = shove them into zone { $a }
scifi-option-taunt = taunt those in zone { $a }
scifi-option-rescue = pull somebody out of zone { $a }
scifi-option-come = yes: { $a }
scifi-option-spawn-first = zone { $a }
scifi-option-extra-turn = { $a }
scifi-option-appear = zone { $a }
scifi-option-abomination = { $a } in zone { $b }
scifi-option-towards = towards zone { $a }
scifi-option-via = through zone { $a }
scifi-option-leave =
    { $a ->
        [none] leave
       *[other] leave: { $a }
    }
scifi-option-walk = the { $a } one
scifi-option-walk-to = to zone { $a }
scifi-option-remove-spawn = yes, away with it
scifi-option-leave-spawn = no, leave it
scifi-option-target = zone { $a }
scifi-option-gather-mold = take a sample of the mold
scifi-option-unlock = let it open the secured airlock: { $a }
scifi-option-weld = weld access { $a } shut
scifi-option-set-charge = set a charge at the { $a } pillar
scifi-option-collapse = bring the { $a } pillar down
scifi-option-fight-on = no, fight on
scifi-option-give-up = yes, give up
scifi-option-concede = give up
scifi-option-drop = { $a } throws away: { $b }

## Why a game is over

scifi-reason-win-immediately = everything is done
scifi-reason-lose-survivor-eliminated = somebody of the team is dead
scifi-reason-lose-mold-chain = an unbroken chain of mold joins two spawn zones
scifi-reason-lose-objective-impossible = the mission can no longer be fulfilled
scifi-reason-impossible-objective-scope = the team has given up
scifi-reason-red-removed = a red objective is lost
scifi-reason-sentry-gun-destroyed = the sentry gun is destroyed
scifi-reason-xeno-at-rolly = xenos have got at the blue objective
scifi-reason-white-or-blue-removed = the white or the blue objective is lost
scifi-reason-xeno-in-exit = a xeno has reached the exit
scifi-reason-scientist-removed = an engineer is lost
scifi-reason-scientist-lost = a scientist is lost
scifi-reason-objective-removed = an objective is lost
scifi-reason-bot-destroyed = the bot is destroyed
scifi-reason-remote-locked-in = the bot’s remote lies behind the door that only the bot can open
scifi-reason-machine-destroyed = a machine is destroyed
scifi-reason-oxygen-rooms-lost = no room with oxygen is left
scifi-reason-yellow-removed = the yellow objective is lost
scifi-reason-remote-removed = a remote is lost
scifi-reason-yellow-or-pink-removed = the yellow or the pink objective is lost
scifi-reason-too-few-objectives = too few objectives are left for all the accesses
scifi-reason-locked-out = no way leads to the exit any more
scifi-reason-xeno-at-generator = xenos have got at a generator
scifi-reason-objective-or-generator-removed = an objective or a generator is lost
scifi-reason-starting-survivor-removed = somebody went down with the tiles
scifi-reason-too-few-charges = too few charges are left for the pillars
scifi-reason-pillar-removed = a pillar is gone before its time

## Places, colours and odds and ends

scifi-place-of = { $who } ({ $place })
scifi-place-hand = hand
scifi-place-body = body
scifi-place-backpack = backpack
scifi-nobody = nobody
scifi-reroll-lucky = luck
scifi-source-shot = stray shots
scifi-colour-red = red
scifi-colour-blue = blue
scifi-colour-green = green
scifi-colour-pink = pink
scifi-colour-purple = purple
scifi-colour-white = white
scifi-colour-yellow = yellow
scifi-colour-face-down = face down
scifi-token-prototype = prototype
scifi-token-search-drone = search drone
scifi-token-thumper = thumper
scifi-token-blue-scientist = the blue scientist
scifi-token-white-scientist = the white scientist
scifi-token-mold = mold

## The board in a terminal

scifi-zone-exit = exit
scifi-zone-mold = mold
scifi-zone-dead-mold = inactive mold
scifi-zone-pits = open pit
scifi-zone-filled-pits = filled pit
