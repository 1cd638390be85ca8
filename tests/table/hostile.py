"""What people send who mean no good: paths, methods, bodies, headers, frames.

Used by the tests, and for longer by `tools/siege.py`.

Every request is a line of a table. None of them may bring the server to a fault of its own: no status of 500
and more, no traceback in its log, no answer that takes long.
"""

from __future__ import annotations

import http.client
import socket
import struct
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import json

LONG = "x" * 300
DIGITS = "9" * 30
DEEP = 20_000

# What stands where a part of a path is expected.
PARTS = (
    "x", LONG, "x" * 5000, "%00", "a%00b", "..", "%2e%2e", "..%2f..%2fetc%2fpasswd", "%ff%fe", "%", "%zz",
    "~", "-1", "0", DIGITS, "-" + DIGITS, "9" * 5000, "1.5", "NaN", "%F0%9F%A7%9F", "%ED%A0%80",
    "'%20OR%201=1--", "<script>", "%0d%0aX-Evil:%201", "*", "classic", "con", "a%2fb", ".", "%20",
    "𐏿".encode().hex(),
)  # fmt: skip

# {table} is a table there is, {part} anything.
ROUTES = (
    "/{part}", "/{part}/{part}", "/t/{part}", "/assets/{part}", "/assets/{part}.js", "/api/{part}",
    "/api/boxes/{part}", "/api/boards/{part}/{part}", "/api/boards/classic/{part}",
    "/api/drawings/{part}/{part}", "/api/drawings/classic/00-tutorial?theme={part}",
    "/api/drawings/classic/00-tutorial?bare={part}", "/api/rules/{part}", "/api/words/{part}",
    "/api/words/en?files={part}", "/api/games?lang={part}", "/api/lan?{part}", "/api/tables/{part}",
    "/api/tables/{part}/frames", "/api/tables/{table}/frames?from={part}",
    "/api/tables/{table}/frames?to={part}", "/api/tables/{table}/frames?from=0&to={part}&from={part}",
    "/api/tables/{table}/record?spoilers={part}", "/api/tables/{part}/record",
    "/api/tables/{table}/reports/{part}", "/api/tables/{table}/reports/1?spoilers={part}",
    "/api/tables/{part}/reports/1", "/api/tables/{table}/{part}", "/ws/{part}", "/ws/tables/{part}",
)  # fmt: skip

POSTS = (
    "/api/qr", "/api/tables", "/api/tables/mine", "/api/tables/fork", "/api/replays",
    "/api/tables/{table}/reports", "/api/tables/{table}/messages", "/api/tables/{table}/seats/1/claim",
    "/api/tables/{table}/seats/0/release", "/api/tables/{table}/seats/1/bot",
    "/api/tables/{table}/seats/0/take-back", "/api/tables/{table}/seats/0/move",
)  # fmt: skip

METHODS = (
    "HEAD", "OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "PROPFIND", "GETT", "get", "POST",
    "A" * 300,
)  # fmt: skip

