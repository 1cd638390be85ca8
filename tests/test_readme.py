"""What README and docs show is true: Python runs, commands and their options exist, files are there."""

from __future__ import annotations

import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest

import overrun
from overrun.cli.app import COMMANDS, command
from overrun.core.version import ENGINE_VERSION
from overrun.games import games, mission_meant

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text("utf-8")
TEXTS = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "NOTICE.md"]


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    """All blocks one after another, as somebody would type them."""
    assert len(blocks("python")) >= 2
    names: dict[str, Any] = {}
    for block in blocks("python"):
        exec(compile(block, "README.md", "exec"), names)
    assert re.fullmatch(r"(won|lost) in round \d+, after \d+ answers\n", capsys.readouterr().out)
    assert isinstance(names["game"], overrun.Game)


def test_the_two_commands_are_targets_and_so_are_all_others_that_are_named() -> None:
    targets = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    assert {"play", "test"} <= targets
    for name in TEXTS:
        named = set(re.findall(r"(?:^\$ |`)make ([a-z]+)", (ROOT / name).read_text("utf-8"), re.MULTILINE))
        assert named <= targets, name
    assert (ROOT / ".ci" / "run").read_text("utf-8").rstrip().endswith("make test")


def test_the_commands_of_the_program_are_listed() -> None:
    listed = re.search(r"shows the command line: (.*?)\.\n", README, re.DOTALL)
    assert listed is not None
    assert re.findall(r"`(\w+)`", listed[1]) == list(COMMANDS)


def shown_commands() -> list[str]:
    """All lines of README and docs that run the program, without what a shell does with them."""
    pages = [*(ROOT / name for name in TEXTS), *sorted((ROOT / "docs").glob("*.md"))]
    return [
        re.split(r"  +#| > ", line)[0]
        for page in pages
        for line in re.findall(r"^\$ (?:\w+=\S+ )?overrun (.*)$", page.read_text("utf-8"), re.MULTILINE)
    ]


def test_the_commands_that_are_shown_can_be_given() -> None:
    lines = shown_commands()
    assert len(lines) > 20
    program = command()
    missions = tuple(f"{game.id}/" for game in games())
    for line in lines:
        name, *words = shlex.split(line)
        told = program.commands[name]
        while getattr(told, "commands", None):
            told = told.commands[words.pop(0)]
        told.make_context(name, list(words))  # complains about options there are none of
        for word in words:
            # The guide makes a mission of its own.
            if word.startswith(missions) and word != "classic/pharmacy":
                assert mission_meant(word), line


@pytest.mark.parametrize("name", TEXTS)
def test_links_lead_somewhere(name: str) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", (ROOT / name).read_text("utf-8")):
        assert target.startswith("https://") or (ROOT / target).exists(), target


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["version"] == ENGINE_VERSION == overrun.__version__
