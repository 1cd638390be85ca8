sim-progress = Playing
sim-running = { $mission }: { $share } % won so far (95 % sure: { $low } to { $high } %)
sim-summary = { $mission }: { $wins } of { $games } games won ({ $share } %, 95 % sure: { $low } to { $high } %), { $truncated } stopped early.
sim-reasons = Ends: { $reasons }
sim-length = { $rounds } rounds and { $decisions } decisions a game on average.
sim-speed = { $decisions } decisions in { $seconds } s: { $speed } a second.
sim-no-mission = name at least one mission, or say --all
