"""The work of a process that bots think in. It needs nothing of the server, so that it starts in no time."""

from __future__ import annotations

from collections import OrderedDict

from overrun.agents.sensible import Choice
from overrun.core import Option, Position, game_at
from overrun.games import game_of
from overrun.table.bots import Player

# How many tables a process remembers.
REMEMBERED = 16

Thought = tuple[Option, Choice | None]


class Memory:
    """What a process remembers of a table: its world, and its bots by seat."""

    def __init__(self, world: object):
        self.world = world
        self.players: dict[int, Player] = {}


_memories: OrderedDict[str, Memory] = OrderedDict()


def think(table: str, name: str, seed: int, position: Position, seat: int) -> Thought:
    """What a bot answers, and why."""
    memory = _memories.get(table)
    ruleset = game_of(position.mission).ruleset
    game = game_at(ruleset, position, None if memory is None else memory.world)
    if memory is None:
        memory = _memories[table] = Memory(game.world)
        if len(_memories) > REMEMBERED:
            _memories.popitem(last=False)
    _memories.move_to_end(table)
    player = memory.players.get(seat)
    if player is None or (player.name, player.seed) != (name, seed):
        player = memory.players[seat] = Player(name, seed)
    return player.choose(game, seat), player.reason
