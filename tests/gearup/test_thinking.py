"""The search in Gear Up: its lines are played as they are meant, under the same luck; odds make sense."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.agents import make
from overrun.agents.gearup.thinking import GearUpThinker
from overrun.agents.search.trials import Trials
from overrun.core import Game, Option

from .table import Table


class Watched(GearUpThinker):
    """Counts what it is asked, and keeps the Turn cards it was shown at the end."""

    __slots__ = ("asked", "cards")

    def __init__(self, world: Any) -> None:
        super().__init__(world)
        self.asked = 0
        self.cards: list[tuple[int, ...]] = []

    def answer(self, game: Game[Any, Any], way: None) -> Option:
        self.asked += 1
        return super().answer(game, way)

    def standing(self, game: Game[Any, Any]) -> float:
        self.cards.append(tuple(game.state.turns_seen))
        return super().standing(game)


def two_targets() -> Table:
    table = Table(turn=1)
    table.zombie(0, "walker-a", slot=1, left="a1.b1.b2.b3")
    table.zombie(0, "walker-a", slot=3)
    return table.play()


def test_a_line_that_aims_elsewhere_draws_there() -> None:
    table = two_targets()
    thinker = GearUpThinker(table.world)
    aims = [line.choice.option for line in thinker.lines(table.game.for_agent())]
    assert {"aim 0 walker-a1", "aim 0 walker-a2"} <= {option.text for option in aims}
    table.choose("aim 0 walker-a2")
    assert thinker.answer(table.game, None).verb == "draw"
    assert make("sensible")(table.game.for_agent()).verb == "draw"


def test_what_needs_no_luck_is_played_once_and_luck_is_shared() -> None:
    table = two_targets()
    thinker = Watched(table.world)
    agent = table.game.for_agent(3)
    first, second = thinker.lines(agent)[:2]
    trials = Trials(agent, thinker, rounds=1)
    trials.worth(first, 0)
    once = thinker.asked
    for number in range(1, 6):
        trials.worth(first, number)
    assert thinker.asked - once < 5 * once
    mine = list(thinker.cards)
    thinker.cards.clear()
    for number in range(6):
        trials.worth(second, number)
    assert thinker.cards == mine
    assert len(set(mine)) > 1


def test_a_game_says_whether_something_came_to_light() -> None:
    table = two_targets()
    table.choose("aim 0 walker-a2")
    assert not table.game.revealed
    turn, bot = table.state.turn, make("sensible")
    while not table.game.over and table.game.state.turn == turn:
        table.choose(bot(table.game.for_agent()).text)
    assert table.game.revealed


def standing(table: Table) -> float:
    table.play()
    return GearUpThinker(table.world).standing(table.game)


def begun(boss: str = "c1.d1.e1.f1.b2.c2.d2.e2.f2.g2", more: str = "", **given: int) -> Table:
    table = Table(round=2, turn=5).boss(left=boss, at=0)
    table.zombie(0, "brute-a", slot=1)
    if more:
        table.zombie(0, more, slot=1)
    return table.give(0, **given) if given else table


@pytest.mark.parametrize("better", [{"armor": 2}, {"ammo": 2}, {"boss": "c1.d1.e1"}])
def test_the_odds_grow_with_what_helps(better: dict[str, Any]) -> None:
    assert standing(begun(**better)) > standing(begun()) + 0.001


@pytest.mark.parametrize("worse", [{"health": 1}, {"more": "brute-b"}])
def test_the_odds_sink_with_what_hurts(worse: dict[str, Any]) -> None:
    assert standing(begun(**worse)) < standing(begun()) - 0.001