BODIES: tuple[bytes, ...] = (
    b"", b"null", b"true", b"0", b'""', b"[]", b"{}", b"{", b"}", b"[", b"\x00", b"\xff\xfe",
    b"\xef\xbb\xbf{}", b"NaN", b"[" * DEEP, b"[" * DEEP + b"]" * DEEP, b'{"a":' * DEEP + b"1" + b"}" * DEEP,
    b'{"record":' * 5000, b'{"record":' + b'{"a":' * 900 + b"1" + b"}" * 900 + b"}",
    b'{"record":' + b"[" * 400 + b"]" * 400 + b"}", b'{"a":' + b"9" * 5000 + b"}", b"9" * 5000,
    b'{"a":1e999}', b'{"a":"\\ud800"}', b'{"a":"\xff"}', b'{"\\u0000":1}', b'{"a":1,"a":2}', b"x" * 70_000,
    b'{"tokens":null}', b'{"tokens":[null]}', b'{"tokens":"x"}', b'{"tokens":{}}',
    b'{"tokens":[' + b'"x",' * 5000 + b'"x"]}', b'{"tokens":["\\ud800"]}', b'{"tokens":["\\u0000"]}',
    b'{"link":null}', b'{"link":"http://"}', b'{"link":"http://x/\\u0000"}',
    b'{"link":"http://\xf0\x9f\xa7\x9f/"}', b'{"record":null}', b'{"record":{}}',
    b'{"record":{"format":"overrun-record"}}', b'{"record":[]}', b'{"record":7}',
    b'{"record":{"format":"overrun-record","version":1}}', b'{"table":null}', b'{"table":"\\u0000"}',
    b'{"answers":-1}', b'{"table":"x","answers":' + DIGITS.encode() + b"}", b'{"note":null}',
    b'{"note":"\\ud800"}', b'{"note":"\\u0000"}', b'{"note":"x","rules":null}', b'{"note":"x","rules":[1]}',
    b'{"note":"x","rules":["\\u0000"]}', b'{"name":null}', b'{"name":5}', b'{"name":"\\u0000\\u202e"}',
    b'{"name":"\\ud800","key":"\\ud800"}', b'{"key":null}', b'{"key":"\\u0000"}', b'{"agent":null}',
    b'{"agent":"\\u0000"}', b'{"agent":[]}', b'{"agent":"../x"}',
)  # fmt: skip

# Set-ups of which something is wrong; each is tried with a mission of every game.
SETUPS: tuple[dict[str, Any], ...] = (
    {"survivors": None}, {"survivors": "amy"}, {"survivors": [None]}, {"survivors": [1]},
    {"survivors": [[]]}, {"survivors": ["x"] * 500}, {"survivors": []}, {"survivors": [""]},
    {"survivors": ["\x00"]}, {"survivors": ["amy"] * 4}, {"seats": None}, {"seats": {}}, {"seats": [None]},
    {"seats": [{"kind": "x"}]}, {"seats": [{}] * 500}, {"seats": [{"name": "\x00\u202e" * 99}]},
    {"seats": [{"kind": "bot", "agent": "\x00"}]}, {"undo": "x"}, {"undo": None}, {"house": None},
    {"house": []}, {"house": {"x": True}}, {"house": {"x": None}}, {"house": {"x": [1]}},
    {"house": {"x": {"y": 1}}}, {"house": {"": ""}}, {"house": {"x": 1.5}},
    {"house": {str(n): n for n in range(500)}}, {"switches": None}, {"switches": {"x": True}},
    {"switches": {"x": "y"}}, {"switches": {"x": 1}}, {"switches": {"": ""}},
    {"switches": {"difficulty": "x"}}, {"switches": {"difficulty": True}}, {"switches": {"mixed": "x"}},
    {"switches": {"players": "x"}}, {"pace": -1}, {"pace": None}, {"pace": 1e300}, {"pace": int(DIGITS)},
    {"title": None}, {"title": "x" * 9999}, {"idle_bots": "x"}, {"seed": 1}, {"mission": None},
    {"mission": ""}, {"mission": "/"}, {"mission": "classic/"}, {"mission": "../x"},
    {"mission": "classic/\x00"}, {"mission": "classic/" + "x" * 9999}, {"mission": "a/" * 500},
    # Sentences that could be read in very many ways.
    {"mission": "classic/" + "x: " * 2000}, {"mission": "classic/" + " is for x to x" * 300},
)  # fmt: skip
MISSIONS = (
    "classic/00-tutorial", "invader/m0-breach", "darkside/m0-they-came-from-below",
    "gearup/super-abomination-easy",
)  # fmt: skip

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (b"authorization", b"Bearer " + b"x" * 8000), (b"authorization", b"Bearer " + b"x," * 4000),
    (b"authorization", b"Bearer \xff\xfe"), (b"authorization", b"Bearer"), (b"authorization", b","),
    (b"authorization", b"Basic eDp4"), (b"accept-language", b"," * 5000), (b"accept-language", b"\xff"),
    (b"accept-encoding", b"\xff;q=x"), (b"cookie", b"a=" + b"x" * 8000), (b"cookie", b"\xff=;;;==\x7f"),
    (b"host", b""), (b"host", b"["), (b"host", b"evil.example"), (b"host", b"127.0.0.1:99999999"),
    (b"host", b"\xff"), (b"host", b"@"), (b"origin", b"http://["), (b"origin", b"null"),
    (b"origin", b"\xff"), (b"content-type", b"\xff"), (b"content-type", b"text/xml"),
    (b"content-type", b"multipart/form-data"), (b"content-type", b"application/msgpack"),
    (b"content-type", b"multipart/form-data; boundary=" + b"x" * 500), (b"content-encoding", b"gzip"),
    (b"range", b"bytes=0-1,0-1,0-1"), (b"if-none-match", b"\xff"), (b"x-forwarded-for", b"9.9.9.9"),
    (b"x-forwarded-for", b"\xff,[,::::,]"), (b"x-forwarded-proto", b"\xff"), (b"expect", b"100-continue"),
    (b"expect", b"\xff"), (b"x", b"y" * 12_000), (b"upgrade", b"h2c"), (b"te", b"trailers"),
    (b"referer", b"\xff"),
)  # fmt: skip

