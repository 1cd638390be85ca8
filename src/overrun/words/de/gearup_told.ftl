### Gear Up: was man im Terminal fragen kann, in kurzen Sätzen, die keine Zeichnung brauchen.

gearup-told-turn = Runde { $round }, Zug { $turn }. Waffen in { $color }. Zombies, die sich bewegen: { $speeds }. Zugkarten, die in dieser Runde bleiben: { $left }.
gearup-told-person =
    { $zombies ->
        [0] { $name }: Leben { $health } von { $slots }, Rüstung { $armor }, Munition { $ammo }. Kein Zombie davor.
        [one] { $name }: Leben { $health } von { $slots }, Rüstung { $armor }, Munition { $ammo }. 1 Zombie davor.
       *[other] { $name }: Leben { $health } von { $slots }, Rüstung { $armor }, Munition { $ammo }. { $zombies } Zombies davor.
    }
gearup-told-boss = { $boss } steht vor { $name }. Sein Angriff: { $attack } Schaden; sein Spezialangriff: { $special }.
gearup-told-slot = Platz { $slot } vor { $name }: { $zombie }
gearup-told-new = Neu auf dem Tisch: { $zombie }
gearup-told-zombie =
    { $left ->
        [one] { $name }, { $damage } Schaden, bewegt sich: { $speeds }, noch 1 Feld.
       *[other] { $name }, { $damage } Schaden, bewegt sich: { $speeds }, noch { $left } Felder.
    }
gearup-told-no-zombies = Kein Zombie ist auf dem Tisch.
gearup-told-goal-boss =
    { $round ->
        [1] Zu tun: Runde 1 überstehen, dann in Runde 2 den Boss töten. Zugkarten, die in dieser Runde bleiben: { $left }.
       *[other] Zu tun: den Boss töten, bevor der letzte Zug vorbei ist. Zugkarten, die bleiben: { $left }.
    }
gearup-told-goal-alive = Zu tun: Alle am Leben halten.
gearup-told-goal-left =
    { $left ->
        [one] { $name }: noch 1 Feld.
       *[other] { $name }: noch { $left } Felder.
    }
gearup-told-goal-dead = Erledigt: { $name } ist tot.
gearup-told-look-at = Was ansehen? Gib look und eines davon ein: { $names }.
gearup-told-grid =
    { $left ->
        [one] { $name }, noch 1 Feld:
       *[other] { $name }, noch { $left } Felder:
    }
gearup-told-row = Zeile { $row }: { $cells }.
gearup-told-row-done = Zeile { $row }: nichts mehr.
gearup-told-square = { $at } { $what }
gearup-square-D = Schadenssymbol
gearup-square-A = Rüstung
gearup-square-M = Munition
gearup-square-Y = gelbes Schadenssymbol
gearup-square-B = blaues Schadenssymbol
gearup-square-W = Schwachstelle
gearup-told-hand =
    { $target ->
        [none] { $name } zeichnet mit { $tool } ({ $effects }). Felder der Form:
       *[other] { $name } zeichnet mit { $tool } ({ $effects }) auf { $target }. Felder der Form:
    }
gearup-told-hand-empty = { $name } hat gerade nichts zum Zeichnen.
gearup-told-shape = Zeile { $row }: { $cells }.
gearup-told-crosses = Streicht: { $icons }.
gearup-told-last = Die letzten Felder: Er stirbt.
