"""All words of the classic game, its own and those it shares with the other board games."""

from overrun.classic import words
from overrun.core.vocabulary import vocabulary
from overrun.skirmish import words as shared

VOCABULARY = vocabulary(words, shared)
