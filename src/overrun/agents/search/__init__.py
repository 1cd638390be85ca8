"""The search agent: it tries its answers out in imagined games before it gives one.

`agent.py` is the agent, `halving.py` and `tree.py` are two ways to share out its simulations, `rollout.py` plays
an imagined game on, `values.py` says how good a position is that is not decided yet.
"""

from overrun.agents.search.agent import Search
from overrun.agents.search.budget import Budget

__all__ = ["Budget", "Search"]
