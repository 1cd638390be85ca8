### Gear Up: Bosse, Zombies, Effekte, Waffen und Missionen.

## Schwierigkeiten

gearup-difficulty-easy = Einfach
gearup-difficulty-standard = Normal
gearup-difficulty-hard = Schwierig
gearup-difficulty-nightmare = Albtraum

## Bosse: was jeden besonders macht und was seine Fähigkeit tut

gearup-boss-super-abomination = Super-Monstrum
    .rule = Keine Sonderregel: ein ehrlicher Berg aus Fleisch.
    .skill = Alle streichen 2 Rüstung oder was davon da ist.
gearup-boss-zombie-pyramid = Zombiepyramide
    .rule = Eine Form muss ein schon gestrichenes Feld berühren, an einer Seite oder Ecke.
    .skill = Alle verlieren 1 Leben; Rüstung hilft nicht.
gearup-boss-zombiphant = Zombiefant
    .rule = Schwachstellen müssen nicht gestrichen werden. Sind alle 8 Felder um eine herum gestrichen, fallen auch ihre Zeile und Spalte.
    .skill = Alle erleiden 2 Schaden oder streichen stattdessen 1 Rüstung.
gearup-boss-dead-sox = Dead Sox
    .rule = Drei Körper: Der Fänger nimmt Rüstung, der Schläger trifft wie üblich, gegen den Werfer hilft keine Rüstung. Alle drei müssen sterben.
    .skill = Jeder, der noch steht, fügt allen 1 Schaden seiner Art zu.
gearup-boss-screamer = Schreihals
    .rule = Die Felder im Maul können nur in dem Zug gestrichen werden, vor dem das Fähigkeitssymbol zu sehen war.
    .skill = Streicht den nächsten Kreis seiner Leiste: Alle Zombies dieses Tempos bewegen sich.
gearup-boss-the-mutation = Die Mutation
    .rule = Eine Form über einer gepunkteten Linie kostet 1 Schaden.
    .skill = Alle erleiden 2 Schaden oder streichen stattdessen 1 Rüstung.
gearup-body-catcher = Fänger
gearup-body-batter = Schläger
gearup-body-pitcher = Werfer
gearup-skill-break-armor = er zerbricht Rüstung
gearup-skill-direct = er trampelt alle nieder
gearup-skill-blow = er holt zu einem gewaltigen Schlag aus
gearup-skill-volley = wer noch steht, greift an
gearup-skill-scream = er schreit

## Missionen

gearup-objectives =
    Runde 1, neun Züge: töten, was die Straße herunterkommt, Effekte freischalten, heil bleiben.
    Runde 2, neun Züge: Der Boss kommt. Tötet ihn, bevor der letzte Zug vorbei ist.
    Niemand darf sterben.
gearup-briefing-easy = Zwei gewöhnliche Zombies für jeden zu Beginn, und der Boss von seiner netteren Seite.
gearup-briefing-standard = Ein besonderer Zombie für jeden, und ein schlecht gelaunter Boss.
gearup-briefing-hard = Mehr von allem, und ein schlecht gelaunter Boss.
gearup-briefing-nightmare = Von Anfang an zwei gewöhnliche und zwei besondere Zombies für jeden. Es wird nicht besser.

gearup-mission-super-abomination-easy = Super-Monstrum, einfach
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-super-abomination.rule }
        { gearup-boss-super-abomination.skill }
gearup-mission-super-abomination-standard = Super-Monstrum, normal
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-super-abomination.rule }
        { gearup-boss-super-abomination.skill }
gearup-mission-super-abomination-hard = Super-Monstrum, schwierig
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-super-abomination.rule }
        { gearup-boss-super-abomination.skill }
gearup-mission-super-abomination-nightmare = Super-Monstrum, Albtraum
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-super-abomination.rule }
        { gearup-boss-super-abomination.skill }
gearup-mission-zombie-pyramid-easy = Zombiepyramide, einfach
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombie-pyramid.rule }
        { gearup-boss-zombie-pyramid.skill }
gearup-mission-zombie-pyramid-standard = Zombiepyramide, normal
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombie-pyramid.rule }
        { gearup-boss-zombie-pyramid.skill }
