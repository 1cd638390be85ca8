"""A server under siege: hostile requests while people play, then kills while answers are given.

    python tools/siege.py [--seconds 60] [--kills 10] [--tables 4] [--seed 0]

For `--seconds` everything in `tests/table/hostile.py` is sent, as it stands and with bytes changed by chance,
from several threads at once, while people play at two tables: the server may answer with no status of 500 and
more, write no traceback, and let no player wait. Then the server is killed (SIGKILL) `--kills` times while
people answer, say things and sit down, each time after two seconds at most: whatever was acknowledged has to
be there after the next start. Exit code 1 if anything was not as it should be.
"""

from __future__ import annotations

import argparse
import atexit
import itertools
import multiprocessing
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT)]

import httpx  # noqa: E402
from msgspec import json  # noqa: E402
from tests.table.hostile import FRAMES, RAW, Besieger, fine, requests  # noqa: E402
from websockets.exceptions import WebSocketException  # noqa: E402
from websockets.sync.client import connect  # noqa: E402

from overrun.server.run import listen, serve  # noqa: E402
from overrun.server.settings import Settings  # noqa: E402

PATIENCE = 5.0  # seconds a player may wait, also on a machine that does something else
MISSION = "classic/01-city-blocks"
SEATS = 4


def server(database: str, port: int, log: str, ready: Any) -> None:
    """The server, in a process of its own; what it writes goes to a file."""
    with open(log, "ab", buffering=0) as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    listening = listen("127.0.0.1", port)
    port = listening.getsockname()[1]
    settings = Settings(
        database,
        port=port,
        # The limits have tests of their own; here everything is to get through.
        posts_per_second=1e6,
        post_burst=1_000_000,
        gets_per_second=1e6,
        get_burst=1_000_000,
        messages_per_second=1e6,
        thinkers=0,
    )
    ready.send(port)
    serve(settings, listening)


