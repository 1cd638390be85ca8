"""Which figures are our own proposal: every entry, and every part of one, whose origin is "reconstructed"."""

from collections.abc import Iterator
from typing import Any

import msgspec

from overrun.content.load import Library


class Reconstructed(msgspec.Struct, frozen=True):
    """An entry, or a part of one (`token[3]`), that people who own the box may be able to correct."""

    game: str
    kind: str
    id: str
    part: str
    note: str
    pack: str
    file: str


def reconstructed(library: Library) -> list[Reconstructed]:
    """Everything in a game's own packs whose origin is "reconstructed", in reading order.

    The packs of other games it uses are left to those games, so that nothing is listed twice.
    """
    found = []
    for (kind, entry_id), (pack, file) in library.places.items():
        if pack.manifest.game != library.game:
            continue
        entry = msgspec.to_builtins(library.entries[kind][entry_id])
        for part, note in _guesses(entry, ""):
            found.append(Reconstructed(library.game, kind, entry_id, part, note, pack.id, file))
    return found


def _guesses(value: Any, part: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, dict):
        if value.get("origin") == "reconstructed":
            yield part, str(value.get("note", ""))
        for name, inner in value.items():
            yield from _guesses(inner, f"{part}.{name}" if part else str(name))
    elif isinstance(value, list | tuple):
        for i, inner in enumerate(value):
            yield from _guesses(inner, f"{part}[{i}]")
