### Was man im Terminal über eine Stellung fragen kann: kurze Sätze, die keine Zeichnung brauchen.

## Zonen
## $zone: eine Zone mit dem, was sie ist, wie look-zone es sagt; $things: alles darin, durch Kommas getrennt.

look-zone = Zone { $zone }, { $place }
look-street = Straße
look-room = Raum
look-dark = { $place }, dunkel
look-zone-holds = In { $zone }: { $things }.
look-zone-empty = In { $zone }: nichts.
look-next = Daneben. { $told }
look-seen =
    { $distance ->
        [one] In Sicht, 1 Zone weit. { $told }
       *[other] In Sicht, { $distance } Zonen weit. { $told }
    }
look-which-zone = Welche Zone? Gib { $command } und ihre Nummer ein.
look-no-zone = Eine Zone { $zone } gibt es nicht. Die Zonen gehen von 0 bis { $last }.

## Was in einer Zone liegt

look-legend = Linien: # Wand, o Durchgang, D geschlossene Tür, / Türöffnung, L Luftschleuse, : Übergang. Zonen: Z! Brutzone, z. eine, die schläft, O Zielplättchen, Ex Ausgang, ! Lärm, C Auto, () Kanaldeckel; alles steht auch in der Liste.
look-exit = Ausgang
look-start = Startzone
look-bunker = Bunker
look-no-search = hier wird nicht gesucht
look-way-off = hier entkommen Zombies
look-manholes =
    { $count ->
        [one] Kanaldeckel
       *[other] { $count } Kanaldeckel
    }
look-noise =
    { $count ->
        [one] 1 Lärmplättchen
       *[other] { $count } Lärmplättchen
    }
look-noise-for-good =
    { $count ->
        [one] 1 Lärmplättchen, das bleibt
       *[other] { $count } Lärmplättchen, die bleiben
    }
# $order: wann sie an der Reihe ist; 0, wenn das noch nicht feststeht
look-spawn =
    { $order ->
        [0] Brutzone ({ $colour })
       *[other] Brutzone, Nummer { $order } der Reihe ({ $colour })
    }
look-spawn-asleep = schlafende Brutzone ({ $colour })
look-spawn-shut = Brutzone, für immer geschlossen
look-crew = { $count } von der Besatzung, mit ebenso viel Lärm
look-access = Zugang { $door }, zwischen Zone { $a } und { $b }
look-thing-is = { $thing }, { $state }
look-objective = Zielplättchen { $number } ({ $colour })
look-car-with = { $car }: { $people }
look-searched = { $thing }, durchsucht
look-carries = { $thing }, mit { $cards }
look-colour-red = rot
look-colour-blue = blau
look-colour-green = grün
look-colour-pool = verdeckt

## Türen
## $remark: was an einer Tür besonders ist, „none“, wenn nichts

look-locked = verschlossen
look-sealed = versiegelt
look-welded = zugeschweißt
look-no-doors = Keine Tür ist geschlossen.
look-door =
    { $remark ->
        [none] Geschlossene Tür { $door } nach { $zone }.
       *[other] Geschlossene Tür { $door } ({ $remark }) nach { $zone }.
    }
look-closed =
    { $remark ->
        [none] Tür { $door } ist geschlossen, zwischen { $a } und { $b }.
       *[other] Tür { $door } ({ $remark }) ist geschlossen, zwischen { $a } und { $b }.
    }

## Wer wo ist

look-nobodys-turn = Gerade ist niemand am Zug.
look-is-in = { $name } ist in { $zone }.
look-is-among = { $name } ist in { $zone }, mit { $enemies }.
look-stands = In { $zone }.
look-stands-among = In { $zone }, mit { $enemies }.
look-actions =
    { $actions ->
        [0] Keine Aktion übrig.
        [one] 1 Aktion übrig.
       *[other] { $actions } Aktionen übrig.
    }
look-free = Frei: { $list }.
look-free-move =
    { $count ->
        [one] 1 Bewegung
       *[other] { $count } Bewegungen
    }
look-free-search =
    { $count ->
        [one] 1 Suche
       *[other] { $count } Suchen
    }
look-free-combat =
    { $count ->
        [one] 1 Angriff
       *[other] { $count } Angriffe
    }
look-free-melee =
    { $count ->
        [one] 1 Nahkampfangriff
       *[other] { $count } Nahkampfangriffe
    }
look-free-ranged =
    { $count ->
        [one] 1 Fernkampfangriff
       *[other] { $count } Fernkampfangriffe
    }
look-free-dual =
    { $count ->
        [one] 1 Angriff mit zwei Waffen
       *[other] { $count } Angriffe mit zwei Waffen
    }
look-free-machine =
    { $count ->
        [one] 1 Maschinenaktion
       *[other] { $count } Maschinenaktionen
    }
look-standing =
    { $points ->
        [one] { $name }: { $level }, 1 Erfahrungspunkt, { $health }.
       *[other] { $name }: { $level }, { $points } Erfahrungspunkte, { $health }.
    }
