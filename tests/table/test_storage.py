"""Nothing is ever lost: restarts, upgrades, faults in the rules, two answers at once, SIGKILL under load."""

from __future__ import annotations

import os
import random
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from overrun.core.play import Play
from overrun.errors import OverrunError
from overrun.rooms.restore import folded, restored
from overrun.rooms.store import Conflict, Row
from overrun.rooms.table import LogEntry
from overrun.server.settings import Settings
from overrun.server.sql_store import SqlStore
from tests.core.toy import TOY_GAME, Turn
from tests.core.toy import turn as toy_turn
from tests.table.conftest import GAMES, WAIT, Address, Laid, Running, Seated, in_words, refusal_in_words
from tests.table.test_game import play_on

Start = Callable[..., Running]


def moved(table: Laid, server: Running) -> Laid:
    """The same table at another server."""
    table.server = server
    return table


def test_a_restart_loses_nothing(start: Start) -> None:
    server = start()
    table = server.lay(seats=[{"name": "Ann"}, {"name": "Ben"}], undo="free")
    client = table.sit()
    play_on(client, random.Random(4), 30)
    client.ask("undo", seat=0, at=client.at)
    client.ask("undo", seat=1, at=client.at)
    client.ask("redo", seat=0, at=client.at)
    client.ask("chat", text="Still here?", seat=1, key="1")
    before = table.sit()
    film = table.get("/frames").json()
    server.stop()
    after = moved(table, start()).sit()
    assert (after.at, after.view, after.question) == (before.at, before.view, before.question)
    for key in ("answers", "undo", "redo", "log", "chat"):
        assert after.state[key] == before.state[key], key
    assert after.state["redo"] == [0, 1]
    assert table.get("/frames").json() == film
    # What was taken back can still be done again, with the same dice.
    assert after.ask("redo", seat=0, at=after.at)["type"] == "accepted"
    assert table.get().json()["answers"] == 30


def test_tables_that_nobody_sits_at_are_rebuilt_when_needed(start: Start, settings: Settings) -> None:
    server = start(replace(settings, tables_kept=2))
    tables = [server.lay("toy/cellar", seats=[{}, {}]) for _ in range(5)]
    for table in tables:
        client = table.sit()
        client.choose("rest", 0)
        client.close()
    for room in server.rooms.in_memory.values():
        room.used -= 60
    server.lay("toy/cellar", seats=[{}, {}])
    assert len(server.rooms.in_memory) <= 3
    assert [table.get().json()["answers"] for table in tables] == [1] * 5


# Faults


