### Das klassische Spiel erzählt: Ereignisse als Sätze, Fragen, und was Möglichkeiten bedeuten.
###
### $survivor, $card, $weapon, $kind, $skill und Ähnliches kommen schon als Wörter, Zonen und Türen als Nummern.
### Bei Fragen und Möglichkeiten sind $a, $b, $c … die Teile der Reihe nach.

## Ereignisse

classic-event-game-started = Das Spiel beginnt.
classic-event-first-player = Platz { $seat } fängt an.
classic-event-dealt = { $survivor } beginnt mit: { $card }.
classic-event-round-started = Runde { $round }: die Spielerphase.
classic-event-phase-started = Die Zombiephase.
classic-event-turn-started =
    { $actions ->
        [one] { $survivor } ist am Zug, mit 1 Aktion.
       *[other] { $survivor } ist am Zug, mit { $actions } Aktionen.
    }
classic-event-turn-ended = { $survivor } ist fertig.
classic-event-action-taken = { $survivor }: { $action }.
classic-event-moved =
    { $cost ->
        [0] { $survivor } geht von { $source } nach { $target }.
        [one] { $survivor } reißt sich los, von { $source } nach { $target }, für 1 zusätzliche Aktion.
       *[other] { $survivor } reißt sich los, von { $source } nach { $target }, für { $cost } zusätzliche Aktionen.
    }
classic-event-noise-made = { $survivor } macht Lärm in Zone { $zone }.
classic-event-searched =
    { $what ->
        [police] { $survivor } durchsucht den Polizeiwagen.
        [pimpmobile] { $survivor } durchsucht die Angeberkarre.
       *[room] { $survivor } durchsucht den Raum.
    }
classic-event-card-drawn = { $survivor } zieht: { $card }.
classic-event-card-taken = { $survivor } nimmt: { $card }.
classic-event-card-discarded = { $survivor } legt ab: { $card }.
classic-event-card-moved =
    { $place ->
        [hand] { $survivor } nimmt in die Hand: { $card }.
       *[reserve] { $survivor } steckt weg: { $card }.
    }
classic-event-cards-combined =
    { $count ->
        [one] { $survivor } baut etwas zusammen: { $made }.
       *[other] { $survivor } baut etwas zusammen: { $count } × { $made }.
    }
classic-event-reshuffled =
    { $deck ->
        [equipment] Der Ausrüstungsstapel wird aus { $cards } abgelegten Karten neu gemischt.
       *[zombies] Der Zombiestapel wird aus { $cards } abgelegten Karten neu gemischt.
    }
classic-event-door-opened =
    { $tool ->
        [nothing] Auch Tür { $door } geht auf.
       *[other] { $survivor } öffnet Tür { $door } ({ $tool }).
    }
classic-event-door-closed = { $survivor } schließt Tür { $door }.
classic-event-building-revealed = Ein Gebäude steht zum ersten Mal offen. Zonen: { $rooms }.
classic-event-attacked =
    { $mode ->
        [car] { $survivor } überfährt alles in Zone { $zone }.
        [melee] { $survivor } greift im Nahkampf an: { $weapon }.
       *[ranged] { $survivor } greift Zone { $zone } an: { $weapon }.
    }
classic-event-dice-rolled =
    { $hits ->
        [0] { $survivor } würfelt { $dice } (nötig { $needed }+): daneben.
        [one] { $survivor } würfelt { $dice } (nötig { $needed }+): 1 Treffer.
       *[other] { $survivor } würfelt { $dice } (nötig { $needed }+): { $hits } Treffer.
    }
classic-event-rerolled =
    { $by ->
        [lucky] { $survivor } hat Glück und würfelt noch einmal.
        [ammunition] { $survivor } hat Munition übrig und würfelt noch einmal.
       *[once-a-turn] { $survivor } würfelt noch einmal.
    }
classic-event-hit-wasted = Die übrigen Treffer in Zone { $zone } ärgern nur: { $on }.
classic-event-zombie-killed = { $survivor } erledigt { $count } in Zone { $zone }: { $kind }.
classic-event-burned = { $survivor } setzt Zone { $zone } in Brand. Darin überlebt nichts.
classic-event-wound-stopped =
    { $by ->
        [tough] { $survivor } zuckt nicht einmal: keine Wunde.
       *[other] { $survivor } entgeht einer Wunde um den Preis von: { $by }.
    }
