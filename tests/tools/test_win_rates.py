"""The tables of win rates: Gear Up's settings live beside each other, its Bosses are put together."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import pytest

from overrun.agents.win_rates import WinRate, key_of

TOOL = Path(__file__).resolve().parents[2] / "tools" / "win_rates.py"


@pytest.fixture(scope="module")
def tool() -> Any:
    spec = importlib.util.spec_from_file_location("win_rates", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def rate(agent: str, seats: int, wins: int, games: int = 10) -> WinRate:
    return WinRate(
        agent=agent,
        games=games,
        wins=wins,
        survivors=seats,
        seats=seats,
        seed=1,
        max_rounds=40,
        rounds=2.0,
        seconds=0.5,
    )


def test_players_make_a_setting_in_gear_up_only() -> None:
    assert key_of("gearup/screamer-hard", "search:100", 3) != key_of("gearup/screamer-hard", "search:100", 2)
    assert key_of("classic/00-tutorial", "sensible", 3) == "sensible"


def test_bosses_are_put_together_and_difficulties_are_not(tool: Any) -> None:
    found = {
        "gearup/screamer-hard": {"a": rate("sensible", 2, 1), "b": rate("sensible", 3, 2)},
        "gearup/dead-sox-hard": {"a": rate("sensible", 2, 4), "c": rate("random", 2, 0)},
        "gearup/dead-sox-easy": {"a": rate("sensible", 2, 9)},
        "classic/00-tutorial": {"sensible": rate("sensible", 1, 10)},
    }
    rows = [line.split(" | ")[:6] for line in tool.gear_up_table(found).splitlines()[2:]]
    assert rows == [
        ["| easy", "2", "sensible", "1", "10", "9"],
        ["| hard", "2", "random", "1", "10", "0"],
        ["| hard", "2", "sensible", "2", "20", "5"],
        ["| hard", "3", "sensible", "1", "10", "2"],
    ]
    assert "gearup" not in tool.table(found)
    assert "classic/00-tutorial" in tool.table(found)


def test_the_page_keeps_everything_around_its_tables(tool: Any) -> None:
    page = "before\n<!-- rates -->\nold\n<!-- end of rates -->\nafter\n"
    assert tool.written(page, "rates", "new") == page.replace("old", "new")
