"""A game of one's own gets its bots from one small part."""

from __future__ import annotations

from typing import Any

import pytest

from overrun.agents import make, parts
from overrun.agents.parts import BotPart, part_of, register
from overrun.agents.search.thinker import Line
from overrun.agents.sensible import Choice
from overrun.core import ForAgent, Game, Option
from overrun.errors import OverrunError
from overrun.games import games
from tests.core.toy import TOY_GAME, World


class Careless:
    """Draws cards, which ghosts are among, and screams when it meets one."""

    def __init__(self, world: World):
        self.goal = world.goal

    def __call__(self, game: ForAgent[Any, Any]) -> Choice:
        question = game.question
        assert question is not None
        wanted = {"action": "draw", "ghost": "scream"}.get(question.kind)
        found = [option for option in question.options if option.verb == wanted]
        return Choice((found or question.options)[0], "tried")


class Thinker:
    """Thinks about every action; a treasure is worth as much as a ghost is bad."""

    rounds = 2

    def __init__(self, world: World):
        self.goal = world.goal
        self.careless = Careless(world)

    def lines(self, game: ForAgent[Any, Any]) -> list[Line]:
        usual = self.careless(game)
        assert game.question is not None
        others = [Line(Choice(option, "tried")) for option in game.question.options if option != usual.option]
        return [Line(usual), *others]

    def answer(self, game: Game[Any, Any], way: object) -> Option:
        return self.careless(game.for_agent()).option

    def time(self, game: Game[Any, Any]) -> int:
        return game.round

    def standing(self, game: Game[Any, Any]) -> float:
        view = game.view()
        return float(0.5 + view["treasure"] / (2 * self.goal) - view["ghosts"] / 6)


@pytest.fixture(autouse=True)
def _as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parts._parts, "_registered", {})


def wins(bot: str) -> int:
    won = 0
    for seed in range(20):
        game: Game[Any, Any] = Game.begin(TOY_GAME.ruleset, "toy/cellar", seed=seed)
        agent = make(bot, seed)
        while game.question is not None:
            game.choose(agent(game.for_agent(seed + game.answers)))
        assert game.result is not None
        won += game.result.won
    return won


def test_a_part_makes_both_bots_of_a_game() -> None:
    register("toy", BotPart(Careless, Thinker))
    assert wins("search:40") >= wins("sensible") + 3


def test_without_a_thinker_only_one_of_them_plays() -> None:
    register("toy", BotPart(Careless))
    assert wins("sensible") > 0
    with pytest.raises(OverrunError, match="'search' does not play this game yet; choose the bot 'sensible'"):
        wins("search")


def test_without_a_part_neither_plays() -> None:
    for bot in ("sensible", "search"):
        with pytest.raises(
            OverrunError, match=f"'{bot}' does not play this game yet; choose the bot 'random'"
        ):
            wins(bot)


def test_every_game_has_its_part() -> None:
    for game in games():
        for mission in game.missions():
            part = part_of(mission.id)
            assert part is not None and part.thinker is not None
