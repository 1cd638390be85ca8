"""Dark Side: every mission, card and survivor of the box; the rules are `overrun.scifi`."""

from overrun.scifi.entry import entry

GAME = entry("darkside", "Dark Side", "overrun/DarkSide-v0")

__all__ = ["GAME"]