class Fortress:
    """A server that is started again and again over the same database, at the same port."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.log = folder / "log"
        self.port = 0
        self.process: Any = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        database = f"sqlite:///{self.folder / 'tables.sqlite'}"
        arguments = (database, self.port, str(self.log), theirs)
        # No daemon: those may have no processes of their own, and the server tries strangers' records in one.
        self.process = context.Process(target=server, args=arguments)
        self.process.start()
        atexit.register(self.process.kill)
        self.port = ours.recv()
        end = time.monotonic() + 30
        while not answers(self.port):
            if time.monotonic() > end:
                raise SystemExit("the server does not start")
            time.sleep(0.05)

    def kill(self) -> None:
        """As if somebody had pulled the plug of the process."""
        self.process.kill()
        self.process.join()

    def post(self, path: str, data: Any = None, token: str = "") -> Any:
        """Ask for something that makes something."""
        headers = {"authorization": f"Bearer {token}"} if token else {}
        url = f"http://127.0.0.1:{self.port}{path}"
        return httpx.post(url, json=data or {}, headers=headers, timeout=30)

    def get(self, path: str, token: str) -> Any:
        """Look at something."""
        headers = {"authorization": f"Bearer {token}"}
        return httpx.get(f"http://127.0.0.1:{self.port}{path}", headers=headers, timeout=30)


def answers(port: int) -> bool:
    """Whether a server answers at a port already."""
    try:
        return fine(port)
    except OSError:
        return False


@dataclass
class Player:
    """Somebody who plays by chance, and notes what the server has acknowledged."""

    fortress: Fortress
    links: dict[str, Any]
    seed: int
    answered: list[tuple[int, int, str]] = field(default_factory=list)
    said: list[str] = field(default_factory=list)
    seats: dict[int, str] = field(default_factory=dict)
    slowest: float = 0.0
    over: bool = False

    @property
    def table(self) -> str:
        """The table."""
        return str(self.links["id"])

    @property
    def tokens(self) -> list[str]:
        """All that opens this table."""
        return [self.links["host"], *(seat["token"] for seat in self.links["seats"])]

    def play(self, stop: threading.Event) -> None:
        """Play on until told to stop; come back whenever the server does."""
        chance = random.Random(self.seed)
        while not (stop.is_set() or self.over):
            try:
                self._sit(stop, chance)
            except (OSError, WebSocketException, httpx.TransportError, EOFError):
                stop.wait(0.05)

    def _sit(self, stop: threading.Event, chance: random.Random) -> None:
        address = f"ws://127.0.0.1:{self.fortress.port}/ws/tables/{self.table}"
        with connect(address, open_timeout=PATIENCE, close_timeout=1) as socket:
            state = self._ask(socket, {"type": "hello", "tokens": self.tokens}, "state")
            at, question = state["at"], state["question"]
            while not stop.is_set() and question is not None:
                text, seat = chance.choice(question["options"])["text"], question["seats"][0]
                choice = {"type": "choose", "text": text, "seat": seat, "at": at}
                begun = time.monotonic()
                if seat == SEATS:
                    told = self._answer_there(choice, chance)
                else:
                    told = self._ask(socket, choice, "accepted", "error")
                self.slowest = max(self.slowest, time.monotonic() - begun)
                if told["type"] == "accepted":
                    self.answered.append((at, seat, text))
                if chance.random() < 0.1:
                    key = f"{self.seed}-{len(self.said)}-{chance.random()}"
                    self._ask(socket, {"type": "chat", "text": key, "key": key}, "accepted")
                    self.said.append(key)
                if chance.random() < 0.05:
                    self._change_seats(chance)
                state = self._ask(socket, {"type": "lang", "lang": "en"}, "state")
                at, question = state["at"], state["question"]
            self.over = question is None

    def _ask(self, socket: Any, message: dict[str, Any], *kinds: str) -> dict[str, Any]:
        socket.send(json.encode(message).decode())
        end = time.monotonic() + PATIENCE * 4
        while True:
            told: dict[str, Any] = json.decode(socket.recv(max(0.01, end - time.monotonic())))
            if told["type"] in kinds:
                return told

    def _answer_there(self, choice: dict[str, Any], chance: random.Random) -> dict[str, Any]:
        """The seat that is open now and then is asked: whoever sits there answers, over HTTP."""
        if SEATS not in self.seats:
            self._change_seats(chance)
        if SEATS not in self.seats:
            return {"type": "error"}
        path = f"/api/tables/{self.table}/messages"
        told: dict[str, Any] = self.fortress.post(path, choice, self.seats[SEATS]).json()[0]
        return told

    def _change_seats(self, chance: random.Random) -> None:
        """Somebody sits down in the open seat, is put out by the host, and comes again."""
        seat, path = SEATS, f"/api/tables/{self.table}/seats/{SEATS}"
        if seat in self.seats:
            del self.seats[seat]
            self.fortress.post(f"{path}/release", token=self.links["host"])
            return
        invite = self.links["invite"].partition("#join=")[2]
        made = self.fortress.post(f"{path}/claim", {"key": f"{chance.random():.20f}"}, invite)
        if made.status_code == 201:
            self.seats[seat] = made.json()["token"]
        else:
            # The answer to an earlier claim died with the server, and its key with whoever had it.
            self.fortress.post(f"{path}/release", token=self.links["host"])

    def faults(self) -> Iterator[str]:
        """What was acknowledged and is not there."""
        film = self.fortress.get(f"/api/tables/{self.table}/frames", ",".join(self.tokens)).json()
        kept = {(one["answer"] - 1, one["seat"], one["text"]) for one in film["choices"]}
        for answer in self.answered:
            if answer not in kept:
                yield f"table {self.table}: the answer {answer} was acknowledged and is lost"
        hello = {"type": "hello", "tokens": self.tokens}
        _, state = self.fortress.post(f"/api/tables/{self.table}/messages", hello).json()
        lines = {line["text"] for line in state["chat"]}
        for text in self.said[-8:]:
            if text not in lines:
                yield f"table {self.table}: the line {text!r} was acknowledged and is lost"
        for seat, token in self.seats.items():
            info = self.fortress.get(f"/api/tables/{self.table}", token)
            if info.status_code != 200 or info.json()["yours"] != [seat]:
                yield f"table {self.table}: seat {seat} was given and is lost"


def tables(fortress: Fortress, number: int, seed: int) -> list[Player]:
    """Tables with somebody who plays all seats but the last, which is open."""
    setup = {"mission": MISSION, "seats": [{}] * SEATS + [{"kind": "open"}], "undo": "free"}
    laid = [fortress.post("/api/tables", setup).json() for _ in range(number)]
    return [Player(fortress, links, seed + n) for n, links in enumerate(laid)]


def playing(players: list[Player], stop: threading.Event) -> list[threading.Thread]:
    """Let everybody play."""
    threads = [threading.Thread(target=player.play, args=(stop,), daemon=True) for player in players]
    for thread in threads:
        thread.start()
    return threads


# ---------------------------------------------------------------- hostile requests


def spoilt(data: bytes, chance: random.Random) -> bytes:
    """Bytes, some of them others than they were."""
    made = bytearray(data)
    for _ in range(chance.randrange(4)):
        if not made:
            break
        place = chance.randrange(len(made))
        what = chance.randrange(4)
        if what == 0:
            made[place] = chance.randrange(256)
        elif what == 1:
            del made[place : place + chance.randrange(1, 9)]
        elif what == 2:
            made[place:place] = made[place : place + chance.randrange(1, 99)]
        else:
            made[place:place] = chance.randbytes(chance.randrange(1, 9))
    return bytes(made)


def besiege(fortress: Fortress, player: Player, end: float, seed: int) -> Besieger:
    """Send everything again and again until the time is over."""
    chance, besieger = random.Random(seed), Besieger(fortress.port, slow=PATIENCE)
    all_of_them = list(requests(player.table, ",".join(player.tokens)))
    while time.monotonic() < end:
        chosen = chance.choices(all_of_them, k=200)
        besieger.ask(iter(replace(each, body=spoilt(each.body, chance)) for each in chosen))
        for raw in chance.choices(RAW, k=5):
            besieger.throw(spoilt(raw, chance))
        for raw in chance.choices(FRAMES, k=10):
            besieger.wave(player.table, chance.choice([[], player.tokens]), spoilt(raw, chance))
    return besieger


def siege(fortress: Fortress, seconds: float, seed: int) -> list[str]:
    """Hostile requests while people play."""
    victim, *honest = tables(fortress, 3, seed)
    stop, besiegers = threading.Event(), []
    threads = playing(honest, stop)
    end = time.monotonic() + seconds

    def attack(number: int) -> None:
        besiegers.append(besiege(fortress, victim, end, seed + number))

    attackers = [threading.Thread(target=attack, args=(number,)) for number in range(3)]
    for thread in attackers:
        thread.start()
    for thread in attackers:
        thread.join()
    stop.set()
    for thread in threads:
        thread.join(PATIENCE * 5)
    faults = [fault for besieger in besiegers for fault in besieger.faults]
    for player in honest:
        faults += player.faults()
        if player.slowest > PATIENCE:
            faults.append(f"a player waited {player.slowest:.1f} s")
    if not fine(fortress.port):
        faults.append("the server does not answer any more")
    sent, given = sum(each.sent for each in besiegers), sum(len(player.answered) for player in honest)
    slowest = max(player.slowest for player in honest)
    print(f"{sent} hostile requests, {given} answers meanwhile, the slowest in {slowest * 1000:.0f} ms")
    return faults


# ---------------------------------------------------------------- kills


def kills(fortress: Fortress, number: int, tables_: int, seed: int) -> list[str]:
    """Kill the server while people play; what it had acknowledged is there when it is back."""
    chance, faults = random.Random(seed), []
    players, given = tables(fortress, tables_, seed), 0
    for kill in itertools.count(1):
        stop = threading.Event()
        threads = playing(players, stop)
        time.sleep(chance.uniform(0.2, 2.0))
        fortress.kill()
        stop.set()
        for thread in threads:
            thread.join(PATIENCE * 5)
        fortress.start()
        for player in players:
            faults += [f"after kill {kill}: {fault}" for fault in player.faults()]
        given = sum(len(player.answered) for player in players)
        if kill == number or all(player.over for player in players) or faults:
            break
    said = sum(len(player.said) for player in players)
    print(f"{kill} kills, {given} answers and {said} lines acknowledged, {len(faults)} lost")
    return faults


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=60, help="how long hostile requests are sent")
    parser.add_argument("--kills", type=int, default=10, help="how often the server is killed")
    parser.add_argument("--tables", type=int, default=4, help="at how many tables people play meanwhile")
    parser.add_argument("--seed", type=int, default=0)
    chosen = parser.parse_args(arguments)
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        fortress = Fortress(Path(folder))
        fortress.start()
        try:
            if chosen.seconds:
                faults += siege(fortress, chosen.seconds, chosen.seed)
            if chosen.kills:
                faults += kills(fortress, chosen.kills, chosen.tables, chosen.seed)
        finally:
            fortress.kill()
        log = fortress.log.read_text("utf-8", "replace")
    if "Traceback" in log:
        faults.append("the server wrote a traceback:\n" + log[log.index("Traceback") - 200 :][:4000])
    for fault in faults[:20]:
        print(fault)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
