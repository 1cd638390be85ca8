"""A real server on a port of its own, a real database file, and clients that talk to it."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from overrun.rooms.bots import bot_title
from overrun.rooms.room import Room
from overrun.rooms.rooms import Rooms
from overrun.rooms.store import Row
from overrun.server.carrier import Carrier
from overrun.server.run import listen, server_of
from overrun.server.settings import Settings
from overrun.words import Words
from overrun.words.refusals import refusal
from tests.core.toy import TOY_GAME

GAMES = sys.modules["overrun.games"]  # `overrun.games` is the function
TUTORIAL = "classic/00-tutorial"
WAIT = 10.0

T = TypeVar("T")


@pytest.fixture(autouse=True, scope="module")
def _with_the_cellar() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAMES, "_registered", {**GAMES._registered, "toy": TOY_GAME})
        yield


class Laid:
    """A table that was set up over HTTP."""

    def __init__(self, server: Address, links: dict[str, Any]):
        self.server = server
        self.id: str = links["id"]
        self.host: str = links["host"]
        self.tokens: dict[int, str] = {entry["seat"]: entry["token"] for entry in links["seats"]}
        self.invite: str = links["invite"].partition("#join=")[2]
        self.watch: str = links["watch"].partition("#watch=")[2]

    def sit(self, *seats: int, lang: str = "en") -> Seated:
        """Connect with the tokens of some seats (all that are ours, if none is named)."""
        return Seated(self.server, self.id, [self.tokens[seat] for seat in seats or self.tokens], lang)

    def look(self, lang: str = "en") -> Seated:
        """Connect as a watcher."""
        return Seated(self.server, self.id, [self.watch], lang)

    def get(self, path: str = "", token: str = "", **params: Any) -> Any:
        tokens = token or ",".join([self.host, *self.tokens.values()])
        return self.server.get(f"/api/tables/{self.id}{path}", tokens, **params)

    def frames(self, first: int, last: int | None = None) -> Any:
        """A part of the film."""
        part: dict[str, Any] = {"from": first} if last is None else {"from": first, "to": last}
        return self.get("/frames", **part)

    def post(self, path: str, data: Any = None, token: str = "") -> Any:
        tokens = token or ",".join([self.host, *self.tokens.values()])
        return self.server.post(f"/api/tables/{self.id}{path}", data, tokens)


class Address:
    """Where a server is, and how to ask it something."""

    def __init__(self, port: int):
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=WAIT)

    def get(self, path: str, token: str = "", **params: Any) -> Any:
        return self.http.get(path, params=params, headers=bearer(token))

    def post(self, path: str, data: Any = None, token: str = "") -> Any:
        return self.http.post(path, json={} if data is None else data, headers=bearer(token))

    def lay(self, mission: str = TUTORIAL, **setup: Any) -> Laid:
        answer = self.post("/api/tables", {"mission": mission, **setup})
        assert answer.status_code == 201, answer.text
        return Laid(self, answer.json())


def bearer(token: str) -> dict[str, str]:
    return {"authorization": f"Bearer {token}"} if token else {}


class Running(Address):
    """A server in a thread of this process."""

    def __init__(self, settings: Settings):
        self.listening = listen("127.0.0.1", 0)
        super().__init__(self.listening.getsockname()[1])
        self.server = server_of(settings)
        self.thread = threading.Thread(target=self._run, daemon=True)
        self.thread.start()
        until(lambda: self.server.started)

    def _run(self) -> None:
        asyncio.run(self.server.serve(sockets=[self.listening]))

    @property
    def carrier(self) -> Carrier:
        found: Carrier = self.server.config.app.app.state.carrier
        return found

    @property
    def rooms(self) -> Rooms:
        return self.carrier.rooms

    def room(self, table: str) -> Room:
        return self.rooms.in_memory[table]

    def wait_for(self, asking: Coroutine[Any, Any, T]) -> T:
        """Ask something where the server runs."""
        return asyncio.run_coroutine_threadsafe(asking, self.carrier.loop).result(WAIT)

    def rows(self, table: str) -> list[Row]:
        """The log of a table, as it is kept."""
        stored = self.wait_for(self.carrier.store.load(table))
        assert stored is not None
        return stored.rows

    @property
    def guard(self) -> Any:
        return self.server.config.app

    @property
    def door(self) -> Any:
        return self.server.config.http.door

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(WAIT)
        self.listening.close()
        self.http.close()


class Seated:
    """A client with a socket. It keeps the view up to date as a page would."""

    def __init__(self, server: Address, table: str, tokens: list[str], lang: str = "en"):
        self.raw: list[str] = []
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{server.port}/ws/tables/{table}", open_timeout=WAIT, legacy=True
        )
        self.state: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.at = -1
        self.send("hello", tokens=tokens, lang=lang)
        self.welcome = self.until("welcome")
        self.until("state")

    def send(self, kind: str, **fields: Any) -> None:
        self.socket.send(json.encode({"type": kind, **fields}).decode())

    def next(self, timeout: float = WAIT) -> dict[str, Any]:
        text = self.socket.recv(timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.decode(text)
        self._take(message)
        return message

    def _take(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.state = message
            self.view = message["view"]
            self.question, self.at = message["question"], message["at"]
        elif message["type"] == "happened":
            for frame in message["frames"]:
                self.view = {**self.view, **frame["patch"]}
            self.view = {**self.view, **message["patch"]}
            self.at = message["at"]
        elif message["type"] == "question":
            self.question, self.at = message["question"], message["at"]

    def until(self, *kinds: str, timeout: float = WAIT) -> dict[str, Any]:
        """The next message of these kinds; everything before it is taken note of."""
        end = time.monotonic() + timeout
        while True:
            message = self.next(max(0.01, end - time.monotonic()))
            if message["type"] in kinds:
                return message

    def choose(self, text: str, seat: int = 0, at: int | None = None) -> dict[str, Any]:
        """Choose, and wait for the answer."""
        self.send("choose", text=text, seat=seat, at=self.at if at is None else at)
        return self.until("accepted", "error")

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something and wait for the answer."""
        self.send(kind, **fields)
        return self.until("accepted", "error", "because", "suggested", "previewed")

    def quiet(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes for a while."""
        try:
            self.next(seconds)
        except TimeoutError:
            return True
        return False

    def closed(self) -> bool:
        """Whether the server ends the connection."""
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return True

    def close(self) -> None:
        self.socket.close()


def until(true: Callable[[], Any], timeout: float = WAIT) -> None:
    end = time.monotonic() + timeout
    while not true():
        assert time.monotonic() < end, "waited too long"
        time.sleep(0.01)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


def patient(database: str) -> Settings:
    """Settings for clients that never rest."""
    often = 100_000
    return Settings(
        database=database,
        posts_per_second=1000,
        post_burst=often,
        gets_per_second=1000,
        get_burst=often,
        messages_per_second=1000,
    )


@pytest.fixture
def settings(database: str) -> Settings:
    return patient(database)


@pytest.fixture
def start(settings: Settings) -> Iterator[Callable[..., Running]]:
    """Start servers over the same database file; all are stopped in the end."""
    running: list[Running] = []

    def start_(with_settings: Settings = settings) -> Running:
        running.append(Running(with_settings))
        return running[-1]

    yield start_
    for server in running:
        server.stop()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a file: tables know nothing of each other."""
    running = Running(patient(f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.sqlite'}"))
    yield running
    running.stop()


def in_words(line: dict[str, Any], language: str = "en") -> str:
    """A line of the chat as the page writes it."""
    words = Words(language)
    args = {**line["args"], "agent": bot_title(words, line["args"].get("agent", ""))}
    return words.text(line["note"], **args) if line["note"] else str(line["text"])


def refusal_in_words(answer: dict[str, Any], language: str = "en") -> str:
    """A refusal as the page writes it."""
    words = Words(language)
    said, message = words.text(answer["key"], **answer["args"]), answer["message"]
    own = refusal(words, message)
    if answer["code"] == "illegal" or (language != "en" and own == message):
        return f"{said} ({own})" if message else said
    return own or said
