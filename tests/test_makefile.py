"""`make` chooses a Python that is new enough and says so when there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("make", "sh", "grep", "sed", "expand", "touch", "mkdir")

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="make is not installed")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A checkout with nothing but a Makefile, and a PATH with nothing but these tools."""
    (tmp_path / "bin").mkdir()
    for tool in TOOLS:
        found = shutil.which(tool)
        assert found, tool
        (tmp_path / "bin" / tool).symlink_to(found)
    shutil.copy(ROOT / "Makefile", tmp_path)
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def make(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {"PATH": str(folder / "bin"), "HOME": str(folder), "LC_ALL": "C"}
    return subprocess.run(
        ["make", *arguments], check=False, cwd=folder, env=env, capture_output=True, text=True, timeout=60
    )


def python_stub(folder: Path, name: str, code: int) -> None:
    """A program that calls itself Python and is (0) or is not (1) new enough."""
    stub = folder / "bin" / name
    stub.write_text(f'#!/bin/sh\ncase "$1" in -c) exit {code};; -V) echo "Python of {name}";; esac\n')
    stub.chmod(0o755)


def test_help_is_the_default_and_lists_the_targets(folder: Path) -> None:
    shown = make(folder)
    assert shown.returncode == 0
    for target in ("play", "test", "lint", "bench", "campaign", "golden", "nets", "mutate", "docs", "clean"):
        assert f"make {target} " in shown.stdout


def test_without_a_python_it_says_what_to_do(folder: Path) -> None:
    for target in ("play", "test"):
        done = make(folder, target)
        assert done.returncode != 0
        assert "needs Python 3.11 or newer" in done.stdout
        assert "make PYTHON=" in done.stdout
    assert not (folder / ".venv").exists()


def test_a_python_that_is_too_old_is_passed_over(folder: Path) -> None:
    python_stub(folder, "python3", 1)
    done = make(folder, "play")
    assert done.returncode != 0 and "there is none on the PATH" in done.stdout
    python_stub(folder, "python3.12", 0)
    done = make(folder, "-n", "play")
    assert done.returncode == 0 and '"python3.12" -m venv' in done.stdout


def test_a_named_python_that_is_too_old_is_refused(folder: Path) -> None:
    python_stub(folder, "python3", 1)
    done = make(folder, "play", "PYTHON=python3")
    assert done.returncode != 0
    assert (
        "Overrun needs Python 3.11 or newer with its venv module; python3 is Python of python3."
        in done.stdout
    )


def test_it_installs_once_and_again_when_pyproject_changes(folder: Path) -> None:
    env = {"PATH": str(folder / "bin") + os.pathsep + os.defpath, "HOME": str(folder), "LC_ALL": "C"}
    fake = folder / "fake-python"
    fake.write_text(
        f"#!{sys.executable}\n"
        "import os, sys\n"
        "from pathlib import Path\n"
        "if '-m' in sys.argv and 'venv' in sys.argv:\n"
        "    os.makedirs('.venv/bin', exist_ok=True)\n"
        "    for name in ('python', 'overrun'):\n"
        "        Path('.venv/bin', name).write_text('#!/bin/sh\\necho \"$0 $@\" >> calls\\n')\n"
        "        Path('.venv/bin', name).chmod(0o755)\n"
    )
    fake.chmod(0o755)

    def play() -> list[str]:
        (folder / "calls").write_text("")
        done = subprocess.run(
            ["make", "play", f"PYTHON={fake}"],
            check=False,
            cwd=folder,
            env=env,
            capture_output=True,
            text=True,
        )
        assert done.returncode == 0, done.stderr
        calls = [line.split("/")[-1].split() for line in (folder / "calls").read_text().splitlines()]
        return ["page" if "hatch_build.py" in call else call[0] for call in calls]

    assert play() == ["python", "page", "overrun"]
    assert play() == ["page", "overrun"]
    later = (folder / ".venv" / ".play").stat().st_mtime + 10
    os.utime(folder / "pyproject.toml", (later, later))
    assert play() == ["python", "page", "overrun"]
