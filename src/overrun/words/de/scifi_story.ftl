### Invader und Dark Side erzählt: Ereignisse als Sätze, Fragen, und was Möglichkeiten bedeuten.
###
### $survivor, $card, $weapon, $kind, $skill und Ähnliches kommen schon als Wörter, Zonen und Türen als Nummern.
### Bei Fragen und Möglichkeiten sind $a, $b, $c … die Teile der Reihe nach.

## Ereignisse

scifi-event-game-started = Das Spiel beginnt.
scifi-event-starts-at = { $survivor } beginnt in Zone { $zone }.
scifi-event-first-player = Platz { $seat } fängt an.
scifi-event-dealt = { $survivor } beginnt mit: { $card }.
scifi-event-round-started = Runde { $round }: die Spielerphase.
scifi-event-phase-started =
    { $phase ->
        [xenos] Die Xeno-Phase.
       *[end] Die Endphase.
    }
scifi-event-turn-started =
    { $actions ->
        [one] { $survivor } ist am Zug, mit 1 Aktion.
       *[other] { $survivor } ist am Zug, mit { $actions } Aktionen.
    }
scifi-event-turn-ended = { $survivor } ist fertig.
scifi-event-action-taken = { $survivor }: { $action }.
scifi-event-game-over =
    { $won ->
        [yes] Ihr habt gewonnen: { $reason }.
       *[no] Ihr habt verloren: { $reason }.
    }
scifi-event-moved =
    { $cost ->
        [0] { $survivor } geht von { $source } nach { $target }.
        [one] { $survivor } reißt sich los, von { $source } nach { $target }, für 1 zusätzliche Aktion.
       *[other] { $survivor } reißt sich los, von { $source } nach { $target }, für { $cost } zusätzliche Aktionen.
    }
scifi-event-machine-moved =
    { $along ->
        [yes] { $machine } kommt mit, von { $source } nach { $target }.
       *[no] { $survivor } schickt eine Maschine von { $source } nach { $target }: { $machine }.
    }
scifi-event-noise-made = Lärm in Zone { $zone }, durch { $survivor }.
scifi-event-searched = { $survivor } durchsucht Zone { $zone }.
scifi-event-card-drawn = { $survivor } bekommt: { $card }.
scifi-event-card-taken = { $survivor } nimmt: { $card }.
scifi-event-card-discarded = { $survivor } legt ab: { $card }.
scifi-event-card-moved =
    { $place ->
        [hand] { $survivor } nimmt in die Hand: { $card }.
        [body] { $survivor } legt an: { $card }.
       *[backpack] { $survivor } steckt weg: { $card }.
    }
scifi-event-card-attached = { $survivor } montiert { $card } an: { $weapon }.
scifi-event-card-detached = { $survivor } montiert { $card } ab von: { $weapon }.
scifi-event-token-given = { $survivor } gibt { $other } ein Plättchen: { $colour }.
scifi-event-reshuffled =
    { $deck ->
        [equipment] Der Ausrüstungsstapel wird aus { $cards } abgelegten Karten neu gemischt.
       *[xenos] Der Xeno-Stapel wird aus { $cards } abgelegten Karten neu gemischt.
    }
scifi-event-door-opened = Tür { $door } geht auf ({ $survivor }).
scifi-event-door-closed = { $survivor } schließt Tür { $door }.
scifi-event-objective-taken = { $survivor } nimmt Ziel { $token } auf: { $colour }.
scifi-event-token-taken = { $survivor } hebt auf: { $kind }.
scifi-event-survivor-left = { $who } hat den Spielplan lebend verlassen.
scifi-event-scientist-moved = Wissenschaftler ({ $colour }) geht von { $source } nach { $target }.
scifi-event-healed = { $survivor } repariert die Rüstung, jetzt { $armour }.
scifi-event-gained =
    { $points ->
        [one] { $survivor } bekommt 1 Erfahrungspunkt, zusammen { $total }.
       *[other] { $survivor } bekommt { $points } Erfahrungspunkte, zusammen { $total }.
    }
scifi-event-skill-gained = { $survivor } erreicht { $level } und lernt: { $skill }.
scifi-event-skill-used = { $survivor } benutzt eine Fertigkeit: { $skill }.
scifi-event-camouflage =
    { $on ->
        [yes] { $survivor } ist getarnt.
       *[no] { $survivor } ist nicht mehr getarnt.
    }
