### Der Tisch: was der Server den Leuten vor der Seite sagt.

## Abgelehntes

table-error-malformed = Das hat der Server nicht verstanden. Lade die Seite neu.
table-error-too-large = Das ist zu viel auf einmal.
table-error-too-fast = Eins nach dem anderen: Warte kurz und versuch es noch einmal.
table-error-no-table = Diesen Tisch gibt es nicht, oder der Link passt nicht zu ihm. Bitte um eine neue Einladung.
table-error-not-allowed = Das steht dir nicht zu.
table-error-stale = Jemand war schneller. Sieh dir den Tisch an, wie er jetzt ist, und wähle neu.
table-error-illegal = Das lässt sich jetzt nicht wählen.
table-error-undo-refused = Das lässt sich nicht zurücknehmen.
table-error-seat-taken = Da sitzt schon jemand. Nimm einen anderen Platz.
table-error-over = Das Spiel ist vorbei; es gibt nichts mehr zu wählen.
table-error-bad-record = Diese Aufzeichnung ist nicht zu gebrauchen.
table-error-bad-setup = So lässt sich kein Spiel aufbauen.
table-error-not-found = Hier ist nichts.
table-error-spoilers = Das würde zeigen, was noch verdeckt ist. Bestätige, dass du es sehen willst.
table-error-failed = Das war unser Fehler, nicht deiner: Die Wahl wurde nicht angenommen, das Spiel steht wie zuvor. Wähle etwas anderes oder melde es.
table-error-busy = Ein anderes Programm sperrt die Spiele. Nichts ging verloren, nichts wurde angenommen: Versuch es gleich noch einmal.
table-error-origin = Diese Anfrage kommt von einer anderen Website. Öffne die Adresse, die overrun play ausgegeben hat.
table-unsure = Ob das noch angenommen wurde, ist ungewiss: Die Spiele lassen sich gerade nicht lesen. Lade die Seite gleich neu.
table-short-key = Der Schlüssel zum Hinsetzen braucht mindestens { $least } Zeichen.
table-enough-reports = Zu diesem Tisch gibt es schon { $count } Meldungen, und mehr werden nicht aufbewahrt.
table-malformed = Das hat der Server nicht verstanden: { $reason }
table-hello-first = Die erste Nachricht muss ein hello sein.
table-bad-link = Nur Links mit höchstens 500 Zeichen lassen sich als QR-Code zeichnen.
table-empty-note = Schreib erst etwas.
table-no-such-bot = Einen Bot „{ $name }“ gibt es nicht; es gibt: { $known }.
table-no-such-answer = Das Spiel hat { $count } Antworten; { $answers } ist keine davon.
table-wrong-seats = Dieses Spiel hat { $seats } Plätze, nicht { $count }.
table-nothing-to-undo = Es gibt keine Wahl eines Menschen, die sich zurücknehmen ließe.
table-nothing-to-redo = Es wurde nichts zurückgenommen.
table-record-too-much = Diese Aufzeichnung ist zu viel: Sie durchzuspielen hat zu lange gedauert oder zu viel Speicher gebraucht.
table-cannot-resume = Dieses Spiel wurde mit Fassung { $engine } begonnen und kann mit dieser nicht weitergehen. Seine Aufzeichnung bleibt erhalten.
table-may-not-bot = Das entscheidest du an diesem Tisch nicht.
table-not-idle = Um Platz { $seat } kümmert sich jemand.
table-bot-plays = Diesen Platz spielt ein Bot. Nimm ihn erst zurück.
table-not-your-seat = Platz { $seat } ist nicht deiner.

## Bemerkungen im Chat

table-note-sits-down =
    { $name ->
        [none] Jemand setzt sich auf Platz { $seat }.
       *[other] { $name } setzt sich auf Platz { $seat }.
    }
table-note-stands-up =
    { $name ->
        [none] Platz { $seat } ist wieder frei.
       *[other] { $name } verlässt Platz { $seat }.
    }
table-note-freed =
    { $name ->
        [none] Der Gastgeber hat Platz { $seat } frei gemacht.
       *[other] Der Gastgeber hat Platz { $seat } frei gemacht, auf dem { $name } saß.
    }
table-note-looks =
    { $name ->
        [none] Platz { $seat } hat angesehen, was noch verdeckt ist: die Stapel und die kommenden Würfel.
       *[other] { $name } hat angesehen, was noch verdeckt ist: die Stapel und die kommenden Würfel.
    }
table-note-host-looks = Der Gastgeber hat angesehen, was noch verdeckt ist: die Stapel und die kommenden Würfel.
table-note-bot =
    { $name ->
        [none] Ein Bot ({ $agent }) spielt jetzt Platz { $seat }.
       *[other] Ein Bot ({ $agent }) spielt jetzt für { $name } auf Platz { $seat }.
    }
table-note-back =
    { $name ->
        [none] Platz { $seat } spielt wieder ein Mensch.
       *[other] { $name } spielt Platz { $seat } wieder selbst.
    }
table-note-bot-stuck = Der Bot weiß nicht weiter. Nimm seinen Platz oder gib ihn einem anderen.
table-note-resumed =
    { $lost ->
        [0] Das Programm wurde erneuert (das Spiel wurde mit { $engine } begonnen). Es geht in Runde { $round } weiter, alles steht wie zuvor; zurücknehmen lässt sich nur bis zum Beginn dieser Runde.
        [one] Das Programm wurde erneuert (das Spiel wurde mit { $engine } begonnen). Es geht in Runde { $round } weiter; die letzte Wahl ist nicht mehr möglich und muss neu getroffen werden.
       *[other] Das Programm wurde erneuert (das Spiel wurde mit { $engine } begonnen). Es geht in Runde { $round } weiter; die letzten { $lost } Entscheidungen sind nicht mehr möglich und müssen neu getroffen werden.
    }

## Zurücknehmen und Bots

table-undo-strict = Streng: nur die eigene letzte Wahl, und nichts, was einen Würfel oder eine Karte gezeigt hat.
table-undo-until-reveal = Bis etwas aufgedeckt ist: jede Wahl, solange seither kein Würfel gefallen und keine Karte umgedreht ist.
table-undo-free = Frei: alles, so oft du willst. Es fallen dieselben Würfel.
table-agent-random = Der Zufall
table-agent-search = Denkt voraus
table-agent-sensible = Vernünftig

## Die Seite, die es nicht gibt, und die Befehlszeile

table-page-missing = Der Server läuft, aber seine Seite ist noch nicht gebaut. Im Ordner des Programms:
table-page-text = Oder spiel im Terminal:
table-here = Overrun läuft unter { $address }
table-friends = Freunde in deinem Netz: { $address }
table-stop = Strg-C hält den Server an; alle Spiele bleiben erhalten.
table-stopped = Angehalten. Alle Spiele sind aufgehoben.
table-port-moved = Port { $wanted } ist belegt, diesmal ist es { $port }.
