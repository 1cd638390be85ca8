"""Records: saved, forked, replayed, reported; nothing hidden gets out before the end."""

from __future__ import annotations

import random
from typing import Any

import pytest

import overrun
from overrun.rooms.reading import REPORTS
from tests.table.conftest import Laid, Running, refusal_in_words
from tests.table.test_game import play_on


@pytest.fixture
def played(server: Running) -> Laid:
    table = server.lay(undo="free")
    play_on(table.sit(), random.Random(5), 25)
    return table


def test_a_running_game_gives_away_its_public_record_only(played: Laid) -> None:
    answer = played.get("/record").json()
    assert not answer["full"]
    assert set(answer["record"]) == {"format", "version", "engine", "mission", "setup", "answers", "over"}
    # Whoever confirms it gets everything, if they sit at the table.
    assert played.get("/record", spoilers=True).json()["full"]
    assert not played.get("/record", played.watch, spoilers=True).json()["full"]
    record = played.get("/record", spoilers=True).json()["record"]
    assert overrun.replay(record).answers == 25


def test_a_fork_goes_on_from_any_answer(server: Running, played: Laid) -> None:
    told = played.get("/frames").json()
    refused = server.post("/api/tables/fork", {"table": played.id}, played.host)
    assert (refused.status_code, refused.json()["code"]) == (409, "spoilers")
    assert (
        server.post("/api/tables/fork", {"table": played.id, "spoilers": True}, played.watch).status_code
        == 403
    )
    links = server.post(
        "/api/tables/fork",
        {"table": played.id, "answers": 10, "spoilers": True, "title": "If only"},
        played.host,
    )
    fork = Laid(server, links.json())
    client = fork.sit()
    assert client.state["answers"] == 10
    assert fork.get("/frames").json()["frames"] == [f for f in told["frames"] if f["answer"] <= 10]
    assert fork.get().json()["undo"] == "free"
    play_on(client, random.Random(1), 5)
    assert client.ask("undo", seat=0, at=client.at)["type"] == "accepted"
    assert fork.get().json()["answers"] == 14
    assert played.get().json()["answers"] == 25
    beyond = server.post(
        "/api/tables/fork", {"table": played.id, "answers": 99, "spoilers": True}, played.host
    )
    assert beyond.json()["code"] == "bad-record"


def test_a_record_is_taken_up_again(server: Running, played: Laid) -> None:
    record = played.get("/record", spoilers=True).json()["record"]
    loaded = Laid(server, server.post("/api/tables/fork", {"record": record}).json())
    assert loaded.sit().view == played.sit().view
    broken = {**record, "seed": record["seed"] + 1}
    assert server.post("/api/tables/fork", {"record": broken}).json()["code"] == "bad-record"
    assert server.post("/api/tables/fork", {"record": {"format": "x"}}).json()["code"] == "bad-record"
    assert server.post("/api/tables/fork", {}, played.host).json()["code"] == "no-table"


def test_a_replay_shows_a_record_and_takes_no_answers(server: Running, played: Laid) -> None:
    record = played.get("/record", spoilers=True).json()["record"]
    answer = server.post("/api/replays", {"record": record, "title": "Look"})
    assert answer.status_code == 201
    shown = Laid(server, answer.json())
    assert shown.tokens == {}
    eve = shown.look()
    assert eve.question is None and eve.view == played.sit().view
    assert shown.get("/frames").json()["frames"] == played.get("/frames").json()["frames"]
    assert eve.choose("end")["code"] == "not-allowed"
    assert shown.get("/record", shown.watch).json()["full"]
    assert shown.get().json()["replay"]
    # Its owner may play on from any moment.
    fork = server.post("/api/tables/fork", {"table": shown.id, "answers": 3}, shown.watch)
    assert fork.status_code == 201


def test_a_ruling_is_reported_with_its_record(played: Laid) -> None:
    number = played.post(
        "/reports", {"note": "They went left!", "rules": ["classic.move.unaffordable"]}
    ).json()["number"]
    path = f"/reports/{number}"
    assert played.get(path).json()["code"] == "spoilers"
    assert played.get(path, played.watch, spoilers=True).status_code == 403
    kept = played.get(path, spoilers=True).json()
    assert (kept["note"], kept["rules"], kept["answers"]) == (
        "They went left!",
        ["classic.move.unaffordable"],
        25,
    )
    assert overrun.replay(kept["record"]).answers == 25
    assert played.get("/reports/99", spoilers=True).status_code == 404
    assert played.post("/reports", {"note": "  "}).json()["code"] == "malformed"
    for token in (played.watch, played.invite):
        assert played.post("/reports", {"note": "I only looked."}, token).json()["code"] == "not-allowed"
    # A table has so many reports, and no more.
    for _ in range(REPORTS - 1):
        assert played.post("/reports", {"note": "Again!"}).status_code == 201
    refused = played.post("/reports", {"note": "And again!"})
    assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
    assert "20 reports already" in refusal_in_words(refused.json())


def test_setups_that_cannot_be_are_refused_with_a_sentence(server: Running) -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"mission": "classic/99"}, "there is no mission"),
        ({"mission": "chess/1"}, "there is no game 'chess'"),
        ({"mission": "classic/00-tutorial", "survivors": ["ned", "ned", "amy", "phil"]}, "chosen twice"),
        ({"mission": "classic/00-tutorial", "house": {"fly": True}}, "house rules"),
        ({"mission": "classic/00-tutorial", "seats": [{}] * 7}, "1 to 6 players"),
        ({"mission": "classic/00-tutorial", "seats": [{}] * 50}, "12 seats, not 50"),
        ({"mission": "classic/00-tutorial", "seats": [{"kind": "bot", "agent": "deep"}]}, "no bot “deep”"),
    ]
    for setup, said in wrong:
        answer = server.post("/api/tables", setup)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-setup"), answer.text
        assert said in refusal_in_words(answer.json())
    for setup in (
        {},
        {"mission": 5},
        {"mission": "toy/cellar", "seed": 7},
        {"mission": "toy/cellar", "undo": "x"},
    ):
        answer = server.post("/api/tables", setup)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), answer.text
