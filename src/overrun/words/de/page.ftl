# Die Seite: alle ihre Worte, die nicht zum Spiel selbst gehören.

## Überall

page-close = Schließen
page-back = zurück
page-loading = Einen Moment …
page-settings = Einstellungen
page-language = Sprache
page-theme = Licht
page-theme-dark = Nacht
page-theme-light = Tag
page-theme-auto = Wie das System
page-sound = Ein Ton, wenn du am Zug bist
page-notify = Eine Benachrichtigung, wenn du am Zug bist und die Seite im Hintergrund ist
page-film-on = Die Zombiephase als Film zeigen
page-hints-on = Hinweise für das erste Spiel
page-copy = Kopieren
page-copied = Kopiert
page-qr = Der Link als Code für eine Kamera
page-home = Zurück zum Regal
page-back-to-shelf = Zurück zum Regal
page-not-connected = Gerade keine Verbindung; sie wird wiederhergestellt. Versuche es gleich noch einmal.
page-reconnecting = Die Verbindung ist weg. Der Rückweg wird gesucht …
page-no-table = Diesen Tisch gibt es hier nicht
page-unofficial = Overrun ist eine inoffizielle, offene Umsetzung für Leute, die diese Spiele mögen. Alle Worte und Zeichnungen sind eigene.

## Start

page-welcome = Die Stadt ist heute Nacht ruhig. Das lässt sich ändern.
page-welcome-more = Mission wählen, Freunde per Link dazuholen, Bots auf die leeren Plätze setzen. Verloren geht nichts.
page-quick-start = Schnellstart: Tutorial
page-my-tables = Deine Tische
page-your-turn = Du bist am Zug
page-table-won = gewonnen
page-table-lost = verloren
page-shelf = Spiele
page-missions =
    { $count ->
        [one] 1 Mission
       *[other] { $count } Missionen
    }
page-minutes = { $count } Min.
page-players =
    { $most ->
        [one] 1 Spieler
       *[other] { $least }–{ $most } Spieler
    }
page-bots-win = Bots gewinnen { $wins } von { $games }
page-bots-win-help =
    { $survivors ->
        [0] Gemessen mit dem Bot „{ $agent }“.
       *[other] Gemessen mit dem Bot „{ $agent }“ und { $survivors } Überlebenden.
    }
page-records = Gespeicherte Spiele
page-load-game = Mit einer Datei weiterspielen
page-load-replay = Eine Aufzeichnung ansehen
page-no-record = Diese Datei ist kein gespeichertes Spiel. Wähle eine .json-Datei, die hier gespeichert wurde.
page-all-missions = Alle Missionen
page-start = Los
page-objectives = Ziele
page-briefing = Einweisung
page-special = Besonderes
page-who-sits = Wer sitzt wo
page-how-many = Zahl der Plätze
page-seats =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }
page-seat = Platz { $number }
page-seat-me = ich, an diesem Bildschirm
page-seat-friend = ein Freund, per Link
page-seat-a-bot = ein Bot
page-seat-link = Den Link gibt es nach dem Start.
page-your-name = Dein Name
page-which-bot = Welcher Bot
page-usual-bot = der übliche Bot
page-who-goes = Wer geht mit
page-any-survivors = Niemand gewählt: Der Zufall bestimmt { $count }.
page-chosen =
    { $more ->
        [0] { $count } gewählt, in der Reihenfolge der Plätze.
       *[other] { $count } gewählt, in der Reihenfolge der Plätze. Der Zufall ergänzt { $more }.
    }
page-how-many-survivors = Wie viele Überlebende
page-skills = Fertigkeiten
page-skills-of = Fertigkeiten von { $name }
page-undo-policy = Zurücknehmen
page-idle = Wer einen verwaisten Platz einem Bot geben darf
page-idle-anyone = alle am Tisch
page-idle-host = nur wer den Tisch aufgestellt hat
page-idle-nobody = niemand
page-house-rules = Hausregeln

## Der Tisch

page-round =
    { $number ->
        [0] Aufbau
       *[other] Runde { $number }
    }
