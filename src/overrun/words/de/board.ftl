# `overrun board`: die Zeichnung des Spielplans einer Mission und die Liste darunter.

board-legend-lines = Linien: # Wand, o Durchgang, D geschlossene Tür, / Türöffnung, L Luftschleuse, : Übergang oder Markierung, . Rand des Spielplans. Ein Zeichen an einer Ecke verbindet die beiden Zonen, die dort über Eck liegen.
board-legend-zones = Zonen: P Startzone, E Ausgang, Z Brutzone, z eine, die schläft, O Zielplättchen, C Auto, N Lärm, w Feinde, M Fäulnis, U Schacht, B Bot, S Geschütz, W Prototyp-Waffe, T anderes Plättchen.
# $token: was es ist; $count: wie viele; $group: 0, wenn es zu keiner gehört
board-in-zone =
    { $count ->
        [one]
            { $group ->
                [0] { $token }: Zone { $zone }
               *[other] { $token }, Gruppe { $group }: Zone { $zone }
            }
       *[other]
            { $group ->
                [0] { $count } × { $token }: Zone { $zone }
               *[other] { $count } × { $token }, Gruppe { $group }: Zone { $zone }
            }
    }
board-between =
    { $group ->
        [0] { $token }: zwischen Zone { $a } und { $b }
       *[other] { $token }, Gruppe { $group }: zwischen Zone { $a } und { $b }
    }
board-manholes =
    { $count ->
        [one] Kanaldeckel: Zone { $zone }
       *[other] { $count } × Kanaldeckel: Zone { $zone }
    }
board-token-start = Startzone
board-token-exit = Ausgang
board-token-spawn = Brutzone
board-token-objective = Zielplättchen
board-token-noise = Lärm
board-token-enemy = Feind
board-token-pit = Schacht
board-token-thumper = Klopfer
board-token-bot = Bot
board-token-sentry = Geschütz
board-token-prototype = Prototyp-Waffe
board-token-search-drone = Suchdrohne
board-token-car = Auto
board-token-no-search = keine Suche
board-token-bunker = Bunker
board-token-mold = Fäulnis
board-token-door = Tür
board-token-access = Zugang
board-colour-red = rot
board-colour-blue = blau
board-colour-green = grün
board-colour-white = weiß
board-colour-yellow = gelb
board-colour-pink = pink
board-colour-purple = lila
board-colour-pool = verdeckt
board-state-closed = geschlossen
board-state-open = offen
board-state-active = aktiv
board-state-asleep = schläft
board-state-inactive = inaktiv
board-state-filled = geschlossen
board-of-permanent = bleibt
