### The classic game: cards, skills, zombies, rooms and missions.
###
### Figures such as dice and range are not repeated here: they come from the content files.

## Danger levels

classic-level-blue = Blue
classic-level-yellow = Yellow
classic-level-orange = Orange
classic-level-red = Red

## Zombies
## The name agrees with $count, the number of zombies; `.counted` states the number too.

classic-zombie-walker =
    { $count ->
        [one] Walker
       *[other] Walkers
    }
    .counted =
        { $count ->
            [one] 1 Walker
           *[other] { $count } Walkers
        }
    .does = Slow and stupid. There are always more.
classic-zombie-runner =
    { $count ->
        [one] Runner
       *[other] Runners
    }
    .counted =
        { $count ->
            [one] 1 Runner
           *[other] { $count } Runners
        }
    .does = Acts twice in every activation. The last to be hit by a shot, the first to arrive.
classic-zombie-fatty =
    { $count ->
        [one] Fatty
       *[other] Fatties
    }
    .counted =
        { $count ->
            [one] 1 Fatty
           *[other] { $count } Fatties
        }
    .does = Only a hit of 2 damage or more brings it down. It never spawns without two Walkers.
classic-zombie-abomination =
    { $count ->
        [one] Abomination
       *[other] Abominations
    }
    .counted =
        { $count ->
            [one] 1 Abomination
           *[other] { $count } Abominations
        }
    .does = Only a hit of 3 damage, or fire, kills it. One at a time is the rule, and enough.

## Zombie cards

classic-zombie-card-spawn = Spawn
    .does = Zombies appear in the zone the card was drawn for, as many as the danger level says.
classic-zombie-card-extra-activation = Extra activation
    .does = Nobody new appears. All zombies of one kind act again at once; at Blue nothing happens.
classic-zombie-card-manhole = Manholes
    .does = Nothing appears where the card was drawn for. Zombies climb out of every manhole on tiles with survivors.

## Cars

classic-car-police = Police car
    .does = Can be searched again and again. The first weapon found ends the search, and so does an Aaahh!
classic-car-pimpmobile = Pimpmobile
    .does = Can be searched once. There is a very special weapon under the seat.

## Equipment cards

classic-card-pistol = Pistol
    .does = A sidearm. Two of them fire together.
classic-card-sawed-off = Sawed-Off
    .does = Fires once, then wants reloading before it fires again this turn. Two of them fire, and reload, together.
classic-card-shotgun = Shotgun
    .does = Short range, heavy hits. Fatties notice.
classic-card-rifle = Rifle
    .does = Reaches far, but not into your own zone. With a Scope it becomes a Sniper Rifle.
classic-card-sub-mg = Sub MG
    .does = Many dice, few of them hits. Two of them fire together.
classic-card-evil-twins = Evil Twins
    .does = Two pistols on one card. They take one hand and count as a single weapon.
classic-card-mas-shotgun = Ma’s Shotgun
    .does = A gun with a blade: shoot loudly or stab quietly. Only the gun wants reloading.
classic-card-machete = Machete
    .does = Quiet, and sharp enough for a Fatty. Two of them strike together.
classic-card-katana = Katana
    .does = Quiet and quick, but too light for a Fatty.
classic-card-fire-axe = Fire Axe
    .does = Opens doors with a crash and Fatties without one.
classic-card-crowbar = Crowbar
    .does = Opens doors without a sound.
classic-card-baseball-bat = Baseball Bat
    .does = Quiet and seldom misses.
classic-card-chainsaw = Chainsaw
    .does = Opens doors and crowds alike. Everyone will know.
classic-card-pan = Pan
    .does = Better than bare hands. Slightly.
classic-card-molotov = Molotov
    .does = No dice: everything in the target zone dies, survivors included. Gone after one throw.
classic-card-sniper-rifle = Sniper Rifle
    .does = A Rifle with a Scope: you choose who is hit.
classic-card-scope = Scope
    .does = Put it on a Rifle to make a Sniper Rifle. That is free.
classic-card-gasoline = Gasoline
    .does = Together with Glass Bottles it makes a Molotov. That is free and uses up both.
classic-card-glass-bottles = Glass Bottles
    .does = Together with Gasoline they make a Molotov. That is free and uses up both.
classic-card-flashlight = Flashlight
    .does = Draw one more card whenever you search, cars excepted. Works from the reserve.
