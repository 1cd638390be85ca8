# Why the bot of the classic game chose as it did, in one line.
bot-any = It makes no difference.
bot-arrange = The better card belongs in the hand.
bot-arranged = Everything is where it belongs.
bot-attack = Fewer zombies in zone { $zone }.
bot-board = Into the car.
bot-combine = Two cards make a better one.
bot-discard = Nothing I carry is worth less.
bot-drive = Drive to zone { $zone }.
bot-flee = Away from here, to zone { $zone }.
bot-heal = One wound less.
bot-hit = The most dangerous one in zone { $zone } first.
bot-keep = This may be useful.
bot-keep-roll = The roll is good enough.
bot-lead = Somebody else has more use for the action.
bot-leave = Home, before something happens.
bot-load = Supplies belong in the car.
bot-lose = This is what I miss least.
bot-lure = Noise, so that they come here.
bot-neutralise = No more of them from here.
bot-open-door = The way leads through this door.
bot-order = This turn should come first.
bot-reload = Ready for the next ones.
bot-reorganise = The wrong things are in hand.
bot-reroll = It can only get better.
bot-rest = Anything else would be worse.
bot-reveal = Bad news first where nobody stands.
bot-search = Better equipment is needed.
bot-search-car = There are weapons in cars.
bot-send-away = As far from us as possible.
bot-skill = The skill that helps most.
bot-spare = Somebody else should have this one.
bot-stop = A good place to stop.
bot-stop-wound = Better the card than the wound.
bot-take-token = This is what we came for.
bot-take-wheel = Somebody has to drive.
bot-throw = Zone { $zone } is worth a bottle.
bot-to-bunker = To the bunker, by zone { $zone }.
bot-to-exit = To the exit, by zone { $zone }.
bot-to-fight = To the fight, by zone { $zone }.
bot-to-gathering = To the others, by zone { $zone }.
bot-to-place = Zone { $zone } is a better place.
bot-to-spawn = To where they come from, by zone { $zone }.
bot-to-token = Towards the objective, by zone { $zone }.
bot-trade = You can use this better.
bot-tried = Nothing else ends as well.
bot-victim = Whoever bears it best.

# Whys of the science-fiction games
bot-advance = Forward, to zone { $zone }.
bot-close-door = A closed door holds them up.
bot-keep-card = This may be useful.
bot-learn = The skill that helps most.
bot-objective = This is what we came for.

# What the search adds to the why of its choice
bot-thought =
    { $games ->
        [one] { $why } Tried in 1 imagined game.
       *[other] { $why } Tried in { $games } imagined games.
    }
