### Invader: Xenos, Maschinen, Karten und Missionen. Was Dark Side auch hat, steht in scifi.ftl.

## Xenos
## Der Name richtet sich nach $count, der Zahl der Xenos; `.counted` nennt auch die Zahl.

invader-xeno-worker =
    { $count ->
        [one] Arbeiter
       *[other] Arbeiter
    }
    .counted =
        { $count ->
            [one] 1 Arbeiter
           *[other] { $count } Arbeiter
        }
    .does = Die häufigsten und die schwächsten. Beides tröstet wenig.
invader-xeno-tank =
    { $count ->
        [one] Berserker
       *[other] Berserker
    }
    .counted =
        { $count ->
            [one] 1 Berserker
           *[other] { $count } Berserker
        }
    .does = Schüsse treffen ihn zuerst, und nur ein Treffer mit mindestens 2 Schaden bringt ihn um. Schlägt selbst für 2 zu.
invader-xeno-hunter =
    { $count ->
        [one] Jäger
       *[other] Jäger
    }
    .counted =
        { $count ->
            [one] 1 Jäger
           *[other] { $count } Jäger
        }
    .does = Handelt bei jeder Aktivierung zweimal. Wird von Schüssen als Letzter getroffen und ist als Erster da.
invader-xeno-spoiler-abomination =
    { $count ->
        [one] Fäulnis-Monstrum
       *[other] Fäulnis-Monstren
    }
    .counted =
        { $count ->
            [one] 1 Fäulnis-Monstrum
           *[other] { $count } Fäulnis-Monstren
        }
    .does = Nur 3 Schaden auf einmal oder Höllenfeuer bringen es um. Wo es drinnen steht, wächst Fäulnis, und Wände geben nach.

## Xeno-Karten

invader-xeno-card-abomination = Fäulnis-Monstrum!
    .does = Jedes Monstrum auf dem Spielplan handelt noch einmal. Dann erscheint ein weiteres, falls noch eines übrig ist.
invader-xeno-card-mold = Fäulnis-Brut
    .does = Wo gezogen wurde, erscheint nichts. Xenos kommen aus jeder Zone mit aktiver Fäulnis.

## Maschinen

invader-machine-peacekeeper = Friedenswächter-Bot
    .does = Geht, schlägt und schießt, auch draußen. Ein Schaden, und er ist Schrott.
invader-machine-falchion = Falchion-Geschütz
    .does = Schießt, auch draußen, und tut sonst nichts. Ein Schaden, und es ist Schrott.

## Ausrüstungskarten

invader-card-smg = Maschinenpistole
    .does = Gegen Streiks ausgegeben, nicht gegen das hier. Zwei davon schießen zusammen.
invader-card-assault-shotgun = Sturmschrotflinte
    .does = Für die nächste Zone und keine andere.
invader-card-sniper-rifle = Scharfschützengewehr
    .does = Ein Würfel, große Reichweite, und du bestimmst, wer getroffen wird.
invader-card-flamethrower = Flammenwerfer
    .does = Verbraucht einen Kanister. Ohne Würfel: In der Zielzone stirbt alles, auch Überlebende, Ziele verbrennen, aktive Fäulnis welkt. Nicht draußen.
invader-card-heavy-cutter = Schwerer Trennschleifer
    .does = Leise und gründlich; er war für Schiffsrümpfe gedacht. Zwei davon schlagen zusammen zu.
invader-card-prototype-assault-shotgun = Sturmschrotflinte (Prototyp)
    .does = Die nächste Zone wird sie nicht einmal kommen hören. Braucht eine Energiezelle.
invader-card-canister = Kanister
    .does = Wird an einen Flammenwerfer montiert. Ein Schuss, ein Kanister.
invader-card-oxygen-tank = Sauerstoffflasche
    .does = Trag sie am Körper, um hinauszugehen, und behalte sie draußen an. Gibt es in Sauerstoffräumen.
invader-card-mold-spawn-1-worker = Fäulnis-Brut: 1 Arbeiter!
    .does = Keine Ausrüstung. In jeder Zone mit aktiver Fäulnis erscheint ein Arbeiter. Zieh noch einmal.
