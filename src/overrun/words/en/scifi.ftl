### What Invader and Dark Side share: levels, cards of both boxes, skills, zones.
###
### Figures such as dice and range are not repeated here: they come from the content files.

## Danger levels and difficulties

scifi-level-blue = Blue
scifi-level-yellow = Yellow
scifi-level-orange = Orange
scifi-level-red = Red

scifi-difficulty-easy = Easy
scifi-difficulty-medium = Medium
scifi-difficulty-hard = Hard

## Survivors and machines

scifi-type-civilian = Civilian
scifi-type-soldier = Soldier

scifi-machine-bot = Bot
    .does = Goes where it is sent, and walks along with its controller for free. Xenos ignore it until it acts.
scifi-machine-sentry = Sentry Gun
    .does = Stays where it is and shoots. Whoever stands beside it can use it.

## Zones

scifi-zone-room = Room
scifi-zone-corridor = Corridor
scifi-zone-exterior = Exterior
scifi-zone-tunnel = Tunnel
scifi-zone-dark = Dark zone
scifi-zone-security = Security room
scifi-zone-oxygen = Oxygen supply room
scifi-zone-airlock = Airlock
scifi-zone-elevator = Elevator

## Xeno cards

scifi-xeno-card-spawn = Spawn
    .does = Xenos appear in the zone the card was drawn for, as many as the danger level says.
scifi-xeno-card-extra-activation = Extra activation
    .does = Nobody new appears. All xenos of one kind act again at once; at Blue nothing happens.

## Equipment cards of both boxes

scifi-card-ablative-armor = Ablative Armor
    .does = Wear it, and discard it to stop one damage. It goes to pieces so that you need not.
scifi-card-cattle-prod = Cattle Prod
    .does = Quiet, and made for animals that do not bite back. Two of them strike together.
scifi-card-chainsaw = Chainsaw
    .does = Many dice, heavy hits, and strangely quiet. Somebody oiled it.
scifi-card-energy-cell = Energy Cell
    .does = Attach it to an energy weapon: once in each attack you may roll all its dice again. No prototype works without one.
scifi-card-heavy-shotgun = Heavy Shotgun
    .does = Few dice, but each hit is enough for a Tank.
scifi-card-light-machine-gun = Light Machine Gun
    .does = Sweeps a long corridor. Everybody on the planet hears it being swept.
scifi-card-mre = MRE
    .does = Discard it in your turn for one experience point. Tastes of character.
scifi-card-plenty-of-bullets = Plenty of Bullets
    .does = Attach it to a weapon that fires bullets: once in each attack you may roll all its dice again.
scifi-card-prototype-heavy-shotgun = Prototype Heavy Shotgun
    .does = The heavy one, silent and more accurate. Needs an Energy Cell.
scifi-card-prototype-light-machine-gun = Prototype Light Machine Gun
    .does = All the dice, none of the noise. Needs an Energy Cell.
scifi-card-prototype-sniper-rifle = Prototype Sniper Rifle
    .does = Reaches far, silently, and you choose who is hit. Needs an Energy Cell.
scifi-card-search-drone = Search Drone
    .does = Wear it, and even a soldier may search every room.
scifi-card-searchlight = Searchlight
    .does = Wear it, and you see into dark zones.
scifi-card-sledge = Sledge
    .does = Quiet and simple. Too light for a Tank, unless you insist.

## Skills
## $of: "combat", "melee" or "ranged"; for the free action also "machine", "move" or "search"; for the remote control "bot",
## "sentry" or "all"; for ironclad "worker", "tank", "hunter" or "abomination"; otherwise the name of the card or skill in
## this language, or a number.

scifi-skill-plus-1-action = +1 action
    .does = One more action every turn, for anything.
scifi-skill-plus-1-damage-action =
    +1 damage: { $of ->
        [melee] melee
        [ranged] ranged
       *[combat] combat
    }
    .does =
        Each of your hits does 1 more damage in { $of ->
            [melee] melee
            [ranged] ranged combat
           *[combat] melee and ranged combat
        }.
