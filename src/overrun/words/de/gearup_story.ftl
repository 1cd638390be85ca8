### Gear Up: was geschieht, was gefragt wird und was man antworten kann.

## Was geschieht

gearup-event-game-started = Die Stadt ist überrannt, die Straße füllt sich.
gearup-event-dealt = { $target } beginnt vor { $seat }.
gearup-event-companion-joined = { $companion } kommt mit.
gearup-event-round-started = Runde { $round } beginnt.
gearup-event-boss-arrived = { $boss } erscheint vor { $seat }.
gearup-event-turn-started = Zug { $turn }: Waffen in { $color }; Zombies, die sich bewegen: { $speeds }.
gearup-event-aimed = { $seat } zielt auf { $target }.
gearup-event-set-chosen = { $seat } nimmt sich vor: { $targets } ({ $effect }).
gearup-event-companion-called = { $seat } ruft { $companion }.
gearup-event-drawn = { $seat } zeichnet { $tool } auf { $target }: { $cells }.
gearup-event-shot = { $seat } verschießt Munition auf { $target }: { $cells }.
gearup-event-line-crossed = Eine Schwachstelle von { $target } gibt nach: { $cells }.
gearup-event-gained =
    { $armor ->
        [0] { $seat } bekommt { $ammo } Munition ({ $by }).
       *[other] { $ammo ->
            [0] { $seat } bekommt { $armor } Rüstung ({ $by }).
           *[other] { $seat } bekommt { $ammo } Munition und { $armor } Rüstung ({ $by }).
        }
    }
gearup-event-zombie-killed = { $target } ist tot; { $seat } bekommt eine Verbesserung.
gearup-event-body-killed = { $target } ist tot.
gearup-event-pushed = { $seat } stößt { $target } auf Platz 3 zurück.
gearup-event-frenzy-marked = { $seat }: Kreis { $circles } der Raserei-Leiste von { $tool } ist gestrichen.
gearup-event-activated-again = { $seat } setzt { $tool } noch einmal ein ({ $by }).
gearup-event-activation-over = { $seat } lässt { $tool } sinken.
gearup-event-passed = { $seat } belässt es dabei und darf Munition verschießen.
gearup-event-finished = { $seat } ist fertig.
gearup-event-upgraded = { $seat } schaltet { $effect } für { $weapon } frei.
gearup-event-zombies-walk = Näher an { $seat }: { $targets }.
gearup-event-zombie-attacks = { $target } greift { $seat } an: { $damage } Schaden.
gearup-event-exploded = { $target } explodiert vor { $seat }: { $damage } Schaden für alle.
gearup-event-hurt =
    { $armor ->
        [0] { $health ->
            [0] { $seat } kommt heil davon.
           *[other] { $seat } verliert { $health } Leben.
        }
       *[other] { $health ->
            [0] { $seat } verliert { $armor } Rüstung.
           *[other] { $seat } verliert { $health } Leben und { $armor } Rüstung.
        }
    }
gearup-event-killed = { $seat } ist tot.
gearup-event-spawn-card-revealed = Nachschub { $letter }.
gearup-event-boss-card-revealed = Bosskarte, Phase { $phase }: { $icons }.
gearup-event-zombies-arrived = Neue Zombies: { $targets }.
gearup-event-zombie-given = { $target } geht auf { $seat } los.
gearup-event-reshuffled = Der Stapel der { $tier } wird neu gemischt: { $cards } Karten.
gearup-event-boss-attacks = { $boss } greift alle an: { $damage } Schaden.
gearup-event-boss-skill = { $boss }: { $skill }.
gearup-event-armor-broken = { $seat } verliert { $armor } Rüstung.
gearup-event-blow-blocked = { $seat } gibt 1 { $resource } her und entgeht dem Schlag.
gearup-event-screamed = Der Schrei bewegt Zombies: { $speed }.
gearup-event-boss-moved = { $boss } zieht weiter zu { $seat }.
gearup-event-game-over = Ende: { $reason }.

## Was gefragt wird

gearup-question-attack = Alle gleichzeitig: zeichnen, Munition verschießen oder fertig sein.
gearup-question-second-piece = { $a }: Wohin kommt das zweite Stück auf { $b }?
gearup-question-push = { $a }: { $b } auf Platz 3 zurückstoßen?
gearup-question-target = { $a }: Welcher?
gearup-question-block = { $a } erleidet { $b } Schaden. Wie viel davon fängt Rüstung ab?
gearup-question-blow = { $a }: { $b } Schaden hinnehmen oder einmal zahlen?
gearup-question-upgrade = Welche Waffen werden besser?
gearup-question-give = Wer nimmt es mit { $a } auf?
gearup-question-concede = { $a } möchte aufgeben. Alle einverstanden?

## Was man antworten kann

gearup-option-aim = { $a }: auf { $b } zielen
gearup-option-draw = { $a }: auf { $b } zeichnen
gearup-option-split = { $a }: erstes Stück einer geteilten Form auf { $b }
gearup-option-sweep = { $a }: ein Zombie von jedem Platz vor { $b }
gearup-option-blast = { $a }: alle auf Platz { $c } vor { $b }
gearup-option-call = { $a }: { $b } rufen
gearup-option-again = { $a }: die Waffe noch einmal einsetzen ({ $b })
gearup-option-enough = { $a }: kein zweites Mal
gearup-option-stop = { $a }: nicht weiterzeichnen
gearup-option-pass = { $a }: Waffe stecken lassen, Munition verschießen
gearup-option-shoot = { $a }: Munition auf { $b }, { $c }
gearup-option-done = { $a }: fertig
gearup-option-target = { $b }
gearup-option-push = zurückstoßen
gearup-option-leave = stehen lassen
gearup-option-block = { $b } Rüstung
gearup-option-pay = 1 { $b } hergeben
gearup-option-endure = den Schaden hinnehmen
gearup-option-unlock = { $a }: { $b }
gearup-option-give = { $a }
gearup-option-concede = aufgeben
gearup-option-fight-on = nein, weiterkämpfen
gearup-option-give-up = ja, aufgeben

## Der Tisch im Terminal

gearup-table-head = Runde { $round }, Zug { $turn }: Waffen in { $color }; es bewegen sich: { $speeds }
gearup-table-start = Das Spiel hat noch nicht begonnen.
gearup-table-boss-away = { $boss } ist noch nicht da.
gearup-table-boss = { $boss } vor { $name }: { $attack } Schaden, Spezialangriff { $special }
gearup-table-person = { $name }: Leben { $health }/{ $slots }, Rüstung { $armor }, Munition { $ammo }
gearup-table-slot = Platz { $slot }
gearup-table-zombie = { $name } ({ $damage })
gearup-table-weapon = { $name } ({ $color }): { $effects }
gearup-table-arrivals = Neu auf dem Tisch: { $names }
gearup-table-companions = Gefährten: { $names }
gearup-table-plain = keine Effekte
