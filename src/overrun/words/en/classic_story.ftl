### The classic game told: events as sentences, questions, and what options mean.
###
### $survivor, $card, $weapon, $kind, $skill and the like arrive as words already, zones and doors as numbers.
### Of questions and options, $a, $b, $c … are the parts in order.

## Events

classic-event-game-started = The game begins.
classic-event-first-player = Seat { $seat } goes first.
classic-event-dealt = { $survivor } starts with: { $card }.
classic-event-round-started = Round { $round }: the players' phase.
classic-event-phase-started = The zombies' phase.
classic-event-turn-started =
    { $actions ->
        [one] { $survivor } is up, with 1 action.
       *[other] { $survivor } is up, with { $actions } actions.
    }
classic-event-turn-ended = { $survivor } is done.
classic-event-action-taken = { $survivor }: { $action }.
classic-event-moved =
    { $cost ->
        [0] { $survivor } moves from { $source } to { $target }.
        [one] { $survivor } breaks away from { $source } to { $target }, for 1 extra action.
       *[other] { $survivor } breaks away from { $source } to { $target }, for { $cost } extra actions.
    }
classic-event-noise-made = { $survivor } makes noise in zone { $zone }.
classic-event-searched =
    { $what ->
        [police] { $survivor } searches the police car.
        [pimpmobile] { $survivor } searches the pimpmobile.
       *[room] { $survivor } searches the room.
    }
classic-event-card-drawn = { $survivor } draws: { $card }.
classic-event-card-taken = { $survivor } takes: { $card }.
classic-event-card-discarded = { $survivor } discards: { $card }.
classic-event-card-moved =
    { $place ->
        [hand] { $survivor } takes in hand: { $card }.
       *[reserve] { $survivor } stows away: { $card }.
    }
classic-event-cards-combined =
    { $count ->
        [one] { $survivor } puts things together: { $made }.
       *[other] { $survivor } puts things together: { $count } × { $made }.
    }
classic-event-reshuffled =
    { $deck ->
        [equipment] The equipment deck is made anew from { $cards } discarded cards.
       *[zombies] The zombie deck is made anew from { $cards } discarded cards.
    }
classic-event-door-opened =
    { $tool ->
        [nothing] Door { $door } swings open as well.
       *[other] { $survivor } opens door { $door } ({ $tool }).
    }
classic-event-door-closed = { $survivor } closes door { $door }.
classic-event-building-revealed = A building stands open for the first time. Zones: { $rooms }.
classic-event-attacked =
    { $mode ->
        [car] { $survivor } drives over everything in zone { $zone }.
        [melee] { $survivor } attacks hand to hand: { $weapon }.
       *[ranged] { $survivor } attacks zone { $zone }: { $weapon }.
    }
classic-event-dice-rolled =
    { $hits ->
        [0] { $survivor } rolls { $dice } ({ $needed }+ needed): a miss.
        [one] { $survivor } rolls { $dice } ({ $needed }+ needed): 1 hit.
       *[other] { $survivor } rolls { $dice } ({ $needed }+ needed): { $hits } hits.
    }
classic-event-rerolled =
    { $by ->
        [lucky] { $survivor } is lucky and rolls again.
        [ammunition] { $survivor } has ammunition to spare and rolls again.
       *[once-a-turn] { $survivor } rolls again.
    }
classic-event-hit-wasted = The other hits in zone { $zone } only annoy: { $on }.
classic-event-zombie-killed = { $survivor } kills { $count } in zone { $zone }: { $kind }.
classic-event-burned = { $survivor } sets zone { $zone } on fire. Nothing in it survives.
classic-event-wound-stopped =
    { $by ->
        [tough] { $survivor } does not even blink: no wound.
       *[other] { $survivor } escapes a wound at the price of: { $by }.
    }
classic-event-wounded =
    { $lost ->
        [nothing] { $survivor } is wounded.
       *[other] { $survivor } is wounded and loses: { $lost }.
    }
classic-event-eliminated = { $survivor } is dead.
classic-event-gained =
    { $points ->
        [one] { $survivor } gains 1 point of experience, { $total } in all.
       *[other] { $survivor } gains { $points } points of experience, { $total } in all.
    }
classic-event-skill-gained = { $survivor } reaches { $level } and learns: { $skill }.
classic-event-skill-used = { $survivor } uses a skill: { $skill }.
classic-event-reloaded = { $survivor } reloads: { $weapon }.
classic-event-car-entered =
    { $seat ->
        [driver] { $survivor } takes the wheel of car { $car }.
       *[passenger] { $survivor } takes a passenger seat of car { $car }.
    }
