bench-progress = Measuring { $mission }
bench-mission = Mission
bench-decisions = Decisions/s
bench-new = New game µs
bench-clone = Clone µs
bench-imagine = Imagine µs
bench-view = View µs
