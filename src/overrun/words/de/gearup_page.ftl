### Gear Up auf der Seite.

gearup-page-letter-yellow = Ge
gearup-page-letter-red = R
gearup-page-letter-blue = B
gearup-page-letter-green = Gr

## Das Blatt

gearup-page-you = du
gearup-page-leader = Anführer: hierher kommt der Boss zuerst
gearup-page-stage-ready = hat die Waffe bereit
gearup-page-stage-drawing = zeichnet
gearup-page-stage-again = darf die Waffe noch einmal nutzen
gearup-page-stage-ammo = darf Munition ausgeben
gearup-page-stage-done = ist fertig
gearup-page-health = Leben: { $left } von { $slots }
gearup-page-armor = Rüstung: { $left }
gearup-page-ammo = Munition: { $left }
gearup-page-street = Die Straße vor { $name }
gearup-page-slot = Platz { $slot }
gearup-page-slot-empty = Niemand. Noch.
gearup-page-slot-empty-near = Niemand in Armlänge.
gearup-page-card = { $name }: { $crossed } von { $spaces } Feldern gestrichen, { $damage } Schaden, bewegt sich: { $speeds }
gearup-page-body = { $name }: noch { $left } Felder
gearup-page-deals = macht { $count } Schaden
gearup-page-fixed = Schaden, der sich nicht streichen lässt
gearup-page-fixed-count = davon nicht zu streichen: { $count }
gearup-page-grid = Felder zum Zeichnen
gearup-page-about = Was ist das? { $what }
gearup-page-choose = { $what } wählen
gearup-page-shape = Die Form von { $name }
gearup-page-unlocked = freigeschaltet
gearup-page-locked = noch gesperrt
gearup-page-unlock = { $effect } freischalten
gearup-page-frenzy = Raserei-Leiste: { $count } gestrichen
gearup-page-track = Leiste: { $count } gestrichen
gearup-page-mouth-open = Das Maul ist offen: zeichnen!
gearup-page-mouth-shut = Das Maul ist zu.
gearup-page-damage-normal = gewöhnlicher Schaden
gearup-page-damage-armor = nur Rüstung
gearup-page-damage-direct = Rüstung hilft nicht
gearup-page-give-here = Hierher
gearup-page-sweep-here = Hier niedermähen
gearup-page-blast-here = Sprengen
gearup-page-look = Das Blatt von { $name } ansehen
gearup-page-in-reach = In Reichweite deiner Waffe
gearup-page-left-side = Blätter links
gearup-page-right-side = Blätter rechts und der Verlauf
gearup-page-front-of = vor { $name }
gearup-page-workbench = Die Karte in Arbeit
gearup-page-target-next = Nächste Karte
gearup-page-target-back = Vorige Karte

## Karten

gearup-page-turn = Zug { $turn } von 9
gearup-page-turns = Zugkarten der Runde { $round }; dies ist Zug { $turn }
gearup-page-turn-hidden = Zug { $turn }: verdeckt
gearup-page-turn-card = Zug { $turn }: Waffen in { $color }; es bewegen sich: { $speeds }; darunter: { $below }
gearup-page-boss-away = { $boss } kommt in Runde 2
gearup-page-boss-at = { $boss } ist bei { $name }
gearup-page-boss-left = noch { $left } Felder
gearup-page-boss-dead = tot
gearup-page-arrivals = Neue Zombies auf dem Tisch
gearup-page-companions = Gefährten
gearup-page-companion-ready = bereit
gearup-page-companion-tired = nächste Runde wieder

## Der Stift

gearup-page-in-hand = Die Form in deiner Hand
gearup-page-way = Was gezeichnet wird
gearup-page-way-full = Ganze Form
gearup-page-way-single = Ein Feld
gearup-page-way-split = Teilen
gearup-page-way-second = Zweites Stück
gearup-page-way-ammo = Munition
gearup-page-piece =
    { $count ->
        [one] Ein Stück aus 1 Feld
       *[other] Ein Stück aus { $count } Feldern
    }