classic-event-car-left = { $survivor } gets out of car { $car }.
classic-event-car-moved = Car { $car } goes from { $source } to { $target }.
classic-event-objective-taken = { $survivor } takes an objective token.
classic-event-survivor-joined = { $name } joins you in zone { $zone }.
classic-event-survivor-left = { $survivor } leaves the board alive.
classic-event-mission-news =
    { $what ->
        [medicine] The medicine cabinet helps: one wound less.
        [loaded] Supplies are stowed in car { $number }.
        [unloaded] Supplies come out of car { $number } again.
        [car-away] Car { $number } gets away.
        [neutralised] A spawn zone is shut for good.
        [spawn-awake] A spawn zone wakes up.
        [token-neutral] Under the token: somebody to rescue.
        [token-marked] Under the token: the mark. Nobody here.
        [hopeless] This mission can no longer be won. You may fight on, or give up.
       *[trio-on-top] Pistol, axe and crowbar lie on top of the equipment deck, in some order.
    }
classic-event-zombies-attack =
    { $wounds ->
        [one] Zombies attack in zone { $zone } for 1 wound: { $counts }.
       *[other] Zombies attack in zone { $zone } for { $wounds } wounds: { $counts }.
    }
classic-event-zombies-moved =
    { $why ->
        [seen] From { $source } to { $target }, because they see somebody: { $counts }.
        [heard] From { $source } to { $target }, after the noise: { $counts }.
       *[heard-behind-doors] From { $source } to { $target }, after noise behind closed doors: { $counts }.
    }
classic-event-zombies-stay =
    { $why ->
        [silence] Nothing to see or hear in zone { $zone }; they stay: { $counts }.
       *[other] They stay in zone { $zone }: { $counts }.
    }
classic-event-zombie-card-drawn = Zombie card { $card } for zone { $zone }, read at { $level }.
classic-event-zombies-spawned =
    { $escort ->
        [0] New in zone { $zone }: { $count } { $kind }.
       *[other] New in zone { $zone }: { $count } { $kind }, with { $escort } walkers around.
    }
classic-event-figures-short = No more figures of a kind in the box, { $missing } missing: { $kind }.
classic-event-extra-activation = All of a kind act again: { $kind }.
classic-event-no-further-activation = Figures have run short in an extra activation that came of a shortage: nobody acts once more for that ({ $kind }).
classic-event-zombies-escaped = In zone { $zone } { $count } get away: { $kind }.
classic-event-noise-removed = The noise dies down, weapons are loaded, the first player token moves on.
classic-event-game-over =
    { $won ->
        [yes] You have won: { $reason }.
       *[no] You have lost: { $reason }.
    }

## Why they did what they did
## $who was seen or heard in the zones $goals, which are all as loud as $noise says; $who-count and $goals-count say how
## many those are.

classic-because-whom =
    { $who-count ->
        [0] noise
       *[other] { $who }
    }
classic-because-where =
    { $noise ->
        [1000000] in zone { $goals }, the loudest of all
       *[other]
            { $goals-count ->
                [one] in zone { $goals } (noise { $noise })
               *[other] in zones { $goals }, equally loud (noise { $noise } each)
            }
    }
classic-because-zombies-moved =
    { $why ->
        [seen] From zone { $source } they saw { $who }, { classic-because-where }.
        [heard] From zone { $source } they saw nobody. They heard { classic-because-whom }, { classic-because-where }.
       *[heard-behind-doors] No open way led from zone { $source } to anybody. They heard { classic-because-whom } behind doors, { classic-because-where }.
    }
classic-because-zombies-stay =
    { $why ->
        [silence] From zone { $zone } they saw nobody and heard nothing.
        [seen] From zone { $zone } they saw { $who }, { classic-because-where }.
        [heard] From zone { $zone } they saw nobody. They heard { classic-because-whom }, { classic-because-where }.
       *[heard-behind-doors] No open way led from zone { $zone } to anybody. They heard { classic-because-whom } behind doors, { classic-because-where }.
    }
classic-because-zombies-attack = With them in zone { $zone }: { $who }.

## Questions

classic-question-first-player = Who goes first?
classic-question-activate = Who acts next?
classic-question-action = What does { $a } do?
classic-question-move-on = { $a } can go further in the same action. Where to?
classic-question-drive-on = { $a } can drive one zone further. Where to?
classic-question-find = { $a } has found something ({ $b }). Keep it?
classic-question-arrange =
    { $b ->
        [none] { $a }’s cards: rearrange them, or be done.
       *[other] { $a } and { $b } trade: move cards, or be done.
    }
classic-question-destiny = { $a } draws: { $b }. Try another card?
classic-question-matching-set = { $a } can have a second one ({ $b }). Take it?
classic-question-room = Which room of the building is filled next?
classic-question-victim = Somebody in zone { $a } is hurt. Who?
classic-question-wound = { $a } is about to be wounded. Stop it?
classic-question-wound-place = Where does { $a } carry the wound?
classic-question-lose = { $a } is wounded. Which card is lost?
classic-question-reroll =
    { $b ->
        [0] { $a } has no hit. Roll again?
        [one] { $a } has 1 hit. Roll again?
       *[other] { $a } has { $b } hits. Roll again?
    }
