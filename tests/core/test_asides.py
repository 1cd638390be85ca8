"""What may be done at any time, without answering the question."""

from __future__ import annotations

import pytest

from overrun.core import Aside, IllegalChoice, Option, Question, Script, Step, option
from tests.core.tools import at, listen, position, texts, variant
from tests.core.toy import COIN, GHOST, BarDoor, Shout, ThrowLamp, ToyPlay, Turn


def test_asides_go_before_a_question_that_is_then_asked_again() -> None:
    game = at(Turn(0, 2), lamps=[0, 2])
    assert texts(game) == ["dig", "draw", "rest", "throw 1"]
    heard = listen(game)
    game.choose("throw 1", 1)
    assert texts(game) == ["dig", "draw", "rest", "throw 1"]
    assert game.view()["lamps"] == [0, 1]
    game.choose(option("throw", 1))
    assert texts(game) == ["dig", "draw", "rest"]
    assert len(heard) == 2
    assert game.record.answers == [(1, "throw 1"), (1, "throw 1")]
    game.choose("rest", 0)


def test_only_its_own_seat_takes_an_aside() -> None:
    game = at(Turn(0, 2), lamps=[0, 1])
    before = position(game)
    with pytest.raises(IllegalChoice, match="seat 0 may not choose 'throw 1'; this is up to seat 1"):
        game.choose("throw 1", 0)
    assert position(game) == before


def test_there_are_no_asides_in_the_middle_of_a_step() -> None:
    game = at(Turn(0, 2), lamps=[1, 1], rigged={"die": [3]})
    game.choose("dig")
    assert texts(game) == ["keep", "again"]
    with pytest.raises(IllegalChoice, match="'throw 1' is not an option of the question 'again'"):
        game.choose("throw 1", 1)
    ghosts = at(Turn(0, 2), lamps=[1, 1], deck=[COIN, GHOST])
    ghosts.choose("draw")
    assert texts(ghosts) == ["lamp 0", "lamp 1", "scream"]


def test_there_are_no_asides_where_the_question_does_not_allow_them() -> None:
    game = at(Shout((0, 1)), lamps=[1, 1])
    assert game.question is not None and game.question.asides == ()


def test_an_aside_that_has_become_impossible_is_refused() -> None:
    game = at(Turn(0, 2), lamps=[1, 0])
    game.choose("throw 0")
    with pytest.raises(IllegalChoice, match="'throw 0' is not an option"):
        game.choose("throw 0")


def test_a_clone_takes_an_aside_for_itself() -> None:
    game = at(BarDoor(), lamps=[1, 1])
    twin = game.clone()
    twin.choose("throw 0")
    assert twin.view()["lamps"] == [0, 1]
    assert game.view()["lamps"] == [1, 1]
    assert "throw 0" in texts(game)
    assert "throw 0" not in texts(twin)


def test_an_aside_may_ask_questions_of_its_own() -> None:
    def throw(play: ToyPlay, step: ThrowLamp) -> Script[None]:
        where = yield Question((step.seat,), "where", (), (option("far"), option("near")))
        play.state.lamps[step.seat] -= 1
        if where.verb == "far":
            play.roll(1)
        sure = yield Question((step.seat,), "sure", (), (option("yes"), option("no")))
        if sure.verb == "no":
            play.state.lamps[step.seat] += 1

    game = at(Turn(0, 2), lamps=[1, 0], ruleset=variant({ThrowLamp: throw}))
    before = position(game)
    game.choose("throw 0")
    assert texts(game) == ["far", "near"]
    game.choose("far")
    twin = game.clone()
    for each in (game, twin):
        each.choose("yes")
        assert texts(each) == ["dig", "draw", "rest"]
    assert position(game) == position(twin)
    game.undo(3)
    assert position(game) == before


def test_an_aside_whose_step_raises_changes_nothing() -> None:
    def throw(play: ToyPlay, step: ThrowLamp) -> None:
        play.state.lamps[step.seat] -= 1
        raise RuntimeError("slipped")

    game = at(Turn(0, 2), lamps=[1, 0], ruleset=variant({ThrowLamp: throw}))
    before = position(game)
    with pytest.raises(RuntimeError, match="slipped"):
        game.choose("throw 0")
    assert position(game) == before
    game.choose("rest")


def test_a_step_that_has_done_something_cannot_be_interrupted() -> None:
    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        play.roll(1)
        yield Question((0,), "late", (), (option("a"), option("b")), interruptible=True)

    with pytest.raises(AssertionError, match="the question 'late' is not its step's first act"):
        at(BarDoor(), ruleset=variant({BarDoor: bar}))


def test_a_second_question_of_a_step_cannot_be_interrupted() -> None:
    def bar(play: ToyPlay, step: BarDoor) -> Script[None]:
        yield Question((0,), "first", (), (option("a"), option("b")))
        yield Question((0,), "late", (), (option("a"), option("b")), interruptible=True)

    game = at(BarDoor(), ruleset=variant({BarDoor: bar}))
    before = position(game)
    with pytest.raises(AssertionError, match="the question 'late' is not its step's first act"):
        game.choose("a")
    assert position(game) == before


def test_a_ruleset_without_asides_has_interruptible_questions_all_the_same() -> None:
    game = at(BarDoor(), lamps=[1, 1], ruleset=variant(asides=None))
    assert texts(game) == ["bar east", "bar west"]
    assert texts(game.imagine(3)) == ["bar east", "bar west"]
    game.choose("bar east")


def test_what_is_printed_of_a_question_does_not_show_the_state() -> None:
    game = at(BarDoor(), lamps=[1, 1], deck=[GHOST, COIN], rigged={"die": [6]})
    assert game.question is not None and game.question.asides
    assert "deck" not in repr(game.question) and "rng" not in repr(game.question)


def test_an_imagined_games_asides_come_from_what_it_imagines() -> None:
    def peeking(world: object, state: object) -> tuple[Aside, ...]:
        return (Aside(0, option("top", state.deck[-1])),)  # type: ignore[attr-defined]

    def step(chosen: Option) -> Step:
        return ThrowLamp(0)

    game = at(BarDoor(), deck=list(range(50)), ruleset=variant(asides=peeking, aside_step=step))
    assert texts(game)[-1] == "top 49"
    tops = {texts(game.imagine(seed))[-1] for seed in range(20)}
    assert len(tops) > 5
