"""The board in a terminal leaves nothing out: what is not in the drawing is in the list below it."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

import overrun
from overrun.board import Board, BoardFolders
from overrun.board.model import Link
from overrun.board.show import board_map, board_text
from overrun.core import Game
from overrun.games import game_of
from overrun.words import Words

GAMES = ("classic", "invader", "darkside")
SHELF = BoardFolders([files("overrun") / game / "content" for game in GAMES])
MISSIONS = list(SHELF.missions)
WORDS = Words("en")

# What tokens of the mission are called in the list; doors and what is asked of the position have tests below.
TOLD = {
    "start": "start",
    "exit": "exit",
    "bunker": "bunker",
    "no-search": "no searching here",
    "objective": "objective|scientist",
    "spawn": "spawn zone",
    "car": "car|pimpmobile",
    "noise": "noise",
    "mold": "mold",
    "pit": "pit",
    "bot": "bot",
    "sentry": "sentry",
    "prototype": "prototype",
    "search-drone": "search drone",
    "thumper": "thumper",
    "enemy": "walker|runner|fatty|abomination|worker|tank|hunter",
    "access": "access",
}


def begun(mission: str) -> Game[Any, Any]:
    """A mission at the first decision about an action: machines, xenos and tokens are laid out then."""
    game = overrun.new(mission, seed=3)
    while game.question is not None and game.question.kind not in ("action", "activate"):
        game.choose(game.question.options[0])
    return game


def drawn(game: Game[Any, Any]) -> str:
    entry = game_of(game.mission)
    assert entry.draw_text is not None
    return entry.draw_text(game, WORDS)


def in_zone(text: str, zone: int) -> str:
    """What the list says of a zone."""
    found = re.search(rf"^In zone {zone}, [^:]*: (.*)\.$", text, re.MULTILINE)
    return found[1].lower() if found else ""


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_token_is_listed_where_it_lies(mission: str) -> None:
    game = begun(mission)
    text, board = drawn(game), game.world.board
    for token in board.tokens:
        if token.kind == "door" or (token.kind == "exit" and token.door >= 0):
            continue
        assert re.search(TOLD[token.kind], in_zone(text, token.zone)), token


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_closed_door_is_drawn_and_listed(mission: str) -> None:
    game = begun(mission)
    text, board, closed = drawn(game), game.world.board, game.state.closed
    for door in board.doors:
        listed = rf"^Door {door.id} (\(.*\) )?is closed, between zone {door.a}, .* and zone {door.b}, "
        assert bool(re.search(listed, text, re.MULTILINE)) == bool(closed >> door.id & 1), door
    rows = board_map(board, {}, closed)
    for link in board.links:
        if link.door >= 0:
            assert ("D" in sign_of(board, rows, link)) == bool(closed >> link.door & 1), link


@pytest.mark.parametrize("mission", MISSIONS)
def test_every_way_between_two_zones_is_drawn(mission: str) -> None:
    board = SHELF.board(mission)
    rows = board_map(board, {})
    signs = {"opening": "o", "street": ":", "marking": ":", "airlock": "L", "wall": "#"}
    for link in board.links:
        wanted = "D" if link.door >= 0 and board.start.closed >> link.door & 1 else signs.get(link.via, "/")
        if link.via != "wall" or link.cells:
            assert wanted in sign_of(board, rows, link), link


def sign_of(board: Board, rows: list[str], link: Link) -> str:
    """The characters that stand for a link: along the edges of its cells, or at their common corner."""
    wide, high = {6: (2, 1), 3: (6, 2)}[board.grid]

    def at(y: int, x: int) -> str:
        return rows[y][x] if x < len(rows[y]) else " "

    if not link.cells:
        mine = {cell for place in board.places if place.id == link.place_a for cell in place.cells}
        others = {cell for place in board.places if place.id == link.place_b for cell in place.cells}
        corners = [
            at(max(r, s) * (high + 1), max(c, d) * (wide + 1))
            for r, c in mine
            for s, d in others
            if abs(r - s) == abs(c - d) == 1
        ]
        return "".join(corners)
    found = ""
    for row, column in link.cells:
        top, left = row * (high + 1), column * (wide + 1)
        if link.direction in ("N", "S"):
            y = top + (high + 1) * (link.direction == "S")
            found += "".join(at(y, left + 1 + i) for i in range(wide))
        else:
            found += "".join(
                at(top + 1 + i, left + (wide + 1) * (link.direction == "E")) for i in range(high)
            )
    return found


def test_the_doors_that_the_grid_of_the_drawing_cannot_show_stand_at_a_corner() -> None:
    """On some tiles two places touch where the drawing has another one between them."""
    hidden = {
        mission: [link for link in SHELF.board(mission).links if link.door >= 0 and not link.cells]
        for mission in MISSIONS
    }
    closed = {
        mission: sum(SHELF.board(mission).start.closed >> link.door & 1 for link in links)
        for mission, links in hidden.items()
    }
    assert {mission: count for mission, count in closed.items() if count} == {
        "classic/03-24hrs-race": 2,
        "classic/04-drive-by-shooting": 1,
        "classic/07-grindhouse": 1,
    }
    board = SHELF.board("classic/07-grindhouse")
    (link,) = hidden["classic/07-grindhouse"]
    assert sign_of(board, board_map(board, {}), link) == "D"


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_position_is_listed(mission: str) -> None:
    """Spawn zones in their order, objectives by their colour, manholes, people, machines, enemies, goals."""
    game = begun(mission)
    text, view = drawn(game), game.view()
    while (
        view["first_spawn"] < 0 and game.question is not None and game.round < 3 and len(view["spawns"]) > 1
    ):
        quick = [each for each in game.question.options if each.verb in ("end", "decline", "no", "stay")]
        game.choose((quick or game.question.options)[0])
        text, view = drawn(game), game.view()
    for number, spawn in enumerate(view["spawns"]):
        told = in_zone(text, spawn["zone"])
        if not spawn["active"]:
            assert "sleeping spawn zone" in told
        elif view["first_spawn"] >= 0 or len(view["spawns"]) == 1:
            first = view["first_spawn"]
            order = spawn.get("order") or (number - max(first, 0)) % len(view["spawns"]) + 1
            assert f"spawn zone, number {order} in order" in told
    for zone in game.world.board.zones:
        assert ("manhole" in in_zone(text, zone.id)) == bool(zone.manholes)
    for person in view["survivors"]:
        if person["zone"] >= 0:
            assert person["name"].lower() in in_zone(text, person["zone"])
    for token in view["objectives"]:
        number = token if isinstance(token, int) else token["id"]
        zone = view["objective_zones"][number] if isinstance(token, int) else token["zone"]
        assert re.search(
            rf"objective {number} \((red|blue|green|white|yellow|pink|purple|face down)\)",
            in_zone(text, zone),
        )
    for zone, count in view["noise_tokens"].items():
        assert f"{count} noise token" in in_zone(text, int(zone))
    for group in view.get("zombies", view.get("xenos")):
        for kind, count in group.items():
            assert kind == "zone" or f"{count} " in in_zone(text, group["zone"])
    for kind in ("cars", "machines", "scientists", "tokens"):
        for thing in view.get(kind, ()):
            assert thing["zone"] < 0 or in_zone(text, thing["zone"])
    goals = [line for line in text.splitlines() if line.startswith(("To do: ", "Later: ", "Done: "))]
    assert len(goals) == len(view["goals"])


@pytest.mark.parametrize("mission", MISSIONS)
def test_the_command_board_lists_every_token(mission: str) -> None:
    board = SHELF.board(mission)
    listed = [line for line in board_text(board, WORDS).splitlines() if line.startswith("  ")]
    assert len(listed) == len(board.tokens) + sum(bool(zone.manholes) for zone in board.zones)
