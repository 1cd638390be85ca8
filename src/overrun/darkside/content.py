"""Dark Side's box as data: what an entry of each content file must look like."""

from pathlib import Path

from overrun.board import MissionEntry, TileEntry, mission_problems
from overrun.content import ContentKind, GameContent, declare


class Mission(MissionEntry, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A mission file: so far its board."""


TILES = ContentKind("tile", "tiles.toml", TileEntry, table="tile")
MISSIONS = ContentKind("mission", "missions/*.toml", Mission, scoped=True, check=mission_problems)

CONTENT = declare(GameContent("darkside", "Dark Side", Path(__file__).parent / "content", (TILES, MISSIONS)))
