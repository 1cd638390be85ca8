### Das klassische Spiel: Karten, Fertigkeiten, Zombies, Räume und Missionen.
###
### Werte wie Würfelanzahl und Reichweite stehen hier nicht noch einmal: Sie kommen aus den Inhaltsdateien.

## Gefahrenstufen

classic-level-blue = Blau
classic-level-yellow = Gelb
classic-level-orange = Orange
classic-level-red = Rot

## Zombies
## Der Name richtet sich nach $count, der Zahl der Zombies; `.counted` nennt auch die Zahl.

classic-zombie-walker =
    { $count ->
        [one] Schlurfer
       *[other] Schlurfer
    }
    .counted =
        { $count ->
            [one] 1 Schlurfer
           *[other] { $count } Schlurfer
        }
    .does = Langsam und dumm. Es kommen immer noch mehr.
classic-zombie-runner =
    { $count ->
        [one] Läufer
       *[other] Läufer
    }
    .counted =
        { $count ->
            [one] 1 Läufer
           *[other] { $count } Läufer
        }
    .does = Handelt bei jeder Aktivierung zweimal. Wird von Schüssen als Letzter getroffen und ist als Erster da.
classic-zombie-fatty =
    { $count ->
        [one] Fettbrocken
       *[other] Fettbrocken
    }
    .counted =
        { $count ->
            [one] 1 Fettbrocken
           *[other] { $count } Fettbrocken
        }
    .does = Nur ein Treffer mit mindestens 2 Schaden bringt ihn um. Erscheint nie ohne zwei Schlurfer.
classic-zombie-abomination =
    { $count ->
        [one] Monstrum
       *[other] Monstren
    }
    .counted =
        { $count ->
            [one] 1 Monstrum
           *[other] { $count } Monstren
        }
    .does = Nur ein Treffer mit 3 Schaden oder Feuer tötet es. Es gibt immer nur eines zugleich, und das genügt.

## Zombiekarten

classic-zombie-card-spawn = Brut
    .does = In der Zone, für die gezogen wurde, erscheinen so viele Zombies, wie die Gefahrenstufe verlangt.
classic-zombie-card-extra-activation = Extra-Aktivierung
    .does = Niemand Neues erscheint. Alle Zombies einer Art handeln sofort noch einmal; bei Blau geschieht nichts.
classic-zombie-card-manhole = Kanaldeckel
    .does = Wo gezogen wurde, erscheint nichts. Auf jedem Kartenteil mit Überlebenden steigen Zombies aus der Kanalisation.

## Autos

classic-car-police = Polizeiwagen
    .does = Kann immer wieder durchsucht werden. Die erste gefundene Waffe beendet die Suche, ein „Aaahh!“ auch.
classic-car-pimpmobile = Angeberkarre
    .does = Kann einmal durchsucht werden. Unter dem Sitz liegt eine ganz besondere Waffe.

## Ausrüstungskarten

classic-card-pistol = Pistole
    .does = Eine Faustfeuerwaffe. Zwei davon schießen zusammen.
classic-card-sawed-off = Abgesägte Schrotflinte
    .does = Schießt einmal und muss nachgeladen werden, ehe sie im selben Zug wieder schießt. Zwei davon schießen und laden zusammen.
classic-card-shotgun = Schrotflinte
    .does = Kurze Reichweite, schwere Treffer. Auch Fettbrocken merken das.
classic-card-rifle = Gewehr
    .does = Reicht weit, aber nicht in die eigene Zone. Mit einem Zielfernrohr wird daraus ein Scharfschützengewehr.
classic-card-sub-mg = Maschinenpistole
    .does = Viele Würfel, wenige Treffer. Zwei davon schießen zusammen.
classic-card-evil-twins = Böse Zwillinge
    .does = Zwei Pistolen auf einer Karte. Sie brauchen eine Hand und gelten als eine einzige Waffe.
classic-card-mas-shotgun = Mamas Schrotflinte
    .does = Eine Flinte mit Klinge: laut schießen oder leise zustechen. Nur die Flinte muss nachgeladen werden.
