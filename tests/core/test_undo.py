from __future__ import annotations

import pytest

from overrun.core import UNDO_POLICIES, UndoPolicy, UndoRefused
from tests.core.tools import ToyGame, at, listen, new, played, position
from tests.core.toy import COIN, BarDoor, Shout, Turn


def quiet(undo: UndoPolicy) -> ToyGame:
    """Answers of both seats and for the team, none of which brings anything to light."""
    game = new(undo=undo)
    game.choose("rest", 0)
    game.choose("rest", 1)
    game.choose("bar east", 1)
    return game


@pytest.mark.parametrize("policy", UNDO_POLICIES)
def test_what_brought_nothing_to_light_can_be_taken_back(policy: UndoPolicy) -> None:
    game = new(undo=policy)
    before = position(game)
    game.choose("rest", 0)
    after = position(game)
    assert game.can_undo() and game.can_undo(0)
    game.undo()
    assert position(game) == before
    game.redo()
    assert position(game) == after


@pytest.mark.parametrize("policy", ["strict", "until reveal"])
@pytest.mark.parametrize("answer", ["dig", "draw"])
def test_nobody_goes_back_past_a_die_or_a_card_unless_all_is_free(policy: UndoPolicy, answer: str) -> None:
    game = new(undo=policy, dice=[3, 3, 3])
    game.choose(answer, 0)
    before = position(game)
    assert not game.can_undo()
    with pytest.raises(
        UndoRefused, match=f"'{answer}' brought a die, a card or something newly seen to light"
    ):
        game.undo()
    assert position(game) == before
    free = new(undo="free")
    start = position(free)
    free.choose(answer)
    free.undo()
    assert position(free) == start


def test_strict_lets_seats_take_back_only_their_own() -> None:
    game = quiet("strict")
    assert game.can_undo(1) and not game.can_undo(0)
    with pytest.raises(UndoRefused, match=r"'bar east' was chosen by seat 1; .*only their own choices"):
        game.undo(seat=0)
    with pytest.raises(UndoRefused, match="'rest' was chosen by seat 0"):
        game.undo(3, seat=1)
    assert game.answers == 3
    game.undo(2, seat=1)
    assert game.answers == 1
    game.undo(seat=0)
    assert game.answers == 0


def test_strict_without_a_seat_goes_back_as_whoever_answered_last() -> None:
    game = quiet("strict")
    with pytest.raises(UndoRefused, match="chosen by seat 0"):
        game.undo(3)
    game.undo(2)
    assert game.answers == 1


def test_until_reveal_lets_any_seat_take_back_several_answers() -> None:
    game = quiet("until reveal")
    game.undo(3, seat=0)
    assert game.answers == 0


@pytest.mark.parametrize("policy", ["strict", "until reveal"])
def test_several_answers_are_taken_back_all_or_none(policy: UndoPolicy) -> None:
    game = new(undo=policy, dice=[1])
    game.choose_all(["dig", "keep", "rest"], 0)
    before = position(game)
    with pytest.raises(UndoRefused, match="'dig' brought"):
        game.undo(3)
    assert position(game) == before
    game.undo(2)
    assert game.question is not None and game.question.kind == "again"


@pytest.mark.parametrize("policy", UNDO_POLICIES)
@pytest.mark.parametrize("answers", [0, -1])
def test_less_than_one_answer_is_refused(policy: UndoPolicy, answers: int) -> None:
    game = quiet(policy)
    with pytest.raises(UndoRefused, match="one answer or more"):
        game.undo(answers)
    assert game.answers == 3


@pytest.mark.parametrize("policy", UNDO_POLICIES)
def test_nobody_goes_back_past_the_beginning(policy: UndoPolicy) -> None:
    game = new(undo=policy)
    assert not game.can_undo()
    with pytest.raises(UndoRefused, match="the beginning of the game"):
        game.undo()
    game.choose("rest", 0)
    with pytest.raises(UndoRefused, match="the beginning of the game"):
        game.undo(2, seat=0)
    assert game.answers == 1


