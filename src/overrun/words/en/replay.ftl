replay-choice = Seat { $seat } chose: { $text }.
replay-verified = Verified: { $title } ({ $mission }), { $answers } answers, { $rounds } rounds, hash { $hash }.
replay-differs = Does not fit: { $message }
replay-open = The record ends here; the game is not over.
