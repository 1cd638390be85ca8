### Gear Up on the page.

gearup-page-letter-yellow = Y
gearup-page-letter-red = R
gearup-page-letter-blue = B
gearup-page-letter-green = G

## The sheet

gearup-page-you = you
gearup-page-leader = Leader: the Boss comes here first
gearup-page-stage-ready = has the Weapon ready
gearup-page-stage-drawing = is drawing
gearup-page-stage-again = may use the Weapon again
gearup-page-stage-ammo = may spend Ammo
gearup-page-stage-done = is done
gearup-page-health = Health: { $left } of { $slots }
gearup-page-armor = Armor: { $left }
gearup-page-ammo = Ammo: { $left }
gearup-page-street = The street in front of { $name }
gearup-page-slot = Slot { $slot }
gearup-page-slot-empty = Nobody. Yet.
gearup-page-slot-empty-near = Nobody within arm’s reach.
gearup-page-card = { $name }: { $crossed } of { $spaces } squares crossed off, { $damage } damage, moves: { $speeds }
gearup-page-body = { $name }: { $left } squares to go
gearup-page-deals =
    { $count ->
        [one] deals 1 damage
       *[other] deals { $count } damage
    }
gearup-page-fixed = Damage that cannot be crossed off
gearup-page-fixed-count = of it cannot be crossed off: { $count }
gearup-page-grid = squares to draw on
gearup-page-about = What is this? { $what }
gearup-page-choose = Choose { $what }
gearup-page-shape = The shape of { $name }
gearup-page-unlocked = unlocked
gearup-page-locked = to be unlocked
gearup-page-unlock = Unlock { $effect }
gearup-page-frenzy = Frenzy track: { $count } crossed off
gearup-page-track = Track: { $count } crossed off
gearup-page-mouth-open = The mouth is open: draw!
gearup-page-mouth-shut = The mouth is shut.
gearup-page-damage-normal = plain damage
gearup-page-damage-armor = Armor only
gearup-page-damage-direct = Armor is no help
gearup-page-give-here = Give it here
gearup-page-sweep-here = Cut down here
gearup-page-blast-here = Blast
gearup-page-look = Look at the sheet of { $name }
gearup-page-in-reach = Within your Weapon’s reach
gearup-page-left-side = Sheets to the left
gearup-page-right-side = Sheets to the right, and the log
gearup-page-front-of = in front of { $name }
gearup-page-workbench = The card you work on
gearup-page-target-next = Next card
gearup-page-target-back = Card before

## Cards

gearup-page-turn = Turn { $turn } of 9
gearup-page-turns = Turn cards of round { $round }; this is turn { $turn }
gearup-page-turn-hidden = Turn { $turn }: face down
gearup-page-turn-card = Turn { $turn }: Weapons in { $color }; moving: { $speeds }; below: { $below }
gearup-page-boss-away = { $boss } comes in round 2
gearup-page-boss-at = { $boss } is at { $name }
gearup-page-boss-left = { $left } squares left
gearup-page-boss-dead = dead
gearup-page-arrivals = New zombies on the table
gearup-page-companions = Companions
gearup-page-companion-ready = ready
gearup-page-companion-tired = back next round

## The marker

gearup-page-in-hand = The shape in your hand
gearup-page-way = What to draw
gearup-page-way-full = Full shape
gearup-page-way-single = One square
gearup-page-way-split = Split
gearup-page-way-second = Second piece
gearup-page-way-ammo = Ammo
gearup-page-piece =
    { $count ->
        [one] A piece of 1 square
       *[other] A piece of { $count } squares
    }
