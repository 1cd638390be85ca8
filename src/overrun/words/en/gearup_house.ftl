### House rules of Gear Up: other readings of the book.

gearup-house-attack-optional = A survivor may leave the Weapon unused.
gearup-house-ammo-after-all-weapons = Ammo is spent only when nobody can draw any more.
gearup-house-ammo-on-boss = Ammo also reaches the Boss in front of its owner.
gearup-house-area-targets-optional = Cut Down and Explosive may stop before everybody is hit.
gearup-house-boss-fixed-damage = Damage icons outside the Boss’s spaces count.
gearup-house-boss-icons-are-damage = The Boss’s Damage icons feed Scavenge, Lock and Load and Critical Hit.
gearup-house-deadsox-explosive-all = Explosive hits every member of the Dead Sox.
gearup-house-frenzy-full-gains = A full Frenzy track goes on paying.
gearup-house-multi-hit-repeats-area = Multi Hit chooses anew each time for Cut Down and Explosive.
gearup-house-pyramid-binds-ammo = Ammo has to touch a crossed-off square of the pyramid, too.
gearup-house-solo-starting-ammo = A lone survivor starts with some Ammo.
gearup-house-split-disconnected-pieces = The pieces of a split may be scattered squares.
gearup-house-stinky-boosts-bomber = A Stinky makes a Bomber’s explosion worse.
gearup-house-stinky-boosts-boss = A Stinky makes the Boss in front of the same survivor worse.
gearup-house-weak-point-coverable = Weak points can be drawn on.
gearup-house-win-before-line-damage = Killing the Boss wins before its dotted line can hurt.
gearup-house-critical-hit-icon = The icon that makes a Critical Hit possible
gearup-house-skill-block-resource = What stops the mighty blow of Zombiphant and Mutation
gearup-house-deadsox-order = The order in which the Dead Sox deal damage
