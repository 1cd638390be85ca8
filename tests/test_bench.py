"""The bench scripts run and say something."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


def bench(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "bench" / "run.py"), *arguments],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "OVERRUN_BENCH_QUICK": "1"},
        timeout=120,
    )


def test_one_bench_is_run_and_written_down(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "bench.json"
    done = bench("--only", "core", "--out", str(out))
    assert done.returncode == 0, done.stderr
    report = json.loads(out.read_text())
    assert set(report) == {"when", "python", "figures"}
    figures = report["figures"]["core"]
    assert set(figures) == {
        "decision_us",
        "clone_us",
        "live_clone_us",
        "imagine_us",
        "new_game_us",
        "undo_us",
    }
    assert all(0 < value < 1e6 for value in figures.values())
    assert figures["clone_us"] < figures["live_clone_us"] < figures["undo_us"]
    assert "decision_us" in done.stdout and str(out) in done.stdout


def test_an_unknown_bench_is_named_with_those_there_are() -> None:
    done = bench("--only", "chess")
    assert done.returncode != 0
    assert (
        "there is no bench 'chess'; there are: board, classic, core, env, gearup, page, scifi, tables, games"
        in done.stderr
    )


@pytest.mark.parametrize("script", sorted(path.name for path in (ROOT / "bench").glob("*.py")))
def test_bench_scripts_can_be_imported_without_measuring(script: str) -> None:
    code = f"import runpy; runpy.run_path({str(ROOT / 'bench' / script)!r}, run_name='looked_at')"
    done = subprocess.run(
        [sys.executable, "-c", code],
        check=False,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        timeout=60,
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