classic-event-wounded =
    { $lost ->
        [nothing] { $survivor } ist verwundet.
       *[other] { $survivor } ist verwundet und verliert: { $lost }.
    }
classic-event-eliminated = { $survivor } ist tot.
classic-event-gained =
    { $points ->
        [one] { $survivor } gewinnt 1 Erfahrungspunkt, insgesamt { $total }.
       *[other] { $survivor } gewinnt { $points } Erfahrungspunkte, insgesamt { $total }.
    }
classic-event-skill-gained = { $survivor } erreicht { $level } und lernt: { $skill }.
classic-event-skill-used = { $survivor } setzt eine Fertigkeit ein: { $skill }.
classic-event-reloaded = { $survivor } lädt nach: { $weapon }.
classic-event-car-entered =
    { $seat ->
        [driver] { $survivor } setzt sich ans Steuer von Auto { $car }.
       *[passenger] { $survivor } setzt sich auf einen Beifahrersitz von Auto { $car }.
    }
classic-event-car-left = { $survivor } steigt aus Auto { $car } aus.
classic-event-car-moved = Auto { $car } fährt von { $source } nach { $target }.
classic-event-objective-taken = { $survivor } nimmt ein Zielplättchen auf.
classic-event-survivor-joined = { $name } schließt sich euch in Zone { $zone } an.
classic-event-survivor-left = { $survivor } verlässt den Spielplan lebend.
classic-event-mission-news =
    { $what ->
        [medicine] Der Medizinschrank hilft: eine Wunde weniger.
        [loaded] In Auto { $number } liegen neue Vorräte.
        [unloaded] Vorräte kommen wieder aus Auto { $number } heraus.
        [car-away] Auto { $number } entkommt.
        [neutralised] Eine Brutzone ist für immer dicht.
        [spawn-awake] Eine Brutzone erwacht.
        [token-neutral] Unter dem Plättchen: jemand, der gerettet werden will.
        [token-marked] Unter dem Plättchen: die Markierung. Hier ist niemand.
        [hopeless] Diese Mission ist nicht mehr zu gewinnen. Ihr könnt weiterkämpfen oder aufgeben.
       *[trio-on-top] Pistole, Axt und Brecheisen liegen oben auf dem Ausrüstungsstapel, in irgendeiner Reihenfolge.
    }
classic-event-zombies-attack =
    { $wounds ->
        [one] Zombies greifen in Zone { $zone } an, 1 Wunde: { $counts }.
       *[other] Zombies greifen in Zone { $zone } an, { $wounds } Wunden: { $counts }.
    }
classic-event-zombies-moved =
    { $why ->
        [seen] Von { $source } nach { $target }, weil sie jemanden sehen: { $counts }.
        [heard] Von { $source } nach { $target }, dem Lärm nach: { $counts }.
       *[heard-behind-doors] Von { $source } nach { $target }, Lärm hinter verschlossenen Türen nach: { $counts }.
    }
classic-event-zombies-stay =
    { $why ->
        [silence] In Zone { $zone } ist nichts zu sehen oder zu hören; sie bleiben: { $counts }.
       *[other] Sie bleiben in Zone { $zone }: { $counts }.
    }
classic-event-zombie-card-drawn = Zombiekarte { $card } für Zone { $zone }, gelesen bei { $level }.
classic-event-zombies-spawned =
    { $escort ->
        [0] Neu in Zone { $zone }: { $count } { $kind }.
       *[other] Neu in Zone { $zone }: { $count } { $kind }, dazu { $escort } Schlurfer.
    }
classic-event-figures-short = Keine Figuren einer Art mehr in der Schachtel, es fehlen { $missing }: { $kind }.
classic-event-extra-activation = Alle einer Art handeln noch einmal: { $kind }.
classic-event-no-further-activation = Die Figuren sind in einer Extra-Aktivierung ausgegangen, die es schon deswegen gab: Dafür handelt niemand noch einmal ({ $kind }).
classic-event-zombies-escaped = In Zone { $zone } entkommen { $count }: { $kind }.
classic-event-noise-removed = Der Lärm verklingt, Waffen sind geladen, das Startspielerplättchen wandert weiter.
classic-event-game-over =
    { $won ->
        [yes] Ihr habt gewonnen: { $reason }.
       *[no] Ihr habt verloren: { $reason }.
    }

## Warum sie taten, was sie taten
## $who war in den Zonen $goals zu sehen oder zu hören, die alle so laut sind, wie $noise sagt; $who-count und $goals-count
## sagen, wie viele das sind.

