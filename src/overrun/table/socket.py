"""One connection: a reader who listens to the client, and a writer who never makes anybody wait."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

import msgspec
from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from overrun.table import messages as m
from overrun.table.hall import Hall
from overrun.table.problems import Refused, refused
from overrun.table.seats import Rights
from overrun.table.security import TOKENS_AT_ONCE, Bucket, language_asked
from overrun.table.sitting import ENCODER, Client, Sitting, welcome
from overrun.table.talk import answer

HELLO_WITHIN = 15.0  # seconds
FAREWELL = 2.0  # seconds

Socket = WebSocket[Any, Any, Any]


class Connected(Client):
    """A client with a socket. What it does not fetch waits, up to so many bytes; then it is let go."""

    def __init__(self, language: str, room: int):
        super().__init__(Rights(), language)
        self.room = room
        self.waiting: deque[str] = deque()
        self.more = asyncio.Event()
        # Nothing more is said, and nothing more is heard.
        self.gone = asyncio.Event()

    def send(self, text: str) -> None:
        """Put a message into the queue; an empty one ends the connection after what is in it."""
        if self.gone.is_set():
            return
        self.room -= len(text)
        if not text or self.room < 0:
            self.gone.set()
        if self.room < 0:
            self.waiting.clear()
        else:
            self.waiting.append(text)
        self.more.set()

    async def next(self) -> str:
        """The next message; an empty one is the end."""
        while not self.waiting:
            if self.gone.is_set():
                return ""
            self.more.clear()
            await self.more.wait()
        text = self.waiting.popleft()
        self.room += len(text)
        return text


def say(client: Connected, *messages: m.ServerMessage) -> None:
    """Send messages to one client."""
    for message in messages:
        client.send(ENCODER.encode(message).decode())


async def converse(hall: Hall, socket: Socket, table: str) -> None:
    """Everything from the first message to the last."""
    await socket.accept()
    client = Connected(language_asked(socket), hall.settings.queue_bytes)
    writer = asyncio.create_task(_write(socket, client))
    talk = asyncio.create_task(_talk(hall, socket, client, table))
    end = asyncio.create_task(client.gone.wait())
    try:
        # Whoever is let go is no longer listened to, whether or not there is anything to hear.
        await asyncio.wait((talk, end, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        end.cancel()
        client.send("")
        talk.cancel()
        with contextlib.suppress(Exception, asyncio.CancelledError):
            await talk
        with contextlib.suppress(Exception):
            await asyncio.wait_for(writer, FAREWELL)
        writer.cancel()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.close(), FAREWELL)


async def _talk(hall: Hall, socket: Socket, client: Connected, table: str) -> None:
    sitting: Sitting | None = None
    try:
        sitting = await _hello(hall, socket, client, table)
        if sitting is not None:
            await _listen(hall, socket, client, sitting)
    except WebSocketDisconnect:
        pass
    finally:
        if sitting is not None:
            hall.leave(sitting, client)


async def _write(socket: Socket, client: Connected) -> None:
    while text := await client.next():
        await socket.send_text(text)


async def _hello(hall: Hall, socket: Socket, client: Connected, table: str) -> Sitting | None:
    """The first message says who it is; whoever has no token for this table is told so and goes."""
    try:
        first = _read(await asyncio.wait_for(socket.receive_data("text"), HELLO_WITHIN))
        if not isinstance(first, m.Hello):
            raise Refused("malformed", "table-hello-first")
        client.language = first.lang
        tokens = first.tokens[:TOKENS_AT_ONCE]
        client.tokens = tuple(tokens)
        async with hall.greeting:
            sitting, _ = await hall.visited(table, tokens)
        async with sitting.lock:
            # Whatever seat is freed or moved from here on, this client is told.
            client.rights = await hall.rights(table, tokens)
            say(client, welcome(sitting, client), sitting.state(client.language, "hello"))
            hall.join(sitting, client)
    except TimeoutError:
        return None
    except WebSocketDisconnect:
        raise
    except Exception as error:
        problem = refused(error)
        say(client, m.Error(problem.code, problem.said(client.language), "hello"))
        return None
    return sitting


async def _listen(hall: Hall, socket: Socket, client: Connected, sitting: Sitting) -> None:
    bucket = Bucket(hall.settings.messages_per_second, hall.settings.message_burst)
    warned = 0
    while True:
        text = await socket.receive_data("text")
        if not bucket.take():
            warned += 1
            say(client, m.Error("too-fast", Refused("too-fast").said(client.language)))
            if warned > 100:
                return
            continue
        try:
            message = _read(text)
        except Refused as problem:
            say(client, m.Error(problem.code, problem.said(client.language)))
            continue
        say(client, *await answer(hall, sitting, client, message))


def _read(text: str | bytes) -> m.ClientMessage:
    try:
        message: m.ClientMessage = m.decode_message(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
        raise Refused("malformed", "table-malformed", reason=str(error)[:200]) from None
    return message