# Bytes that are no request at all, or one that goes wrong half way. {port} is the server's.
HOST = b"Host: 127.0.0.1\r\n"
CHUNKED = HOST + b"Transfer-Encoding: chunked\r\n\r\n"
UPGRADE = HOST + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
KEYED = UPGRADE + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
RAW: tuple[bytes, ...] = (
    b"\r\n" * 50, b"\x00" * 100, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET /\r\n\r\n", b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/0.9\r\n\r\n", b"GET / HTTP/9.9\r\n" + HOST + b"\r\n", b"GET / HTTP/1.0\r\n\r\n",
    b"GET  / HTTP/1.1\r\n\r\n", b"GET /\xff HTTP/1.1\r\n" + HOST + b"\r\n",
    b"GET http://evil.example/ HTTP/1.1\r\n" + HOST + b"\r\n", b"GET * HTTP/1.1\r\n" + HOST + b"\r\n",
    b"OPTIONS * HTTP/1.1\r\n" + HOST + b"\r\n", b"GET //// HTTP/1.1\r\n" + HOST + b"\r\n",
    b"CONNECT 127.0.0.1:1 HTTP/1.1\r\n" + HOST + b"\r\n", b"GET ?a=b HTTP/1.1\r\n" + HOST + b"\r\n",
    b"GET " + b"/a" * 40_000 + b" HTTP/1.1\r\n" + HOST + b"\r\n", b"GET / HTTP/1.1\r\n" + HOST * 2 + b"\r\n",
    b"GET / HTTP/1.1\r\n" + HOST + b"a: b\r\n" * 500 + b"\r\n",
    b"GET / HTTP/1.1\r\n" + HOST + b"bad header\r\n\r\n", b"GET / HTTP/1.1\r\n" + HOST + b"a\x00: b\r\n\r\n",
    b"GET / HTTP/1.1\r\n" + HOST + b"a: b\x00c\r\n\r\n",
    b"GET /?" + b"a=b&" * 3000 + b" HTTP/1.1\r\n" + HOST + b"\r\n",
    b"GET /?%ff=%00&;=&= HTTP/1.1\r\n" + HOST + b"\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: -1\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 1, 2\r\n\r\nx",
    b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: " + DIGITS.encode() + b"\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Length: 2\r\n\r\n{}GARBAGE\x00\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"POST /api/qr HTTP/1.1\r\n" + CHUNKED + b"1\r\n{\r\n" * 300 + b"zz\r\n",
    b"POST /api/qr HTTP/1.1\r\n" + CHUNKED + b"4000\r\n" + b"x" * 16384 + b"\r\n",
    b"POST /api/qr HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: gzip\r\n\r\n",
    b"POST /api/qr HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    (b"GET /api/lan HTTP/1.1\r\n" + HOST + b"\r\n") * 30,
    (b"GET /api/no HTTP/1.1\r\n" + HOST + b"\r\n") * 5 + b"\x00\x00",
    b"GET /ws/tables/x HTTP/1.1\r\n" + UPGRADE + b"\r\n",
    b"GET /ws/tables/%00 HTTP/1.1\r\n" + KEYED + b"\r\n",
    b"GET /ws/tables/x HTTP/1.1\r\n" + KEYED.replace(b"13", b"99") + b"\r\n",
    b"GET /ws/tables/x HTTP/1.1\r\n" + KEYED + b"a: b\r\n" * 200 + b"\r\n",
    b"GET /ws/tables/x HTTP/1.1\r\n" + KEYED + b"a: " + b"b" * 10_000 + b"\r\n\r\n",
    b"GET /ws/tables/" + b"x" * 9000 + b" HTTP/1.1\r\n" + KEYED + b"\r\n",
    b"GET /ws/tables/x HTTP/1.1\r\n" + KEYED + b"Sec-WebSocket-Extensions: ;;;,\xff\r\n\r\n",
    b"GET /ws/tables/x HTTP/1.1\r\n" + KEYED + b"Sec-WebSocket-Protocol: ,,,\r\n\r\n",
    b"GET /ws/tables/x HTTP/1.1\r\n" + KEYED + b"Origin: http://evil.example\r\n\r\n",
    b"POST /ws/tables/x HTTP/1.1\r\n" + KEYED + b"\r\n", b"GET /api/lan HTTP/1.1\r\n" + KEYED + b"\r\n",
    b"GET /ws/nothing HTTP/1.1\r\n" + KEYED + b"\r\n", b"GET / HTTP/1.1\r\n" + KEYED + b"\r\n",
    b"HEAD /api/games HTTP/1.1\r\n" + HOST + b"\r\n",
    b"GET / HTTP/1.1\r\n" + HOST + b"Connection: close, keep-alive\r\n\r\n",
)  # fmt: skip