page-phase-players = Spielerphase
page-phase-zombies = Zombiephase
page-phase-xenos = Xeno-Phase
page-phase-end = Endphase
page-turn-of = { $name } ist am Zug
page-danger = Gefahr
page-danger-help = Die höchste Gefahrenstufe aller Überlebenden: Nach ihr richten sich die Karten der Gegner
page-supply = Vorrat
page-supply-help = Figuren, die noch in der Schachtel sind; geht eine Sorte aus, handeln alle dieser Sorte noch einmal
page-decks = Stapel
page-decks-help = Karten, die noch da sind: Ausrüstung und Gegner
page-decks-count = { $equipment } Ausr. · { $zombies } Zombie
page-goals-count = ☑ { $done }/{ $all }
page-menu = Menü
page-people = Leute
page-people-help = Wer sitzt wo, und Links für Freunde
page-chat = Chat
page-since = Seither
page-since-help = Was seit meiner letzten Aktion geschah
page-since-title = Seit deiner letzten Aktion
page-since-line = seit deiner letzten Aktion
page-since-nothing = Nichts. Genieße es, solange es anhält.
page-see-again = Noch einmal ansehen
page-log = Protokoll
page-rules = Regeln
page-rules-of = Regeln zu: { $what }
page-no-rule = Hierzu ist keine Regel vermerkt.
page-why = warum?
page-why-title = Warum?
page-rule-unknown = Zu dieser Regel gibt es hier keinen Text.
page-board = Der Spielplan von { $mission }
page-street = Straße
page-zone = Zone { $zone }
page-zoom-in = Näher heran
page-zoom-out = Weiter weg
page-zoom-fit = Der ganze Spielplan
page-past = Rückblick: { $what }
page-back-to-now = Zurück ins Jetzt
page-no-drawing = Für dieses Spiel gibt es auf der Seite noch keine Zeichnungen. Alles, was es fragt, und alles, was geschieht, steht trotzdem hier.
page-title-your-turn = ● Du bist am Zug · { $name }
page-done = erledigt
page-not-done = nicht erledigt
page-of = { $some } von { $all }
page-hopeless = Außer Reichweite: { $goal }

page-goal-take-token = Das Zielplättchen nehmen
page-goal-take-tokens = Alle Zielplättchen nehmen
page-goal-find-supplies = Konserven, Reis und Wasser finden
page-goal-escape = Von jedem eines zum Ausgang tragen
page-goal-all-at-exit = Alle zum Ausgang bringen
page-goal-reach-red = Jemanden auf Rot bringen
page-goal-gather = In einer Brutzone sammeln, ohne Zombie dort
page-goal-supplies-away = Sechs Vorräte zum Ausgang und davonfahren
page-goal-neutralise-spawns = Die Brutzonen ausschalten
page-goal-hold-bunker = Im Bunker sein, ohne Zombie dort
page-goal-return = Genug Überlebende heimführen

page-letter-walker = S
page-letter-fatty = F
page-letter-runner = L
page-letter-abomination = M
page-letter-worker = A
page-letter-tank = B
page-letter-hunter = J
page-letter-spoiler-abomination = M
page-letter-driller-worker = MA
page-letter-driller-tank = MB
page-letter-driller-hunter = MJ
page-letter-driller-abomination = MM

## Die Frage

page-question = Was gefragt ist
page-nothing-asked = Nichts ist gefragt.
page-waiting = Warten auf { $who }:
page-bot-decides = { $who }, ein Bot, entscheidet:
page-undo = Zurück
page-redo = Wieder
page-suggest = Vorschlag
page-suggest-thinking = Ich denke nach …
page-suggest-help = Was würde ein Bot tun?
page-suggested = Ein Bot würde: { $what }
page-how-it-ended = Wie es ausging
page-arrange-help = Karten ziehen, antippen oder die Liste nehmen.

page-group-move = Gehen
page-group-attack = Angreifen
page-group-search = Suchen
page-group-door = Tür
page-group-objective = Ziel
page-group-car = Auto
page-group-machine = Maschine
page-group-oxygen = Sauerstoff
page-group-trade = Tauschen
page-group-cards = Karten
page-group-reload = Nachladen
page-group-noise = Lärm
page-group-skill = Fertigkeit
page-group-other = Mehr
page-group-end = Zug beenden