def test_an_answer_whose_script_raises_is_not_taken(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    def faulty(play: Play[Any, Any], step: Turn) -> Any:
        script = toy_turn(play, step)
        chosen = yield next(script)
        if chosen.verb == "draw":
            play.state.treasure = 99
            raise ZeroDivisionError("a fault in a rule")
        try:
            question = script.send(chosen)
            while True:
                question = script.send((yield question))
        except StopIteration:
            return

    ruleset = replace(TOY_GAME.ruleset, scripts={**TOY_GAME.ruleset.scripts, Turn: faulty})
    monkeypatch.setitem(GAMES._registered, "toy", replace(TOY_GAME, ruleset=ruleset))
    server = start()
    table = server.lay("toy/cellar", seats=[{}, {}], undo="free")
    client, eve = table.sit(), table.look()
    before = client.view
    error = client.choose("draw", 0)
    assert error["code"] == "failed" and "our fault" in refusal_in_words(error)
    assert table.sit().view == before
    assert client.ask("choose_all", texts=["dig", "keep", "draw"], seat=0, at=0)["code"] == "failed"
    # The table lives on, and nothing of it was stored.
    assert client.choose("rest", 0)["type"] == "accepted"
    assert eve.until("happened")["answers"] == 1
    server.stop()
    assert moved(table, start()).sit().state["answers"] == 1


def test_a_database_that_cannot_write_changes_nothing(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = start()
    table = server.lay("toy/cellar", seats=[{}, {}])
    client = table.sit()

    async def full(*args: object, **more: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(server.carrier.store, "append", full)
        assert client.choose("rest", 0)["code"] == "failed"
    assert client.choose("dig", 0)["type"] == "accepted"
    assert table.get().json()["answers"] == 1


def test_of_two_answers_at_once_one_wins(server: Running) -> None:
    """Both seats may answer for the team; they do so at the same moment, many times over."""
    for _ in range(10):
        table = server.lay("toy/cellar", seats=[{}, {}], undo="free")
        both = [table.sit(0), table.sit(1)]
        for seat in (0, 1):
            both[seat].choose("rest", seat, at=seat)
        for seat, door in ((0, "west"), (1, "east")):
            both[seat].send("choose", text=f"bar {door}", seat=seat, at=2)
        answers = [client.until("accepted", "error") for client in both]
        assert sorted(answer["type"] for answer in answers) == ["accepted", "error"]
        assert [answer["code"] for answer in answers if answer["type"] == "error"] == ["stale"]
        east = answers[1]["type"] == "accepted"
        assert table.sit().view["barred"] == ("east" if east else "west")


def test_two_servers_on_one_database_cannot_both_win(start: Start) -> None:
    one, two = start(), start()
    table = one.lay("toy/cellar", seats=[{}, {}], undo="free")
    here = table.sit()
    there = Seated(two, table.id, list(table.tokens.values()))
    assert here.choose("rest", 0)["type"] == "accepted"
    assert there.choose("dig", 0)["code"] == "stale"
    assert there.until("state")["at"] == 1
    again = Seated(two, table.id, list(table.tokens.values()))
    assert again.at == 1
    assert again.choose("rest", 1)["type"] == "accepted"
    assert here.choose("dig", 1)["code"] == "stale"


def test_the_database_refuses_a_row_twice(tmp_path: Path, server: Running) -> None:
    table = server.lay("toy/cellar", seats=[{}, {}])
    store = server.carrier.store
    rows = server.rows(table.id)
    twice = [Row("chat", None, {}, 0.0), Row("chat", None, {}, 0.0)]
    with pytest.raises(Conflict):
        server.wait_for(store.append(table.id, len(rows) - 1, twice))
    assert server.rows(table.id) == rows
    (tmp_path / "file").write_text("")
    with pytest.raises(OverrunError, match=r"cannot be used: .*; name another with --db"):
        SqlStore(f"sqlite:///{tmp_path / 'file' / 'x.sqlite'}")
    with pytest.raises(OverrunError, match="cannot be used"):
        SqlStore("chalk://board")


def test_undoing_and_redoing_fold_to_what_counts() -> None:
    a, b, c = (LogEntry("answer", 0, text) for text in "abc")
    undo, redo = LogEntry("undo", 0, count=2), LogEntry("redo", 0, count=1)
    assert folded([a, b, undo]) == ([], [b, a])
    assert folded([a, b, undo, redo]) == ([a], [b])
    assert folded([a, b, undo, redo, c]) == ([a, c], [])


# Upgrades


def upgraded(patch: pytest.MonkeyPatch, version: str) -> None:
    for module in ("core.record", "core.replay", "rooms.playback", "rooms.restore"):
        patch.setattr(f"overrun.{module}.ENGINE_VERSION", version)


@pytest.mark.parametrize("mission", ["toy/cellar", "classic/00-tutorial"])
def test_a_running_game_survives_an_upgrade(
    start: Start, settings: Settings, monkeypatch: pytest.MonkeyPatch, mission: str
) -> None:
    server = start()
    table = server.lay(mission, seats=[{}, {}], undo="free")
    client = table.sit()
    chance = random.Random(2)
    while client.view["round"] < 3 and client.question is not None:
        play_on(client, chance, 1)
    play_on(client, chance, 4)
    client.ask("undo", seat=0, at=client.at)
    before = table.sit()
    assert before.question is not None
    server.stop()
    upgraded(monkeypatch, "0.2.0")
    server = start()
    after = moved(table, server).sit(lang="de")
    assert after.view == before.view
    assert [option["text"] for option in after.question["options"]] == [  # type: ignore[index]
        option["text"] for option in before.question["options"]
    ]
    assert after.at > before.at
    renewed = in_words(after.state["chat"][-1], "de")
    assert "Das Programm wurde erneuert" in renewed and "0.1.0" in renewed
    # It goes on, its record is good, and so it does after the next restart and the next upgrade.
    play_on(after, chance, 6)
    if after.question is not None:
        after.ask("undo", seat=0, at=after.at)
    now = table.sit()
    for version in ("0.2.0", "0.3.0"):
        server.stop()
        upgraded(monkeypatch, version)
        server = start()
        again = moved(table, server).sit()
        assert again.view == now.view
    notes = [line for line in again.state["chat"] if line["kind"] == "note"]
    assert len(notes) == 2


def test_rules_that_changed_without_a_word_are_noticed(
    start: Start, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The version is the same, but the game comes out differently: it goes on from its last round."""
    server = start()
    table = server.lay("toy/cellar", seats=[{}, {}], undo="free")
    client = table.sit()
    chance = random.Random(2)
    while client.view["round"] < 3 and client.question is not None:
        play_on(client, chance, 1)
    before = table.sit()
    server.stop()

    def other_set_up(play: Any, step: Any) -> None:
        TOY_GAME.ruleset.scripts[type(step)](play, step)
        play.state.deck.reverse()

    first = next(iter(TOY_GAME.ruleset.scripts))
    ruleset = replace(TOY_GAME.ruleset, scripts={**TOY_GAME.ruleset.scripts, first: other_set_up})
    monkeypatch.setitem(GAMES._registered, "toy", replace(TOY_GAME, ruleset=ruleset))
    after = moved(table, start()).sit()
    assert after.view == before.view
    assert after.state["chat"][-1]["kind"] == "note"


def test_a_table_that_cannot_go_on_says_so(start: Start, settings: Settings, monkeypatch: Any) -> None:
    server = start()
    table = server.lay("toy/cellar", seats=[{}, {}])
    stored = server.wait_for(server.carrier.store.load(table.id))
    assert stored is not None
    server.stop()
    ruleset = replace(TOY_GAME.ruleset, schema=2)
    monkeypatch.setitem(GAMES._registered, "toy", replace(TOY_GAME, ruleset=ruleset))
    upgraded(monkeypatch, "0.2.0")
    with pytest.raises(OverrunError, match="layout"):
        restored(stored, time.time)
    answer = moved(table, start()).get()
    assert answer.status_code == 400 and "layout" in answer.json()["message"]


# SIGKILL


ROOT = Path(__file__).parents[2]


class Process(Address):
    """`overrun play` as a real process."""

    def __init__(self, database: str, port: int = 0, files: int | None = None):
        command = [sys.executable, "-m", "overrun", "play", "--no-browser", "--host", "127.0.0.1"]
        if files is not None:
            command = ["sh", "-c", f'ulimit -n {files}; exec "$@"', "sh", *command]
        self.process = subprocess.Popen(
            [*command, "--port", str(port), "--db", database],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1", "LANG": "C.UTF-8"},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, line + self.process.stdout.read()
        super().__init__(int(found[1]))

    def wait_for_answer(self) -> None:
        for _ in range(200):
            try:
                self.http.get("/api/lan")
            except OSError:
                continue
            except Exception:
                threading.Event().wait(0.05)
                continue
            return


@pytest.fixture
def processes() -> Iterator[list[Process]]:
    started: list[Process] = []
    yield started
    for each in started:
        each.process.kill()
        each.process.wait()


def hammer(table: Laid, acknowledged: list[tuple[int, int, str]], stop: threading.Event) -> None:
    """Answer as fast as possible, noting every acknowledged answer; reconnect when the server is gone."""
    chance = random.Random(table.id)
    while not stop.is_set():
        try:
            client = table.sit()
            while not stop.is_set() and client.question is not None:
                at = client.at
                option = chance.choice(client.question["options"])
                seat = client.question["seats"][0]
                if client.choose(option["text"], seat)["type"] == "accepted":
                    acknowledged.append((at, seat, option["text"]))
            return
        except (OSError, WebSocketException, TimeoutError):
            stop.wait(0.05)


def test_a_server_killed_under_load_loses_no_acknowledged_answer(
    database: str, processes: list[Process]
) -> None:
    first = Process(database)
    processes.append(first)
    first.wait_for_answer()
    tables = [first.lay("classic/01-city-blocks", seats=[{}, {}, {}, {}]) for _ in range(4)]
    acknowledged: list[list[tuple[int, int, str]]] = [[] for _ in tables]
    stop = threading.Event()
    threads = [
        threading.Thread(target=hammer, args=(table, list_, stop), daemon=True)
        for table, list_ in zip(tables, acknowledged, strict=True)
    ]
    for thread in threads:
        thread.start()

    def all_have(more: list[int]) -> bool:
        return all(len(list_) > least for list_, least in zip(acknowledged, more, strict=True))

    _wait(lambda: all_have([5] * 4))
    first.process.send_signal(signal.SIGKILL)
    first.process.wait()
    at_death = [len(list_) for list_ in acknowledged]
    # On the same port again: the clients come back by themselves and go on.
    second = Process(database, first.port)
    processes.append(second)
    _wait(lambda: all_have([count + 3 for count in at_death]) or not any(t.is_alive() for t in threads))
    stop.set()
    for thread in threads:
        thread.join(WAIT)
    for table, list_ in zip(tables, acknowledged, strict=True):
        choices = table.get("/frames").json()["choices"]
        kept = [(choice["answer"] - 1, choice["seat"], choice["text"]) for choice in choices]
        assert len(list_) > 8
        # An answer may be kept without having been acknowledged, never the other way round.
        assert [entry for entry in list_ if entry not in kept] == []


def _wait(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        threading.Event().wait(0.05)
    raise AssertionError("waited too long")


def test_a_crowd_at_the_door_takes_no_file_from_the_tables(database: str, processes: list[Process]) -> None:
    """More come at once than there are files: they are sent away, a few at a time."""
    server = Process(database, files=300)
    processes.append(server)
    server.wait_for_answer()
    table = server.lay()
    for _ in range(2):
        crowd = [socket.socket() for _ in range(700)]
        for each in crowd:
            each.setblocking(False)
            each.connect_ex(("127.0.0.1", server.port))
        threading.Event().wait(0.3)
        for each in crowd:
            each.close()
        assert table.post("/messages", {"type": "chat", "text": "hi"}).status_code == 200
    server.process.send_signal(signal.SIGTERM)
    out, _ = server.process.communicate(timeout=WAIT)
    assert "Traceback" not in out and "out of system resource" not in out


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_ctrl_c_ends_it_cleanly(database: str, processes: list[Process], how: signal.Signals) -> None:
    server = Process(database)
    processes.append(server)
    server.wait_for_answer()
    table = server.lay()
    client = table.sit()
    # A bot is thinking, in a process of its own.
    server.lay(seats=[{"kind": "bot", "agent": "search"}], pace=0).look().until("happened", timeout=30)
    server.process.send_signal(how)
    assert client.closed()
    out, _ = server.process.communicate(timeout=WAIT)
    assert server.process.returncode == 0
    assert out.rstrip().endswith("Stopped. All games are kept.")
    assert "Traceback" not in out and "Warning" not in out
    for secret in (table.host, table.invite, table.tokens[0]):
        assert secret not in out
