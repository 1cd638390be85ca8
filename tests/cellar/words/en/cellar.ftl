cellar-event-told = { $what }: { $number }
cellar-question-again = { $a } was rolled. Once more?
