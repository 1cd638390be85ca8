"""Who may knock: names of the host, origins, headers, tokens, and how fast."""

from __future__ import annotations

import ipaddress
import socket
from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from msgspec import json

from overrun.rooms import messages as m
from overrun.rooms.keys import TOKENS_AT_ONCE
from overrun.rooms.limits import Bucket
from overrun.rooms.problems import STATUS, Refused
from overrun.server.door import household
from overrun.server.settings import Settings
from overrun.words import LANGUAGES

# ---------------------------------------------------------------- reading a request


def tokens_sent(request: ASGIConnection[Any, Any, Any, Any]) -> list[str]:
    """The tokens of `Authorization: Bearer a,b`."""
    kind, _, rest = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return []
    return [token for part in rest.split(",") if (token := part.strip())][:TOKENS_AT_ONCE]


def language_asked(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language of `?lang=`, else the first we speak of `Accept-Language`, else English."""
    asked = request.query_params.get("lang", "")
    if asked in LANGUAGES:
        return str(asked)
    for part in request.headers.get("accept-language", "").split(","):
        if (code := part.strip()[:2].lower()) in LANGUAGES:
            return code
    return LANGUAGES[0]


# ---------------------------------------------------------------- how fast


class Buckets:
    """A bucket for each household; the longest unused are forgotten."""

    KEPT = 4096

    def __init__(self, rate: float, burst: int):
        self.rate, self.burst = rate, burst
        self.of: dict[str, Bucket] = {}

    def take(self, who: str, much: int = 1) -> bool:
        bucket = self.of.pop(who, None) or Bucket(self.rate, self.burst)
        self.of[who] = bucket  # the latest last
        if len(self.of) > self.KEPT:
            del self.of[next(iter(self.of))]
        return bucket.take(much)


# ---------------------------------------------------------------- the door

# What takes some work to answer, and for how many looks it counts.
LONG, COSTLY = ("/frames", "/record"), 20

CSP = b"content-security-policy"
# Everything comes from files of ours; nothing is inline.
PAGE_POLICY = (
    b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    b"connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; base-uri 'none'; "
    b"form-action 'none'; frame-ancestors 'none'"
)
# A drawing opened by itself brings its own style, and nothing else.
DRAWING_POLICY = b"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
)


def headers_for(headers: Sequence[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with ours."""
    kind = next((value for name, value in headers if name.lower() == b"content-type"), b"")
    return [*headers, (CSP, DRAWING_POLICY if kind.startswith(b"image/svg") else PAGE_POLICY), *HEADERS]


@cache
def own_names() -> frozenset[str]:
    """What this computer is called."""
    name = socket.gethostname().lower()
    return frozenset({"localhost", name, name.partition(".")[0], f"{name.partition('.')[0]}.local"})


def known_host(header: str, settings: Settings) -> bool:
    """Whether a Host header names this server: an address, or a name we know.

    A website that points a name of its own at this computer is not let in.
    """
    try:
        parts = urlsplit(f"//{header}")
        name = (parts.hostname or "").lower()
        name.encode("ascii")
        _ = parts.port  # one that cannot be is a ValueError
    except (ValueError, UnicodeError):
        return False
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name in own_names() or name in settings.names
    return True


def same_origin(origin: str, host: str) -> bool:
    """Whether a page of `origin` belongs to the server called `host`."""
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


class Guard:
    """The door in front of the application: host, origin, pace, headers."""

    def __init__(self, app: Any, settings: Settings):
        self.app = app
        self.settings = settings
        self.posts = Buckets(settings.posts_per_second, settings.post_burst)
        self.gets = Buckets(settings.gets_per_second, settings.get_burst)
        self.sockets: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        code = self.objection(scope)
        if scope["type"] == "websocket":
            if code is None:
                await self.talk(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": code})
            return

        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = headers_for(message["headers"])
            await send(message)

        if code is None:
            await self.app(scope, receive, with_headers)
        else:
            await self.refuse(code, scope, with_headers)

    def objection(self, scope: Any) -> m.ErrorCode | None:
        """Why somebody is not let in, if so."""
        sent = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = sent.get(b"host", "")
        if not known_host(host, self.settings):
            return "origin"
        who = self.who(scope)
        harmless = scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS")
        if harmless:
            much = COSTLY if scope["path"].endswith(LONG) else 1
            return None if self.gets.take(who, much) else "too-fast"
        if b"origin" in sent and not same_origin(sent[b"origin"], host):
            return "origin"
        if scope["type"] == "websocket" and self.sockets[who] >= self.settings.sockets_each:
            return "too-fast"
        return None if self.posts.take(who) else "too-fast"

    @staticmethod
    def who(scope: Any) -> str:
        """Who asks: the address, as a proxy that is believed has told it."""
        client = scope.get("client")
        return household(client[0]) if client else ""

    async def talk(self, scope: Any, receive: Any, send: Any) -> None:
        """A socket, counted as long as it lasts."""
        who = self.who(scope)
        self.sockets[who] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[who] -= 1
            if self.sockets[who] <= 0:
                del self.sockets[who]

    async def refuse(self, code: m.ErrorCode, scope: Any, send: Any) -> None:
        body = json.encode(Refused(code).problem())
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": STATUS[code], "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})
