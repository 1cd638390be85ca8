"""How many tables one server holds: each takes four answers a second, one from every seat on average.

    python bench/tables.py [--json] [--tables 10,20,40,60] [--seconds 4] [--mission classic/01-city-blocks]
    python bench/tables.py --tables 5 --thinking 4 [--thinkers 0]     # while bots think at other tables
    python bench/tables.py --tables 5 --playing 20                    # while bots play at other tables
    python bench/tables.py --restore 300                              # the first answers after a crash

A table has four connections, one a seat. The time of an answer is from sending it to hearing that it was
taken: that is after it is on the disk and everybody at the table has been told. A number of tables "holds"
when 99 of 100 answers take less than 100 ms. Server and clients share this computer, and so does whatever
else runs on it: the processor time the server takes for an answer says more than the milliseconds.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
from msgspec import json as fast
from websockets.asyncio.client import ClientConnection, connect

from overrun.server.run import listen, serve
from overrun.server.settings import Settings

QUICK = bool(os.environ.get("OVERRUN_BENCH_QUICK"))  # only to see that it runs
SEATS = 4
GOOD = 0.100  # seconds
WARM_UP = 1.0  # seconds
# Where bots have to think, and how long it takes until they do.
THOUGHT_ABOUT = "invader/m4-the-engineers"
PLAYED = "classic/01-city-blocks"
SETTLE = 2.0 if QUICK else 12.0  # seconds


def server(database: str, thinkers: int | None, port: Any) -> None:
    """The server, in a process of its own."""
    listening = listen("127.0.0.1", 0)
    port.send(listening.getsockname()[1])
    settings = Settings(
        database=database,
        port=listening.getsockname()[1],
        tables_kept=10_000,
        posts_per_second=1e6,
        post_burst=1_000_000,
        gets_per_second=1e6,
        get_burst=1_000_000,
        connections_each=10_000,
        sockets_each=10_000,
        messages_per_second=1e6,
    )
    serve(settings if thinkers is None else replace(settings, thinkers=thinkers), listening)


class Client:
    """One seat of one table."""

    def __init__(self, socket: ClientConnection):
        self.socket = socket
        self.question: dict[str, Any] | None = None
        self.at = -1
        self.accepted = asyncio.Event()

    async def listen(self) -> None:
        """Take note of what is said, as cheaply as possible."""
        async for text in self.socket:
            head = text[:24]
            if '"question"' in head or '"state"' in head:
                message = fast.decode(text)
                self.question, self.at = message["question"], message["at"]
            elif '"accepted"' in head or '"error"' in head:
                self.accepted.set()


async def sit_down(port: int, links: dict[str, Any]) -> list[Client]:
    """Four connections to a table, one a seat."""
    clients = []
    for seat in links["seats"]:
        socket = await connect(f"ws://127.0.0.1:{port}/ws/tables/{links['id']}", max_queue=None)
        await socket.send(json.dumps({"type": "hello", "tokens": [seat["token"]]}))
        client = Client(socket)
        client.listening = asyncio.create_task(client.listen())  # type: ignore[attr-defined]
        clients.append(client)
    while any(client.at < 0 for client in clients):
        await asyncio.sleep(0.01)
    return clients


@asynccontextmanager
async def thinking(port: int, tables: int, playing: int) -> AsyncIterator[None]:
    """So many other tables at which a search thinks a second about each answer, and so many at which quick
    bots play as fast as they are let, each with somebody watching."""
    search = {"mission": THOUGHT_ABOUT, "seats": [{"kind": "bot", "agent": "search"}], "pace": 0}
    quick = {"mission": PLAYED, "seats": [{"kind": "bot", "agent": "sensible"}] * SEATS, "pace": 0}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        setups = [search] * tables + [quick] * playing
        links = [(await http.post("/api/tables", json=setup)).json() for setup in setups]
    watching: list[Client] = []
    try:
        for each in links:
            watch = {"id": each["id"], "seats": [{"token": each["watch"].partition("#watch=")[2]}]}
            watching += await sit_down(port, watch)
        # Until the processes have started and the first enemies are near.
        await asyncio.sleep(SETTLE if tables else 0)
        before = sum(client.at for client in watching)
        begun = time.perf_counter()
        yield
        answers = sum(client.at for client in watching) - before
        if watching:
            print(f"bots: {answers / (time.perf_counter() - begun):.1f} answers a second")
    finally:
        for client in watching:
            await client.socket.close()


async def play(clients: list[Client], chance: random.Random, end: float, times: list[float]) -> None:
    """Answer four times a second, whoever is asked, until the time or the game is over."""
    turn = time.perf_counter() + chance.random() / SEATS
    while turn < end:
        await asyncio.sleep(max(0, turn - time.perf_counter()))
        turn += 1 / SEATS
        question = clients[0].question
        if question is None:
            return
        client = clients[question["seats"][0]]
        option = chance.choice(question["options"])["text"]
        seat = question["seats"][0]
        client.accepted.clear()
        begun = time.perf_counter()
        await client.socket.send(
            json.dumps({"type": "choose", "text": option, "seat": seat, "at": clients[0].at})
        )
        await client.accepted.wait()
        times.append(time.perf_counter() - begun)
        while clients[0].at <= 0 or clients[0].question is question:
            if clients[0].question is None:
                break
            await asyncio.sleep(0.002)


def processor_time(process: int | None) -> float:
    """Seconds of processor time a process has used, where the system tells."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def level(
    port: int,
    tables: int,
    seconds: float,
    mission: str,
    process: int | None = None,
    thoughtful: int = 0,
    playing: int = 0,
) -> dict[str, Any]:
    """One number of tables for some seconds."""
    async with thinking(port, thoughtful, playing):
        return await counted(port, tables, seconds, mission, process)


