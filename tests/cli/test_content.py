"""`overrun content`, on the toy content of the content tests."""

import json
from pathlib import Path

import pytest

from overrun.content import GameContent
from tests.content.conftest import Write, _clean, manifest, toy, write

from .conftest import Run

__all__ = ["_clean", "toy", "write"]


@pytest.fixture
def pack(toy: GameContent, write: Write, tmp_path: Path) -> Path:
    write("mine/pack.toml", manifest("mine"))
    write("mine/equipment.toml", '[[card]]\nid = "pistol"\norigin = "published"\ndice = 3\n')
    return tmp_path / "mine"


def test_packs_counts_and_overrides(pack: Path, overrun_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OVERRUN_PACKS", str(pack))
    ran = overrun_("content")
    assert ran.code == 0
    assert [line.split() for line in ran.lines[:3]] == [
        ["Pack", "From", "Game", "Version", "Entries"],
        ["toy", "built-in", "toy", "0.1.0", "equipment", "2,", "mission", "1"],
        ["mine", "user", "toy", "1", "equipment", "1"],
    ]
    assert ran.lines[3:] == ["equipment pistol: mine replaces toy"]


def test_packs_as_json(pack: Path, write: Write, overrun_: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    other = write("other/pack.toml", manifest("other", game="chess")).parent
    monkeypatch.setenv("OVERRUN_PACKS", f"{pack}:{other}")
    data = json.loads(overrun_("content", "--json").out)
    assert [(p["id"], p["layer"], p["entries"]) for p in data["packs"]] == [
        ("toy", "built-in", {"equipment": 2, "mission": 1}),
        ("mine", "user", {"equipment": 1}),
    ]
    assert [p["id"] for p in data["unused"]] == ["other"]
    assert data["overrides"] == {
        "toy": [{"kind": "equipment", "id": "pistol", "pack": "mine", "replaced": "toy"}]
    }
    assert len(data["hashes"]["toy"]) == 64
    assert "not used: there is no such game here" in overrun_("content").out


def test_reconstructed(toy: GameContent, overrun_: Run) -> None:
    ran = overrun_("content", "--reconstructed")
    assert ran.lines == [
        "toy, equipment.toml, equipment crowbar: figures from play",
        "toy, missions/01-start.toml, mission toy/01-start, token[1]: picture is blurred",
        "2 figures are reconstructed.",
    ]
    data = json.loads(overrun_("content", "--reconstructed", "--game", "toy", "--json").out)
    assert data["count"] == 2
    assert data["reconstructed"][1] == {
        "game": "toy",
        "kind": "mission",
        "id": "toy/01-start",
        "part": "token[1]",
        "note": "picture is blurred",
        "pack": "toy",
        "file": "missions/01-start.toml",
    }


def test_nothing_reconstructed(toy: GameContent, write: Write, overrun_: Run) -> None:
    for name in ("equipment.toml", "missions/01-start.toml"):
        text = (toy.root / name).read_text()
        write(f"toy/{name}", text.replace('"reconstructed"', '"published"'))
    assert overrun_("content", "--reconstructed").out == "Nothing is reconstructed.\n"


def test_an_unknown_game(toy: GameContent, overrun_: Run) -> None:
    ran = overrun_("content", "--game", "chess")
    assert (ran.code, ran.err) == (2, "error: there is no content for a game 'chess'; known games: toy\n")


def test_no_content(overrun_: Run) -> None:
    assert overrun_("content").out == "No game declares content.\n"


def test_check_a_good_pack(pack: Path, overrun_: Run) -> None:
    ran = overrun_("content", "check", str(pack))
    assert (ran.code, ran.out) == (0, "mine is in order: equipment 1.\n")
    data = json.loads(overrun_("content", "check", str(pack), "--json").out)
    assert (data["ok"], data["pack"]["id"], data["problems"]) == (True, "mine", [])


def test_check_lists_every_problem(pack: Path, write: Write, overrun_: Run) -> None:
    write("mine/equipment.toml", '[[card]]\nid = "pistol"\norigin = "published"\ndice = "3"\nfire = 1\n')
    ran = overrun_("content", "check", str(pack))
    assert ran.code == 1
    assert ran.lines == [
        "equipment.toml, card 'pistol', field dice: expected int, got str '3'",
        "equipment.toml, card 'pistol', field fire: "
        "unknown field; known are dice, ranges, noisy, id, origin, note",
        "2 problems.",
    ]
    told = overrun_("content", "check", str(pack), "--json")
    assert told.code == 1
    assert json.loads(told.out)["problems"][0] == {
        "file": "equipment.toml",
        "text": "expected int, got str '3'",
        "entry": "card 'pistol'",
        "field": "dice",
    }


def test_check_speaks_german(pack: Path, write: Write, overrun_: Run) -> None:
    write("mine/equipment.toml", '[[card]]\nid = "pistol"\norigin = "publishd"\ndcie = "3"\nfire = 1\n')
    ran = overrun_("content", "check", str(pack), "--lang", "de")
    assert ran.code == 1
    assert ran.lines == [
        "equipment.toml, card 'pistol', Feld origin: "
        "erwartet wird eines von rulebook, published, reconstructed; da steht 'publishd'; "
        "war published gemeint?",
        "equipment.toml, card 'pistol', Feld dcie: dieses Feld gibt es nicht; war dice gemeint?",
        "equipment.toml, card 'pistol', Feld fire: "
        "dieses Feld gibt es nicht; bekannt sind dice, ranges, noisy, id, origin, note",
        "equipment.toml, card 'pistol', Feld dice: fehlt, erwartet wird int",
        "4 Fehler.",
    ]


def test_check_needs_a_folder(toy: GameContent, overrun_: Run) -> None:
    ran = overrun_("content", "check", "/no/such/folder")
    assert ran.code == 2
    assert "'/no/such/folder' is not a folder" in ran.err