invader-card-mold-spawn-2-workers = Fäulnis-Brut: 2 Arbeiter!
    .does = Keine Ausrüstung. In jeder Zone mit aktiver Fäulnis erscheinen zwei Arbeiter. Zieh noch einmal.
invader-card-mold-spawn-1-tank = Fäulnis-Brut: 1 Berserker!
    .does = Keine Ausrüstung. In jeder Zone mit aktiver Fäulnis erscheint ein Berserker. Zieh noch einmal.
invader-card-mold-spawn-1-hunter = Fäulnis-Brut: 1 Jäger!
    .does = Keine Ausrüstung. In jeder Zone mit aktiver Fäulnis erscheint ein Jäger. Zieh noch einmal.

## Missionen
## Jede Zeile von `.objectives` ist ein Ziel des Regelverzeichnisses; die Zeilen von `.special` sind der Aufbau, die
## Sonderregeln und dann die Niederlagen, in der Reihenfolge des Verzeichnisses.

invader-objective-take-all = Nehmt alle Ziele auf.
invader-objective-escape = Entkommt danach mit allen Überlebenden durch den Ausgang: Wer dort am Ende des eigenen Zuges steht, darf gehen, falls kein Xeno in der Zone ist.
invader-rule-hidden-remotes = Das grüne und das lila Ziel liegen verdeckt unter den roten.
invader-rule-oxygen-tanks = Alle Überlebenden beginnen mit einer angelegten Sauerstoffflasche.
invader-rule-objective-xp = Ein Ziel bringt dem, der es aufnimmt, 5 Erfahrungspunkte.
invader-rule-red-prototype = Ein rotes Ziel bringt außerdem eine zufällige Prototyp-Waffe.
invader-defeat-objective-removed = Ihr verliert, wenn ein Ziel verschwindet, ehe ihr es aufgenommen habt.

invader-mission-m0-breach = Tutorial: Durchbruch!
    .briefing = Zwei Sektoren weiter hat ein Soldat um Hilfe gerufen und eine Waffe erwähnt, von der niemand wissen sollte. Dann hat er gar nichts mehr erwähnt. Holt die Waffe und sucht die Tür, die von alldem wegführt.
    .objectives =
        Nehmt das rote Ziel auf.
        { invader-objective-escape }
    .special =
        Das Leichte Maschinengewehr (Prototyp) und eine Energiezelle liegen beiseite.
        Ein paar Xenos sind schon da.
        { invader-rule-objective-xp }
        Das rote Ziel bringt außerdem das Leichte Maschinengewehr (Prototyp) und die Energiezelle.
        Ihr verliert, wenn das rote Ziel verschwindet, ehe ihr es aufgenommen habt.
invader-mission-m1-gathering-forces = Kräfte sammeln
    .briefing = Der Plan war, zusammenzubleiben. Der Plan traf auf die Xenos, und nun ist die Hälfte davon am anderen Ende der Station. In der Mitte steht ein Geschütz: ein guter Treffpunkt und ein guter Zuhörer.
    .objectives = In einer Endphase stehen alle Überlebenden in der Zone des Geschützes, und kein Xeno ist dort.
    .special =
        { invader-rule-hidden-remotes }
        Die Überlebenden werden in zwei gleich große Gruppen geteilt; der Zufall entscheidet, welche wo beginnt.
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        Die lila Brutzone erwacht, wenn neben ihr Fäulnis wächst; ihre eigene Fäulnis wird dann aktiv.
        Die grüne Brutzone erwacht auf dieselbe Weise.
        Ihr verliert, wenn das Geschütz zerstört wird.
invader-mission-m2-rockn-rolly = Rock ’n’ Rolly
    .briefing = In einem dieser Gebäude wartet ein kleines Mädchen, und man hat ihm gesagt, dass jemand kommt. Um hinauszukommen, braucht es einen Anzug in seiner Größe. Findet erst den Anzug und entschuldigt euch dann für die Verspätung.
    .objectives =
        Findet das weiße Ziel, einen Raumanzug in kleiner Größe, und nehmt es auf.
        Nehmt danach das blaue Ziel auf: Rolly.
        { invader-objective-escape }
    .special =
        Das grüne, das lila und das weiße Ziel liegen verdeckt unter den roten.
        { invader-rule-oxygen-tanks }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        Das blaue Ziel liegt offen da und kann nicht vor dem weißen aufgenommen werden.
        Ihr verliert, wenn ein Xeno in Rollys Zone aktiviert wird, ehe ihr sie mitgenommen habt.
        Ihr verliert, wenn das weiße oder das blaue Ziel verschwindet, ehe ihr es aufgenommen habt.
