### Dark Side: its xenos, machines, cards and missions. What it shares with Invader stands in scifi.ftl.

## Survivors

darkside-squad-green = Green Squad

## Xenos
## The name agrees with $count, the number of xenos; `.counted` states the number too.

darkside-xeno-driller-worker =
    { $count ->
        [one] Driller Worker
       *[other] Driller Workers
    }
    .counted =
        { $count ->
            [one] 1 Driller Worker
           *[other] { $count } Driller Workers
        }
    .does = The most common of them, and never off shift. In an open pit, shots from other zones need 1 more damage.
darkside-xeno-driller-tank =
    { $count ->
        [one] Driller Tank
       *[other] Driller Tanks
    }
    .counted =
        { $count ->
            [one] 1 Driller Tank
           *[other] { $count } Driller Tanks
        }
    .does = Shots hit it first, and only a hit of 2 damage or more brings it down; 3 for shots from other zones into an open pit. Hits for 2 itself.
darkside-xeno-driller-hunter =
    { $count ->
        [one] Driller Hunter
       *[other] Driller Hunters
    }
    .counted =
        { $count ->
            [one] 1 Driller Hunter
           *[other] { $count } Driller Hunters
        }
    .does = Acts twice in every activation. The last to be hit by a shot, and in an open pit, shots from other zones need 1 more damage.
darkside-xeno-driller-abomination =
    { $count ->
        [one] Driller Abomination
       *[other] Driller Abominations
    }
    .counted =
        { $count ->
            [one] 1 Driller Abomination
           *[other] { $count } Driller Abominations
        }
    .does = Only 3 damage at once, or a seismic blast, brings it down; 4 for shots from other zones into an open pit. With time to spare it opens one.

## Xeno cards

darkside-xeno-card-abomination = Driller Abomination
    .does = Every abomination on the board acts again, or opens a pit where there is none. Then another one appears, if there is one left.
darkside-xeno-card-pit = Pit
    .does = Nothing appears where the card was drawn for. Xenos climb out of every open pit.

## Machines

darkside-machine-vindicator = Vindicator Bot
    .does = Moves and shoots, and the dark does not hinder it. One damage and it is scrap.
darkside-machine-maul = Maul Sentry Gun
    .does = Shoots, in the dark as well, and does nothing else. One damage and it is scrap.

## Equipment cards

darkside-card-pistol = Pistol
    .does = Modest, but held beside a melee weapon it lends that one a die. Two of them fire together.
darkside-card-golden-dragon-pistols = Golden Dragon Pistols
    .does = Two pistols on one card, and not shy about it. They take one hand.
darkside-card-assault-rifle = Assault Rifle
    .does = Reliable, loud, and enough for anything smaller than a Tank.
darkside-card-minigun = Minigun
    .does = As many dice as there are in the box. Some of them will hit.
darkside-card-seismic-grenade = Seismic Grenade
    .does = No dice: everything in the target zone dies, survivors included, objectives are gone and an open pit is filled. Noisy over there. Gone after one throw.
darkside-card-chainsword = Chainsword
    .does = Quiet, heavy, and quicker than the saw. Two of them strike together.
darkside-card-pit-saw = Pit Saw
    .does = A saw for galleries. There is only one, which is usually enough.
darkside-card-reaver-sword = Reaver Sword
    .does = Somebody brought a family heirloom down here. There is only one.
darkside-card-prototype-assault-rifle = Prototype Assault Rifle
    .does = Silent, more accurate, and it sees in the dark for you. Needs an Energy Cell.
darkside-card-prototype-saw-ar = Prototype Saw AR
    .does = A rifle with a saw under it: shoot or cut, both silently. Needs an Energy Cell.
darkside-card-pit-spawn-1-driller-worker = Pit Spawn: 1 Driller Worker!
    .does = Not equipment. One Driller Worker appears in every open pit. Draw again.
darkside-card-pit-spawn-1-driller-tank = Pit Spawn: 1 Driller Tank!
    .does = Not equipment. One Driller Tank appears in every open pit. Draw again.
darkside-card-pit-spawn-1-driller-hunter = Pit Spawn: 1 Driller Hunter!
    .does = Not equipment. One Driller Hunter appears in every open pit. Draw again.

## Missions
## Each line of `.objectives` is one objective of the rule index; the lines of `.special` are how to set up, the special
## rules and then the defeats, in the order of the index.

