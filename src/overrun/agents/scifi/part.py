"""What the bots know about Invader and Dark Side."""

from overrun.agents.parts import BotPart
from overrun.agents.scifi.player import SciFiPlayer
from overrun.agents.scifi.thinking import SciFiThinker

PART = BotPart(SciFiPlayer, SciFiThinker)
