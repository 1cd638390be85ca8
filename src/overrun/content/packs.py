"""Packs and where they come from: built in, installed plug-ins, folders of the user."""

import os
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Literal

import msgspec

from overrun.content.kinds import GameContent
from overrun.content.problems import Problem, mistakes, refuse
from overrun.core.version import ENGINE_VERSION
from overrun.errors import ContentError

MANIFEST = "pack.toml"
PLUGIN_GROUP = "overrun.packs"
PACKS_VARIABLE = "OVERRUN_PACKS"

Layer = Literal["built-in", "plug-in", "user"]


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What `pack.toml` says of a pack."""

    id: str
    title: str
    version: str
    game: str
    licence: str = ""


@dataclass(frozen=True, slots=True)
class Pack:
    """A folder of content files for one game."""

    manifest: Manifest
    root: Path
    layer: Layer

    @property
    def id(self) -> str:
        return self.manifest.id


def built_in(content: GameContent) -> Pack:
    """The pack inside a game's own package; the game's declaration stands for its `pack.toml`."""
    return Pack(Manifest(content.game, content.title, ENGINE_VERSION, content.game), content.root, "built-in")


def read_toml(path: Path, shown: str) -> tuple[dict[str, Any], list[Problem]]:
    """The parsed file, or why it cannot be parsed; `shown` is what messages call it."""
    try:
        return tomllib.loads(path.read_text("utf-8")), []
    except OSError as error:
        return {}, [Problem(shown, f"cannot be read ({error.strerror})")]
    except UnicodeDecodeError:
        return {}, [Problem(shown, "expected text in UTF-8")]
    except (tomllib.TOMLDecodeError, ValueError) as error:
        return {}, [Problem(shown, f"not valid TOML: {error}")]
    except RecursionError:
        return {}, [Problem(shown, "not valid TOML: lists or tables within each other without end")]


def read_manifest(root: Path) -> tuple[Manifest | None, list[Problem]]:
    """`pack.toml` of a folder, or everything that is wrong with it."""
    path = root / MANIFEST
    if not path.is_file():
        return None, [Problem(MANIFEST, "missing; it names the pack's id, title, version and game")]
    data, problems = read_toml(path, MANIFEST)
    problems += (
        [Problem(MANIFEST, text, field=field) for field, text in mistakes(data, Manifest)]
        if not problems
        else []
    )
    if problems:
        return None, problems
    return msgspec.convert(data, Manifest), []


def open_pack(root: Path, layer: Layer) -> Pack:
    """A pack folder that must be in order."""
    manifest, problems = read_manifest(root)
    refuse([msgspec.structs.replace(problem, file=f"{root / problem.file}") for problem in problems], root)
    assert manifest is not None  # refused otherwise
    return Pack(manifest, root, layer)


def user_packs_folder() -> Path:
    """Where a person's own packs lie on this system."""
    home = Path.home()
    if sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    elif sys.platform == "darwin":
        data = home / "Library" / "Application Support"
    else:
        data = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
    return data / "overrun" / "packs"


def added_packs() -> list[Pack]:
    """Every pack that is not built in, in the order in which later ones override earlier ones.

    Plug-ins come first (alphabetically), then the folders of the user (alphabetically), then what the
    variable OVERRUN_PACKS lists (in its order): each path there is a pack or a folder of packs.
    """
    packs = [*_plugin_packs(), *_packs_in(user_packs_folder())]
    for path in filter(None, os.environ.get(PACKS_VARIABLE, "").split(os.pathsep)):
        root = Path(path).expanduser()
        if not root.is_dir():
            raise ContentError(
                f"{PACKS_VARIABLE} names {path!r}, which is not a folder; correct the variable"
            )
        packs += [open_pack(root, "user")] if (root / MANIFEST).is_file() else _packs_in(root)
    return packs


def _packs_in(folder: Path) -> Iterator[Pack]:
    if folder.is_dir():
        for root in sorted(folder.iterdir()):
            if (root / MANIFEST).is_file():
                yield open_pack(root, "user")


def _plugin_packs() -> Iterator[Pack]:
    for point in sorted(entry_points(group=PLUGIN_GROUP), key=lambda point: point.name):
        try:
            module = import_module(point.module)
        except (
            Exception
        ) as error:  # whatever a stranger's module raises, the person must learn which one it was
            raise ContentError(
                f"plug-in {point.name!r} ({point.module}) cannot be imported: {error}; update or uninstall it"
            ) from error
        if module.__file__ is None:
            raise ContentError(
                f"plug-in {point.name!r} ({point.module}) has no folder; it needs an __init__.py"
            )
        yield open_pack(Path(module.__file__).parent, "plug-in")