classic-card-machete = Machete
    .does = Leise und scharf genug für Fettbrocken. Zwei davon schlagen zusammen zu.
classic-card-katana = Katana
    .does = Leise und flink, aber zu leicht für Fettbrocken.
classic-card-fire-axe = Feuerwehraxt
    .does = Öffnet Türen mit Getöse und Fettbrocken ohne.
classic-card-crowbar = Brecheisen
    .does = Öffnet Türen lautlos.
classic-card-baseball-bat = Baseballschläger
    .does = Leise und selten daneben.
classic-card-chainsaw = Kettensäge
    .does = Öffnet Türen und lichtet Reihen. Das spricht sich herum.
classic-card-pan = Pfanne
    .does = Besser als die bloße Hand. Ein wenig.
classic-card-molotov = Molotow-Cocktail
    .does = Ohne Würfel: In der Zielzone stirbt alles, auch Überlebende. Nach einem Wurf verbraucht.
classic-card-sniper-rifle = Scharfschützengewehr
    .does = Ein Gewehr mit Zielfernrohr: Du bestimmst, wer getroffen wird.
classic-card-scope = Zielfernrohr
    .does = Macht aus einem Gewehr ein Scharfschützengewehr. Das kostet nichts.
classic-card-gasoline = Benzin
    .does = Wird mit Glasflaschen zu einem Molotow-Cocktail. Das kostet keine Aktion, nur beide Karten.
classic-card-glass-bottles = Glasflaschen
    .does = Werden mit Benzin zu einem Molotow-Cocktail. Das kostet keine Aktion, nur beide Karten.
classic-card-flashlight = Taschenlampe
    .does = Zieh beim Suchen eine Karte mehr, außer bei Autos. Wirkt auch aus der Reserve.
classic-card-goalie-mask = Torwartmaske
    .does = Leg sie ab, um eine Wunde zu verhindern. Wirkt auch aus der Reserve.
classic-card-plenty-of-ammo-pistol = Massenhaft Munition (Patronen)
    .does = Einmal pro Aktion darfst du mit Pistolen, Bösen Zwillingen oder einem Gewehr alle Würfel neu werfen. Wirkt auch aus der Reserve.
classic-card-plenty-of-ammo-shotgun = Massenhaft Munition (Schrot)
    .does = Einmal pro Aktion darfst du mit abgesägten, gewöhnlichen oder Mamas Schrotflinten alle Würfel neu werfen. Wirkt auch aus der Reserve.
classic-card-canned-food = Konserven
    .does = Ein Vorrat. Damit gewinnt man manche Mission, aber keinen Kampf.
classic-card-bag-of-rice = Sack Reis
    .does = Ein Vorrat. Damit gewinnt man manche Mission, aber keinen Kampf.
classic-card-water = Wasser
    .does = Ein Vorrat. Damit gewinnt man manche Mission, aber keinen Kampf.
classic-card-aaahh = Aaahh!
    .does = Keine Ausrüstung. In der durchsuchten Zone hat ein Schlurfer gewartet.
classic-card-wounded = Wunde
    .does = Belegt einen Platz; lässt sich weder ablegen noch tauschen. Die zweite ist die letzte.

## Fertigkeiten
## $of: bei der Schadensfertigkeit "melee" oder "ranged", bei der Startfertigkeit der Name der Karte in dieser Sprache.

classic-skill-plus-1-action = +1 Aktion
    .does = Jeden Zug eine Aktion mehr, wofür du willst.
classic-skill-plus-1-damage =
    +1 Schaden: { $of ->
        [melee] Nahkampf
       *[ranged] Fernkampf
    }
    .does =
        Deine Treffer richten im { $of ->
            [melee] Nahkampf
           *[ranged] Fernkampf
        } 1 Schaden mehr an.
classic-skill-plus-1-roll-combat = Würfelergebnis +1: Kampf
    .does = Im Nah- und Fernkampf zählt jeder Würfel 1 mehr, höchstens aber 6.
