"""What the numbers and words of a state stand for is said where they are, and held against what there is."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import pytest
from msgspec import Struct

from overrun.classic.state import Classic
from overrun.core import Step
from overrun.core.bounds import (
    LONGEST_WORD,
    MANY,
    AtMost,
    Count,
    ForEach,
    Known,
    Number,
    SetOf,
    Violated,
    Word,
    _check_of,
    check_agenda,
    check_bounds,
)
from overrun.gearup.state import GearUp
from overrun.scifi.state import SciFi

Zone = Annotated[int, Number("zone")]
KNOWN: Known = {"zone": 4, "card": {7, 11, 13}, "skill": ("lucky", "tough"), "token": 2}


class Scout(Struct):
    zone: Annotated[int, Number("zone", or_none=True)] = -1
    seen: Annotated[int, SetOf("zone")] = 0
    card: Annotated[int, Number("card")] = 7
    points: Annotated[int, Count(43)] = 0
    skills: tuple[Annotated[str, Word("skill")], ...] = ()
    noise: Annotated[list[Annotated[int, Count()]], ForEach("zone", or_empty=True)] = []
    tokens: Annotated[list[str], AtMost("token")] = []
    pairs: tuple[tuple[Zone, Annotated[int, Count(9, least=2)]], ...] = ()
    rig: dict[str, list[Annotated[int, Count(6)]]] | None = None
    phase: Literal["day", "night"] = "day"
    away: bool = False
    friend: Scout | None = None


GOOD: list[dict[str, Any]] = [
    {},
    {"zone": 3, "seen": 0b1111, "card": 13, "points": 43, "skills": ("tough", "lucky")},
    {"noise": [0, 1, MANY, 3], "tokens": ["a", "b"], "pairs": ((0, 2), (3, 9)), "rig": {"die": [1, 6]}},
    {"phase": "night", "friend": Scout(friend=Scout(zone=2))},
]

BAD: list[tuple[dict[str, Any], str]] = [
    ({"zone": 4}, "zone is 4; there are 4, numbered from 0, or -1 for none"),
    ({"zone": -2}, "zone is -2"),
    ({"seen": 1 << 4}, "seen is the set 16"),
    ({"seen": -1}, "seen is the set -1"),
    ({"seen": -(1 << 90)}, "seen is the set -"),
    ({"card": 8}, "card is 8, and there is no such card"),
    ({"points": 44}, "points is 44; it is from 0 to 43"),
    ({"points": -1}, "points is -1"),
    ({"skills": ("lucky", "rich")}, r"skills\[1\] is 'rich', and there is no such skill"),
    ({"noise": [0, 0, 0]}, "noise has 3 entries, but there are 4"),
    ({"noise": [0, 0, -1, 0]}, r"noise\[2\] is -1"),
    ({"tokens": ["a", "b", "c"]}, "tokens has 3 entries; there are only 2"),
    ({"tokens": ["a" * (LONGEST_WORD + 1)]}, r"tokens\[0\] is a text of 201 letters"),
    ({"pairs": ((4, 2),)}, r"pairs\[0\]\[0\] is 4"),
    ({"pairs": ((0, 1),)}, r"pairs\[0\]\[1\] is 1; it is from 2 to 9"),
    ({"pairs": ((0, 2),) * (MANY + 1)}, "pairs has 10001 entries"),
    ({"rig": {"die": [7]}}, r"rig\['die'\]\[0\] is 7"),
    ({"rig": {"d" * 300: []}}, "a key of rig is a text of 300 letters"),
    ({"rig": {str(n): [] for n in range(MANY + 1)}}, "rig has 10001 entries"),
    ({"phase": "noon"}, "phase is 'noon', not one of day, night"),
    ({"friend": Scout(friend=Scout(zone=9))}, "friend.friend.zone is 9"),
]


@pytest.mark.parametrize("fields", GOOD)
def test_what_is_there_passes(fields: dict[str, Any]) -> None:
    check_bounds(Scout(**fields), KNOWN)


@pytest.mark.parametrize(("fields", "said"), BAD)
def test_what_is_not_there_is_named_with_its_place(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(Violated, match=said):
        check_bounds(Scout(**fields), KNOWN)


class Forgetful(Struct):
    zone: int = 0


class Vague(Struct):
    things: list[Any] = []


@pytest.mark.parametrize("wanted", [Forgetful, Vague])
def test_a_field_that_does_not_say_what_it_counts_is_a_mistake(wanted: type[Struct]) -> None:
    with pytest.raises(TypeError, match="say it with Annotated"):
        check_bounds(wanted(), KNOWN)


@pytest.mark.parametrize("state", [Classic, SciFi, GearUp])
def test_every_field_of_every_state_and_step_says_what_it_counts(state: type[Struct]) -> None:
    """Also those that no game has come to yet: a check is made for each."""
    waiting: list[Any] = [state]
    met = set()
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, type) and issubclass(kind, Struct) and kind not in met:
            met.add(kind)
            hints = __import__("typing").get_type_hints(kind, include_extras=True)
            for name in kind.__struct_fields__:
                _check_of(hints[name])
                waiting.append(hints[name])
        else:
            waiting += getattr(kind, "__args__", ())
    assert len([kind for kind in met if issubclass(kind, Step)]) > 10


class Below(Step, frozen=True):
    pass


class Between(Step, frozen=True):
    pass


class Above(Step, frozen=True):
    pass


@pytest.mark.parametrize(
    ("agenda", "said"),
    [
        ([], "does not begin with Below"),
        ([Between(), Below()], "does not begin with Below"),
        ([Below(), Above(), Below()], "Below, Below"),
        ([Below(), Between(), Above(), Between()], "Between, Between"),
        ([Below(), *[Above()] * 1000], "1001 steps wait"),
    ],
)
def test_an_agenda_goes_on_and_is_in_order(agenda: list[Step], said: str) -> None:
    check_agenda([Below(), Between(), Above(), Above()], Below, Between)
    check_agenda([Below()], Below, Between)
    with pytest.raises(Violated, match=said):
        check_agenda(agenda, Below, Between)
