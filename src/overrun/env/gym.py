"""One learner steers the whole team: a Gymnasium environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from overrun.env.parts import EnvPart
from overrun.env.render import MODES, Frame, check_mode, render
from overrun.env.session import Observation, Session

MAX_ROUNDS = 100


def observation_space(part: EnvPart) -> gymnasium.spaces.Space[Any]:
    """The parts of an observation; the guide names every feature, `part.shapes` does so, too."""
    sizes = {name: shape.size for name, shape in part.shapes.items()}
    sizes |= {"spelt": (len(part.vocabulary),), "options": (len(part.vocabulary),)}
    return gymnasium.spaces.Dict(
        {name: gymnasium.spaces.Box(-1, 100, size, np.float32) for name, size in sizes.items()}
    )


class TeamEnv(gymnasium.Env[Observation, np.int64]):
    """A mission, played by one learner for all seats.

    An action is a word of the game's vocabulary (`env.unwrapped.words`); `info["action_mask"]` and
    `action_masks()` say which may be said now. Any other changes nothing and sets `info["illegal"]`.

    >>> env = TeamEnv(game="classic", mission="classic/00-tutorial")
    >>> seen, info = env.reset(seed=7)
    >>> seen["zones"].shape, int(info["action_mask"].sum()) > 1
    ((20, 72), True)
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 4}

    def __init__(
        self,
        game: str = "classic",
        mission: str | None = None,
        max_rounds: int = MAX_ROUNDS,
        shaping: float = 0.0,
        render_mode: str | None = None,
        **setup: Any,
    ):
        check_mode(render_mode)
        self.render_mode = render_mode
        self.session = Session(game, mission, setup, max_rounds=max_rounds, shaping=shaping, each_seat=False)
        self.words = self.session.part.vocabulary.names
        self.observation_space = observation_space(self.session.part)
        self.action_space = gymnasium.spaces.Discrete(self.session.words)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game; a seed fixes this one and all that follow."""
        super().reset(seed=seed)
        self.session.begin(int(self.np_random.integers(1 << 62)))
        return self.session.observation(), self._info(illegal=False)

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Say a word."""
        session = self.session
        legal, reward = session.say(int(action))
        ended = session.won is not None
        return session.observation(), reward, ended, session.truncated, self._info(not legal)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """The mask as learners with masks ask for it."""
        return self.session.mask().astype(np.bool_)

    def render(self) -> Frame | str | None:
        """The position as text, as an SVG document or as an array of colours."""
        return render(self.session.part, self.session.game, self.render_mode)

    def _info(self, illegal: bool) -> dict[str, Any]:
        session = self.session
        info: dict[str, Any] = {
            "action_mask": session.mask(),
            "illegal": illegal,
            "seat": session.seat,
            "round": session.game.round if session.game else 0,
        }
        if session.game is not None and session.game.result is not None:
            info["won"], info["reason"] = session.game.result.won, session.game.result.reason
        return info