classic-because-whom =
    { $who-count ->
        [0] Lärm
       *[other] { $who }
    }
classic-because-where =
    { $noise ->
        [1000000] in Zone { $goals }, der lautesten von allen
       *[other]
            { $goals-count ->
                [one] in Zone { $goals } (Lärm { $noise })
               *[other] in den Zonen { $goals }, die gleich laut sind (je Lärm { $noise })
            }
    }
classic-because-zombies-moved =
    { $why ->
        [seen] Von Zone { $source } aus sahen sie { $who }, { classic-because-where }.
        [heard] Von Zone { $source } aus sahen sie niemanden. Sie hörten { classic-because-whom }, { classic-because-where }.
       *[heard-behind-doors] Von Zone { $source } führte kein offener Weg zu jemandem. Sie hörten { classic-because-whom } hinter Türen, { classic-because-where }.
    }
classic-because-zombies-stay =
    { $why ->
        [silence] Von Zone { $zone } aus sahen sie niemanden und hörten nichts.
        [seen] Von Zone { $zone } aus sahen sie { $who }, { classic-because-where }.
        [heard] Von Zone { $zone } aus sahen sie niemanden. Sie hörten { classic-because-whom }, { classic-because-where }.
       *[heard-behind-doors] Von Zone { $zone } führte kein offener Weg zu jemandem. Sie hörten { classic-because-whom } hinter Türen, { classic-because-where }.
    }
classic-because-zombies-attack = Bei ihnen in Zone { $zone }: { $who }.

## Fragen

classic-question-first-player = Wer fängt an?
classic-question-activate = Wer handelt als Nächstes?
classic-question-action = Was tut { $a }?
classic-question-move-on = { $a } kann mit derselben Aktion weitergehen. Wohin?
classic-question-drive-on = { $a } kann noch eine Zone weiterfahren. Wohin?
classic-question-find = { $a } hat etwas gefunden ({ $b }). Behalten?
classic-question-arrange =
    { $b ->
        [none] Die Karten von { $a }: umsortieren, oder fertig?
       *[other] { $a } und { $b } tauschen: Karten bewegen, oder fertig?
    }
classic-question-destiny = { $a } zieht: { $b }. Lieber eine andere Karte?
classic-question-matching-set = { $a } kann eine zweite haben ({ $b }). Nehmen?
classic-question-room = Welcher Raum des Gebäudes wird als Nächstes gefüllt?
classic-question-victim = In Zone { $a } wird jemand verletzt. Wer?
classic-question-wound = { $a } wird gleich verwundet. Verhindern?
classic-question-wound-place = Wo trägt { $a } die Wunde?
classic-question-lose = { $a } ist verwundet. Welche Karte geht verloren?
classic-question-reroll =
    { $b ->
        [0] { $a } hat keinen Treffer. Noch einmal würfeln?
        [one] { $a } hat 1 Treffer. Noch einmal würfeln?
       *[other] { $a } hat { $b } Treffer. Noch einmal würfeln?
    }
classic-question-hit =
    { $b ->
        [one] 1 Treffer in Zone { $a }. Wer bekommt ihn?
       *[other] { $b } Treffer in Zone { $a }. Wer bekommt den nächsten?
    }
classic-question-skill = { $a } erreicht { $b }. Welche Fertigkeit?
classic-question-abomination = Von Zone { $a } sind mehrere Wege gleich kurz. Welchen nimmt das Monstrum?
classic-question-split-order = Für alle Gruppen, die sich teilen, reichen die Figuren nicht. Welche Zone kommt zuerst?
classic-question-smaller-group = Für die Teilung in Zone { $a } fehlen Figuren ({ $b }). Wohin geht die kleinere Gruppe?
classic-question-first-spawn = Welche Brutzone ist das ganze Spiel über die erste?
classic-question-manhole-order = Für alle Kanaldeckel reichen die Figuren nicht. Wo kommen die nächsten herauf?
classic-question-recruit = Wer bekommt den neuen Überlebenden?
classic-question-concede = Dieses Spiel aufgeben?

## Möglichkeiten

# Seats are counted from 1.
classic-option-first =
    Platz { $a ->
        [0] 1
        [1] 2
        [2] 3
        [3] 4
        [4] 5
       *[5] 6
    }
