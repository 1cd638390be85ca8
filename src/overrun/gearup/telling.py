"""Answers to what a player asks at the table of Gear Up: short sentences, grids told row by row."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from overrun.core import AnyGame, Option
from overrun.errors import OverrunError
from overrun.gearup.grid import cell_word
from overrun.gearup.naming import called, listed
from overrun.gearup.words import DRAW, SHOOT, SPLIT
from overrun.words import Words

Answer = Callable[[str], Sequence[str]]
Told = Mapping[str, Any]
BOSS = "boss"
# Squares that have to be crossed off; a weak point need not be.
SPACES = "oDAMYB"
WEAK = "W"


def reports(game: AnyGame, words: Words) -> Mapping[str, Answer]:
    """What can be asked about the table, by the word one types."""
    view = game.view()
    return {
        "turn": lambda _: turn(view, words),
        "where": lambda _: where(view, words),
        "enemies": lambda _: enemies(view, words),
        "goals": lambda _: goals(view, words),
        "look": lambda said: look(view, words, said),
        "hand": lambda said: hand(view, words, said),
        "board": lambda _: [*turn(view, words), *where(view, words), *enemies(view, words)],
    }


def turn(view: Told, words: Words) -> list[str]:
    """Which turn it is, which Weapons are used and which zombies will walk."""
    if not view["turn_cards"]:
        return [words.text("gearup-table-start")]
    card = view["turn_cards"][-1]
    return [
        words.text(
            "gearup-told-turn",
            round=view["round"],
            turn=view["turn"],
            left=view["cards_left"],
            color=called(words, card["color"], view),
            speeds=listed(words, card["speeds"], view) or words.text("gearup-speed-none"),
        )
    ]


def where(view: Told, words: Words) -> list[str]:
    """How everybody is, and in front of whom the Boss stands."""
    lines = [
        words.text(
            "gearup-told-person",
            name=person["name"],
            health=person["health"],
            slots=person["health_slots"],
            armor=person["armor_left"],
            ammo=person["ammo_left"],
            zombies=sum(map(len, person["street"])),
        )
        for person in view["survivors"]
    ]
    return [*lines, _boss(view, words)]


def _boss(view: Told, words: Words) -> str:
    boss = view["boss"]
    name = called(words, boss["id"], view)
    if boss["at"] < 0:
        return words.text("gearup-table-boss-away", boss=name)
    return words.text(
        "gearup-told-boss",
        boss=name,
        name=view["survivors"][boss["at"]]["name"],
        attack=sum(body["attack"] for body in boss["bodies"]),
        special=sum(body["special_attack"] for body in boss["bodies"]),
    )


def enemies(view: Told, words: Words) -> list[str]:
    """Every zombie, the nearest to each survivor first; new ones; the Boss."""
    lines = []
    for person in view["survivors"]:
        for slot, zombies in enumerate(person["street"], 1):
            lines += [
                words.text(
                    "gearup-told-slot", slot=slot, name=person["name"], zombie=_zombie(one, view, words)
                )
                for one in zombies
            ]
    lines += [words.text("gearup-told-new", zombie=_zombie(one, view, words)) for one in view["arrivals"]]
    return [*(lines or [words.text("gearup-told-no-zombies")]), _boss(view, words)]


def _zombie(zombie: Told, view: Told, words: Words) -> str:
    return words.text(
        "gearup-told-zombie",
        name=called(words, zombie["name"], view),
        damage=zombie["damage"],
        speeds=listed(words, zombie["speeds"], view),
        left=_left(zombie),
    )


def _left(target: Told) -> int:
    """How many squares of a grid are still to be crossed off."""
    return sum(
        cell in SPACES and cell_word(r, c) not in target["crossed"]
        for r, row in enumerate(target["grid"])
        for c, cell in enumerate(row)
    )


def goals(view: Told, words: Words) -> list[str]:
    """What is to be done, and how far it is done."""
    keys = {True: "gearup-told-goal-left", False: "gearup-told-goal-dead"}
    return [
        words.text("gearup-told-goal-boss", round=view["round"], left=view["cards_left"]),
        words.text("gearup-told-goal-alive"),
        *(
            words.text(keys[body["alive"]], name=_body_name(body, view, words), left=_left(body))
            for body in view["boss"]["bodies"]
        ),
    ]


def _body_name(body: Told, view: Told, words: Words) -> str:
    alone = len(view["boss"]["bodies"]) == 1
    return called(words, view["boss"]["id"] if alone else body["name"], view)


def look(view: Told, words: Words, said: str) -> list[str]:
    """The grid of a zombie or of the Boss, row by row."""
    found = {called(words, zombie["name"], view): zombie for zombie in _zombies(view)}
    found |= {_body_name(body, view, words): body for body in view["boss"]["bodies"]}
    if said.casefold() == BOSS:
        chosen = [_body_name(body, view, words) for body in view["boss"]["bodies"]]
    else:
        chosen = [name for name in found if said and name.casefold().startswith(said.casefold())]
    if not chosen:
        raise OverrunError(words.text("gearup-told-look-at", names=", ".join(found)))
    lines = []
    for name in chosen:
        lines.append(words.text("gearup-told-grid", name=name, left=_left(found[name])))
        lines += _rows(found[name], words)
    return lines


def _zombies(view: Told) -> list[Told]:
    return [
        *(zombie for person in view["survivors"] for slot in person["street"] for zombie in slot),
        *view["arrivals"],
    ]


def _rows(target: Told, words: Words) -> list[str]:
    """What is left of a grid: the columns of each row, with what lies on them."""
    lines = []
    for r, row in enumerate(target["grid"]):
        cells = [
            _cell(chr(97 + c), cell, words)
            for c, cell in enumerate(row)
            if cell in SPACES + WEAK and cell_word(r, c) not in target["crossed"]
        ]
        key = "gearup-told-row" if cells else "gearup-told-row-done"
        lines.append(words.text(key, row=r + 1, cells=", ".join(cells)))
    return lines


def _cell(column: str, cell: str, words: Words) -> str:
    key = f"gearup-square-{cell}"
    return words.text("gearup-told-square", at=column, what=words.text(key)) if cell != "o" else column


def remarks(game: AnyGame, words: Words) -> Callable[[Option], str]:
    """What a drawing crosses off besides plain squares, and whether it is the last of a zombie."""
    view = game.view()
    targets: dict[str, Told] = {zombie["name"]: zombie for zombie in _zombies(view)}
    targets |= {body["name"]: body for body in view["boss"]["bodies"]}

    def told(name: str, squares: str) -> str:
        return _crosses(targets[name], squares.split("."), words) if name in targets else ""

    def remark(chosen: Option) -> str:
        for verb in (DRAW, SPLIT):
            if verb.made(chosen):
                seat, squares = verb.read(chosen)
                return told(view["survivors"][seat]["attack"]["target"], squares)
        if SHOOT.made(chosen):
            _, name, squares = SHOOT.read(chosen)
            return told(name, squares)
        return ""

    return remark


def _crosses(target: Told, cells: Sequence[str], words: Words) -> str:
    drawn = [target["grid"][int(cell[1:]) - 1][ord(cell[0]) - 97] for cell in cells]
    icons = [words.text(f"gearup-square-{cell}") for cell in drawn if cell not in ("o", ".")]
    told = [words.text("gearup-told-crosses", icons=", ".join(icons))] if icons else []
    if "tier" in target and _left(target) == len(cells):
        told.append(words.text("gearup-told-last"))
    return " ".join(told)


def hand(view: Told, words: Words, said: str) -> list[str]:
    """What somebody draws with now: the Weapon of the turn, its effects and its shape."""
    people = [p for p in view["survivors"] if p["name"].casefold().startswith(said.casefold())]
    if not people:
        names = ", ".join(person["name"] for person in view["survivors"])
        raise OverrunError(words.text("look-nobody-called", name=said, names=names))
    return [line for person in people for line in _hand(person, view, words)]


def _hand(person: Told, view: Told, words: Words) -> list[str]:
    tool = person["attack"]["hand"]
    if tool is None:
        return [words.text("gearup-told-hand-empty", name=person["name"])]
    target = person["attack"]["target"]
    lines = [
        words.text(
            "gearup-told-hand",
            name=person["name"],
            tool=called(words, tool["id"], view),
            effects=listed(words, tool["effects"], view) or words.text("gearup-table-plain"),
            target=called(words, target, view) if target else "none",
        )
    ]
    for number, row in enumerate(tool["shape"], 1):
        columns = ", ".join(chr(97 + c) for c, cell in enumerate(row) if cell == "#")
        lines.append(words.text("gearup-told-shape", row=number, cells=columns))
    return lines
