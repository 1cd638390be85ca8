"""Nothing has moved that was to stay, and every net notices what it is there for."""

from __future__ import annotations

import pytest

from tests.nets import decisions, kept, sentences


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


def test_every_bot_is_asked() -> None:
    assert decisions.unknown_bots() == []
