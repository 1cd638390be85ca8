### Dark Side: Xenos, Maschinen, Karten und Missionen. Was Invader auch hat, steht in scifi.ftl.

## Überlebende

darkside-squad-green = Green Squad

## Xenos
## Der Name richtet sich nach $count, der Zahl der Xenos; `.counted` nennt auch die Zahl.

darkside-xeno-driller-worker =
    { $count ->
        [one] Minen-Arbeiter
       *[other] Minen-Arbeiter
    }
    .counted =
        { $count ->
            [one] 1 Minen-Arbeiter
           *[other] { $count } Minen-Arbeiter
        }
    .does = Die häufigsten, und nie ist Schichtende. In einem offenen Schacht brauchen Schüsse aus anderen Zonen 1 Schaden mehr.
darkside-xeno-driller-tank =
    { $count ->
        [one] Minen-Berserker
       *[other] Minen-Berserker
    }
    .counted =
        { $count ->
            [one] 1 Minen-Berserker
           *[other] { $count } Minen-Berserker
        }
    .does = Schüsse treffen ihn zuerst, und nur ein Treffer mit mindestens 2 Schaden bringt ihn um; bei Schüssen aus anderen Zonen in einen offenen Schacht 3. Schlägt selbst für 2 zu.
darkside-xeno-driller-hunter =
    { $count ->
        [one] Minen-Jäger
       *[other] Minen-Jäger
    }
    .counted =
        { $count ->
            [one] 1 Minen-Jäger
           *[other] { $count } Minen-Jäger
        }
    .does = Handelt bei jeder Aktivierung zweimal. Wird von Schüssen als Letzter getroffen, und in einem offenen Schacht brauchen Schüsse aus anderen Zonen 1 Schaden mehr.
darkside-xeno-driller-abomination =
    { $count ->
        [one] Minen-Monstrum
       *[other] Minen-Monstren
    }
    .counted =
        { $count ->
            [one] 1 Minen-Monstrum
           *[other] { $count } Minen-Monstren
        }
    .does = Nur 3 Schaden auf einmal oder eine seismische Explosion bringen es um; bei Schüssen aus anderen Zonen in einen offenen Schacht 4. Hat es Zeit übrig, gräbt es einen.

## Xeno-Karten

darkside-xeno-card-abomination = Minen-Monstrum!
    .does = Jedes Monstrum auf dem Spielplan handelt noch einmal oder gräbt einen Schacht, wo keiner offen ist. Dann erscheint ein weiteres, falls noch eines übrig ist.
darkside-xeno-card-pit = Schacht-Brut
    .does = Wo gezogen wurde, erscheint nichts. Xenos klettern aus jedem offenen Schacht.

## Maschinen

darkside-machine-vindicator = Verfechter-Bot
    .does = Geht und schießt, und die Dunkelheit hindert ihn nicht. Ein Schaden, und er ist Schrott.
darkside-machine-maul = Demolier-Geschütz
    .does = Schießt, auch im Dunkeln, und tut sonst nichts. Ein Schaden, und es ist Schrott.

## Ausrüstungskarten

darkside-card-pistol = Pistole
    .does = Bescheiden, aber neben einer Nahkampfwaffe leiht sie dieser einen Würfel. Zwei davon schießen zusammen.
darkside-card-golden-dragon-pistols = Golden-Dragon-Zwillingspistolen
    .does = Zwei Pistolen auf einer Karte, und sie zeigen es gern. Sie brauchen eine Hand.
darkside-card-assault-rifle = Sturmgewehr
    .does = Zuverlässig, laut und genug für alles, was kleiner ist als ein Berserker.
darkside-card-minigun = Minigun
    .does = So viele Würfel, wie in der Schachtel sind. Ein paar werden treffen.
darkside-card-seismic-grenade = Seismische Granate
    .does = Ohne Würfel: In der Zielzone stirbt alles, auch Überlebende, Ziele sind fort, ein offener Schacht ist zu. Laut wird es dort. Nach einem Wurf verbraucht.
