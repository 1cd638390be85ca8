"""`overrun board`: look at a mission's board in the terminal or take it as data."""

import json
from importlib.resources import files
from pathlib import Path
from typing import Annotated

import typer

from overrun.board import Board, Shelf, load_board, read_mission
from overrun.board.show import board_json, board_text
from overrun.content import added_packs
from overrun.errors import OverrunError

GAMES_WITH_BOARDS = ("classic", "invader", "darkside")


def board(
    mission: Annotated[
        str, typer.Argument(help="A mission (classic/01-city-blocks, or classic/01) or its file.")
    ],
    text: Annotated[bool, typer.Option("--text", help="Draw the board in characters (the default).")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Zones, doors and tokens as JSON.")] = False,
) -> None:
    """Show the board of a mission: zones and their numbers, walls, doors, tokens."""
    if text and as_json:
        raise OverrunError("choose one of --text and --json")
    found = find_board(mission)
    print(json.dumps(board_json(found), indent=2, ensure_ascii=False) if as_json else board_text(found))


def find_board(mission: str) -> Board:
    """The board of a mission by id, built in or of a pack, or that of a mission file."""
    built_in = [files("overrun") / game / "content" for game in GAMES_WITH_BOARDS]
    shelf = Shelf([*built_in, *(pack.root for pack in added_packs())])
    if not mission.endswith(".toml"):
        return shelf.board(mission)
    try:
        data = Path(mission).read_bytes()
    except OSError as error:
        raise OverrunError(f"cannot read {mission}: {error.strerror}") from None
    return load_board(read_mission(data, mission), shelf.tiles, mission)
