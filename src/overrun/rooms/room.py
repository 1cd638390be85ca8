"""A room: a table in memory and the people connected to it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence

from msgspec import Struct, json

from overrun.rooms import messages as m
from overrun.rooms import render
from overrun.rooms.problems import log
from overrun.rooms.seats import Rights
from overrun.rooms.table import Table

ENCODER = json.Encoder()


def nobody(text: str) -> None:
    """Those who only ask once are told by the answer itself."""


class Client:
    """Somebody at a table: what they may do, what they read, and a way to tell them things.

    `send` gets messages that are JSON already; an empty one ends the connection.
    """

    def __init__(
        self,
        rights: Rights,
        language: str,
        tokens: Sequence[str] = (),
        send: Callable[[str], None] = nobody,
    ):
        self.rights = rights
        self.language = language
        self.tokens = tuple(tokens)
        self.send = send

    def tell(self, *messages: m.ServerMessage) -> None:
        """Tell them, and nobody else."""
        for message in messages:
            self.send(ENCODER.encode(message).decode())


class Player(Struct, frozen=True):
    """A bot that plays in a seat: with the same seed it is the same bot."""

    bot: str
    seed: int


def new_player(bot: str) -> Player:
    """A bot whose chance has nothing to do with the game's."""
    return Player(bot, secrets.randbits(32))


class Room:
    """A table in memory with the people connected to it, and its bots."""

    def __init__(self, table: Table, used: float):
        self.table = table
        self.lock = asyncio.Lock()
        self.clients: set[Client] = set()
        self.players: dict[int, Player] = {}
        self.driver: asyncio.Task[None] | None = None
        self.asked_at = -1
        self.facts: render.Facts | None = None
        self.asked: m.QuestionInfo | None = None
        self.previewed: m.Previewed | None = None
        # When somebody was last here.
        self.used = used
        # Whether the log may hold more than this memory of it does.
        self.unsure = False
        # Who has been told to have looked at hidden things, and at which position.
        self.looked: dict[str, int] = {}
        # Whether a bot is thinking about what somebody here might do.
        self.advising = False

    @property
    def people(self) -> bool:
        """Whether somebody plays here, or only looks on."""
        return any(client.rights.seats for client in self.clients)

    @property
    def connected(self) -> set[int]:
        """Seats with somebody at the screen."""
        return {seat for client in self.clients for seat in client.rights.seats}

    @property
    def watchers(self) -> int:
        """Connections without a seat."""
        return sum(1 for client in self.clients if not client.rights.seats)

    def question(self) -> m.QuestionInfo | None:
        """The question as it stands, made once."""
        table = self.table
        if self.asked_at != table.at:
            self.asked_at = table.at
            self.facts = None if table.question is None else render.Facts(table, table.question)
            self.asked = render.question(table, self.facts)
        return self.asked

    def previews(self) -> m.Previewed:
        """What the attacks on offer would be like: worked out when somebody looks, and once."""
        if self.previewed is None or self.previewed.at != self.table.at:
            self.previewed = render.previews(self.table)
        return self.previewed

    def state(self, reason: str) -> m.State:
        """Everything about this table."""
        return render.state(self.table, self.question(), self.connected, self.watchers, reason)

    def seats(self) -> list[m.SeatInfo]:
        """Who sits where."""
        return render.seats(self.table, self.connected)

    def seat(self, number: int) -> m.SeatInfo:
        """One seat."""
        return self.seats()[number]

    def tell(self, *make: Callable[[], m.ServerMessage]) -> None:
        """Tell everybody something, made and written once.

        It has happened, whatever goes wrong in telling it: then everybody gets the whole state, and whoever
        cannot even get that has to come again.
        """
        if not self.clients:
            return
        written = self._written(make)
        for client in list(self.clients):
            for text in written:
                client.send(text)

    def _written(self, make: Sequence[Callable[[], m.ServerMessage]]) -> list[str]:
        for tried in (make, [lambda: self.state("stale")]):
            try:
                return [ENCODER.encode(each()).decode() for each in tried]
            except Exception as error:
                log.error("what has happened at a table cannot be told", exc_info=error)
        return [""]

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        self.tell(lambda: m.Presence(self.seats(), self.watchers))


def welcome(room: Room, client: Client) -> m.Welcome:
    """Who one is here."""
    rights = client.rights
    return m.Welcome(room.table.id, list(rights.seats), rights.host, not rights.seats)
