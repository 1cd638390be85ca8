### Gear Up: Bosses, zombies, effects, Weapons and missions.

## Difficulties

gearup-difficulty-easy = Easy
gearup-difficulty-standard = Standard
gearup-difficulty-hard = Hard
gearup-difficulty-nightmare = Nightmare

## Bosses: what is special about each, and what its Skill does

gearup-boss-super-abomination = Super-Abomination
    .rule = No special rule: an honest mountain of flesh.
    .skill = Everybody crosses off 2 Armor, or what is left of it.
gearup-boss-zombie-pyramid = Zombie Pyramid
    .rule = A shape must touch a square already crossed off, at a side or a corner.
    .skill = Everybody loses 1 Health; Armor does not help.
gearup-boss-zombiphant = Zombiphant
    .rule = Weak points need not be crossed off. When all 8 squares around one are, its whole row and column go too.
    .skill = Everybody takes 2 damage, or crosses off 1 Armor instead of all of it.
gearup-boss-dead-sox = Dead Sox
    .rule = Three bodies: the catcher takes Armor, the batter hits as usual, the pitcher's damage cannot be blocked. All three must die.
    .skill = Everyone of them still standing deals 1 damage of its kind to everybody.
gearup-boss-screamer = Screamer
    .rule = The squares of the mouth can be crossed off only in the turn after the Skill icon was seen.
    .skill = Crosses off the next circle of its track: all zombies of that speed move.
gearup-boss-the-mutation = The Mutation
    .rule = A shape drawn over a dotted line costs 1 damage.
    .skill = Everybody takes 2 damage, or crosses off 1 Armor instead of all of it.
gearup-body-catcher = catcher
gearup-body-batter = batter
gearup-body-pitcher = pitcher
gearup-skill-break-armor = it breaks Armor
gearup-skill-direct = it tramples everybody
gearup-skill-blow = it strikes a mighty blow
gearup-skill-volley = everyone still standing attacks
gearup-skill-scream = it screams

## Missions

gearup-objectives =
    Round 1, nine turns: kill what comes down the street, unlock effects, stay whole.
    Round 2, nine turns: the Boss comes. Kill the Boss before the last turn is over.
    Nobody may die.
gearup-briefing-easy = Two plain zombies each to begin with, and the Boss on its kinder side.
gearup-briefing-standard = A special zombie each, and the Boss in a bad mood.
gearup-briefing-hard = More of everything, and the Boss in a bad mood.
gearup-briefing-nightmare = Two plain and two special zombies each from the start. It does not get better.

gearup-mission-super-abomination-easy = Super-Abomination, easy
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-super-abomination.rule }
        { gearup-boss-super-abomination.skill }
gearup-mission-super-abomination-standard = Super-Abomination, standard
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-super-abomination.rule }
        { gearup-boss-super-abomination.skill }
gearup-mission-super-abomination-hard = Super-Abomination, hard
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-super-abomination.rule }
        { gearup-boss-super-abomination.skill }
gearup-mission-super-abomination-nightmare = Super-Abomination, nightmare
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-super-abomination.rule }
        { gearup-boss-super-abomination.skill }
gearup-mission-zombie-pyramid-easy = Zombie Pyramid, easy
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombie-pyramid.rule }
        { gearup-boss-zombie-pyramid.skill }
gearup-mission-zombie-pyramid-standard = Zombie Pyramid, standard
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombie-pyramid.rule }
        { gearup-boss-zombie-pyramid.skill }
gearup-mission-zombie-pyramid-hard = Zombie Pyramid, hard
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombie-pyramid.rule }
        { gearup-boss-zombie-pyramid.skill }
gearup-mission-zombie-pyramid-nightmare = Zombie Pyramid, nightmare
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombie-pyramid.rule }
        { gearup-boss-zombie-pyramid.skill }
gearup-mission-zombiphant-easy = Zombiphant, easy
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombiphant.rule }
        { gearup-boss-zombiphant.skill }
gearup-mission-zombiphant-standard = Zombiphant, standard
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombiphant.rule }
        { gearup-boss-zombiphant.skill }
gearup-mission-zombiphant-hard = Zombiphant, hard
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombiphant.rule }
        { gearup-boss-zombiphant.skill }
gearup-mission-zombiphant-nightmare = Zombiphant, nightmare
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombiphant.rule }
        { gearup-boss-zombiphant.skill }
gearup-mission-dead-sox-easy = Dead Sox, easy
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-dead-sox.rule }
        { gearup-boss-dead-sox.skill }
gearup-mission-dead-sox-standard = Dead Sox, standard
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-dead-sox.rule }
        { gearup-boss-dead-sox.skill }
gearup-mission-dead-sox-hard = Dead Sox, hard
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-dead-sox.rule }
        { gearup-boss-dead-sox.skill }
gearup-mission-dead-sox-nightmare = Dead Sox, nightmare
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-dead-sox.rule }
        { gearup-boss-dead-sox.skill }
gearup-mission-screamer-easy = Screamer, easy
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-screamer.rule }
        { gearup-boss-screamer.skill }
gearup-mission-screamer-standard = Screamer, standard
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-screamer.rule }
        { gearup-boss-screamer.skill }