scifi-skill-plus-1-damage-equipment = +1 damage with: { $of }
    .does = Each of your hits with this card does 1 more damage.
scifi-skill-plus-1-to-dice-roll =
    +1 to dice roll: { $of ->
        [melee] melee
        [ranged] ranged
       *[combat] combat
    }
    .does =
        Add 1 to every die you roll in { $of ->
            [melee] melee
            [ranged] ranged combat
           *[combat] melee and ranged combat
        }; 6 stays the most.
scifi-skill-plus-1-die =
    +1 die: { $of ->
        [melee] melee
        [ranged] ranged
       *[combat] combat
    }
    .does =
        Each weapon you use rolls one more die in { $of ->
            [melee] melee
            [ranged] ranged combat
           *[combat] melee and ranged combat
        }; a dual pair rolls two more.
scifi-skill-plus-1-free-action =
    +1 free { $of ->
        [machine] machine
        [melee] melee
        [move] move
        [ranged] ranged
        [search] search
       *[combat] combat
    } action
    .does =
        { $of ->
            [machine] One extra action with a machine you control every turn, for free.
            [melee] One extra melee attack every turn, for free.
            [move] One extra move every turn, for free; xenos in the zone you leave still cost actions.
            [ranged] One extra ranged attack every turn, for free.
            [search] Your search is free. There is still only one a turn.
           *[combat] One extra melee or ranged attack every turn, for free.
        }
scifi-skill-plus-1-max-range = +1 max range
    .does = Your ranged weapons reach one zone farther, as far as you can see.
scifi-skill-plus-1-zone-per-move = +1 zone per move
    .does = Each of your moves may cover one or two zones; xenos on the way end it.
scifi-skill-ambidextrous = Ambidextrous
    .does = All your weapons count as dual. A pair still has to be two of a kind.
scifi-skill-auto-repair = Auto repair
    .does = In each end phase your armour is as good as new.
scifi-skill-blademaster = Blademaster
    .does = All your melee weapons count as dual. A pair still has to be two of a kind.
scifi-skill-bloodlust =
    Bloodlust: { $of ->
        [melee] melee
        [ranged] ranged
       *[combat] combat
    }
    .does =
        Once a turn, for one action, move up to two zones to a zone with xenos and then attack for free: { $of ->
            [melee] in melee
            [ranged] at range
           *[combat] in melee or at range
        }.
scifi-skill-born-leader = Born leader
    .does = Once in your turn, give another survivor a free action, to be used on the spot.
scifi-skill-brother-in-arms = Brother in arms: { $of }
    .does = While you share your zone with another survivor, everybody in it has this skill.
scifi-skill-camouflage = Camouflage
    .does = If no xeno sees you when your turn starts, xenos ignore you until you attack, use a machine or make noise.
scifi-skill-charge = Charge
    .does = Once a turn, for free, move up to two zones to a zone with xenos.
scifi-skill-combat-reflexes = Combat reflexes
    .does = When xenos appear in your sight, you may attack them at once for free, once for every card.
scifi-skill-concentrated-attack-expert = Concentrated attack expert
    .does = Your concentrated attacks with two dice or more have 1 more damage, and their misses hit nobody.
scifi-skill-dual-expert = Dual expert
    .does = With a dual pair in hand you have one free attack every turn, with that pair.
scifi-skill-enhanced-senses = Enhanced senses
    .does = You see one zone deeper into rooms, and the dark does not trouble you.
scifi-skill-escalation =
    Escalation: { $of ->
        [melee] melee
        [ranged] ranged
       *[combat] combat
    }
    .does =
        Every further action in a row this turn rolls one die more than the last: { $of ->
            [melee] melee attacks
            [ranged] ranged attacks
           *[combat] attacks
        } only, and anything else ends it.
scifi-skill-full-auto = Full auto
    .does = Shooting, you may roll as many dice as there are xenos in the target zone.
