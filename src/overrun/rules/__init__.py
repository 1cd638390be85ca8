"""The rule index: every rule of every game in our own words, with an id that code, tests and the log cite."""

from overrun.rules.entries import Entry
from overrun.rules.rule_index import GAMES, RuleIndex, load_index, read_index

__all__ = ["GAMES", "Entry", "RuleIndex", "load_index", "read_index"]
