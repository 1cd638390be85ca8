"""What is alike in two games is listed with the reason why it stays apart."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]

ZOMBIES = '''"""Zombies."""
from overrun.classic import events

def muster(play, zombies):
    """Count them."""
    found = []
    for zombie in zombies:
        # Only those that are awake.
        if zombie.awake:
            found.append(zombie)
    play.tell("zombies", len(found))
    play.count = len(found)
    return found
'''
XENOS = (
    ZOMBIES.replace("zombies", "xenos")
    .replace("zombie", "xeno")
    .replace("classic", "scifi")
    .replace("    # Only those that are awake.\n", "\n")
)


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        import twins
    finally:
        sys.path.pop(0)
    return twins


def laid_out(folder: Path, **files: str) -> Path:
    for name, source in files.items():
        path = folder / name / "muster.py"
        path.parent.mkdir()
        path.write_text(source)
    return folder


def test_every_twin_is_listed_and_every_listed_one_is_there(tool: ModuleType) -> None:
    assert tool.problems(tool.twins(), tool.listed()) == []


def test_lines_are_alike_whatever_the_game_calls_its_own(tool: ModuleType, tmp_path: Path) -> None:
    found = tool.twins(laid_out(tmp_path, classic=ZOMBIES, scifi=XENOS))
    assert found == {("classic/muster.py muster", "scifi/muster.py muster"): 8}


def test_a_step_more_or_less_does_not_hide_a_twin(tool: ModuleType, tmp_path: Path) -> None:
    shorter = XENOS.replace("    play.count = len(found)\n", "")
    found = tool.twins(laid_out(tmp_path, classic=ZOMBIES, scifi=shorter))
    assert found == {("classic/muster.py muster", "scifi/muster.py muster"): 7}


def test_what_does_something_else_is_no_twin(tool: ModuleType, tmp_path: Path) -> None:
    other = XENOS.replace("play.count = len(found)", "play.count += 1").replace("found.append(xeno)", "break")
    assert (
        tool.twins(laid_out(tmp_path, classic=ZOMBIES, scifi=other.replace("xeno.awake", "not xeno"))) == {}
    )


def test_within_one_game_nothing_is_a_twin(tool: ModuleType, tmp_path: Path) -> None:
    assert tool.twins(laid_out(tmp_path, classic=ZOMBIES, core=XENOS)) == {}


def test_a_twin_without_a_reason_and_a_reason_without_a_twin_are_told(tool: ModuleType) -> None:
    found = {("classic/a.py f", "scifi/a.py f"): 7}
    new, gone = tool.problems(found, {("classic/b.py g", "scifi/b.py g"): "because"})
    assert new.startswith("classic/a.py f ~ scifi/a.py f: 7 lines alike")
    assert gone.startswith("classic/b.py g ~ scifi/b.py g: no longer alike")
