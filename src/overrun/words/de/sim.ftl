sim-progress = Es wird gespielt
sim-running = { $mission }: bisher { $share } % gewonnen (zu 95 % sicher: { $low } bis { $high } %)
sim-summary = { $mission }: { $wins } von { $games } Spielen gewonnen ({ $share } %, zu 95 % sicher: { $low } bis { $high } %), { $truncated } vorzeitig beendet.
sim-reasons = Ausgänge: { $reasons }
sim-length = Im Mittel { $rounds } Runden und { $decisions } Entscheidungen je Spiel.
sim-speed = { $decisions } Entscheidungen in { $seconds } s: { $speed } je Sekunde.
sim-no-mission = mindestens eine Mission nennen, oder --all sagen
