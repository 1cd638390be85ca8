"""Dark Side: every mission, card and survivor of the box; the rules are `overrun.scifi`."""

from overrun.darkside.content import CONTENT
from overrun.scifi.entry import entry

GAME = entry("darkside", "Dark Side")

__all__ = ["CONTENT", "GAME"]