gearup-mission-screamer-hard = Screamer, hard
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-screamer.rule }
        { gearup-boss-screamer.skill }
gearup-mission-screamer-nightmare = Screamer, nightmare
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-screamer.rule }
        { gearup-boss-screamer.skill }
gearup-mission-the-mutation-easy = The Mutation, easy
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-the-mutation.rule }
        { gearup-boss-the-mutation.skill }
gearup-mission-the-mutation-standard = The Mutation, standard
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-the-mutation.rule }
        { gearup-boss-the-mutation.skill }
gearup-mission-the-mutation-hard = The Mutation, hard
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-the-mutation.rule }
        { gearup-boss-the-mutation.skill }
gearup-mission-the-mutation-nightmare = The Mutation, nightmare
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-the-mutation.rule }
        { gearup-boss-the-mutation.skill }

## Zombies

gearup-zombie-walker = Walker
    .does = Slow or quick, never clever.
gearup-zombie-runner = Runner
    .does = Hits hard and comes fast.
gearup-zombie-crawler = Crawler
    .does = Small, and still coming.
gearup-zombie-zombie-dog = Zombie Dog
    .does = Few squares, sharp teeth.
gearup-zombie-bomber = Bomber
    .does = When it would attack it blows up instead: everybody takes its damage, and nobody gets an upgrade.
gearup-zombie-brute = Brute
    .does = A lot of squares.
gearup-zombie-soldier = Soldier
    .does = Well equipped: there is something to take from it.
gearup-zombie-stinky = Stinky
    .does = Every other zombie in front of the same survivor deals 1 more damage.

## Effects: what each symbol does

gearup-effect-knockback = Knockback
    .does = After drawing, the zombie may be pushed back to slot 3.
gearup-effect-multi-hit = Multi Hit
    .does = The shape may be drawn several times, also on different targets.
gearup-effect-scavenge = Scavenge
    .does = 1 Armor for each Damage icon this crosses off.
gearup-effect-lock-and-load = Lock and Load
    .does = 1 Ammo for each Damage icon this crosses off.
gearup-effect-long-range = Long Range
    .does = May hit what is in front of a neighbour; both gain the Ammo and Armor.
gearup-effect-gear-up = Gear Up
    .does = 1 more for each Ammo or Armor icon this crosses off.
gearup-effect-split = Split
    .does = The shape may be cut in two pieces on the same target.
gearup-effect-adrenaline = Adrenaline
    .does = Take 1 damage to use the Weapon a second time.
gearup-effect-fast-reload = Fast Reload
    .does = Spend 1 Ammo to use the Weapon a second time.
gearup-effect-critical-hit = Critical Hit
    .does = If a Damage icon was crossed off, use the Weapon a second time on another target.
gearup-effect-cut-down = Cut Down
    .does = Draw on one zombie in every slot, and on the Boss there.
gearup-effect-explosive = Explosive
    .does = Draw on every zombie in one slot, and on the Boss there.
gearup-effect-frenzy = Frenzy
    .does = Each use crosses off a circle and pays everything below the crossed-off circles.
gearup-by-icons = icons

## Weapons

gearup-weapon-sledgehammer = Sledgehammer
gearup-weapon-concrete-saw = Concrete Saw
gearup-weapon-revolver = Revolver
gearup-weapon-crowbar = Crowbar
gearup-weapon-sniper-rifle = Sniper Rifle
gearup-weapon-machete = Machete
gearup-weapon-twin-pistols = Twin Pistols
gearup-weapon-sansetsukon = Sansetsukon
gearup-weapon-grenade-launcher = Grenade Launcher
gearup-weapon-shotgun = Shotgun
gearup-weapon-fire-axe = Fire Axe
gearup-weapon-pipe-bomb = Pipe Bomb
gearup-weapon-riot-shield = Riot Shield
gearup-weapon-nail-gun = Nail Gun
gearup-weapon-cleaver = Cleaver
gearup-weapon-hockey-stick = Hockey Stick
gearup-weapon-chainsaw = Chainsaw
gearup-weapon-spiked-bat = Spiked Bat
gearup-weapon-sawed-off = Sawed-Off
gearup-weapon-hatchets = Hatchets
gearup-weapon-compound-bow = Compound Bow
gearup-weapon-katana = Katana
gearup-weapon-submachine-gun = Submachine Gun
gearup-weapon-golf-club = Golf Club

## Small words

gearup-color-yellow = yellow
gearup-color-red = red
gearup-color-blue = blue
gearup-color-green = green
gearup-speed-slow = slow
gearup-speed-fast = fast
gearup-speed-both = slow and fast
gearup-speed-none = nobody
gearup-icon-skill = Skill
gearup-icon-attack = attack
gearup-icon-special-attack = special attack
gearup-icon-spawn-A = spawn A
gearup-icon-spawn-B = spawn B
gearup-icon-spawn-C = spawn C
gearup-resource-armor = Armor
gearup-resource-ammo = Ammo
gearup-resource-damage = Damage icon
gearup-tier-regular = regular zombies
gearup-tier-special = special zombies
gearup-reason-lose-any-death = a survivor is dead
gearup-reason-lose-time = time is up and the Boss still stands
gearup-reason-win-boss-killed = the Boss is dead
gearup-reason-giving-up = the team gave up
