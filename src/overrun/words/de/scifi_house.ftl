### Hausregeln von Invader und Dark Side: was jede ändert.

scifi-house-door-takes-whole-activation = Eine Tür einzureißen kostet die ganze Aktivierung: Jäger, die eine einreißen, haben keine zweite Aktion.
scifi-house-whole-zone-breaks-door = Ist nur einem Teil einer Gruppe eine Tür im Weg, verbringt die ganze Zone ihre Aktion mit der Tür.
scifi-house-ignore-unreachable-noise = Xenos beachten Zonen nicht, die sie nicht erreichen können, und suchen sich die nächstbeste.
scifi-house-two-thumpers = Ein Klopfer ist so laut wie zwei Lärmmarker.
scifi-house-mild-friendly-fire = Ein Fehlschuss in eine Zone mit Freunden richtet einen Schaden an, mit welcher Waffe auch immer.
scifi-house-larger-figure-pool = Doppelt so viele Figuren von jeder Art außer den Monstren.
