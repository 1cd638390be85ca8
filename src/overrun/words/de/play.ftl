# Der Textspieler.

play-which-mission = Welche Mission?
play-start = { $title }. Startzahl { $seed }. Mit help gibt es Hilfe, mit quit geht es hinaus.
play-round =
    { $number ->
        [0] Aufbau.
       *[other] Runde { $number }.
    }
play-seats =
    { $count ->
        [one] Platz { $seats } entscheidet.
       *[other] Einer der Plätze { $seats } entscheidet.
    }
play-option = { $number }: { $text }
play-choice = { $text } ({ $meaning })
play-sign-to = nach
play-sign-for = gegen
play-option-remark = { $option }. { $remark }
play-asides = Jederzeit: { $choices }
play-more = Mit more kommt, was selten gebraucht wird.
play-no-more = Mehr steht nicht zur Wahl.
play-more-enemies =
    { $count ->
        [one] Mit enemies kommt noch 1 dazu.
       *[other] Mit enemies kommen noch { $count } dazu.
    }
play-bot-chose = Platz { $seat } ({ $agent }): { $text }.
play-not-understood = „{ $line }“ steht nicht zur Wahl. Gib eine Nummer ein, die Wörter einer Möglichkeit oder help.
play-no-such-number =
    { $count ->
        [one] Es gibt nur Möglichkeit 1, nicht { $line }.
       *[other] Die Möglichkeiten gehen von 1 bis { $count }; { $line } ist keine davon.
    }
play-ambiguous =
    { $more ->
        [0] „{ $line }“ kann heißen: { $choices }. Gib mehr davon ein.
       *[other] „{ $line }“ kann heißen: { $choices } und { $more } weitere. Gib mehr davon ein.
    }
play-file-needed = Welche Datei? Gib { $command } und einen Dateinamen ein.
play-not-overwritten = { $file } gibt es schon und ist kein gespeichertes Spiel; die Datei bleibt, wie sie ist. Wähle einen anderen Namen.
play-cannot-write = { $file } lässt sich nicht schreiben: { $reason }.
play-saved = Gespeichert in { $file }.
play-loaded = Geladen aus { $file }.
play-resumed = Geladen aus { $file }, ab dem Beginn der letzten Runde, weil es mit Engine { $engine } gespielt wurde.
play-undone = Zurückgenommen: { $text }.
play-redone = Wiederholt: { $text }.
play-nothing-to-undo = Es gibt keine Wahl von dir, die sich zurücknehmen ließe.
play-log-empty = Noch ist nichts geschehen.
play-no-board = Dieses Spiel hat nichts zu zeichnen; dies ist alles, was du sehen kannst:
play-why-nothing = Zu dem, was zuletzt geschah, ist keine Regel vermerkt.
play-because = { $sentence } { $because }
play-rule = { $heading }: { $text } [{ $id }]
play-rule-plain = { $heading }: { $text }
play-why-unknown = Eine Regel { $id } gibt es nicht.
play-hint = Ein Bot nähme { $choice }
play-won = Gewonnen: { $reason }.
play-lost = Verloren: { $reason }.
play-over = Das Spiel ist aus. Möglich sind undo, log, save DATEI und quit.
play-goodbye = Auf Wiedersehen.
play-goodbye-unsaved = Auf Wiedersehen. Dieses Spiel wurde nicht gespeichert; Startzahl { $seed } teilt es noch einmal aus.
play-help =
    Wähle mit einer Nummer oder mit den Wörtern einer Möglichkeit; deren Anfänge genügen („mo 12“).
    Eine leere Zeile: die Frage noch einmal
    more: was selten gebraucht wird: eine Karte wegwerfen, schießen, wo kein Feind ist, aufgeben
    undo: die letzte eigene Wahl zurücknehmen; redo: sie wiederholen
    board: der ganze Spielplan; log: was zuletzt geschah; log all: was überhaupt geschah
    since: was seit deiner letzten Wahl geschah
    why: die Regeln hinter dem, was zuletzt geschah; why REGEL: eine Regel
    hint: was ein Bot täte und warum; hint BOT: der Rat eines anderen Bots
    save DATEI, load DATEI: das Spiel aufheben, ein anderes aufnehmen
    help: dieser Text; quit: hinaus (das Ende der Eingabe tut dasselbe)
    Ein Doppelpunkt vor einem Befehl (":log") unterscheidet ihn von einer Möglichkeit gleichen Namens.

play-help-turn = turn: wer am Zug ist und was davon übrig ist
play-help-where = where: wo alle sind
play-help-look = look: was um dich herum ist; look ZONE (oder der Name eines Zombies): was dort ist
play-help-enemies = enemies: wo Feinde sind und wie weit weg, die nächsten zuerst
play-help-goals = goals: was zu tun ist, wie weit es ist und wo es liegt
play-help-way = way ZONE: der kürzeste Weg dorthin, Schritt für Schritt
play-help-doors = doors: alle geschlossenen Türen
play-help-sounds = sounds: wo Lärm ist
play-help-who = who: wie es allen geht, mit ihren Fertigkeiten; who NAME: eine Person davon
play-help-hand = hand: was du trägst, mit den Werten; hand NAME: was jemand anders trägt
play-help-odds = odds: jeder Angriff, der möglich ist, mit allen Chancen
