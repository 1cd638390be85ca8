"""What people read before a game with this box: survivors, switches, and what lies in it."""

from functools import partial

from overrun.scifi.shown import guide

cast = partial(guide.cast, "invader")
switches = partial(guide.switches, "invader")
box = partial(guide.box, "invader")
