"""Dark Side's box as data; `overrun.scifi` says what an entry of each content file must look like."""

from pathlib import Path

from overrun.content import GameContent, declare
from overrun.scifi.content import KINDS

CONTENT = declare(GameContent("darkside", "Dark Side", Path(__file__).parent / "content", KINDS))