darkside-card-chainsword = Kettenschwert
    .does = Leise, schwer und flinker als die Säge. Zwei davon schlagen zusammen zu.
darkside-card-pit-saw = Schachtsäge
    .does = Eine Säge für Stollen. Es gibt nur eine, und meist genügt das.
darkside-card-reaver-sword = Schnitter-Schwert
    .does = Jemand hat ein Erbstück mit heruntergebracht. Es gibt nur eines.
darkside-card-prototype-assault-rifle = Sturmgewehr (Prototyp)
    .does = Leise, genauer, und es sieht für dich im Dunkeln. Braucht eine Energiezelle.
darkside-card-prototype-saw-ar = Sturmgewehrsäge (Prototyp)
    .does = Ein Gewehr mit einer Säge darunter: schießen oder schneiden, beides leise. Braucht eine Energiezelle.
darkside-card-pit-spawn-1-driller-worker = Schacht-Brut: 1 Minen-Arbeiter!
    .does = Keine Ausrüstung. In jedem offenen Schacht erscheint ein Minen-Arbeiter. Zieh noch einmal.
darkside-card-pit-spawn-1-driller-tank = Schacht-Brut: 1 Minen-Berserker!
    .does = Keine Ausrüstung. In jedem offenen Schacht erscheint ein Minen-Berserker. Zieh noch einmal.
darkside-card-pit-spawn-1-driller-hunter = Schacht-Brut: 1 Minen-Jäger!
    .does = Keine Ausrüstung. In jedem offenen Schacht erscheint ein Minen-Jäger. Zieh noch einmal.

## Missionen
## Jede Zeile von `.objectives` ist ein Ziel des Regelverzeichnisses; die Zeilen von `.special` sind der Aufbau, die
## Sonderregeln und dann die Niederlagen, in der Reihenfolge des Verzeichnisses.

darkside-objective-take-all = Nehmt alle Ziele auf.
darkside-objective-escape = Entkommt danach mit allen Überlebenden durch den Ausgang: Wer dort am Ende des eigenen Zuges steht, darf gehen, falls kein Xeno in der Zone ist.
darkside-rule-hidden-remotes = Das grüne und das lila Ziel liegen verdeckt unter den roten.
darkside-rule-hidden-four = Das grüne, das pinke, das lila und das gelbe Ziel liegen verdeckt unter den roten.
darkside-rule-two-groups = Die Überlebenden werden in zwei gleich große Gruppen geteilt, eine je Startzone; ihr bestimmt, wer wo beginnt.
darkside-rule-objective-xp = Ein Ziel bringt dem, der es aufnimmt, 5 Erfahrungspunkte.
darkside-rule-prototype-tokens = Ein Prototyp-Waffen-Plättchen bringt dem, der es aufnimmt, eine zufällige Prototyp-Waffe; umsortieren ist dann kostenlos.
darkside-rule-pink-door = Die pinke Tür bleibt verschlossen, bis das pinke Ziel aufgenommen ist.
darkside-rule-yellow-door = Die gelbe Tür bleibt verschlossen, bis das gelbe Ziel aufgenommen ist.
darkside-defeat-objective-removed = Ihr verliert, wenn ein Ziel verschwindet, ehe ihr es aufgenommen habt.
darkside-defeat-yellow-removed = Ihr verliert, wenn das gelbe Ziel verschwindet, ehe ihr es aufgenommen habt.

darkside-mission-m0-they-came-from-below = Tutorial: Sie kamen von unten
    .briefing = Die Übung sollte mittags enden, mit Suppe. Stattdessen ging der Boden auf, und was herauskam, war nicht eingeladen. Geht zurück zur Basis und fragt, ob das noch zum Training gehört.
    .objectives = Entkommt mit allen Überlebenden durch den Ausgang: Wer dort am Ende des eigenen Zuges steht, darf gehen, falls kein Xeno in der Zone ist.
    .special =
        Ein paar Xenos sind schon oben.
        Kein Monstrum erscheint, ehe jemand Stufe Gelb erreicht hat; bis dahin bringt seine Karte einen Minen-Berserker.
        { darkside-rule-objective-xp }
        { darkside-rule-yellow-door }
        { darkside-rule-prototype-tokens }