@pytest.mark.parametrize("policy", UNDO_POLICIES)
def test_asides_are_taken_back_like_answers(policy: UndoPolicy) -> None:
    game = at(Turn(0, 2), lamps=[1, 1], undo=policy)
    before = position(game)
    game.choose("throw 1", 1)
    game.choose("throw 0", 0)
    after = position(game)
    if policy == "strict":
        with pytest.raises(UndoRefused, match="'throw 1' was chosen by seat 1"):
            game.undo(2, seat=0)
        game.undo(seat=0)
        game.undo(seat=1)
    else:
        game.undo(2)
    assert position(game) == before
    game.redo()
    game.redo()
    assert position(game) == after
    assert game.record.answers == [(1, "throw 1"), (0, "throw 0")]


def test_undo_and_redo_repeat_the_same_dice_across_rounds() -> None:
    game = new(11)
    trail = [position(game)]
    records = [game.record.json()]
    played_out = played(new(11))
    answers = played_out.record.answers
    for seat, text in answers:
        game.choose(text, seat)
        trail.append(position(game))
        records.append(game.record.json())
    assert game.over and played_out.state.round > 2
    for expected, record in zip(trail[-2::-1], records[-2::-1], strict=True):
        game.undo()
        assert position(game) == expected
        assert game.record.json() == record
    for expected, record in zip(trail[1:], records[1:], strict=True):
        game.redo()
        assert position(game) == expected
        assert game.record.json() == record
    game.undo(len(answers))
    assert position(game) == trail[0]


def test_taking_back_another_way_gives_other_answers_the_same_dice() -> None:
    game = new(4)
    game.choose("dig")
    assert game.question is not None
    first = game.question.subject
    game.undo()
    game.choose("dig")
    assert game.question.subject == first


def test_after_a_new_choice_there_is_nothing_to_redo() -> None:
    game = quiet("free")
    game.undo(2)
    game.redo()
    game.choose("bar west")
    with pytest.raises(UndoRefused, match="nothing has been taken back"):
        game.redo()
    assert game.answers == 3


def test_a_refused_choice_leaves_what_was_taken_back() -> None:
    game = quiet("free")
    after = position(game)
    game.undo(2)
    with pytest.raises(Exception, match="is not an option"):
        game.choose("fly")
    game.redo()
    game.redo()
    assert position(game) == after
    with pytest.raises(UndoRefused, match="nothing has been taken back"):
        game.redo()


def test_redo_keeps_who_answered_unless_another_seat_does_it() -> None:
    game = at(BarDoor())
    game.choose("bar west", 1)
    game.undo()
    game.redo()
    assert game.record.answers == [(1, "bar west")]
    game.undo()
    game.redo(0)
    assert game.record.answers == [(0, "bar west")]


def test_redo_by_a_seat_that_may_not_is_refused_and_can_be_tried_again() -> None:
    game = at(Shout((0, 1)))
    game.choose("shout 1", 1)
    game.undo()
    with pytest.raises(Exception, match="up to seat 1"):
        game.redo(0)
    game.redo(1)
    assert game.record.answers == [(1, "shout 1")]


def test_the_end_can_be_taken_back() -> None:
    game = at(Turn(0, 1), deck=[COIN, COIN], treasure=4)
    before = position(game)
    game.choose("draw")
    assert game.over
    after = position(game)
    game.undo()
    assert not game.over and position(game) == before
    game.redo()
    assert game.over and position(game) == after


def test_undo_is_silent_and_keeps_the_sink() -> None:
    game = new(dice=[6, 6])
    heard = listen(game)
    game.choose_all(["dig", "keep"])
    told = len(heard)
    game.undo()
    assert len(heard) == told
    game.choose("keep")
    assert len(heard) == told + 1
