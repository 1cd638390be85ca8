### Invader: its xenos, machines, cards and missions. What it shares with Dark Side stands in scifi.ftl.

## Xenos
## The name agrees with $count, the number of xenos; `.counted` states the number too.

invader-xeno-worker =
    { $count ->
        [one] Worker
       *[other] Workers
    }
    .counted =
        { $count ->
            [one] 1 Worker
           *[other] { $count } Workers
        }
    .does = The most common and the weakest of them. Neither is much comfort.
invader-xeno-tank =
    { $count ->
        [one] Tank
       *[other] Tanks
    }
    .counted =
        { $count ->
            [one] 1 Tank
           *[other] { $count } Tanks
        }
    .does = Shots hit it first, and only a hit of 2 damage or more brings it down. Hits for 2 itself.
invader-xeno-hunter =
    { $count ->
        [one] Hunter
       *[other] Hunters
    }
    .counted =
        { $count ->
            [one] 1 Hunter
           *[other] { $count } Hunters
        }
    .does = Acts twice in every activation. The last to be hit by a shot, the first to arrive.
invader-xeno-spoiler-abomination =
    { $count ->
        [one] Spoiler Abomination
       *[other] Spoiler Abominations
    }
    .counted =
        { $count ->
            [one] 1 Spoiler Abomination
           *[other] { $count } Spoiler Abominations
        }
    .does = Only 3 damage at once, or hellfire, brings it down. Wherever it stands indoors, mold grows and walls give way.

## Xeno cards

invader-xeno-card-abomination = Spoiler Abomination
    .does = Every abomination on the board acts again. Then another one appears, if there is one left.
invader-xeno-card-mold = Mold
    .does = Nothing appears where the card was drawn for. Xenos come out of every zone with active mold.

## Machines

invader-machine-peacekeeper = Peacekeeper Bot
    .does = Moves, strikes and shoots, outside as well. One damage and it is scrap.
invader-machine-falchion = Falchion Sentry Gun
    .does = Shoots, outside as well, and does nothing else. One damage and it is scrap.

## Equipment cards

invader-card-smg = SMG
    .does = Issued against strikes, not against this. Two of them fire together.
invader-card-assault-shotgun = Assault Shotgun
    .does = For the next zone and no other.
invader-card-sniper-rifle = Sniper Rifle
    .does = One die, a long reach, and you choose who is hit.
invader-card-flamethrower = Flamethrower
    .does = Spends a Canister. No dice: everything in the target zone dies, survivors included, objectives burn, active mold withers. Not outside.
invader-card-heavy-cutter = Heavy Cutter
    .does = Quiet and thorough; it was made for hulls. Two of them strike together.
invader-card-prototype-assault-shotgun = Prototype Assault Shotgun
    .does = The next zone will not even hear it coming. Needs an Energy Cell.
invader-card-canister = Canister
    .does = Attach it to a Flamethrower. One shot, one Canister.
invader-card-oxygen-tank = Oxygen Tank
    .does = Wear it to go outside, and keep wearing it there. Found in oxygen supply rooms.
invader-card-mold-spawn-1-worker = Mold Spawn: 1 Worker
    .does = Not equipment. One Worker appears in every zone with active mold. Draw again.
invader-card-mold-spawn-2-workers = Mold Spawn: 2 Workers
    .does = Not equipment. Two Workers appear in every zone with active mold. Draw again.
invader-card-mold-spawn-1-tank = Mold Spawn: 1 Tank
    .does = Not equipment. One Tank appears in every zone with active mold. Draw again.
invader-card-mold-spawn-1-hunter = Mold Spawn: 1 Hunter
    .does = Not equipment. One Hunter appears in every zone with active mold. Draw again.

## Missions
## Each line of `.objectives` is one objective of the rule index; the lines of `.special` are how to set up, the special
## rules and then the defeats, in the order of the index.

invader-objective-take-all = Take all objectives.
invader-objective-escape = Then escape through the exit with all survivors: whoever stands there at the end of their turn may leave, if no xeno is in the zone.
invader-rule-hidden-remotes = The green and the purple objective lie face down among the red ones.
invader-rule-oxygen-tanks = Every survivor starts with an Oxygen Tank on.
invader-rule-objective-xp = An objective is worth 5 experience points to whoever takes it.
invader-rule-red-prototype = A red objective also brings a prototype, picked at random.
invader-defeat-objective-removed = You lose if an objective is gone before you took it.

invader-mission-m0-breach = Tutorial: Breach!
    .briefing = A soldier two sectors on has called for help and mentioned a gun nobody was supposed to know about. Then he stopped mentioning things. Fetch the gun, and find the door that leads away from all this.
    .objectives =
        Take the red objective.
        { invader-objective-escape }
    .special =
        The Prototype Light Machine Gun and one Energy Cell are set aside.
        A few xenos are already in.
        { invader-rule-objective-xp }
        The red objective also brings the Prototype Light Machine Gun and the Energy Cell.
        You lose if the red objective is gone before you took it.
invader-mission-m1-gathering-forces = Gathering Forces
    .briefing = The plan was to stay together. The plan met the xenos, and now half of it is at the other end of the station. There is a sentry gun in the middle: a good place to meet, and a good listener.
    .objectives = In an end phase everybody is in the zone of the sentry gun, and no xeno is.
    .special =
        { invader-rule-hidden-remotes }
        The survivors are split into two even groups; chance decides which starts where.
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        The purple spawn zone wakes when mold grows beside it; its own mold turns active.
        The green spawn zone wakes in the same way.
        You lose if the sentry gun is destroyed.
