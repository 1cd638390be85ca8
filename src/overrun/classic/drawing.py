"""The board in a terminal: the drawing of the mission, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from overrun.board import mask_of
from overrun.board.show import board_map
from overrun.classic.naming import called
from overrun.classic.setup import board_of, missions
from overrun.classic.state import ZOMBIES
from overrun.words import Words

Things = dict[int, list[tuple[str, str]]]


def draw_text(view: Mapping[str, Any], words: Words) -> str:
    """The board with numbered zones as the doors stand now, who is in them, and what everybody holds.

    In a zone: the number, survivors by their first letters, zombies by count and letter (3w 1f 2r 1A).
    """
    things = _things(view, words)
    lines = []
    if view["mission"] in missions():
        marks = {zone: _mark([short for short, _ in found]) for zone, found in things.items()}
        lines = board_map(board_of(view["mission"]), marks, mask_of(view["closed_doors"]))
    listed = [
        words.text("classic-zone-holds", zone=zone, things=", ".join(long for _, long in found))
        for zone, found in sorted(things.items())
    ]
    return "\n".join([*lines, *listed, *_people(view, words)])


def _mark(short: list[str]) -> str:
    """Initials together, everything else apart."""
    people = "".join(mark for mark in short if len(mark) == 1)
    return " ".join([*([people] if people else []), *(mark for mark in short if len(mark) > 1)])


def _things(view: Mapping[str, Any], words: Words) -> Things:
    """What is in each zone, short for the drawing and in full for the list."""
    found: Things = {}

    def add(zone: int, short: str, full: str) -> None:
        found.setdefault(zone, []).append((short, full))

    for person in view["survivors"]:
        if person["zone"] >= 0:
            add(person["zone"], person["name"][0], person["name"])
    for group in view["zombies"]:
        for kind, letter in zip(ZOMBIES, "wfrA", strict=True):
            if kind in group:
                full = words.text(f"classic-zombie-{kind}.counted", count=group[kind])
                add(group["zone"], f"{group[kind]}{letter}", full)
    for zone, noise in view["noise_tokens"].items():
        add(int(zone), f"!{noise}", words.text("classic-noise", count=noise))
    for number, car in enumerate(view["cars"]):
        if car["zone"] >= 0:
            add(car["zone"], f"C{number}", words.text(f"classic-car-{car['of']}") + f" {number}")
    for number in view["objectives"]:
        full = words.text("classic-objective", number=number)
        add(view["objective_zones"][number], f"O{number}", full)
    return found


def _people(view: Mapping[str, Any], words: Words) -> list[str]:
    def card(held: Mapping[str, Any] | None) -> str:
        return called(words, held["kind"] + ("*" if held.get("unloaded") else ""), {}) if held else "-"

    return [
        words.text(
            f"classic-person-{person['fate']}",
            name=person["name"],
            level=words.text(f"classic-level-{person['level']}"),
            experience=person["experience"],
            hands=" + ".join(card(held) for held in person["hands"]),
            reserve=", ".join(card(held) for held in person["reserve"] if held) or "-",
        )
        for person in view["survivors"]
    ]
