"""Imagined games: an answer is given, sensible players go on, and the outcome is judged."""

from __future__ import annotations

from typing import Any

from overrun.agents.thinker import Line, Thinker
from overrun.core import AnyForAgent, AnyGame, Option

MOST_ANSWERS = 400  # in one imagined game; it is then judged as it stands


class Trials:
    """Tries out answers to one question. Trial `n` deals and rolls alike for every answer, so that they are
    compared under the same luck."""

    __slots__ = ("_agent", "_begun", "_dealt", "_rounds", "_seeds", "_thinker")

    def __init__(self, agent: AnyForAgent, thinker: Thinker, rounds: int):
        self._agent = agent
        self._thinker = thinker
        self._rounds = rounds
        self._dealt: list[AnyGame] = []
        self._seeds: list[int] = []
        self._begun: dict[Option, tuple[AnyGame, Option]] = {}

    def imagine(self, number: int) -> AnyGame:
        """The imagined game of a trial, at the question that is to be answered."""
        while len(self._dealt) <= number:
            self._dealt.append(self._agent.clone())
        return self._dealt[number].clone()

    def lines(self, game: AnyGame) -> list[Line]:
        """What is worth a thought later on in an imagined game."""
        return self._thinker.lines(game.for_agent())

    def worth(self, line: Line, number: int) -> float:
        """How well a line turned out in a trial, from 0 (lost) to 1 (won)."""
        option = line.choice.option
        if option not in self._begun:
            self._begun[option] = self._begin(line)
        while len(self._seeds) <= number:
            self._seeds.append(self._agent.random(1 << 62))
        before, answer = self._begun[option]
        game = before.imagine(self._seeds[number])
        game.choose(answer)
        return self.play_on(game, line.way)

    def _begin(self, line: Line) -> tuple[AnyGame, Option]:
        """As long as nothing comes to light, a line is alike in all trials: that part is played once.

        This is where it ends, and the answer that brings the first card or die.
        """
        game, answer = self.imagine(0), line.choice.option
        last = game.answers + MOST_ANSWERS
        while True:
            before = game.clone()
            game.choose(answer)
            if game.revealed or game.question is None or game.answers == last:
                return before, answer
            answer = self._next(game, line.way)

    def play_on(self, game: AnyGame, way: Any) -> float:
        """Let sensible players go on until so many rounds are over, and judge where that leads."""
        thinker = self._thinker
        last = thinker.time(self._dealt[0]) + self._rounds
        end = game.answers + MOST_ANSWERS
        while game.question is not None and thinker.time(game) < last and game.answers < end:
            game.choose(self._next(game, way))
        if game.result is not None:
            return 1.0 if game.result.won else 0.0
        return thinker.standing(game)

    def _next(self, game: AnyGame, way: Any) -> Option:
        assert game.question is not None
        options = game.question.options
        return options[0] if len(options) == 1 else self._thinker.answer(game, way)