darkside-objective-take-all = Take all objectives.
darkside-objective-escape = Then escape through the exit with all survivors: whoever stands there at the end of their turn may leave, if no xeno is in the zone.
darkside-rule-hidden-remotes = The green and the purple objective lie face down among the red ones.
darkside-rule-hidden-four = The green, the pink, the purple and the yellow objective lie face down among the red ones.
darkside-rule-two-groups = The survivors are split into two even groups, one for each starting area; you choose who starts where.
darkside-rule-objective-xp = An objective is worth 5 experience points to whoever takes it.
darkside-rule-prototype-tokens = A prototype token brings whoever takes it a prototype, picked at random; reorganising is free then.
darkside-rule-pink-door = The pink door stays locked until the pink objective is taken.
darkside-rule-yellow-door = The yellow door stays locked until the yellow objective is taken.
darkside-defeat-objective-removed = You lose if an objective is gone before you took it.
darkside-defeat-yellow-removed = You lose if the yellow objective is gone before you took it.

darkside-mission-m0-they-came-from-below = Tutorial: They Came from Below
    .briefing = The exercise was meant to end at noon, with soup. Instead the floor opened, and what came out had not been invited. Go back to the base and ask whether this is still part of the training.
    .objectives = Escape through the exit with all survivors: whoever stands there at the end of their turn may leave, if no xeno is in the zone.
    .special =
        A few xenos are already up.
        No abomination appears before somebody has reached Yellow; until then its card brings one Driller Tank.
        { darkside-rule-objective-xp }
        { darkside-rule-yellow-door }
        { darkside-rule-prototype-tokens }
darkside-mission-m1-recovery-operation = Recovery Operation
    .briefing = A unit that officially does research has stopped answering, officially. Its crates must not stay down there, and the elevator is locked from the inside. Collect everything; somebody upstairs is counting.
    .objectives =
        { darkside-objective-take-all }
        { darkside-objective-escape }
    .special =
        { darkside-rule-hidden-four }
        { darkside-rule-objective-xp }
        { darkside-rule-pink-door }
        { darkside-rule-yellow-door }
        { darkside-rule-prototype-tokens }
        { darkside-defeat-objective-removed }
darkside-mission-m2-steps-in-the-dark = Steps in the Dark
    .briefing = Home has been taken while you were out, and the squad with it has come in two. There is a civilian wing between both halves, full of things people fought with and then put down. Pick them up on the way to each other.
    .objectives =
        { darkside-objective-take-all }
        { darkside-objective-escape }
    .special =
        { darkside-rule-hidden-remotes }
        { darkside-rule-two-groups }
        { darkside-rule-objective-xp }
        A red objective also brings a prototype, picked at random; reorganising is free then.
        { darkside-defeat-objective-removed }
darkside-mission-m3-pit-fighters = Pit Fighters
    .briefing = In the middle of this laboratory is a hole, and half the invasion comes through it. Stop the hole, lock the doors to the tunnels, and then have a word with everybody who is still inside. They will not be pleased to be locked in with you.
    .objectives =
        Remove the purple spawn token: take the objective beside it, or throw a Seismic Grenade into its zone.
        Then take the yellow objective, which locks the ways to the tunnels.
        Then leave no xeno alive in the building where the purple spawn token was.
    .special =
        The purple spawn zone is active from the start.
        Its token is removed when the objective in its zone is taken or a Seismic Grenade hits the zone.
        { darkside-rule-prototype-tokens }
        { darkside-rule-objective-xp }
        The yellow objective cannot be taken before the purple spawn zone is gone.
        When it is taken, doors close on every way between the buildings and the tunnels.
        Nothing opens or destroys these doors again.
        { darkside-defeat-yellow-removed }
darkside-mission-m4-hard-reset = Hard Reset
    .briefing = The machines have been told to shoot at intruders, and somebody has changed the list of who that is. Find the remotes before the argument gets out of hand. There are also two pits that need twice the usual attention.
    .objectives =
        Take the green and the purple objective: the remotes.
        Throw two Seismic Grenades into each of the pits on tiles 14-R and 17-V.
    .special =
        { darkside-rule-hidden-remotes }
        { darkside-rule-objective-xp }
        A spawn zone on tile 14-R or 17-V is gone once two Seismic Grenades have hit it in the same players’ phase.
        Bot and sentry gun are hostile until a survivor has the remote or the skill for them; until then they attack with the xenos.
        The hostile bot does not move, and standing beside the hostile sentry gun is no help.
        A hostile machine attacks the noisiest zone with survivors in its range and sight.
        It rolls its dice as usual, spares xenos and gets no activation token.
        { darkside-rule-prototype-tokens }
        You lose if the bot or the sentry gun is destroyed.
        You lose if the green or the purple objective is gone before you took it.
