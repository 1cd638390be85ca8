"""The rule index: every rule of every game in our own words, with an id that code, tests and the log cite."""

from overrun.rules.entries import Entry
from overrun.rules.rule_index import RuleIndex, load_index, prefixes, read_index

__all__ = ["Entry", "RuleIndex", "load_index", "prefixes", "read_index"]