scifi-event-attacked =
    { $mode ->
        [melee] Nahkampfangriff in Zone { $zone }: { $weapon }.
       *[ranged] Angriff auf Zone { $zone }: { $weapon }.
    }
scifi-event-dice-rolled =
    { $hits ->
        [0] Würfel: { $dice } (nötig { $needed }+). Daneben.
        [one] Würfel: { $dice } (nötig { $needed }+). 1 Treffer.
       *[other] Würfel: { $dice } (nötig { $needed }+). { $hits } Treffer.
    }
scifi-event-rerolled = { $survivor } würfelt noch einmal: { $by }.
scifi-event-xeno-killed = { $survivor } tötet in Zone { $zone }: { $count } { $kind }.
scifi-event-hit-wasted = Treffer in Zone { $zone } richten nichts aus: { $kind }.
scifi-event-blasted =
    { $kind ->
        [hellfire] { $survivor } taucht Zone { $zone } in Höllenfeuer. Nichts darin überlebt.
       *[seismic] Eine seismische Explosion erschüttert Zone { $zone }. Nichts darin überlebt ({ $survivor }).
    }
# Machines have no armour, and the dead none any more.
scifi-event-damaged =
    { $left ->
        [0] { $source ->
            [shot] Eigenbeschuss: { $who } erleidet { $damage } Schaden.
           *[xenos] { $who } erleidet { $damage } Schaden.
        }
       *[other] { $source ->
            [shot] Eigenbeschuss: { $who } erleidet { $damage } Schaden, noch { $left } Rüstung.
           *[xenos] { $who } erleidet { $damage } Schaden, noch { $left } Rüstung.
        }
    }
scifi-event-damage-warded = { $who } entgeht { $damage } Schaden: { $by }.
scifi-event-eliminated = { $who } ist tot.
scifi-event-machine-destroyed = { $machine } ist Schrott.
scifi-event-xenos-attack = Xenos greifen in Zone { $zone } an, { $damage } Schaden: { $counts }.
scifi-event-xenos-moved =
    { $why ->
        [seen] Von { $source } nach { $target }, weil sie jemanden sehen: { $counts }.
        [taunted] Von { $source } nach { $target }, weil jemand sie verspottet: { $counts }.
       *[heard] Von { $source } nach { $target }, dem Lärm nach: { $counts }.
    }
scifi-event-xenos-stay =
    { $why ->
        [silence] In Zone { $zone } ist nichts zu sehen oder zu hören; sie bleiben: { $counts }.
        [cut-off] Von Zone { $zone } führt kein Weg zu dem, was sie hören; sie bleiben: { $counts }.
       *[other] Sie bleiben in Zone { $zone }: { $counts }.
    }
scifi-event-door-destroyed = Tür { $door } wird aus Zone { $zone } eingerissen: { $counts }.
scifi-event-xeno-card-drawn = Xeno-Karte { $card } für Zone { $zone }, gelesen bei { $level }.
scifi-event-xenos-spawned = Neu in Zone { $zone }: { $count } { $kind }.
scifi-event-figures-short = Von einer Art sind keine Figuren mehr da, es fehlen { $missing }: { $kind }.
scifi-event-extra-activation = Sie handeln noch einmal: { $kinds }.
scifi-event-mold-set =
    { $active ->
        [yes] In Zone { $zone } wächst Fäulnis.
       *[no] Die Fäulnis in Zone { $zone } ist ausgebrannt, vorerst.
    }
scifi-event-mold-removed = Die Fäulnis in Zone { $zone } ist weg.
scifi-event-pit-drilled = In Zone { $zone } öffnet sich ein Schacht.
scifi-event-pit-filled = Der Schacht in Zone { $zone } ist geschlossen.
scifi-event-spawn-woke = Die Brutzone { $zone } ({ $colour }) erwacht.
scifi-event-spawn-placed = Ein weiteres Brutplättchen liegt in Zone { $zone }.
scifi-event-spawn-removed = Das Brutplättchen in Zone { $zone } ist weg. Es war: { $colour }.
scifi-event-objective-lost = Ziel { $token } ist verloren: { $colour }.
scifi-event-door-lost =
    { $sealed ->
        [yes] Tür { $door } ist für immer zu.
       *[no] Tür { $door } ist für immer weg.
    }
