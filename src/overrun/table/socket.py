"""One connection: a reader who listens to the client, and a writer who never makes anybody wait."""

from __future__ import annotations

import asyncio
import contextlib
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
WAITING = 512  # messages a slow client may have in store before it is let go
BAD, LIMIT = 4400, 4429

Socket = WebSocket[Any, Any, Any]


class Connected(Client):
    """A client with a socket."""

    def __init__(self, language: str):
        super().__init__(Rights(), language)
        self.queue: asyncio.Queue[str] = asyncio.Queue(WAITING)
        self.gone = asyncio.Event()

    def send(self, text: str) -> None:
        """Put a message into the queue; an empty one ends the connection, a full queue does too."""
        try:
            if not text:
                self.gone.set()
            self.queue.put_nowait(text)
        except asyncio.QueueFull:
            self.gone.set()


def say(client: Connected, *messages: m.ServerMessage) -> None:
    """Send messages to one client."""
    for message in messages:
        client.send(ENCODER.encode(message).decode())


async def converse(hall: Hall, socket: Socket, table: str) -> None:
    """Everything from the first message to the last."""
    await socket.accept()
    client = Connected(language_asked(socket))
    writer = asyncio.create_task(_write(socket, client))
    sitting: Sitting | None = None
    try:
        sitting = await _hello(hall, socket, client, table)
        if sitting is not None:
            await _listen(hall, socket, client, sitting)
    except (WebSocketDisconnect, asyncio.CancelledError):
        pass
    finally:
        if sitting is not None:
            hall.leave(sitting, client)
        client.send("")
        with contextlib.suppress(Exception):
            await asyncio.wait_for(writer, 2)
        writer.cancel()
        with contextlib.suppress(Exception):
            await socket.close()


async def _write(socket: Socket, client: Connected) -> None:
    while text := await client.queue.get():
        await socket.send_text(text)
    with contextlib.suppress(Exception):
        await socket.close()


async def _hello(hall: Hall, socket: Socket, client: Connected, table: str) -> Sitting | None:
    """The first message says who it is; whoever has no token for this table is told so and goes."""
    try:
        first = _read(await asyncio.wait_for(socket.receive_data("text"), HELLO_WITHIN))
        if not isinstance(first, m.Hello):
            raise Refused("malformed", "table-hello-first")
        client.language = first.lang
        tokens = first.tokens[:TOKENS_AT_ONCE]
        client.tokens = tuple(tokens)
        sitting, client.rights = await hall.visited(table, tokens)
    except TimeoutError:
        return None
    except WebSocketDisconnect:
        raise
    except Exception as error:
        problem = refused(error)
        say(client, m.Error(problem.code, problem.said(client.language), "hello"))
        return None
    async with sitting.lock:
        say(client, welcome(sitting, client), sitting.state(client.language, "hello"))
        await hall.join(sitting, client)
    return sitting


async def _listen(hall: Hall, socket: Socket, client: Connected, sitting: Sitting) -> None:
    bucket = Bucket(hall.settings.messages_per_second, hall.settings.message_burst)
    warned = 0
    while not client.gone.is_set():
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
