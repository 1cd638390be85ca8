"""Where bots think is given from outside: a position goes there as plain data, and a thought comes back."""

from __future__ import annotations

from collections import OrderedDict
from typing import Protocol

from msgspec import Struct

from overrun.agents.sensible import Choice
from overrun.core import Position, game_at
from overrun.games import game_of
from overrun.rooms.bots import Bot
from overrun.words import Words

# How many tables a process of its own remembers.
REMEMBERED = 16


class Task(Struct, frozen=True):
    """What a bot is asked: how things stand at a table, and in which seat it answers. With the same `seed` it
    is the same bot."""

    table: str
    bot: str
    seed: int
    position: Position
    seat: int


class Thought(Struct, frozen=True):
    """What a bot answers, and why if it can say."""

    text: str
    reason: Choice | None = None

    def why(self, language: str) -> str:
        """Why it chose as it did, in one line; empty if it cannot say."""
        return "" if self.reason is None else self.reason.said(Words(language))


class Thinker(Protocol):
    """Whoever lets bots think."""

    def apart(self, bot: str) -> bool:
        """Whether this bot thinks where it keeps nobody waiting; otherwise bots think one after another."""

    async def choose(self, task: Task) -> Thought:
        """What a bot answers."""

    def forget(self, table: str) -> None:
        """Nobody is at this table any more."""


class Memory:
    """What is remembered of a table: its world, which never changes, and its bots by seat."""

    def __init__(self, world: object):
        self.world = world
        self.bots: dict[int, Bot] = {}


class Memories:
    """Bots that think here, and what they have worked out about their tables' worlds."""

    def __init__(self, most: int = REMEMBERED) -> None:
        self.most = most
        self.of: OrderedDict[str, Memory] = OrderedDict()

    def think(self, task: Task) -> Thought:
        """What a bot answers, and why."""
        memory = self.of.get(task.table)
        ruleset = game_of(task.position.mission).ruleset
        game = game_at(ruleset, task.position, None if memory is None else memory.world)
        if memory is None:
            memory = self.of[task.table] = Memory(game.world)
            if len(self.of) > self.most:
                self.of.popitem(last=False)
        self.of.move_to_end(task.table)
        bot = memory.bots.get(task.seat)
        if bot is None or (bot.name, bot.seed) != (task.bot, task.seed):
            bot = memory.bots[task.seat] = Bot(task.bot, task.seed)
        return Thought(bot.choose(game, task.seat).text, bot.reason)


class ThinkHere(Thinker):
    """Bots that think on the spot, and everybody waits for them."""

    def __init__(self) -> None:
        self.memories = Memories()

    def apart(self, bot: str) -> bool:
        """They never do."""
        return False

    async def choose(self, task: Task) -> Thought:
        """What a bot answers."""
        return self.memories.think(task)

    def forget(self, table: str) -> None:
        """Nobody is at this table any more."""
        self.memories.of.pop(table, None)