classic-card-goalie-mask = Goalie Mask
    .does = Discard it to prevent one wound. Works from the reserve.
classic-card-plenty-of-ammo-pistol = Plenty of Ammo (bullets)
    .does = Once per action you may roll all dice again with Pistols, Evil Twins or a Rifle. Works from the reserve.
classic-card-plenty-of-ammo-shotgun = Plenty of Ammo (shells)
    .does = Once per action you may roll all dice again with Sawed-Offs, a Shotgun or Ma’s Shotgun. Works from the reserve.
classic-card-canned-food = Canned Food
    .does = A supply. Some missions are won with it; no fight is.
classic-card-bag-of-rice = Bag of Rice
    .does = A supply. Some missions are won with it; no fight is.
classic-card-water = Water
    .does = A supply. Some missions are won with it; no fight is.
classic-card-aaahh = Aaahh!
    .does = Not equipment. A Walker was waiting in the zone you searched.
classic-card-wounded = Wounded
    .does = Fills a slot; it cannot be discarded or traded. The second one is the last.

## Skills
## $of: for the damage skill "melee" or "ranged"; for the starting skill the name of the card in this language.

classic-skill-plus-1-action = +1 action
    .does = One more action every turn, for anything.
classic-skill-plus-1-damage =
    +1 damage: { $of ->
        [melee] melee
       *[ranged] ranged
    }
    .does =
        Your hits do 1 more damage in { $of ->
            [melee] melee
           *[ranged] ranged combat
        }.
classic-skill-plus-1-roll-combat = +1 to dice roll: combat
    .does = Add 1 to every die in melee and ranged combat; 6 stays the most.
classic-skill-plus-1-roll-melee = +1 to dice roll: melee
    .does = Add 1 to every die in melee; 6 stays the most.
classic-skill-plus-1-roll-ranged = +1 to dice roll: ranged
    .does = Add 1 to every die in ranged combat; 6 stays the most.
classic-skill-plus-1-die-combat = +1 die: combat
    .does = Every weapon you fight with rolls one more die; a dual pair rolls two more.
classic-skill-plus-1-die-melee = +1 die: melee
    .does = Every melee weapon you use rolls one more die; a dual pair rolls two more.
classic-skill-plus-1-die-ranged = +1 die: ranged
    .does = Every ranged weapon you use rolls one more die; a dual pair rolls two more.
classic-skill-free-combat = +1 free combat action
    .does = One extra melee or ranged attack every turn, for free.
classic-skill-free-move = +1 free move action
    .does = One extra move every turn, for free.
classic-skill-free-search = +1 free search action
    .does = Your search is free. There is still only one a turn.
classic-skill-plus-1-max-range = +1 max range
    .does = Your ranged weapons reach one zone farther.
classic-skill-plus-1-zone-per-move = +1 zone per move
    .does = Each of your moves may go one zone farther.
classic-skill-reroll-per-turn = 1 re-roll per turn
    .does = Once a turn, roll all dice of one of your actions again. The second roll stands.
classic-skill-two-cocktails = 2 cocktails are better than 1
    .does = When you make a Molotov, you get two.
classic-skill-two-zones-per-move = 2 zones per move action
    .does = Each of your moves may cover one or two zones.
classic-skill-ambidextrous = Ambidextrous
    .does = All your weapons count as dual.
classic-skill-born-leader = Born leader
    .does = Once in your turn, give another survivor a free action for their next turn.
classic-skill-destiny = Destiny
    .does = Once a turn, discard an equipment card you have just drawn and draw another.
classic-skill-gunslinger = Gunslinger
    .does = All your ranged weapons count as dual.
classic-skill-hoard = Hoard
    .does = You carry one more card in reserve.
classic-skill-hold-your-nose = Hold your nose
    .does = Killed a zombie this turn? Then your search is free, even in the street.
classic-skill-is-that-all-youve-got = Is that all you’ve got?
    .does = About to be wounded? Each equipment card you discard cancels one wound.
classic-skill-lock-it-down = Lock it down
    .does = For one action, shut a door that is open. Whoever opens it later finds no new zombies behind it.
classic-skill-loud = Loud
    .does = Once a turn, make your zone the noisiest of all until your next turn.
classic-skill-lucky = Lucky
    .does = You may roll all dice again, once for every action. The second roll stands.