async def counted(
    port: int, tables: int, seconds: float, mission: str, process: int | None
) -> dict[str, Any]:
    """How long answers take at so many tables."""
    setup = {"mission": mission, "seats": [{}] * SEATS, "undo": "free"}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        links = [(await http.post("/api/tables", json=setup)).json() for _ in range(tables)]
    seated = [await sit_down(port, each) for each in links]
    times: list[float] = []
    chances = [random.Random(n) for n in range(tables)]
    warming: list[float] = []
    used = 0.0
    for kept, lasting in ((warming, WARM_UP), (times, seconds)):
        used = processor_time(process)
        end = time.perf_counter() + lasting
        await asyncio.gather(
            *(play(clients, chance, end, kept) for clients, chance in zip(seated, chances, strict=True))
        )
    used = processor_time(process) - used
    for clients in seated:
        for client in clients:
            await client.socket.close()
    times.sort()
    return {
        "tables": tables,
        "answers a second": round(len(times) / seconds, 1),
        "p50 ms": round(times[len(times) // 2] * 1000, 1),
        "p99 ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "server ms an answer": round(used / len(times) * 1000, 2),
    }


def measure(
    levels: list[int],
    seconds: float,
    mission: str,
    thoughtful: int = 0,
    thinkers: int | None = None,
    playing: int = 0,
) -> dict[str, Any]:
    """All levels, from few to many, until one does not hold any more."""
    with tempfile.TemporaryDirectory() as folder:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        database = f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        process = context.Process(target=server, args=(database, thinkers, theirs))
        process.start()
        try:
            port = ours.recv()
            figures: dict[str, Any] = {}
            holds = 0
            for tables in levels:
                found = asyncio.run(level(port, tables, seconds, mission, process.pid, thoughtful, playing))
                figures[f"{tables} tables"] = found
                if found["p99 ms"] >= GOOD * 1000:
                    break
                holds = tables
            return {**figures, "tables that hold": holds}
        finally:
            process.terminate()
            process.join(5)


# ---------------------------------------------------------------- after a crash


def started(context: Any, database: str) -> tuple[Any, int]:
    """A server, and its port."""
    ours, theirs = context.Pipe()
    process = context.Process(target=server, args=(database, None, theirs))
    process.start()
    return process, ours.recv()


def restored(tables: int, answers: int, mission: str) -> dict[str, Any]:
    """How long everybody waits for their table after the server was killed, when all come back at once."""
    with tempfile.TemporaryDirectory() as folder:
        context = multiprocessing.get_context("spawn")
        database = f"sqlite:///{Path(folder) / 'bench.sqlite'}"
        process, port = started(context, database)
        try:
            laid = asyncio.run(played(port, tables, answers, mission))
            process.kill()
            process.join(5)
            begun = time.perf_counter()
            process, port = started(context, database)
            up, times = asyncio.run(come_back(port, laid))
        finally:
            process.terminate()
            process.join(5)
    alone, others = times[0], sorted(times[1:])
    return {
        "tables": tables,
        "server up ms": round((up - begun) * 1000),
        "first table ms": round(alone * 1000),
        "then all others at once: first ms": round(others[0] * 1000),
        "half of them ms": round(others[len(others) // 2] * 1000),
        "last ms": round(others[-1] * 1000),
    }


async def played(port: int, tables: int, answers: int, mission: str) -> list[dict[str, Any]]:
    """Tables that have had so many answers."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        laid = []
        for number in range(tables):
            links = (await http.post("/api/tables", json={"mission": mission, "undo": "free"})).json()
            (client,) = await sit_down(port, links)
            chance = random.Random(number)
            while client.question is not None and client.at < answers:
                option = chance.choice(client.question["options"])["text"]
                at = client.at
                message = {"type": "choose", "text": option, "seat": 0, "at": at}
                await client.socket.send(json.dumps(message))
                while client.at == at and client.question is not None:
                    await asyncio.sleep(0.001)
            await client.socket.close()
            laid.append(links)
        return laid


async def come_back(port: int, laid: list[dict[str, Any]]) -> tuple[float, list[float]]:
    """One, then all others at once: when the server was there for them, and how long each has waited."""
    while True:
        try:
            async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
                await http.get("/api/lan")
            break
        except httpx.TransportError:
            await asyncio.sleep(0.01)
    up = time.perf_counter()

    async def wait(links: dict[str, Any]) -> float:
        begun = time.perf_counter()
        (client,) = await sit_down(port, links)
        took = time.perf_counter() - begun
        await client.socket.close()
        return took

    first = await wait(laid[0])
    return up, [first, *await asyncio.gather(*(wait(links) for links in laid[1:]))]


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument(
        "--tables",
        default="2" if QUICK else "10,20,40,60",
        help="numbers of tables, with commas between",
    )
    parser.add_argument("--seconds", type=float, default=1 if QUICK else 4, help="how long each")
    parser.add_argument("--mission", default="classic/01-city-blocks")
    parser.add_argument("--thinking", type=int, default=0, help="tables at which a search thinks meanwhile")
    parser.add_argument("--playing", type=int, default=0, help="tables at which quick bots play meanwhile")
    parser.add_argument("--restore", type=int, default=0, help="tables to be restored after a crash, instead")
    parser.add_argument("--answers", type=int, default=60, help="answers each of those has had")
    parser.add_argument("--thinkers", type=int, help="processes it thinks in; 0: the server itself")
    chosen = parser.parse_args(arguments)
    levels = [int(number) for number in chosen.tables.split(",")]
    if chosen.restore:
        figures = restored(chosen.restore, chosen.answers, chosen.mission)
    else:
        figures = measure(
            levels, chosen.seconds, chosen.mission, chosen.thinking, chosen.thinkers, chosen.playing
        )
    if chosen.json:
        print(json.dumps(figures))
        return
    for name, value in figures.items():
        print(f"{name:20} {value}")


if __name__ == "__main__":
    main()
