# Was Simulationen sagen, auf ihrer Seite und im Terminal.

lab-title = Simulation
lab-played = { $mission }: { $games } Spiele von { $agents }, Startzahl { $seed }, Aufbau: { $setup }.
lab-mission = Mission
lab-games = Spiele
lab-won = Gewonnen
lab-share = { $share } % (zu 95 % sicher: { $low } bis { $high } %)
lab-causes = Ursachen der Niederlagen
lab-truncated = vorzeitig beendet
lab-rounds = Runden
lab-round = Runde
lab-danger = Gefahrenstufe (0 Blau bis 3 Rot): Mittel, und wo die mittlere Hälfte liegt
lab-street = Zombies vor dem Team nach Zügen: Mittel, und wo die mittlere Hälfte liegt
lab-deaths = Tode
lab-kills = Getötete Gegner
lab-found = Gefundene Gegenstände
lab-used = Benutzte Gegenstände
lab-map-deaths = Wo Überlebende starben
lab-map-kills = Wo Gegner getötet wurden
lab-a-game = Je Spiel
lab-difference = B minus A (zu 95 % sicher)
lab-pairs = Von den Spielpaaren mit gleicher Startzahl gewannen { $both } beide, { $only_a } nur A, { $only_b } nur B, { $neither } keiner.
lab-points = Gewonnener Anteil, B minus A: { $value } Prozentpunkte (zu 95 % sicher: { $low } bis { $high }).
lab-b-easier = B ist leichter: Gäbe es keinen Unterschied, käme dies oder mehr durch Zufall mit Wahrscheinlichkeit { $p } vor (McNemar, exakt).
lab-b-harder = B ist schwerer: Gäbe es keinen Unterschied, käme dies oder mehr durch Zufall mit Wahrscheinlichkeit { $p } vor (McNemar, exakt).
lab-no-difference = Ein Unterschied zeigt sich nicht: Schon der Zufall täte dies oder mehr mit Wahrscheinlichkeit { $p } (McNemar, exakt). Mehr Spiele machen das Intervall enger.