classic-skill-matching-set = Matching Set!
    .does = Find a dual weapon in a search and you may take its twin from the deck.
classic-skill-medic = Medic
    .does = Once a turn, heal one wound in your zone for free. Your own will do.
classic-skill-ninja = Ninja
    .does = You make no noise at all, unless you want to.
classic-skill-slippery = Slippery
    .does = Leaving a zone costs you nothing extra, however many zombies are in it.
classic-skill-sniper = Sniper
    .does = You choose who is hit by your shots.
classic-skill-starts-with = Starts with: { $of }
    .does = You have this card from the start, besides the one you are dealt.
classic-skill-swordmaster = Swordmaster
    .does = All your melee weapons count as dual.
classic-skill-tough = Tough
    .does = In each zombies’ phase, the first attack on you by one zombie does nothing.
classic-skill-trick-shot = Trick shot
    .does = A dual pair of ranged weapons may fire at two different zones in one action.

## Rooms
## The key is the label of the room in the tile drawings, in small letters with hyphens.

classic-room-bathroom = Bathroom
classic-room-bedroom = Bedroom
classic-room-boiler-room = Boiler room
classic-room-burnt-room = Burnt-out room
classic-room-corridor-north = Corridor
classic-room-corridor-south = Corridor
classic-room-dining-room = Dining room
classic-room-diner = Diner
classic-room-garage = Garage
classic-room-hall = Hall
classic-room-kitchen = Kitchen
classic-room-living-room = Living room
classic-room-locker-room = Locker room
classic-room-meeting = Meeting room
classic-room-office = Office
classic-room-reception = Reception
classic-room-shop = Shop
classic-room-store-room = Store room
classic-room-study = Study
classic-room-toilets = Toilets
classic-room-tv-room = TV room
classic-room-waiting-room = Waiting room

## Missions
## Each line of `.objectives` is one objective of the rule index, each line of `.special` one special rule and then
## one special defeat, in the order of the index.

classic-difficulty-tutorial = Tutorial
classic-difficulty-easy = Easy
classic-difficulty-medium = Medium
classic-difficulty-hard = Hard

classic-objective-take-all-tokens = Take all objective tokens.
classic-rule-token-xp = An objective token is worth 5 experience points to whoever takes it.
classic-rule-cars = Cars may be driven.
classic-rule-pimpmobile-search = A pimpmobile can be searched once: Ma’s Shotgun or the Evil Twins, as chance has it.
classic-rule-police-car-search = A police car can be searched again and again: draw until a weapon turns up, discard the rest. An Aaahh! brings its Walker and ends the search.

classic-mission-00-tutorial = Tutorial
    .briefing = Somebody left something useful in the building at the other end of the road. It is a short walk, and short walks are how one learns. Two Walkers are out early today, so learn briskly.
    .objectives = Take the objective token.
    .special =
        The zombie deck is small: cards 1, 2, 3, 4 and 41, nothing else.
        Nobody is dealt the Pistol, the Fire Axe or the Crowbar.
        Those three lie on top of the equipment deck; the first three draws find them.
        Pans are dealt as always.
        Two Walkers, each alone, are in the street when you start.
classic-mission-01-city-blocks = City Blocks
    .briefing = The pantry is down to one jar of mustard and an argument about it. These blocks still hold tins, rice and water, and a few rooms somebody thought worth marking. Come out with some of each, or the mustard wins.
    .objectives =
        { classic-objective-take-all-tokens }
        Find all three supplies, one card of each or more: Canned Food, Bag of Rice, Water.
        Then bring at least one survivor to the exit.
        Between them, those who got out carry all three supplies.
    .special = { classic-rule-token-xp }
classic-mission-02-y-zone = Y-Zone
    .briefing = This quarter is finished, and so is whoever stays. The way out is at the far end and the invitation is for everyone; a missing guest would be noticed. There is a medicine cabinet on the way, for those who collect scratches.
    .objectives = Bring all survivors to the exit.
    .special = The objective token is a medicine cabinet: whoever takes it is healed of one wound at once.
classic-mission-03-24hrs-race = The 24hrs Race of Zombicity
    .briefing = The course is simple: streets, cars, zombies, and no finishing line but a bad reputation. One of you has to earn it. The others may cheer, quietly.
    .objectives = Bring at least one survivor to the Red danger level.
    .special =
        { classic-rule-token-xp }
        { classic-rule-cars }
        { classic-rule-pimpmobile-search }
        { classic-rule-police-car-search }