def frame(
    opcode: int, payload: bytes = b"", *, fin: bool = True, mask: bool = True, length: int = -1
) -> bytes:
    """A frame of a websocket as a client sends it; `length` may lie."""
    size = len(payload) if length < 0 else length
    head = bytes([(0x80 if fin else 0) | opcode])
    flag = 0x80 if mask else 0
    if size < 126:
        head += bytes([flag | size])
    elif size < 65536:
        head += bytes([flag | 126]) + struct.pack("!H", size)
    else:
        head += bytes([flag | 127]) + struct.pack("!Q", size)
    return head + (b"\x00\x00\x00\x00" if mask else b"") + payload


TEXT, BINARY, CLOSE, PING, PONG, CONT = 1, 2, 8, 9, 10, 0
# What is sent through a socket that has been opened, before or after the hello.
FRAMES: tuple[bytes, ...] = (
    frame(TEXT), frame(BINARY), frame(BINARY, b"\x00\xff"), frame(BINARY, b'{"type":"hello"}'),
    frame(TEXT, b"\xff\xfe"), frame(TEXT, b"\xed\xa0\x80"), frame(TEXT, b"null"), frame(TEXT, b"[]"),
    frame(TEXT, b"[" * DEEP), frame(TEXT, b"0"), frame(TEXT, b'{"type":' * 9000),
    frame(TEXT, b'{"type":null}'), frame(TEXT, b'{"type":"hello","tokens":null}'),
    frame(TEXT, b'{"type":"hello","tokens":[1]}'), frame(TEXT, b'{"type":"hello","tokens":["\\ud800"]}'),
    frame(TEXT, b'{"type":"hello","tokens":[' + b'"x",' * 9000 + b'"x"]}'),
    frame(TEXT, b'{"type":"hello","lang":5}'),
    frame(TEXT, b'{"type":"choose","text":"x","at":0,"seat":' + DIGITS.encode() + b"}"),
    frame(TEXT, b'{"type":"choose","text":"x","seat":0,"at":' + DIGITS.encode() + b"}"),
    frame(TEXT, b'{"type":"choose","text":"x","seat":-1,"at":-1}'),
    frame(TEXT, b'{"type":"choose","text":null}'),
    frame(TEXT, b'{"type":"choose","text":"\\u0000","seat":0,"at":0}'),
    frame(TEXT, b'{"type":"undo","seat":0,"at":-9}'),
    frame(TEXT, b'{"type":"choose","text":"\\ud800","seat":0,"at":0}'),
    frame(TEXT, b'{"type":"why","verb":"\\u0000"}'),
    frame(TEXT, b'{"type":"choose_all","texts":[],"seat":0,"at":0}'),
    frame(TEXT, b'{"type":"redo","seat":0,"at":9}'),
    frame(TEXT, b'{"type":"choose_all","texts":[' + b'"x",' * 9000 + b'"x"],"seat":0,"at":0}'),
    frame(TEXT, b'{"type":"chat","text":"\\u0000"}'), frame(TEXT, b'{"type":"chat","text":"x","seat":99}'),
    frame(TEXT, b'{"type":"chat","text":"' + b"\\u202e" * 9000 + b'","key":"' + b"k" * 5000 + b'"}'),
    frame(TEXT, b'{"type":"suggest","seat":0,"at":' + DIGITS.encode() + b"}"),
    frame(TEXT, b'{"type":"lang"}'), frame(TEXT, b"x" * 70_000), frame(TEXT, b"", length=2**40),
    frame(TEXT, b"", length=2**63), frame(3), frame(11), frame(TEXT | 0x40, b"x"),
    frame(TEXT, b"x", mask=False), frame(CONT, b"x"), frame(PING, b"x" * 200), frame(PING, fin=False),
    frame(CLOSE, b"\x00"), frame(CLOSE, b"\x03\xe8\xff"), frame(CLOSE, b"\xff\xff"), frame(PONG),
    frame(TEXT, b"x", fin=False) + frame(TEXT, b"x"),
    frame(TEXT, b"x", fin=False) + frame(CONT, b"", fin=False) * 3000,
    frame(TEXT, b"x" * 40_000, fin=False) + frame(CONT, b"x" * 40_000), frame(PING, b"x") * 500,
    b"\x00" * 100, frame(TEXT, b"{}") * 200, frame(TEXT, b"\xff", fin=False) + frame(CONT, b"\xff"),
    frame(CLOSE) + frame(TEXT, b"x"),
)  # fmt: skip


