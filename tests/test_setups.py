"""Set-ups of wrong parts, for every game: each is refused in a sentence that names the part."""

from __future__ import annotations

from typing import Any

import pytest

import overrun
from overrun.errors import LONGEST_MESSAGE, OverrunError

CLASSIC, INVADER, GEARUP = "classic/01-city-blocks", "invader/m1-gathering-forces", "gearup/screamer-standard"
DEEP: list[Any] = []
for _ in range(400):
    DEEP = [DEEP]

WRONG: list[tuple[str, dict[str, Any], str]] = [
    *(
        (mission, setup, said)
        for mission in (CLASSIC, INVADER, GEARUP)
        for setup, said in (
            ({"house": 5}, "house rules: expected object, got int 5"),
            ({"house": ["x"]}, "house rules: expected object"),
            ({"house": {"fly": True}}, "house rules, fly: unknown field"),
            ({"house": DEEP}, "house rules: expected object"),
            ({"seats": "two"}, "players, not"),
            ({"seats": True}, "players, not True"),
            ({"seats": 1.0}, "players, not 1.0"),
            ({"seats": [1]}, r"players, not \[1\]"),
            ({"survivors": 3}, "survivors: expected array, got int 3"),
            ({"survivors": [1, 2]}, r"survivors, \[0\]: expected str, got int 1"),
            ({"survivors": [["ned"], "amy", {}]}, "survivors, "),
            ({"survivors": {"ned": 1}}, "survivors: expected array"),
            ({"survivors": ["x" * 90_000]}, "there is no survivor"),
            ({"colour": 1}, "no set-up option 'colour'"),
        )
    ),
    (CLASSIC, {"house": {"ask_to_spare": 1}}, "house rules, ask_to_spare: expected bool, got int 1"),
    (CLASSIC, {"house": {"shortage_chain_limit": 10**9}}, "shortage_chain_limit: expected int <= 20"),
    (CLASSIC, {"house": {"shortage_chain_limit": -1}}, "shortage_chain_limit: expected int >= 0"),
    (CLASSIC, {"scenario": 5}, "the scenario cannot be laid out: expected object, got int 5"),
    (CLASSIC, {"scenario": {"people": "ned"}}, "people: expected array"),
    (CLASSIC, {"scenario": {"drawing": "+#+\n#1#\n+#+" + "\n" * 500 + "+"}}, "drawing"),
    (CLASSIC, {"scenario": {"drawing": "+#" * 300}}, "a drawing has"),
    (INVADER, {"boxes": 7}, "boxes: expected array, got int 7"),
    (INVADER, {"boxes": [["invader"]]}, r"boxes, \[0\]: expected str"),
    (INVADER, {"machines": 7}, "machines: expected array"),
    (INVADER, {"machines": [{}]}, r"machines, \[0\]: expected str"),
    (INVADER, {"difficulty": [1]}, "difficulty: expected object"),
    (INVADER, {"difficulty": {"easy": "no"}}, "difficulty, easy: expected bool"),
    (GEARUP, {"leader": "first"}, "the leader is one of the seats 0 to 0, not 'first'"),
    (GEARUP, {"leader": False}, "the leader is one of the seats"),
    (GEARUP, {"house": {"deadsox_order": 4}}, "deadsox_order: expected array"),
]


@pytest.mark.parametrize(("mission", "setup", "said"), WRONG)
def test_a_wrong_part_is_named(mission: str, setup: dict[str, Any], said: str) -> None:
    with pytest.raises(OverrunError, match=said) as refused:
        overrun.new(mission, seed=1, **setup)
    assert len(str(refused.value)) < LONGEST_MESSAGE + 10
    assert refused.value.__cause__ is None


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ({"mission": 5}, "a mission is named like 'classic/01-city-blocks', not 5"),
        ({"mission": "x" * 5000 + ".toml"}, "cannot read"),
        ({"mission": "a\x00b.toml"}, "cannot read"),
        ({"mission": None}, "not None"),
        ({"mission": "classic/" + "9" * 190}, "there is no mission"),
        ({"mission": "classic/m" + "9" * 5000}, "a mission is named like"),
        ({"mission": CLASSIC, "seed": "7"}, "a seed is a whole number, not '7'"),
        ({"mission": CLASSIC, "seed": 1.5}, "a seed is a whole number"),
        ({"mission": CLASSIC, "seed": True}, "a seed is a whole number"),
        ({"mission": CLASSIC, "undo": ["free"]}, "there is no undo policy"),
        ({"mission": CLASSIC, "house": {"x": {1, 2}, "y": object()}}, "has to be plain data"),
    ],
)
def test_what_is_no_set_up_at_all(said: dict[str, Any], told: str) -> None:
    with pytest.raises(OverrunError, match=told):
        overrun.new(**said)


def test_nobody_gets_back_a_book_that_was_sent_as_a_name() -> None:
    with pytest.raises(OverrunError, match=r"a mission is named like .*, not 'x+ … x+'") as refused:
        overrun.new("x" * 1_000_000)
    assert len(str(refused.value)) < LONGEST_MESSAGE + 10
