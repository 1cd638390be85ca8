### Was Invader und Dark Side gemeinsam haben: Stufen, Karten beider Schachteln, Fertigkeiten, Zonen.
###
### Werte wie Würfelanzahl und Reichweite stehen hier nicht noch einmal: Sie kommen aus den Inhaltsdateien.

## Gefahrenstufen und Schwierigkeiten

scifi-level-blue = Blau
scifi-level-yellow = Gelb
scifi-level-orange = Orange
scifi-level-red = Rot

scifi-difficulty-easy = Einfach
scifi-difficulty-medium = Mittel
scifi-difficulty-hard = Schwierig

## Überlebende und Maschinen

scifi-type-civilian = Zivilist
scifi-type-soldier = Soldat

scifi-machine-bot = Bot
    .does = Geht, wohin man ihn schickt, und begleitet kostenlos, wer ihn steuert. Xenos beachten ihn erst, wenn er handelt.
scifi-machine-sentry = Geschütz
    .does = Bleibt, wo es ist, und schießt. Wer danebensteht, kann es benutzen.

## Zonen

scifi-zone-room = Raum
scifi-zone-corridor = Korridor
scifi-zone-exterior = Außenzone
scifi-zone-tunnel = Tunnel
scifi-zone-dark = Dunkle Zone
scifi-zone-security = Sicherheitsraum
scifi-zone-oxygen = Sauerstoffraum
scifi-zone-airlock = Luftschleuse
scifi-zone-elevator = Aufzug

## Xeno-Karten

scifi-xeno-card-spawn = Brut
    .does = In der Zone, für die gezogen wurde, erscheinen so viele Xenos, wie die Gefahrenstufe verlangt.
scifi-xeno-card-extra-activation = Extra-Aktivierung
    .does = Niemand Neues erscheint. Alle Xenos einer Art handeln sofort noch einmal; bei Blau geschieht nichts.

## Ausrüstungskarten beider Schachteln

scifi-card-ablative-armor = Deflektor-Rüstung
    .does = Trag sie am Körper und leg sie ab, um einen Schaden zu verhindern. Sie geht kaputt, damit du es nicht musst.
scifi-card-cattle-prod = Viehtreiber
    .does = Leise und für Tiere gedacht, die nicht zurückbeißen. Zwei davon schlagen zusammen zu.
scifi-card-chainsaw = Kettensäge
    .does = Viele Würfel, schwere Treffer und erstaunlich leise. Irgendwer hat sie geölt.
scifi-card-energy-cell = Energiezelle
    .does = An eine Energiewaffe montiert: Einmal pro Angriff darfst du alle ihre Würfel neu werfen. Ohne Zelle geht kein Prototyp.
scifi-card-heavy-shotgun = Schwere Schrotflinte
    .does = Wenige Würfel, aber jeder Treffer reicht für einen Berserker.
scifi-card-light-machine-gun = Leichtes Maschinengewehr
    .does = Fegt einen langen Korridor leer. Der ganze Planet hört zu, wie gefegt wird.
scifi-card-mre = Einmannpackung
    .does = Leg sie in deinem Zug für einen Erfahrungspunkt ab. Schmeckt nach Charakter.
scifi-card-plenty-of-bullets = Massenhaft Patronen
    .does = An eine Waffe mit Patronen montiert: Einmal pro Angriff darfst du alle ihre Würfel neu werfen.
scifi-card-prototype-heavy-shotgun = Schwere Schrotflinte (Prototyp)
    .does = Die schwere, nur leise und genauer. Braucht eine Energiezelle.
scifi-card-prototype-light-machine-gun = Leichtes Maschinengewehr (Prototyp)
    .does = Alle Würfel, kein Lärm. Braucht eine Energiezelle.
scifi-card-prototype-sniper-rifle = Scharfschützengewehr (Prototyp)
    .does = Reicht weit, ist leise, und du bestimmst, wer getroffen wird. Braucht eine Energiezelle.
scifi-card-search-drone = Suchdrohne
    .does = Am Körper getragen, lässt sie auch Soldaten jeden Raum durchsuchen.
