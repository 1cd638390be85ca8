"""The search agent: it tries its answers out in imagined games before it gives one.

`agent.py` is the agent, `trials.py` plays imagined games (`agents/thinker.py` is what both know of a game),
`halving.py` and `tree.py` are two ways to share them out among the answers, `budget.py` says how many.
"""

from overrun.agents.search.agent import METHODS, Search
from overrun.agents.search.budget import Budget

__all__ = ["METHODS", "Budget", "Search"]