darkside-mission-m1-recovery-operation = Eine heikle Rettungsmission
    .briefing = Eine Einheit, die offiziell forscht, antwortet offiziell nicht mehr. Ihre Kisten dürfen nicht unten bleiben, und der Aufzug ist von innen verschlossen. Sammelt alles ein; oben zählt jemand mit.
    .objectives =
        { darkside-objective-take-all }
        { darkside-objective-escape }
    .special =
        { darkside-rule-hidden-four }
        { darkside-rule-objective-xp }
        { darkside-rule-pink-door }
        { darkside-rule-yellow-door }
        { darkside-rule-prototype-tokens }
        { darkside-defeat-objective-removed }
darkside-mission-m2-steps-in-the-dark = Schritte in der Dunkelheit
    .briefing = Während ihr fort wart, wurde euer Zuhause genommen, und der Trupp ist dabei in zwei Teile zerfallen. Zwischen beiden liegt ein ziviler Trakt, voll von Dingen, mit denen Leute gekämpft und die sie dann hingelegt haben. Hebt sie auf dem Weg zueinander auf.
    .objectives =
        { darkside-objective-take-all }
        { darkside-objective-escape }
    .special =
        { darkside-rule-hidden-remotes }
        { darkside-rule-two-groups }
        { darkside-rule-objective-xp }
        Ein rotes Ziel bringt außerdem eine zufällige Prototyp-Waffe; umsortieren ist dann kostenlos.
        { darkside-defeat-objective-removed }
darkside-mission-m3-pit-fighters = Schachtkämpfer
    .briefing = Mitten in diesem Labor ist ein Loch, und die halbe Invasion kommt hindurch. Stopft das Loch, verriegelt die Türen zu den Tunneln und sprecht dann mit allen, die noch drinnen sind. Es wird sie nicht freuen, mit euch eingesperrt zu sein.
    .objectives =
        Entfernt das lila Brutplättchen: Nehmt das Ziel daneben auf oder werft eine Seismische Granate in seine Zone.
        Nehmt danach das gelbe Ziel auf, das die Wege zu den Tunneln verriegelt.
        Lasst danach keinen Xeno im Gebäude am Leben, in dem das lila Brutplättchen lag.
    .special =
        Die lila Brutzone ist von Anfang an aktiv.
        Ihr Plättchen wird entfernt, wenn das Ziel in ihrer Zone aufgenommen wird oder eine Seismische Granate die Zone trifft.
        { darkside-rule-prototype-tokens }
        { darkside-rule-objective-xp }
        Das gelbe Ziel kann erst aufgenommen werden, wenn die lila Brutzone fort ist.
        Wird es aufgenommen, schließen sich Türen auf jedem Weg zwischen Gebäuden und Tunneln.
        Nichts öffnet oder zerstört diese Türen wieder.
        { darkside-defeat-yellow-removed }
darkside-mission-m4-hard-reset = Neustart
    .briefing = Die Maschinen sollen auf Eindringlinge schießen, und jemand hat die Liste geändert, wer das ist. Findet die Fernsteuerungen, ehe der Streit ausartet. Außerdem gibt es zwei Schächte, die doppelte Zuwendung brauchen.
    .objectives =
        Nehmt das grüne und das lila Ziel auf: die Fernsteuerungen.
        Werft je zwei Seismische Granaten in die Schächte auf den Kartenteilen 14-R und 17-V.
    .special =
        { darkside-rule-hidden-remotes }
        { darkside-rule-objective-xp }
        Eine Brutzone auf Kartenteil 14-R oder 17-V ist fort, sobald sie in derselben Spielerphase zwei Seismische Granaten getroffen haben.
        Bot und Geschütz sind feindlich, bis ein Überlebender ihre Fernsteuerung oder die Fertigkeit dafür hat; bis dahin greifen sie mit den Xenos an.
        Der feindliche Bot bewegt sich nicht, und neben dem feindlichen Geschütz zu stehen hilft nicht.
        Eine feindliche Maschine greift die lauteste Zone mit Überlebenden in ihrer Sichtlinie und Reichweite an.
        Sie wirft ihre Würfel wie gewohnt, verschont Xenos und bekommt kein Aktivierungsplättchen.
        { darkside-rule-prototype-tokens }
        Ihr verliert, wenn der Bot oder das Geschütz zerstört wird.
        Ihr verliert, wenn das grüne oder das lila Ziel verschwindet, ehe ihr es aufgenommen habt.
