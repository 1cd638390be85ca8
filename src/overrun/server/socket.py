"""One connection: a reader who listens to the client, and a writer who never makes anybody wait."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketDisconnect

from overrun.rooms.connection import Connection
from overrun.rooms.rooms import Rooms
from overrun.server.guard import language_asked

HELLO_WITHIN = 15.0  # seconds
FAREWELL = 2.0  # seconds

Socket = WebSocket[Any, Any, Any]


class Outbox:
    """What a client has not fetched yet. It waits, up to so many characters; then the client is let go."""

    def __init__(self, room: int):
        self.room = room
        self.waiting: deque[str] = deque()
        self.more = asyncio.Event()
        # Nothing more is said, and nothing more is heard.
        self.gone = asyncio.Event()

    def put(self, text: str) -> None:
        """Put a message into it; an empty one ends the connection after what is in it."""
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


async def converse(rooms: Rooms, socket: Socket, table: str, room: int) -> None:
    """Everything from the first message to the last; `room` is how many characters may wait."""
    await socket.accept()
    outbox = Outbox(room)
    connection = Connection(rooms, table, outbox.put, language_asked(socket))
    writer = asyncio.create_task(_write(socket, outbox))
    reader = asyncio.create_task(_read(socket, connection))
    end = asyncio.create_task(outbox.gone.wait())
    try:
        # Whoever is let go is no longer listened to, whether or not there is anything to hear.
        await asyncio.wait((reader, end, writer), return_when=asyncio.FIRST_COMPLETED)
    finally:
        end.cancel()
        outbox.put("")
        reader.cancel()
        with contextlib.suppress(Exception, asyncio.CancelledError):
            await reader
        connection.close()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(writer, FAREWELL)
        writer.cancel()
        with contextlib.suppress(Exception):
            await asyncio.wait_for(socket.close(), FAREWELL)


async def _read(socket: Socket, connection: Connection) -> None:
    with contextlib.suppress(WebSocketDisconnect, TimeoutError):
        text = await asyncio.wait_for(socket.receive_data("text"), HELLO_WITHIN)
        while True:
            await connection.hear(text)
            text = await socket.receive_data("text")


async def _write(socket: Socket, outbox: Outbox) -> None:
    while text := await outbox.next():
        await socket.send_text(text)
