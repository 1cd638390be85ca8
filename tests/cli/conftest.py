"""The command line with the cellar as its only game."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from overrun.cli.app import run
from tests.core.toy import TOY_GAME

ROOT = Path(__file__).parents[2]
GAMES = sys.modules["overrun.games"]  # `overrun.games` is the function


class Ran:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str):
        self.code, self.out, self.err = code, out, err

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Run = Callable[..., Ran]


@pytest.fixture(autouse=True)
def _only_the_cellar(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(GAMES, "_registered", {"toy": TOY_GAME})
    monkeypatch.setattr(GAMES, "BUILT_IN", {})
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LANG", "C.UTF-8")
    for name in ("OVERRUN_LANG", "OVERRUN_PACKS", "LC_ALL", "LC_MESSAGES", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def overrun_(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command line in this process: `overrun_("list", "--json")`, typing what `typed` says."""

    def run_(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        code = run(arguments)
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run_


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    """Variables for a real process in which the cellar is installed as a plug-in."""
    info = tmp_path / "site" / "cellar-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: cellar\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[overrun.games]\ntoy = tests.core.toy:TOY_GAME\n")
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(tmp_path / "site")])
    variables = {**os.environ, "PYTHONPATH": path}
    variables.pop("PYTHONUNBUFFERED", None)
    return variables


COMMAND = [sys.executable, "-m", "overrun"]


@pytest.fixture
def process(environment: dict[str, str]) -> Run:
    """Run a command line as a real process."""

    def run_(*arguments: str, typed: str = "") -> Ran:
        done = subprocess.run(
            [*COMMAND, *arguments],
            input=typed,
            capture_output=True,
            text=True,
            env=environment,
            timeout=60,
            check=False,
        )
        return Ran(done.returncode, done.stdout, done.stderr)

    return run_
