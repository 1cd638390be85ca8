"""The siege: a server that is asked everything and killed while people play."""

from __future__ import annotations

import random
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.table.conftest import Running, patient
from tests.table.hostile import Besieger, Request

ROOT = Path(__file__).resolve().parents[2]
sys.path.append(str(ROOT / "tools"))

import siege  # noqa: E402


@pytest.fixture
def fortress(tmp_path: Path) -> Iterator[siege.Fortress]:
    running = Running(patient(f"sqlite:///{tmp_path / 'tables.sqlite'}"))
    made = siege.Fortress(tmp_path)
    made.port = running.port
    yield made
    running.stop()


def test_a_short_siege(capsys: pytest.CaptureFixture[str]) -> None:
    assert siege.main(["--seconds", "1", "--kills", "1", "--tables", "2"]) == 0
    said = capsys.readouterr().out
    assert "hostile requests" in said and "1 kills" in said and "0 lost" in said


def test_what_is_lost_is_found(fortress: siege.Fortress) -> None:
    (player,) = siege.tables(fortress, 1, 7)
    stop = threading.Event()
    (thread,) = siege.playing([player], stop)
    while len(player.answered) < 5:
        thread.join(0.01)
    stop.set()
    thread.join()
    assert list(player.faults()) == []
    player.answered.append((1, 0, "fly"))
    player.said.append("psst")
    player.seats = {3: "nothing"}
    found = list(player.faults())
    assert len(found) == 3
    assert "'fly'" in found[0] and "'psst'" in found[1] and "seat 3" in found[2]


def test_what_goes_wrong_is_noted(fortress: siege.Fortress, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr("overrun.server.page.answer", broken)
    besieger = Besieger(fortress.port)
    besieger.ask(iter([Request("GET", "/", b"")]))
    assert len(besieger.faults) == 1 and besieger.faults[0].startswith("500 for GET /")


def test_spoilt_bytes_come_again_with_the_same_seed() -> None:
    made = [siege.spoilt(b"GET / HTTP/1.1", random.Random(3)) for _ in range(2)]
    assert made[0] == made[1]
    assert siege.spoilt(b"", random.Random(3)) == b""
