"""All words of Gear Up, its own."""

from overrun.core.vocabulary import vocabulary
from overrun.gearup import words

VOCABULARY = vocabulary(words)