darkside-mission-m5-gallants-book = Gallants Buch
    .briefing = Kommandant Gallant führte alle Codes in einem einzigen Notizbuch, gegen jede Vorschrift, die er selbst erlassen hat. Es liegt noch in seinen Räumen, sein Ausweis auch. Vom Vordereingang ist abzuraten; der Hintereingang ist zu.
    .objectives =
        Nehmt das gelbe und das pinke Ziel auf: das Buch und den Ausweis.
        { darkside-objective-escape }
    .special =
        In jeder markierten Zone liegt eine Suchdrohne; zu Beginn werden keine ausgeteilt.
        { darkside-rule-hidden-four }
        { darkside-rule-objective-xp }
        { darkside-rule-prototype-tokens }
        Die gelbe Brutzone erwacht, wenn das gelbe Ziel aufgenommen wird.
        { darkside-rule-pink-door }
        Xenos können die pinke Tür trotzdem zerstören.
        Ihr verliert, wenn das gelbe oder das pinke Ziel verschwindet, ehe ihr es aufgenommen habt.
darkside-mission-m6-paths-to-the-dark = Pfade in die Dunkelheit
    .briefing = Ihr braucht eine Nacht hinter Türen, die halten, und die Wand hat drei Löcher. Das Schweißgerät liegt irgendwo herum. Achtet darauf, auf welcher Seite der Naht ihr steht, wenn sie abkühlt.
    .objectives =
        Verschweißt die drei markierten Zugänge zu den Tunneln auf den Kartenteilen 11-V, 14-V und 18-R.
        { darkside-objective-escape }
    .special =
        Es gibt kein grünes und kein lila Ziel.
        Ohne Fernsteuerungen lassen sich Maschinen nur mit Fertigkeiten steuern.
        { darkside-rule-objective-xp }
        Ziele liegen auf dem Charakterbogen, brauchen keinen Platz und können wie Ausrüstung getauscht werden.
        Gebt neben einem markierten Zugang eine Aktion und ein Ziel aus, um ihn zu verschweißen; nichts öffnet oder zerstört ihn wieder.
        Eine Schweißnaht bringt noch einmal 5 Erfahrungspunkte.
        Ihr verliert, wenn weniger Ziele übrig sind als Zugänge.
        Ihr verliert, wenn verschweißte Türen euch vom Ausgang trennen.
darkside-mission-m7-player-killer = Killer-Bot
    .briefing = Der letzte gute Bot steht in der Werkstatt, hinter einer Tür mit einem sehr guten Schloss. Sein Name ist ein alter Scherz des Mechanikers, der ihn nicht mehr erklären kann. Holt ihn heil heraus; euch selbst dürft ihr auch mitbringen.
    .objectives =
        Nehmt das gelbe Ziel auf, das die Tür öffnet.
        Bringt danach den Bot hinaus: Steht er am Ende des Zuges dessen, der ihn steuert, in der Ausgangszone, darf er gehen, falls dort kein Xeno ist.
    .special =
        { darkside-rule-objective-xp }
        Die gelbe Tür öffnet sich, wenn das gelbe Ziel aufgenommen wird; vorher öffnet oder zerstört sie nichts.
        { darkside-rule-prototype-tokens }
        Ihr verliert, wenn der Bot zerstört wird.
        { darkside-defeat-yellow-removed }
