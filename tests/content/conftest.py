"""A toy game with two kinds of content, and folders to fill."""

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
import pytest

from overrun.content import ContentKind, Entry, GameContent, Origin, declare, forget


class Card(Entry, frozen=True):
    dice: int
    ranges: tuple[int, ...] = ()
    noisy: bool = False


class Token(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: str
    zone: int
    origin: Origin
    note: str = ""


class Mission(Entry, frozen=True):
    title: str
    cards: tuple[str, ...] = ()
    token: tuple[Token, ...] = ()


def known_cards(mission: Mission, entries: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    for card in mission.cards:
        if card not in entries["equipment"]:
            yield f"there is no card {card!r}"


CARDS = ContentKind("equipment", "equipment.toml", Card, table="card")
MISSIONS = ContentKind("mission", "missions/*.toml", Mission, scoped=True, check=known_cards)

Write = Callable[[str, str], Path]
GAMES = sys.modules["overrun.games"]  # `overrun.games` is the function


@pytest.fixture(autouse=True)
def _clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nothing declared, nothing read, no packs of the person who runs the tests."""
    monkeypatch.setattr("overrun.content.load._declared", {})
    monkeypatch.setattr(GAMES, "_registered", {})
    monkeypatch.setattr(GAMES, "BUILT_IN", {})
    forget()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.delenv("OVERRUN_PACKS", raising=False)
    monkeypatch.setattr("overrun.content.packs.entry_points", lambda group: [])


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write a file under the test's folder: `write("toy/equipment.toml", text)`."""

    def write_(name: str, text: str) -> Path:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        return path

    return write_


@pytest.fixture
def toy(write: Write, tmp_path: Path) -> GameContent:
    """The built-in content of a small game."""
    write(
        "toy/equipment.toml",
        """
        [[card]]
        id = "pistol"
        origin = "published"
        dice = 1
        ranges = [0, 1]
        noisy = true

        [[card]]
        id = "crowbar"
        origin = "reconstructed"
        note = "figures from play"
        dice = 1
        """,
    )
    write(
        "toy/missions/01-start.toml",
        """
        id = "toy/01-start"
        title = "Start"
        origin = "rulebook"
        cards = ["pistol"]

        [[token]]
        kind = "exit"
        zone = 3
        origin = "rulebook"

        [[token]]
        kind = "spawn"
        zone = 4
        origin = "reconstructed"
        note = "picture is blurred"
        """,
    )
    return declare(GameContent("toy", "Toy", tmp_path / "toy", (CARDS, MISSIONS)))


def manifest(pack_id: str, game: str = "toy") -> str:
    return f'id = "{pack_id}"\ntitle = "My {pack_id}"\nversion = "1"\ngame = "{game}"\n'
