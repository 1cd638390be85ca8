compare-as-it-is = as it is
compare-variant = { $name } ({ $what }): { $mission }, { $won } won
compare-mean = { $what }, B minus A a game: { $difference }
