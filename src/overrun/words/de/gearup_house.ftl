### Hausregeln von Gear Up: andere Lesarten des Heftes.

gearup-house-attack-optional = Eine Waffe darf ungenutzt bleiben.
gearup-house-ammo-after-all-weapons = Munition wird erst verschossen, wenn niemand mehr zeichnen kann.
gearup-house-ammo-on-boss = Munition trifft auch den Boss, der vor einem steht.
gearup-house-area-targets-optional = Niedermähen und Explosiv dürfen aufhören, bevor alle getroffen sind.
gearup-house-boss-fixed-damage = Schadenssymbole außerhalb der Felder des Bosses zählen.
gearup-house-boss-icons-are-damage = Schadenssymbole des Bosses zählen für Ausschlachten, Durchladen und Kritischen Treffer.
gearup-house-deadsox-explosive-all = Explosiv trifft alle Mitglieder der Dead Sox.
gearup-house-frenzy-full-gains = Eine volle Raserei-Leiste bringt weiter alles ein.
gearup-house-multi-hit-repeats-area = Mehrfachtreffer wählt für Niedermähen und Explosiv jedes Mal neu.
gearup-house-pyramid-binds-ammo = Auch Munition muss ein gestrichenes Feld der Pyramide berühren.
gearup-house-solo-starting-ammo = Wer allein spielt, beginnt mit etwas Munition.
gearup-house-split-disconnected-pieces = Die Stücke einer geteilten Form dürfen verstreute Felder sein.
gearup-house-stinky-boosts-bomber = Ein Stinker verstärkt die Explosion eines Bombers.
gearup-house-stinky-boosts-boss = Ein Stinker verstärkt den Boss vor demselben Überlebenden.
gearup-house-weak-point-coverable = Auf Schwachstellen darf gezeichnet werden.
gearup-house-win-before-line-damage = Der Tod des Bosses zählt, bevor seine gepunktete Linie verletzt.
gearup-house-critical-hit-icon = Das Symbol, das einen Kritischen Treffer möglich macht
gearup-house-skill-block-resource = Was den mächtigen Schlag von Zombiphant und Mutation aufhält
gearup-house-deadsox-order = Die Reihenfolge, in der die Dead Sox Schaden machen