scifi-skill-hit-and-run = Hit & run
    .does = After an attack that eliminated a xeno you may move for free, whoever is in the zone.
scifi-skill-ironclad =
    Ironclad: { $of ->
        [worker] Worker
        [tank] Tank
        [hunter] Hunter
       *[abomination] Abomination
    }
    .does =
        Nothing that calls itself { $of ->
            [worker] a Worker
            [tank] a Tank
            [hunter] a Hunter
           *[abomination] an Abomination
        } can hurt you.
scifi-skill-is-that-all-youve-got = Is that all you’ve got?
    .does = About to take damage? Each equipment card you discard stops one.
scifi-skill-lifesaver = Lifesaver
    .does = Once a turn, for free, pull survivors out of a neighbouring zone with xenos that you can see and reach.
scifi-skill-low-profile = Low profile
    .does = Friendly fire never hits you. Fire and blasts do.
scifi-skill-lucky = Lucky
    .does = You may roll all dice again, once for every action. The second roll stands.
scifi-skill-medic = Medic
    .does = In each end phase you and everybody in your zone may repair one point of armour.
scifi-skill-point-blank = Point-blank
    .does = You may shoot into your own zone with any weapon, choose who is hit there, and your misses hit nobody.
scifi-skill-predator = Predator
    .does = In melee you may roll as many dice as there are xenos in your zone.
scifi-skill-reaper =
    Reaper: { $of ->
        [melee] melee
        [ranged] ranged
       *[combat] combat
    }
    .does =
        Once in each { $of ->
            [melee] melee attack
            [ranged] ranged attack
           *[combat] attack
        }, a hit that eliminates a xeno takes another one of its kind along.
scifi-skill-remote-control =
    Remote control: { $of ->
        [bot] Bot
        [sentry] Sentry Gun
       *[all] all
    }
    .does =
        You control { $of ->
            [bot] every bot
            [sentry] every sentry gun
           *[all] every machine
        } on the board, without a remote and from anywhere.
scifi-skill-roll-6 =
    Roll 6: +1 die { $of ->
        [melee] melee
        [ranged] ranged
       *[combat] combat
    }
    .does =
        Every 6 in { $of ->
            [melee] melee
            [ranged] ranged combat
           *[combat] melee or ranged combat
        } brings one more die, and so do their sixes.
scifi-skill-scavenger = Scavenger
    .does = You may search every room, and corridors too.
scifi-skill-search-2-cards = Search: 2 cards
    .does = Your search draws two cards instead of one.
scifi-skill-shove = Shove
    .does = Once a turn, for free, push all xenos in your zone into a neighbouring one with an open way.
scifi-skill-sniper = Sniper
    .does = You choose who is hit by your shots, and your misses hit nobody.
scifi-skill-sprint = Sprint
    .does = Once a turn, one of your moves may cover up to three zones; xenos on the way end it.
scifi-skill-starts-with-armor = Starts with { $of } armour points
    .does = That is your armour at the start, and what repairs bring it back to.
scifi-skill-starts-with-equipment = Starts with: { $of }
    .does = You have this card from the start, besides what you are dealt.
scifi-skill-super-strength = Super strength
    .does = Your melee weapons do 3 damage, whatever they are.
scifi-skill-tactician = Tactician
    .does = Your turn may come at any point of the players’ phase, between the turns of others.
scifi-skill-taunt = Taunt
    .does = Once a turn, for free, all xenos in a zone up to two zones away act at once, with nobody but you in mind.
scifi-skill-tough = Tough
    .does = You ignore the first damage of each attack step in the xenos’ phase, and of each friendly fire.
scifi-skill-unstoppable = Unstoppable
    .does = Leaving a zone costs you nothing extra, however many xenos are in it.
scifi-skill-xenos-link = Xenos link
    .does = Whenever an extra activation is drawn, you have an extra turn before they have theirs.
scifi-skill-zero-g-run = Zero-G run
    .does = Once a turn, for one action, move exactly two zones and ignore whatever is in between, except walls and closed doors.
