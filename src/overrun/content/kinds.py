"""What a game's content consists of: kinds of files, and which struct each entry must be."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path, PurePosixPath
from typing import Annotated, Any, Generic, Literal, Protocol, TypeVar

import msgspec

from overrun.content.problems import Older

Origin = Literal["rulebook", "published", "reconstructed"]
"""Where an entry's figures come from: a rulebook, the printed component, or our own proposal."""


Printed = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
"""A number as it stands on a component: what is beyond is a slip of the pen."""


class HasOrigin(Protocol):
    """What every entry of every kind has."""

    @property
    def id(self) -> str: ...
    @property
    def origin(self) -> Origin: ...


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A convenient base for entries; any strict struct with `id` and `origin` will do.

    >>> class Tool(Entry, frozen=True):
    ...     dice: int
    >>> Tool(id="crowbar", origin="published", dice=1).note
    ''
    """

    id: str
    origin: Origin
    note: str = ""


T = TypeVar("T", bound=HasOrigin)
T_co = TypeVar("T_co", bound=HasOrigin, covariant=True)


@dataclass(frozen=True, slots=True)
class ContentKind(Generic[T_co]):
    """One kind of content: where it lies in a pack and what an entry looks like.

    `pattern` is matched against the path inside the pack, folder by folder (`missions/*.toml`). With a
    `table` the file holds many entries (`[[card]]`), without one the whole file is a single entry. Several
    kinds may share a file. The id of a `scoped` kind carries the game's name: `classic/01-city-blocks`.

    `check` looks at one valid entry among all others of its game (by kind and id) and yields what is wrong
    with it; it is for what a type cannot say ("tile 9Z does not exist").

    `older` puts entries that were written for an earlier version of the program into today's form.
    """

    name: str
    pattern: str
    struct: type[T_co]
    table: str | None = None
    scoped: bool = False
    check: "Callable[[Any, Mapping[str, Mapping[str, Any]]], Iterable[str]] | None" = None
    older: Older | None = None

    def __post_init__(self) -> None:
        fields = getattr(self.struct, "__struct_fields__", ())
        if not {"id", "origin"} <= set(fields):
            raise TypeError(f"entries of content kind {self.name!r} need the fields id and origin")

    @property
    def label(self) -> str:
        """What error messages call one entry: `card 'pistol'`."""
        return self.table or self.name

    def claims(self, path: PurePosixPath) -> bool:
        """Whether a file at this path inside a pack holds entries of this kind."""
        wanted = PurePosixPath(self.pattern).parts
        return len(wanted) == len(path.parts) and all(map(fnmatchcase, path.parts, wanted))


@dataclass(frozen=True, slots=True)
class GameContent:
    """The content one game declares: its built-in folder and the kinds of files it knows.

    A game that plays with the boxes of others names them in `uses`; their content lies beneath its own.
    """

    game: str
    title: str
    root: Path
    kinds: tuple[ContentKind[HasOrigin], ...]
    uses: tuple[str, ...] = ()
