"""The page's list of games, made of the entries of the games.

python tools/page_games.py > web/src/games/index.ts
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from overrun.games import BUILT_IN, GameEntry, game_of

HEAD = """\
// Which games the page has parts for. Any other is played with its questions and its log.
// Made of the entries of the games: python tools/page_games.py > web/src/games/index.ts

import type { GameParts } from "../table/parts";
"""
TAIL = """
export function partsOf(game: string): GameParts | null {
  return GAMES[game] ?? null;
}
"""


def page_games(entries: Sequence[GameEntry]) -> str:
    """The module, from what each entry says of the page (`page`: "folder:NAME")."""
    parts = {entry.id: entry.page.partition(":") for entry in entries if entry.page}
    wanted = sorted({(folder, name) for folder, _, name in parts.values()})
    imports = [f'import {{ {name} }} from "./{folder}";\n' for folder, name in wanted]
    games = [f"  {game}: {name},\n" for game, (_, _, name) in parts.items()]
    table = "\nconst GAMES: Readonly<Record<string, GameParts>> = {\n" + "".join(games) + "};\n"
    return HEAD + "".join(imports) + table + TAIL


def built_in() -> list[GameEntry]:
    """The games that come with the page; those of plug-ins have no part in it."""
    return [game_of(game) for game in BUILT_IN]


if __name__ == "__main__":
    sys.stdout.write(page_games(built_in()))