@dataclass(frozen=True)
class Request:
    """One request as it is sent."""

    method: str
    path: str
    body: bytes = b""
    headers: tuple[tuple[bytes, bytes], ...] = ()


def requests(table: str, tokens: str) -> Iterator[Request]:
    """All of them, for a table there is."""
    known = ((b"authorization", f"Bearer {tokens}".encode()), (b"content-type", b"application/json"))
    for route in ROUTES:
        for part in PARTS:
            yield Request("GET", route.replace("{table}", table).replace("{part}", part), b"", known)
    for part in ("9", DIGITS, "-1", "x", "%00", "9" * 5000):
        for act in ("claim", "release", "bot", "take-back", "move", "x"):
            yield Request("POST", f"/api/tables/{table}/seats/{part}/{act}", b"{}", known)
    for route in POSTS:
        for body in BODIES:
            yield Request("POST", route.replace("{table}", table), body, known)
    for mission in MISSIONS:
        for wrong in SETUPS:
            for path in ("/api/tables", "/api/tables?lang=de"):
                yield Request("POST", path, json.encode({"mission": mission, **wrong}), known)
    paths = (
        "/",
        "/api/games",
        "/api/lan",
        "/api/tables",
        f"/api/tables/{table}",
        f"/api/tables/{table}/frames",
    )
    for path in (*paths, f"/api/tables/{table}/messages", f"/api/tables/{table}/seats/1/claim"):
        for method in METHODS:
            yield Request(method, path, b"", known)
        for header in HEADERS:
            yield Request("GET", path, b"", (header,))
            yield Request("POST", path, b"{}", (header, *known))
    for path in ("/api/tables", f"/api/tables/{table}/messages", "/api/replays"):
        yield Request("POST", path, b"{}" + b" " * 5_000_000, known)


