"""Nothing has moved that was to stay, and every net notices what it is there for."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.nets import decisions, environments, kept, names, sentences


def told(problems: list[str]) -> None:
    """Fail with what is otherwise, or go on."""
    few = problems[:40]
    if problems:
        left = len(problems) - len(few)
        pytest.fail("\n".join([*few, *([f"… and {left} more"] if left else [])]), pytrace=False)


@pytest.mark.parametrize("group", kept.GROUPS)
def test_the_bots_decide_as_they_did(group: str) -> None:
    told(decisions.problems(group))


@pytest.mark.parametrize("group", kept.GROUPS)
def test_every_sentence_is_as_it_was(group: str) -> None:
    told(sentences.problems(group))


@pytest.mark.parametrize("group", kept.GROUPS)
def test_everything_that_is_asked_and_answered_is_looked_at(group: str) -> None:
    assert decisions.unasked(group) == []
    golden = {game.name for game in kept.golden_games(group)}
    assert golden <= {game.name for game in kept.kept_games(group)}


def test_every_number_of_the_environments_means_what_it_meant() -> None:
    told(environments.problems())


@pytest.mark.parametrize("name", names.FILES)
def test_what_others_build_on_is_there(name: str) -> None:
    told(names.problems(name))


def test_every_bot_is_asked() -> None:
    assert decisions.unknown_bots() == []


# The nets notice


def test_another_decision_is_told_by_its_position() -> None:
    written = decisions.read(
        "city-blocks@12 action amy | asked: 1a | sensible: move 3 / Away from here. | env: 2b"
    )
    assert decisions.read(decisions.text(written)) == written
    assert list(decisions.differences(written, dict(written))) == []
    assert list(decisions.differences(written, {**written, "sensible": "end"})) == [
        "city-blocks@12 action amy: sensible: written 'move 3 / Away from here.', now 'end'"
    ]
    assert list(decisions.differences({}, written)) == ["city-blocks@12 action amy: it is not written down"]


def test_where_a_game_goes_another_way_is_told_once() -> None:
    written = decisions.read("city-blocks at its end | sensible: 0 3 1 2 | hash: 1a")
    assert list(decisions.differences(written, {**written, "sensible": "0 3 0 1"})) == [
        "city-blocks at its end: sensible chose otherwise at 2 of 4 questions, first after 2 answers: "
        "written option 1, now 0"
    ]


def test_another_sentence_is_told_beside_the_old_one() -> None:
    parts = [["Amy moves."], ["Ned moves.", "What now?"], ["Amy moves."]]
    written = sentences.lines(parts)
    assert list(sentences.differences("here", written, parts)) == []
    other = [parts[0], ["Ned runs.", "What now?"], parts[2]]
    assert list(sentences.differences("here", written, other)) == [
        "here: told otherwise after 1 of 3 answers, first after 1 answers",
        "  now:     Ned runs.",
        "  written: Ned moves.",
    ]
    turned = [parts[0], ["What now?", "Ned moves."], parts[2]]
    assert list(sentences.differences("here", written, turned))[-2:] == ["  What now?", "  Ned moves."]


@pytest.fixture
def spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What is written down, to be changed."""
    folder = tmp_path / "written"
    shutil.copytree(kept.WRITTEN, folder)
    for net in (environments, names):
        monkeypatch.setattr(net, "WRITTEN", folder)
    return folder


def replaced(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")


def test_another_number_is_told(spoilt: Path) -> None:
    replaced(spoilt / "environment-classic.txt", "word 3: verb:activate", "word 3: verb:wake")
    (spoilt / "environment-gearup.txt").unlink()
    assert environments.problems() == [
        "environment-classic.txt: word 3 was 'verb:wake', now 'verb:activate'",
        "environment-gearup.txt is missing; `python -m tests.nets write` writes it",
    ]


def test_a_name_that_is_gone_is_told_and_a_new_one_is_welcome(spoilt: Path) -> None:
    replaced(spoilt / "events.txt", "gearup armor-broken\n", "gearup armor-torn\n")
    assert names.problems("events.txt") == ["events.txt: gone: gearup armor-torn"]
