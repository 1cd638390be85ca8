content-pack = Paket
content-layer = Woher
content-game = Spiel
content-version = Fassung
content-entries = Einträge
content-none = Kein Spiel meldet Inhalte an.
content-unused = unbenutzt: dieses Spiel gibt es hier nicht
content-override = { $kind } { $id }: { $pack } ersetzt { $replaced }
content-fine = { $pack } ist in Ordnung: { $entries }.
content-field = Feld { $field }
content-problems =
    { $count ->
        [one] Ein Fehler.
       *[other] { $count } Fehler.
    }
content-reconstructed-none = Nichts ist rekonstruiert.
content-reconstructed-count =
    { $count ->
        [one] Eine Angabe ist rekonstruiert.
       *[other] { $count } Angaben sind rekonstruiert.
    }
