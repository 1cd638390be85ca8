"""Connections have limits: how many, how long, how much may wait for whom."""

from __future__ import annotations

import logging
import socket
import time
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import json
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from overrun.errors import OverrunError
from overrun.rooms import render
from overrun.rooms.requests import Response, Responses
from overrun.server.door import Door, household
from overrun.server.settings import Settings, default_connections
from tests.table.conftest import Running, bearer, until
from tests.table.hostile import HOST, KEYED, TEXT, frame

Start = Callable[..., Running]
GET = b"GET /api/lan HTTP/1.1\r\n" + HOST + b"\r\n"


def opened(server: Running, sent: bytes = b"") -> socket.socket:
    made = socket.create_connection(("127.0.0.1", server.port), timeout=5)
    made.sendall(sent)
    return made


def ended(connection: socket.socket, within: float = 3.0) -> bytes:
    """What comes until the server ends the connection."""
    connection.settimeout(within)
    said = b""
    try:
        while part := connection.recv(65536):
            said += part
    except ConnectionResetError:
        pass
    return said


@pytest.fixture
def hasty(start: Start, settings: Settings) -> Running:
    """A server without patience."""
    return start(replace(settings, headers_within=0.3, body_within=0.3, read_within=0.3))


POST = b"POST /api/qr HTTP/1.1\r\n" + HOST


@pytest.mark.parametrize("sent", [b"", b"G", GET[:-2], POST + b"Content-Length: 9\r\n\r\n"])
def test_a_connection_that_is_half_open_ends(hasty: Running, sent: bytes) -> None:
    with opened(hasty, sent) as half:
        begun = time.monotonic()
        said = ended(half)
        assert 0.2 < time.monotonic() - begun < 2
        assert said == b"" or said.startswith(b"HTTP/1.1 408 ")
    until(lambda: hasty.door.inside == 0)


@pytest.mark.parametrize(
    ("sent", "more"),
    [
        (b"GET / HTTP/1.1\r\n", b"x: y\r\n"),
        (GET, b"\r"),  # the second request of a connection
        (b"POST /api/qr HTTP/1.1\r\n" + HOST + b"Content-Length: 900\r\n\r\n", b"x"),
    ],
)
def test_letter_by_letter_is_no_way_to_stay(hasty: Running, sent: bytes, more: bytes) -> None:
    with opened(hasty, sent) as slow:
        begun = time.monotonic()
        try:
            while time.monotonic() - begun < 3:
                slow.sendall(more[:1] if more == b"\r" else more)
                time.sleep(0.05)
        except OSError:
            pass
        assert time.monotonic() - begun < 2
    until(lambda: hasty.door.inside == 0)


def test_a_reader_who_does_not_read_is_let_go(hasty: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def long(*args: object) -> Response:
        return Response(b"1" * 30_000_000)

    monkeypatch.setattr("overrun.server.app.handle", long)
    with opened(hasty, b"GET /api/games HTTP/1.1\r\n" + HOST + b"\r\n"):
        until(lambda: hasty.door.inside == 1)
        until(lambda: hasty.door.inside == 0, 5)


def test_a_client_that_fetches_nothing_is_let_go(start: Start, settings: Settings) -> None:
    server = start(replace(settings, queue_bytes=30_000, read_within=60))
    table = server.lay("toy/cellar", seats=[{}, {}], undo="free")
    path = f"GET /ws/tables/{table.id} HTTP/1.1\r\n".encode()
    deaf = opened(server, path + KEYED + b"\r\n")
    assert deaf.recv(4096).startswith(b"HTTP/1.1 101 ")
    deaf.sendall(frame(TEXT, json.encode({"type": "hello", "tokens": [table.watch]})))
    until(lambda: table.id in server.rooms.in_memory and server.room(table.id).watchers == 1)
    room = server.room(table.id)
    (client,) = room.clients
    outbox = client.carry.__self__  # type: ignore[attr-defined]
    # As much as fits waits (the system itself takes some megabytes); one more, and it is let go.
    loop = server.carrier.loop

    def speak() -> None:
        for _ in range(1000):
            client.send("x" * 10_000)

    loop.call_soon_threadsafe(speak)
    until(lambda: not room.clients, 5)
    assert outbox.gone.is_set() and sum(map(len, outbox.waiting)) <= 30_000
    deaf.close()
    assert table.sit().choose("rest", 0)["type"] == "accepted"


def test_there_are_only_so_many_connections(start: Start, settings: Settings) -> None:
    server = start(replace(settings, connections=6, connections_each=4))
    held = [opened(server, GET) for _ in range(4)]
    for each in held:
        assert each.recv(9).startswith(b"HTTP/1.1 ")
    with opened(server) as one_more:
        assert ended(one_more).startswith(b"HTTP/1.1 429 ")
    for each in held:
        each.close()
    until(lambda: server.door.inside == 0)
    assert server.get("/api/lan").status_code == 200


def test_a_household_counts_once_and_a_proxy_for_many() -> None:
    door = Door(Settings("sqlite://", connections=5, connections_each=2, proxies=("10.0.0.0/8",)))
    assert [bool(door.enter("2001:db8::1")), bool(door.enter("2001:db8::2"))] == [False, False]
    assert (
        door.enter("2001:db8::3").startswith(b"HTTP/1.1 429 ") and household("no address:") == "no address:"
    )
    assert [bool(door.enter("10.0.0.1")) for _ in range(4)] == [False, False, False, True]
    assert door.enter("192.0.2.1").startswith(b"HTTP/1.1 503 ")
    door.leave("2001:db8::2")
    assert not door.enter("192.0.2.1")
    assert 16 <= default_connections() <= 2000


def test_sockets_at_tables_are_counted(start: Start, settings: Settings) -> None:
    server = start(replace(settings, sockets_each=2))
    table = server.lay("toy/cellar", seats=[{}, {}])
    held = [table.look() for _ in range(2)]
    with pytest.raises(InvalidStatus):
        connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table.id}")
    held[0].close()
    until(lambda: sum(server.guard.sockets.values()) == 1)
    assert table.look().welcome["watching"]


