"""What the bots know about the classic game."""

from overrun.agents.classic.player import ClassicPlayer
from overrun.agents.classic.thinking import ClassicThinker
from overrun.agents.parts import BotPart

PART = BotPart(ClassicPlayer, ClassicThinker)
