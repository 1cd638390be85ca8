"""What the bots know about Gear Up."""

from overrun.agents.gearup.player import GearUpPlayer
from overrun.agents.gearup.thinking import GearUpThinker
from overrun.agents.parts import BotPart

PART = BotPart(GearUpPlayer, GearUpThinker)
