# Help texts: the message is the command, its attributes are its arguments and options.

help-overrun = An open, unofficial implementation of the Zombicide family of board games.
    .version = Show the version and leave.
    .lang = The language to speak, en or de (default: the system's). May stand anywhere.
    .install_completion = Set up completion of what you type for your shell.
    .show_completion = Show that set-up instead, to copy or change it.
help-list = List games, missions, survivors and bots.
    .game = The games to list, such as gearup, or single missions, such as classic/1; without one all of them.
    .as_json = As JSON.
help-play = Play a mission.
    .mission = The mission, such as classic/01-city-blocks or classic/1 for short; without one you are asked.
    .text = Play in the terminal, line by line.
    .plain = Play in the terminal with a screen reader: no drawing, short sentences. Implies --text.
    .seed = The seed of all chance; the same seed and choices give the same game.
    .survivors = The survivors, with commas between them.
    .seats = How many seats the table has.
    .bot = Let a bot play a seat, such as 1=random (seats count from 1). May be given several times.
    .undo = What may be taken back: strict, "until reveal" or free.
    .load = Take up a saved game.
    .host = The address the page is served at.
    .port = The port the page is served at.
    .no_browser = Do not open a browser.
    .db = The database that keeps the tables.
    .name = A name the page may be called by, besides addresses and this computer's own name. May be given several times.
    .proxy = The address (or network) of a proxy whose word about who is asking (X-Forwarded-For) is believed; without one nobody's is. May be given several times.
    .thinkers = How many processes bots that take their time think in (default: the processors, at most 4); 0: in the server itself.
help-replay = Play a recorded game again and tell what happens.
    .file = The record, as save writes it.
    .verify = Only check that every answer, die and hash comes out the same; exit code 1 if not.
    .any_engine = Also if another version of the engine made it.
    .as_json = As JSON.
help-sim = Let bots play many games and count.
    .mission = The missions, such as classic/01-city-blocks; with --all, games.
    .everything = All missions of all games, or of the games named.
    .games = How many games of each mission.
    .jobs = How many processes; the result does not depend on it.
    .seed = The seed from which each game gets its own.
    .agent = The bot that plays, such as sensible, or the bot of one seat, such as 1=random. May be given several times. Who is not named is sensible.
    .max_rounds = Stop a game after so many rounds.
    .survivors = The survivors, with commas between them.
    .seats = How many seats the table has.
    .house = A house rule, such as ask_to_spare or shortage_chain_limit=2. May be given several times.
    .more = A set-up option of the game, such as difficulty.ultrared=on or boxes=invader,darkside. May be given several times.
    .keep = Keep every game in this file as soon as it is over. The same again then plays only what is missing.
    .csv = Write a row for each game into this CSV file.
    .parquet = Write a row for each game into this Parquet file.
    .report = Write a page with plots and heat maps into this HTML file.
    .as_json = As JSON.
help-compare = Play two variants of a mission with the same seeds and say whether one is harder.
    .mission = The mission, such as classic/01-city-blocks.
    .a = What the first variant changes, such as house.ask_to_spare=on, survivors=amy,ned, agent.1=random, pack=folder or mission=classic/other. May be given several times.
    .b = What the second variant changes.
    .games = How many games of each variant.
    .jobs = How many processes; the result does not depend on it.
    .seed = The seed from which each pair of games gets its own.
    .agent = The bot that plays in both, such as sensible, or the bot of one seat, such as 1=random. Who is not named is sensible.
    .max_rounds = Stop a game after so many rounds.
    .survivors = The survivors in both, with commas between them.
    .seats = How many seats the table has in both.
    .house = A house rule of both, such as ask_to_spare or shortage_chain_limit=2.
    .more = A set-up option of both, such as difficulty.ultrared=on.
    .keep = Keep every game in this file as soon as it is over. The same again then plays only what is missing.
    .csv = Write a row for each game into this CSV file.
    .parquet = Write a row for each game into this Parquet file.
    .report = Write a page with both variants into this HTML file.
    .as_json = As JSON.
help-bench = Measure the engine's speed.
    .mission = The missions to measure (default: the first of each game).
    .seconds = How long to measure each mission.
    .growth = Measure how cost grows with zombies, zones and survivors instead, and write the plot into this SVG file.
    .as_json = As JSON.
help-content = List packs of content, what they hold and what they override.
    .only_reconstructed = List every figure that is our own proposal instead.
    .game = Of this game only.
    .as_json = As JSON.
help-content-check = Check a pack folder and list everything that is wrong with it; exit code 1 if anything is.
    .path = The folder that holds the pack's pack.toml.
    .as_json = As JSON.
help-rules = Read and search the rules of every game, each with its id and where it comes from.
    .words = A rule id, or words to look for.
    .coverage = List the rules that no passing test proves.
    .game = Only the rules of one game.
    .as_json = As JSON.
help-board = Show the board of a mission: zones and their numbers, walls, doors, tokens.
    .mission = A mission, such as classic/01-city-blocks or classic/1, or its file.
    .text = Draw the board in characters (the default).
    .as_json = Zones, doors and tokens as JSON.
    .svg = Draw the board into this SVG file.
    .theme = Colours of the drawing: dark, light or auto.
