"""The lamps of the cellar."""

from pathlib import Path

from overrun.content import ContentKind, Entry, GameContent


class Lamp(Entry, frozen=True):
    hours: int


LAMPS = ContentKind("lamp", "lamps.toml", Lamp, table="lamp")
CONTENT = GameContent("cellar", "The cellar", Path(__file__).parent / "things", (LAMPS,))
