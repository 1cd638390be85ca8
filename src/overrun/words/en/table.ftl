### The table: what the server says to people in front of the page.

## Refusals

table-error-malformed = The server did not understand that. Reload the page.
table-error-too-large = That is too much at once.
table-error-too-fast = One thing at a time: wait a moment and try again.
table-error-no-table = There is no such table, or this link does not open it. Ask whoever invited you for a new one.
table-error-not-allowed = That is not yours to do.
table-error-stale = Somebody was faster. Look at the table as it is now and choose again.
table-error-illegal = That cannot be chosen now.
table-error-undo-refused = That cannot be taken back.
table-error-seat-taken = Somebody sits there already. Choose another seat.
table-error-over = The game is over; there is nothing left to choose.
table-error-bad-record = This record cannot be used.
table-error-bad-setup = A game cannot be set up like this.
table-error-not-found = There is nothing here.
table-error-spoilers = This would show what is still hidden. Confirm that you want to see it.
table-error-failed = That was our fault, not yours: the choice was not taken, and the game stands as before. Choose something else, or report it.
table-error-busy = Another program has locked the games. Nothing was lost and nothing was taken: try again in a moment.
table-error-origin = This request comes from another website. Open the address that overrun play has printed.
table-unsure = Whether that was still kept is not known: the games cannot be read just now. Reload the page in a moment.
table-short-key = The key of a claim needs { $least } characters or more.
table-enough-reports = This table has { $count } reports already, and that is as many as are kept.
table-malformed = The server did not understand that: { $reason }
table-hello-first = The first message has to be a hello.
table-bad-link = Only links of up to 500 characters can be drawn as a QR code.
table-empty-note = Write something first.
table-no-such-bot = There is no bot “{ $name }”; there are: { $known }.
table-no-such-answer = The game has { $count } answers; { $answers } is not one of them.
table-wrong-seats = This game has { $seats } seats, not { $count }.
table-nothing-to-undo = There is no choice of a person to take back.
table-nothing-to-redo = Nothing has been taken back.
table-record-too-much = This record is too much: trying it took too long or needed too much memory.
table-cannot-resume = This game was begun with version { $engine } and cannot go on with this one. Its record is kept.
table-may-not-bot = At this table that is not for you to decide.
table-not-idle = Somebody is looking after seat { $seat }.
table-bot-plays = A bot plays this seat. Take it back first.
table-not-your-seat = Seat { $seat } is not yours.

## Notes in the chat

table-note-sits-down =
    { $name ->
        [none] Somebody sits down in seat { $seat }.
       *[other] { $name } sits down in seat { $seat }.
    }
table-note-stands-up =
    { $name ->
        [none] Seat { $seat } is free again.
       *[other] { $name } leaves seat { $seat }.
    }
table-note-freed =
    { $name ->
        [none] The host has freed seat { $seat }.
       *[other] The host has freed seat { $seat }, where { $name } sat.
    }
table-note-looks =
    { $name ->
        [none] Seat { $seat } has looked at what is still hidden: the decks and the dice to come.
       *[other] { $name } has looked at what is still hidden: the decks and the dice to come.
    }
table-note-host-looks = The host has looked at what is still hidden: the decks and the dice to come.
table-note-bot =
    { $name ->
        [none] A bot ({ $agent }) plays seat { $seat } now.
       *[other] A bot ({ $agent }) plays for { $name } in seat { $seat } now.
    }
table-note-back =
    { $name ->
        [none] Seat { $seat } is played by a person again.
       *[other] { $name } plays seat { $seat } again.
    }
table-note-bot-stuck = The bot does not know what to do. Take its seat, or give it to another one.
table-note-resumed =
    { $lost ->
        [0] The program was upgraded (the game was begun with { $engine }). It goes on in round { $round }, with everything as it was; undo goes back to the start of that round.
        [one] The program was upgraded (the game was begun with { $engine }). It goes on in round { $round }; the last choice is no longer possible and has to be made anew.
       *[other] The program was upgraded (the game was begun with { $engine }). It goes on in round { $round }; the last { $lost } choices are no longer possible and have to be made anew.
    }

## Undo policies and bots

table-undo-strict = Strict: only your own last choice, and nothing that showed a die or a card.
table-undo-until-reveal = Until something is revealed: any choice, as long as no die was rolled and no card turned since.
table-undo-free = Free: everything, as often as you like. The same dice come again.
table-agent-random = By chance
table-agent-search = Thinks ahead
table-agent-sensible = Sensible

## The page that is not there, and the command line

table-page-missing = The server is running, but its page has not been built yet. In the folder of the program, run:
table-page-text = Or play in the terminal:
table-here = Overrun is at { $address }
table-friends = Friends in your network: { $address }
table-stop = Ctrl-C stops the server; all games are kept.
table-stopped = Stopped. All games are kept.
table-port-moved = Port { $wanted } is in use, so it is { $port } this time.