look-wounds =
    { $count ->
        [0] unverletzt
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
look-armour = Rüstung { $left } von { $most }
look-camouflaged = getarnt
look-carried = trägt { $tokens }
look-in-car = in Auto { $car }
look-dead = { $name } ist tot.
look-away = { $name } ist entkommen.
look-nobody-called = Niemand heißt { $name }. Es gibt: { $names }.
look-skill = Fertigkeit { $skill }: { $does }
look-hand = { $name } trägt:
look-hand-empty = Nichts.
look-card =
    { $figures ->
        [none] { $place }: { $card }.
       *[other] { $place }: { $card }. { $figures }
    }
look-attached = { $card } mit { $cards }

## Werte einer Karte

look-melee =
    { $dice ->
        [one] Nahkampf: 1 Würfel, { $accuracy } oder mehr trifft, Schaden { $damage }.
       *[other] Nahkampf: { $dice } Würfel, { $accuracy } oder mehr trifft, Schaden { $damage }.
    }
look-ranged =
    { $dice ->
        [one] Reichweite { $near } bis { $far }: 1 Würfel, { $accuracy } oder mehr trifft, Schaden { $damage }.
       *[other] Reichweite { $near } bis { $far }: { $dice } Würfel, { $accuracy } oder mehr trifft, Schaden { $damage }.
    }
look-thrown = Geworfen, Reichweite { $near } bis { $far }: tötet alles dort.
look-blast = Reichweite { $near } bis { $far }: vernichtet alles in der Zone.
look-loud = Laut.
look-dual = Zwei davon greifen zusammen an.
look-reload = Muss nachgeladen werden.
look-opens =
    { $noise ->
        [silent] Öffnet Türen leise.
       *[other] Öffnet Türen mit Lärm.
    }

## Wie weit

look-steps =
    { $steps ->
        [0] { $name } ist dort.
        [one] 1 Schritt von { $name }.
       *[other] { $steps } Schritte von { $name }.
    }
# $doors: wie viele geschlossene Türen auf dem Weg liegen
look-steps-through =
    { $doors ->
        [one] Schritte von { $name }: { $steps }, durch 1 geschlossene Tür.
       *[other] Schritte von { $name }: { $steps }, durch { $doors } geschlossene Türen.
    }
look-no-way = Kein offener Weg von { $name }.
look-way =
    { $steps ->
        [one] Von { $name } nach { $zone }: 1 Schritt.
       *[other] Von { $name } nach { $zone }: { $steps } Schritte.
    }
look-way-there = { $name } ist schon in { $zone }.
look-way-none = Kein Weg führt von { $name } nach { $zone }.
look-way-door = Erst Tür { $door } öffnen.

## Feinde und Lärm
## $steps: -1, wenn kein offener Weg dorthin führt

look-no-enemies = Kein Feind ist auf dem Spielplan.
look-enemies =
    { $steps ->
        [-1] { $enemies } in { $zone }. Kein offener Weg von { $name }.
        [one] { $enemies } in { $zone }. 1 Schritt von { $name }.
       *[other] { $enemies } in { $zone }. { $steps } Schritte von { $name }.
    }
look-enemies-here = { $enemies } in { $zone }, zusammen mit { $names }.
look-in-sight = In Sicht von { $names }.
look-silence = Überall ist es still.
look-noise-in =
    { $loudest ->
        [yes] Lärm { $count } in { $zone }: am lautesten.
       *[no] Lärm { $count } in { $zone }.
    }

## Ziele
## $progress: wie weit es gekommen ist, „none“, wenn sich das nicht zählen lässt

look-goal =
    { $state ->
        [done] Erledigt: { $goal }.
        [hopeless] Außer Reichweite: { $goal }.
        [later] Später: { $goal }.
       *[open]
            { $progress ->
                [none] Zu tun: { $goal }.
               *[other] Zu tun: { $goal } ({ $progress }).
            }
    }
look-marked = { $thing } in { $zone }.
look-some-of = { $some } von { $all }
look-left =
    { $count ->
        [one] noch 1
       *[other] noch { $count }
    }
look-found = gefunden: { $cards }
look-missing = es fehlen: { $cards }
look-at-exit = am Ausgang: { $names }
look-most-points = am weitesten: { $name } mit { $points } von { $wanted } Punkten
look-charges = Sprengladungen: { $count }

## Vor einer Wahl

look-free-of-charge = Kostenlos.
look-costs = Kostet { $actions } Aktionen.
look-first-entered = In diesem Gebäude war noch niemand: Seine Räume werden gefüllt.
look-dice =
    { $dice ->
        [one] 1 Würfel
       *[other] { $dice } Würfel
    }
look-needed =
    { $needed ->
        [7] { $dice }, nichts trifft
        [6] { $dice }, nur 6 trifft
       *[other] { $dice }, { $needed } oder mehr trifft
    }
look-odds = { $dice }, Schaden { $damage }. Mindestens ein Treffer: { $chance } %.
look-odds-fells = { $dice }, Schaden { $damage }. Es fällt: { $chance } %.
look-no-dice = Keine Würfel: Alles dort stirbt.
look-targets = Getroffen wird in dieser Reihenfolge: { $targets }.
look-targets-chosen = Du wählst unter: { $targets }.
look-too-tough = { $target } (zu zäh)
look-no-target = Dort ist niemand zu treffen.
look-friends = Getroffen werden kann auch: { $names }!
look-noisy = Lärm.
look-quiet = Kein Lärm.
look-rerolls = Neuwurf möglich.
look-odds-of = { $attack }. { $odds }
look-hits =
    { $hits ->
        [0] Kein Treffer: { $chance } %.
        [one] 1 Treffer: { $chance } %.
       *[other] { $hits } Treffer: { $chance } %.
    }
look-no-attack = Gerade steht kein Angriff zur Wahl.
look-there = { $place }: { $things }.
look-there-nothing = { $place }.
look-leads-to = Führt nach { $zone }.
look-doomed = Dort: { $targets }.
