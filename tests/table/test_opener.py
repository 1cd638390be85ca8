"""Records from outside: tried where they can do no harm, while all tables go on."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from msgspec import json

import overrun
from overrun.core.state import fingerprint
from overrun.server.opener import SECONDS, LimitedOpener
from tests.table import works
from tests.table.conftest import TUTORIAL, Running, refusal_in_words
from tests.table.test_game import play_on

Start = Callable[..., Running]


def record() -> dict[str, Any]:
    """A running game of another version: taken up from the state it has kept."""
    game = overrun.new(TUTORIAL, seed=3)
    while game.question is not None and game.round < 2:
        game.choose(game.question.options[-1])
    data: dict[str, Any] = json.decode(game.record.json())
    data["engine"] = "0.0.1"
    return data


def edited(**fields: Any) -> dict[str, Any]:
    """The same with another state, and a hash that fits it."""
    data = record()
    data["snapshot"]["state"].update(fields)
    data["rounds"][-1]["hash"] = fingerprint(json.encode(data["snapshot"]["state"]))
    return data


def sent(server: Running, data: dict[str, Any]) -> tuple[int, str, str]:
    answer = server.http.post("/api/tables/fork", json={"record": data}, timeout=60)
    told = answer.json()
    said = refusal_in_words(told) if answer.status_code >= 400 else ""
    return answer.status_code, told.get("code", ""), said


def limited(server: Running) -> LimitedOpener:
    """The server opens records with little time and memory from now on."""
    carrier = server.carrier
    carrier.opener.close()
    opener = LimitedOpener(carrier.work, seconds=0.5, megabytes=200)
    carrier.opener = carrier.rooms.opener = opener
    return opener


def test_a_state_is_taken_up_and_a_spoilt_one_refused(server: Running) -> None:
    assert sent(server, record())[0] == 201
    for field, value, said in (
        ("opened", -1, "opened is the set -1"),
        ("closed", 1 << 200, "closed is the set"),
        ("active", 77, "active is 77"),
        ("agenda", [], "the agenda does not begin"),
        ("agenda", [{"step": "reveal", "rooms": -8}], "rooms is the set -8"),
        ("horde", [[0]], "horde has 1 entries"),
        ("zombie_deck", [1, 1, 1], "zombie cards"),
        ("rng", -1, "rng is -1"),
        ("result", {"won": True, "reason": "x"}, "the game is over"),
    ):
        status, code, message = sent(server, edited(**{field: value}))
        assert (status, code) == (400, "bad-record")
        assert said in message


@pytest.mark.parametrize("work", [works.forever, works.greedy])
def test_what_has_no_end_is_stopped_and_tables_go_on_meanwhile(
    server: Running, monkeypatch: pytest.MonkeyPatch, work: Callable[..., None]
) -> None:
    opener = limited(server)
    client, chance = server.lay("classic/01-city-blocks").sit(), random.Random(1)
    with monkeypatch.context() as patch:
        patch.setattr("overrun.server.opener.tried", work)
        with ThreadPoolExecutor(1) as elsewhere:
            answer = elsewhere.submit(sent, server, record())
            played = 0
            while not answer.done() and client.question is not None:
                begun = time.monotonic()
                play_on(client, chance, 1)
                assert time.monotonic() - begun < 10
                played += 1
    assert answer.result() == (
        400,
        "bad-record",
        "This record is too much: trying it took too long or needed too much memory.",
    )
    assert played > 0
    # The next one is tried as if nothing had been; in its usual time, for this machine may be busy.
    opener.process.seconds = SECONDS
    assert sent(server, record())[0] == 201


def test_only_so_many_wait(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("overrun.server.opener.WAITING", 1)
    limited(server)
    monkeypatch.setattr("overrun.server.opener.tried", works.asleep)
    data = record()
    with ThreadPoolExecutor(4) as elsewhere:
        codes = sorted(code for _, code, _ in elsewhere.map(lambda _: sent(server, data), range(4)))
    assert codes == ["bad-record"] * 2 + ["too-fast"] * 2


def test_the_server_ends_cleanly_in_the_middle(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    monkeypatch.setattr("overrun.server.opener.tried", works.asleep)
    threads = [threading.Thread(target=_left_alone, args=(server,), daemon=True) for _ in range(3)]
    for thread in threads:
        thread.start()
    time.sleep(1)
    begun = time.monotonic()
    server.stop()
    assert not server.thread.is_alive()
    assert time.monotonic() - begun < 10


def _left_alone(server: Running) -> None:
    try:
        sent(server, record())
    except Exception:  # the server has gone
        return