gearup-mission-zombie-pyramid-hard = Zombiepyramide, schwierig
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombie-pyramid.rule }
        { gearup-boss-zombie-pyramid.skill }
gearup-mission-zombie-pyramid-nightmare = Zombiepyramide, Albtraum
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombie-pyramid.rule }
        { gearup-boss-zombie-pyramid.skill }
gearup-mission-zombiphant-easy = Zombiefant, einfach
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombiphant.rule }
        { gearup-boss-zombiphant.skill }
gearup-mission-zombiphant-standard = Zombiefant, normal
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombiphant.rule }
        { gearup-boss-zombiphant.skill }
gearup-mission-zombiphant-hard = Zombiefant, schwierig
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombiphant.rule }
        { gearup-boss-zombiphant.skill }
gearup-mission-zombiphant-nightmare = Zombiefant, Albtraum
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-zombiphant.rule }
        { gearup-boss-zombiphant.skill }
gearup-mission-dead-sox-easy = Dead Sox, einfach
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-dead-sox.rule }
        { gearup-boss-dead-sox.skill }
gearup-mission-dead-sox-standard = Dead Sox, normal
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-dead-sox.rule }
        { gearup-boss-dead-sox.skill }
gearup-mission-dead-sox-hard = Dead Sox, schwierig
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-dead-sox.rule }
        { gearup-boss-dead-sox.skill }
gearup-mission-dead-sox-nightmare = Dead Sox, Albtraum
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-dead-sox.rule }
        { gearup-boss-dead-sox.skill }
gearup-mission-screamer-easy = Schreihals, einfach
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-screamer.rule }
        { gearup-boss-screamer.skill }
gearup-mission-screamer-standard = Schreihals, normal
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-screamer.rule }
        { gearup-boss-screamer.skill }
gearup-mission-screamer-hard = Schreihals, schwierig
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-screamer.rule }
        { gearup-boss-screamer.skill }
gearup-mission-screamer-nightmare = Schreihals, Albtraum
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-screamer.rule }
        { gearup-boss-screamer.skill }
gearup-mission-the-mutation-easy = Die Mutation, einfach
    .briefing = { gearup-briefing-easy }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-the-mutation.rule }
        { gearup-boss-the-mutation.skill }
gearup-mission-the-mutation-standard = Die Mutation, normal
    .briefing = { gearup-briefing-standard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-the-mutation.rule }
        { gearup-boss-the-mutation.skill }
gearup-mission-the-mutation-hard = Die Mutation, schwierig
    .briefing = { gearup-briefing-hard }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-the-mutation.rule }
        { gearup-boss-the-mutation.skill }
gearup-mission-the-mutation-nightmare = Die Mutation, Albtraum
    .briefing = { gearup-briefing-nightmare }
    .objectives = { gearup-objectives }
    .special =
        { gearup-boss-the-mutation.rule }
        { gearup-boss-the-mutation.skill }

## Zombies

gearup-zombie-walker = Schlurfer
    .does = Langsam oder schnell, niemals klug.
gearup-zombie-runner = Läufer
    .does = Schlägt hart zu und ist schnell da.
gearup-zombie-crawler = Kriecher
    .does = Klein, aber er kommt.
gearup-zombie-zombie-dog = Zombiehund
    .does = Wenige Felder, scharfe Zähne.
gearup-zombie-bomber = Bomber
    .does = Statt anzugreifen, explodiert er: Alle erleiden seinen Schaden, und niemand bekommt eine Verbesserung.
gearup-zombie-brute = Koloss
    .does = Eine Menge Felder.
gearup-zombie-soldier = Soldat
    .does = Gut ausgerüstet: Bei ihm ist etwas zu holen.
gearup-zombie-stinky = Stinker
    .does = Jeder andere Zombie vor demselben Überlebenden macht 1 Schaden mehr.

## Effekte: was jedes Symbol tut

gearup-effect-knockback = Rückstoß
    .does = Nach dem Zeichnen darf der Zombie auf Platz 3 zurückgestoßen werden.
gearup-effect-multi-hit = Mehrfachtreffer
    .does = Die Form darf mehrmals gezeichnet werden, auch auf verschiedene Ziele.