invader-mission-m3-the-rearguard = Die Nachhut
    .briefing = Hinter euch verlassen Leute die Station durch eine Tür, die zu schmal ist. Schneller als jetzt können sie nicht. Stellt euch allem in den Weg, was ihnen gern folgen würde.
    .objectives =
        Haltet die Xenos von der Ausgangszone fern, bis die Besatzung fort ist.
        { invader-objective-escape }
    .special =
        { invader-rule-hidden-remotes }
        In der Ausgangszone liegen zehn Lärmplättchen.
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        Diese zehn sind die Besatzung und gelten als Lärm.
        In jeder Endphase geht eines davon; anderer Lärm verschwindet wie immer.
        Ist das letzte der zehn fort, ist die Besatzung in Sicherheit.
        Ihr verliert, wenn vorher ein Xeno die Ausgangszone erreicht.
invader-mission-m4-the-engineers = Die Ingenieure
    .briefing = Zwei Ingenieure verstecken sich an entgegengesetzten Enden derselben schlechten Gegend und streiten auf offenem Kanal über Waffen. Holt sie beide ab. Mit etwas Glück beenden sie den Streit unterwegs.
    .objectives =
        Nehmt das blaue und das weiße Ziel auf: die beiden Ingenieure.
        { invader-objective-escape }
    .special =
        { invader-rule-oxygen-tanks }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        Die Ingenieure sind keine Überlebenden, locken niemanden an und machen keinen Lärm.
        Ihr verliert, wenn einer der beiden verschwindet, ehe ihr ihn mitgenommen habt.
invader-mission-m5-arms-race = Wettrüsten
    .briefing = Die Teile, die euren Unterschlupf am Atmen halten, stecken in vier Waffen, und die Waffen liegen in einem Lager, das den Besitzer gewechselt hat. Nehmt alle vier mit. Den neuen Besitzern hinterlasst ihr eine Bewertung.
    .objectives =
        Nehmt alle vier roten Ziele auf; das grüne und das lila sind eine Zugabe.
        { invader-objective-escape }
    .special =
        { invader-rule-hidden-remotes }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        Ihr verliert, wenn ein rotes Ziel verschwindet, ehe ihr es aufgenommen habt.
invader-mission-m6-playing-with-fire = Spiel mit dem Feuer
    .briefing = All ihre Wege führen durch diese Labore, und einer davon ist die Hauptstraße. Von außen sehen sie gleich aus. Bringt etwas mit, das brennt, und seht euch die Asche an.
    .objectives = Verbrennt Brutplättchen, bis das lila in der Asche liegt.
    .special =
        Das lila Brutplättchen liegt verdeckt unter denen auf den Kartenteilen 01-V und 02-V, und niemand weiß, wo.
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        Höllenfeuer darf ein Brutplättchen auf diesen beiden Kartenteilen entfernen, und die Fäulnis gleich mit.
        Ein so entferntes Plättchen wird umgedreht.
        Erfahrung gibt es dafür keine.
invader-mission-m7-xenium-burger = Xenium-Burger
    .briefing = Im Unterschlupf fehlt es an Essen, Wasser, Socken und Geduld, und das Depot führt mindestens drei davon. Die Liste ist lang, und gleich wird es voll im Laden. Füllt die Körbe und sucht dann die Kasse.
    .objectives =
        { invader-objective-take-all }
        { invader-objective-escape }
    .special =
        { invader-rule-hidden-remotes }
        { invader-rule-oxygen-tanks }
        { invader-rule-objective-xp }
        Ein rotes Ziel bringt außerdem eine zufällige Prototyp-Waffe, solange es noch welche gibt.
        Höllenfeuer in einer Brutzone darf ihr Plättchen entfernen; Fäulnis dort welkt wie immer, und Erfahrung gibt es dafür keine.
        Die lila und die grüne Tür lassen sich öffnen wie jede andere.
        Die lila Brutzone erwacht, wenn das lila Ziel aufgenommen wird oder die lila Tür fort ist.
        Die grüne Brutzone erwacht, wenn das grüne Ziel aufgenommen wird oder die grüne Tür fort ist.
        { invader-defeat-objective-removed }
