"""The table in a terminal: dashboards, streets with their zombies, and the Boss, as grids of letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from overrun.core import AnyGame
from overrun.gearup.grid import cell_word
from overrun.gearup.naming import called, listed
from overrun.words import Words

CROSSED = "x"
GAP = "  "


def draw_game(game: AnyGame, words: Words) -> str:
    """What `draw_text` draws, of a game."""
    return draw_text(game.view(), words)


def draw_text(view: Mapping[str, Any], words: Words) -> str:
    """Everything on the table. In a grid: x crossed off, o open, D Y B Damage, A Armor, M Ammo, W weak point.

    A mouth that is closed is drawn with - over its open squares.
    """
    lines = [*_head(view, words), "", *_boss(view, words)]
    for person in view["survivors"]:
        lines += ["", *_person(person, view, words)]
    if view["arrivals"]:
        names = listed(words, [zombie["name"] for zombie in view["arrivals"]], view)
        lines += [
            "",
            words.text("gearup-table-arrivals", names=names),
            *_zombies(view["arrivals"], view, words),
        ]
    ready = [companion["tool"]["id"] for companion in view["companions"] if companion["ready"]]
    if ready:
        lines += ["", words.text("gearup-table-companions", names=listed(words, ready, view))]
    return "\n".join(line.rstrip() for line in lines)


def _head(view: Mapping[str, Any], words: Words) -> list[str]:
    if not view["turn_cards"]:
        return [words.text("gearup-table-start")]
    card = view["turn_cards"][-1]
    speeds = listed(words, card["speeds"], view) or words.text("gearup-speed-none")
    color = called(words, card["color"], view)
    return [
        words.text("gearup-table-head", round=view["round"], turn=view["turn"], color=color, speeds=speeds)
    ]


def _boss(view: Mapping[str, Any], words: Words) -> list[str]:
    boss = view["boss"]
    name = called(words, boss["id"], view)
    if boss["at"] < 0:
        return [words.text("gearup-table-boss-away", boss=name)]
    head = words.text(
        "gearup-table-boss",
        boss=name,
        name=view["survivors"][boss["at"]]["name"],
        attack=sum(body["attack"] for body in boss["bodies"]),
        special=sum(body["special_attack"] for body in boss["bodies"]),
    )
    blocks = []
    for body in boss["bodies"]:
        shut = [] if boss["mouth_open"] else body["mouth"]
        rows = _grid(body["grid"], body["crossed"], shut)
        blocks.append([*([called(words, body["name"], view)] if len(boss["bodies"]) > 1 else []), *rows])
    return [head, *_beside(blocks)]


def _person(person: Mapping[str, Any], view: Mapping[str, Any], words: Words) -> list[str]:
    lines = [
        words.text(
            "gearup-table-person",
            name=person["name"],
            health=person["health"],
            slots=person["health_slots"],
            armor=person["armor_left"],
            ammo=person["ammo_left"],
        )
    ]
    color = view["turn_cards"][-1]["color"] if view["turn_cards"] else ""
    for weapon in person["weapons"]:
        if weapon["color"] == color:
            effects = [*weapon["start"], *weapon["upgrades"][: weapon["unlocked"]]]
            told = listed(words, effects, view) or words.text("gearup-table-plain")
            name = called(words, weapon["id"], view)
            shown = words.text(
                "gearup-table-weapon", name=name, color=called(words, color, view), effects=told
            )
            lines += [shown, *(GAP + row.replace(".", " ") for row in weapon["shape"])]
    for slot, zombies in enumerate(person["street"], 1):
        if zombies:
            lines += [words.text("gearup-table-slot", slot=slot), *_zombies(zombies, view, words)]
    return lines


def _zombies(zombies: Sequence[Mapping[str, Any]], view: Mapping[str, Any], words: Words) -> list[str]:
    return _beside(
        [
            [
                words.text(
                    "gearup-table-zombie", name=called(words, zombie["name"], view), damage=zombie["damage"]
                ),
                listed(words, zombie["speeds"], view),
                *_grid(zombie["grid"], zombie["crossed"]),
            ]
            for zombie in zombies
        ]
    )


def _grid(grid: Sequence[str], crossed: Sequence[str], shut: Sequence[str] = ()) -> list[str]:
    """A grid with the letters of its columns above and the numbers of its rows beside it."""
    lines = [GAP + " ".join(chr(97 + column) for column in range(len(grid[0])))]
    for r, row in enumerate(grid):
        cells = []
        for c, cell in enumerate(row):
            if cell_word(r, c) in crossed:
                cells.append(CROSSED)
            elif shut and shut[r][c] == "m":
                cells.append("-")
            else:
                cells.append(" " if cell == "." else cell)
        lines.append(f"{r + 1} {' '.join(cells)}")
    return lines


def _beside(blocks: list[list[str]]) -> list[str]:
    """Blocks of text next to each other."""
    widths = [max(map(len, block)) for block in blocks]
    return [
        GAP + (GAP * 2).join(part.ljust(width) for part, width in zip(parts, widths, strict=True))
        for parts in zip_longest(*blocks, fillvalue="")
    ]
