"""A connection to a table: what comes is heard, what is to be told is sent, by whatever carries it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from overrun.rooms import messages as m
from overrun.rooms.commands import answer
from overrun.rooms.keys import TOKENS_AT_ONCE
from overrun.rooms.limits import Bucket
from overrun.rooms.problems import Refused, refused
from overrun.rooms.room import Client, Room, welcome
from overrun.rooms.rooms import Rooms
from overrun.rooms.seats import Rights

# Whoever goes on shouting after so many refusals is no longer listened to.
WARNINGS = 100


class Connection(Client):
    """Somebody who stays. The first message says who it is; whoever has no token for this table has to go.

    `send` gets every message as JSON; an empty one is the end, also where it cannot keep up itself. `hear` is
    called with one message after the other, `close` when nothing more will come.
    """

    def __init__(self, rooms: Rooms, table: str, send: Callable[[str], None], language: str = "en"):
        super().__init__(Rights(), language, send=self._sent)
        self.carry = send
        self.ended = False
        self.rooms = rooms
        self.table = table
        self.room: Room | None = None
        self._bucket = Bucket(
            rooms.limits.messages_per_second, rooms.limits.message_burst, rooms.clock.elapsed
        )
        self._warned = 0

    async def hear(self, text: str | bytes) -> None:
        """Do what a message asks, and tell what came of it; after the end nothing is heard any more."""
        room = self.room
        if self.ended:
            return
        if room is None:
            await self._hello(text)
        elif self._bucket.take():
            await self._answer(room, text)
        elif self._warned < WARNINGS:
            self._warned += 1
            self.tell(Refused("too-fast").error())
        else:
            self.send("")

    def close(self) -> None:
        """They are gone."""
        if self.room is not None:
            self.rooms.leave(self.room, self)
            self.room = None

    def _sent(self, text: str) -> None:
        if not self.ended:
            self.ended = not text
            self.carry(text)

    async def _hello(self, text: str | bytes) -> None:
        try:
            first = _read(text)
            if not isinstance(first, m.Hello):
                raise Refused("malformed", "table-hello-first")
            self.language = first.lang
            self.tokens = tuple(first.tokens[:TOKENS_AT_ONCE])
            async with self.rooms.greeting:
                room, _ = await self.rooms.visited(self.table, self.tokens)
            async with room.lock:
                # Whatever seat is freed or moved from here on, this client is told.
                self.rights = await self.rooms.rights(self.table, self.tokens)
                self.tell(welcome(room, self), room.state("hello"))
                self.room = room
                self.rooms.join(room, self)
        except Exception as error:
            self.tell(refused(error).error("hello"))
            self.send("")

    async def _answer(self, room: Room, text: str | bytes) -> None:
        try:
            message = _read(text)
        except Refused as problem:
            self.tell(problem.error())
            return
        self.tell(*await answer(self.rooms, room, self, message))


def _read(text: str | bytes) -> m.ClientMessage:
    try:
        message: m.ClientMessage = m.decode_message(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise Refused("malformed", "table-malformed", reason=str(error)[:200]) from None
    return message