scifi-card-searchlight = Suchscheinwerfer
    .does = Am Körper getragen, zeigt er dir auch dunkle Zonen.
scifi-card-sledge = Vorschlaghammer
    .does = Leise und einfach. Zu leicht für einen Berserker, außer man besteht darauf.

## Fertigkeiten
## $of: "combat", "melee" oder "ranged"; bei der freien Aktion auch "machine", "move" oder "search"; bei der Fernsteuerung
## "bot", "sentry" oder "all"; beim Panzer "worker", "tank", "hunter" oder "abomination"; sonst der Name der Karte oder
## Fertigkeit in dieser Sprache, oder eine Zahl.

scifi-skill-plus-1-action = +1 Aktion
    .does = Jeden Zug eine Aktion mehr, wofür du willst.
scifi-skill-plus-1-damage-action =
    +1 Schaden: { $of ->
        [melee] Nahkampf
        [ranged] Fernkampf
       *[combat] Kampf
    }
    .does =
        Jeder deiner Treffer richtet im { $of ->
            [melee] Nahkampf
            [ranged] Fernkampf
           *[combat] Nah- und Fernkampf
        } 1 Schaden mehr an.
scifi-skill-plus-1-damage-equipment = +1 Schaden mit { $of }
    .does = Jeder deiner Treffer mit dieser Karte richtet 1 Schaden mehr an.
scifi-skill-plus-1-to-dice-roll =
    Würfelergebnis +1: { $of ->
        [melee] Nahkampf
        [ranged] Fernkampf
       *[combat] Kampf
    }
    .does =
        Im { $of ->
            [melee] Nahkampf
            [ranged] Fernkampf
           *[combat] Nah- und Fernkampf
        } zählt jeder deiner Würfel 1 mehr, höchstens aber 6.
scifi-skill-plus-1-die =
    +1 Würfel: { $of ->
        [melee] Nahkampf
        [ranged] Fernkampf
       *[combat] Kampf
    }
    .does =
        Jede deiner Waffen wirft im { $of ->
            [melee] Nahkampf
            [ranged] Fernkampf
           *[combat] Nah- und Fernkampf
        } einen Würfel mehr; ein beidhändiges Paar zwei.
scifi-skill-plus-1-free-action =
    +1 freie { $of ->
        [machine] Maschinenaktion
        [melee] Nahkampfaktion
        [move] Bewegungsaktion
        [ranged] Fernkampfaktion
        [search] Suchaktion
       *[combat] Kampfaktion
    }
    .does =
        { $of ->
            [machine] Jeden Zug eine zusätzliche Aktion mit einer Maschine, die du steuerst, kostenlos.
            [melee] Jeden Zug ein zusätzlicher Nahkampfangriff, kostenlos.
            [move] Jeden Zug eine zusätzliche Bewegung, kostenlos; Xenos in der verlassenen Zone kosten trotzdem Aktionen.
            [ranged] Jeden Zug ein zusätzlicher Fernkampfangriff, kostenlos.
            [search] Deine Suche kostet nichts. Es bleibt bei einer pro Zug.
           *[combat] Jeden Zug ein zusätzlicher Angriff, nah oder fern, kostenlos.
        }
scifi-skill-plus-1-max-range = +1 max. Reichweite
    .does = Deine Fernkampfwaffen reichen eine Zone weiter, soweit du sehen kannst.
scifi-skill-plus-1-zone-per-move = +1 Zone pro Bewegungsaktion
    .does = Jede deiner Bewegungen darf eine oder zwei Zonen weit gehen; Xenos unterwegs beenden sie.
scifi-skill-ambidextrous = Beidhändig
    .does = Alle deine Waffen gelten als beidhändig. Ein Paar muss trotzdem zweimal dieselbe sein.
scifi-skill-auto-repair = Selbstreparatur
    .does = In jeder Endphase ist deine Rüstung wieder wie neu.
scifi-skill-blademaster = Schwertmeister
    .does = Alle deine Nahkampfwaffen gelten als beidhändig. Ein Paar muss trotzdem zweimal dieselbe sein.