invader-mission-m8-code-orange = Code Orange
    .briefing = Das Beste aus der Waffenkammer liegt hinter einer Luftschleuse, die sich keiner Menschenhand öffnet. Ein Bot hat allerdings keine Hände, denen man misstrauen könnte. Räumt die Regale leer und übt dabei ein wenig.
    .objectives =
        { invader-objective-take-all }
        Bringt alle Überlebenden auf Stufe Orange oder höher.
    .special =
        { invader-rule-hidden-remotes }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        Das Ausgangsplättchen ist das Schloss einer Luftschleuse: Bringt den Bot daneben und gebt eine Aktion mit ihm aus, um es zu entfernen.
        { invader-defeat-objective-removed }
        Ihr verliert, wenn der Bot zerstört wird, solange hinter der verschlossenen Tür noch ein Ziel liegt.
        Auch die Fernsteuerung des Bots kann hinter dieser Tür liegen. Ihr verliert, wenn es so ist und niemand die Fertigkeit hat oder noch lernen kann, den Bot ohne sie zu steuern.
invader-mission-m9-uninvited-guests = Ungebetene Gäste
    .briefing = Der Unterschlupf hielt, bis ihn jemand fand. Die beiden Wissenschaftler haben gepackt und gehen von selbst zum Ausgang, im Tempo von Leuten, die beim Gehen lesen. Sorgt dafür, dass niemand sie unterbricht.
    .objectives = Entkommt mit allen Überlebenden und beiden Wissenschaftlern durch den Ausgang: Wer dort am Ende des eigenen Zuges steht, darf gehen, falls kein Xeno in der Zone ist.
    .special =
        { invader-rule-hidden-remotes }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        Das blaue und das weiße Ziel sind die Wissenschaftler; sie können nicht aufgenommen werden.
        Die Wissenschaftler gelten als Überlebende.
        Am Ende jeder Spielerphase geht jeder von ihnen eine Zone auf den Ausgang zu, und mehr tun sie nicht.
        Ihr bestimmt, wer von beiden zuerst geht.
        Ihr verliert, wenn ein Wissenschaftler getötet oder entfernt wird.
invader-mission-m10-back-to-the-roots = Zurück zu den Wurzeln
    .briefing = Zu Hause ist die Luft verbraucht, also seid ihr mit dem Rest davon draußen. Da ihr ohnehin hineingeht, hätte die Ärztin gern von allem dort ein Stück. Frisch, wenn möglich, und von Hand.
    .objectives =
        { invader-objective-take-all }
        Rüstet alle Überlebenden mit einer neuen Sauerstoffflasche aus.
        Sammelt alle Proben: einen Arbeiter, einen Berserker, einen Jäger und ein Fäulnis-Monstrum im Nahkampf, dazu etwas Fäulnis.
    .special =
        Das blaue und das weiße Ziel liegen beiseite.
        { invader-rule-hidden-remotes }
        { invader-rule-oxygen-tanks }
        { invader-rule-objective-xp }
        { invader-rule-red-prototype }
        Diese erste Sauerstoffflasche wird abgelegt, sobald man damit eine Luftschleuse betritt.
        Jede Probe bringt dem, der sie nimmt, 5 weitere Erfahrungspunkte.
        Der erste Arbeiter, Berserker und Jäger, der einer Nahkampfaktion zum Opfer fällt, ist eine Probe; die Miniatur wird behalten.
        Das erste Fäulnis-Monstrum ebenso; dafür gibt es das blaue Ziel.
        Eine Aktion in einer Brutzone kratzt etwas Fäulnis ab; dafür gibt es das weiße Ziel.
        { invader-defeat-objective-removed }
        Ihr verliert, wenn die Fäulnis jeden Sauerstoffraum verschluckt hat und jemand noch keine neue Flasche trägt.
