"""At the door: hosts, origins, headers, pace. And nothing hidden gets out: not by traffic, not by logs."""

from __future__ import annotations

import itertools
import logging
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus, WebSocketException
from websockets.sync.client import connect
from websockets.typing import Origin

import overrun
from overrun.rooms.keys import hashed
from overrun.rooms.limits import Bucket
from overrun.server.guard import known_host, same_origin
from overrun.server.settings import Settings
from tests.table.conftest import TUTORIAL, Running, bearer, patient

Start = Callable[..., Running]


def test_every_answer_carries_the_headers(server: Running) -> None:
    table = server.lay()
    for answer in (
        server.get("/"),
        server.get("/api/games"),
        server.get("/api/no"),
        table.get(),
        server.get("/x.js"),
    ):
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "script-src 'self';" in policy
        assert "frame-ancestors 'none'" in policy and "unsafe" not in policy
        assert "http" not in policy  # no request leaves this server
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["x-frame-options"] == "DENY"
        assert "server" not in answer.headers
    drawing = server.get(f"/api/drawings/{TUTORIAL}")
    policy = drawing.headers["content-security-policy"]
    assert policy.startswith("default-src 'none'; style-src 'unsafe-inline';") and "script" not in policy
    assert server.get("/api/no").json()["code"] == "not-found"
    assert server.get("/x.js").status_code == 404


def test_another_website_is_not_let_in(server: Running) -> None:
    table = server.lay()
    own = f"http://127.0.0.1:{server.port}"
    for origin, status in ((own, 201), ("http://evil.example", 403), ("null", 403), (f"{own}1", 403)):
        answer = server.http.post("/api/tables", json={"mission": TUTORIAL}, headers={"origin": origin})
        assert answer.status_code == status, origin
    assert answer.json()["code"] == "origin"
    address = f"ws://127.0.0.1:{server.port}/ws/tables/{table.id}"
    with connect(address, origin=Origin(own)):
        pass
    evil = Origin("http://evil.example")
    with pytest.raises((InvalidStatus, WebSocketException)), connect(address, origin=evil):
        pass


def test_a_name_that_is_not_ours_is_not_answered(server: Running) -> None:
    for host, status in (
        (f"localhost:{server.port}", 200),
        ("192.168.7.7:8000", 200),
        ("evil.example", 403),
        ("", 403),
        ("a\xe9", 403),
    ):
        answer = server.http.get("/api/lan", headers=[(b"host", host.encode("latin-1"))])
        assert answer.status_code == status, host


def test_hosts_and_origins() -> None:
    settings = Settings(database="sqlite://", names=("games.example",))
    assert known_host("[::1]:8000", settings) and known_host("games.example:80", settings)
    assert not known_host("games.example.evil", settings) and not known_host("[", settings)
    assert same_origin("http://localhost:8000", "localhost:8000")
    assert not same_origin("http://localhost:8001", "localhost:8000")
    assert not same_origin("http://[", "localhost")