page-key-move = G
page-key-attack = A
page-key-search = S
page-key-door = D
page-key-objective = Z
page-key-car = U
page-key-trade = T
page-key-cards = K
page-key-machine = B
page-key-oxygen = O
page-key-reload = N
page-key-noise = L
page-key-skill = F
page-key-other = M
page-key-end = E

page-why-not = { $what }: Warum jetzt nicht?
page-why-not-move = Aus dieser Zone führt kein Weg, den du jetzt bezahlen könntest.
page-why-not-attack = Niemand ist in Reichweite dessen, was du in Händen hältst, oder es muss nachgeladen werden, oder es ist keine Aktion mehr übrig.
page-why-not-search = Gesucht wird in Räumen ohne Zombies, einmal im Zug und für eine Aktion. Auf der Straße gibt es nur Autos zu durchsuchen.
page-why-not-door = Hier ist keine geschlossene Tür, für die du Werkzeug und Aktion hast.
page-why-not-objective = In dieser Zone liegt kein Zielplättchen, oder es ist keine Aktion mehr übrig.
page-why-not-trade = Niemand ist in deiner Zone, mit dem du tauschen könntest, oder es ist keine Aktion mehr übrig.
page-why-not-noise = Es ist keine Aktion mehr übrig, um Lärm zu machen.

page-keys = Tasten
page-keys-list = eine Zeile einer Liste nehmen
page-keys-enter = würfeln oder die erste Antwort
page-keys-escape = schließen, den Film überspringen, zurück ins Jetzt
page-keys-space = der nächste Schritt des Films
page-keys-zoom = näher, weiter, ganzer Spielplan
page-keys-people = andere Überlebende ansehen

## Überlebende

page-survivors = Überlebende
page-fate-alive = am Leben
page-fate-dead = tot
page-fate-away = entkommen
page-wounds =
    { $count ->
        [0] keine Wunde
        [one] 1 Wunde
       *[other] { $count } Wunden
    }
page-actions-left =
    { $count ->
        [0] keine Aktion übrig
        [one] 1 Aktion übrig
       *[other] { $count } Aktionen übrig
    }
page-in-car = im Auto
page-turn-done = Der Zug ist zu Ende.
page-turn-waiting = Kommt noch dran.
page-short-done = fertig
page-short-waiting = wartet
page-free-help = Zusätzlich zu den Aktionen
page-free-move =
    { $count ->
        [one] 1 freie Bewegung
       *[other] { $count } freie Bewegungen
    }
page-free-search =
    { $count ->
        [one] 1 freie Suche
       *[other] { $count } freie Suchen
    }
page-free-combat =
    { $count ->
        [one] 1 freier Angriff
       *[other] { $count } freie Angriffe
    }
page-free-melee =
    { $count ->
        [one] 1 freier Nahkampfangriff
       *[other] { $count } freie Nahkampfangriffe
    }
page-free-ranged =
    { $count ->
        [one] 1 freier Fernkampfangriff
       *[other] { $count } freie Fernkampfangriffe
    }
page-free-dual =
    { $count ->
        [one] 1 freier Angriff mit beiden Waffen
       *[other] { $count } freie Angriffe mit beiden Waffen
    }
page-free-machine =
    { $count ->
        [one] 1 freie Maschinenaktion
       *[other] { $count } freie Maschinenaktionen
    }
page-gifts =
    { $count ->
        [one] 1 geschenkte Aktion
       *[other] { $count } geschenkte Aktionen
    }
page-experience =
    { $count ->
        [one] 1 EP
       *[other] { $count } EP
    }
page-experience-bar = { $count } Erfahrungspunkte, Gefahrenstufe { $level }
page-hand-empty = Hand
page-reserve-empty = Reserve
page-unloaded = leer
page-figures-melee = { $dice } Würfel · { $accuracy }+ · Sch. { $damage }
page-figures-ranged = { page-figures-melee } · RW { $range }
page-figures-thrown = geworfen, RW { $range }
page-acts-again = { $kind } handeln noch einmal
page-nobody = niemand
page-cannot-move-card = Dorthin kann diese Karte jetzt nicht.
page-carried = Plättchen

