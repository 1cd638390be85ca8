# The page: every word of it that is not the game's own.

## Everywhere

page-close = Close
page-back = back
page-loading = One moment…
page-settings = Settings
page-language = Language
page-theme = Light
page-theme-dark = Night
page-theme-light = Day
page-theme-auto = As the system
page-sound = A sound when it is your turn
page-notify = A notification when it is your turn and the page is in the background
page-film-on = Show the enemy phase as a film
page-hints-on = Hints for a first game
page-copy = Copy
page-copied = Copied
page-qr = The link as a code for a camera
page-home = Back to the shelf
page-back-to-shelf = Back to the shelf
page-not-connected = No connection right now; it is being mended. Try again in a moment.
page-reconnecting = The connection is gone. Finding the way back…
page-no-table = There is no such table here
page-unofficial = Overrun is an unofficial, open implementation for people who like the games. All words and drawings are its own.

## Start

page-welcome = The city is quiet tonight. Let us change that.
page-welcome-more = Pick a mission, bring friends by link, let bots fill the empty seats. Nothing is ever lost.
page-quick-start = Quick start: tutorial
page-my-tables = Your tables
page-your-turn = Your turn
page-table-won = won
page-table-lost = lost
page-shelf = Games
page-missions =
    { $count ->
        [one] 1 mission
       *[other] { $count } missions
    }
page-minutes = { $count } min
page-players =
    { $most ->
        [one] 1 player
       *[other] { $least }–{ $most } players
    }
page-bots-win = bots win { $wins } of { $games }
page-bots-win-help =
    { $survivors ->
        [0] Measured with the bot “{ $agent }”.
       *[other] Measured with the bot “{ $agent }” and { $survivors } survivors.
    }
page-records = Saved games
page-load-game = Go on from a file
page-load-replay = Watch a record
page-no-record = This file is no saved game. Choose a .json file that was saved here.
page-all-missions = All missions
page-start = Start
page-objectives = Objectives
page-briefing = Briefing
page-special = What is special
page-who-sits = Who sits where
page-how-many = Number of seats
page-seats =
    { $count ->
        [one] 1 seat
       *[other] { $count } seats
    }
page-seat = Seat { $number }
page-seat-me = me, on this screen
page-seat-friend = a friend, by link
page-seat-a-bot = a bot
page-seat-link = You get the link after the start.
page-your-name = Your name
page-which-bot = Which bot
page-usual-bot = the usual bot
page-who-goes = Who goes
page-any-survivors = Nobody chosen: chance picks { $count }.
page-chosen =
    { $more ->
        [0] { $count } chosen, in the order of the seats.
       *[other] { $count } chosen, in the order of the seats. Chance adds { $more }.
    }
page-how-many-survivors = How many survivors
page-skills = Skills
page-skills-of = Skills of { $name }
page-undo-policy = Taking back
page-idle = Who may hand a seat nobody looks after to a bot
page-idle-anyone = anyone at the table
page-idle-host = only who set the table up
page-idle-nobody = nobody
page-house-rules = House rules

## The table

page-round =
    { $number ->
        [0] Set-up
       *[other] Round { $number }
    }
page-phase-players = players’ phase
page-phase-zombies = zombies’ phase
page-phase-xenos = xenos’ phase
page-phase-end = end phase
page-turn-of = { $name }’s turn
page-danger = Danger
page-danger-help = The highest danger level of any survivor: the enemies’ cards are read at it
page-supply = Supply
page-supply-help = Figures left in the box; when a kind runs out, all of that kind act again
page-decks = Decks
page-decks-help = Cards left: equipment and enemies
page-decks-count = { $equipment } gear · { $zombies } zombie
page-goals-count = ☑ { $done }/{ $all }
page-menu = Menu
page-people = People
page-people-help = Who sits where, and links for friends
page-chat = Chat
page-since = Since
page-since-help = What happened since my last action
page-since-title = Since your last action
page-since-line = since your last action
page-since-nothing = Nothing. Enjoy it while it lasts.
page-see-again = Watch it again
page-log = Log
page-rules = Rules
page-rules-of = Rules behind: { $what }
page-no-rule = No rule is noted for this.
page-why = why?
page-why-title = Why?
page-rule-unknown = This rule has no text here.
page-board = The board of { $mission }
page-street = Street
page-zone = Zone { $zone }
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-fit = The whole board
page-past = Looking back: { $what }
page-back-to-now = Back to now
page-no-drawing = This game has no drawings on the page yet. Everything it asks and everything that happens is here all the same.
page-title-your-turn = ● Your turn · { $name }
page-done = done
page-not-done = not done
page-of = { $some } of { $all }
page-hopeless = Out of reach: { $goal }

page-goal-take-token = Take the objective token
page-goal-take-tokens = Take all objective tokens
page-goal-find-supplies = Find food, rice and water
page-goal-escape = Carry one of each to the exit
page-goal-all-at-exit = Bring everybody to the exit
page-goal-reach-red = Bring a survivor to Red
page-goal-gather = Gather in one spawn zone, no zombie there
page-goal-supplies-away = Drive six supplies to the exit and away
page-goal-neutralise-spawns = Neutralise the spawn zones
page-goal-hold-bunker = Be in the bunker, no zombie there
page-goal-return = Lead enough survivors home

