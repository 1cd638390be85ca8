"""The campaign: random games of every mission under the conformance check."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
TOY = "tests.core.toy:TOY_GAME"

# A game that breaks in the fifth round, as a plug-in would be written.
BROKEN = """
from dataclasses import replace
from tests.core.toy import TOY, TOY_GAME, Round, new_round

def third_time_unlucky(play, step):
    if play.state.round == 2:
        raise RuntimeError("the ceiling came down")
    new_round(play, step)

GAME = replace(TOY_GAME, ruleset=replace(TOY, scripts={**TOY.scripts, Round: third_time_unlucky}))
"""


def campaign(tmp_path: Path, *arguments: str) -> tuple[subprocess.CompletedProcess[str], dict[str, Any]]:
    out = tmp_path / "campaign.json"
    paths = [str(ROOT / "src"), str(ROOT), str(tmp_path)]
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "campaign.py"), "--out", str(out), *arguments],
        check=False,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
        timeout=120,
    )
    return done, json.loads(out.read_text()) if out.exists() else {}


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_sound_games_pass(tmp_path: Path, jobs: str) -> None:
    done, report = campaign(
        tmp_path,
        "--games-module",
        TOY,
        "--missions",
        "toy/",
        "--seeds",
        "3",
        "--first-seed",
        "5",
        "--jobs",
        jobs,
    )
    assert done.returncode == 0, done.stderr
    assert "6 games of 2 missions, 6 played to the end, 0 failures" in done.stdout
    assert "6 of 6 games, 0 failed" in done.stderr
    assert (report["games"], report["finished"], report["failures"]) == (6, 6, [])
    assert report["missions"] == ["toy/cellar", "toy/attic"]
    assert report["seeds"] == [5, 8]
    assert report["answers"] > 6 and report["seconds"] >= 0


def test_failures_are_written_down_with_how_to_play_them_again(tmp_path: Path) -> None:
    (tmp_path / "broken_game.py").write_text(BROKEN)
    arguments = [
        "--games-module",
        "broken_game:GAME",
        "--missions",
        "toy/cellar",
        "--seeds",
        "4",
        "--jobs",
        "1",
    ]
    done, report = campaign(tmp_path, *arguments)
    assert done.returncode == 1
    failed = report["failures"]
    assert failed and all(each["failure"] == "RuntimeError: the ceiling came down" for each in failed)
    assert "third_time_unlucky" in failed[0]["trace"]
    command = failed[-1]["again"].split()
    assert command[:2] == ["python", "tools/campaign.py"]
    once, again = campaign(tmp_path, *command[2:], "--jobs", "1")
    assert once.returncode == 1
    assert [(each["mission"], each["seed"]) for each in again["failures"]] == [
        ("toy/cellar", failed[-1]["seed"])
    ]


def test_whole_games_by_bots_and_from_trouble_replay_and_tell_their_rules(tmp_path: Path) -> None:
    arguments = ["--missions", "classic/00", "--seeds", "0", "--games", "4", "--jobs", "1"]
    done, report = campaign(tmp_path, *arguments)
    assert done.returncode == 0, done.stderr
    assert (report["games"], report["failures"]) == (4, [])
    assert sum(report["ends"]["classic/00-tutorial"].values()) == 4
    untold = report["never_told"]["classic"]
    # Every game of the tutorial lays three cards on top of the deck; none has recruits.
    assert "classic.m00.trio-on-top" not in untold
    assert "classic.m09.recruit-zone" in untold
    assert f"classic: {len(untold)} rules that the code cites were told by no event" in done.stdout


def test_mixed_games_go_through_the_missions_of_each_box(tmp_path: Path) -> None:
    arguments = ["--missions", "invader/m0", "invader/m2", "classic/00", "--seeds", "0", "--mixed", "2"]
    done, report = campaign(tmp_path, *arguments, "--max-rounds", "2", "--jobs", "1")
    assert done.returncode == 0, done.stderr
    played = {mission: sum(ends.values()) for mission, ends in report["ends"].items()}
    assert played == {"classic/00-tutorial": 0, "invader/m0-breach": 1, "invader/m2-rockn-rolly": 1}
    # The rules are those of both boxes, wherever they are written down.
    assert any(rule.startswith("scifi.") for rule in report["never_told"]["invader"])


def test_a_whole_game_that_breaks_is_written_down(tmp_path: Path) -> None:
    (tmp_path / "broken_game.py").write_text(BROKEN)
    arguments = ["--games-module", "broken_game:GAME", "--missions", "toy/cellar", "--first-seed", "3"]
    done, report = campaign(tmp_path, *arguments, "--seeds", "0", "--games", "2", "--jobs", "1")
    assert done.returncode == 1
    failed = report["failures"][0]
    assert failed["failure"] == "RuntimeError: the ceiling came down"
    assert failed["again"].startswith(
        f"python tools/campaign.py --missions toy/cellar --first-seed {failed['seed']} --seeds 0 --games 1 "
    )


def test_an_unknown_mission_or_module_is_named(tmp_path: Path) -> None:
    done, report = campaign(tmp_path, "--games-module", TOY, "--missions", "chess/")
    assert done.returncode == 2 and "there is no game 'chess'" in done.stderr and not report
    done, report = campaign(tmp_path, "--games-module", "no.such.module:GAME")
    assert done.returncode == 1 and "--games-module no.such.module:GAME" in done.stderr and not report


def test_without_any_game_there_is_nothing_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    import campaign as tool

    monkeypatch.setattr(tool, "games", list)
    assert tool.main([]) == 0
    assert "no game is installed" in capsys.readouterr().out
