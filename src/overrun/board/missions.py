"""Mission files: the part of them that is geometry, and how it is read and checked.

The layer that knows a game's rules reads the other keys of the same file; `MissionEntry` leaves them alone,
so a game derives its own strict struct from it.
"""

import tomllib
from typing import Any, Literal, TypeVar, get_args

import msgspec

from overrun.board.tiles import Tile, TileEntry, tile_of
from overrun.content import Origin, Printed, Problem, mistakes
from overrun.errors import ContentError

Colour = Literal["red", "blue", "green", "pink", "purple", "white", "yellow"]
"""The colours of tokens, doors and what missions say about them."""

COLOURS: tuple[str, ...] = (*get_args(Colour), "pool", "hidden")
"""What stands for the colour of a token: one of those, dealt face down from the pool, or secret."""


class TokenEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A token: `at` a place, or `between` two places.

    `of` says which kind of car, enemy … it is.
    """

    kind: str
    origin: Origin
    at: str = ""
    between: tuple[str, str] | None = None
    colour: str = ""
    state: str = ""
    of: str = ""
    count: Printed = 1
    group: Printed = 0
    locked_by: str = ""
    note: str = ""

    def __str__(self) -> str:
        where = self.at or " | ".join(self.between or ("nowhere",))
        return " ".join(filter(None, (self.colour, self.kind, self.of, "at", where)))


class BoardEntry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Rows of tiles, `2C@90` being tile 2C turned clockwise by 90 degrees and `-` a gap.

    `pool` counts the colours of the objectives that lie face down, `dark` names dark places besides tunnels.
    """

    layout: tuple[str, ...]
    origin: Origin
    pool: dict[str, Printed] = {}
    dark: tuple[str, ...] = ()
    note: str = ""


class MissionEntry(msgspec.Struct, frozen=True, kw_only=True):
    """What the board needs of a mission file, and its head."""

    id: str
    title: str
    origin: Origin
    board: BoardEntry
    token: tuple[TokenEntry, ...] = ()
    difficulty: str = ""
    minutes: Printed = 0
    survivors: Printed = 0


class _TileFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    tile: tuple[TileEntry, ...]


T = TypeVar("T")


def read_mission(data: bytes | str, name: str) -> MissionEntry:
    """The mission in a TOML file called `name` in messages."""
    return _converted(data, name, MissionEntry)


def read_tiles(data: bytes | str, name: str) -> dict[str, Tile]:
    """The tiles in a TOML file (`[[tile]]` …), by id."""
    tiles: dict[str, Tile] = {}
    for entry in _converted(data, name, _TileFile).tile:
        if entry.id in tiles:
            raise ContentError(f"{name}, tile {entry.id!r}: there are two of this id; rename or remove one")
        tiles[entry.id] = tile_of(entry, name)
    return tiles


def _converted(data: bytes | str, name: str, wanted: type[T]) -> T:
    try:
        raw: Any = tomllib.loads(data.decode() if isinstance(data, bytes) else data)
    except (ValueError, RecursionError) as error:
        raise ContentError(f"{name}: no valid TOML: {error}") from None
    for field, reason in mistakes(raw, wanted):
        raise ContentError(str(Problem(name, reason, field=field)))
    return msgspec.convert(raw, wanted)
