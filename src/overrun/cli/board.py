"""`overrun board`: look at a mission's board in the terminal, draw it as a picture or take it as data."""

import json
from pathlib import Path
from typing import Annotated

import typer

from overrun.board import Board, BoardFolders, load_board, read_mission
from overrun.board.drawing import THEMES, draw
from overrun.board.show import board_json, board_text
from overrun.cli.output import title, words
from overrun.content import content_folders
from overrun.errors import OverrunError


def board(
    mission: Annotated[
        str, typer.Argument(help="A mission (classic/01-city-blocks, or classic/1) or its file.")
    ],
    text: Annotated[bool, typer.Option("--text", help="Draw the board in characters (the default).")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Zones, doors and tokens as JSON.")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", help="Draw the board into this SVG file.")] = None,
    theme: Annotated[str, typer.Option(help="Colours of the drawing: dark, light or auto.")] = "auto",
) -> None:
    """Show the board of a mission: zones and their numbers, walls, doors, tokens."""
    if text + as_json + (svg is not None) > 1:
        raise OverrunError("choose one of --text, --json and --svg")
    found = find_board(mission)
    if svg is not None:
        _write_drawing(found, svg, theme)
        return
    if as_json:
        print(json.dumps(board_json(found), indent=2, ensure_ascii=False))
        return
    called = title(found.name)
    print(board_text(found, words(), called if called != found.name else ""))


def _write_drawing(found: Board, file: Path, theme: str) -> None:
    chosen = next((known for known in THEMES if known == theme), None)
    if chosen is None:
        raise OverrunError(f"there is no theme {theme!r}; --theme is one of {', '.join(THEMES)}")
    try:
        file.write_text(draw(found, theme=chosen), encoding="utf-8")
    except OSError as error:
        raise OverrunError(f"cannot write {file}: {error.strerror}; name another file after --svg") from None


def find_board(mission: str) -> Board:
    """The board of a mission by id, built in or of a pack, or that of a mission file."""
    shelf = BoardFolders(content_folders())
    if not mission.endswith(".toml"):
        return shelf.board(mission)
    try:
        data = Path(mission).read_bytes()
    except OSError as error:
        raise OverrunError(f"cannot read {mission}: {error.strerror}") from None
    return load_board(read_mission(data, mission), shelf.tiles, mission)