scifi-skill-bloodlust =
    Blutrausch: { $of ->
        [melee] Nahkampf
        [ranged] Fernkampf
       *[combat] Kampf
    }
    .does =
        Geh einmal pro Zug für eine Aktion bis zu zwei Zonen weit in eine Zone mit Xenos und greif dann kostenlos an: { $of ->
            [melee] im Nahkampf
            [ranged] im Fernkampf
           *[combat] nah oder fern
        }.
scifi-skill-born-leader = Geborener Anführer
    .does = Schenke einmal in deinem Zug jemand anderem eine freie Aktion, die sofort genutzt wird.
scifi-skill-brother-in-arms = Waffenbruder: { $of }
    .does = Solange du deine Zone mit jemandem teilst, haben alle Überlebenden darin diese Fertigkeit.
scifi-skill-camouflage = Tarnung
    .does = Sieht dich zu Beginn deines Zuges kein Xeno, beachten dich Xenos nicht, bis du angreifst, eine Maschine benutzt oder Lärm machst.
scifi-skill-charge = Sturmangriff
    .does = Geh einmal pro Zug kostenlos bis zu zwei Zonen weit in eine Zone mit Xenos.
scifi-skill-combat-reflexes = Kampfreflexe
    .does = Erscheinen Xenos in deiner Sichtlinie, darfst du sie sofort kostenlos angreifen, einmal pro Karte.
scifi-skill-concentrated-attack-expert = Experte für gezielte Angriffe
    .does = Deine gezielten Angriffe mit mindestens zwei Würfeln haben 1 Schaden mehr, und Fehlschläge treffen niemanden.
scifi-skill-dual-expert = Beidhändig-Experte
    .does = Mit einem beidhändigen Paar hast du jeden Zug einen freien Angriff, mit ebendiesem Paar.
scifi-skill-enhanced-senses = Verbesserte Sinne
    .does = Du siehst eine Zone tiefer in Räume, und die Dunkelheit stört dich nicht.
scifi-skill-escalation =
    Eskalation: { $of ->
        [melee] Nahkampf
        [ranged] Fernkampf
       *[combat] Kampf
    }
    .does =
        Jede weitere Aktion in Folge wirft in diesem Zug einen Würfel mehr als die vorige: nur { $of ->
            [melee] Nahkampfangriffe
            [ranged] Fernkampfangriffe
           *[combat] Angriffe
        }, alles andere beendet es.
scifi-skill-full-auto = Vollautomatisch
    .does = Im Fernkampf darfst du so viele Würfel werfen, wie Xenos in der Zielzone stehen.
scifi-skill-hit-and-run = Zuschlagen & abhauen
    .does = Nach einem Angriff, der einen Xeno getötet hat, darfst du dich kostenlos bewegen, wer auch immer in der Zone steht.
scifi-skill-ironclad =
    Panzer gegen { $of ->
        [worker] Arbeiter
        [tank] Berserker
        [hunter] Jäger
       *[abomination] Monstren
    }
    .does =
        Was sich { $of ->
            [worker] Arbeiter
            [tank] Berserker
            [hunter] Jäger
           *[abomination] Monstrum
        } nennt, kann dir nichts anhaben.
scifi-skill-is-that-all-youve-got = Mehr hast du nicht drauf?
    .does = Droht Schaden? Jede Ausrüstungskarte, die du ablegst, verhindert einen.
scifi-skill-lifesaver = Lebensretter
    .does = Zieh einmal pro Zug kostenlos Überlebende aus einer Nachbarzone mit Xenos zu dir, die du sehen und erreichen kannst.
scifi-skill-low-profile = Immer in Deckung
    .does = Eigenbeschuss trifft dich nie. Feuer und Explosionen schon.
scifi-skill-lucky = Glückspilz
    .does = Du darfst bei jeder Aktion einmal alle Würfel neu werfen. Der zweite Wurf gilt.
scifi-skill-medic = Sanitäter
    .does = In jeder Endphase dürfen du und alle in deiner Zone je einen Rüstungspunkt zurückgewinnen.