classic-skill-plus-1-roll-melee = Würfelergebnis +1: Nahkampf
    .does = Im Nahkampf zählt jeder Würfel 1 mehr, höchstens aber 6.
classic-skill-plus-1-roll-ranged = Würfelergebnis +1: Fernkampf
    .does = Im Fernkampf zählt jeder Würfel 1 mehr, höchstens aber 6.
classic-skill-plus-1-die-combat = +1 Würfel: Kampf
    .does = Jede Waffe, mit der du kämpfst, wirft einen Würfel mehr; ein beidhändiges Paar zwei.
classic-skill-plus-1-die-melee = +1 Würfel: Nahkampf
    .does = Jede deiner Nahkampfwaffen wirft einen Würfel mehr; ein beidhändiges Paar zwei.
classic-skill-plus-1-die-ranged = +1 Würfel: Fernkampf
    .does = Jede deiner Fernkampfwaffen wirft einen Würfel mehr; ein beidhändiges Paar zwei.
classic-skill-free-combat = +1 freie Kampfaktion
    .does = Jeden Zug ein zusätzlicher Angriff, nah oder fern, kostenlos.
classic-skill-free-move = +1 freie Bewegungsaktion
    .does = Jeden Zug eine zusätzliche Bewegung, kostenlos.
classic-skill-free-search = +1 freie Suchaktion
    .does = Deine Suche kostet nichts. Es bleibt bei einer pro Zug.
classic-skill-plus-1-max-range = +1 max. Reichweite
    .does = Deine Fernkampfwaffen reichen eine Zone weiter.
classic-skill-plus-1-zone-per-move = +1 Zone pro Bewegungsaktion
    .does = Jede deiner Bewegungen darf eine Zone weiter gehen.
classic-skill-reroll-per-turn = 1 Neuwurf pro Zug
    .does = Wirf einmal pro Zug alle Würfel einer deiner Aktionen neu. Der zweite Wurf gilt.
classic-skill-two-cocktails = Zwei Cocktails sind besser als einer
    .does = Machst du einen Molotow-Cocktail, bekommst du zwei.
classic-skill-two-zones-per-move = 2 Zonen pro Bewegungsaktion
    .does = Jede deiner Bewegungen darf eine oder zwei Zonen weit gehen.
classic-skill-ambidextrous = Beidhändig
    .does = Alle deine Waffen gelten als beidhändig.
classic-skill-born-leader = Geborener Anführer
    .does = Schenke einmal in deinem Zug jemand anderem eine freie Aktion für den nächsten Zug.
classic-skill-destiny = Schicksal
    .does = Leg einmal pro Zug eine eben gezogene Ausrüstungskarte ab und zieh eine andere.
classic-skill-gunslinger = Revolverheld
    .does = Alle deine Fernkampfwaffen gelten als beidhändig.
classic-skill-hoard = Hamsterer
    .does = Du trägst eine Karte mehr in der Reserve.
classic-skill-hold-your-nose = Nase zu und durch
    .does = In diesem Zug einen Zombie getötet? Dann ist deine Suche kostenlos, sogar auf der Straße.
classic-skill-is-that-all-youve-got = Mehr hast du nicht drauf?
    .does = Droht eine Wunde? Jede Ausrüstungskarte, die du ablegst, verhindert eine.
classic-skill-lock-it-down = Dichtmachen
    .does = Schließ für eine Aktion eine offene Tür. Wer sie wieder öffnet, findet dahinter keine neuen Zombies.
classic-skill-loud = Lautstark
    .does = Mach einmal pro Zug deine Zone zur lautesten von allen, bis zu deinem nächsten Zug.
classic-skill-lucky = Glückspilz
    .does = Du darfst bei jeder Aktion einmal alle Würfel neu werfen. Der zweite Wurf gilt.
classic-skill-matching-set = Passendes Paar!
    .does = Findest du beim Suchen eine beidhändige Waffe, darfst du ihr Gegenstück aus dem Stapel nehmen.
classic-skill-medic = Sanitäter
    .does = Heile einmal pro Zug kostenlos eine Wunde in deiner Zone, gern auch die eigene.
