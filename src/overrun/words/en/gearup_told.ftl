### Gear Up: what a player can ask for in the terminal, in short sentences that need no drawing.

gearup-told-turn = Round { $round }, turn { $turn }. Weapons in { $color }. Zombies that move: { $speeds }. Turn cards left in this round: { $left }.
gearup-told-person =
    { $zombies ->
        [0] { $name }: Health { $health } of { $slots }, Armor { $armor }, Ammo { $ammo }. No zombie in front.
        [one] { $name }: Health { $health } of { $slots }, Armor { $armor }, Ammo { $ammo }. 1 zombie in front.
       *[other] { $name }: Health { $health } of { $slots }, Armor { $armor }, Ammo { $ammo }. { $zombies } zombies in front.
    }
gearup-told-boss = { $boss } stands in front of { $name }. Its attack: { $attack } damage; its special attack: { $special }.
gearup-told-slot = Slot { $slot } in front of { $name }: { $zombie }
gearup-told-new = New on the table: { $zombie }
gearup-told-zombie =
    { $left ->
        [one] { $name }, { $damage } damage, moves when { $speeds } move, 1 square left.
       *[other] { $name }, { $damage } damage, moves when { $speeds } move, { $left } squares left.
    }
gearup-told-no-zombies = No zombie is on the table.
gearup-told-goal-boss =
    { $round ->
        [1] To do: get through round 1, then kill the Boss in round 2. Turn cards left in this round: { $left }.
       *[other] To do: kill the Boss before the last turn is over. Turn cards left: { $left }.
    }
gearup-told-goal-alive = To do: keep everybody alive.
gearup-told-goal-left =
    { $left ->
        [one] { $name }: 1 square left.
       *[other] { $name }: { $left } squares left.
    }
gearup-told-goal-dead = Done: { $name } is dead.
gearup-told-look-at = Look at what? Type look and one of these: { $names }.
gearup-told-grid =
    { $left ->
        [one] { $name }, 1 square left:
       *[other] { $name }, { $left } squares left:
    }
gearup-told-row = Row { $row }: { $cells }.
gearup-told-row-done = Row { $row }: nothing left.
gearup-told-square = { $at } { $what }
gearup-square-D = Damage icon
gearup-square-A = Armor
gearup-square-M = Ammo
gearup-square-Y = yellow Damage icon
gearup-square-B = blue Damage icon
gearup-square-W = weak point
gearup-told-hand =
    { $target ->
        [none] { $name } draws with { $tool } ({ $effects }). Squares of its shape:
       *[other] { $name } draws with { $tool } ({ $effects }) on { $target }. Squares of its shape:
    }
gearup-told-hand-empty = { $name } has nothing to draw with now.
gearup-told-shape = Row { $row }: { $cells }.
gearup-told-crosses = Crosses off: { $icons }.
gearup-told-last = The last squares: it dies.
