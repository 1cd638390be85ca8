# What simulations say, on their page and in the terminal.

lab-title = Simulation
lab-played = { $mission }: { $games } games by { $agents }, seed { $seed }, set-up: { $setup }.
lab-mission = Mission
lab-games = Games
lab-won = Won
lab-share = { $share } % (95 % sure: { $low } to { $high } %)
lab-causes = Causes of defeat
lab-truncated = stopped early
lab-rounds = Rounds
lab-round = round
lab-danger = Danger level (0 blue to 3 red): mean, and where the middle half lies
lab-street = Zombies in front of the team by turn: mean, and where the middle half lies
lab-deaths = Deaths
lab-kills = Kills
lab-found = Items found
lab-used = Items used
lab-map-deaths = Where survivors died
lab-map-kills = Where enemies were killed
lab-a-game = A game
lab-difference = B minus A (95 % sure)
lab-pairs = Of the pairs of games with the same seed, { $both } were won by both, { $only_a } only by A, { $only_b } only by B, { $neither } by neither.
lab-points = Share won, B minus A: { $value } percentage points (95 % sure: { $low } to { $high }).
lab-b-easier = B is easier: if there were no difference, chance would do this or more with probability { $p } (McNemar, exact).
lab-b-harder = B is harder: if there were no difference, chance would do this or more with probability { $p } (McNemar, exact).
lab-no-difference = No difference is shown: chance alone would do this or more with probability { $p } (McNemar, exact). More games narrow the interval.