gearup-page-rotate = Turn
gearup-page-mirror = Mirror
gearup-page-next-fit = Where?
gearup-page-next-fit-help = Show the next place where it fits
gearup-page-draw = Draw
gearup-page-how = Point at squares to try the shape; click to draw.
gearup-page-how-touch = Tap a square to try the shape there; tap the shape to draw.
gearup-page-take = { $name } draws now
gearup-page-split-aim = Choose whom to split on: click a card.
gearup-page-fits = It fits on { $target }.
gearup-page-kills = That kills it!
gearup-page-line-hurts = Over a dotted line: 1 damage
gearup-page-why-outside = Part of it lies outside the squares. Turn it (R), mirror it (M) or take a single square.
gearup-page-why-crossed = Part of it is crossed off already. Turn it (R), mirror it (M) or take a single square.
gearup-page-why-mouth = The mouth is shut: it opens in the turn after the Skill.
gearup-page-why-weak = Weak points cannot be drawn on here.
gearup-page-why-touch = It has to touch a square that is crossed off already.
gearup-page-why-not-there = It does not go there.
gearup-page-why-second = The second piece goes on the same target as the first.
gearup-page-why-not-in-set = It is not among those this attack hits.
gearup-page-why-spared = Critical Hit needs another target than the first time.
gearup-page-why-ammo-own = Ammo hits only what is in front of you.
gearup-page-why-no-long-range = That one is a neighbour’s: only Long Range reaches it.
gearup-page-why-too-far = Long Range reaches only the sheets right beside yours.
gearup-page-why-not-now = This cannot be drawn on now.

## What is asked

gearup-page-ask-draw = { $name }: draw { $tool }.
gearup-page-ask-more =
    { $left ->
        [one] { $name }: draw { $tool } once more.
       *[other] { $name }: draw { $tool }, { $left } times to go.
    }
gearup-page-ask-second = { $name }: draw { $tool } a second time.
gearup-page-ask-set = { $name }: draw { $tool } on each of these: { $targets }.
gearup-page-ask-again = { $name }: use { $tool } a second time?
gearup-page-ask-ammo =
    { $ammo ->
        [one] { $name }: spend the last Ammo? One square.
       *[other] { $name }: spend Ammo? One square each, { $ammo } left.
    }
gearup-page-ask-area = { $name }: whom does { $tool } hit?
gearup-page-ask-rest = { $name }: anything else?
gearup-page-list = All answers ({ $count })
gearup-page-list-title = All answers

gearup-page-do-done = Done
gearup-page-do-stop = Enough drawn
gearup-page-do-enough = No second time
gearup-page-do-pass = Leave the Weapon, spend Ammo
gearup-page-do-again = { $effect }: once more
gearup-page-do-call = Call { $tool }
gearup-page-do-sweep = One of every slot at { $name }
gearup-page-do-blast = Slot { $slot } at { $name }
gearup-page-do-target = { $target }
gearup-page-do-push = Push it back to slot 3
gearup-page-do-leave = Leave it there
gearup-page-do-block =
    { $count ->
        [0] No Armor
       *[other] { $count } Armor
    }
gearup-page-do-unlock = { $tool }: { $effect }
gearup-page-do-give = { $name }

gearup-page-not-draw = Draw
gearup-page-not-shoot = Spend Ammo
gearup-page-not-again = A second time
gearup-page-not-call = Call a Companion
gearup-page-not-split = Split

## Symbols

gearup-page-legend = Symbols and keys
gearup-page-legend-effects = What Weapons can do
gearup-page-legend-icons = What stands on cards
gearup-page-icon-damage = Damage icon
    .does = Each one not crossed off is 1 damage when the zombie attacks. On a Boss, 1 is yellow (attack), 2 is blue (special attack only).
gearup-page-icon-armor = Armor
    .does = Cross this square off and outline 1 Armor. It takes damage instead of Health.
gearup-page-icon-ammo = Ammo
    .does = Cross this square off and outline 1 Ammo. After your Weapon, each one crosses off any single square in front of you.
gearup-page-icon-health = Health
    .does = When anybody’s last one is gone, all have lost.
gearup-page-icon-slow = Slow
    .does = Moves when the Turn card shows one arrow.
gearup-page-icon-fast = Fast
    .does = Moves when the Turn card shows two arrows.
gearup-page-icon-weak = Weak point
    .does = Need not be crossed off. When all squares around it are, its whole row and column go.
