# The text player.

play-which-mission = Which mission?
play-start = { $title }. Seed { $seed }. Type help for help, quit to leave.
play-round =
    { $number ->
        [0] Set-up.
       *[other] Round { $number }.
    }
play-seats =
    { $count ->
        [one] Seat { $seats } decides.
       *[other] One of the seats { $seats } decides.
    }
play-option = { $number }: { $text }
play-choice = { $text } ({ $meaning })
play-sign-to = to
play-sign-for = for
play-option-remark = { $option }. { $remark }
play-asides = At any time: { $choices }
play-more = Type more for choices that are seldom wanted.
play-no-more = There is nothing more to choose.
play-more-enemies =
    { $count ->
        [one] Type enemies to hear of 1 more.
       *[other] Type enemies to hear of { $count } more.
    }
play-bot-chose = Seat { $seat } ({ $agent }): { $text }.
play-not-understood = “{ $line }” is not one of the choices. Type a number, the words of a choice, or help.
play-no-such-number =
    { $count ->
        [one] There is just choice 1, not { $line }.
       *[other] The choices go from 1 to { $count }; { $line } is none of them.
    }
play-ambiguous =
    { $more ->
        [0] “{ $line }” could be: { $choices }. Type more of it.
       *[other] “{ $line }” could be: { $choices }; and { $more } more. Type more of it.
    }
play-file-needed = Which file? Type { $command } and a file name.
play-not-overwritten = { $file } exists and is no saved game; it stays as it is. Choose another name.
play-cannot-write = { $file } cannot be written: { $reason }.
play-saved = Saved to { $file }.
play-loaded = Loaded from { $file }.
play-resumed = Loaded from { $file }, from the start of its last round, because it was played with engine { $engine }.
play-undone = Taken back: { $text }.
play-redone = Done again: { $text }.
play-nothing-to-undo = There is no choice of yours to take back.
play-log-empty = Nothing has happened yet.
play-no-board = This game has nothing to draw; this is all you can see:
play-why-nothing = No rule is noted for what happened last.
play-because = { $sentence } { $because }
play-rule = { $heading }: { $text } [{ $id }]
play-rule-plain = { $heading }: { $text }
play-why-unknown = There is no rule { $id }.
play-hint = A bot would choose { $choice }
play-won = Won: { $reason }.
play-lost = Lost: { $reason }.
play-over = The game is over. Type undo, log, save FILE or quit.
play-goodbye = Goodbye.
play-goodbye-unsaved = Goodbye. This game was not saved; seed { $seed } deals it again.
play-help =
    Choose with a number or with the words of a choice; their beginnings are enough ("mo 12").
    An empty line: the question again
    more: choices that are seldom wanted: throwing a card away, shooting where no enemy is, giving up
    undo: take back your last choice; redo: do it again
    board: the whole board; log: what happened lately; log all: what happened at all
    since: what happened since your last choice
    why: the rules behind what happened last; why RULE: one rule
    hint: what a bot would do, and why; hint BOT: another bot's advice
    save FILE, load FILE: keep the game, take up another
    help: this text; quit: leave (the end of input does the same)
    A colon before a command (":log") tells it apart from a choice of the same name.

play-help-turn = turn: whose turn it is, and what is left of it
play-help-where = where: where everybody is
play-help-look = look: what is around you; look ZONE (or the name of a zombie): what is there
play-help-enemies = enemies: where enemies are and how far away, the nearest first
play-help-goals = goals: what is to be done, how far it is done, and where it lies
play-help-way = way ZONE: the shortest way there, step by step
play-help-doors = doors: every closed door
play-help-sounds = sounds: where there is noise
play-help-who = who: how everybody is, with their skills; who NAME: one of them
play-help-hand = hand: what you carry, with its figures; hand NAME: what somebody else carries
play-help-odds = odds: every attack you can make, with all its chances
