"""Every route answers alike through the server and through `handle`: to good requests, and to bad ones."""

from __future__ import annotations

import itertools
import secrets
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from msgspec import json

import overrun
from overrun.rooms.clock import RealClock
from overrun.rooms.memory_store import MemoryStore
from overrun.rooms.requests import Request
from overrun.rooms.rooms import Rooms
from overrun.rooms.routes import FIXED, ROUTES, answer_fixed, handle
from overrun.server.own_routes import routes_of
from overrun.server.settings import Settings
from tests.core.toy import TOY_GAME
from tests.rooms.guests import run
from tests.table.conftest import Running, bearer, patient

GAMES = sys.modules["overrun.games"]  # `overrun.games` is the function
ALL = routes_of(Settings("sqlite://"))


class Case(NamedTuple):
    """A request to a table of two seats, the second of which is open. `who` names the tokens that are sent.

    `body` is JSON to be written, or bytes as they are. `before` are requests that go before it.
    """

    method: str
    path: str
    status: int
    body: Any = None
    who: str = "host seat"
    query: str = ""
    before: tuple[Any, ...] = ()


def record() -> dict[str, Any]:
    """A game that is on its way."""
    game = overrun.new("classic/00-tutorial", seed=3, seats=2)
    for _ in range(3):
        assert game.question is not None
        game.choose(game.question.options[0])
    written: dict[str, Any] = json.decode(game.record.json())
    return written


TABLE, SEAT = "/api/tables/{table}", "/api/tables/{table}/seats"
CHOOSE = {"type": "choose", "text": "rest", "seat": 0, "at": 0}
CHOSEN = Case("POST", f"{TABLE}/messages", 200, CHOOSE)
REPORT = Case("POST", f"{TABLE}/reports", 201, {"note": "They went left!", "rules": ["x.y"]})
SPOILERS = "spoilers=true"

