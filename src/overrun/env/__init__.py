"""Environments for learning. Importing this registers them with Gymnasium.

>>> import gymnasium, overrun.env
>>> env = gymnasium.make("overrun/Classic-v0", mission="classic/00-tutorial")
>>> seen, info = env.reset(seed=7)
>>> [env.unwrapped.words[word] for word in info["action_mask"].nonzero()[0]][:2]
['survivor:amy', 'survivor:doug']

For PettingZoo, where a seat is an agent: `overrun.env.classic_v0.env()`, and likewise for the other games.
"""

try:
    import gymnasium
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(f'environments need {error.name}: pip install "overrun[rl]"') from None

from overrun.games import games

IDS = {entry.id: entry.env_id for entry in games() if entry.env_id}
"""The id of each game's environment. A change of actions or observations raises the number."""

for _game, _id in IDS.items():
    if _id not in gymnasium.registry:
        gymnasium.register(_id, entry_point="overrun.env.gym:TeamEnv", kwargs={"game": _game})

__all__ = ["IDS"]