gearup-effect-scavenge = Ausschlachten
    .does = 1 Rüstung für jedes Schadenssymbol, das dabei gestrichen wird.
gearup-effect-lock-and-load = Durchladen
    .does = 1 Munition für jedes Schadenssymbol, das dabei gestrichen wird.
gearup-effect-long-range = Große Reichweite
    .does = Trifft auch, was vor Nachbarn steht; beide bekommen Munition und Rüstung.
gearup-effect-gear-up = Aufrüsten
    .does = 1 mehr für jedes Munitions- oder Rüstungssymbol, das dabei gestrichen wird.
gearup-effect-split = Teilen
    .does = Die Form darf in zwei Stücke geteilt auf dasselbe Ziel gezeichnet werden.
gearup-effect-adrenaline = Adrenalin
    .does = Für 1 Schaden darf die Waffe noch einmal eingesetzt werden.
gearup-effect-fast-reload = Schnelles Nachladen
    .does = Für 1 Munition darf die Waffe noch einmal eingesetzt werden.
gearup-effect-critical-hit = Kritischer Treffer
    .does = Wurde ein Schadenssymbol gestrichen, darf die Waffe noch einmal auf ein anderes Ziel eingesetzt werden.
gearup-effect-cut-down = Niedermähen
    .does = Auf einen Zombie auf jedem Platz zeichnen und auf den Boss davor.
gearup-effect-explosive = Explosiv
    .does = Auf jeden Zombie auf einem Platz zeichnen und auf den Boss davor.
gearup-effect-frenzy = Raserei
    .does = Jeder Einsatz streicht einen Kreis und bringt alles, was unter gestrichenen Kreisen steht.
gearup-by-icons = Symbole

## Waffen

gearup-weapon-sledgehammer = Vorschlaghammer
gearup-weapon-concrete-saw = Betonsäge
gearup-weapon-revolver = Revolver
gearup-weapon-crowbar = Brecheisen
gearup-weapon-sniper-rifle = Scharfschützengewehr
gearup-weapon-machete = Machete
gearup-weapon-twin-pistols = Zwillingspistolen
gearup-weapon-sansetsukon = Sansetsukon
gearup-weapon-grenade-launcher = Granatwerfer
gearup-weapon-shotgun = Schrotflinte
gearup-weapon-fire-axe = Feuerwehraxt
gearup-weapon-pipe-bomb = Rohrbombe
gearup-weapon-riot-shield = Schutzschild
gearup-weapon-nail-gun = Nagelpistole
gearup-weapon-cleaver = Hackbeil
gearup-weapon-hockey-stick = Hockeyschläger
gearup-weapon-chainsaw = Kettensäge
gearup-weapon-spiked-bat = Nagelkeule
gearup-weapon-sawed-off = Abgesägte Flinte
gearup-weapon-hatchets = Beile
gearup-weapon-compound-bow = Compoundbogen
gearup-weapon-katana = Katana
gearup-weapon-submachine-gun = Maschinenpistole
gearup-weapon-golf-club = Golfschläger

## Kleine Wörter

gearup-color-yellow = Gelb
gearup-color-red = Rot
gearup-color-blue = Blau
gearup-color-green = Grün
gearup-speed-slow = langsam
gearup-speed-fast = schnell
gearup-speed-both = langsam und schnell
gearup-speed-none = niemand
gearup-icon-skill = Fähigkeit
gearup-icon-attack = Angriff
gearup-icon-special-attack = Spezialangriff
gearup-icon-spawn-A = Nachschub A
gearup-icon-spawn-B = Nachschub B
gearup-icon-spawn-C = Nachschub C
gearup-resource-armor = Rüstung
gearup-resource-ammo = Munition
gearup-resource-damage = Schadenssymbol
gearup-tier-regular = gewöhnlichen Zombies
gearup-tier-special = besonderen Zombies
gearup-reason-lose-any-death = ein Überlebender ist tot
gearup-reason-lose-time = die Zeit ist um, und der Boss steht noch
gearup-reason-win-boss-killed = der Boss ist tot
gearup-reason-giving-up = das Team hat aufgegeben
