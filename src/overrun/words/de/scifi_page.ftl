### Invader und Dark Side auf der Seite: der Aufbau, was der Spielplan zeigt, die Ziele in wenigen Worten.

## Der Aufbau

scifi-survivor-note = { $type }, Rüstung { $armour }
scifi-switches-difficulty = Schwierigkeit: was im Xeno-Stapel ist
scifi-switch-easy = Leichte Karten: wenige Xenos auf einmal.
scifi-switch-hard = Schwierige Karten: viele Xenos auf einmal.
scifi-switch-extra-activations = Extra-Aktivierungen: Xenos handeln mittendrin noch einmal.
scifi-switch-ultrared = Ultrarot-Modus: Nach Rot beginnt die Erfahrung von vorn, und jede Stufe bringt noch eine Fertigkeit.
scifi-switches-mixed = Invader und Dark Side zusammen
scifi-switch-both-boxes = Beide Schachteln: Xenos, Karten und Überlebende gemischt. Nötig für mehr als sechs Überlebende.
scifi-switch-bot = Bot
scifi-switch-sentry = Geschütz

## Ziele

scifi-goal-take-red = Nehmt das rote Ziel
scifi-goal-take-all = Nehmt alle Ziele
scifi-goal-take-white = Nehmt das weiße Ziel
scifi-goal-take-blue = Nehmt das blaue Ziel
scifi-goal-take-yellow = Nehmt das gelbe Ziel
scifi-goal-take-yellow-and-pink = Nehmt das gelbe und das pinke Ziel
scifi-goal-take-four-red = Nehmt vier rote Ziele
scifi-goal-take-scientists = Nehmt beide Ingenieure mit
scifi-goal-take-remotes = Nehmt beide Fernsteuerungen
scifi-goal-take-available = Nehmt alle Ziele, die zu nehmen sind
scifi-goal-escape = Alle durch den Ausgang hinaus
scifi-goal-escape-with-scientists = Hinaus durch den Ausgang, mit beiden Wissenschaftlern
scifi-goal-bot-escapes = Bringt den Bot durch den Ausgang hinaus
scifi-goal-hold-sentry-zone = Sammelt euch beim Geschütz, ohne Xeno dort
scifi-goal-hold-exit = Haltet den Ausgang, bis die Besatzung fort ist
scifi-goal-destroy-purple-spawn = Brennt die lila Brutzone aus
scifi-goal-remove-purple-spawn = Entfernt die lila Brutzone
scifi-goal-clear-building = Säubert das Gebäude von Xenos
scifi-goal-destroy-pits = Zerstört beide Schächte, mit je zwei Granaten
scifi-goal-orange-level = Alle auf Orange
scifi-goal-red-level = Alle auf Rot
scifi-goal-new-tanks = Eine neue Sauerstoffflasche für alle
scifi-goal-gather-samples = Sammelt von jeder Art eine Probe
scifi-goal-seal-accesses = Schweißt die drei Zugänge zu
scifi-goal-collapse-yellow = Sprengt den gelben Stützpfeiler
scifi-goal-collapse-pink = Sprengt den pinken Stützpfeiler

## Der Spielplan

scifi-page-armour = noch { $left } von { $most } Rüstung
scifi-page-camouflaged = getarnt
scifi-page-first-tank = erste Sauerstoffflasche
scifi-page-laps =
    { $count ->
        [one] ultrarot
       *[other] ultrarot × { $count }
    }
scifi-page-body-empty = Körper
scifi-page-backpack-empty = Rucksack
scifi-page-needs-cell = braucht eine Zelle
scifi-page-prototype = Prototyp: geht nur mit einer Energiezelle.
scifi-page-bullets = Verschießt Patronen: nicht draußen.
scifi-page-takes = Dazu passt: { $card }.
scifi-page-blast = alles in einer Zone, Reichweite { $range }
scifi-page-more-dice = +{ $count } Würfel im Nahkampf
scifi-page-remote =
    { $kind ->
        [bot] Fernsteuerung des Bots
       *[sentry] Fernsteuerung des Geschützes
    }
scifi-page-token = Plättchen: { $colour }
scifi-page-on-board = Auf dem Spielplan
scifi-page-machine-idle = nicht aktiv: Xenos beachten sie nicht
scifi-page-machine-active = aktiv: Xenos greifen sie an
scifi-page-machine-hostile = feindlich
scifi-page-machine-dead = zerstört
scifi-page-machine-away = entkommen
scifi-page-controlled = gesteuert von { $who }
scifi-page-uncontrolled = niemand steuert sie
scifi-page-scientist-alive = in Zone { $zone }
scifi-page-doors =
    { $count ->
        [0] Kein Türplättchen mehr: nichts lässt sich noch schließen
        [one] 1 Türplättchen in Reserve
       *[other] { $count } Türplättchen in Reserve
    }
scifi-page-oxygen =
    { $count ->
        [one] 1 Sauerstoffflasche im Stapel
       *[other] { $count } Sauerstoffflaschen im Stapel
    }
scifi-page-crew =
    { $count ->
        [one] 1 von der Besatzung noch da
       *[other] { $count } von der Besatzung noch da
    }
scifi-page-samples = Proben: { $list }
scifi-page-charges =
    { $count ->
        [one] 1 Sprengladung am Stützpfeiler ({ $colour })
       *[other] { $count } Sprengladungen am Stützpfeiler ({ $colour })
    }
scifi-page-collapsed = Eingestürzt: der Stützpfeiler ({ $colour })
scifi-page-face-down = Noch verdeckt: { $list }
scifi-page-decks = { $equipment } Ausrüstung · { $xenos } Xeno
scifi-page-zone-noise =
    { $count ->
        [one] 1 Lärm
       *[other] { $count } Lärm
    }

## Angriffe

scifi-page-why-not-attack = Niemand ist in Reichweite dessen, was du in den Händen hast, oder es funktioniert hier nicht, oder es ist keine Aktion übrig.
scifi-page-why-not-search = Soldaten durchsuchen Sicherheitsräume, Zivilisten jeden Raum; nie mit Xenos, Fäulnis oder einem Schacht dort, einmal im Zug und für eine Aktion.
scifi-page-why-not-door = Hier ist keine Türöffnung, die du schließen oder öffnen kannst, oder du hast in diesem Zug schon eine Tür benutzt.
scifi-page-why-not-objective = In dieser Zone liegt kein Plättchen, das du nehmen kannst, oder es ist keine Aktion übrig.
scifi-page-share-armour = Rüstung { $armour }
scifi-page-share-given =
    { $damage ->
        [0] noch nichts
       *[other] bisher { $damage } Schaden
    }
scifi-page-share-deadly = tödlich

## Der Film

scifi-page-card = Xeno-Karte { $number }
scifi-page-card-mold = in jeder Zone mit aktiver Fäulnis
scifi-page-card-pit = in jedem offenen Schacht
scifi-page-card-nothing = nichts geschieht