## Angriffe

page-attack = Angriff
page-dice =
    { $count ->
        [one] Würfel
       *[other] Würfel
    }
page-needed = nötig
page-damage = Schaden
page-at-least-one = für einen Treffer
page-odds = Chancen nach Zahl der Treffer: { $list }
page-no-dice = Ohne Würfel: Dort verbrennt alles.
page-first-hit = wird zuerst getroffen
page-too-tough = zu zäh dafür
page-needs-several = fällt erst durch mehrere Treffer
page-nobody-there = Dort ist niemand zu treffen.
page-aim = Gezielter Angriff: alle Treffer auf einen
page-aim-none = wie sie fallen
page-fells = bringt ihn zu Fall
page-you-choose-targets = Du wählst, wer getroffen wird.
page-friendly-fire = Auch getroffen werden kann: { $who }!
page-only-friends = Dort stehen nur Freunde: { $who }.
page-friendly-fire-short = kann Freunde treffen
page-noisy = Das macht Lärm.
page-quiet = Das ist leise.
page-rerolls = Neuwurf möglich mit: { $list }.
page-roll = Würfeln
page-roll-anyway = Trotzdem würfeln
page-throw = Werfen
page-rolled = Der Wurf
page-rolled-by = { $name } würfelt
page-rolled-again = noch einmal gewürfelt
page-hits =
    { $count ->
        [0] Kein Treffer
        [one] 1 Treffer
       *[other] { $count } Treffer
    }
page-needed-value = { $needed }+ nötig

## Der Film

page-film = Zombiephase
page-film-step = Schritt
page-film-back = Einen Schritt zurück
page-film-play = Abspielen
page-film-pause = Anhalten
page-film-speed = Tempo
page-film-skip = Überspringen
page-zombie-card = Zombiekarte { $number }
page-replay = Wiedergabe
page-replay-choice = nach der Wahl: { $what }
page-replay-round-back = Zur Runde davor
page-replay-round-on = Zur nächsten Runde
page-replay-time = Zeit

## Leute

page-seat-bot = Bot ({ $agent })
page-seat-open = frei
page-seat-yours = deiner
page-seat-there = da
page-seat-away = weg
page-sit-down = Hinsetzen
page-stand-up = Den Platz verlassen
page-take-back = Zurücknehmen
page-freeing = Den Platz frei machen
page-freeing-really = Wirklich frei machen?
page-freeing-help = Wer dort saß, verliert den Platz sofort. Dann kann sich jeder hinsetzen, der die Einladung hat.
page-to-bot = Einem Bot geben
page-move-seat = Auf ein anderes Gerät
page-move-help = Öffne diesen Link auf dem anderen Gerät. Dieses hier verliert den Platz, sobald er dort benutzt wird.
page-move-link = Der Weg zu deinem Platz
page-watchers =
    { $count ->
        [0] Niemand schaut zu.
        [one] 1 Zuschauer.
       *[other] { $count } Zuschauer.
    }
page-invite = Zum Mitspielen einladen
page-watch = Zum Zuschauen einladen
page-lan = In deinem Netz zu finden unter { $addresses }.
page-lan-off = Nur dieser Rechner erreicht den Server. Mit „overrun play --host 0.0.0.0“ gestartet, können andere in deinem Netz mitspielen.
page-somebody = Jemand
page-chat-empty = Noch hat niemand etwas gesagt. Vernünftig; sie hören gut.
page-chat-say = Etwas sagen
page-chat-send = Senden

## Speichern, Melden, das Ende

