"""Agents by name: built-in ones, those registered, plug-ins; and the random one."""

from collections import Counter
from typing import Any

import pytest

import overrun
from overrun.agents import in_company, make, names, register, registry, thinks
from overrun.core import ForAgent, Option
from overrun.errors import OverrunError


def first(game: ForAgent[Any, Any]) -> Option:
    assert game.question is not None
    return game.question.options[0]


def test_the_built_in_agents() -> None:
    assert names()[:3] == ["random", "sensible", "search"]


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(OverrunError) as caught:
        make("genius")
    assert str(caught.value).startswith("there is no bot 'genius'; choose one of: random, sensible, search")


def test_agents_can_be_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    seeds = []
    register("first", lambda seed: seeds.append(seed) or first)  # type: ignore[func-returns-value]
    assert "first" in names()
    assert make("first", 9) is first
    assert seeds == [9]


def test_a_search_of_ones_own_is_given_no_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    assert thinks("search") and in_company("search") == "search:1s"
    register("search", lambda seed: first)
    assert not thinks("search") and make(in_company("search")) is first


class Point:
    """An entry point as an installed plug-in has it."""

    name = "plugged"
    loads = 0

    def load(self) -> Any:
        Point.loads += 1
        return lambda seed: first


def test_plug_ins_are_loaded_only_when_they_are_wanted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        registry, "entry_points", lambda group: [Point()] if group == "overrun.agents" else []
    )
    assert "plugged" in names()
    make("random")
    assert Point.loads == 0
    assert make("plugged", 1) is first
    assert Point.loads == 1


def test_a_plug_in_does_not_take_the_name_of_a_built_in_agent(monkeypatch: pytest.MonkeyPatch) -> None:
    class Impostor(Point):
        name = "random"

    monkeypatch.setattr(registry, "entry_points", lambda group: [Impostor()])
    assert make("random").__class__.__name__ == "RandomAgent"


# The random agent


def answers(seed: int, number: int) -> list[str]:
    game = overrun.new("classic/10-small-town", seed=5)
    agent = make("random", seed)
    while game.question is not None and game.answers < number:
        game.choose(agent(game.for_agent()))
    return [text for _, text in game.record.answers]


def test_the_random_agent_depends_on_its_seed_alone() -> None:
    assert answers(1, 60) == answers(1, 60)
    assert answers(1, 60) != answers(2, 60)


def test_the_random_agent_takes_every_option_alike_and_never_an_aside() -> None:
    game = overrun.new("classic/10-small-town", seed=5)
    while game.question is not None and (game.question.kind != "action" or not game.question.asides):
        game.choose(game.question.options[0])
    assert game.question is not None
    agent = make("random", 3)
    options = game.question.options
    taken = Counter(agent(game.for_agent()) for _ in range(600 * len(options)))
    assert set(taken) == set(options)
    # 600 expected of each, with a standard deviation below 25.
    assert all(475 < count < 725 for count in taken.values())
