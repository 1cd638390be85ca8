compare-as-it-is = as it is
compare-variant = { $name } ({ $what }): { $title } ({ $mission }), { $won } won
compare-mean = { $what }, B minus A a game: { $difference }
compare-same = both variants are the same; say what one of them changes, such as --b agent=random
