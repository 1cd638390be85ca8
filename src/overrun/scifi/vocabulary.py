"""All words of Invader and Dark Side, its own and those it shares with the other board games."""

from overrun.core.vocabulary import vocabulary
from overrun.scifi import words
from overrun.skirmish import words as shared

VOCABULARY = vocabulary(words, shared)
