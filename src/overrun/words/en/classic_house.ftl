### House rules of the classic game: other readings of the book, and gentler ways to play.

classic-house-y-zone-strict = Y-Zone: the mission is lost as soon as anybody is.
classic-house-tied-noise-nearest-only = Of zones that are equally loud, zombies only care for the nearest.
classic-house-own-zone-counts-in-tie = A zone as loud as others counts as a target also for zombies already standing in it.
classic-house-enforce-min-survivors = A mission is only played with as many survivors as it asks for.
classic-house-tutorial-pan-for-all = There is a pan for everybody in the tutorial.
classic-house-tough-in-players-phase = Tough protects in the players’ phase, too.
classic-house-manhole-once-per-zone = A zone with several manholes spawns once for a manhole card.
classic-house-shortage-chain-limit = So many extra activations at most follow each other when figures run short.
classic-house-escape-strict-order = The Escape: supplies first, then people, then the exit.
classic-house-escape-all-must-leave = The Escape: won only when nobody is left behind.
classic-house-mild-friendly-fire = A shot that goes astray wounds a friend once, and each friend only once.
classic-house-larger-figure-pool = Twice as many walkers, fatties and runners as in the box.
classic-house-ask-to-spare = Always ask whether a zombie is to be spared.
classic-house-matching-set-printed-dual = Matching Set! only looks at the Dual symbol printed on a card, not at what a skill makes dual.
