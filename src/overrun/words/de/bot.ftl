# Warum der Bot des klassischen Spiels so gewählt hat, in einer Zeile.
bot-any = Es ist einerlei.
bot-arrange = Die bessere Karte gehört in die Hand.
bot-arranged = Alles ist an seinem Platz.
bot-attack = Weniger Zombies in Zone { $zone }.
bot-board = Ins Auto.
bot-combine = Aus zwei Karten wird eine bessere.
bot-discard = Nichts, was ich trage, ist weniger wert.
bot-drive = Mit dem Auto nach Zone { $zone }.
bot-flee = Fort von hier, nach Zone { $zone }.
bot-heal = Eine Wunde weniger.
bot-hit = In Zone { $zone } zuerst den gefährlichsten.
bot-keep = Das kann nützlich sein.
bot-keep-roll = Der Wurf ist gut genug.
bot-lead = Jemand anders kann die Aktion besser brauchen.
bot-leave = Heim, bevor etwas passiert.
bot-load = Vorräte gehören ins Auto.
bot-lose = Das fehlt mir am wenigsten.
bot-lure = Lärm, damit sie hierherkommen.
bot-neutralise = Von hier kommen keine mehr.
bot-open-door = Der Weg führt durch diese Tür.
bot-order = Dieser Zug sollte zuerst kommen.
bot-reload = Bereit für die nächsten.
bot-reorganise = In der Hand ist das Falsche.
bot-reroll = Es kann nur besser werden.
bot-rest = Alles andere wäre schlechter.
bot-reveal = Schlechte Nachrichten zuerst dort, wo niemand steht.
bot-search = Es fehlt an besserer Ausrüstung.
bot-search-car = In Autos liegen Waffen.
bot-send-away = So weit weg von uns wie möglich.
bot-skill = Die Fertigkeit, die am meisten hilft.
bot-spare = Den soll jemand anders haben.
bot-stop = Ein guter Platz zum Halten.
bot-stop-wound = Lieber die Karte als die Wunde.
bot-take-token = Dafür sind wir gekommen.
bot-take-wheel = Jemand muss fahren.
bot-throw = Zone { $zone } ist eine Flasche wert.
bot-to-bunker = Zum Bunker, über Zone { $zone }.
bot-to-exit = Zum Ausgang, über Zone { $zone }.
bot-to-fight = In den Kampf, über Zone { $zone }.
bot-to-gathering = Zu den anderen, über Zone { $zone }.
bot-to-place = Zone { $zone } ist ein besserer Platz.
bot-to-spawn = Dorthin, wo sie herkommen, über Zone { $zone }.
bot-to-token = Zum Missionsziel, über Zone { $zone }.
bot-trade = Du kannst das besser brauchen.
bot-tried = Nichts anderes geht so gut aus.
bot-victim = Wer es am besten verträgt.

# Gründe in den Science-Fiction-Spielen
bot-advance = Vorwärts, nach Zone { $zone }.
bot-close-door = Eine geschlossene Tür hält sie auf.
bot-keep-card = Das kann nützlich sein.
bot-learn = Die Fertigkeit, die am meisten hilft.
bot-objective = Dafür sind wir hier.

# Was die Suche zum Grund ihrer Wahl hinzufügt
bot-thought =
    { $games ->
        [one] { $why } In 1 gedachten Spiel erprobt.
       *[other] { $why } In { $games } gedachten Spielen erprobt.
    }