def test_a_bucket_fills_up_again() -> None:
    time = [100.0]
    bucket = Bucket(rate=2, burst=3, elapsed=lambda: time[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    time[0] += 0.6
    assert [bucket.take() for _ in range(2)] == [True, False]


def test_those_in_a_hurry_are_slowed_down(start: Start, settings: Settings) -> None:
    server = start(
        replace(settings, messages_per_second=1, message_burst=5, posts_per_second=0.5, post_burst=4)
    )
    table = server.lay("toy/cellar", seats=[{}, {}])
    client = table.sit()
    codes = [client.ask("why", verb="x").get("code") for _ in range(8)]
    assert codes[:5] == [None] * 5 and "too-fast" in codes[5:]
    answers = [server.post("/api/tables", {"mission": TUTORIAL}) for _ in range(5)]
    assert answers[-1].status_code == 429 and answers[-1].json()["code"] == "too-fast"
    assert server.get("/api/lan").status_code == 200


def test_secrets_stay_out_of_the_logs(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table = server.lay()
    client = table.sit()
    client.choose("activate amy")
    table.get("/record", spoilers=True)
    seed = table.get("/record", spoilers=True).json()["record"]["seed"]
    server.http.post("/api/tables", content=b"{", headers=bearer(table.host))
    # The clients of this test log as well; the server's own logs are these.
    ours = ("uvicorn", "overrun", "litestar", "sqlalchemy", "asyncio")
    logged = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith(ours))
    for secret in (table.host, table.invite, table.watch, table.tokens[0], str(seed), hashed(table.host)):
        assert secret not in logged


# Hidden things


def twins(mission: str, **setup: Any) -> tuple[int, int]:
    """Two seeds whose games have the same public history and are not the same."""
    seen: dict[str, tuple[int, list[int]]] = {}
    for seed in range(2000):
        story: list[Any] = []
        game = overrun.new(mission, seed=seed, sink=lambda event, play: story.append(event), **setup)  # noqa: B023
        deck = game.state.zombie_deck
        first, other = seen.setdefault(repr((story, game.view())), (seed, deck))
        if deck != other:
            return first, seed
    raise AssertionError("no twins found")


QUIET = ("move", "noise", "end", "activate", "first", "reorganise", "done", "stay", "on", "drop")


def overheard(
    folder: Path, seed: int, patch: pytest.MonkeyPatch, script: list[str]
) -> tuple[list[list[Any]], list[Any]]:
    """Everything two players, a watcher and HTTP hear of a game, answer by answer, and what came to light."""
    secrets, clock = itertools.count(), itertools.count(1000)
    patch.setattr("overrun.rooms.new_tables.new_token", lambda: f"token-{next(secrets):020}")
    patch.setattr("overrun.rooms.new_tables.new_id", lambda: "table")
    patch.setattr("overrun.rooms.new_tables.secrets.randbits", lambda bits: seed)
    patch.setattr("overrun.rooms.clock.RealClock.now", lambda self: float(next(clock)))
    server = Running(patient(f"sqlite:///{folder / f'{seed}.sqlite'}"))
    try:
        table = server.lay(seats=[{}, {}], undo="until reveal")
        clients = [table.sit(0), table.sit(1, lang="de"), table.look()]
        game = server.room("table").table.game
        assert game.seed == seed
        heard, light = [], []
        for number in range(40):
            client = clients[0]
            assert client.question is not None
            options = [o["text"] for o in client.question["options"] if o["verb"] in QUIET]
            if len(script) <= number:
                # Walk about, so that there is something to tell; then end the turn.
                script.append(options[(7 * number) % len(options)])
            seat = client.question["seats"][0]
            acting = clients[seat]
            said = acting.choose(script[number], seat)
            assert said["type"] == "accepted", (script[number], said)
            for each in clients:
                while each.at < number + 1:
                    each.until("question")
            http = [table.get(path).content for path in ("", "/frames", "/record")]
            http += [
                acting.ask("why", verb="search"),
                table.get("/record", table.watch, spoilers=True).content,
            ]
            heard.append([[*each.raw] for each in clients] + [http])
            light.append(server.room("table").table.game._last.chance)
            for each in clients:
                each.raw.clear()
            if len(heard) > 1 and server.room("table").table.game.round > 1:
                break
        return heard, light
    finally:
        server.stop()


def test_nothing_hidden_can_be_told_from_the_traffic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same public history over different decks and seeds: every byte is the same until the reveal."""
    one, two = twins(TUTORIAL, seats=2)
    script: list[str] = []
    heard, light = overheard(tmp_path, one, monkeypatch, script)
    assert light[-1], "the last answer brought a zombie card to light"
    others, other_light = overheard(tmp_path, two, monkeypatch, script)
    pairs = zip(light, other_light, strict=False)
    same = sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs))
    assert same >= 12, "there were enough answers before the first difference to see something"
    assert heard[:same] == others[:same]
    assert heard[same:] != others[same:], "the reveal itself does differ"
