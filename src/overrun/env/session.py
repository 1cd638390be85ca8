"""A game with a learner at it: the one thing both kinds of environments are made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from overrun.core import AnyGame, Option, Question
from overrun.env.parts import EnvPart, Observer, part_of
from overrun.env.spelling import Answering, Speller
from overrun.errors import OverrunError
from overrun.games import mission_meant, new

Observation = dict[str, npt.NDArray[Any]]


class Session:
    """One game after another, with the same mission and set-up.

    With `each_seat` every seat answers for itself, one after the other where all act at once; otherwise one
    learner answers everything. Questions with one possible answer are not asked.
    """

    def __init__(
        self,
        game: str,
        mission: str | None,
        setup: Mapping[str, Any],
        *,
        max_rounds: int,
        shaping: float,
        each_seat: bool,
    ):
        self.part: EnvPart = part_of(game)
        self.mission = mission_meant(mission) if mission else self.part.mission
        if self.mission.partition("/")[0] != game:
            raise OverrunError(f"{self.mission!r} is no mission of {game!r}; name one of this game")
        if max_rounds < 1:
            raise OverrunError(f"a game has at least one round, not {max_rounds}")
        self.setup = {**self.part.setup, **setup}
        self.max_rounds = max_rounds
        self.shaping = shaping
        self.each_seat = each_seat
        self.words = len(self.part.vocabulary)
        self._speller = Speller(self.part.vocabulary, self.part.spell)
        self._observer: Observer | None = None
        self._world: object = None
        self._seen: Observation = {}
        self._best = 0.0
        self.game: AnyGame | None = None
        self.answering: Answering | None = None
        self.seat = 0
        self.truncated = False

    def begin(self, seed: int) -> None:
        """A new game."""
        game = self.game = new(self.mission, seed=seed, **self.setup)
        if game.world is not self._world:
            self._world, self._observer = game.world, self.part.observer(game.world)
        self.truncated = False
        self._ask(game)
        self._best = self.part.progress(game) if self.shaping else 0.0

    @property
    def over(self) -> bool:
        """Whether there is nothing left to answer."""
        return self.answering is None

    @property
    def won(self) -> bool | None:
        """How the game ended, or None."""
        result = self.game.result if self.game else None
        return None if result is None else result.won

    def say(self, word: int) -> tuple[bool, float]:
        """Say a word: whether it was allowed (otherwise nothing has happened), and the reward for it."""
        game, answering = self.game, self.answering
        if game is None or answering is None:
            raise OverrunError("the game is over or has not begun; call reset first")
        if not answering.say(word):
            return False, 0.0
        if answering.chosen is None:
            self._look(game, answering, fresh=False)
            return True, 0.0
        game.choose(answering.chosen)
        self._ask(game)
        return True, self._reward(game)

    def _reward(self, game: AnyGame) -> float:
        reward = 0.0
        if self.shaping:
            # Only what is farther than ever before: nothing is paid twice, and nobody is punished for trying.
            gained = max(0.0, self.part.progress(game) - self._best)
            self._best += gained
            reward = self.shaping * gained
        if game.result is not None:
            reward += 1.0 if game.result.won else -1.0
        return reward

    def _ask(self, game: AnyGame) -> None:
        """Go on to the next question that leaves a choice, or to the end."""
        while (question := game.question) is not None:
            if game.round > self.max_rounds:
                self.truncated = True
                break
            options = self._options(question)
            answering = Answering(options, self._speller)
            if answering.chosen is None:
                self.answering = answering
                self._look(game, answering, fresh=True)
                return
            game.choose(answering.chosen)
        self.answering = None
        assert self._observer is not None
        self._seen = {**self._observer(game, self.seat), **self._spelt(None)}

    def _options(self, question: Question) -> Sequence[Option]:
        self.seat = question.seats[0]
        if self.each_seat and question.owners:
            self.seat = question.owners[0]
            return question.options_of(self.seat)
        return question.options

    def _look(self, game: AnyGame, answering: Answering, fresh: bool) -> None:
        """Make the observation; while an answer is spelt, only what has been said changes, or who says it."""
        assert game.question is not None and self._observer is not None
        seat = self.seat
        if game.question.owners and not self.each_seat:
            seat = game.question.seats_for(answering.left[0])[0]
        if fresh or seat != self.seat:
            self.seat = seat
            self._seen = {**self._observer(game, seat), **self._spelt(answering)}
        else:
            self._seen = {**self._seen, **self._spelt(answering)}

    def _spelt(self, answering: Answering | None) -> Observation:
        """What has been said of the answer, and how many options go on with each word."""
        spelt = np.zeros(self.words, np.float32)
        options = np.zeros(self.words, np.float32)
        if answering is not None:
            spelt[answering.said] = 1
            allowed = answering.allowed
            options[list(allowed)] = np.fromiter(allowed.values(), np.float32, len(allowed)) / 10
        return {"spelt": spelt, "options": options}

    def observation(self) -> Observation:
        """What is seen now, in arrays that belong to whoever asks."""
        return {name: part.copy() for name, part in self._seen.items()}

    def mask(self) -> npt.NDArray[np.int8]:
        """1 for every word that may be said now."""
        mask = np.zeros(self.words, np.int8)
        if self.answering is not None:
            mask[list(self.answering.allowed)] = 1
        return mask
