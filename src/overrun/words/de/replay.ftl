replay-choice = Platz { $seat } wählte: { $text }.
replay-verified = Geprüft: { $title } ({ $mission }), { $answers } Antworten, { $rounds } Runden, Prüfsumme { $hash }.
replay-differs = Passt nicht: { $message }
replay-open = Hier endet die Aufzeichnung; das Spiel ist nicht aus.
