"""Seats: claimed, released, lent to bots, moved; links and tokens; bots that play."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import overrun
from overrun.rooms.keys import hashed
from overrun.rooms.seats import all_gone, survivors_of
from overrun.server.settings import Settings
from tests.table.conftest import WAIT, Laid, Running, Seated, in_words, until


def kinds(table: Laid) -> list[str]:
    return [seat["kind"] for seat in table.get().json()["seats"]]


def test_the_default_is_one_person_with_everybody(server: Running) -> None:
    table = server.lay()
    assert list(table.tokens) == [0]
    (seat,) = table.get().json()["seats"]
    assert (seat["kind"], seat["owned"]) == ("person", True)
    assert len(seat["survivors"]) == 4


def test_nobody_learns_about_a_table_without_a_token(server: Running) -> None:
    table, other = server.lay(), server.lay()
    for path in ("", "/frames", "/record"):
        for token in ("", "nonsense", other.host, other.watch):
            answer = server.get(f"/api/tables/{table.id}{path}", token)
            assert (answer.status_code, answer.json()["code"]) == (404, "no-table")
    assert server.get("/api/tables/nothere", table.host).json()["code"] == "no-table"
    for tokens in ([], [other.tokens[0]]):
        with connect(f"ws://127.0.0.1:{server.port}/ws/tables/{table.id}") as socket:
            socket.send(json.encode({"type": "hello", "tokens": tokens}).decode())
            assert json.decode(socket.recv(WAIT))["code"] == "no-table"
            with pytest.raises(ConnectionClosed):
                socket.recv(WAIT)


def test_seats_are_claimed_once_and_only_by_the_invited(server: Running) -> None:
    table = server.lay(seats=[{}, {"kind": "open"}, {"kind": "bot"}])
    assert table.post("/seats/1/claim", {}, table.watch).json()["code"] == "not-allowed"
    assert table.post("/seats/1/claim", {}, table.tokens[0]).json()["code"] == "not-allowed"
    assert table.post("/seats/0/claim", {}, table.invite).json()["code"] == "seat-taken"
    assert table.post("/seats/9/claim", {}, table.invite).json()["code"] == "not-found"
    token = table.post("/seats/1/claim", {"name": "  Ben\n "}, table.invite).json()["token"]
    assert table.post("/seats/1/claim", {}, table.invite).json()["code"] == "seat-taken"
    assert table.get(token=token).json()["yours"] == [1]
    assert table.get().json()["seats"][1]["name"] == "Ben"
    # A bot that nobody has lent a seat to makes room.
    assert table.post("/seats/2/claim", {"name": "Cy"}, table.invite).status_code == 201
    assert kinds(table) == ["person", "person", "person"]


def test_who_stands_up_is_no_longer_asked(server: Running) -> None:
    table = server.lay("toy/cellar", seats=[{}, {}])
    client = table.sit()
    assert table.post("/seats/0/release", token=table.tokens[1]).json()["code"] == "not-allowed"
    assert table.post("/seats/0/release").json()["kind"] == "open"
    assert client.until("your_seats")["seats"] == [1]
    assert client.choose("dig", 0)["code"] == "not-allowed"
    assert server.get(f"/api/tables/{table.id}", table.tokens[0]).json()["code"] == "no-table"


def test_a_seat_is_lent_to_a_bot_and_taken_back(server: Running) -> None:
    table = server.lay("toy/cellar", seats=[{"name": "Ann"}, {}], undo="free", pace=0)
    ann = table.sit(0)
    assert table.post("/seats/0/bot", {"agent": "genius"}).json()["code"] == "bad-setup"
    seat = table.post("/seats/0/bot", {"agent": "random"}).json()
    assert (seat["kind"], seat["agent"], seat["owned"], seat["name"]) == ("bot", "random", True, "Ann")
    assert in_words(ann.until("chat")["line"]) == "A bot (By chance) plays for Ann in seat 1 now."
    # It plays until a person is asked.
    until(lambda: table.get().json()["answers"] > 0)
    while ann.question is None or 0 in ann.question["seats"]:
        ann.until("question")
    assert ann.choose("dig", 0)["code"] == "not-allowed"
    assert table.post("/seats/0/take-back", token=table.tokens[1]).json()["code"] == "not-allowed"
    assert table.post("/seats/0/take-back").json()["kind"] == "person"
    assert kinds(table) == ["person", "person"]


@pytest.mark.parametrize(
    ("allowed", "by_player", "by_host"),
    [("anyone", 200, 200), ("host", 403, 200), ("nobody", 403, 403)],
)
def test_who_may_give_an_idle_seat_to_a_bot(
    server: Running, allowed: str, by_player: int, by_host: int
) -> None:
    table = server.lay("toy/cellar", seats=[{}, {}], idle_bots=allowed)
    here = table.sit(1)
    assert [seat["idle"] for seat in here.state["seats"]] == [True, True]  # before it has sat down
    assert [seat["idle"] for seat in here.until("presence")["seats"]] == [True, False]
    assert table.post("/seats/0/bot", token=table.watch).status_code == 403
    assert table.post("/seats/0/bot", token=table.tokens[1]).status_code == by_player
    assert table.post("/seats/0/bot", token=table.host).status_code == by_host
    # Somebody who is there keeps the seat, whatever others want.
    assert table.post("/seats/1/bot", token=table.host).json()["code"] == "not-allowed"
    assert table.post("/seats/1/bot", token=table.tokens[1]).status_code == 200


def test_a_seat_whose_survivors_are_gone_is_idle() -> None:
    def person(seat: int, fate: str) -> dict[str, object]:
        return {"id": f"{fate}-{seat}", "seat": seat, "fate": fate}

    view = {"survivors": [person(0, "dead"), person(0, "alive"), person(1, "dead"), person(1, "away")]}
    assert [all_gone(view, seat) for seat in (0, 1, 2)] == [False, True, False]
    assert survivors_of(view, 1) == ["dead-1", "away-1"]
    assert not all_gone({}, 0) and survivors_of({"survivors": 3}, 0) == []


def test_a_seat_moves_to_another_device(server: Running) -> None:
    table = server.lay("toy/cellar", seats=[{}, {}], undo="free")
    old = table.sit(0)
    moved = table.post("/seats/0/move").json()
    assert moved["link"] == f"/t/{table.id}#seat={moved['token']}"
    # Until the link is used the old device keeps the seat, and a link is no seat.
    assert old.choose("rest", 0)["type"] == "accepted"
    link = Seated(server, table.id, [moved["token"]])
    assert link.welcome["seats"] == [] and link.ask("undo", seat=0, at=1)["code"] == "not-allowed"
    before = table.tokens[0]
    table.tokens[0] = table.post("/seats/0/claim", {"name": "Thief"}, moved["token"]).json()["token"]
    new = table.sit(0)
    assert new.welcome["seats"] == [0] and new.state["seats"][0]["name"] == ""
    # The old token and the link are dead at once, and the sockets that were opened with them.
    assert old.until("your_seats")["seats"] == []
    assert old.closed() and link.closed()
    for dead in (before, moved["token"]):
        assert server.get(f"/api/tables/{table.id}", dead).json()["code"] == "no-table"
        assert table.post("/seats/0/claim", {}, dead).json()["code"] == "no-table"
    assert new.ask("undo", seat=0, at=1)["type"] == "accepted"


def test_a_newer_link_to_another_device_ends_an_older_one(server: Running) -> None:
    table = server.lay("toy/cellar", seats=[{}, {}])
    assert table.post("/seats/0/move", token=table.host).json()["code"] == "not-allowed"
    older = table.post("/seats/0/move").json()["token"]
    looking = Seated(server, table.id, [older])
    newer = table.post("/seats/0/move").json()["token"]
    assert looking.closed()
    assert table.post("/seats/0/claim", {}, older).json()["code"] == "no-table"
    # Nobody moves somebody else's seat, nor another one than that of the link.
    assert table.post("/seats/1/claim", {}, newer).json()["code"] == "not-allowed"
    table.tokens[0] = table.post("/seats/0/claim", {}, newer).json()["token"]
    assert table.sit(0).welcome["seats"] == [0]


def test_a_claim_whose_answer_was_lost_is_made_again(server: Running) -> None:
    table = server.lay(seats=[{}, {"kind": "open"}, {"kind": "open"}])
    claim = {"name": "Ben", "key": "a-secret-of-the-clients-own"}
    first, again = (table.post("/seats/1/claim", claim, table.invite).json() for _ in range(2))
    assert first == again and table.get(token=first["token"]).json()["yours"] == [1]
    notes = [in_words(line) for line in table.look().state["chat"]]
    assert notes == ["Ben sits down in seat 2."]
    # The key is for this seat, and for nobody else's claim.
    other = {**claim, "key": "another-secret-of-another-client"}
    assert table.post("/seats/1/claim", other, table.invite).json()["code"] == "seat-taken"
    elsewhere = table.post("/seats/2/claim", claim, table.invite).json()["token"]
    assert elsewhere != first["token"]
    assert table.post("/seats/1/claim", {"key": "short"}, table.invite).json()["code"] == "malformed"
    # The same with a link to another device, which is dead after the first time.
    link = table.post("/seats/0/move").json()["token"]
    moved = [table.post("/seats/0/claim", claim, link).json() for _ in range(2)]
    assert moved[0] == moved[1] and table.get(token=moved[0]["token"]).json()["yours"] == [0]


def test_the_host_frees_a_seat(server: Running) -> None:
    table = server.lay("toy/cellar", seats=[{}, {"kind": "open"}], undo="free")
    token = table.post("/seats/1/claim", {"name": "Ben"}, table.invite).json()["token"]
    table.tokens[1] = token
    ann, ben = table.sit(0), table.sit(1)
    assert table.post("/seats/1/release", token=table.tokens[0]).json()["code"] == "not-allowed"
    assert table.post("/seats/1/release", token=table.watch).json()["code"] == "not-allowed"
    assert table.post("/seats/1/release", token=table.host).json()["kind"] == "open"
    assert in_words(ann.until("chat")["line"]) == "The host has freed seat 2, where Ben sat."
    assert ben.until("your_seats")["seats"] == [] and ben.closed()
    assert server.get(f"/api/tables/{table.id}", token).json()["code"] == "no-table"
    # Done twice it is done once.
    assert table.post("/seats/1/release", token=table.host).status_code == 200
    assert table.post("/seats/1/claim", {"name": "Cy"}, table.invite).status_code == 201
    # A seat that was lent to a bot is freed as well.
    assert table.post("/seats/0/bot", {"agent": "random"}).json()["owned"]
    assert table.post("/seats/0/release", token=table.host).json()["kind"] == "open"


def test_who_looks_at_hidden_things_is_told_to_everybody(server: Running) -> None:
    table = server.lay("toy/cellar", seats=[{"name": "Ann"}, {}], undo="free")
    eve, ben = table.look(), table.sit(1)
    assert not table.get("/record").json()["full"] and eve.quiet() is False  # only that Ben has come
    assert table.get("/record", table.tokens[0], spoilers=True).json()["full"]
    looked = "Ann has looked at what is still hidden: the decks and the dice to come."
    assert in_words(eve.until("chat")["line"]) == in_words(ben.until("chat")["line"]) == looked
    # Once for a position, however often they look.
    assert table.get("/record", table.tokens[0], spoilers=True).json()["full"]
    number = table.post("/reports", {"note": "How?"}, table.tokens[0]).json()["number"]
    assert table.get(f"/reports/{number}", table.tokens[0], spoilers=True).status_code == 200
    assert eve.quiet()
    fork = {"table": table.id, "spoilers": True}
    assert server.post("/api/tables/fork", fork, table.host).status_code == 201
    assert in_words(eve.until("chat")["line"]).startswith("The host has looked")
    assert table.get(f"/reports/{number}", table.tokens[1], spoilers=True).status_code == 200
    assert in_words(eve.until("chat")["line"]).startswith("Seat 2 has looked")
    # Whoever cannot look is not told of; what a watcher asks for is the public part.
    assert not table.get("/record", table.watch, spoilers=True).json()["full"] and eve.quiet()


def test_going_on_with_ones_tables(server: Running) -> None:
    one = server.lay("toy/cellar", seats=[{}, {}], title="One")
    two = server.lay(title="Two")
    one.sit(0).choose("rest", 0)
    tokens = [one.tokens[1], two.tokens[0], two.host, "gone", one.watch]
    answer = server.post("/api/tables/mine?lang=de", {"tokens": tokens}).json()
    assert [table["title"] for table in answer["tables"]] == ["One", "Two"]  # the last changed first
    assert answer["unknown"] == ["gone", one.watch]
    mine = answer["tables"][0]
    assert (mine["seats"], mine["your_turn"], mine["round"], mine["over"]) == ([1], True, 1, False)
    only = server.post("/api/tables/mine", {"tokens": [one.tokens[0]]}).json()
    assert not only["tables"][0]["your_turn"]


def test_tokens_are_kept_as_hashes(start: Callable[..., Running], settings: Settings) -> None:
    server = start()
    table = server.lay(seats=[{}, {"kind": "open"}])
    token = table.post("/seats/1/claim", {}, table.invite).json()["token"]
    server.stop()
    folder = Path(settings.database.removeprefix("sqlite:///")).parent
    kept = b"".join(path.read_bytes() for path in folder.iterdir())
    for secret in (table.host, table.invite, table.watch, token, table.tokens[0]):
        assert len(secret) >= 22  # 128 bits
        assert secret.encode() not in kept
        assert hashed(secret).encode() in kept


# Bots


def test_bots_finish_a_game_while_somebody_watches(server: Running) -> None:
    table = server.lay("toy/attic", seats=[{"kind": "bot", "agent": "random"}, {"kind": "bot"}], pace=0)
    eve = table.look()
    while eve.question is not None:
        eve.until("question", "state")
    record = table.get("/record").json()
    assert record["full"] and overrun.replay(record["record"]).over
    assert all(choice["bot"] for choice in table.get("/frames").json()["choices"])


def test_sensible_bots_play_the_tutorial(server: Running) -> None:
    table = server.lay(seats=[{"kind": "bot", "agent": "sensible"}], pace=0)
    eve = table.look()
    while table.get().json()["round"] < 3 and eve.question is not None:
        eve.until("question")
    assert len(table.get("/frames").json()["choices"]) > 10


def test_bots_keep_a_pace_people_can_follow(start: Callable[..., Running], settings: Settings) -> None:
    server = start(dataclasses.replace(settings, shortest_pace=0.15))
    table = server.lay("toy/cellar", seats=[{"kind": "bot", "agent": "random"}, {}], pace=0)
    client = table.sit(1)
    with pytest.raises(TimeoutError):
        client.until("happened", timeout=0.1)
    assert client.until("happened")["choices"][0]["bot"]


def test_a_bot_that_nobody_watches_waits(start: Callable[..., Running], settings: Settings) -> None:
    server = start(dataclasses.replace(settings, bots_linger=0.0))
    table = server.lay("toy/cellar", seats=[{"kind": "bot"}, {"kind": "bot"}], pace=0)
    assert table.get().json()["answers"] == 0
    table.look().until("happened")


def test_a_bot_that_fails_takes_what_it_can(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: object) -> None:
        raise RuntimeError("no idea")

    monkeypatch.setattr("overrun.rooms.bots.make", lambda name, seed: broken)
    table = server.lay("toy/cellar", seats=[{"kind": "bot"}, {}], pace=0)
    client = table.sit(1)
    happened = client.until("happened")
    assert happened["choices"][0]["text"] == "dig"
