"""The sensible agent plays every mission, by the rules, without peeking, and gives its reasons."""

from typing import Any

import pytest

import overrun
from overrun.agents import make
from overrun.agents.sensible import Sensible
from overrun.classic.setup import missions
from overrun.core import Game
from overrun.errors import OverrunError
from overrun.lab import Task, simulate
from overrun.words import Words
from overrun.words.catalogue import LANGUAGES

MISSIONS = sorted(missions())
SIX = ["amy", "doug", "josh", "ned", "phil", "wanda"]


def sensible() -> Sensible:
    agent = make("sensible")
    assert isinstance(agent, Sensible)
    return agent


def begin(mission: str, seed: int) -> Game[Any, Any]:
    if missions()[mission].rules.one_survivor_each:
        return overrun.new(mission, seed=seed)
    return overrun.new(mission, seed=seed, survivors=SIX)


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_whole_game_with_a_reason_for_every_choice(mission: str) -> None:
    game, agent = begin(mission, 3), sensible()
    said = set()
    while game.question is not None and game.round <= 20:
        chosen = agent(game.for_agent())
        assert chosen in game.question.options
        assert agent.reason is not None and agent.reason.option is chosen
        said.add((agent.reason.key, tuple(agent.reason.args)))
        game.choose(chosen)
    assert game.round > 2
    for language in LANGUAGES:
        words = Words(language)
        for key, names in said:
            assert "⟨" not in words.text(key, **dict.fromkeys(names, 7)), key
            assert "{" not in words.text(key, **dict.fromkeys(names, 7)), key


@pytest.mark.parametrize("mission", MISSIONS)
def test_an_answer_to_whatever_a_random_game_asks(mission: str) -> None:
    """Random games get into places where no sensible player would be."""
    asked = set()
    for seed in range(2):
        game, chance, agent = begin(mission, seed), make("random", seed), sensible()
        while game.question is not None and game.answers < 250:
            asked.add(game.question.kind)
            assert agent(game.for_agent()) in game.question.options
            game.choose(chance(game.for_agent()))
    assert {"action", "activate", "lose"} <= asked or len(asked) >= 3


@pytest.mark.parametrize(
    "mission", ["classic/00-tutorial", "classic/03-24hrs-race", "classic/09-might-makes-right"]
)
def test_what_is_hidden_does_not_matter(mission: str) -> None:
    """The same public history over other decks and dice: the same choice, with the same reason."""
    game, agent = begin(mission, 11), sensible()
    checked = 0
    while game.question is not None and game.answers < 160:
        chosen = agent(game.for_agent(seed=game.answers))
        reason = agent.reason
        if game.answers % 2 == 0:
            for seed in (1, 2):
                twin = game.imagine(seed)
                assert twin.hash() != game.hash()
                other = sensible()
                assert other(twin.for_agent(seed=99)) is chosen
                assert other.reason == reason
                checked += 1
        game.choose(chosen)
    assert checked > 20


def test_the_same_game_is_played_the_same_way_again() -> None:
    def played() -> list[tuple[int, str]]:
        game, agent = begin("classic/07-grindhouse", 8), sensible()
        while game.question is not None and game.round <= 10:
            game.choose(agent(game.for_agent()))
        return [(seat, text) for seat, text in game.record.answers]

    assert played() == played()


def test_thinking_changes_nothing() -> None:
    game, agent = begin("classic/10-small-town", 4), sensible()
    while game.question is not None and game.answers < 120:
        before = game.hash()
        chosen = agent(game.for_agent())
        assert game.hash() == before
        game.choose(chosen)


def test_one_agent_can_go_from_game_to_game() -> None:
    shared = sensible()
    for mission in ("classic/00-tutorial", "classic/10-small-town", "classic/00-tutorial"):
        game = begin(mission, 2)
        for _ in range(40):
            assert game.question is not None
            chosen = shared(game.for_agent())
            assert chosen is sensible()(game.for_agent())
            game.choose(chosen)


def test_a_game_it_does_not_know_is_refused() -> None:
    from tests.core.toy import TOY_GAME

    game: Game[Any, Any] = Game.begin(TOY_GAME.ruleset, "toy/cellar", seed=1)
    with pytest.raises(OverrunError, match="does not play this game"):
        make("sensible")(game.for_agent())


def test_the_tutorial_is_won() -> None:
    """Far below what it wins (all of 200, see docs/bots.md), far above what chance wins (none)."""
    summary = simulate(Task("classic/00-tutorial", {"survivors": SIX}, "sensible", 1, 40), games=12, jobs=1)
    assert summary.wins >= 9
    chance = simulate(Task("classic/00-tutorial", {"survivors": SIX}, "random", 1, 15), games=4, jobs=1)
    assert chance.wins <= 1


def test_the_way_out_of_y_zone_is_found() -> None:
    summary = simulate(Task("classic/02-y-zone", {"survivors": SIX}, "sensible", 1, 40), games=5, jobs=1)
    assert summary.wins >= 3
