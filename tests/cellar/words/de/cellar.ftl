cellar-event-told = { $what }: { $number }
cellar-question-again = { $a } gewürfelt. Noch einmal?