gearup-page-icon-companion = Companion
    .does = Alone at the table, you may call one Companion this turn.
gearup-page-icon-skill = Skill
    .does = The Boss uses its special Skill.
gearup-page-icon-attack = Attack
    .does = The Boss hits everybody with its yellow Damage icons (1).
gearup-page-icon-special-attack = Special attack
    .does = The Boss hits everybody with yellow and blue Damage icons (1 and 2).
gearup-page-icon-stinks = Stench
    .does = Every other zombie in front of the same survivor deals 1 more damage.
gearup-page-icon-explodes = Explodes
    .does = Instead of attacking it blows up: everybody takes its damage, and nobody gets an upgrade.

gearup-page-key-rotate = turn the shape
gearup-page-key-mirror = mirror the shape
gearup-page-key-next = the next place where it fits
gearup-page-key-full = the full shape
gearup-page-key-single = one square instead
gearup-page-key-split = split; the next piece
gearup-page-key-ammo = Ammo
gearup-page-key-arrows = move the shape
gearup-page-key-target = the next card
gearup-page-key-enter = draw
gearup-page-key-numbers = the buttons at the bottom
gearup-page-key-list = the list of all answers
gearup-page-key-look = look at the sheet before or after
gearup-page-key-undo = undo (with ⇧: redo)
gearup-page-key-suggest = what would a bot do?
gearup-page-key-escape = close, back

## Hints for a first game

gearup-page-hint-draw = The Turn card says whose colour it is: everybody’s Weapon of that colour is in hand. Try it on a zombie’s squares, turn (R) and mirror (M) it as you like, and draw: with a click, or on a phone with a second tap. The whole shape has to fit; if it does not, take one single square. When all squares are crossed off, the zombie is dead.
gearup-page-hint-upgrade = A zombie died in front of you: unlock an effect of a Weapon, left one first. It stays for the rest of the game.
gearup-page-hint-give = New zombies are shared out as you like, in any mixture. Give them to whoever can bear them.
gearup-page-hint-block = Armor may take damage instead of Health. Armor that is crossed off is gone, so it may also be kept.
gearup-page-hint-blow = This blow is all or nothing: pay once, or take all of it.
gearup-page-hint-ammo = Each Ammo crosses off one square in front of you, wherever you like. It need not be spent now; the Boss has many squares.
gearup-page-hint-boss = The Boss stands in front of you this turn and then moves on. Killing it wins the game, whatever else is in the street.
gearup-page-hint-knockback = After you have drawn, you may push the zombie back to slot 3: a turn or two more before it bites.
gearup-page-hint-multi-hit = This Weapon draws more than once, each time on whom you like. Stop early if you want to.
gearup-page-hint-scavenge = Look for Damage icons: each one you cross off gives you 1 Armor, and weakens the zombie.
gearup-page-hint-lock-and-load = Look for Damage icons: each one you cross off gives you 1 Ammo, and weakens the zombie.
gearup-page-hint-long-range = You may also draw on what stands in front of the survivors beside you: click their sheet. Both of you gain the icons; the upgrade is theirs.
gearup-page-hint-gear-up = Ammo and Armor icons you cross off with this count twice.
gearup-page-hint-split = Choose Split to cut the shape in two pieces: draw one, then the other, on the same target. Each piece may be turned by itself.
gearup-page-hint-adrenaline = After drawing you may take 1 damage to use the Weapon once more. Armor may take it.
gearup-page-hint-fast-reload = After drawing you may pay 1 Ammo to use the Weapon once more.
gearup-page-hint-critical-hit = Cross off a Damage icon, and you may use the Weapon once more, on somebody else.
gearup-page-hint-cut-down = Draws on one zombie of every slot, and on the Boss if it is there. First choose whom, then draw on each.
gearup-page-hint-explosive = Draws on every zombie of one slot, and on the Boss if it is there. Choose the slot at its head.
gearup-page-hint-frenzy = Each use crosses off the next circle and pays everything below the crossed-off ones. The more often, the better.
