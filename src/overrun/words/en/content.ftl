content-pack = Pack
content-layer = From
content-game = Game
content-version = Version
content-entries = Entries
content-none = No game declares content.
content-unused = not used: there is no such game here
content-override = { $kind } { $id }: { $pack } replaces { $replaced }
content-fine = { $pack } is in order: { $entries }.
content-field = field { $field }
content-problems =
    { $count ->
        [one] One problem.
       *[other] { $count } problems.
    }
content-reconstructed-none = Nothing is reconstructed.
content-reconstructed-count =
    { $count ->
        [one] One figure is reconstructed.
       *[other] { $count } figures are reconstructed.
    }
