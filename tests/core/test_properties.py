"""Random answers, undo, redo and clones in any mixture, against playing it from scratch."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overrun.core import Game, IllegalChoice, UndoRefused, replay_record
from tests.core.tools import new, position
from tests.core.toy import TOY

Told = list[tuple[int, str]]


class Model:
    """A game and, beside it, nothing but the list of answers that should have led there."""

    def __init__(self, seed: int, seats: int) -> None:
        self.seed, self.seats = seed, seats
        self.game = new(seed, seats=seats)
        self.told: Told = []
        self.undone: Told = []

    def reference(self, told: Told) -> Game[Any, Any]:
        game = new(self.seed, seats=self.seats)
        for seat, text in told:
            game.choose(text, seat)
        return game

    def options(self, game: Game[Any, Any]) -> Told:
        asked = game.question
        if asked is None:
            return []
        return [(seat, o.text) for o in asked.all_options() for seat in asked.seats_for(o)]

    def choose(self, number: int) -> None:
        offered = self.options(self.game)
        if not offered:
            with pytest.raises(IllegalChoice):
                self.game.choose("rest")
            return
        seat, text = offered[number % len(offered)]
        self.game.choose(text, seat)
        self.told, self.undone = [*self.told, (seat, text)], []

    def choose_all(self, number: int) -> None:
        """Two answers at once; in every other case the second one is impossible."""
        offered = self.options(self.game)
        if not offered:
            return
        seat, text = offered[number % len(offered)]
        trial = self.game.clone()
        trial.choose(text, seat)
        following = [answer for answer in self.options(trial) if answer[0] == seat]
        if number % 2 or not following:
            with pytest.raises(IllegalChoice):
                self.game.choose_all([text, "fly"], seat)
            return
        second = following[number % len(following)]
        self.game.choose_all([text, second[1]], seat)
        self.told, self.undone = [*self.told, (seat, text), second], []

    def undo(self, number: int) -> None:
        count = number % 5 + 1
        if count > len(self.told):
            with pytest.raises(UndoRefused):
                self.game.undo(count)
            return
        self.game.undo(count)
        self.undone = [*self.undone, *reversed(self.told[-count:])]
        self.told = self.told[:-count]

    def redo(self, number: int) -> None:
        if not self.undone:
            with pytest.raises(UndoRefused):
                self.game.redo()
            return
        self.game.redo()
        *self.undone, last = self.undone
        self.told = [*self.told, last]

    def go_on_with_a_clone(self, number: int) -> None:
        old, self.game = self.game, self.game.clone()
        for _ in range(number % 3):  # whatever happens to the old one
            if old.question is not None:
                old.choose(old.question.options[number % len(old.question.options)])

    def play_a_clone(self, number: int) -> None:
        clone = self.game.clone() if number % 2 else self.game.imagine(number)
        for _ in range(number % 7):
            if clone.question is not None:
                clone.choose(clone.question.options[number % len(clone.question.options)])
        with contextlib.suppress(UndoRefused):
            clone.undo()

    def refuse(self, number: int) -> None:
        with pytest.raises(IllegalChoice):
            self.game.choose(("fly", "", "bar north", "throw 9")[number % 4], number % 3)

    def go_on_with_a_replay(self, number: int) -> None:
        if number % 4 == 0:  # its memory is the same, but what was taken back is not recorded
            self.game = replay_record(TOY, self.game.record)
            self.undone = []

    def check(self) -> None:
        reference = self.reference(self.told)
        assert position(self.game) == position(reference)
        assert self.game.record.json() == reference.record.json()


MOVES = [
    Model.choose,
    Model.choose,
    Model.choose,
    Model.choose_all,
    Model.undo,
    Model.redo,
    Model.go_on_with_a_clone,
    Model.play_a_clone,
    Model.refuse,
    Model.go_on_with_a_replay,
]


@settings(max_examples=250, deadline=None)
@given(
    seed=st.integers(0, 1 << 62),
    seats=st.sampled_from([2, 3]),
    moves=st.lists(st.tuples(st.sampled_from(MOVES), st.integers(0, 1000)), max_size=40),
)
def test_any_mixture_of_answers_undo_and_clones_is_the_game_played_from_scratch(
    seed: int, seats: int, moves: list[tuple[Any, int]]
) -> None:
    model = Model(seed, seats)
    for move, number in moves:
        move(model, number)
        model.check()
