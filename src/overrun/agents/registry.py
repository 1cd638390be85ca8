"""Which agents there are, by name."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from overrun.core import Agent
from overrun.errors import OverrunError

# A factory makes an agent for one game from a seed: the same seed, the same answers.
Factory = Callable[[int], Agent]

_registered: dict[str, Factory] = {}


def _random(seed: int) -> Agent:
    from overrun.agents.random import RandomAgent

    return RandomAgent(seed)


def _sensible(seed: int) -> Agent:
    from overrun.agents.sensible import Sensible

    return Sensible(seed)


def _search(seed: int, said: str = "") -> Agent:
    from overrun.agents.search import Search

    return Search.parse(seed, said) if said else Search(seed)


BUILT_IN: dict[str, Factory] = {"random": _random, "sensible": _sensible, "search": _search}
# Who gives advice.
ADVISER = "search"
# What bots that can think as long as they like get where people wait for them.
PATIENCE = {"search": "1s"}


def register(name: str, factory: Factory) -> None:
    """Add an agent, or replace the one with the same name."""
    _registered[name] = factory


def _from_plug_in(point: EntryPoint, seed: int) -> Agent:
    agent: Agent = point.load()(seed)
    return agent


def factories() -> dict[str, Factory]:
    """Every agent there is: built-in ones, those registered, and plug-ins (entry points `overrun.agents`)."""
    found = {**BUILT_IN, **_registered}
    for point in sorted(entry_points(group="overrun.agents"), key=lambda point: point.name):
        if point.name not in found:
            # Loaded when it is first needed, and no broken plug-in stands in the way of the others.
            found[point.name] = partial(_from_plug_in, point)
    return found


def names() -> list[str]:
    """The names of all agents."""
    return list(factories())


def factory_of(name: str) -> Factory:
    """The factory of this name, or an error that lists the names.

    `search:40` is a search with its budget, `search:40:tree` one by the other method.
    """
    found = factories()
    plain, _, budget = name.partition(":")
    if plain == "search" and budget and found["search"] is _search:
        return partial(_search, said=budget)
    if name not in found:
        raise OverrunError(f"there is no bot {name!r}; choose one of: {', '.join(found)}")
    return found[name]


def thinks(name: str) -> bool:
    """Whether a bot takes as long as it is given. One of your own in the place of `search` need not."""
    return name in PATIENCE and name not in _registered


def in_company(name: str) -> str:
    """A bot with the budget it has where people wait for it.

    >>> in_company("search"), in_company("sensible"), in_company("search:40")
    ('search:1s', 'sensible', 'search:40')
    """
    return f"{name}:{PATIENCE[name]}" if thinks(name) else name


def make(name: str, seed: int = 0) -> Agent:
    """An agent for one game.

    >>> make("random", seed=7).__class__.__name__
    'RandomAgent'
    """
    return factory_of(name)(seed)