classic-question-hit =
    { $b ->
        [one] 1 hit in zone { $a }. Who takes it?
       *[other] { $b } hits in zone { $a }. Who takes the next?
    }
classic-question-skill = { $a } reaches { $b }. Which skill?
classic-question-abomination = Several ways are equally short from zone { $a }. Which one does the abomination take?
classic-question-split-order = There are not enough figures for all groups that split. Which zone is served next?
classic-question-smaller-group = Figures are short ({ $b }) for the split in zone { $a }. Which way goes the smaller group?
classic-question-first-spawn = Which spawn zone is the first, for the whole game?
classic-question-manhole-order = There are not enough figures for all manholes. Where do they come up next?
classic-question-recruit = Who gets the new survivor?
classic-question-concede = Give up this game?

## Options

# Seats are counted from 1.
classic-option-first =
    seat { $a ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
classic-option-activate = { $a }
classic-option-move = go to zone { $a }
classic-option-on = on to zone { $a }
classic-option-stay = stay here
classic-option-search = search the room
classic-option-search-car = search car { $a }
classic-option-keep =
    { $a ->
        [none] keep the roll
       *[other]
            { $b ->
                [none] keep: { $a }
               *[other] keep it and discard: { $b }
            }
    }
classic-option-discard = leave it
classic-option-open = open door { $a } ({ $b })
classic-option-room = zone { $a }
classic-option-melee = attack hand to hand: { $a }
classic-option-melee-both = attack with both: { $a }
classic-option-shoot = shoot at zone { $b }: { $a }
classic-option-shoot-both =
    { $c ->
        [none] shoot at zone { $b } with both: { $a }
       *[other] shoot at zones { $b } and { $c } at once: { $a }
    }
classic-option-throw = throw at zone { $b }: { $a }
classic-option-reload = reload: { $a }
classic-option-take =
    { $a ->
        [none] take the wound
       *[other] take the objective
    }
classic-option-reorganise = rearrange your cards
classic-option-trade = trade with { $a }
classic-option-combine =
    { $b ->
        [none] make: { $a }
       *[other] { $a } makes: { $b }
    }
classic-option-put = { $a }: { $b } → { $c }
classic-option-swap = { $a } ({ $b }) ↔ { $c } ({ $d })
classic-option-done = done
classic-option-enter = get into car { $a } ({ $b })
classic-option-get-out = get out of the car
classic-option-change-seat = change seats ({ $a })
classic-option-drive = drive to zone { $a }
classic-option-drive-on = drive on to zone { $a }
classic-option-stop =
    { $a ->
        [none] stop here
       *[other] stop it by discarding: { $a }
    }
classic-option-noise = make noise
classic-option-end = end the turn
classic-option-wound = { $a }
classic-option-wound-in = { $a }
classic-option-lose = { $a } ({ $b })
classic-option-reroll = roll again ({ $a })
classic-option-hit = { $a }
classic-option-spare = nobody: let the other hits go
classic-option-learn = { $a }
classic-option-abomination = to zone { $a }
classic-option-split = zone { $a }
classic-option-fewer = towards zone { $b }
classic-option-spawn-first = zone { $a }
classic-option-manhole = zone { $a }
classic-option-recruit-for = { classic-option-first }
classic-option-fight-on = no, fight on
classic-option-give-up = yes, give up
classic-option-concede = give up
classic-option-drop = { $a } throws away: { $b }
classic-option-load = stow in car { $b }: { $a }
classic-option-unload = take out of car { $b }: { $a }
classic-option-neutralise = shut this spawn zone for good
classic-option-leave = leave the board
classic-option-lead = give a free action to { $a }
classic-option-accept = keep this card
classic-option-redraw = draw another
classic-option-match = take the second one
classic-option-no = no
classic-option-sniff = hold your nose and search here
classic-option-close = close door { $a }
classic-option-be-loud = be the loudest place in town
classic-option-heal = heal { $a }
classic-option-be-heard = { $a } can be heard
classic-option-hush = { $a } is silent again

## Why a game is over

classic-reason-win-immediately = everything is done
classic-reason-lose-all-dead = everybody is dead
classic-reason-empty-board = nobody is left on the board, and not everything is done
classic-reason-unwinnable = the team has given up
classic-reason-four-escapes-lose = the fourth zombie has got away

## Places and odds and ends

classic-place-hand = hand
classic-place-reserve = reserve
classic-place-driver = driver's seat
classic-place-passenger = passenger seat
classic-reroll-lucky = luck
classic-reroll-ammunition = ammunition
classic-reroll-once-a-turn = once a turn
classic-empty = empty
