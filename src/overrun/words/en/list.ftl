list-no-games = No game is installed.
list-mission = Mission
list-title = Title
list-difficulty = Difficulty
list-minutes = Minutes
list-survivors = Survivors: { $names }
list-agents = Bots: { $names }
