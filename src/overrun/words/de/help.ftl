# Hilfetexte: die Nachricht ist der Befehl, ihre Attribute sind seine Argumente und Optionen.

help-overrun = Eine freie, inoffizielle Umsetzung der Zombicide-Brettspiele.
    .version = Die Fassung zeigen, sonst nichts.
    .lang = Die Sprache, en oder de (sonst die des Systems). Darf überall stehen.
    .install_completion = Vervollständigung beim Tippen für deine Shell einrichten.
    .show_completion = Diese Einrichtung stattdessen zeigen, zum Kopieren oder Ändern.
help-list = Spiele, Missionen, Überlebende und Bots auflisten.
    .game = Die Spiele, etwa gearup, oder einzelne Missionen, etwa classic/1; ohne Angabe alle.
    .as_json = Als JSON.
help-play = Eine Mission spielen.
    .mission = Die Mission, etwa classic/01-city-blocks oder kurz classic/1; ohne sie wirst du gefragt.
    .text = Im Terminal spielen, Zeile für Zeile.
    .plain = Im Terminal mit einem Screenreader spielen: keine Zeichnung, kurze Sätze. Schließt --text ein.
    .seed = Die Startzahl allen Zufalls; gleiche Startzahl und gleiche Wahl ergeben das gleiche Spiel.
    .survivors = Die Überlebenden, durch Kommas getrennt.
    .seats = Wie viele Plätze der Tisch hat.
    .bot = Ein Bot spielt einen Platz, etwa 1=random (gezählt wird ab 1). Darf mehrfach stehen.
    .undo = Was sich zurücknehmen lässt: strict, "until reveal" oder free.
    .load = Ein gespeichertes Spiel aufnehmen.
    .host = Die Adresse, unter der die Seite erreichbar ist.
    .port = Der Port, unter dem die Seite erreichbar ist.
    .no_browser = Keinen Browser öffnen.
    .db = Die Datenbank, die die Tische aufhebt.
    .name = Ein Name, unter dem die Seite aufgerufen werden darf, außer Adressen und dem Namen dieses Rechners. Darf mehrfach stehen.
    .proxy = Die Adresse (oder das Netz) eines Proxys, dem geglaubt wird, wer fragt (X-Forwarded-For); sonst wird es niemandem geglaubt. Darf mehrfach stehen.
    .thinkers = In wie vielen Prozessen Bots nachdenken, die sich Zeit nehmen (sonst: so viele wie Prozessoren, höchstens 4); 0: im Server selbst.
help-replay = Ein aufgezeichnetes Spiel noch einmal spielen und erzählen.
    .file = Die Aufzeichnung, wie save sie schreibt.
    .verify = Nur prüfen, ob jede Antwort, jeder Würfel und jede Prüfsumme gleich herauskommt; sonst Exitcode 1.
    .any_engine = Auch wenn eine andere Fassung der Engine sie gemacht hat.
    .as_json = Als JSON.
help-sim = Bots viele Spiele spielen lassen und zählen.
    .mission = Die Missionen, etwa classic/01-city-blocks; mit --all Spiele.
    .everything = Alle Missionen aller Spiele, oder der genannten Spiele.
    .games = Wie viele Spiele jeder Mission.
    .jobs = Wie viele Prozesse; das Ergebnis hängt nicht davon ab.
    .seed = Die Startzahl, aus der jedes Spiel seine eigene bekommt.
    .agent = Der Bot, der spielt, etwa sensible, oder der Bot eines Platzes, etwa 1=random. Darf mehrmals stehen. Wer nicht genannt ist, ist sensible.
    .max_rounds = Ein Spiel nach so vielen Runden beenden.
    .survivors = Die Überlebenden, durch Kommas getrennt.
    .seats = Wie viele Plätze der Tisch hat.
    .house = Eine Hausregel, etwa ask_to_spare oder shortage_chain_limit=2. Darf mehrmals stehen.
    .more = Eine Aufbau-Option des Spiels, etwa difficulty.ultrared=on oder boxes=invader,darkside. Darf mehrmals stehen.
    .keep = Jedes Spiel in dieser Datei aufheben, sobald es vorbei ist. Derselbe Aufruf spielt danach nur noch, was fehlt.
    .csv = Eine Zeile je Spiel in diese CSV-Datei schreiben.
    .parquet = Eine Zeile je Spiel in diese Parquet-Datei schreiben.
    .report = Eine Seite mit Diagrammen und Karten in diese HTML-Datei schreiben.
    .as_json = Als JSON.