def test_looking_has_a_pace_and_films_have_a_slower_one(start: Start, settings: Settings) -> None:
    server = start(replace(settings, gets_per_second=0.1, get_burst=60))
    table = server.lay("toy/cellar", seats=[{}, {}])
    codes = [table.get("/frames").status_code for _ in range(4)]
    assert codes == [200, 200, 200, 429]
    server = start(replace(settings, gets_per_second=0.1, get_burst=60))
    codes = [server.get("/api/lan").status_code for _ in range(70)]
    assert codes.count(200) == 60 and server.get("/").status_code == 429


def test_only_named_proxies_say_who_is_asking(start: Start, settings: Settings) -> None:
    def asked_as(server: Running, address: str) -> int:
        headers = {"x-forwarded-for": address}
        return server.http.get("/api/lan", headers=headers).status_code

    few = replace(settings, gets_per_second=0.01, get_burst=3)
    server = start(few)
    assert [asked_as(server, f"192.0.2.{n}") for n in range(5)] == [200, 200, 200, 429, 429]
    server = start(replace(few, proxies=("127.0.0.1",)))
    assert [asked_as(server, f"192.0.2.{n}") for n in range(5)] == [200] * 5
    # One of them cannot be many by writing another address before its own.
    assert [asked_as(server, f"198.51.100.{n}, 203.0.113.1") for n in range(5)] == [200, 200, 200, 429, 429]


def test_a_proxy_has_an_address() -> None:
    from overrun.cli.play import checked_proxies

    assert checked_proxies(["127.0.0.1", "10.0.0.0/8", "::1"]) == ("127.0.0.1", "10.0.0.0/8", "::1")
    for name in ("*", "proxy.example", "10.0.0.1/8"):
        with pytest.raises(OverrunError, match="no address and no network"):
            checked_proxies([name])


def test_films_are_made_once_and_in_parts(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = server.lay("toy/cellar", seats=[{}, {}], undo="free")
    client = table.sit()
    for at, (text, seat) in enumerate((("rest", 0), ("rest", 1), ("bar west", 0))):
        assert client.choose(text, seat, at=at)["type"] == "accepted"
    made: list[tuple[int, int]] = []
    film = render.film

    def watched(table: Any, first: int, last: int) -> Any:
        made.append((first, last))
        return film(table, first, last)

    monkeypatch.setattr(render, "film", watched)
    whole = table.get("/frames").json()
    assert table.get("/frames").json() == whole and made == [(0, 3)]
    assert client.ask("undo", seat=0, at=3)["type"] == "accepted"
    assert table.get("/frames").json()["end"] == 2 and len(made) == 2
    assert client.ask("redo", seat=0, at=4)["type"] == "accepted"
    monkeypatch.setattr(render, "FRAMES", 1)
    frames, first = [], 0
    while first <= 3:
        part = table.frames(first, 3).json()
        frames += part["frames"]
        assert part["answers"] == 3 and part["start"] == first <= part["end"]
        first = part["end"] + 1
    assert frames == whole["frames"]


def test_the_schema_is_built_once(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    built: list[int] = []

    def document(routes: object) -> dict[str, str]:
        built.append(1)
        return {"openapi": "3"}

    monkeypatch.setattr("overrun.server.app.document", document)
    assert [server.get("/api/schema").json() for _ in range(3)] == [{"openapi": "3"}] * 3
    assert built == [1]


def test_kept_responses_make_room() -> None:
    kept = Responses(room=400)
    for number in range(5):
        kept.keep(number, Response(b"x" * 100))
    assert kept.get(0) is None and kept.get(1) is not None and kept.taken == 400
    kept.keep("huge", Response(b"x" * 101))
    assert kept.get("huge") is None


def test_a_bot_is_asked_for_one_suggestion_at_a_time(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = server.lay("toy/cellar", seats=[{}, {}])
    one, two = table.sit(), table.sit()
    server.room(table.id).advising = True
    assert one.ask("suggest", seat=0, at=0)["code"] == "too-fast"
    server.room(table.id).advising = False
    assert two.ask("suggest", seat=0, at=0)["type"] == "suggested"
    assert not server.room(table.id).advising


def test_no_talk_is_ended_without_a_word(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    table = server.lay("toy/cellar", seats=[{}, {}])
    parts = frame(TEXT, b"x", fin=False) + frame(0, b"", fin=False) * 2000
    for raw, code in ((frame(TEXT, b"\xff"), 1007), (parts, 1009)):
        client = table.sit()
        client.socket.socket.sendall(raw)
        assert client.closed() and client.socket.close_code == code
    headers = bearer(table.tokens[0])
    assert server.http.get(f"/api/tables/{table.id}", headers=headers).status_code == 200
    assert [record.getMessage() for record in caplog.records if record.name.startswith("uvicorn")] == []
