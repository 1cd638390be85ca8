# Why the bot of Gear Up chose as it did, in one line.
bot-gearup-again = Once more is worth its price.
bot-gearup-aim = This one first.
bot-gearup-area = As many of them as possible.
bot-gearup-block = That is what Armor is for.
bot-gearup-call = A good moment for help.
bot-gearup-draw = Here the shape does most.
bot-gearup-give = Whoever can bear it best.
bot-gearup-nothing = The rest is better saved.
bot-gearup-push = Keep your distance.
bot-gearup-shoot = This square is worth the Ammo.
bot-gearup-upgrade = This will help most.
