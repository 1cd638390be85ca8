"""Whatever is sent, the server goes on: no status of 500 and more, no traceback, no long wait."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from tests.table.conftest import Laid, Running
from tests.table.hostile import FRAMES, RAW, Besieger, fine, requests

OURS = ("uvicorn", "overrun", "litestar", "sqlalchemy", "asyncio", "websockets")


@pytest.fixture
def besieger(server: Running, caplog: pytest.LogCaptureFixture) -> Iterator[Besieger]:
    caplog.set_level(logging.WARNING)
    made = Besieger(server.port)
    yield made
    assert made.faults == []
    assert fine(server.port)
    records = [record for record in caplog.records if record.name.startswith(OURS)]
    bad = [record for record in records if record.exc_info or record.levelno >= logging.ERROR]
    assert [(record.name, record.getMessage(), str(record.exc_info)) for record in bad] == []


@pytest.fixture
def table(server: Running) -> Laid:
    return server.lay("toy/cellar", seats=[{}, {"kind": "open"}], undo="free")


def test_hostile_requests(table: Laid, besieger: Besieger) -> None:
    besieger.ask(requests(table.id, ",".join([table.host, table.tokens[0]])))
    assert besieger.sent > 1500


def test_what_is_no_request(table: Laid, besieger: Besieger) -> None:
    for raw in RAW:
        besieger.throw(raw)


def test_hostile_frames(table: Laid, besieger: Besieger) -> None:
    for raw in FRAMES:
        besieger.wave(table.id, [], raw)
        besieger.wave(table.id, [table.tokens[0]], raw)
    assert table.sit(0).choose("dig", 0)["type"] == "accepted"
