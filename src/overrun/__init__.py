"""Overrun: an open, unofficial implementation of the Zombicide family of board games.

game = overrun.new("classic/01-city-blocks", seed=7)
while not game.over:
    game.choose(bot(game.for_agent()))
game.result; game.view(seat); game.clone(); game.record; overrun.replay(record)
"""

from overrun.core import Game, IllegalChoice, Option, Question, Record, RecordError, UndoRefused
from overrun.core.version import ENGINE_VERSION
from overrun.errors import ContentError, OverrunError
from overrun.games import games, replay, resume
from overrun.opening import new

__version__ = ENGINE_VERSION

__all__ = [
    "ContentError",
    "Game",
    "IllegalChoice",
    "Option",
    "OverrunError",
    "Question",
    "Record",
    "RecordError",
    "UndoRefused",
    "__version__",
    "games",
    "new",
    "replay",
    "resume",
]