darkside-mission-m5-gallants-book = Gallant’s Book
    .briefing = Commander Gallant kept all the codes in one notebook, against every rule he ever wrote. It is still in his rooms, and so is his pass. The front door is not recommended; the back door is locked.
    .objectives =
        Take the yellow and the pink objective: the book and the pass.
        { darkside-objective-escape }
    .special =
        A Search Drone lies in each marked zone; none are dealt at the start.
        { darkside-rule-hidden-four }
        { darkside-rule-objective-xp }
        { darkside-rule-prototype-tokens }
        The yellow spawn zone wakes when the yellow objective is taken.
        { darkside-rule-pink-door }
        Xenos may destroy the pink door all the same.
        You lose if the yellow or the pink objective is gone before you took it.
darkside-mission-m6-paths-to-the-dark = Paths to the Dark
    .briefing = You need one night behind doors that hold, and there are three holes in the wall. The welding gear is lying about somewhere. Mind which side of the weld you are on when it cools.
    .objectives =
        Weld the three marked ways to the tunnels on tiles 11-V, 14-V and 18-R.
        { darkside-objective-escape }
    .special =
        There are no green and purple objectives.
        Without remotes, machines are controlled with skills alone.
        { darkside-rule-objective-xp }
        Objectives lie on the identity card, need no slot and can be traded like equipment.
        Beside a marked way, spend an action and an objective to weld it; nothing opens or destroys it again.
        A weld is worth another 5 experience points.
        You lose if fewer objectives are left than ways to weld.
        You lose if welded doors shut you off from the exit.
darkside-mission-m7-player-killer = Player Killer
    .briefing = The last good bot is in the workshop, behind a door with a very good lock. Its name is an old joke of the mechanic’s, who is not there to explain it. Get it out in one piece; you may bring yourselves too.
    .objectives =
        Take the yellow objective, which opens the door.
        Then get the bot out: standing in the exit zone at the end of its controller’s turn it may leave, if no xeno is there.
    .special =
        { darkside-rule-objective-xp }
        The yellow door opens when the yellow objective is taken; before that nothing opens or destroys it.
        { darkside-rule-prototype-tokens }
        You lose if the bot is destroyed.
        { darkside-defeat-yellow-removed }
darkside-mission-m8-under-pressure = Under Pressure
    .briefing = Two generators would give you light, heat and a shower, and they will run if nobody disturbs them. A few thumpers in the tunnels may keep the neighbours busy elsewhere. The fuel you will have to carry yourselves.
    .objectives =
        Bring every survivor to the Red danger level.
        Take all objectives that can be taken: red ones that are no thumpers, the green one and the purple one.
    .special =
        { darkside-rule-hidden-remotes }
        A red objective with a noise token on it, a thumper, lies in each marked zone.
        The yellow and the pink objective are the generators; they cannot be taken.
        Thumpers cannot be taken.
        Their noise stays in the end phase.
        When a xeno activates in a thumper’s zone, the thumper and its noise are gone.
        The green and the purple objective are worth 5 experience points.
        The purple spawn zone wakes when the purple objective is taken.
        The green spawn zone wakes when the green objective is taken.
        Every other red objective is fuel and worth 5 experience points.
        You lose if a xeno activates in the zone of a generator.
        You lose if a generator, or an objective you have not taken yet, is gone.
darkside-mission-m9-power-display = Power Display
    .briefing = The generators need a quiet week, so somebody has to be loud elsewhere. Make yourselves as well known down here as you possibly can. When everyone is looking at you, leave.
    .objectives =
        Bring every survivor to the Red danger level and take all objectives.
        { darkside-objective-escape }
    .special =
        { darkside-rule-hidden-remotes }
        { darkside-rule-objective-xp }
        { darkside-defeat-objective-removed }
darkside-mission-m10-demo-squad = Demo Squad
    .briefing = Two pillars hold up this part of the mine, and you would rather they did not. Bring the charges, set them, and be somewhere else. It is a matter of standing on the right tile.
    .objectives =
        Collapse the yellow pillar.
        Then collapse the pink pillar.
        { darkside-objective-escape }
    .special =
        { darkside-rule-hidden-remotes }
        { darkside-rule-two-groups }
        { darkside-rule-objective-xp }
        Red objectives are charges; they lie on the identity card, need no slot and can be traded like equipment.
        The yellow and the pink objective are the pillars; they cannot be taken.
        For one action, set a charge you carry at a pillar in your zone; each takes two at most.
        A pillar with two charges may be blown up in any survivor’s turn; you decide together.
        With the yellow pillar tiles 12-V and 16-V are gone, and everything on them; nobody gains experience.
        With the pink pillar tiles 13-R and 18-V are gone in the same way.
        Then the spawn zone and pit across tiles 17-R and 18-V move onto 17-R.
        And the spawn zone and pit across tiles 13-R and 15-V move onto 15-V.
        { darkside-rule-prototype-tokens }
        You lose if a survivor stands in a zone that is gone.
        You lose if fewer charges are left than the pillars need.
        You lose if a pillar is blasted away before it was brought down properly.
