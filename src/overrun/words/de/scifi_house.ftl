### Hausregeln von Invader und Dark Side: was jede ändert.

scifi-house-door-takes-whole-activation = Eine Tür einzureißen kostet die ganze Aktivierung: Jäger, die eine einreißen, haben keine zweite Aktion.
scifi-house-whole-zone-breaks-door = Ist nur einem Teil einer Gruppe eine geschlossene Tür im Weg, verbringt die ganze Zone ihre Aktion mit der Tür.
scifi-house-ignore-unreachable-noise = Xenos beachten Zonen nicht, die sie nicht erreichen können, und suchen sich die nächstbeste.
scifi-house-two-thumpers = Ein Klopfer ist so laut wie zwei Lärmplättchen.
scifi-house-tough-once-a-phase = Zäh hält in der ganzen Xeno-Phase nur einen Schaden ab, nicht einen in jedem Angriffsschritt.
scifi-house-given-search-is-extra = Eine Suche mit der Aktion eines Geborenen Anführers zählt nicht als die eine Suche im Zug.
scifi-house-mold-takes-scientists = Ungebetene Gäste: Neue Fäulnis in der Zone eines Wissenschaftlers kostet ihn das Leben und euch die Mission.
scifi-house-grenades-of-any-phase = Neustart: Die zwei Granaten, die einen Schacht zerstören, dürfen in verschiedenen Phasen fallen.
scifi-house-mild-friendly-fire = Ein Fehlschuss in eine Zone mit Freunden richtet einen Schaden an, mit welcher Waffe auch immer.
scifi-house-larger-figure-pool = Doppelt so viele Figuren von jeder Art außer den Monstren.