gearup-page-rotate = Drehen
gearup-page-mirror = Spiegeln
gearup-page-next-fit = Wohin?
gearup-page-next-fit-help = Die nächste Stelle zeigen, an der es passt
gearup-page-draw = Zeichnen
gearup-page-how = Zeig auf Felder, um die Form anzuprobieren; ein Klick zeichnet.
gearup-page-how-touch = Tipp auf ein Feld, um die Form anzuprobieren; tipp auf die Form, um zu zeichnen.
gearup-page-take = { $name } zeichnet jetzt
gearup-page-split-aim = Auf wem soll geteilt werden? Klick eine Karte an.
gearup-page-fits = Passt auf { $target }.
gearup-page-kills = Das tötet!
gearup-page-line-hurts = Über eine gepunktete Linie: 1 Schaden
gearup-page-why-outside = Ein Teil liegt neben den Feldern. Dreh (R) oder spiegle (M) die Form, oder nimm ein einzelnes Feld.
gearup-page-why-crossed = Ein Teil ist schon gestrichen. Dreh (R) oder spiegle (M) die Form, oder nimm ein einzelnes Feld.
gearup-page-why-mouth = Das Maul ist zu: Es öffnet sich im Zug nach der Fähigkeit.
gearup-page-why-weak = Auf Schwachstellen wird hier nicht gezeichnet.
gearup-page-why-touch = Die Form muss ein schon gestrichenes Feld berühren.
gearup-page-why-not-there = Dorthin geht es nicht.
gearup-page-why-second = Das zweite Stück gehört auf dasselbe Ziel wie das erste.
gearup-page-why-not-in-set = Das gehört nicht zu denen, die dieser Angriff trifft.
gearup-page-why-spared = Kritischer Treffer braucht ein anderes Ziel als beim ersten Mal.
gearup-page-why-ammo-own = Munition trifft nur, was vor dir steht.
gearup-page-why-no-long-range = Das steht nebenan: Nur Große Reichweite kommt so weit.
gearup-page-why-too-far = Große Reichweite kommt nur bis zu den Blättern gleich neben deinem.
gearup-page-why-not-now = Darauf lässt sich jetzt nicht zeichnen.

## Was gefragt ist

gearup-page-ask-draw = { $name }: zeichne { $tool }.
gearup-page-ask-more =
    { $left ->
        [one] { $name }: zeichne { $tool } noch einmal.
       *[other] { $name }: zeichne { $tool }, noch { $left }-mal.
    }
gearup-page-ask-second = { $name }: zeichne { $tool } ein zweites Mal.
gearup-page-ask-set = { $name }: zeichne { $tool } auf jeden davon: { $targets }.
gearup-page-ask-again = { $name }: { $tool } ein zweites Mal nutzen?
gearup-page-ask-ammo =
    { $ammo ->
        [one] { $name }: die letzte Munition ausgeben? Ein Feld.
       *[other] { $name }: Munition ausgeben? Je ein Feld, noch { $ammo }.
    }
gearup-page-ask-area = { $name }: wen trifft { $tool }?
gearup-page-ask-rest = { $name }: noch etwas?
gearup-page-list = Alle Antworten ({ $count })
gearup-page-list-title = Alle Antworten

gearup-page-do-done = Fertig
gearup-page-do-stop = Genug gezeichnet
gearup-page-do-enough = Kein zweites Mal
gearup-page-do-pass = Waffe lassen, Munition ausgeben
gearup-page-do-again = { $effect }: noch einmal
gearup-page-do-call = { $tool } rufen
gearup-page-do-sweep = Einen von jedem Platz vor { $name }
gearup-page-do-blast = Platz { $slot } vor { $name }
gearup-page-do-target = { $target }
gearup-page-do-push = Auf Platz 3 zurückstoßen
gearup-page-do-leave = Dort lassen
gearup-page-do-block =
    { $count ->
        [0] Keine Rüstung
       *[other] { $count } Rüstung
    }
gearup-page-do-unlock = { $tool }: { $effect }
gearup-page-do-give = { $name }

gearup-page-not-draw = Zeichnen
gearup-page-not-shoot = Munition ausgeben
gearup-page-not-again = Ein zweites Mal
gearup-page-not-call = Gefährten rufen
gearup-page-not-split = Teilen

## Symbole

gearup-page-legend = Symbole und Tasten
gearup-page-legend-effects = Was Waffen können
gearup-page-legend-icons = Was auf Karten steht
gearup-page-icon-damage = Schadenssymbol
    .does = Jedes, das nicht gestrichen ist, macht beim Angriff 1 Schaden. Beim Boss ist 1 gelb (Angriff) und 2 blau (nur Spezialangriff).
gearup-page-icon-armor = Rüstung
    .does = Streich dieses Feld und umrande 1 Rüstung. Sie fängt Schaden ab, der sonst Leben kostet.
gearup-page-icon-ammo = Munition
    .does = Streich dieses Feld und umrande 1 Munition. Nach der Waffe streicht jede ein beliebiges einzelnes Feld vor dir.
gearup-page-icon-health = Leben
    .does = Ist bei irgendwem das letzte weg, haben alle verloren.
gearup-page-icon-slow = Langsam
    .does = Bewegt sich, wenn die Zugkarte einen Pfeil zeigt.
gearup-page-icon-fast = Schnell
    .does = Bewegt sich, wenn die Zugkarte zwei Pfeile zeigt.
gearup-page-icon-weak = Schwachstelle
    .does = Muss nicht gestrichen werden. Sind alle Felder rundum gestrichen, fallen ihre ganze Zeile und Spalte.
gearup-page-icon-companion = Gefährte
    .does = Wer allein spielt, darf in diesem Zug einen Gefährten rufen.
gearup-page-icon-skill = Fähigkeit
    .does = Der Boss nutzt seine besondere Fähigkeit.
gearup-page-icon-attack = Angriff
    .does = Der Boss trifft alle mit seinen gelben Schadenssymbolen (1).
