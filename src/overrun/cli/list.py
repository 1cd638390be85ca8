"""`overrun list`: what can be played."""

from typing import Annotated

import typer

from overrun.agents import names as agent_names
from overrun.cli.output import print_json, print_line, print_table, say, words
from overrun.cli.setup import AsJson, chosen_games
from overrun.words.tell import difficulty, mission_title


def list_(game: Annotated[list[str] | None, typer.Argument()] = None, as_json: AsJson = False) -> None:
    found = chosen_games(game or [])
    if as_json:
        shown = [
            {
                "id": entry.id,
                "title": entry.title,
                "missions": list(entry.missions()),
                "survivors": list(entry.survivors()),
            }
            for entry in found
        ]
        print_json({"games": shown, "agents": agent_names()})
        return
    if not found:
        say("list-no-games")
    headings = [words().text(f"list-{column}") for column in ("mission", "title", "difficulty", "minutes")]
    for entry in found:
        rows = [
            (
                info.id,
                mission_title(words(), info.id, info.title),
                difficulty(words(), entry.id, info.difficulty),
                str(info.minutes or ""),
            )
            for info in entry.missions()
        ]
        print_table(headings, rows, title=entry.title)
        if survivors := entry.survivors():
            say("list-survivors", names=", ".join(survivors))
        print_line("")
    say("list-agents", names=", ".join(agent_names()))