page-save-fork = Speichern oder abzweigen
page-save-help = Der Server behält jeden Tisch von selbst. Eine Datei ist zum Mitnehmen.
page-save-public = Das Öffentliche speichern
page-save-record = Die Aufzeichnung speichern
page-spoilers-help = Eine ganze Aufzeichnung enthält, was noch verborgen ist: die Reihenfolge der Stapel und kommende Würfe. Alle am Tisch erfahren, dass du nachgesehen hast.
page-fork-help = Ein neuer Tisch geht mit denselben verdeckten Karten weiter. Alle an diesem erfahren, dass du nachgesehen hast.
page-save-spoilers = Alles speichern, auch das Verborgene
page-fork = Hier einen neuen Tisch abzweigen
page-fork-here = Vom gezeigten Moment abzweigen
page-report = Eine Regelentscheidung melden
page-report-help = Was hätte stattdessen geschehen sollen? Die Aufzeichnung bis jetzt wird mit deiner Notiz aufbewahrt.
page-report-send = Meldung aufbewahren
page-reported = Aufbewahrt als Meldung { $number }. Danke.
page-won = Ihr habt gewonnen
page-lost = Ihr habt verloren
page-won-more = Niemand wird ein Lied darüber schreiben, aber ihr könnt euch darüber noch beschweren.
page-lost-more = Die Stadt ist wieder ruhig. Einen Versuch war es wert; das ist es meistens.
page-ending-facts = Runde { $round }, { $answers } Entscheidungen.
page-watch-all = Alles noch einmal ansehen

## Hinweise für das erste Spiel

page-hint-begin = Wie man gewinnt, steht unter dem Namen der Mission. Wähle jetzt, wer als Nächstes handelt: Klicke eine Figur auf dem Spielplan oder einen Namen in der Leiste unten an. Alle kommen dran, bevor die Zombies drankommen.
page-hint-move = Was du tun kannst, leuchtet. Klicke eine Zone an, um hinzugehen, oder drücke die gezeigte Taste. Fehler lassen sich zurücknehmen.
page-hint-shot = Ein Zombie ist in Reichweite. Der Angriff zeigt Würfel und Chancen vor dem Wurf und warnt, wenn ein Freund im Weg steht.
page-hint-find = Ein Fund kommt in eine Hand oder in die Reserve: zwei Hände, drei Plätze dahinter. Nur was in einer Hand ist, taugt als Waffe.
page-hint-arrange = Ziehe Karten hin und her oder tippe eine an, um zu sehen, wohin sie darf. Dann: fertig.
page-hint-danger = Eure Erfahrung weckt die Stadt: Die höchste Gefahrenstufe unter euch bestimmt, wie viele Zombies jede Karte bringt.
page-hint-film = Die Zombiephase ist ein Film. Die Leertaste geht einen Schritt weiter, Escape überspringt, „warum?“ nennt die Regel. Im Protokoll lässt er sich noch einmal ansehen.
page-hint-scifi-begin = Wie man gewinnt, steht unter dem Namen der Mission; stirbt auch nur einer von euch, habt ihr verloren. Wähle jetzt, wer als Nächstes handelt: Klicke eine Figur auf dem Spielplan oder einen Namen in der Leiste unten an.
page-hint-scifi-gear = Ihr verteilt die Startausrüstung, wie ihr wollt. Wer schießen kann, sollte etwas zum Schießen haben.
page-hint-scifi-move = Was du tun kannst, leuchtet. Klicke eine Zone an, um hinzugehen, oder eine Türöffnung, um sie zu schließen oder zu öffnen: einmal im Zug, ohne Aktion. Fehler lassen sich zurücknehmen.
page-hint-scifi-shot = Ein Xeno ist in Reichweite. Vor dem Wurf siehst du Würfel und Chancen und kannst alle Treffer auf ein Ziel vereinen. Fehlschüsse treffen Freunde, die dort stehen.
page-hint-scifi-arrange = Ziehe Karten hin und her: Hände, Körper, Rucksack. Munition und Zellen kommen auf eine Waffe in der Hand. Du kannst eine Karte auch antippen. Dann: fertig.
page-hint-scifi-share = Ihr verteilt die Angriffe, wie ihr wollt. Neben jedem Namen steht die Rüstung und was schon zugeteilt ist.
page-hint-scifi-danger = Eure Erfahrung weckt das Nest: Die höchste Gefahrenstufe unter euch bestimmt, wie viele Xenos jede Karte bringt.
page-hint-scifi-film = Die Xeno-Phase ist ein Film. Die Leertaste geht einen Schritt weiter, Escape überspringt, „warum?“ nennt die Regel.
page-hint-ok = Verstanden
page-hint-never = Keine Hinweise mehr
