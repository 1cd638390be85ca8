bench-progress = { $mission } wird gemessen
bench-mission = Mission
bench-decisions = Entscheidungen/s
bench-new = Neues Spiel µs
bench-clone = Kopie µs
bench-imagine = Vorstellung µs
bench-view = Ansicht µs
