"""Every answer of every game can be spelt, in its own way, with words whose numbers do not change.

Which number a word has is written down in `tests/nets/written/environment-*.txt`: lists that only grow.
"""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.agents import make
from overrun.core import Game, Option, option
from overrun.env.numbers import written
from overrun.env.parts import EnvPart, part_of
from overrun.env.spelling import STOP, Answering, Speller, Vocabulary
from overrun.errors import OverrunError
from tests.declared import WORDS


def toy() -> Speller:
    words = Vocabulary({"verb": (["put", "end"], 2), "zone": (range(3), 3)})
    return Speller(words, lambda o: [f"verb:{o.verb}", *(f"zone:{arg}" for arg in o.args)])


def said(answering: Answering, speller: Speller) -> list[str]:
    return [speller.vocabulary.names[word] for word in answering.allowed]


def test_an_answer_is_spelt_word_by_word_and_forced_words_are_not_asked_for() -> None:
    speller = toy()
    number = speller.vocabulary.number
    answering = Answering([option("put", 0, 1), option("put", 0, 2), option("end")], speller)
    assert said(answering, speller) == ["verb:put", "verb:end"]
    assert answering.allowed[number("verb:put")] == 2
    assert not answering.say(number("zone:1"))
    assert answering.chosen is None and answering.said == []
    assert answering.say(number("verb:put"))
    assert said(answering, speller) == ["zone:1", "zone:2"]
    assert answering.say(number("zone:2"))
    assert answering.chosen is option("put", 0, 2)


def test_where_an_answer_ends_and_another_goes_on_a_stop_is_said() -> None:
    speller = toy()
    answering = Answering([option("put", 1), option("put", 1, 2)], speller)
    assert said(answering, speller) == [STOP, "zone:2"]
    assert answering.say(speller.vocabulary.number(STOP))
    assert answering.chosen is option("put", 1)


def test_options_spelt_alike_are_a_mistake() -> None:
    speller = Speller(Vocabulary({"verb": (["a"], 1)}), lambda o: ["verb:a"])
    with pytest.raises(AssertionError, match="spelt alike: b, c"):
        Answering([option("b"), option("c")], speller)


def test_content_that_does_not_fit_is_refused() -> None:
    with pytest.raises(OverrunError, match="room for 1 words of the kind 'card', and the content has 2"):
        Vocabulary({"card": (["pistol", "rifle"], 1)})
    with pytest.raises(OverrunError, match="has no word 'verb:fly'"):
        Speller(Vocabulary({}), lambda o: ["verb:fly"]).spelt(option("fly"))


# Asides are not part of the environments, nor is what answers questions without a number.
@pytest.mark.parametrize(
    ("game", "rules"), [("classic", "classic"), ("invader", "scifi"), ("gearup", "gearup")]
)
def test_every_verb_of_the_rules_has_a_number(game: str, rules: str) -> None:
    left_out = written(rules)["without-a-number"]
    asked = [question for question in WORDS[rules].questions if question.name not in left_out]
    verbs = {verb.word for question in asked for verb in question.answers}
    assert len(verbs) > 15
    assert {f"verb:{verb}" for verb in verbs} <= set(part_of(game).vocabulary.names)


def say(answering: Answering, spelt: tuple[int, ...]) -> Option | None:
    while answering.chosen is None:
        at = len(answering.said)
        assert answering.say(spelt[at] if at < len(spelt) else 0)
    return answering.chosen


def walk(game: Game[Any, Any], part: EnvPart, agent: str, answers: int) -> int:
    """Play on; at each question every option must be reached by its own words."""
    speller, bot, seen = Speller(part.vocabulary, part.spell), make(agent, 3), 0
    observe = part.observer(game.world)
    while game.question is not None and game.answers < answers:
        options = game.question.options
        for chosen in options if len(options) < 25 else options[game.answers % 6 :: 6]:
            assert say(Answering(options, speller), speller.spelt(chosen)) is chosen
            seen += 1
        for name, found in observe(game, game.question.seats[0]).items():
            assert found.shape == part.shapes[name].size
            assert found.min() >= -1 and found.max() <= 100
        game.choose(bot(game.for_agent()))
    assert 0 <= part.progress(game) <= 1
    return seen


@pytest.mark.parametrize("agent", ["random", "sensible"])
@pytest.mark.parametrize(
    "mission", ["03-24hrs-race", "06-the-escape", "09-might-makes-right", "10-small-town"]
)
def test_every_answer_of_the_classic_game(mission: str, agent: str) -> None:
    game = overrun.new(f"classic/{mission}", seed=5, seats=3)
    assert walk(game, part_of("classic"), agent, 120) > 150


@pytest.mark.parametrize(
    ("mission", "boxes"),
    [
        ("invader/m4-the-engineers", ["invader"]),
        ("invader/m9-uninvited-guests", ["invader"]),
        ("darkside/m2-steps-in-the-dark", ["darkside"]),
        ("darkside/m10-demo-squad", ["darkside"]),
        ("invader/m7-xenium-burger", ["invader", "darkside"]),
    ],
)
def test_every_answer_of_the_science_fiction_games(mission: str, boxes: list[str]) -> None:
    part = part_of(mission.partition("/")[0])
    assert walk(overrun.new(mission, seed=5, seats=2, boxes=boxes), part, "random", 60) > 150
    assert walk(overrun.new(mission, seed=6, seats=1, boxes=boxes), part, "sensible", 25) > 50


@pytest.mark.parametrize("seats", [1, 3])
@pytest.mark.parametrize("boss", ["zombiphant", "dead-sox", "the-mutation"])
def test_every_answer_of_gear_up(boss: str, seats: int) -> None:
    house = {"split_disconnected_pieces": seats == 1}
    game = overrun.new(f"gearup/{boss}-hard", seed=5, seats=seats, house=house)
    assert walk(game, part_of("gearup"), "sensible", 60) > 200
