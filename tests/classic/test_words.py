"""Everything that can be told or asked in the classic game has its sentence, in every language."""

from __future__ import annotations

import inspect

import pytest

import overrun
from overrun.classic import events
from overrun.classic.naming import naming
from overrun.classic.shown.drawing import draw_text
from overrun.conformance import Dice
from overrun.core import Event
from overrun.words import LANGUAGES, Words
from overrun.words.tell import event_sentence, option_sentence, question_sentence
from tests import declared
from tests.asking import answered

WORDS = declared.WORDS["classic"]


def event_tags() -> list[str]:
    found = [kind for _, kind in inspect.getmembers(events, inspect.isclass) if issubclass(kind, Event)]
    return [str(kind.__struct_config__.tag) for kind in found if kind is not Event]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_sentence(language: str) -> None:
    words = Words(language)
    verbs = {verb.word for verb in WORDS.verbs()}
    kinds = {kind.name for kind in WORDS.questions}
    assert len(verbs) > 50
    assert len(kinds) > 20
    wanted = [f"classic-event-{tag}" for tag in event_tags()]
    wanted += [f"classic-question-{kind}" for kind in kinds]
    wanted += [f"classic-option-{verb}" for verb in verbs]
    assert [key for key in wanted if not words.has(key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "mission", ["classic/00-tutorial", "classic/04-drive-by-shooting", "classic/08-zombie-police"]
)
def test_a_game_is_told_without_a_gap(language: str, mission: str) -> None:
    """No sentence of a played game has a hole, a raw key or an untranslated id in it."""
    words = Words(language)
    story: list[str] = []

    def hear(event: Event, play: object) -> None:
        story.append(event_sentence(words, "classic", event, naming(words, play.view())))  # type: ignore[attr-defined]

    game = overrun.new(mission, seed=5, seats=2, sink=hear)
    dice = Dice(5)
    while game.question is not None and game.answers < 150:
        call = naming(words, game.view())
        story.append(question_sentence(words, "classic", game.question, call))
        story += [option_sentence(words, "classic", option, call) for option in game.question.all_options()]
        story += draw_text(game, words).splitlines()
        if game.answers % 8 == 0:
            story += answered(game, words)
        game.choose(dice.choice(game.question))
    assert len(story) > 500
    assert [line for line in story if not line.strip() and line] == []
    told = [line for line in story if line]
    assert [line for line in told if "⟨" in line or "{" in line or "None" in line] == []
    ids = ("fire-axe", "plenty-of", "sawed-off", "canned-food", "plus-1", "walker:", "free-move")
    assert [line for line in told if any(raw in line for raw in ids)][:3] == []


def test_what_is_not_there_is_not_named() -> None:
    """A wound that costs no card, a door that opens by itself."""
    words, view = Words("en"), {"survivors": [{"id": "amy", "name": "Amy"}]}

    def told(event: Event) -> str:
        return event_sentence(words, "classic", event, naming(words, view))

    assert told(events.Wounded(0, "")) == "Amy is wounded."
    assert told(events.Wounded(0, "pan")) == "Amy is wounded and loses: Pan."
    assert told(events.FirstPlayer(0)) == "Seat 1 goes first."