classic-option-activate = { $a }
classic-option-move = in Zone { $a } gehen
classic-option-on = weiter in Zone { $a }
classic-option-stay = hier bleiben
classic-option-search = den Raum durchsuchen
classic-option-search-car = Auto { $a } durchsuchen
classic-option-keep =
    { $a ->
        [none] den Wurf behalten
       *[other]
            { $b ->
                [none] behalten: { $a }
               *[other] behalten und dafür ablegen: { $b }
            }
    }
classic-option-discard = liegen lassen
classic-option-open = Tür { $a } öffnen ({ $b })
classic-option-room = Zone { $a }
classic-option-melee = im Nahkampf angreifen: { $a }
classic-option-melee-both = mit beiden angreifen: { $a }
classic-option-shoot = auf Zone { $b } schießen: { $a }
classic-option-shoot-both =
    { $c ->
        [none] mit beiden auf Zone { $b } schießen: { $a }
       *[other] zugleich auf die Zonen { $b } und { $c } schießen: { $a }
    }
classic-option-throw = auf Zone { $b } werfen: { $a }
classic-option-reload = nachladen: { $a }
classic-option-take =
    { $a ->
        [none] die Wunde hinnehmen
       *[other] das Zielplättchen nehmen
    }
classic-option-reorganise = die eigenen Karten umsortieren
classic-option-trade = mit { $a } tauschen
classic-option-combine =
    { $b ->
        [none] bauen: { $a }
       *[other] { $a } baut: { $b }
    }
classic-option-put = { $a }: { $b } → { $c }
classic-option-swap = { $a } ({ $b }) ↔ { $c } ({ $d })
classic-option-done = fertig
classic-option-enter = in Auto { $a } steigen ({ $b })
classic-option-get-out = aussteigen
classic-option-change-seat = den Sitz wechseln ({ $a })
classic-option-drive = in Zone { $a } fahren
classic-option-drive-on = weiter in Zone { $a } fahren
classic-option-stop =
    { $a ->
        [none] hier anhalten
       *[other] verhindern durch Ablegen von: { $a }
    }
classic-option-noise = Lärm machen
classic-option-end = den Zug beenden
classic-option-wound = { $a }
classic-option-wound-in = { $a }
classic-option-lose = { $a } ({ $b })
classic-option-reroll = noch einmal würfeln ({ $a })
classic-option-hit = { $a }
classic-option-spare = niemand: die übrigen Treffer verfallen
classic-option-learn = { $a }
classic-option-abomination = in Zone { $a }
classic-option-split = Zone { $a }
classic-option-fewer = Richtung Zone { $b }
classic-option-spawn-first = Zone { $a }
classic-option-manhole = Zone { $a }
classic-option-recruit-for = { classic-option-first }
classic-option-fight-on = nein, weiterkämpfen
classic-option-give-up = ja, aufgeben
classic-option-concede = aufgeben
classic-option-drop = { $a } wirft weg: { $b }
classic-option-load = in Auto { $b } verstauen: { $a }
classic-option-unload = aus Auto { $b } nehmen: { $a }
classic-option-neutralise = diese Brutzone für immer schließen
classic-option-leave = den Spielplan verlassen
classic-option-lead = { $a } eine freie Aktion geben
classic-option-accept = diese Karte behalten
classic-option-redraw = eine andere ziehen
classic-option-match = die zweite nehmen
classic-option-no = nein
classic-option-sniff = Nase zuhalten und hier suchen
classic-option-close = Tür { $a } schließen
classic-option-be-loud = der lauteste Ort der Stadt sein
classic-option-heal = { $a } heilen
classic-option-be-heard = { $a } lässt von sich hören
classic-option-hush = { $a } ist wieder still

## Warum ein Spiel vorbei ist

classic-reason-win-immediately = alles ist geschafft
classic-reason-lose-all-dead = alle sind tot
classic-reason-empty-board = niemand ist mehr auf dem Spielplan, und nicht alles ist geschafft
classic-reason-unwinnable = das Team hat aufgegeben
classic-reason-four-escapes-lose = der vierte Zombie ist entkommen

## Orte und Kleinigkeiten

classic-place-hand = Hand
classic-place-reserve = Reserve
classic-place-driver = Fahrersitz
classic-place-passenger = Beifahrersitz
classic-reroll-lucky = Glückspilz
classic-reroll-ammunition = Munition
classic-reroll-once-a-turn = einmal pro Zug
classic-empty = leer
