"""Imagined games: an answer is given, sensible players go on, and the outcome is judged."""

from __future__ import annotations

from typing import Any

from overrun.agents.search.values import Value, value_of
from overrun.agents.sensible import Player, player_of
from overrun.core import ForAgent, Game, Option

MOST_ANSWERS = 400  # in one imagined game; it is then judged as it stands


class Rollouts:
    """Tries out answers to one question. Simulation `n` deals and rolls alike for every answer, so that two
    answers are compared under the same luck."""

    __slots__ = ("_game", "_horizon", "_player", "_seeds", "_value")

    def __init__(self, game: ForAgent[Any, Any], horizon: int):
        self._game = game
        self._horizon = horizon
        self._player: Player = player_of(game.world)
        self._value: Value = value_of(game.world)
        self._seeds: list[int] = []

    def imagine(self, number: int) -> Game[Any, Any]:
        """The imagined game of simulation `number`, at the question that is to be answered."""
        while len(self._seeds) <= number:
            self._seeds.append(self._game.random(1 << 62))
        return self._game.clone(self._seeds[number])

    def try_out(self, option: Option, number: int) -> float:
        """How good it was to answer so in simulation `number`, from 0 (lost) to 1 (won)."""
        twin = self.imagine(number)
        twin.choose(option)
        return self.play_on(twin)

    def play_on(self, twin: Game[Any, Any]) -> float:
        """Let sensible players go on for some rounds, and judge where that leads."""
        last = twin.round + self._horizon
        end = twin.answers + MOST_ANSWERS
        while twin.question is not None and twin.round <= last and twin.answers < end:
            options = twin.question.options
            chosen = options[0] if len(options) == 1 else self._player(twin.for_agent(0)).option
            twin.choose(chosen)
        if twin.result is not None:
            return 1.0 if twin.result.won else 0.0
        return self._value(twin.view())