gearup-page-icon-special-attack = Spezialangriff
    .does = Der Boss trifft alle mit gelben und blauen Schadenssymbolen (1 und 2).
gearup-page-icon-stinks = Gestank
    .does = Jeder andere Zombie vor demselben Überlebenden macht 1 Schaden mehr.
gearup-page-icon-explodes = Explodiert
    .does = Statt anzugreifen, explodiert er: Alle erleiden seinen Schaden, und niemand bekommt eine Verbesserung.

gearup-page-key-rotate = die Form drehen
gearup-page-key-mirror = die Form spiegeln
gearup-page-key-next = die nächste Stelle, an der es passt
gearup-page-key-full = die ganze Form
gearup-page-key-single = stattdessen ein Feld
gearup-page-key-split = teilen; das nächste Stück
gearup-page-key-ammo = Munition
gearup-page-key-arrows = die Form bewegen
gearup-page-key-target = die nächste Karte
gearup-page-key-enter = zeichnen
gearup-page-key-numbers = die Knöpfe unten
gearup-page-key-list = die Liste aller Antworten
gearup-page-key-look = das Blatt davor oder danach ansehen
gearup-page-key-undo = zurück (mit ⇧: wieder vor)
gearup-page-key-suggest = was täte ein Bot?
gearup-page-key-escape = schließen, zurück

## Hinweise für das erste Spiel

gearup-page-hint-draw = Die Zugkarte nennt die Farbe: Alle haben ihre Waffe dieser Farbe in der Hand. Probier die Form auf den Feldern eines Zombies an, dreh (R) und spiegle (M) sie nach Belieben, und zeichne: mit einem Klick, am Telefon mit einem zweiten Tippen. Die ganze Form muss passen; sonst nimm ein einzelnes Feld. Sind alle Felder gestrichen, ist der Zombie tot.
gearup-page-hint-upgrade = Vor dir ist ein Zombie gestorben: Schalte einen Effekt einer Waffe frei, den linken zuerst. Er bleibt bis zum Ende.
gearup-page-hint-give = Neue Zombies verteilt ihr, wie ihr wollt. Gebt sie denen, die es aushalten.
gearup-page-hint-block = Rüstung fängt Schaden ab, der sonst Leben kostet. Gestrichene Rüstung ist weg, also darf man sie auch sparen.
gearup-page-hint-blow = Dieser Schlag geht ganz oder gar nicht: einmal zahlen oder alles nehmen.
gearup-page-hint-ammo = Jede Munition streicht ein Feld vor dir, wo du willst. Du musst sie nicht jetzt ausgeben; der Boss hat viele Felder.
gearup-page-hint-boss = Der Boss steht in diesem Zug vor dir und zieht dann weiter. Ist er tot, habt ihr gewonnen, was auch sonst auf der Straße ist.
gearup-page-hint-knockback = Nach dem Zeichnen darfst du den Zombie auf Platz 3 zurückstoßen: ein, zwei Züge mehr, bevor er beißt.
gearup-page-hint-multi-hit = Diese Waffe zeichnet mehrmals, jedes Mal auf wen du willst. Du darfst früher aufhören.
gearup-page-hint-scavenge = Such Schadenssymbole: Jedes, das du streichst, gibt dir 1 Rüstung und schwächt den Zombie.
gearup-page-hint-lock-and-load = Such Schadenssymbole: Jedes, das du streichst, gibt dir 1 Munition und schwächt den Zombie.
gearup-page-hint-long-range = Du darfst auch auf das zeichnen, was vor denen neben dir steht: Klick ihr Blatt an. Die Symbole bekommt ihr beide, die Verbesserung nur sie.
gearup-page-hint-gear-up = Munitions- und Rüstungssymbole, die du damit streichst, zählen doppelt.
gearup-page-hint-split = Mit Teilen schneidest du die Form in zwei Stücke: erst eins zeichnen, dann das andere, auf dasselbe Ziel. Jedes lässt sich für sich drehen.
gearup-page-hint-adrenaline = Nach dem Zeichnen darfst du 1 Schaden erleiden und die Waffe noch einmal nutzen. Rüstung darf ihn abfangen.
gearup-page-hint-fast-reload = Nach dem Zeichnen darfst du 1 Munition zahlen und die Waffe noch einmal nutzen.
gearup-page-hint-critical-hit = Streich ein Schadenssymbol, dann darfst du die Waffe noch einmal nutzen, auf jemand anderen.
gearup-page-hint-cut-down = Zeichnet auf einen Zombie von jedem Platz, und auf den Boss, wenn er da ist. Erst wählen, dann auf jeden zeichnen.
gearup-page-hint-explosive = Zeichnet auf alle Zombies eines Platzes, und auf den Boss, wenn er da ist. Wähl den Platz an seinem Kopf.
gearup-page-hint-frenzy = Jede Nutzung streicht den nächsten Kreis und zahlt alles unter den gestrichenen. Je öfter, desto besser.
