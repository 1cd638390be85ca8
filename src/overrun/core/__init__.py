"""The idea of the whole engine: the rules ask questions.

Read in this order: `option`, `question`, `event`, `step` (the nouns), `state` (a position is data), `bounds`
(what its numbers stand for), `chance`, `play` (what a script sees), `ruleset` (a game is a table of scripts),
`history` and `record` (how it came about), `game` (the loop, and what an agent sees of it), `replay`,
`position`.
"""

from overrun.core.event import Event
from overrun.core.game import Agent, AnyForAgent, AnyGame, ForAgent, Game, IllegalChoice, UndoRefused
from overrun.core.history import UNDO_POLICIES, UndoPolicy
from overrun.core.option import Option, option
from overrun.core.play import AnyLook, AnyPlay, Look, Play, Sink
from overrun.core.position import Position, game_at, position_of
from overrun.core.question import Aside, Question
from overrun.core.record import Record, RecordError, parse_record
from overrun.core.replay import replay_record, resume_record
from overrun.core.ruleset import Beginning, Ruleset
from overrun.core.state import Result, State, digest
from overrun.core.step import AnyScript, Script, Step

__all__ = [
    "UNDO_POLICIES",
    "Agent",
    "AnyForAgent",
    "AnyGame",
    "AnyLook",
    "AnyPlay",
    "AnyScript",
    "Aside",
    "Beginning",
    "Event",
    "ForAgent",
    "Game",
    "IllegalChoice",
    "Look",
    "Option",
    "Play",
    "Position",
    "Question",
    "Record",
    "RecordError",
    "Result",
    "Ruleset",
    "Script",
    "Sink",
    "State",
    "Step",
    "UndoPolicy",
    "UndoRefused",
    "digest",
    "game_at",
    "option",
    "parse_record",
    "position_of",
    "replay_record",
    "resume_record",
]
