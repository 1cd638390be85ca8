list-no-games = Es ist kein Spiel installiert.
list-mission = Mission
list-title = Titel
list-difficulty = Schwierigkeit
list-minutes = Minuten
list-survivors = Überlebende: { $names }
list-agents = Bots: { $names }