CASES = [
    # What never changes needs no token.
    Case("GET", "/api/games", 200, who=""),
    Case("GET", "/api/games", 200, who="", query="lang=de"),
    Case("POST", "/api/games", 405, {}),
    Case("GET", "/api/boxes/classic", 200, who=""),
    Case("GET", "/api/boxes/chess", 404),
    Case("GET", "/api/boards/classic/00-tutorial", 200, who=""),
    Case("GET", "/api/boards/classic/99", 404),
    Case("GET", "/api/boards/classic", 404),
    Case("GET", "/api/drawings/classic/00-tutorial.svg", 200, who=""),
    Case("GET", "/api/drawings/classic/00-tutorial", 200, who="", query="theme=light&bare=true"),
    Case("GET", "/api/drawings/classic/00-tutorial", 404, query="theme=pink"),
    Case("GET", "/api/drawings/classic/00-tutorial", 400, query="bare=perhaps"),
    Case("GET", "/api/rules/classic.melee.own-zone", 200, who="", query="lang=de"),
    Case("GET", "/api/rules/classic.nothing", 404, query="lang=de"),
    Case("GET", "/api/words/en", 200, who="", query="files=table"),
    Case("GET", "/api/words/fr", 404),
    Case("GET", "/api/lan", 200, who=""),
    Case("DELETE", "/api/lan", 405),
    Case("POST", "/api/qr", 200, {"link": "http://a/t/b"}, who=""),
    Case("POST", "/api/qr", 400, {"link": "javascript:alert(1)"}),
    Case("GET", "/api/nothing", 404),
    # Tables.
    Case("POST", "/api/tables", 201, {"mission": "classic/00-tutorial", "title": " A \n title "}, who=""),
    Case("POST", "/api/tables", 400, {"mission": "classic/99"}),
    Case("POST", "/api/tables", 400, {"mission": "chess/1"}, query="lang=de"),
    Case("POST", "/api/tables", 400, {"mission": 5}),
    Case("POST", "/api/tables", 400, {}),
    Case("POST", "/api/tables", 400, {"mission": "toy/cellar", "seed": 7}),
    Case("POST", "/api/tables", 400, b"{"),
    Case("POST", "/api/tables", 400, b"[" * 5000),
    Case("POST", "/api/tables", 400, b"\xff"),
    Case("POST", "/api/tables", 413, b"x" * 100_000),
    Case("PUT", "/api/tables", 405, {}),
    Case("POST", "/api/tables/mine", 200, {"tokens": ["{seat}", "{host}", "gone"]}, who="", before=(CHOSEN,)),
    Case("POST", "/api/tables/mine", 400, {"tokens": [7]}),
    Case("POST", "/api/tables/fork", 201, {"table": "{table}", "spoilers": True, "seats": [{}, {}]}, "host"),
    Case("POST", "/api/tables/fork", 409, {"table": "{table}"}),
    Case("POST", "/api/tables/fork", 404, {"table": "{table}"}, who=""),
    Case("POST", "/api/tables/fork", 201, {"record": record(), "answers": 2, "seats": [{}, {}]}, who=""),
    Case("POST", "/api/tables/fork", 400, {"record": {"format": "x"}}, query="lang=de"),
    Case("POST", "/api/replays", 201, {"record": record(), "title": "Look"}, who=""),
    Case("POST", "/api/replays", 400, {"record": {}}),
    Case("GET", TABLE, 200, before=(CHOSEN,)),
    Case("GET", TABLE, 200, who="watch", query="lang=de"),
    Case("GET", TABLE, 404, who=""),
    Case("GET", TABLE, 404, who="wrong"),
    Case("GET", "/api/tables/none", 404),
    Case("GET", f"{TABLE}/frames", 200, who="watch", before=(CHOSEN,)),
    Case("GET", f"{TABLE}/frames", 200, query="from=1&to=1", before=(CHOSEN,)),
    Case("GET", f"{TABLE}/frames", 404, query="from=9"),
    Case("GET", f"{TABLE}/frames", 400, query="from=x"),
    Case("GET", f"{TABLE}/frames", 400, query="from=-1"),
    Case("GET", f"{TABLE}/frames", 404, who=""),
    Case("GET", f"{TABLE}/record", 200, who="watch", before=(CHOSEN,)),
    Case("GET", f"{TABLE}/record", 200, query=SPOILERS, before=(CHOSEN,)),
    Case("GET", f"{TABLE}/record", 404, who="wrong"),
    REPORT,
    Case("POST", f"{TABLE}/reports", 400, {"note": " "}),
    Case("POST", f"{TABLE}/reports", 403, {"note": "I only looked."}, who="watch"),
    Case("GET", f"{TABLE}/reports/{{number}}", 200, query=SPOILERS, before=(REPORT,)),
    Case("GET", f"{TABLE}/reports/{{number}}", 409, before=(REPORT,)),
    Case("GET", f"{TABLE}/reports/x", 404),
    Case("GET", f"{TABLE}/reports/{'9' * 30}", 404),
    CHOSEN,
    Case("POST", f"{TABLE}/messages", 200, {"type": "hello", "lang": "de"}, before=(CHOSEN,)),
    Case("POST", f"{TABLE}/messages", 200, {**CHOOSE, "text": "fly"}),
    Case("POST", f"{TABLE}/messages", 200, {"type": "chat", "text": "Hello", "key": "k"}),
    Case("POST", f"{TABLE}/messages", 400, {"type": "hop"}),
    Case("POST", f"{TABLE}/messages", 404, CHOOSE, who=""),
    # Seats.
    Case("POST", f"{SEAT}/1/claim", 201, {"name": "Ben", "key": "a-secret-of-the-clients-own"}, who="invite"),
    Case("POST", f"{SEAT}/0/claim", 409, {}, who="invite"),
    Case("POST", f"{SEAT}/9/claim", 404, {}, who="invite"),
    Case("POST", f"{SEAT}/x/claim", 404, {}, who="invite"),
    Case("POST", f"{SEAT}/1/claim", 403, {}, who="watch"),
    Case("POST", f"{SEAT}/1/claim", 400, b"", who="invite"),
    Case("POST", f"{SEAT}/0/release", 200, who="seat"),
    Case("POST", f"{SEAT}/0/release", 403, who="watch"),
    Case("POST", f"{SEAT}/0/bot", 200, {"agent": "random"}, who="seat"),
    Case("POST", f"{SEAT}/0/bot", 400, {"agent": "genius"}, query="lang=de"),
    Case("POST", f"{SEAT}/0/bot", 403, {}, who="watch"),
    Case("POST", f"{SEAT}/0/take-back", 200, who="seat"),
    Case("POST", f"{SEAT}/0/take-back", 403, who="host"),
    Case("POST", f"{SEAT}/0/move", 200, who="seat"),
    Case("POST", f"{SEAT}/0/move", 403, who="host"),
]


class Answer(NamedTuple):
    """What came back, as far as it is the same for whoever carries it."""

    status: int
    kind: str
    body: bytes


class World:
    """Rooms of one kind: over HTTP, or without any server."""

    def __init__(self) -> None:
        self.tokens = itertools.count()
        self.tables = itertools.count()

    def answer(self, method: str, path: str, query: str, body: bytes, tokens: list[str]) -> Answer:
        raise NotImplementedError


class Served(World):
    """A server, a database, and HTTP between."""

    def __init__(self, running: Running):
        super().__init__()
        self.running = running

    def answer(self, method: str, path: str, query: str, body: bytes, tokens: list[str]) -> Answer:
        headers = {**bearer(",".join(tokens)), "accept-language": "en"}
        address = f"{path}?{query}" if query else path
        found = self.running.http.request(method, address, content=body, headers=headers)
        return Answer(found.status_code, found.headers["content-type"].partition(";")[0], found.content)


