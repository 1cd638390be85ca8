"""A mission is added by one file: here one with every goal and every special rule there is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest

import overrun
from overrun.agents import make
from overrun.classic.mission_kinds import Goal, MissionRules
from overrun.classic.setup import mission_of
from overrun.content import check_pack, forget
from overrun.core import Game
from overrun.games import game_of, games
from overrun.words import LANGUAGES, Words
from tests.classic.test_conformance import played

NAME = "classic/everything"
PACK = 'id = "mine"\ntitle = "Mine"\nversion = "1"\ngame = "classic"\n'
FILE = """
id = "classic/everything"
title = "Everything At Once"
difficulty = "hard"
minutes = 90
survivors = 1
players = [1, 2, 3]
origin = "reconstructed"

board.layout = [
  "2C@90   7B@0    4B@180",
  "1B@0    5C@180  3C@180",
]
board.origin = "reconstructed"

token = [
  { kind = "start", at = "1B.0", origin = "reconstructed" },
  { kind = "exit", at = "3C.8", origin = "reconstructed" },
  { kind = "noise", at = "5C.8", of = "permanent", count = 7, origin = "reconstructed" },
  { kind = "spawn", at = "7B.0", colour = "red", origin = "reconstructed" },
  { kind = "spawn", at = "5C.2", colour = "purple", origin = "reconstructed" },
  { kind = "spawn", at = "2C.8", colour = "yellow", state = "asleep", origin = "reconstructed" },
  { kind = "objective", at = "1B.a", colour = "red", origin = "reconstructed" },
  { kind = "objective", at = "5C.b", colour = "white", origin = "reconstructed" },
  { kind = "objective", at = "4B.b", colour = "yellow", origin = "reconstructed" },
  { kind = "door", between = ["4B.2", "4B.c"], colour = "red", state = "closed", origin = "reconstructed" },
  { kind = "door", between = ["1B.1", "1B.a"], colour = "red", state = "closed", origin = "reconstructed" },
  { kind = "door", between = ["5C.7", "5C.b"], colour = "red", state = "closed", origin = "reconstructed" },
  { kind = "door", between = ["7B.5", "7B.a"], colour = "white", state = "closed", origin = "reconstructed" },
  { kind = "door", between = ["2C.1", "2C.b"], colour = "pink", state = "closed", origin = "reconstructed" },
  { kind = "car", at = "1B.8", of = "pimpmobile", origin = "reconstructed" },
  { kind = "car", at = "3C.8", of = "police", origin = "reconstructed" },
  { kind = "bunker", at = "7B.a", origin = "reconstructed" },
  { kind = "enemy", at = "3C.8", of = "walker", count = 2, origin = "reconstructed" },
]

goal = [
  { id = "take-two", kind = "take-objectives", colours = ["red", "white"], rules = [] },
  { id = "find", kind = "find", cards = ["water"], rules = [] },
  { id = "bring", kind = "bring-to-exit", cards = ["water"], rules = [] },
  { id = "exit", kind = "all-at-exit", rules = [] },
  { id = "reach-yellow", kind = "reach-level", level = "yellow", rules = [] },
  { id = "gather", kind = "gather-at-spawn", rules = [] },
  { id = "neutralise-spawns", kind = "neutralise-spawns", rules = [] },
  { id = "hold-bunker", kind = "hold-bunker", rules = [] },
  { id = "supplies-away", kind = "supplies-away", number = 1, rules = [] },
  { id = "return", kind = "survivors-away", by_players = [1, 2, 3], rules = [] },
]

[rules]
starting_trio_on_top = {}
one_survivor_each = {}
zombie_deck = { cards = [1, 2, 3, 4, 5, 6, 7, 8, 41] }
objective_experience = { points = 7 }
healing_objectives = { colours = ["red"] }
recruits = { marked = 2 }
cars = { may = "drive" }
supplies_in_cars = {}
doors_together = { colours = ["red"] }
locked_doors = [{ colour = "white" }]
waking_spawns = [{ colour = "yellow" }]
zombie_exits = { losing = 3 }
close_spawns = { colours = ["red", "purple"] }
leave_at_start = {}
"""


@pytest.fixture
def pack(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A pack that is this file and its name."""
    games()
    (tmp_path / "missions").mkdir()
    (tmp_path / "pack.toml").write_text(PACK, "utf-8")
    (tmp_path / "missions" / "everything.toml").write_text(FILE, "utf-8")
    monkeypatch.setenv("OVERRUN_PACKS", str(tmp_path))
    forget()
    yield tmp_path
    monkeypatch.delenv("OVERRUN_PACKS")
    forget()


def test_the_file_has_every_word(pack: Path) -> None:
    assert check_pack(pack).problems == []
    mission = mission_of(NAME)
    assert {type(goal) for goal in mission.goal} == set(get_args(Goal))
    assert all(getattr(mission.rules, name) for name in MissionRules.__struct_fields__)


@pytest.mark.usefixtures("pack")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_it_keeps_every_promise(seats: int) -> None:
    played(NAME, seats, 200, seats=seats)


@pytest.mark.usefixtures("pack")
def test_bots_play_it_and_the_terminal_shows_it() -> None:
    game: Game[Any, Any] = overrun.new(NAME, seed=3, seats=2)
    draw, bot = game_of(NAME).draw_text, make("sensible")
    assert draw is not None
    while game.question is not None and game.round < 8:
        game.choose(bot(game.for_agent()))
    for language in LANGUAGES:
        told = draw(game, Words(language))
        assert len(told.splitlines()) > 30
    assert list(game.view()["goals"]) == [goal.id for goal in mission_of(NAME).goal]
