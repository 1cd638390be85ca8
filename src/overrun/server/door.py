"""Connections themselves, before anything is asked: how many there may be, and how long anything may take.

uvicorn closes a connection that rests between two requests. It waits for ever for headers that come a
letter at a time, for a body that was announced and never comes, and for a reader who does not read. Here all
of these have an end.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from overrun.server.settings import Settings

# So much has to be read by a slow reader from one look to the next.
LEAST_READ = 16_384  # bytes
# Parts of one message, and what may wait for somebody who says ping and never listens.
FRAGMENTS, PONGS = 1000, 65_536
GRACE = 3.0  # seconds until a connection that was closed politely is cut

REFUSED = "HTTP/1.1 {status}\r\ncontent-length: 0\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
TOO_MANY = REFUSED.format(status="429 Too Many Requests").encode()
FULL = REFUSED.format(status="503 Service Unavailable").encode()
TOO_SLOW = REFUSED.format(status="408 Request Timeout").encode()


def household(address: str) -> str:
    """Whom an address counts for: with IPv6, where everybody has as many as they like, the network.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Door:
    """Counts who is in. Those that speak for others (proxies) count only as part of the whole."""

    def __init__(self, settings: Settings):
        self.settings = settings
        self.inside = 0
        self.of: Counter[str] = Counter()
        self.proxies = [ipaddress.ip_network(name) for name in settings.proxies]

    def enter(self, address: str) -> bytes:
        """Let somebody in; else what to tell them."""
        if self.inside >= self.settings.connections:
            return FULL
        if self.of[household(address)] >= self.settings.connections_each and not self._proxy(address):
            return TOO_MANY
        self.inside += 1
        self.of[household(address)] += 1
        return b""

    def leave(self, address: str) -> None:
        """Somebody is gone."""
        self.inside -= 1
        self.of[household(address)] -= 1
        if self.of[household(address)] <= 0:
            del self.of[household(address)]

    def _proxy(self, address: str) -> bool:
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self.proxies)


class Reader(asyncio.Protocol):
    """Part of both protocols: a reader who does not read is let go, and everybody is counted once."""

    door: ClassVar[Door]
    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    stalling: asyncio.TimerHandle | None = None
    inside: str | None = None

    def pause_writing(self) -> None:
        """More waits to be read than should."""
        super().pause_writing()
        if self.stalling is None:
            self._look_again(self.transport.get_write_buffer_size() + LEAST_READ)

    def resume_writing(self) -> None:
        """It was read."""
        super().resume_writing()
        self._stop_looking()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        super().connection_lost(exc)
        self._stop_looking()
        if self.inside is not None:
            self.door.leave(self.inside)
            self.inside = None

    def _look_again(self, before: int) -> None:
        waiting = self.transport.get_write_buffer_size()
        if before - waiting < LEAST_READ:
            self.transport.abort()
            return
        self.stalling = self.loop.call_later(self.door.settings.read_within, self._look_again, waiting)

    def _stop_looking(self) -> None:
        if self.stalling is not None:
            self.stalling.cancel()
            self.stalling = None

    def _cut(self) -> None:
        """Close; if what was said last is not fetched, cut."""
        self.transport.close()
        self.loop.call_later(GRACE, self.transport.abort)


class Http(Reader, H11Protocol):
    """A connection that asks. The clock for headers and for a body runs on, however often a letter comes."""

    waiting_for = ""
    waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody knocks."""
        super().connection_made(transport)  # type: ignore[arg-type]
        address = self.client[0] if self.client else ""
        objection = self.door.enter(address)
        if objection:
            self.transport.write(objection)
            self._cut()
            return
        self.inside = address
        self._wind()

    def data_received(self, data: bytes) -> None:
        """Somebody says something."""
        if self.transport.is_closing():
            return
        super().data_received(data)
        self._wind()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end, also of waiting."""
        super().connection_lost(exc)
        self._wait_for("", 0)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a talk: whoever is inside stays inside."""
        super().handle_websocket_upgrade(event)
        talk = self.transport.get_protocol()
        assert isinstance(talk, Talk)
        talk.inside, self.inside = self.inside, None

    def send_400_response(self, msg: str) -> None:
        """What came is no request. If an answer to an earlier one has begun, there is nothing to be said."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            self._cut()
            return
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:
            self._cut()

    def _wind(self) -> None:
        """Wait for what has begun, and for nothing else."""
        settings = self.door.settings
        if self.transport.is_closing():
            self._wait_for("", 0)
        elif self.conn.their_state is h11.IDLE:
            self._wait_for("headers", settings.headers_within)
        elif self.conn.their_state is h11.SEND_BODY:
            self._wait_for("body", settings.body_within)
        else:
            self._wait_for("", 0)

    def _wait_for(self, what: str, seconds: float) -> None:
        if what == self.waiting_for:
            return
        if self.waiting is not None:
            self.waiting.cancel()
        self.waiting_for = what
        self.waiting = self.loop.call_later(seconds, self._too_slow) if what else None

    def _too_slow(self) -> None:
        if self.transport.is_closing():
            return
        if self.conn.our_state is h11.IDLE:
            self.transport.write(TOO_SLOW)
        self._cut()


class Talk(Reader, WebSocketsSansIOProtocol):
    """A socket of a table. What is no talk ends it, without a word in the log."""

    def handle_ping(self) -> None:
        """Answer, unless nobody reads the answers."""
        if self.transport.get_write_buffer_size() > PONGS:
            self.transport.abort()
            return
        super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        """The next part of a message; nobody needs thousands of them."""
        if len(self.frames) >= FRAGMENTS:
            self._end(1009)
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """A whole message; text has to be text."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self._end(1007)
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What came is no frame; before the talk has begun there is nobody to tell."""
        if self.conn.close_sent is None:
            self.transport.close()
            return
        super().handle_parser_exception()

    def _end(self, code: int) -> None:
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.handle_parser_exception()


def protocols(settings: Settings) -> tuple[type[Http], type[Talk], Door]:
    """Both protocols, behind one door."""
    door = Door(settings)
    return type("Http", (Http,), {"door": door}), type("Talk", (Talk,), {"door": door}), door