invader-mission-m2-rockn-rolly = Rock’n Rolly
    .briefing = A little girl is waiting in one of these buildings, and she has been told that somebody would come. She will need a suit in her size to leave it. Find the suit first, then apologise for being late.
    .objectives =
        Look for the white objective, a spacesuit in a small size, and take it.
        Then take the blue objective: Rolly.
        { invader-objective-escape }
    .special =
        The green, the purple and the white objective lie face down among the red ones.
        { invader-rule-oxygen-tanks }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        The blue objective lies in the open and cannot be taken before the white one.
        You lose if a xeno is activated where Rolly waits before you have taken her along.
        You lose if the white or the blue objective is gone before you took it.
invader-mission-m3-the-rearguard = The Rearguard
    .briefing = Behind you people are leaving through a door that is too narrow. They cannot hurry any more than they do. Stand in the way of everything that would like to follow them.
    .objectives =
        Keep the xenos out of the exit zone until the crew is gone.
        { invader-objective-escape }
    .special =
        { invader-rule-hidden-remotes }
        Ten noise tokens lie in the exit zone.
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        Those ten are the crew, and they count as noise.
        In each end phase one of them leaves; other noise goes as always.
        When the last of the ten has left, the crew is safe.
        You lose if a xeno reaches the exit zone before that.
invader-mission-m4-the-engineers = The Engineers
    .briefing = Two engineers are hiding at opposite ends of the same bad neighbourhood and arguing about weapons on an open channel. Collect them both. With luck they will finish the argument on the way.
    .objectives =
        Take the blue and the white objective: the two engineers.
        { invader-objective-escape }
    .special =
        { invader-rule-oxygen-tanks }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        The engineers are no survivors, attract nobody and make no noise.
        You lose if one of the two is gone before you took them along.
invader-mission-m5-arms-race = Arms Race
    .briefing = The parts that keep your shelter breathing are built into four guns, and the guns are in a store that has changed hands. Take all four. Leave a review with the new owners.
    .objectives =
        Take all four red objectives; the green and the purple one are a bonus.
        { invader-objective-escape }
    .special =
        { invader-rule-hidden-remotes }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        You lose if a red objective is gone before you took it.
invader-mission-m6-playing-with-fire = Playing with Fire
    .briefing = All their roads lead through these laboratories, and one of them is the main road. From outside they look alike. Bring something that burns, and look at the ashes.
    .objectives = Burn spawn tokens until the purple one is among the ashes.
    .special =
        The purple spawn token lies face down among those on tiles 01-V and 02-V, and nobody knows where.
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        Hellfire may remove a spawn token on these two tiles, and the mold with it.
        A token removed like that is turned over.
        Removing one gives no experience.
invader-mission-m7-xenium-burger = Xenium Burger
    .briefing = The shelter is out of food, water, socks and patience, and the depot has at least three of them. The list is long and the shop is about to get busy. Fill the baskets, then find the checkout.
    .objectives =
        { invader-objective-take-all }
        { invader-objective-escape }
    .special =
        { invader-rule-hidden-remotes }
        { invader-rule-oxygen-tanks }
        { invader-rule-objective-xp }
        A red objective also brings a prototype, picked at random, as long as there are any.
        Hellfire in a spawn zone may remove its token; mold there withers as always, and there is no experience for it.
        The purple and the green door open like any other.
        The purple spawn zone wakes when the purple objective is taken or the purple door is gone.
        The green spawn zone wakes when the green objective is taken or the green door is gone.
        { invader-defeat-objective-removed }
invader-mission-m8-code-orange = Code Orange
    .briefing = The best of the arsenal lies behind an airlock that opens to no human hand. A bot, however, has no hands to be suspicious of. Clear the shelves and get some practice while you are at it.
    .objectives =
        { invader-objective-take-all }
        Bring every survivor to the Orange danger level or beyond.
    .special =
        { invader-rule-hidden-remotes }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        The exit token is the lock of an airlock: bring the bot beside it and spend one action with it to remove the token.
        { invader-defeat-objective-removed }
        You lose if the bot is destroyed while an objective still lies behind the locked door.
        The bot’s remote may lie behind that door, too. You lose if it does and nobody has, or can still learn, the skill to control the bot without it.
invader-mission-m9-uninvited-guests = Uninvited Guests
    .briefing = The shelter held until somebody found it. The two scientists are packed and will walk to the exit by themselves, at the pace of people who read while walking. See to it that nothing interrupts them.
    .objectives = Escape through the exit with all survivors and both scientists: whoever stands there at the end of their turn may leave, if no xeno is in the zone.
    .special =
        { invader-rule-hidden-remotes }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        The blue and the white objective are the scientists; they cannot be taken.
        The scientists count as survivors.
        At the end of each players’ phase each of them walks one zone towards the exit, and that is all they do.
        You choose who of the two walks first.
        You lose if a scientist is eliminated or removed.
invader-mission-m10-back-to-the-roots = Back to the Roots
    .briefing = The air at home is used up, so you are outside with what is left of it. Since you are going in anyway, the doctor would like a piece of everything in there. Fresh, if possible, and by hand.
    .objectives =
        { invader-objective-take-all }
        Equip every survivor with a new Oxygen Tank.
        Gather all samples: a Worker, a Tank, a Hunter and a Spoiler Abomination by melee, and some mold.
    .special =
        The blue and the white objective are set aside.
        { invader-rule-hidden-remotes }
        { invader-rule-oxygen-tanks }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        That first Oxygen Tank is discarded as soon as its owner enters an airlock.
        Each sample is worth 5 more experience points to whoever gets it.
        The first Worker, Tank and Hunter that fall to a melee action are samples; their figures are kept.
        So is the first Spoiler Abomination; for it you get the blue objective.
        An action in a spawn zone scrapes off some mold; for it you get the white objective.
        { invader-defeat-objective-removed }
        You lose if mold has swallowed every oxygen supply room and somebody still has no new tank.
