"""All boards in some content folders, read when they are asked for."""

from collections.abc import Iterable
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

from overrun.board.assemble import load_board
from overrun.board.board import Board
from overrun.board.missions import MissionEntry, read_mission, read_tiles
from overrun.board.tiles import Tile
from overrun.content import content_folders
from overrun.errors import ContentError, OverrunError
from overrun.games import mission_meant


class BoardFolders:
    """Folders with `tiles*.toml` and `missions/*.toml`; what lies in a later folder replaces what has its id.

    >>> from importlib.resources import files
    >>> shelf = BoardFolders([files("overrun") / "classic" / "content"])
    >>> len(shelf.board("classic/00-tutorial").zones)
    14
    """

    def __init__(self, folders: Iterable[Traversable | Path]) -> None:
        self._folders = list(folders)
        self._tiles: dict[str, Tile] | None = None
        self._missions: dict[str, tuple[MissionEntry, str]] | None = None
        self._boards: dict[str, Board] = {}

    @property
    def tiles(self) -> dict[str, Tile]:
        """All tile sides by id."""
        if self._tiles is None:
            self._tiles = {}
            for folder in self._folders:
                for file in _files(folder, "tiles"):
                    self._tiles.update(read_tiles(file.read_bytes(), str(file)))
        return self._tiles

    @property
    def missions(self) -> dict[str, MissionEntry]:
        """All missions by id."""
        return {mission.id: mission for mission, _ in self._read().values()}

    def _read(self) -> dict[str, tuple[MissionEntry, str]]:
        if self._missions is None:
            self._missions = {}
            for folder in self._folders:
                for file in _files(folder / "missions", ""):
                    mission = read_mission(file.read_bytes(), str(file))
                    self._missions[mission.id] = (mission, str(file))
        return self._missions

    def board(self, mission: str) -> Board:
        """The board of a mission; by its id, its number or a beginning of its name."""
        known = self._read()
        try:
            found = mission_meant(mission, known)
        except OverrunError as error:
            raise ContentError(str(error)) from None
        if found not in self._boards:
            entry, file = known[found]
            self._boards[found] = load_board(entry, self.tiles, file)
        return self._boards[found]


@cache
def all_boards() -> BoardFolders:
    """The boards of all games, and of all packs."""
    return BoardFolders(content_folders())


def _files(folder: Traversable | Path, prefix: str) -> list[Traversable | Path]:
    if not folder.is_dir():
        return []
    return sorted(
        (file for file in folder.iterdir() if file.name.startswith(prefix) and file.name.endswith(".toml")),
        key=lambda file: file.name,
    )