help-compare = Zwei Varianten einer Mission mit gleichen Startzahlen spielen und sagen, ob eine schwerer ist.
    .mission = Die Mission, etwa classic/01-city-blocks.
    .a = Was die erste Variante ändert, etwa house.ask_to_spare=on, survivors=amy,ned, agent.1=random, pack=Ordner oder mission=classic/andere. Darf mehrmals stehen.
    .b = Was die zweite Variante ändert.
    .games = Wie viele Spiele jeder Variante.
    .jobs = Wie viele Prozesse; das Ergebnis hängt nicht davon ab.
    .seed = Die Startzahl, aus der jedes Paar von Spielen seine eigene bekommt.
    .agent = Der Bot, der in beiden spielt, etwa sensible, oder der Bot eines Platzes, etwa 1=random. Wer nicht genannt ist, ist sensible.
    .max_rounds = Ein Spiel nach so vielen Runden beenden.
    .survivors = Die Überlebenden in beiden, durch Kommas getrennt.
    .seats = Wie viele Plätze der Tisch in beiden hat.
    .house = Eine Hausregel in beiden, etwa ask_to_spare oder shortage_chain_limit=2.
    .more = Eine Aufbau-Option in beiden, etwa difficulty.ultrared=on.
    .keep = Jedes Spiel in dieser Datei aufheben, sobald es vorbei ist. Derselbe Aufruf spielt danach nur noch, was fehlt.
    .csv = Eine Zeile je Spiel in diese CSV-Datei schreiben.
    .parquet = Eine Zeile je Spiel in diese Parquet-Datei schreiben.
    .report = Eine Seite mit beiden Varianten in diese HTML-Datei schreiben.
    .as_json = Als JSON.
help-bench = Messen, wie schnell die Engine ist.
    .mission = Die Missionen (sonst die erste jedes Spiels).
    .seconds = Wie lange jede Mission gespielt wird.
    .growth = Stattdessen messen, wie die Kosten mit Zombies, Zonen und Überlebenden wachsen, und die Grafik in diese SVG-Datei schreiben.
    .as_json = Als JSON.
help-content = Inhaltspakete auflisten, was sie enthalten und was sie ersetzen.
    .only_reconstructed = Stattdessen alle Angaben auflisten, die unser eigener Vorschlag sind.
    .game = Nur von diesem Spiel.
    .as_json = Als JSON.
help-content-check = Einen Paketordner prüfen und alle Fehler auflisten; gibt es welche, Exitcode 1.
    .path = Der Ordner mit der pack.toml des Pakets.
    .as_json = Als JSON.
help-rules = Die Regeln aller Spiele lesen und durchsuchen, jede mit ihrer Kennung und ihrer Quelle.
    .words = Die Kennung einer Regel oder Wörter, nach denen gesucht wird.
    .coverage = Die Regeln auflisten, die kein bestandener Test beweist.
    .game = Nur die Regeln eines Spiels.
    .as_json = Als JSON.
help-board = Den Spielplan einer Mission zeigen: Zonen mit Nummern, Wände, Türen, Plättchen.
    .mission = Eine Mission, etwa classic/01-city-blocks oder classic/1, oder ihre Datei.
    .text = Den Spielplan mit Zeichen malen (so ist es von selbst).
    .as_json = Zonen, Türen und Plättchen als JSON.
    .svg = Den Spielplan in diese SVG-Datei zeichnen.
    .theme = Farben der Zeichnung: dark (dunkel), light (hell) oder auto.