scifi-event-tiles-removed = Der Stützpfeiler ({ $colour }) stürzt ein und mit ihm: { $tiles }.
scifi-event-noise-removed = Der Lärm legt sich, und Maschinen locken niemanden mehr an.
scifi-event-mission-news =
    { $what ->
        [objective-points] Das ist { $number } Erfahrungspunkte wert.
        [no-prototype] Kein Prototyp ist mehr übrig.
        [carried] Das Plättchen kommt mit: { $colour }.
        [sample] Eine Probe ist genommen: { $colour }.
        [grenade-hit] Eine Seismische Granate hat Zone { $number } getroffen: Das zählt bis zum Ende dieser Phase.
        [pit-destroyed] Der Schacht in Zone { $number } ist zerstört.
        [door-opens] Die Tür ({ $colour }) öffnet sich von selbst.
        [unlocked] Die gesicherte Luftschleuse steht offen.
        [welded] Zugang { $number } ist zugeschweißt.
        [crew-left] Wieder jemand von der Besatzung ist fort. Es bleiben: { $number }.
        [thumper-gone] Der Klopfer in Zone { $number } verstummt.
        [friendly] Jemand hat die Kontrolle: { $colour }.
       *[charge] Sprengladung { $number } sitzt am Stützpfeiler ({ $colour }).
    }

## Warum sie taten, was sie taten
## $who war in den Zonen $goals zu sehen oder zu hören, die alle so laut sind, wie $noise sagt; $who-count und $goals-count
## sagen, wie viele das sind.

scifi-because-whom =
    { $who-count ->
        [0] Lärm
       *[other] { $who }
    }
scifi-because-where =
    { $goals-count ->
        [one] in Zone { $goals } (Lärm { $noise })
       *[other] in den Zonen { $goals }, die gleich laut sind (je Lärm { $noise })
    }
scifi-because-xenos-moved =
    { $why ->
        [seen] Von Zone { $source } aus sahen sie { $who }, { scifi-because-where }.
        [taunted] Jemand in Zone { $goals } verspottet sie.
       *[heard] Von Zone { $source } aus sahen sie niemanden. Sie hörten { scifi-because-whom }, { scifi-because-where }.
    }
scifi-because-xenos-stay =
    { $why ->
        [silence] Von Zone { $zone } aus sahen sie niemanden und hörten nichts.
        [cut-off] Von Zone { $zone } aus sahen sie niemanden, und zu dem, was sie hörten, führt kein Weg.
        [seen] Von Zone { $zone } aus sahen sie { $who }, { scifi-because-where }.
        [taunted] Jemand in Zone { $goals } verspottet sie.
       *[heard] Von Zone { $zone } aus sahen sie niemanden. Sie hörten { scifi-because-whom }, { scifi-because-where }.
    }
scifi-because-door-destroyed =
    { $why ->
        [seen] Von Zone { $zone } aus sahen sie { $who }, { scifi-because-where }; die Tür war im Weg.
        [taunted] Jemand in Zone { $goals } verspottet sie; die Tür war im Weg.
       *[heard] Von Zone { $zone } aus sahen sie niemanden. Sie hörten { scifi-because-whom }, { scifi-because-where }; die Tür war im Weg.
    }
scifi-because-xenos-attack = Bei ihnen in Zone { $zone }: { $who }.

## Fragen

scifi-question-first-player = Wer fängt an?
scifi-question-activate = Wer handelt als Nächstes?
scifi-question-action = Was tut { $a }?
scifi-question-pause = Zeit, sich umzusehen. Weiter zur nächsten Runde?
scifi-question-gift = { $a } darf jetzt eine Aktion ausführen. Welche?
scifi-question-gear =
    { $a ->
        [none] Wer bekommt, was übrig ist?
       *[other] Womit beginnt { $a }?
    }
