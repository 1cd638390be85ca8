"""Invader: every mission, card and survivor of the box; the rules are `overrun.scifi`."""

from overrun.scifi.entry import entry

GAME = entry("invader", "Invader", "overrun/Invader-v0")

__all__ = ["GAME"]
