# Der Regelindex im Terminal. Tabellen und Spiele heißen, wie sie im Index heißen.

rules-count =
    { $count ->
        [one] 1 Eintrag im Regelindex
       *[other] { $count } Einträge im Regelindex
    }
rules-german = { $count } davon haben einen deutschen Text ({ $share }); die anderen erscheinen auf Englisch.
rules-how = overrun rules WORT sucht; overrun rules ID zeigt einen Eintrag ganz.
rules-found =
    { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }
rules-question = Frage: { $text }
rules-reading = Lesart: { $text }
rules-why = warum: { $text }
rules-house = Hausregel: { $text }
rules-given = gegeben: { $text }
rules-when = wenn: { $text }
rules-then = dann: { $text }
rules-source = Quelle: { $text }
rules-note = Anmerkung: { $text }
rules-accepted = Hingenommen ohne Test:
rules-rules = Regeln
rules-tested = getestet
rules-proved = { $tested } von { $rules } Regeln sind durch einen bestandenen Test bewiesen ({ $share }).
