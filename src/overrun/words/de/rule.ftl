### Überschriften von Regeln: worum es geht.

rule-kind-action = Aktionen
rule-kind-activation = Aktivierung
rule-kind-attack = Angriffe
rule-kind-boss = Der Boss
rule-kind-car = Autos
rule-kind-combat = Kampf
rule-kind-component = Was in der Schachtel ist
rule-kind-definition = Was Wörter bedeuten
rule-kind-difficulty = Schwierigkeit
rule-kind-door = Türen
rule-kind-effect = Effekte
rule-kind-end = Das Ende des Spiels
rule-kind-equipment = Ausrüstung
rule-kind-experience = Erfahrung
rule-kind-inventory = Was Überlebende tragen
rule-kind-machine = Maschinen
rule-kind-mission = Missionen
rule-kind-mold = Fäulnis
rule-kind-movement = Bewegung
rule-kind-noise = Lärm
rule-kind-pit = Schächte
rule-kind-reveal = Karten aufdecken
rule-kind-round = Die Runde
rule-kind-setup = Aufbau
rule-kind-sight = Sicht
rule-kind-skill = Fertigkeiten
rule-kind-solo = Allein spielen
rule-kind-spawn = Brut
rule-kind-turn = Züge
rule-kind-ultrared = Ultrarot-Modus
rule-kind-upgrade = Verbesserungen
rule-kind-walk = Zombies gehen und greifen an
rule-kind-xeno = Xenos
rule-kind-zombie = Zombies
rule-kind-zone = Zonen

rule-part-objective = Ziel
rule-part-rule = Sonderregel
rule-part-defeat = Niederlage
rule-part-setup = Aufbau

rule-table-ambiguity = Wo das Buch es offenlässt
rule-table-example = Beispiel
