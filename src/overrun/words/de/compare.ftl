compare-as-it-is = wie sie ist
compare-variant = { $name } ({ $what }): { $title } ({ $mission }), { $won } gewonnen
compare-mean = { $what }, B minus A je Spiel: { $difference }
compare-same = beide Varianten sind gleich; sag, was eine ändert, etwa --b agent=random
