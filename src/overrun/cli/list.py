"""`overrun list`: what can be played."""

from overrun.agents import names as agent_names
from overrun.cli.output import print_json, print_line, print_table, say, words
from overrun.cli.setup import AsJson
from overrun.games import games
from overrun.words.tell import difficulty, mission_title


def list_(as_json: AsJson = False) -> None:
    found = games()
    if as_json:
        shown = [
            {
                "id": game.id,
                "title": game.title,
                "missions": list(game.missions()),
                "survivors": list(game.survivors()),
            }
            for game in found
        ]
        print_json({"games": shown, "agents": agent_names()})
        return
    if not found:
        say("list-no-games")
    headings = [words().text(f"list-{column}") for column in ("mission", "title", "difficulty", "minutes")]
    for game in found:
        rows = [
            (
                info.id,
                mission_title(words(), info.id, info.title),
                difficulty(words(), game.id, info.difficulty),
                str(info.minutes or ""),
            )
            for info in game.missions()
        ]
        print_table(headings, rows, title=game.title)
        if survivors := game.survivors():
            say("list-survivors", names=", ".join(survivors))
        print_line("")
    say("list-agents", names=", ".join(agent_names()))
