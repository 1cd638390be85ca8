# Was alle Befehle gemeinsam haben.

cli-error = Fehler: { $message }
