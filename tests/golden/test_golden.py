"""The golden games come out the same whatever the hash seed and the Python version."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.golden.__main__ import GAMES, HERE, golden, problems

ROOT = Path(__file__).resolve().parents[2]
VERSIONS = ("3.11", "3.12", "3.13")


def run(python: Path, *arguments: str, seed: str = "0") -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "PYTHONHASHSEED": seed,
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    return subprocess.run(
        [python, *arguments], check=False, cwd=ROOT, env=env, capture_output=True, text=True, timeout=240
    )


def is_version(python: Path, version: str) -> bool:
    """Whether this program really is that Python: a name on the PATH may be a stub that only complains."""
    try:
        said = run(python, "-c", "import sys; print('%d.%d' % sys.version_info[:2])")
    except (OSError, subprocess.TimeoutExpired):
        return False
    return said.returncode == 0 and said.stdout.strip() == version


def interpreter(version: str) -> Path | None:
    if sys.version.startswith(version + "."):
        return Path(sys.executable)
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found = sorted(pyenv.glob(f"{version}.*/bin/python"), reverse=True)
    on_path = shutil.which(f"python{version}")
    candidates = [*([Path(on_path)] if on_path else []), *found]
    return next((python for python in candidates if is_version(python, version)), None)


def with_msgspec(python: Path, version: str) -> Path:
    """This Python, or a kept environment of it, in which msgspec can be imported; skips if there is none."""
    if run(python, "-c", "import msgspec").returncode == 0:
        return python
    home = ROOT / ".overrun" / "venvs" / version
    own = home / "bin" / "python"
    if own.exists() and run(own, "-c", "import msgspec").returncode == 0:
        return own
    for command in (
        [str(python), "-m", "venv", "--clear", str(home)],
        [str(own), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "msgspec>=0.19"],
    ):
        done = run(Path(command[0]), *command[1:])
        if done.returncode:
            pytest.skip(f"Python {version}: no environment with msgspec: {done.stderr.strip()[-300:]}")
    return own


def test_the_golden_games_are_as_written_down() -> None:
    assert problems() == []


def test_a_change_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = next(iter(GAMES))
    text = golden(name)
    for path in HERE.glob("*.json"):
        shutil.copy(path, tmp_path)
    monkeypatch.setattr("tests.golden.__main__.HERE", tmp_path)
    assert problems() == []
    (tmp_path / f"{name}.json").write_text(text.replace('"dig"', '"draw"', 1))
    (tmp_path / "left-over.json").write_text("{}")
    other = list(GAMES)[1]
    (tmp_path / f"{other}.json").unlink()
    found = problems()
    assert found[0] == "left-over.json belongs to no golden game"
    assert found[1].startswith(f"{name}.json, line ")
    assert found[2] == f"{other}.json is missing"


@pytest.mark.parametrize("version", VERSIONS)
def test_every_python_version_and_hash_seed_plays_the_same(version: str) -> None:
    python = interpreter(version)
    if python is None:
        pytest.skip(f"Python {version} is not installed here")
    python = with_msgspec(python, version)
    for seed in ("0", "1"):
        done = run(python, "-m", "tests.golden", "check", seed=seed)
        assert done.returncode == 0, f"Python {version}, hash seed {seed}:\n{done.stdout}{done.stderr}"
