### Hausregeln des klassischen Spiels: andere Lesarten und mildere Spielweisen.

classic-house-y-zone-strict = Y-Zone: Die Mission ist verloren, sobald jemand stirbt.
classic-house-tied-noise-nearest-only = Von gleich lauten Zonen zählt für Zombies nur die nächste.
classic-house-own-zone-counts-in-tie = Eine gleich laute Zone ist auch für die Zombies ein Ziel, die schon in ihr stehen.
classic-house-enforce-min-survivors = Eine Mission wird nur mit so vielen Überlebenden gespielt, wie sie verlangt.
classic-house-tutorial-pan-for-all = Im Tutorial gibt es eine Pfanne für alle.
classic-house-tough-in-players-phase = Zäh schützt auch in der Spielerphase.
classic-house-manhole-once-per-zone = Aus einer Zone mit mehreren Kanaldeckeln kommen je Karte nur einmal Zombies.
classic-house-shortage-chain-limit = So viele Extra-Aktivierungen folgen höchstens aufeinander, wenn Figuren fehlen.
classic-house-escape-strict-order = Die Flucht: erst die Vorräte, dann die Leute, dann der Ausgang.
classic-house-escape-all-must-leave = Die Flucht: gewonnen erst, wenn niemand zurückbleibt.
classic-house-mild-friendly-fire = Ein verirrter Schuss verwundet einen Freund nur einmal, und jeden nur einmal.
classic-house-larger-figure-pool = Doppelt so viele Schlurfer, Fettbrocken und Läufer wie in der Schachtel.
classic-house-ask-to-spare = Immer fragen, ob ein Zombie verschont werden soll.
classic-house-matching-set-printed-dual = Passendes Paar! gilt nur für Karten mit aufgedrucktem Symbol, nicht für Waffen, die erst eine Fertigkeit beidhändig macht.