page-letter-walker = W
page-letter-fatty = F
page-letter-runner = R
page-letter-abomination = A
page-letter-worker = W
page-letter-tank = T
page-letter-hunter = H
page-letter-spoiler-abomination = A
page-letter-driller-worker = DW
page-letter-driller-tank = DT
page-letter-driller-hunter = DH
page-letter-driller-abomination = DA

## The question

page-question = What is asked
page-nothing-asked = Nothing is asked.
page-waiting = Waiting for { $who }:
page-bot-decides = { $who }, a bot, decides:
page-undo = Undo
page-redo = Redo
page-suggest = Suggest
page-suggest-thinking = Thinking …
page-suggest-help = What would a bot do?
page-suggested = A bot would: { $what }
page-how-it-ended = How it ended
page-arrange-help = Drag cards, tap one, or use the list.

page-group-move = Move
page-group-attack = Attack
page-group-search = Search
page-group-door = Door
page-group-objective = Objective
page-group-car = Car
page-group-machine = Machine
page-group-oxygen = Oxygen
page-group-trade = Trade
page-group-cards = Cards
page-group-reload = Reload
page-group-noise = Noise
page-group-skill = Skill
page-group-other = More
page-group-end = End turn

page-key-move = M
page-key-attack = A
page-key-search = S
page-key-door = D
page-key-objective = O
page-key-car = C
page-key-trade = T
page-key-cards = R
page-key-machine = B
page-key-oxygen = Y
page-key-reload = L
page-key-noise = N
page-key-skill = K
page-key-other = X
page-key-end = E

page-why-not = { $what }: why not now?
page-why-not-move = There is no way out of this zone that you could pay for now.
page-why-not-attack = Nobody is in reach of what you hold in your hands, or it has to be reloaded, or there is no action left.
page-why-not-search = You search rooms without zombies, once a turn and for an action. In the street there are only cars to search.
page-why-not-door = There is no closed door here that you have the tool and the action for.
page-why-not-objective = No objective token lies in this zone, or there is no action left.
page-why-not-trade = Nobody is in your zone to trade with, or there is no action left.
page-why-not-noise = There is no action left to make noise with.

page-keys = Keys
page-keys-list = take a line of a list
page-keys-enter = roll, or the first answer
page-keys-escape = close, skip the film, back to now
page-keys-space = the next step of the film
page-keys-zoom = zoom in, zoom out, whole board
page-keys-people = look at another survivor

## Survivors

page-survivors = Survivors
page-fate-alive = alive
page-fate-dead = dead
page-fate-away = got away
page-wounds =
    { $count ->
        [0] no wound
        [one] 1 wound
       *[other] { $count } wounds
    }
page-actions-left =
    { $count ->
        [0] no action left
        [one] 1 action left
       *[other] { $count } actions left
    }
page-in-car = in the car
page-turn-done = The turn is done.
page-turn-waiting = Still to act.
page-short-done = done
page-short-waiting = waiting
page-free-help = On top of the actions
page-free-move =
    { $count ->
        [one] 1 free move
       *[other] { $count } free moves
    }
page-free-search =
    { $count ->
        [one] 1 free search
       *[other] { $count } free searches
    }
page-free-combat =
    { $count ->
        [one] 1 free attack
       *[other] { $count } free attacks
    }
page-free-melee =
    { $count ->
        [one] 1 free melee attack
       *[other] { $count } free melee attacks
    }
page-free-ranged =
    { $count ->
        [one] 1 free shot
       *[other] { $count } free shots
    }
page-free-dual =
    { $count ->
        [one] 1 free attack with a pair
       *[other] { $count } free attacks with a pair
    }
page-free-machine =
    { $count ->
        [one] 1 free machine action
       *[other] { $count } free machine actions
    }
page-gifts =
    { $count ->
        [one] 1 action as a gift
       *[other] { $count } actions as a gift
    }
page-experience =
    { $count ->
        [one] 1 XP
       *[other] { $count } XP
    }
page-experience-bar = { $count } experience points, danger level { $level }
page-hand-empty = hand
page-reserve-empty = reserve
page-unloaded = empty
page-figures-melee =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } · { $accuracy }+ · dmg { $damage }
page-figures-ranged = { page-figures-melee } · range { $range }
page-figures-thrown = thrown, range { $range }
page-acts-again = { $kind } act again
page-nobody = nobody
page-cannot-move-card = This card cannot go there now.
page-carried = Tokens

## Attacks

page-attack = Attack
page-dice =
    { $count ->
        [one] die
       *[other] dice
    }
