"""A seat is an agent: a PettingZoo environment in which agents answer one after the other."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from overrun.env.gym import MAX_ROUNDS, observation_space
from overrun.env.render import MODES, Frame, check_mode, render
from overrun.env.session import Session


class SeatEnv(AECEnv):  # type: ignore[misc]
    """A mission with an agent on every seat (`seat_0`, `seat_1`…), all rewarded alike.

    An observation is a dict: `observation` as in the Gymnasium environment, and `action_mask`. Who has to
    answer is `agent_selection`; where all seats act at the same time they answer in turn, and a question to
    the team is answered by the first seat that may.

    >>> env = SeatEnv("classic", seats=2)
    >>> env.reset(seed=7)
    >>> env.possible_agents, env.agent_selection in env.agents
    (['seat_0', 'seat_1'], True)
    """

    metadata: dict[str, Any] = {
        "name": "overrun",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str = "classic",
        mission: str | None = None,
        seats: int | None = None,
        max_rounds: int = MAX_ROUNDS,
        shaping: float = 0.0,
        render_mode: str | None = None,
        **setup: Any,
    ):
        super().__init__()
        check_mode(render_mode)
        self.render_mode = render_mode
        self.session = Session(game, mission, setup, max_rounds=max_rounds, shaping=shaping, each_seat=True)
        part = self.session.part
        self.metadata = {**self.metadata, "name": f"overrun_{game}_v0"}
        number = seats or part.seats
        self.session.setup["seats"] = number
        self.words = part.vocabulary.names
        self.possible_agents = [f"seat_{seat}" for seat in range(number)]
        self.agents: list[str] = []
        mask = gymnasium.spaces.Box(0, 1, (self.session.words,), np.int8)
        both = gymnasium.spaces.Dict({"observation": observation_space(part), "action_mask": mask})
        self._observations = dict.fromkeys(self.possible_agents, both)
        self._actions = {
            agent: gymnasium.spaces.Discrete(self.session.words) for agent in self.possible_agents
        }
        self._chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same for every seat."""
        return self._observations[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The same words for every seat."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; a seed fixes this one and all that follow."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self.session.begin(int(self._chance.integers(1 << 62)))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"illegal": False} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees: everybody sees the same; only who answers may say anything."""
        mine = agent == self.agent_selection
        mask = self.session.mask() if mine else np.zeros(self.session.words, np.int8)
        return {"observation": self.session.observation(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The selected seat says a word."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        assert action is not None
        legal, reward = self.session.say(int(action))
        self.infos[agent] = {"illegal": not legal}
        self.rewards = dict.fromkeys(self.agents, reward)
        if self.session.over:
            ended = self.session.won is not None
            self.terminations = dict.fromkeys(self.agents, ended)
            self.truncations = dict.fromkeys(self.agents, not ended)
        self._accumulate_rewards()
        if not self.session.over:
            self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.session.seat]

    def render(self) -> Frame | str | None:
        """The position as text, as an SVG document or as an array of colours."""
        return render(self.session.part, self.session.game, self.render_mode)

    def close(self) -> None:
        """Nothing to close."""
