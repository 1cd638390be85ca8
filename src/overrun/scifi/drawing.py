"""The board in a terminal: the drawing of the mission, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overrun.board import Board, mask_of
from overrun.board.show import board_map
from overrun.scifi.naming import GAME, called
from overrun.words import Words
from overrun.words.tell import game_key

Things = dict[int, list[tuple[str, str]]]

# One letter for each type of xeno.
LETTERS = {"worker": "w", "tank": "t", "hunter": "h", "abomination": "A"}
MARKS = {"prototype": "P", "search-drone": "D", "thumper": "T"}


def draw_text(view: Mapping[str, Any], words: Words) -> str:
    """The board with numbered zones as the doors stand now, who is in them, and what everybody holds.

    In a zone: the number, survivors by their first letters, xenos by count and letter (3w 1t 2h 1A; those
    that dig are 3dw 1dt), bot, sentry gun and scientists (Bo, Se, Sc), objectives (O1), other tokens (P2),
    noise (!2), spawn zones (Z!, asleep z.), mold (Mo, inactive mo), pits (Pi, filled pi), the exit (Ex). As
    much as the cell has room for; the list below the drawing has it all.
    """
    from overrun.scifi.setup import board_of, missions

    things = _things(view, words)
    lines = []
    if view["mission"] in missions(view["mission"].partition("/")[0]):
        marks = {zone: _mark([short for short, _ in found]) for zone, found in things.items()}
        board = board_of(view["mission"])
        lines = [*board_map(board, marks, mask_of(view["closed_doors"])), *_doors(view, board, words)]
    listed = [
        words.text("scifi-zone-holds", zone=zone, things=", ".join(long for _, long in found if long))
        for zone, found in sorted(things.items())
    ]
    return "\n".join([*lines, *listed, *_people(view, words)])


def _doors(view: Mapping[str, Any], board: Board, words: Words) -> list[str]:
    """The numbers of the doors beside somebody, each with the zones it joins."""
    near = mask_of(person["zone"] for person in view["survivors"] if person["zone"] >= 0)
    doors = [
        f"{door.id} ({door.a}-{door.b})"
        for door in board.doors
        if door.via != "airlock" and near & (1 << door.a | 1 << door.b)
    ]
    return [words.text("scifi-doors", doors=", ".join(doors))] if doors else []


def _mark(short: list[str]) -> str:
    """Initials together, everything else apart."""
    people = "".join(mark for mark in short if len(mark) == 1 and mark.isalpha())
    return " ".join([*([people] if people else []), *(mark for mark in short if len(mark) > 1)])


def _things(view: Mapping[str, Any], words: Words) -> Things:
    """What is in each zone, short for the drawing and in full for the list."""
    found: Things = {}

    def add(zone: int, short: str, full: str) -> None:
        if zone >= 0:
            found.setdefault(zone, []).append((short, full))

    for person in view["survivors"]:
        add(person["zone"], person["name"][0], person["name"])
    for scientist in view["scientists"]:
        add(scientist["zone"], "Sc", called(words, scientist["id"], {}))
    for machine in view["machines"]:
        add(machine["zone"], machine["kind"][:2].capitalize(), called(words, machine["id"], {}))
    for group in view["xenos"]:
        for kind in view["supply"]:
            if kind in group:
                key = game_key(words, GAME, f"xeno-{kind}")
                full = words.text(f"{key}.counted", count=group[kind]) if key else f"{group[kind]} {kind}"
                add(group["zone"], f"{group[kind]}{_letter(kind)}", full)
    for zone, noise in view["noise_tokens"].items():
        add(int(zone), f"!{noise}", words.text("scifi-noise", count=noise))
    for token in view["objectives"]:
        colour = called(words, token["colour"], {})
        full = words.text("scifi-objective", number=token["id"], colour=colour)
        add(token["zone"], f"O{token['id']}", full)
    for token in view["tokens"]:
        add(token["zone"], f"{MARKS[token['kind']]}{token['id']}", called(words, token["kind"], {}))
    for spawn in view["spawns"]:
        state = "active" if spawn["active"] else "asleep"
        colour = called(words, spawn["colour"], {})
        full = words.text("scifi-spawn-token", colour=colour, state=state)
        add(spawn["zone"], "Z!" if spawn["active"] else "z.", full)
    for what, short in (("mold", "Mo"), ("dead_mold", "mo"), ("pits", "Pi"), ("filled_pits", "pi")):
        for zone in view[what]:
            add(zone, short, words.text(f"scifi-zone-{what.replace('_', '-')}"))
    for zone in view["exits"]:
        add(zone, "Ex", words.text("scifi-zone-exit"))
    return found


def _letter(kind: str) -> str:
    *before, name = kind.split("-")
    prefix = "d" if "driller" in before else ""
    return prefix + LETTERS.get(name, name[0])


def _people(view: Mapping[str, Any], words: Words) -> list[str]:
    def card(held: Mapping[str, Any] | None) -> str:
        return (
            "+".join(called(words, k, {}) for k in (held["kind"], *held.get("attached", ()))) if held else "-"
        )

    return [
        words.text(
            f"scifi-person-{person['fate']}",
            name=person["name"],
            level=words.text(f"scifi-level-{person['level']}"),
            experience=person["experience"],
            armour=person["armour"],
            hands=" | ".join(card(held) for held in person["hands"]),
            body=" | ".join(card(held) for held in person["body"]),
            backpack=", ".join(card(held) for held in person["backpack"] if held) or "-",
        )
        for person in view["survivors"]
    ]
