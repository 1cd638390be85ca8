"""The guide to a new mission is true: its files are in order, its commands run and say what they say."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from overrun.cli.app import run
from overrun.content import forget

ROOT = Path(__file__).resolve().parents[2]
GUIDE = ROOT / "docs" / "new-mission.md"
BLOCK = re.compile(r"(?:`([\w./-]+)`:\n\n)?```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def typed(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Do what somebody does who types this line; two games are enough to see that a command runs."""
    line = re.sub(r"--games \d+", "--games 2", line)
    if line.startswith("export "):
        monkeypatch.setenv(*line.removeprefix("export ").split("=", 1))
    elif line.startswith("overrun "):
        forget()
        assert run(shlex.split(line)[1:]) == 0, line
    else:
        subprocess.run(["bash", "-c", line], check=True)


def test_the_guide_to_a_new_mission(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("OVERRUN_LANG", "en")
    lines = []
    for name, language, text in BLOCK.findall(GUIDE.read_text("utf-8")):
        if language == "toml":
            assert name, f"this file of the guide has no name: {text[:40]}"
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text, "utf-8")
        elif language == "console":
            lines += [line[2:] for line in text.splitlines() if line.startswith("$ ")]
    assert len(lines) >= 12
    try:
        for line in lines:
            typed(line, monkeypatch)
    finally:
        monkeypatch.delenv("OVERRUN_PACKS", raising=False)
        forget()
    out = capsys.readouterr().out
    assert out.count("my-pack is in order: mission 1.") == 2
    assert "The Pharmacy" in out
    assert "B (pack=harder): The Pharmacy (classic/pharmacy), " in out
    assert out.count("The Pharmacy (classic/pharmacy): ") == 2
    assert {"pharmacy.svg", "pharmacy.html", "compared.html"} <= {path.name for path in tmp_path.iterdir()}
    # The variant is what the guide says, and became the mission in the end.
    assert (tmp_path / "my-pack/missions/pharmacy.toml").read_text().count('at = "7B.0", colour') == 1
