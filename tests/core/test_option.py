from __future__ import annotations

import copy
import enum
import pickle
from typing import Any

import pytest

from overrun.core import Option, option


def test_equal_options_are_one_object() -> None:
    assert option("move", 12) is option("move", 12)
    assert option("move", 12) is not option("move", 13)
    assert option("move") is not option("move", 0)
    assert len({option("move", 12), option("move", 12), option("rest")}) == 2


def test_the_text_form_says_verb_and_arguments() -> None:
    made = option("shoot", "pistol", 7)
    assert (made.verb, made.args, made.text) == ("shoot", ("pistol", 7), "shoot pistol 7")
    assert str(made) == "shoot pistol 7"
    assert repr(made) == "Option('shoot pistol 7')"
    assert option("go", -3).text == "go -3"


@pytest.mark.parametrize("name", ["verb", "args", "text", "other"])
def test_an_option_cannot_be_changed(name: str) -> None:
    made = option("move", 12)
    with pytest.raises(AttributeError):
        setattr(made, name, "x")
    with pytest.raises(AttributeError):
        delattr(made, name)
    assert made.text == "move 12"


def test_an_option_cannot_be_made_another_way() -> None:
    with pytest.raises(TypeError, match="option\\(verb"):
        Option()


def test_copies_and_pickles_are_the_same_object() -> None:
    made = option("shoot", "pistol", 7)
    assert copy.copy(made) is made
    assert copy.deepcopy([made])[0] is made
    for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(made, protocol)) is made


class Word(enum.StrEnum):
    EAST = "east"


class Number(enum.IntEnum):
    ONE = 1


@pytest.mark.parametrize(
    "args", [("",), ("two words",), ("a\tb",), ("a\nb",), ("a\u00a0b",), ("7",), ("-7",), ("0",)]
)
def test_a_word_that_would_make_the_text_ambiguous_is_refused(args: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="an option's word"):
        option("say", *args)


@pytest.mark.parametrize("odd", [True, 1.0, None, (1,), Word.EAST, Number.ONE])
def test_what_only_equals_a_number_or_word_is_refused_whatever_was_made_before(odd: Any) -> None:
    option("say", 1), option("say", "east")
    with pytest.raises(ValueError, match="words and numbers"):
        option("say", odd)
    assert option("say", 1).args == (1,)
    assert type(option("say", 1).args[0]) is int