classic-skill-ninja = Ninja
    .does = Du machst keinerlei Lärm, es sei denn, du willst.
classic-skill-slippery = Aalglatt
    .does = Eine Zone zu verlassen kostet dich nichts extra, egal wie viele Zombies dort stehen.
classic-skill-sniper = Scharfschütze
    .does = Du bestimmst, wen deine Schüsse treffen.
classic-skill-starts-with = Beginnt mit: { $of }
    .does = Du hast diese Karte von Anfang an, neben der ausgeteilten.
classic-skill-swordmaster = Schwertmeister
    .does = Alle deine Nahkampfwaffen gelten als beidhändig.
classic-skill-tough = Zäh
    .does = In jeder Zombiephase bleibt der erste Angriff eines Zombies auf dich ohne Wirkung.
classic-skill-trick-shot = Kunstschuss
    .does = Ein beidhändiges Paar Fernkampfwaffen darf in einer Aktion auf zwei verschiedene Zonen schießen.

## Räume
## Der Schlüssel ist die Beschriftung des Raums in den Kartenteilen, klein und mit Bindestrichen.

classic-room-bathroom = Bad
classic-room-bedroom = Schlafzimmer
classic-room-boiler-room = Heizungskeller
classic-room-burnt-room = Ausgebrannter Raum
classic-room-corridor-north = Flur
classic-room-corridor-south = Flur
classic-room-dining-room = Speisesaal
classic-room-diner = Imbiss
classic-room-garage = Garage
classic-room-hall = Eingangshalle
classic-room-kitchen = Küche
classic-room-living-room = Wohnzimmer
classic-room-locker-room = Umkleide
classic-room-meeting = Besprechungsraum
classic-room-office = Büro
classic-room-reception = Empfang
classic-room-shop = Laden
classic-room-store-room = Lager
classic-room-study = Arbeitszimmer
classic-room-toilets = Toiletten
classic-room-tv-room = Fernsehzimmer
classic-room-waiting-room = Wartezimmer

## Missionen
## Jede Zeile von `.objectives` ist ein Ziel des Regelverzeichnisses, jede Zeile von `.special` eine Sonderregel und
## dann eine besondere Niederlage, in der Reihenfolge des Verzeichnisses.

classic-difficulty-tutorial = Tutorial
classic-difficulty-easy = Einfach
classic-difficulty-medium = Mittel
classic-difficulty-hard = Schwierig

classic-objective-take-all-tokens = Nehmt alle Zielplättchen auf.
classic-rule-token-xp = Ein Zielplättchen bringt dem, der es aufnimmt, 5 Erfahrungspunkte.
classic-rule-cars = Autos dürfen gefahren werden.
classic-rule-pimpmobile-search = Eine Angeberkarre kann einmal durchsucht werden: Mamas Schrotflinte oder die Bösen Zwillinge, wie der Zufall will.
classic-rule-police-car-search = Ein Polizeiwagen kann immer wieder durchsucht werden: Zieht, bis eine Waffe kommt, und legt den Rest ab. Ein „Aaahh!“ bringt seinen Schlurfer und beendet die Suche.

classic-mission-00-tutorial = Tutorial
    .briefing = Im Haus am anderen Ende der Straße hat jemand etwas Nützliches liegen lassen. Es ist nur ein kurzer Weg, und auf kurzen Wegen lernt man. Zwei Schlurfer sind heute früh auf den Beinen, lernt also zügig.
    .objectives = Nehmt das Zielplättchen auf.
    .special =
        Der Zombiestapel ist klein: die Karten 1, 2, 3, 4 und 41, sonst nichts.
        Pistole, Feuerwehraxt und Brecheisen werden nicht ausgeteilt.
        Diese drei liegen oben auf dem Ausrüstungsstapel und werden als Erstes gezogen.
        Pfannen werden wie immer ausgeteilt.
        Zwei einzelne Schlurfer stehen zu Beginn auf der Straße.
