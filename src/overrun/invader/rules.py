"""The rules of the box, its missions and its people."""

from functools import partial

from overrun.scifi.ruleset import ruleset
from overrun.scifi.setup import listed_missions, listed_survivors

RULESET = ruleset("invader")
missions = partial(listed_missions, "invader")
survivors = partial(listed_survivors, "invader")
