from __future__ import annotations

from overrun.core import Aside, Question, option

EAST, WEST, THROW = option("bar", "east"), option("bar", "west"), option("throw", 1)


def test_a_team_question_is_open_to_each_of_its_seats() -> None:
    asked = Question((0, 2), "bar", (), (EAST, WEST))
    assert asked.options_of(0) == asked.options_of(2) == (EAST, WEST)
    assert asked.options_of(1) == ()
    assert asked.seats_for(EAST) == (0, 2)
    assert asked.seats_for(THROW) == ()


def test_owners_share_the_options_out() -> None:
    options = tuple(option(verb, seat) for seat in (0, 1) for verb in ("shout", "silent"))
    asked = Question((0, 1), "shout", (), options, owners=(0, 0, 1, 1))
    assert [o.text for o in asked.options_of(0)] == ["shout 0", "silent 0"]
    assert [o.text for o in asked.options_of(1)] == ["shout 1", "silent 1"]
    assert asked.seats_for(option("silent", 1)) == (1,)


def test_find_knows_options_and_asides() -> None:
    asked = Question((0,), "bar", (), (EAST, WEST), find_asides=lambda: (Aside(1, THROW),))
    assert asked.find("bar west") is WEST
    assert asked.find("throw 1") is THROW
    assert asked.find("bar") is None
    assert asked.find("") is None
    assert list(asked.all_options()) == [EAST, WEST, THROW]
    assert asked.options_of(1) == ()
    assert asked.seats_for(THROW) == (1,)


def test_an_aside_of_several_seats_may_be_taken_by_each() -> None:
    both = (Aside(0, THROW), Aside(1, THROW))
    asked = Question((0,), "bar", (), (EAST, WEST), find_asides=lambda: both)
    assert asked.seats_for(THROW) == (0, 1)


def test_asides_are_worked_out_only_when_somebody_looks() -> None:
    looked = []

    def find() -> tuple[Aside, ...]:
        looked.append(1)
        return (Aside(1, THROW),)

    asked = Question((0,), "bar", (), (EAST, WEST), find_asides=find)
    assert asked.options_of(0) == (EAST, WEST) and asked.seats_for(EAST) == (0,)
    assert not looked
    assert asked.asides == (Aside(1, THROW),)
    assert looked


def test_without_asides_there_are_none() -> None:
    assert Question((0,), "bar", (), (EAST, WEST)).asides == ()
