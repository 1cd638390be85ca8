"""Games that are kept: what was played before is not played again, and everything comes out the same."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from overrun.errors import OverrunError
from overrun.lab import KeptGame, KeptGames, Outcome, Task, identity, run, simulation
from overrun.lab.kept import FIRST
from tests.lab.test_compare import pack

TUTORIAL = Task("classic/00-tutorial", {}, "random", 4, 20, collect=True)


def test_a_simulation_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run(TUTORIAL, 8, 1)
    file = tmp_path / "games.jsonl"
    played: list[int] = []
    play_one = simulation.play_one

    def stopped(task: Task, number: int) -> Outcome:
        if number == 5:
            raise KeyboardInterrupt
        return play_one(task, number)

    def counted(task: Task, number: int) -> Outcome:
        played.append(number)
        return play_one(task, number)

    monkeypatch.setattr(simulation, "play_one", stopped)
    with pytest.raises(KeyboardInterrupt):
        run(TUTORIAL, 8, 1, kept=file)
    monkeypatch.setattr(simulation, "play_one", counted)
    told: list[int] = []
    rest = run(TUTORIAL, 8, 1, lambda done: told.append(len(done)), kept=file)
    assert played == [5, 6, 7]
    assert told == [1, 2, 3, 4, 5, 6, 7, 8]
    assert rest.before == {0, 1, 2, 3, 4}
    assert rest.outcomes == whole.outcomes
    assert rest.summary.fingerprint == whole.summary.fingerprint
    assert rest.summary.decisions == whole.summary.decisions
    now = sum(outcome.decisions for outcome in whole.outcomes[5:])
    assert rest.summary.decisions_per_second == pytest.approx(now / rest.summary.seconds, rel=0.05)


def test_more_or_fewer_games_and_more_processes_use_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    few = run(TUTORIAL, 3, 1, kept=file)
    many = run(TUTORIAL, 7, 2, kept=file)
    assert (many.before, many.outcomes[:3]) == (frozenset({0, 1, 2}), few.outcomes)
    assert many.outcomes == run(TUTORIAL, 7, 1).outcomes
    again = run(TUTORIAL, 5, 1, kept=file)
    assert (again.before, again.outcomes) == (frozenset({0, 1, 2, 3, 4}), many.outcomes[:5])
    kept = KeptGames(file, identity(TUTORIAL)).games
    assert sorted(kept) == list(range(7))
    assert all(game.seconds > 0 for game in kept.values())


def test_a_game_that_was_cut_off_in_the_file_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = run(TUTORIAL, 4, 1, kept=file)
    file.write_bytes(file.read_bytes()[:-40])
    mended = run(TUTORIAL, 4, 1, kept=file)
    assert (mended.before, mended.outcomes) == (frozenset({0, 1, 2}), whole.outcomes)
    assert run(TUTORIAL, 4, 1, kept=file).before == {0, 1, 2, 3}
    lines = file.read_bytes().splitlines(keepends=True)
    assert lines[0] == FIRST
    assert [msgspec.json.decode(lines[at], type=KeptGame).number for at in (1, 2, 3, 5)] == [0, 1, 2, 3]


@pytest.mark.parametrize(
    "other",
    [
        msgspec.structs.replace(TUTORIAL, seed=5),
        msgspec.structs.replace(TUTORIAL, agent="sensible"),
        msgspec.structs.replace(TUTORIAL, seats={0: "sensible"}),
        msgspec.structs.replace(TUTORIAL, setup={"seats": 2}),
        msgspec.structs.replace(TUTORIAL, max_rounds=21),
        msgspec.structs.replace(TUTORIAL, collect=False),
    ],
)
def test_other_simulations_have_other_games(tmp_path: Path, other: Task) -> None:
    file = tmp_path / "games.jsonl"
    run(TUTORIAL, 2, 1, kept=file)
    assert not run(other, 2, 1, kept=file).before
    assert run(TUTORIAL, 2, 1, kept=file).before == run(other, 2, 1, kept=file).before == {0, 1}


def test_a_pack_that_has_changed_is_played_anew(tmp_path: Path) -> None:
    """The mission author's way: change the pack, play again with the same file."""
    content = Path(simulation.__file__).parents[1] / "classic" / "content" / "missions" / "00-tutorial.toml"
    text = content.read_text("utf-8")
    near = pack(
        tmp_path, "near", text.replace('kind = "objective", at = "2B.a"', 'kind = "objective", at = "1B.b"')
    )
    task = msgspec.structs.replace(TUTORIAL, packs=(str(near),))
    file = tmp_path / "games.jsonl"
    moved = run(task, 2, 1, kept=file)
    assert run(task, 2, 1, kept=file).before == {0, 1}
    (near / "missions" / "tutorial.toml").write_text(text, encoding="utf-8")
    back = run(task, 2, 1, kept=file)
    assert not back.before
    assert moved.outcomes != back.outcomes == run(TUTORIAL, 2, 1).outcomes


def test_a_file_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("not games", encoding="utf-8")
    with pytest.raises(OverrunError, match=r"notes\.txt is not a file of kept games"):
        run(TUTORIAL, 2, 1, kept=file)
    assert file.read_text(encoding="utf-8") == "not games"
    with pytest.raises(OverrunError, match="cannot keep games in"):
        run(TUTORIAL, 2, 1, kept=tmp_path)
