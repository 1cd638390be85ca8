"""Invader: every mission, card and survivor of the box; the rules are `overrun.scifi`."""

from overrun.invader.content import CONTENT
from overrun.scifi.entry import entry

GAME = entry("invader", "Invader")

__all__ = ["CONTENT", "GAME"]