classic-mission-01-city-blocks = Häuserblocks
    .briefing = In der Speisekammer steht noch ein Glas Senf, und um das wird gestritten. In diesen Blocks gibt es Konserven, Reis und Wasser und ein paar Räume, die jemand der Markierung wert fand. Kommt mit etwas von allem heraus, sonst gewinnt der Senf.
    .objectives =
        { classic-objective-take-all-tokens }
        Findet alle drei Vorräte, je eine Karte oder mehr: Konserven, Sack Reis, Wasser.
        Bringt danach mindestens einen Überlebenden zum Ausgang.
        Wer entkommen ist, hat zusammen alle drei Vorräte dabei.
    .special = { classic-rule-token-xp }
classic-mission-02-y-zone = Y-Zone
    .briefing = Mit diesem Viertel ist es vorbei und mit allen, die bleiben, auch. Der Weg hinaus liegt am anderen Ende, und eingeladen sind alle; wer fehlt, fällt auf. Unterwegs hängt ein Medizinschrank für Freunde kleiner Kratzer.
    .objectives = Bringt alle Überlebenden zum Ausgang.
    .special = Das Zielplättchen ist ein Medizinschrank: Wer es aufnimmt, wird sofort von einer Wunde geheilt.
classic-mission-03-24hrs-race = Das 24-Stunden-Rennen von Zombicity
    .briefing = Die Strecke ist einfach: Straßen, Autos, Zombies und keine Ziellinie außer einem schlechten Ruf. Einer von euch muss ihn sich verdienen. Die anderen dürfen jubeln, aber leise.
    .objectives = Bringt mindestens einen Überlebenden auf Stufe Rot.
    .special =
        { classic-rule-token-xp }
        { classic-rule-cars }
        { classic-rule-pimpmobile-search }
        { classic-rule-police-car-search }
classic-mission-04-drive-by-shooting = Im Vorbeifahren
    .briefing = Sie kommen aus immer denselben Löchern, pünktlich wie eine Buslinie. Kümmert euch zuerst um die markierten Räume. Dann parkt die ganze Mannschaft auf einer Haltestelle und erklärt, dass die Linie eingestellt ist.
    .objectives =
        { classic-objective-take-all-tokens }
        Versammelt danach alle, die noch leben, in ein und derselben Brutzone.
        In dieser Zone ist kein Zombie.
    .special =
        { classic-rule-token-xp }
        { classic-rule-cars }
        { classic-rule-pimpmobile-search }
        { classic-rule-police-car-search }
classic-mission-05-big-w = Das große W
    .briefing = In den Büros der Innenstadt gibt es alles, was man bis zum Monatsende braucht, und die Belegschaft ist vollzählig. Nehmt mit, was markiert ist, Raum für Raum. Anklopfen gilt als höflich; hier gilt es auch als Fehler.
    .objectives = { classic-objective-take-all-tokens }
    .special = { classic-rule-token-xp }
classic-mission-06-the-escape = Die Flucht
    .briefing = Hier liegt Essen für einen ganzen Winter, und an der Kasse sitzt niemand mehr. Kofferräume füllen, Sitze füllen, abfahren. So billig war der Einkauf nie, und so teuer auch nicht.
    .objectives =
        Ladet sechs Vorräte in die Autos: Konserven, Reis oder Wasser.
        Setzt danach alle, die noch leben, in so viele Autos wie nötig.
        Fahrt dann zum Ausgang. Sechs Vorräte oder mehr müssen mit den Autos hinaus.
    .special =
        Die drei Aufgaben werden der Reihe nach erledigt.
        Der Raum, in dem ihr beginnt, kann nicht durchsucht werden.
        Für eine Aktion lädt man einen Vorrat in ein Auto der eigenen Zone.
        Für eine Aktion nimmt man einen Vorrat aus einem Auto der eigenen Zone.
        Ein Auto, das den Ausgang erreicht, verlässt den Spielplan mit allem, was darin ist: Leuten und Vorräten.
        Vorräte, die mit einem Auto hinausgekommen sind, werden beiseitegelegt und zählen.
        { classic-rule-cars }
        { classic-rule-pimpmobile-search }
        { classic-rule-police-car-search }
