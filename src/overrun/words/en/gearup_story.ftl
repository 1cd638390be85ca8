### Gear Up: what happens, what is asked and what can be answered.

## What happens

gearup-event-game-started = The city is overrun; the street fills up.
gearup-event-dealt = { $target } starts in front of { $seat }.
gearup-event-companion-joined = { $companion } comes along.
gearup-event-round-started = Round { $round } begins.
gearup-event-boss-arrived = { $boss } arrives in front of { $seat }.
gearup-event-turn-started = Turn { $turn }: Weapons in { $color }; zombies that move: { $speeds }.
gearup-event-aimed = { $seat } aims at { $target }.
gearup-event-set-chosen = { $seat } takes on { $targets } ({ $effect }).
gearup-event-companion-called = { $seat } calls { $companion }.
gearup-event-drawn = { $seat } draws { $tool } on { $target }: { $cells }.
gearup-event-shot = { $seat } spends Ammo on { $target }: { $cells }.
gearup-event-line-crossed = A weak point of { $target } gives way: { $cells }.
gearup-event-gained =
    { $armor ->
        [0] { $seat } gains { $ammo } Ammo ({ $by }).
       *[other] { $ammo ->
            [0] { $seat } gains { $armor } Armor ({ $by }).
           *[other] { $seat } gains { $ammo } Ammo and { $armor } Armor ({ $by }).
        }
    }
gearup-event-zombie-killed = { $target } is dead; { $seat } has an upgrade coming.
gearup-event-body-killed = { $target } is dead.
gearup-event-pushed = { $seat } pushes { $target } back to slot 3.
gearup-event-frenzy-marked = { $seat }: circle { $circles } of the Frenzy track of { $tool } is crossed off.
gearup-event-activated-again = { $seat } uses { $tool } a second time ({ $by }).
gearup-event-activation-over = { $seat } lowers { $tool }.
gearup-event-passed = { $seat } leaves it at that and may spend Ammo.
gearup-event-finished = { $seat } is done.
gearup-event-upgraded = { $seat } unlocks { $effect } for { $weapon }.
gearup-event-zombies-walk = Closer to { $seat }: { $targets }.
gearup-event-zombie-attacks = { $target } attacks { $seat }: { $damage } damage.
gearup-event-exploded = { $target } blows up in front of { $seat }: { $damage } damage for everybody.
gearup-event-hurt =
    { $armor ->
        [0] { $health ->
            [0] { $seat } is unharmed.
           *[other] { $seat } loses { $health } Health.
        }
       *[other] { $health ->
            [0] { $seat } loses { $armor } Armor.
           *[other] { $seat } loses { $health } Health and { $armor } Armor.
        }
    }
gearup-event-killed = { $seat } is killed.
gearup-event-spawn-card-revealed = Spawn { $letter }.
gearup-event-boss-card-revealed = Boss card, phase { $phase }: { $icons }.
gearup-event-zombies-arrived = New zombies: { $targets }.
gearup-event-zombie-given = { $target } goes for { $seat }.
gearup-event-reshuffled = The deck of { $tier } is shuffled anew: { $cards } cards.
gearup-event-boss-attacks = { $boss } attacks everybody: { $damage } damage.
gearup-event-boss-skill = { $boss }: { $skill }.
gearup-event-armor-broken = { $seat } loses { $armor } Armor.
gearup-event-blow-blocked = { $seat } gives 1 { $resource } to escape the blow.
gearup-event-screamed = The scream makes zombies move: { $speed }.
gearup-event-boss-moved = { $boss } moves on to { $seat }.
gearup-event-game-over = The end: { $reason }.

## What is asked

gearup-question-attack = Everybody at the same time: draw, spend Ammo, or be done.
gearup-question-second-piece = { $a }: where does the second piece go on { $b }?
gearup-question-push = { $a }: push { $b } back to slot 3?
gearup-question-target = { $a }: which one?
gearup-question-block = { $a } takes { $b } damage. How much of it does Armor stop?
gearup-question-blow = { $a }: take { $b } damage, or pay once?
gearup-question-upgrade = Which Weapons get better?
gearup-question-give = Who takes on { $a }?
gearup-question-concede = { $a } would like to give up. Does everybody?

## What can be answered

gearup-option-aim = { $a }: aim at { $b }
gearup-option-draw = { $a }: draw on { $b }
gearup-option-split = { $a }: first piece of a split on { $b }
gearup-option-sweep = { $a }: one zombie of every slot in front of { $b }
gearup-option-blast = { $a }: everybody in slot { $c } in front of { $b }
gearup-option-call = { $a }: call { $b }
gearup-option-again = { $a }: use the Weapon a second time ({ $b })
gearup-option-enough = { $a }: no second time
gearup-option-stop = { $a }: draw no more
gearup-option-pass = { $a }: leave the Weapon, spend Ammo
gearup-option-shoot = { $a }: spend Ammo on { $b }, { $c }
gearup-option-done = { $a }: done
gearup-option-target = { $b }
gearup-option-push = push it back
gearup-option-leave = leave it where it is
gearup-option-block = { $b } Armor
gearup-option-pay = give 1 { $b }
gearup-option-endure = take the damage
gearup-option-unlock = { $a }: { $b }
gearup-option-give = { $a }
gearup-option-concede = give up
gearup-option-fight-on = no, fight on
gearup-option-give-up = yes, give up

## The table in a terminal

gearup-table-head = Round { $round }, turn { $turn }: Weapons in { $color }; moving: { $speeds }
gearup-table-start = The game has not begun.
gearup-table-boss-away = { $boss } is not here yet.
gearup-table-boss = { $boss } in front of { $name }: { $attack } damage, special attack { $special }
gearup-table-person = { $name }: Health { $health }/{ $slots }, Armor { $armor }, Ammo { $ammo }
gearup-table-slot = Slot { $slot }
gearup-table-zombie = { $name } ({ $damage })
gearup-table-weapon = { $name } ({ $color }): { $effects }
gearup-table-arrivals = New on the table: { $names }
gearup-table-companions = Companions: { $names }
gearup-table-plain = no effects
