import json
from pathlib import Path

import msgspec
import pytest

from overrun.core import Record
from overrun.games import new

from .conftest import Run


def played(to_the_end: bool = True) -> Record:
    game = new("toy/cellar", seed=11)
    for number in range(1000 if to_the_end else 9):
        if game.question is None:
            break
        game.choose(game.question.options[number % len(game.question.options)])
    return game.record


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_text(played().json())
    return path


def test_replay_tells_the_story(file: Path, overrun_: Run) -> None:
    record = played()
    ran = overrun_("replay", str(file))
    assert ran.code == 0
    assert ran.lines[0] == "Told: what round, number 1."
    assert [line for line in ran.lines if line.startswith("Seat ")] == [
        f"Seat {seat + 1} chose: {text}." for seat, text in record.answers
    ]
    assert record.end.result is not None
    assert ran.lines[-2] == ("Won: treasure." if record.end.result.won else "Lost: ghosts.")
    assert ran.lines[-1].startswith(f"Verified: The cellar (toy/cellar), {len(record.answers)} answers, ")


def test_replay_of_an_unfinished_game(tmp_path: Path, overrun_: Run) -> None:
    path = tmp_path / "open.json"
    path.write_text(played(to_the_end=False).json())
    assert overrun_("replay", str(path)).lines[-2] == "The record ends here; the game is not over."


def test_verify_says_only_whether_it_fits(file: Path, overrun_: Run) -> None:
    ran = overrun_("replay", str(file), "--verify")
    assert ran.code == 0
    assert len(ran.lines) == 1
    assert ran.out.endswith(f"hash {played().end.hash}.\n")


def test_verify_finds_a_changed_die(file: Path, overrun_: Run) -> None:
    data = json.loads(file.read_text())
    place = next(entry for answer in data["chance"] for entry in answer if entry[0] == "die")
    place[1][0] += 1
    file.write_text(json.dumps(data))
    ran = overrun_("replay", str(file), "--verify")
    assert ran.code == 1
    assert ran.out.startswith("Does not fit: answer ")
    assert overrun_("replay", str(file), "--verify", "--lang", "de").out.startswith("Passt nicht: ")
    assert overrun_("replay", str(file)).code == 2  # without --verify it is not a finding but an error
    told = json.loads(overrun_("replay", str(file), "--verify", "--json").out)
    assert told["ok"] is False
    assert "chance gave" in told["problem"]


def test_as_json(file: Path, overrun_: Run) -> None:
    record = played()
    told = json.loads(overrun_("replay", str(file), "--json").out)
    assert told["ok"] is True
    assert told["mission"] == "toy/cellar"
    assert told["answers"] == len(record.answers)
    assert told["result"]["won"] == (record.end.result is not None and record.end.result.won)


def test_a_record_of_another_engine(file: Path, overrun_: Run) -> None:
    file.write_text(msgspec.structs.replace(played(), engine="0.0.1").json())
    ran = overrun_("replay", str(file))
    assert ran.code == 2
    assert "made by engine 0.0.1" in ran.err
    assert overrun_("replay", str(file), "--any-engine", "--verify").code == 0


def test_a_file_that_is_no_record_is_named(tmp_path: Path, overrun_: Run) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Wanda")
    ran = overrun_("replay", str(path), "--verify")
    assert ran.code == 2
    assert ran.err.startswith(f"error: {path}: this is no complete record")
