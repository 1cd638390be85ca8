"""What there is to play: games, boards, rules, words, addresses; the schema; the page."""

from __future__ import annotations

import gzip
import inspect
from pathlib import Path

import msgspec
import pytest
from msgspec import Struct

from overrun.rooms import messages
from overrun.rooms.problems import STATUS, Refused
from overrun.server import openapi as schema
from overrun.server import page
from overrun.server.lan import addresses, qr_code
from overrun.server.own_routes import routes_of
from overrun.server.settings import Settings, default_database
from overrun.words import LANGUAGES, Words
from tests.table.conftest import Running


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shelf_speaks_the_language(server: Running, language: str) -> None:
    shelf = server.get("/api/games", lang=language).json()
    classic = next(game for game in shelf["games"] if game["id"] == "classic")
    assert len(classic["missions"]) == 11 and shelf["language"] == language
    for mission in classic["missions"]:
        assert mission["briefing"] and mission["objectives"] and mission["special"] is not None
        assert mission["has_board"] and mission["players"]
    assert len(classic["survivors"]) == 6
    for survivor in classic["survivors"]:
        assert [skill["level"] for skill in survivor["skills"]] == [
            "blue",
            "yellow",
            *["orange"] * 2,
            *["red"] * 3,
        ]
        assert all(skill["name"] and skill["does"] for skill in survivor["skills"])
    assert server.get("/api/games").headers["content-encoding"] == "gzip"
    assert all(rule["text"] and "⟨" not in rule["text"] for rule in classic["house_rules"])
    assert len(classic["house_rules"]) > 10
    assert [policy["id"] for policy in shelf["undo"]] == ["strict", "until reveal", "free"]
    assert shelf["agents"][0]["id"] == "sensible"
    assert "⟨" not in server.get("/api/games", lang=language).text
    german = server.http.get("/api/games", headers={"accept-language": "fr, de-AT;q=0.9, en;q=0.5"}).json()
    assert german["language"] == "de"


def test_boards(server: Running) -> None:
    board = server.get("/api/boards/classic/00-tutorial").json()
    assert len(board["zones"]) == len(board["data"]["zones"]) == 14
    for zone in board["zones"]:
        x, y = zone["centre"]
        assert 0 <= x <= board["width"] and 0 <= y <= board["height"]
        assert zone["rects"]
    assert all(len(door["segment"]) == 4 for door in board["doors"])
    drawing = server.get("/api/drawings/classic/00-tutorial.svg", theme="light")
    assert drawing.headers["content-type"].startswith("image/svg+xml")
    assert drawing.text.startswith("<svg")
    assert drawing.text != server.get("/api/drawings/classic/00-tutorial.svg", bare=True).text
    for path in ("/api/boards/classic/99", "/api/drawings/classic/99.svg"):
        assert server.get(path).json()["code"] == "not-found", path
    assert server.get("/api/drawings/classic/00-tutorial.svg", theme="pink").status_code == 404


def test_rules_and_words(server: Running) -> None:
    rule = server.get("/api/rules/classic.melee.own-zone", lang="de").json()
    assert rule["text"].startswith("Im Nahkampf") and rule["language"] == "de" and rule["title"] == "Kampf"
    other = server.get("/api/rules/classic.component.tiles", lang="de").json()
    assert other["language"] == "en" and other["title"] == "Was in der Schachtel ist"
    skill = server.get("/api/rules/classic.skill.slippery", lang="de").json()
    assert (
        skill["language"] == "de"
        and skill["text"] != server.get("/api/rules/classic.skill.slippery").json()["text"]
    )
    assert server.get("/api/rules/classic.nothing").status_code == 404
    words = server.get("/api/words/de").json()
    assert "table-undo-free = " in words["files"]["table"]
    some = server.get("/api/words/en", files="classic,table").json()["files"]
    assert {name.partition("_")[0] for name in some} == {"classic", "table"} and len(some) > 2
    assert server.get("/api/words/fr").status_code == 404
    assert server.get("/api/words/..%2f..").status_code == 404


