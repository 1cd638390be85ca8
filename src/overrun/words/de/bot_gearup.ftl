# Warum der Bot von Gear Up so gewählt hat, in einer Zeile.
bot-gearup-again = Noch einmal lohnt den Preis.
bot-gearup-aim = Der hier zuerst.
bot-gearup-area = So viele wie möglich auf einmal.
bot-gearup-block = Dafür ist Rüstung da.
bot-gearup-call = Ein guter Moment für Hilfe.
bot-gearup-draw = Hier richtet die Form am meisten aus.
bot-gearup-give = Wer es am besten verkraftet.
bot-gearup-nothing = Der Rest wird besser aufgehoben.
bot-gearup-push = Abstand halten.
bot-gearup-shoot = Dieses Feld ist die Munition wert.
bot-gearup-upgrade = Das hilft am meisten.