scifi-skill-point-blank = Kernschuss
    .does = Du darfst mit jeder Waffe in die eigene Zone schießen, bestimmst dort, wer getroffen wird, und Fehlschläge treffen niemanden.
scifi-skill-predator = Bestie
    .does = Im Nahkampf darfst du so viele Würfel werfen, wie Xenos in deiner Zone stehen.
scifi-skill-reaper =
    Schnitter: { $of ->
        [melee] Nahkampf
        [ranged] Fernkampf
       *[combat] Kampf
    }
    .does =
        Einmal pro { $of ->
            [melee] Nahkampfangriff
            [ranged] Fernkampfangriff
           *[combat] Angriff
        } nimmt ein Treffer, der einen Xeno tötet, noch einen derselben Art mit.
scifi-skill-remote-control =
    Fernsteuerung: { $of ->
        [bot] Bot
        [sentry] Geschütz
       *[all] alle
    }
    .does =
        Du steuerst { $of ->
            [bot] jeden Bot
            [sentry] jedes Geschütz
           *[all] jede Maschine
        } auf dem Spielplan, ohne Fernsteuerungsplättchen und von überall.
scifi-skill-roll-6 =
    Würfel 6: +1 Würfel { $of ->
        [melee] Nahkampf
        [ranged] Fernkampf
       *[combat] Kampf
    }
    .does =
        Jede 6 im { $of ->
            [melee] Nahkampf
            [ranged] Fernkampf
           *[combat] Nah- oder Fernkampf
        } bringt einen Würfel mehr, und jede 6 darauf wieder.
scifi-skill-scavenger = Lumpensammler
    .does = Du darfst jeden Raum durchsuchen und Korridore auch.
scifi-skill-search-2-cards = Akribisch suchen
    .does = Deine Suche zieht zwei Karten statt einer.
scifi-skill-shove = Schubsen
    .does = Schieb einmal pro Zug kostenlos alle Xenos deiner Zone in eine Nachbarzone, zu der ein Weg frei ist.
scifi-skill-sniper = Scharfschütze
    .does = Du bestimmst, wen deine Schüsse treffen, und Fehlschläge treffen niemanden.
scifi-skill-sprint = Spurten
    .does = Einmal pro Zug darf eine deiner Bewegungen bis zu drei Zonen weit gehen; Xenos unterwegs beenden sie.
scifi-skill-starts-with-armor = Beginnt mit { $of } Rüstungspunkten
    .does = So viel Rüstung hast du zu Beginn, und so viel stellen Reparaturen wieder her.
scifi-skill-starts-with-equipment = Beginnt mit { $of }
    .does = Du hast diese Karte von Anfang an, neben der ausgeteilten Ausrüstung.
scifi-skill-super-strength = Extrem stark
    .does = Deine Nahkampfwaffen richten 3 Schaden an, welche auch immer es sind.
scifi-skill-tactician = Taktiker
    .does = Dein Zug darf an jeder Stelle der Spielerphase kommen, zwischen den Zügen der anderen.
scifi-skill-taunt = Verspotten
    .does = Einmal pro Zug kostenlos: Alle Xenos einer Zone, die höchstens zwei Zonen entfernt ist, handeln sofort und denken nur an dich.
scifi-skill-tough = Zäh
    .does = Du ignorierst den ersten Schaden jedes Angriffsschritts der Xeno-Phase und jedes Eigenbeschusses.
scifi-skill-unstoppable = Unaufhaltsam
    .does = Eine Zone zu verlassen kostet dich nichts extra, egal wie viele Xenos dort stehen.
scifi-skill-xenos-link = Xeno-Kenntnis
    .does = Wird eine Extra-Aktivierung gezogen, hast du einen zusätzlichen Zug, ehe die anderen ihren haben.
scifi-skill-zero-g-run = Schwereloser Sprint
    .does = Geh einmal pro Zug für eine Aktion genau zwei Zonen weit und ignoriere, was dazwischen ist, außer Wänden und geschlossenen Türen.