class Bare(World):
    """Nothing but the rooms and a store in memory."""

    def __init__(self) -> None:
        super().__init__()
        self.rooms = Rooms(MemoryStore())

    def answer(self, method: str, path: str, query: str, body: bytes, tokens: list[str]) -> Answer:
        pairs = dict(part.split("=") for part in query.split("&") if part)
        found = run(handle(self.rooms, Request(method, path, pairs, body, tokens), ALL))
        return Answer(found.status, found.kind, found.body)


@pytest.fixture(scope="module")
def worlds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[World]]:
    """Both, with the same dice, the same clock and the same secrets."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(GAMES, "_registered", {**GAMES._registered, "toy": TOY_GAME})
        patch.setattr(secrets, "randbits", lambda bits: 7)
        patch.setattr(RealClock, "now", lambda self: 1000.0)
        running = Running(patient(f"sqlite:///{tmp_path_factory.mktemp('routes') / 'tables.sqlite'}"))
        yield [Served(running), Bare()]
        running.stop()


def played(world: World, case: Case, patch: pytest.MonkeyPatch) -> Answer:
    """What a world answers: first a table is set up, then what goes before, at last the request itself."""
    for module in ("new_tables", "seat_changes", "commands"):
        patch.setattr(f"overrun.rooms.{module}.new_token", lambda: f"token-{next(world.tokens):020}")
    patch.setattr("overrun.rooms.new_tables.new_id", lambda: f"table{next(world.tables)}")
    setup = {"mission": "toy/cellar", "seats": [{}, {"kind": "open"}], "undo": "free", "title": "Routes"}
    links = json.decode(world.answer("POST", "/api/tables", "", json.encode(setup), []).body)
    names = {
        "table": links["id"],
        "host": links["host"],
        "seat": links["seats"][0]["token"],
        "invite": links["invite"].partition("=")[2],
        "watch": links["watch"].partition("=")[2],
        "wrong": "a-token-of-nobody",
        "number": "1",
    }

    def filled(text: str) -> str:
        for name, value in names.items():
            text = text.replace(f"{{{name}}}", value)
        return text

    for each in (*case.before, case):
        body = each.body if isinstance(each.body, bytes) else b""
        if each.body is not None and not body and each.body != b"":
            body = filled(json.encode(each.body).decode()).encode()
        tokens = [names[name] for name in each.who.split()]
        answer = world.answer(each.method, filled(each.path), each.query, body, tokens)
        if each.path.endswith("/reports") and answer.status == 201:
            names["number"] = str(json.decode(answer.body)["number"])
    return answer


def name_of(case: Case) -> str:
    return f"{case.method} {case.path.removeprefix('/api/')} {case.status}"


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_every_route_answers_alike(worlds: list[World], case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    served, bare = (played(world, case, monkeypatch) for world in worlds)
    assert served.status == case.status, served.body
    assert served == bare
    if case.status >= 400:
        assert set(json.decode(served.body)) == {"code", "key", "args", "message"}


def test_every_route_has_a_good_and_a_bad_case() -> None:
    good: set[str] = set()
    bad: set[str] = set()
    for case in CASES:
        path = case.path.replace("{table}", "t").replace("{number}", "1")
        for route in ALL.all:
            if route.method == case.method and _matches(route.path, path):
                (good if case.status < 300 else bad).add(f"{route.method} {route.path}")
    every = {f"{route.method} {route.path}" for route in ALL.all}
    # The games are there for everybody, in whatever language.
    assert every - good == set() and every - bad == {"GET /api/games", "GET /api/lan"}


def _matches(pattern: str, path: str) -> bool:
    parts, given = pattern.split("/"), path.split("/")
    return len(parts) == len(given) and all(
        a == b or a.startswith("{") for a, b in zip(parts, given, strict=True)
    )


def test_what_never_changes_is_answered_without_rooms() -> None:
    """As a site of plain files is written."""
    for path, language in (("/api/games", "de"), ("/api/boxes/classic", "en"), ("/api/words/de", "de")):
        route, where = ROUTES.find("GET", path)
        assert route in FIXED
        made = answer_fixed(route, where, route.reads(), language)
        assert made.status == 200 and len(made.body) > 100


def test_what_never_changes_is_the_same_answer_every_time() -> None:
    rooms = Rooms(MemoryStore())

    async def twice() -> bool:
        request = Request("GET", "/api/boards/classic/00-tutorial")
        return await handle(rooms, request) is await handle(rooms, request)

    assert run(twice())
