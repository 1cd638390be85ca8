# Satzteile für Ereignisse und Fragen, die keinen eigenen Satz haben.

# $kind: ein kurzes Wort aus den Regeln; $about: worum es geht, "none" für nichts
tell-question =
    { $about ->
        [none] Wie steht es damit: { $kind }?
       *[other] Wie steht es damit: { $kind } ({ $about })?
    }
tell-nothing = nichts
tell-yes = ja
tell-no = nein