scifi-question-drone = Wer bekommt eine Suchdrohne?
scifi-question-group = Wo beginnt { $a }?
scifi-question-extra-spawn = Ihr seid viele. Wohin kommt ein weiteres Brutplättchen?
scifi-question-move-on = { $a } kann in derselben Aktion weitergehen. Wohin?
scifi-question-follow = Kommt das mit { $a } mit: { $b }?
scifi-question-find = { $a } hat etwas gefunden ({ $b }). Behalten?
scifi-question-arrange =
    { $b ->
        [none] Karten umsortieren: { $a }.
       *[other] { $a } und { $b } tauschen Karten.
    }
scifi-question-dice = Mit wie vielen Würfeln würfelt { $a } ({ $b })?
scifi-question-reroll =
    { $b ->
        [0] { $a } hat keinen Treffer. Noch einmal würfeln?
        [one] { $a } hat 1 Treffer. Noch einmal würfeln?
       *[other] { $a } hat { $b } Treffer. Noch einmal würfeln?
    }
scifi-question-roll-6 = { $a } hat { $b } Treffer und Sechsen. Mehr Würfel werfen?
scifi-question-hit =
    { $b ->
        [one] 1 Treffer in Zone { $a }. Wer bekommt ihn?
       *[other] { $b } Treffer in Zone { $a }. Wer bekommt den nächsten?
    }
scifi-question-reap = { $a } kann noch einen mitnehmen. Soll es sein?
scifi-question-free-attack = { $a } darf kostenlos angreifen. Wie?
scifi-question-share =
    { $c ->
        [one] Angriff in Zone { $a } ({ $b }). Wer bekommt ihn ab?
       *[other] { $c } Angriffe in Zone { $a } ({ $b }). Wer bekommt wie viele ab?
    }
scifi-question-damage = { $a } soll { $b } Schaden erleiden. Etwas davon abwenden?
scifi-question-skill = { $a } erreicht { $b }. Welche Fertigkeit?
scifi-question-camouflage = Kein Xeno sieht { $a }. Tarnen?
scifi-question-hit-and-run = { $a } darf kostenlos abhauen. Wohin?
scifi-question-rescue = Soll { $a } herausgezogen werden?
scifi-question-first-spawn = Welche Brutzone ist die erste, für das ganze Spiel?
scifi-question-extra-turn = Xenos sind gleich noch einmal dran. Wer hat vorher einen Zug?
scifi-question-zone-order = Die Figuren reichen nicht für alle ({ $a }). Wo erscheinen sie als Nächstes?
scifi-question-abomination = Ein Monstrum kommt. Wo?
scifi-question-split-goals = Mehrere Zonen locken sie aus Zone { $a } gleich stark. Wohin geht der überzählige?
scifi-question-split-ways = Mehrere Wege aus Zone { $a } sind gleich kurz. Welchen nimmt der überzählige?
scifi-question-leave = { $a } steht am Ausgang. Verlassen?
scifi-question-scientist = Wer von den Wissenschaftlern geht als Nächstes?
scifi-question-scientist-way = Mehrere Wege sind gleich kurz. Welcher soll es sein ({ $a })?
scifi-question-remove-spawn = Auch das Brutplättchen in Zone { $a } verbrennen?
scifi-question-hostile-target = Mehrere Zonen sind gleich laut. Auf welche wird geschossen ({ $a })?
scifi-question-hostile-hit =
    { $b ->
        [one] 1 Treffer einer feindlichen Maschine ({ $a }). Wer bekommt ihn ab?
       *[other] { $b } Treffer einer feindlichen Maschine ({ $a }). Wer bekommt den nächsten ab?
    }
scifi-question-concede = Dieses Spiel aufgeben?

## Möglichkeiten