def test_addresses_and_qr_codes(server: Running) -> None:
    assert server.get("/api/lan").json() == {"addresses": [], "reachable": False}
    drawn = server.post("/api/qr", {"link": "http://192.168.0.5:8000/t/abc#join=xyz"})
    assert drawn.status_code == 200 and "<svg" in drawn.text
    for link in ("javascript:alert(1)", "http://" + "x" * 600):
        assert server.post("/api/qr", {"link": link}).json()["code"] == "malformed"
    assert addresses(Settings("sqlite://", "10.1.2.3", 99)) == ["http://10.1.2.3:99"]
    assert addresses(Settings("sqlite://", "fe80::1", 99)) == ["http://[fe80::1]:99"]
    assert all(address.endswith(":99") for address in addresses(Settings("sqlite://", "0.0.0.0", 99)))
    assert qr_code("http://a") != qr_code("http://b")


def test_the_database_lies_where_the_user_keeps_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert default_database() == "sqlite:////data/overrun/tables.sqlite"


# The schema


def test_every_message_is_in_the_schema(server: Running) -> None:
    document = server.get("/api/schema").json()
    shapes = document["components"]["schemas"]
    kinds = [
        kind.__name__
        for _, kind in inspect.getmembers(messages, inspect.isclass)
        if issubclass(kind, Struct) and kind not in (messages.ClientBase, messages.ServerBase, Struct)
    ]
    assert sorted(set(kinds) - set(shapes)) == []
    assert shapes["Choose"]["properties"]["type"] == {"enum": ["choose"]}
    assert len(shapes["ClientMessage"]["anyOf"]) == 10
    assert len(shapes["ServerMessage"]["anyOf"]) == 12
    # What the server sends has all its fields; what it is sent may leave out those with a default.
    assert set(shapes["State"]["required"]) == set(shapes["State"]["properties"])
    assert "pace" not in shapes["NewTable"]["required"]
    assert "Preview" in shapes and "SkillInfo" in shapes
    assert document == msgspec.json.decode(
        msgspec.json.encode(schema.document(routes_of(Settings("sqlite://"))))
    )


def test_every_reference_of_the_schema_leads_somewhere(capsys: pytest.CaptureFixture[str]) -> None:
    schema.main()
    text = capsys.readouterr().out
    document = msgspec.json.decode(text)
    shapes = document["components"]["schemas"]

    def references(part: object) -> list[str]:
        if isinstance(part, dict):
            own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
            return own + [ref for value in part.values() for ref in references(value)]
        return [ref for value in part for ref in references(value)] if isinstance(part, list) else []

    found = set(references(document))
    assert len(found) > 40
    assert [ref for ref in found if ref.removeprefix("#/components/schemas/") not in shapes] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_status_and_a_sentence(language: str) -> None:
    for code in STATUS:
        assert Words(language).has(f"table-error-{code}"), code
        assert Refused(code).key == f"table-error-{code}"


# The page


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "assets" / "app-1a2b.js").write_text("go()")
    (tmp_path / "assets" / "app-1a2b.js.gz").write_bytes(gzip.compress(b"go()"))
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "FOLDER", tmp_path)
    return tmp_path


def test_the_built_page_is_served(server: Running, built: Path) -> None:
    for path in ("/", "/t/abcdef", "/new/classic/00-tutorial"):
        answer = server.get(path)
        assert (answer.text, answer.headers["cache-control"]) == ("<p>the page</p>", "no-cache")
        assert answer.headers["content-type"].startswith("text/html")
    script = server.get("/assets/app-1a2b.js")
    assert script.text == "go()" and script.headers["content-encoding"] == "gzip"
    assert "immutable" in script.headers["cache-control"]
    plain = server.http.get("/assets/app-1a2b.js", headers={"accept-encoding": "identity"})
    assert plain.text == "go()" and "content-encoding" not in plain.headers
    for path in (
        "/assets/none.js",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/ws/x",
    ):
        answer = server.get(path)
        assert answer.status_code == 404 and answer.text != "secret", path


def test_without_a_page_one_is_told_how_to_build_it(
    server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "FOLDER", tmp_path / "nothing")
    answer = server.get("/", lang="de")
    assert answer.status_code == 200 and "make page" in answer.text and "noch nicht gebaut" in answer.text