class Client(http.client.HTTPConnection):
    """A client that sends whatever it is told to, over one connection as long as the server keeps it."""

    _http_vsn = 11

    def _validate_path(self, url: str) -> None:
        """Anything is a path."""

    def _validate_method(self, method: str) -> None:
        """Anything is a method."""

    def putheader(self, header: Any, *values: Any) -> None:
        """Anything is a header."""
        self._buffer.append(b": ".join([header, *values]))  # type: ignore[attr-defined]

    def say(self, request: Request) -> tuple[int, bytes]:
        """The status and the body of the answer; 0 where the server ends the connection without one."""
        try:
            self.putrequest(request.method, request.path, skip_host=True, skip_accept_encoding=True)
            if not any(name == b"host" for name, _ in request.headers):
                self.putheader(b"host", f"127.0.0.1:{self.port}".encode())
            for name, value in request.headers:
                self.putheader(name, value)
            if request.body or request.method == "POST":
                self.putheader(b"content-length", str(len(request.body)).encode())
            self.endheaders(request.body or None)
            answer = self.getresponse()
            return answer.status, answer.read()
        except (http.client.HTTPException, OSError):
            self.close()
            return 0, b""

    def _encode_request(self, request: str) -> bytes:
        return request.encode("utf-8", "surrogatepass")


@dataclass
class Besieger:
    """Sends everything to a server and notes what it should not have answered."""

    port: int
    slow: float = 8.0  # other tests run at the same time; what hangs takes for ever
    faults: list[str] = field(default_factory=list)
    sent: int = 0

    def ask(self, requests: Iterator[Request]) -> None:
        """Send requests one after another."""
        client = Client("127.0.0.1", self.port, timeout=10)
        for request in requests:
            begun = time.perf_counter()
            status, body = client.say(request)
            took = time.perf_counter() - begun
            self.sent += 1
            what = f"{request.method[:20]} {request.path[:120]} {request.body[:80]!r} {request.headers[:1]!r}"
            if status >= 500:
                self.faults.append(f"{status} for {what[:400]}: {body[:200]!r}")
            if took > self.slow:
                self.faults.append(f"{took:.1f} s for {what[:400]}")
        client.close()

    def throw(self, raw: bytes) -> bytes:
        """Send bytes and read what comes back at once."""
        self.sent += 1
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as client:
            try:
                client.sendall(raw)
                client.settimeout(0.02)
                answer = client.recv(65536)
            except OSError:
                return b""
        if answer.startswith(b"HTTP/1.1 5"):
            self.faults.append(f"{answer[:80]!r} for {raw[:120]!r}")
        return answer

    def wave(self, table: str, tokens: list[str], raw: bytes) -> None:
        """Open a socket at a table, say hello or not, and send frames."""
        self.sent += 1
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as client:
            try:
                client.sendall(f"GET /ws/tables/{table} HTTP/1.1\r\n".encode() + KEYED + b"\r\n")
                client.recv(4096)
                if tokens:
                    client.sendall(frame(TEXT, json.encode({"type": "hello", "tokens": tokens})))
                    client.recv(65536)
                client.sendall(raw)
                client.settimeout(0.02)
                client.recv(65536)
            except OSError:
                pass


def fine(port: int) -> bool:
    """Whether the server answers a harmless question."""
    client = Client("127.0.0.1", port, timeout=5)
    try:
        return client.say(Request("GET", "/api/lan"))[0] == 200
    finally:
        client.close()
