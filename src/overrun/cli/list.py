"""`overrun list`: what can be played."""

from collections.abc import Sequence
from typing import Annotated

import typer

from overrun.agents import names as agent_names
from overrun.cli.output import print_json, print_line, print_table, say, words
from overrun.cli.setup import AsJson, chosen_games
from overrun.games import GameEntry, MissionInfo, mission_meant
from overrun.words.tell import difficulty, mission_title


def list_(game: Annotated[list[str] | None, typer.Argument()] = None, as_json: AsJson = False) -> None:
    said = game or []
    only = {mission_meant(name) for name in said if "/" in name}
    named = [name for name in said if "/" not in name]
    found = chosen_games([*named, *(mission.partition("/")[0] for mission in only)])

    def shown(entry: GameEntry) -> Sequence[MissionInfo]:
        everything = entry.missions()
        return everything if not said or entry.id in named else [m for m in everything if m.id in only]

    if as_json:
        data = [
            {
                "id": entry.id,
                "title": entry.title,
                "missions": list(shown(entry)),
                "survivors": list(entry.survivors()),
            }
            for entry in found
        ]
        print_json({"games": data, "agents": agent_names()})
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
            for info in shown(entry)
        ]
        print_table(headings, rows, title=entry.title)
        if survivors := entry.survivors():
            say("list-survivors", names=", ".join(survivors))
        print_line("")
    say("list-agents", names=", ".join(agent_names()))