page-needed = needed
page-damage = damage
page-at-least-one = to hit at all
page-odds = Chances by number of hits: { $list }
page-no-dice = No dice: everything there burns.
page-first-hit = is hit first
page-too-tough = too tough for this
page-needs-several = falls only to several hits
page-nobody-there = Nobody to hit is there.
page-aim = Concentrated attack: all hits against one
page-aim-none = as they come
page-fells = to bring it down
page-you-choose-targets = You choose who is hit.
page-friendly-fire = { $who } may be hit, too!
page-only-friends = Nobody but friends stands there: { $who }.
page-friendly-fire-short = may hit a friend
page-noisy = This makes noise.
page-quiet = This is quiet.
page-rerolls = Can be rolled again: { $list }.
page-roll = Roll
page-roll-anyway = Roll anyway
page-throw = Throw
page-rolled = The roll
page-rolled-by = { $name } rolls
page-rolled-again = rolled again
page-hits =
    { $count ->
        [0] No hit
        [one] 1 hit
       *[other] { $count } hits
    }
page-needed-value = { $needed }+ needed

## The film

page-film = Enemy phase
page-film-step = Step
page-film-back = One step back
page-film-play = Play
page-film-pause = Pause
page-film-speed = Speed
page-film-skip = Skip
page-zombie-card = Zombie card { $number }
page-replay = Replay
page-replay-choice = after the choice: { $what }
page-replay-round-back = To the round before
page-replay-round-on = To the next round
page-replay-time = Time

## People

page-seat-bot = bot ({ $agent })
page-seat-open = open
page-seat-yours = yours
page-seat-there = here
page-seat-away = away
page-sit-down = Sit down
page-stand-up = Leave the seat
page-take-back = Take it back
page-freeing = Free this seat
page-freeing-really = Really free it?
page-freeing-help = Whoever sat there loses the seat at once. Everybody with the invitation may sit down then.
page-to-bot = Hand to a bot
page-move-seat = To another device
page-move-help = Open this link on the other device. This one loses the seat as soon as it is used there.
page-move-link = The way to your seat
page-watchers =
    { $count ->
        [0] Nobody is watching.
        [one] 1 watcher.
       *[other] { $count } watchers.
    }
page-invite = Invite a player
page-watch = Invite to watch
page-lan = Found in your network at { $addresses }.
page-lan-off = Only this computer reaches the server. Start it with “overrun play --host 0.0.0.0” to let others in your network join.
page-somebody = Somebody
page-chat-empty = Nobody has said anything. Sensible; they hear well.
page-chat-say = Say something
page-chat-send = Send

## Saving, reporting, the end

page-save-fork = Save or branch off
page-save-help = The server keeps every table by itself. A file is for taking it elsewhere.
page-save-public = Save what is public
page-save-record = Save the record
page-spoilers-help = A whole record holds what is still hidden: the order of the decks and the dice to come. Everybody at the table is told that you have looked.
page-fork-help = A new table goes on with the same hidden cards. Everybody at this one is told that you have looked.
page-save-spoilers = Save everything, spoilers included
page-fork = Branch off a new table here
page-fork-here = Branch off from the moment shown
page-report = Report a ruling
page-report-help = What should have happened instead? The record up to now is kept with your note.
page-report-send = Keep the report
page-reported = Kept as report { $number }. Thank you.
page-won = You have won
page-lost = You have lost
page-won-more = Nobody will write a song about it, but you are here to complain about that.
page-lost-more = The city is quiet again. It was worth a try; it usually is.
page-ending-facts = Round { $round }, { $answers } decisions.
page-watch-all = Watch it all again

## Hints for a first game

page-hint-begin = How to win stands under the mission’s name. Now choose who acts next: click a figure on the board or a name in the bar below. Everybody gets a turn before the zombies do.
page-hint-move = What you may do glows. Click a zone to go there, or press the key shown in the bar. Mistakes can be taken back with Undo.
page-hint-shot = A zombie is in reach. Attack shows dice and chances before you roll, and warns you if a friend stands in the way.
page-hint-find = A find goes into a hand or the reserve: two hands, three places behind. Only what is in a hand can be used as a weapon.
page-hint-arrange = Drag cards between places, or tap one to see where it may go. Then press Done.
page-hint-danger = Your experience wakes the city: the highest danger level among you decides how many zombies every card brings.
page-hint-film = The zombies’ phase is a film. Space steps, Escape skips, and “why?” tells the rule. You can watch it again from the log.
page-hint-scifi-begin = How to win stands under the mission’s name; lose one of you, and you lose it all. Now choose who acts next: click a figure on the board or a name in the bar below.
page-hint-scifi-gear = You share out the starting equipment as you like. Whoever can shoot should have something to shoot with.
page-hint-scifi-move = What you may do glows. Click a zone to go there, or a door opening to close or open it: once a turn, without an action. Mistakes can be taken back with Undo.
page-hint-scifi-shot = A xeno is in reach. Before you roll you see dice and chances, and you may turn all hits against one target. Misses hit friends who stand there.
page-hint-scifi-arrange = Drag cards between hands, body and backpack. Ammo and cells go onto a weapon in hand. You can also tap a card to see what it may do. Then press Done.
page-hint-scifi-share = You share out the attacks as you like. Beside each name stand the armour and what has been given so far.
page-hint-scifi-danger = Your experience wakes the nest: the highest danger level among you decides how many xenos every card brings.
page-hint-scifi-film = The xenos’ phase is a film. Space steps, Escape skips, and “why?” tells the rule.
page-hint-ok = Got it
page-hint-never = No more hints