classic-mission-07-grindhouse = Grindhouse
    .briefing = Die Patienten sind gewissermaßen genesen und möchten in die Stadt. Stopft die beiden Löcher, aus denen sie kommen, ehe die Stadt davon erfährt. Achtung bei den Türen: Geht eine auf, fühlt sich die andere eingeladen.
    .objectives = Schaltet die Brutzonen aus.
    .special =
        { classic-rule-token-xp }
        Wer eine Tür eines Gebäudes öffnet, öffnet auch dessen andere Tür.
        In jedem Raum steht zu Beginn ein Schlurfer.
        Beim Öffnen eines Gebäudes erscheinen wie immer Zombies, zusätzlich zu diesen.
        In zwei markierten Zonen liegen je sieben Lärmplättchen, und zwar für immer.
        Ein Zombie, der eine dieser Zonen erreicht, kommt vom Spielplan und wird beiseitegestellt.
        Für eine Aktion schaltet man die Brutzone aus, in der man steht, sofern kein Zombie darin ist.
        Brutzonen sind auch hinter verschlossenen Türen aktiv.
        Der vierte entkommene Zombie beendet das Spiel: Ihr habt verloren.
classic-mission-08-zombie-police = Zombie-Polizei
    .briefing = Hinter der grünen Tür liegt ein Bunker mit dicken Wänden und einem Schloss, das schließt. Was ihn öffnet, liegt hinter der blauen Tür, und die Beamten im Dienst nehmen keine Anzeigen mehr auf. Geht hinein und sorgt dafür, dass ihr dort allein seid.
    .objectives =
        Mindestens ein Überlebender ist im Bunker.
        Im Bunker ist kein Zombie.
    .special =
        Solange das blaue Ziel daliegt, bleibt die blaue Tür verschlossen.
        Wer das blaue Ziel aufnimmt, weckt die blaue Brutzone.
        Solange das grüne Ziel daliegt, bleibt die grüne Tür verschlossen.
        { classic-rule-token-xp }
        { classic-rule-cars }
        { classic-rule-pimpmobile-search }
        { classic-rule-police-car-search }
classic-mission-09-might-makes-right = Das Recht des Stärkeren
    .briefing = In diesen Häusern leben noch Menschen, das ist die gute Nachricht; bewaffnet ist keiner, das ist die andere. Findet sie, bringt ihnen das Rennen bei und dann sie selbst nach Hause. Eine der Adressen stimmt nicht mehr.
    .objectives =
        { classic-objective-take-all-tokens }
        Kehrt in die Startzone zurück und verlasst dort den Spielplan: vier Überlebende bei einem Spieler, fünf bei zweien, sechs bei dreien.
    .special =
        Jeder Spieler beginnt mit einem einzigen Überlebenden.
        Die vier Zielplättchen liegen verdeckt und gemischt: drei sind neutral, eines ist unten blau.
        { classic-rule-token-xp }
        Ein neutrales Plättchen bringt einen zufälligen neuen Überlebenden für den Spieler, der die wenigsten hat; bei Gleichstand entscheidet, wer es aufnahm.
        Der Neue erscheint mit leeren Händen dort, wo das Plättchen lag, und spielt mit wie alle anderen.
        Das blaue Plättchen bringt niemanden, aber seine Erfahrung zählt.
        In der Startzone darf ein Überlebender in seinem Zug den Spielplan verlassen, mit allem, was er trägt.
        Gewonnen ist, sobald genug von euch draußen sind.
        Autos dürfen nicht benutzt werden.
        { classic-rule-police-car-search }
classic-mission-10-small-town = Kleinstadt
    .briefing = Vier Straßen, ein Laden, kein Verkehr. Das sollte an einem Vormittag zu schaffen sein: hinein, das Markierte mitnehmen, mittags zurück. Das sagte der letzte Trupp auch, und das waren pünktliche Leute.
    .objectives = { classic-objective-take-all-tokens }
    .special = { classic-rule-token-xp }