darkside-mission-m8-under-pressure = Unter Druck
    .briefing = Zwei Generatoren gäben euch Licht, Wärme und eine Dusche, und sie laufen, wenn niemand sie stört. Ein paar Klopfer in den Tunneln beschäftigen die Nachbarn vielleicht anderswo. Den Treibstoff müsst ihr selbst tragen.
    .objectives =
        Bringt alle Überlebenden auf Stufe Rot.
        Nehmt alle Ziele auf, die man aufnehmen kann: rote, die keine Klopfer sind, das grüne und das lila.
    .special =
        { darkside-rule-hidden-remotes }
        In jeder markierten Zone liegt ein rotes Ziel mit einem Lärmplättchen darauf, ein Klopfer.
        Das gelbe und das pinke Ziel sind die Generatoren; sie können nicht aufgenommen werden.
        Klopfer können nicht aufgenommen werden.
        Ihr Lärm bleibt in der Endphase liegen.
        Wird in der Zone eines Klopfers ein Xeno aktiviert, sind der Klopfer und sein Lärm fort.
        Das grüne und das lila Ziel bringen 5 Erfahrungspunkte.
        Die lila Brutzone erwacht, wenn das lila Ziel aufgenommen wird.
        Die grüne Brutzone erwacht, wenn das grüne Ziel aufgenommen wird.
        Jedes andere rote Ziel ist ein Treibstoffkanister und bringt 5 Erfahrungspunkte.
        Ihr verliert, wenn in der Zone eines Generators ein Xeno aktiviert wird.
        Ihr verliert, wenn ein Generator verschwindet oder ein Ziel, das ihr noch nicht aufgenommen habt.
darkside-mission-m9-power-display = Machtdemonstration
    .briefing = Die Generatoren brauchen eine ruhige Woche, also muss anderswo jemand laut sein. Macht euch hier unten so bekannt, wie ihr nur könnt. Wenn alle hersehen, geht.
    .objectives =
        Bringt alle Überlebenden auf Stufe Rot und nehmt alle Ziele auf.
        { darkside-objective-escape }
    .special =
        { darkside-rule-hidden-remotes }
        { darkside-rule-objective-xp }
        { darkside-defeat-objective-removed }
darkside-mission-m10-demo-squad = Abrisskommando
    .briefing = Zwei Stützpfeiler halten diesen Teil der Mine, und euch wäre lieber, sie täten es nicht. Bringt die Sprengladungen, setzt sie und seid dann woanders. Es kommt darauf an, auf dem richtigen Kartenteil zu stehen.
    .objectives =
        Sprengt den gelben Stützpfeiler.
        Sprengt danach den pinken Stützpfeiler.
        { darkside-objective-escape }
    .special =
        { darkside-rule-hidden-remotes }
        { darkside-rule-two-groups }
        { darkside-rule-objective-xp }
        Rote Ziele sind Sprengladungen; sie liegen auf dem Charakterbogen, brauchen keinen Platz und können wie Ausrüstung getauscht werden.
        Das gelbe und das pinke Ziel sind die Stützpfeiler; sie können nicht aufgenommen werden.
        Für eine Aktion setzt man eine mitgeführte Sprengladung an einen Stützpfeiler in der eigenen Zone; jeder fasst höchstens zwei.
        Trägt ein Stützpfeiler zwei Sprengladungen, dürft ihr ihn in jedem Zug sprengen, wenn ihr euch einig seid.
        Mit dem gelben Stützpfeiler verschwinden die Kartenteile 12-V und 16-V und alles darauf; Erfahrung bekommt dafür niemand.
        Mit dem pinken Stützpfeiler verschwinden ebenso die Kartenteile 13-R und 18-V.
        Brutzone und Schacht auf den Kartenteilen 17-R und 18-V rücken dann ganz auf 17-R.
        Brutzone und Schacht auf den Kartenteilen 13-R und 15-V rücken dann ganz auf 15-V.
        { darkside-rule-prototype-tokens }
        Ihr verliert, wenn ein Überlebender in einer Zone steht, die verschwindet.
        Ihr verliert, wenn weniger Sprengladungen übrig sind, als die Stützpfeiler brauchen.
        Ihr verliert, wenn ein Stützpfeiler weggesprengt wird, ehe er ordentlich gefallen ist.
