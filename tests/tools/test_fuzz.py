"""The long fuzz: what it counts, what it calls a finding, and how a finding is looked at again."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from typing import Any

import pytest

from tests.fuzz import targets

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def fuzz() -> Any:
    spec = importlib.util.spec_from_file_location("fuzz_tool", ROOT / "tools" / "fuzz.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def counts(number: int) -> list[str]:
    return [word for kind in targets.KINDS for word in (f"--{kind}", str(number))]


def test_a_sound_program_has_no_findings(
    fuzz: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "fuzz.json"
    assert fuzz.main([*counts(3), "--jobs", "1", "--out", str(out)]) == 0
    report = json.loads(out.read_text())
    assert {kind: sum(ends.values()) for kind, ends in report["ends"].items()} == dict.fromkeys(
        targets.KINDS, 3
    )
    assert "12 cases, 0 findings" in capsys.readouterr().out


def test_a_finding_is_told_with_the_way_to_it(
    fuzz: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stumbles(seed: int) -> None:
        if seed == 41:
            raise IndexError("no such card")

    for kind in targets.KINDS:
        monkeypatch.setitem(targets.TARGETS, kind, lambda seed: None)
    monkeypatch.setitem(targets.TARGETS, "states", stumbles)
    out = tmp_path / "fuzz.json"
    assert fuzz.main([*counts(3), "--first-seed", "40", "--jobs", "1", "--out", str(out)]) == 1
    (finding,) = json.loads(out.read_text())["findings"]
    assert (finding["kind"], finding["seed"], finding["end"]) == ("states", 41, "traceback")
    assert "no such card" in finding["trace"]
    told = capsys.readouterr()
    assert "states: 2 played, 1 traceback" in told.out
    assert "--records 0 --setups 0 --packs 0 --states 1 --first-seed 41 --jobs 1" in told.out
    assert "IndexError" in told.err