# Plätze zählen von 1 an.
scifi-option-first =
    Platz { $a ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
scifi-option-activate = { $a }
scifi-option-later = jetzt niemand, warten
scifi-option-end = den Zug beenden
scifi-option-decline = nein, danke
scifi-option-deal = { $a }: { $b }
scifi-option-none = nichts mehr für { $a }
scifi-option-start = { $a } beginnt in Zone { $b }
scifi-option-spawn = Zone { $a }
scifi-option-move = nach Zone { $a } gehen
scifi-option-on = weiter nach Zone { $a }
scifi-option-stay = hierbleiben
scifi-option-follow = mitkommen: { $a }
scifi-option-search = hier suchen
scifi-option-oxygen = eine Sauerstoffflasche nehmen
scifi-option-keep =
    { $a ->
        [none] den Wurf behalten
       *[other]
            { $b ->
                [none] behalten: { $a }
               *[other] behalten und dafür ablegen: { $b }
            }
    }
scifi-option-discard = ablegen: { $a }
scifi-option-open = Tür { $a } öffnen
scifi-option-close = Tür { $a } schließen
scifi-option-take =
    { $b ->
        [none] Ziel { $a } aufnehmen
       *[other] { $a } nimmt { $b }
    }
scifi-option-take-prototype = die Prototyp-Waffe nehmen
scifi-option-take-search-drone = die Suchdrohne nehmen
scifi-option-reorganise = die Karten umsortieren
scifi-option-trade = mit { $a } tauschen
scifi-option-put = { $a }: von { $b } nach { $c }
scifi-option-swap = { $a }, { $b }, und { $c }, { $d }, tauschen
scifi-option-attach =
    { $c ->
        [none] { $a } an { $b } montieren
       *[other] { $a } an { $c } montieren
    }
scifi-option-detach = { $a } von { $b } abmontieren, nach { $c }
scifi-option-give = { $b } gibt { $c } ein Plättchen: { $a }
scifi-option-done = fertig
scifi-option-use = benutzen: { $a }
scifi-option-noise = Lärm machen
scifi-option-melee =
    { $b ->
        [none] im Nahkampf angreifen: { $a }
       *[other] gezielter Angriff im Nahkampf ({ $b }): { $a }
    }
scifi-option-melee-both =
    { $b ->
        [none] mit beiden angreifen: { $a }
       *[other] gezielter Angriff mit beiden ({ $b }): { $a }
    }
scifi-option-shoot =
    { $c ->
        [none] auf Zone { $b } schießen: { $a }
       *[other] gezielter Angriff auf Zone { $b } ({ $c }): { $a }
    }
scifi-option-shoot-both =
    { $c ->
        [none] mit beiden auf Zone { $b } schießen: { $a }
       *[other] gezielter Angriff mit beiden auf Zone { $b } ({ $c }): { $a }
    }
scifi-option-blast = gegen Zone { $b } einsetzen: { $a }
scifi-option-machine-move = nach Zone { $b } schicken: { $a }
scifi-option-machine-melee =
    { $b ->
        [none] im Nahkampf angreifen lassen: { $a }
       *[other] gezielter Angriff im Nahkampf ({ $b }): { $a }
    }
scifi-option-machine-shoot =
    { $c ->
        [none] auf Zone { $b } schießen lassen: { $a }
       *[other] gezielter Angriff auf Zone { $b } ({ $c }): { $a }
    }
scifi-option-roll = { $a } Würfel werfen
scifi-option-reroll = noch einmal würfeln ({ $a })
scifi-option-hit = { $a }
scifi-option-reap = ja: { $a }
scifi-option-no = nein
scifi-option-suffer = hinnehmen
scifi-option-learn = { $a }
scifi-option-hide = tarnen
scifi-option-charge = Sturmangriff nach Zone { $a }
scifi-option-sprint = nach Zone { $a } spurten
scifi-option-zero-g-run = schwerelos nach Zone { $a } sprinten, über alles hinweg
scifi-option-bloodlust = im Blutrausch nach Zone { $a } stürzen und angreifen
scifi-option-run = nach Zone { $a } abhauen
scifi-option-lead = { $a } eine Aktion geben
scifi-option-shove = sie nach Zone { $a } schubsen
scifi-option-taunt = die in Zone { $a } verspotten
scifi-option-rescue = jemanden aus Zone { $a } herausziehen
scifi-option-come = ja: { $a }
scifi-option-spawn-first = Zone { $a }
scifi-option-extra-turn = { $a }
scifi-option-appear = Zone { $a }
scifi-option-abomination = { $a } in Zone { $b }
scifi-option-towards = zu Zone { $a }
scifi-option-via = durch Zone { $a }
scifi-option-leave =
    { $a ->
        [none] verlassen
       *[other] verlassen: { $a }
    }
scifi-option-walk = { $a }
scifi-option-walk-to = nach Zone { $a }
scifi-option-remove-spawn = ja, weg damit
scifi-option-leave-spawn = nein, liegen lassen
scifi-option-target = Zone { $a }
scifi-option-gather-mold = eine Probe der Fäulnis nehmen
scifi-option-unlock = die gesicherte Luftschleuse öffnen lassen: { $a }
scifi-option-weld = Zugang { $a } zuschweißen
scifi-option-set-charge = eine Sprengladung am Stützpfeiler ({ $a }) anbringen
scifi-option-collapse = den Stützpfeiler ({ $a }) sprengen
scifi-option-fight-on = nein, weiterkämpfen
scifi-option-give-up = ja, aufgeben
scifi-option-concede = aufgeben
scifi-option-drop = { $a } wirft weg: { $b }

## Warum ein Spiel vorbei ist

scifi-reason-win-immediately = alles ist geschafft
scifi-reason-lose-survivor-eliminated = jemand aus dem Team ist tot
scifi-reason-lose-mold-chain = eine Kette von Fäulnis verbindet zwei Brutzonen
scifi-reason-lose-objective-impossible = die Mission ist nicht mehr zu erfüllen
scifi-reason-impossible-objective-scope = das Team hat aufgegeben
scifi-reason-red-removed = ein rotes Ziel ist verloren
scifi-reason-sentry-gun-destroyed = das Geschütz ist zerstört
scifi-reason-xeno-at-rolly = Xenos sind beim blauen Ziel
scifi-reason-white-or-blue-removed = das weiße oder das blaue Ziel ist verloren
scifi-reason-xeno-in-exit = ein Xeno hat den Ausgang erreicht
scifi-reason-scientist-removed = einer der Ingenieure ist verloren
scifi-reason-scientist-lost = ein Wissenschaftler ist verloren
scifi-reason-objective-removed = ein Ziel ist verloren
scifi-reason-bot-destroyed = der Bot ist zerstört
scifi-reason-remote-locked-in = die Fernsteuerung des Bots liegt hinter der Tür, die nur der Bot öffnet
scifi-reason-machine-destroyed = eine Maschine ist zerstört
scifi-reason-oxygen-rooms-lost = kein Raum mit Sauerstoff ist mehr übrig
scifi-reason-yellow-removed = das gelbe Ziel ist verloren
scifi-reason-remote-removed = eine Fernsteuerung ist verloren
scifi-reason-yellow-or-pink-removed = das gelbe oder das pinke Ziel ist verloren
scifi-reason-too-few-objectives = für alle Zugänge sind zu wenige Ziele übrig
scifi-reason-locked-out = zum Ausgang führt kein Weg mehr
scifi-reason-xeno-at-generator = Xenos sind bei einem Generator
scifi-reason-objective-or-generator-removed = ein Ziel oder ein Generator ist verloren
scifi-reason-starting-survivor-removed = jemand ist mit den Kartenteilen untergegangen
scifi-reason-too-few-charges = für die Stützpfeiler sind zu wenige Sprengladungen übrig
scifi-reason-pillar-removed = ein Stützpfeiler ist vor der Zeit weg

## Orte, Farben und Kleinigkeiten

scifi-place-of = { $who } ({ $place })
scifi-place-hand = Hand
scifi-place-body = Körper
scifi-place-backpack = Rucksack
scifi-nobody = niemand
scifi-reroll-lucky = Glückspilz
scifi-source-shot = Eigenbeschuss
scifi-colour-red = rot
scifi-colour-blue = blau
scifi-colour-green = grün
scifi-colour-pink = pink
scifi-colour-purple = lila
scifi-colour-white = weiß
scifi-colour-yellow = gelb
scifi-colour-face-down = verdeckt
scifi-token-prototype = Prototyp-Waffe
scifi-token-search-drone = Suchdrohne
scifi-token-thumper = Klopfer
scifi-token-blue-scientist = Wissenschaftler (blau)
scifi-token-white-scientist = Wissenschaftler (weiß)
scifi-token-mold = Fäulnis

## Der Spielplan im Terminal

scifi-zone-exit = Ausgang
scifi-zone-mold = Fäulnis
scifi-zone-dead-mold = inaktive Fäulnis
scifi-zone-pits = offener Schacht
scifi-zone-filled-pits = geschlossener Schacht
