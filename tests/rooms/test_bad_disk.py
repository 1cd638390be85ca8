"""A disk that fails at random, and two servers: what was acknowledged is kept, what was refused is not."""

from __future__ import annotations

import random
import secrets
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from overrun.rooms.memory_store import MemoryStore
from overrun.rooms.pace import Pace
from overrun.rooms.problems import Busy, log
from overrun.rooms.rooms import Rooms
from tests.core.toy import TOY_GAME
from tests.rooms.guests import PATIENT, Clock, Guest, ask, run

GAMES = sys.modules["overrun.games"]  # `overrun.games` is the function


@pytest.fixture(autouse=True, scope="module")
def _with_the_cellar() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAMES, "_registered", {**GAMES._registered, "toy": TOY_GAME})
        patch.setattr(secrets, "randbits", lambda bits: 7)
        # It would be full of what this is about.
        patch.setattr(log, "disabled", True)
        yield


class BadDisk(MemoryStore):
    """Writes, or does not, or has written and says that it has not; and cannot always be read."""

    def __init__(self, chance: random.Random):
        super().__init__()
        self.chance = chance
        self.good = True

    async def append(self, table: str, index: int, rows: Any, **more: Any) -> None:
        luck = 1.0 if self.good else self.chance.random()
        if luck < 0.1:
            raise Busy
        if luck < 0.2:
            raise OSError("it has not written")
        await super().append(table, index, rows, **more)
        if luck < 0.35:
            raise OSError("it has written, and says it has not")

    async def length(self, table: str) -> int:
        if not self.good and self.chance.random() < 0.2:
            raise OSError("it cannot be read")
        return await super().length(table)


async def log_of(disk: BadDisk, table: str) -> list[tuple[str, int | None, str]]:
    """What is kept, as far as it is about the game and the chat."""
    stored = await disk.load(table)
    assert stored is not None
    rows = [row for row in stored.rows if row.kind in ("answer", "undo", "redo", "chat")]
    return [(row.kind, row.seat, row.body.get("text", "")) for row in rows]


@pytest.mark.parametrize("seed", range(6))
def test_what_is_acknowledged_is_kept_once_and_what_is_refused_is_not(seed: int) -> None:
    chance = random.Random(seed)
    seen: set[str] = set()

    async def play() -> None:
        disk = BadDisk(chance)
        servers = []
        for _ in range(2):
            clock = Clock()
            servers.append(Rooms(disk, clock=clock, pace=Pace(clock), limits=PATIENT))
        data = {"mission": "toy/cellar", "seats": [{}, {}], "undo": "free"}
        links = await ask(servers[0], "POST", "/api/tables", data)
        tokens = [seat["token"] for seat in links["seats"]]
        guests = [await Guest(rooms, links["id"], *tokens).hello() for rooms in servers]
        for number in range(80):
            guest, disk.good = chance.choice(guests), False
            before = await log_of(disk, links["id"])
            heard, at = len(guest.heard), guest.at
            if guest.question is None or chance.random() < 0.15:
                wanted: tuple[str, int, str] = ("undo", 0, "")
                await guest.say("undo", seat=0, at=guest.at)
            elif chance.random() < 0.2:
                wanted = ("chat", 0, f"line {number}")
                await guest.say("chat", text=wanted[2], seat=0)
            else:
                option = chance.choice(guest.question["options"])
                seat = guest.question["seats"][0] if option["owner"] is None else option["owner"]
                wanted = ("answer", seat, option["text"])
                await guest.choose(option["text"], seat)
            told = [message for message in guest.heard[heard:] if message["type"] in ("accepted", "error")]
            assert len(told) == 1
            outcome = told[0].get("code", "accepted")
            unsure = told[0].get("key") == "table-unsure"
            seen.add("unsure" if unsure else outcome)
            after = await log_of(disk, links["id"])
            if outcome == "accepted":
                # Or it was given at this very place before, by somebody at the other server.
                moves = [each for each in before if each[0] != "chat"]
                assert after == [*before, wanted] or (after == before and moves[at] == wanted)
            elif not unsure:
                assert after == before
            # As soon as it can be read, it goes on.
            disk.good = True
        # What is in the log is a game, and the next server has all of it.
        moves = [each for each in await log_of(disk, links["id"]) if each[0] != "chat"]
        fresh = await Guest(Rooms(disk), links["id"], *tokens).hello()
        assert fresh.at == len(moves)
        for guest in guests:
            assert guest.at <= fresh.at
            assert guest.at < fresh.at or guest.view == fresh.view

    run(play())
    assert {"accepted", "failed", "busy", "stale"} <= seen