classic-mission-04-drive-by-shooting = Drive-by Shooting
    .briefing = They come out of the same few holes, punctual as a bus line. See to the marked rooms first. Then park the whole team on one of the stops and explain that the service has been withdrawn.
    .objectives =
        { classic-objective-take-all-tokens }
        Then gather every survivor who is left in one spawn zone.
        No zombie is in that zone.
    .special =
        { classic-rule-token-xp }
        { classic-rule-cars }
        { classic-rule-pimpmobile-search }
        { classic-rule-police-car-search }
classic-mission-05-big-w = Big W
    .briefing = The offices downtown have all one needs to get through the month, and all the staff are in. Take what is marked, room by room. Knocking is polite; here it is also a mistake.
    .objectives = { classic-objective-take-all-tokens }
    .special = { classic-rule-token-xp }
classic-mission-06-the-escape = The Escape
    .briefing = There is food here for a whole winter and nobody left at the till. Fill the boots, fill the seats, drive off. Groceries have never been so cheap, nor cost so much.
    .objectives =
        Stow six supplies in the cars: Canned Food, Bag of Rice or Water.
        Then get everybody who is left into the cars, as many as it takes.
        Then drive to the exit. Six supplies or more have to leave with the cars.
    .special =
        The three tasks are done in this order.
        The room you start in cannot be searched.
        For one action, put one supply into a car in your zone.
        For one action, take one supply out of a car in your zone.
        A car that reaches the exit leaves the board with all it carries, people and supplies.
        Supplies that left with a car are set aside and count.
        { classic-rule-cars }
        { classic-rule-pimpmobile-search }
        { classic-rule-police-car-search }
classic-mission-07-grindhouse = Grindhouse
    .briefing = The patients have recovered, in a manner of speaking, and would like to go into town. Plug the two holes they come from before the town hears of it. Mind the doors: where one opens, the other feels invited.
    .objectives = Neutralise the spawn zones.
    .special =
        { classic-rule-token-xp }
        Open one door of a building and its other door opens too.
        Every room starts with one Walker in it.
        Opening a building brings zombies as always, on top of those.
        Two marked zones hold seven noise tokens each, for good.
        A zombie that reaches one of these zones is off the board and set aside.
        For one action you neutralise the spawn zone you stand in, provided no zombie does.
        Spawn zones are active behind locked doors too.
        The fourth zombie that gets away ends the game: you have lost.
classic-mission-08-zombie-police = Zombie Police
    .briefing = Behind the green door is a bunker with thick walls and a lock that works. What opens it lies behind the blue door, and the officers on duty no longer take statements. Get in, and make sure you are alone.
    .objectives =
        At least one survivor is in the bunker.
        No zombie is in the bunker.
    .special =
        As long as the blue objective lies there, the blue door stays locked.
        Taking the blue objective wakes the blue spawn zone.
        As long as the green objective lies there, the green door stays locked.
        { classic-rule-token-xp }
        { classic-rule-cars }
        { classic-rule-pimpmobile-search }
        { classic-rule-police-car-search }
classic-mission-09-might-makes-right = Might Makes Right
    .briefing = There are living people in those houses, which is good news, and not one of them is armed, which is the other kind. Find them, teach them to run, bring them home. One of the addresses is out of date.
    .objectives =
        { classic-objective-take-all-tokens }
        Go back to the starting area and leave the board there: four survivors with one player, five with two, six with three.
    .special =
        Every player starts with one survivor.
        The four objective tokens lie face down and shuffled: three are neutral, one is blue underneath.
        { classic-rule-token-xp }
        A neutral token brings a new survivor, picked at random, for the player who has fewest; in a tie the taker decides.
        The newcomer appears where the token was, empty-handed, and plays like everybody else.
        The blue token brings nobody, but its experience counts.
        In the starting area a survivor may leave the board in their turn, with everything they carry.
        The game is won as soon as enough of you are out.
        Cars cannot be used.
        { classic-rule-police-car-search }
classic-mission-10-small-town = Small Town
    .briefing = Four streets, one shop, no traffic. It ought to be a morning’s work: go in, take what is marked, be back by noon. The last team said so too, and they were punctual people.
    .objectives = { classic-objective-take-all-tokens }
    .special = { classic-rule-token-xp }
