### House rules of Invader and Dark Side: what each one changes.

scifi-house-door-takes-whole-activation = Breaking a door takes a whole activation: Hunters that break one have no second action.
scifi-house-whole-zone-breaks-door = If only part of a group has a closed door in its way, the whole zone spends its action on the door.
scifi-house-ignore-unreachable-noise = Xenos pay no heed to zones they cannot reach, and go for the next best one.
scifi-house-two-thumpers = A thumper is as loud as two noise tokens.
scifi-house-tough-once-a-phase = Tough wards off one damage in a whole xenos’ phase, not one in each attack step.
scifi-house-given-search-is-extra = A search with an action given by a Born leader does not count as the one search of a turn.
scifi-house-mold-takes-scientists = Uninvited Guests: new mold in a scientist’s zone takes the scientist, and the mission is lost.
scifi-house-grenades-of-any-phase = Hard Reset: the two grenades that destroy a pit may fall in different phases.
scifi-house-mild-friendly-fire = A miss in a zone with friends does one damage, whatever the weapon.
scifi-house-larger-figure-pool = Twice as many figures of every kind but abominations.
