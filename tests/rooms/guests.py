"""People at tables without any server: requests go to `handle`, messages through a `Connection`."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from msgspec import json

from overrun.rooms.connection import Connection
from overrun.rooms.limits import Limits
from overrun.rooms.requests import Request
from overrun.rooms.rooms import Rooms
from overrun.rooms.routes import handle

T = TypeVar("T")


def run(doing: Coroutine[Any, Any, T]) -> T:
    """Run something to its end; in a thread: where a browser is driven, the main one has a loop already."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, doing).result()


class Clock:
    """A clock that nobody waits for: sleeping takes no time, it only moves the hands."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    def elapsed(self) -> float:
        return self.time

    async def sleep(self, seconds: float) -> None:
        self.time += seconds
        await asyncio.sleep(0)


# For those who never rest.
PATIENT = Limits(messages_per_second=100_000, message_burst=100_000)


async def ask(rooms: Rooms, method: str, path: str, data: Any = None, *tokens: str) -> Any:
    """The answer to a request, which has to be a good one."""
    body = b"" if data is None else json.encode(data)
    answer = await handle(rooms, Request(method, path, body=body, tokens=tokens))
    assert answer.status < 300, answer.body
    return json.decode(answer.body)


class Guest:
    """Somebody at a table who keeps the view up to date, as a page would."""

    def __init__(self, rooms: Rooms, table: str, *tokens: str):
        self.connection = Connection(rooms, table, self._told)
        self.tokens = tokens
        self.heard: list[dict[str, Any]] = []
        self.ended = False
        self.view: dict[str, Any] = {}
        self.question: dict[str, Any] | None = None
        self.at = -1

    def _told(self, text: str) -> None:
        if not text:
            self.ended = True
            return
        message = json.decode(text)
        self.heard.append(message)
        kind = message["type"]
        if kind == "state":
            self.view = message["view"]
        elif kind == "happened":
            for frame in message["frames"]:
                self.view |= frame["patch"]
            self.view |= message["patch"]
        if kind in ("state", "question"):
            self.question, self.at = message["question"], message["at"]

    async def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Say something; the last thing that was heard of it."""
        await self.connection.hear(json.encode({"type": kind, **fields}))
        return self.heard[-1]

    async def hello(self) -> Guest:
        """Come in."""
        await self.say("hello", tokens=list(self.tokens))
        return self

    async def choose(self, text: str, seat: int = 0) -> dict[str, Any]:
        """Give an answer."""
        return await self.say("choose", text=text, seat=seat, at=self.at)

    async def play(self, chance: random.Random, answers: int = 10_000) -> int:
        """Choose by chance until the game is over or enough answers were given."""
        given = 0
        while self.question is not None and given < answers:
            option = chance.choice(self.question["options"])
            seat = option["owner"] if option["owner"] is not None else self.question["seats"][0]
            assert (await self.choose(option["text"], seat))["type"] == "accepted"
            given += 1
        return given


async def whole_game(rooms: Rooms, mission: str = "classic/00-tutorial") -> tuple[dict[str, Any], Guest]:
    """A game that two people have played by chance to its end: the table's links, and one of them."""
    links = await ask(rooms, "POST", "/api/tables", {"mission": mission, "seats": [{}, {}], "undo": "free"})
    tokens = [seat["token"] for seat in links["seats"]]
    guest = await Guest(rooms, links["id"], *tokens).hello()
    await guest.play(random.Random(3))
    return links, guest
