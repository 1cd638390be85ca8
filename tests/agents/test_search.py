"""The search agent: its budget, what it may know, what it says, and that thinking helps."""

import time
from random import Random
from typing import Any

import pytest

import overrun
from overrun.agents import make
from overrun.agents.parts import thinker_of
from overrun.agents.scifi.thinking import SciFiThinker
from overrun.agents.search import Budget, Search
from overrun.agents.search.halving import LATER, LEAST, best, errors
from overrun.agents.search.thinker import Line
from overrun.agents.search.trials import Trials
from overrun.agents.sensible import Choice, Sensible
from overrun.core import Game, option
from overrun.errors import OverrunError
from overrun.scenario import scifi
from overrun.words import Words

MISSIONS = [
    "classic/03-24hrs-race",
    "invader/m2-rockn-rolly",
    "darkside/m3-pit-fighters",
    "gearup/screamer-hard",
]
GAMES = pytest.mark.parametrize("mission", MISSIONS)


def begin(mission: str, seed: int, answers: int) -> Game[Any, Any]:
    """A game of the sensible bot at the first question after so many answers that is worth a thought."""
    game, agent = overrun.new(mission, seed=seed), make("sensible")
    thinker = thinker_of(game.for_agent())
    while game.question is not None:
        shown = game.for_agent(seed=7)
        if game.answers >= answers and len(thinker.lines(shown)) > 1:
            break
        game.choose(agent(shown))
    return game


def questions(mission: str) -> list[Game[Any, Any]]:
    """Some questions of a game at which there is something to think about."""
    found = [begin(mission, seed, answers) for seed, answers in ((3, 30), (4, 45), (5, 60), (6, 75))]
    return [game for game in found if game.question is not None]


@pytest.mark.parametrize(
    ("said", "budget"), [("40", Budget(40)), ("0.5s", Budget(None, 0.5)), ("2s", Budget(None, 2))]
)
def test_a_budget_is_simulations_or_seconds(said: str, budget: Budget) -> None:
    assert Budget.parse(said) == budget


@pytest.mark.parametrize("said", ["0", "-3", "lots", "s", "0s", "-1s", "nans", "infs", "1e9s", "1.5"])
def test_any_other_budget_is_refused(said: str) -> None:
    with pytest.raises(OverrunError, match=r"simulations such as 40, or of seconds such as 1\.5s"):
        make(f"search:{said}")


def test_a_method_is_named_after_the_budget() -> None:
    for name, method in (("search:12:tree", "tree"), ("search:12", "halving")):
        agent = make(name)
        assert isinstance(agent, Search) and agent.method == method
    with pytest.raises(OverrunError, match="no method 'guess'; choose one of: halving, tree"):
        make("search:12:guess")


@GAMES
@pytest.mark.parametrize("method", ["halving", "tree"])
def test_what_is_hidden_does_not_matter(mission: str, method: Any) -> None:
    """The same public history over other decks and dice: the same choice with the same reason."""
    games = questions(mission)
    assert len(games) >= 2
    for game in games:
        agent = Search(1, Budget(12), method)
        chosen = agent(game.for_agent(seed=7))
        for seed in (1, 2):
            twin = game.imagine(seed)
            assert twin.hash() != game.hash()
            other = Search(1, Budget(12), method)
            assert other(twin.for_agent(seed=7)) is chosen
            assert other.reason == agent.reason


@GAMES
def test_thinking_changes_nothing_and_says_why(mission: str) -> None:
    for game in questions(mission):
        before, words = game.hash(), Words("en")
        agent = Search(1, Budget(12))
        assert game.question is not None
        assert agent(game.for_agent(seed=2)) in game.question.options
        assert game.hash() == before
        assert agent.reason is not None
        assert words.text(agent.reason.key, **agent.reason.args) != agent.reason.key
        assert 2 * LEAST <= agent.reason.args["games"] <= 24


def test_seconds_are_kept() -> None:
    clock = Budget(None, 0.2).clock()
    begin = time.monotonic()
    best(Even(), LINES[:2], clock)
    assert 0.2 <= time.monotonic() - begin < 1
    assert clock.used > 100


class Fair(Trials):
    """Trials of lines of which each has its own mean; luck is the same for all, chance is not."""

    __slots__ = ("_chance", "_means", "_noise")

    def __init__(self, means: list[float], noise: float = 0.1):
        self._means, self._noise, self._chance = means, noise, Random(5)

    def worth(self, line: Line, number: int) -> float:
        luck = Random(number).gauss(0, 0.3)
        return self._means[LINES.index(line)] + luck + self._chance.gauss(0, self._noise)


class Even(Trials):
    """Two lines that win in turn, the rival first: it is never clear whether it is better."""

    def __init__(self) -> None:
        pass

    def worth(self, line: Line, number: int) -> float:
        sensible = number > 0 and number % 2 == 0
        return float(sensible == (line is LINES[0]))


LINES = [Line(Choice(option("answer", number), "any")) for number in range(8)]


def test_the_best_line_is_found_and_plainly_bad_ones_cost_little() -> None:
    clock = Budget(100).clock()
    assert best(Fair([0.5, 0.2, 0.2, 0.9, 0.2, 0.2, 0.2, 0.2]), LINES, clock) is LINES[3]
    assert clock.used < 50  # it is clear long before the budget is spent


def test_a_rival_that_is_no_better_does_not_replace_the_sensible_answer() -> None:
    found = [best(Fair([0.5, 0.5, 0.5]), LINES[:3], Budget(90).clock()) for _ in range(4)]
    assert found == [LINES[0]] * 4


def test_lines_that_always_end_alike_are_not_tried_further() -> None:
    clock = Budget(100).clock()
    assert best(Fair([0.5] * 8, noise=0.0), LINES, clock) is LINES[0]
    assert clock.used == 8 * LEAST


def test_a_rival_that_is_no_better_is_not_tried_for_long() -> None:
    clock = Budget(100).clock()
    assert best(Even(), [LINES[1], LINES[0]], clock) is LINES[1]
    assert clock.used == 2 * LATER


def test_a_rival_that_is_hardly_worth_the_change_is_not_tried_for_long() -> None:
    clock = Budget(100).clock()
    assert best(Fair([0.5, 0.503], noise=0.003), LINES[:2], clock) is LINES[0]
    assert clock.used == 2 * LATER


@pytest.mark.parametrize("simulations", [10, 37, 100])
def test_the_budget_is_the_most_that_is_spent(simulations: int) -> None:
    clock = Budget(simulations).clock()
    best(Even(), LINES[:2], clock)
    assert simulations <= clock.used <= simulations + 1  # every line has its turn


def test_two_answers_are_compared_under_the_same_luck() -> None:
    assert errors([0.5, 0.9, 0.1], [0.4, 0.8, 0.0]) > 100  # always a little better, whatever the luck
    assert abs(errors([0.5, 0.9, 0.1], [0.9, 0.1, 0.5])) < 1


def test_where_no_xeno_is_near_there_is_nothing_to_think_about() -> None:
    game, agent = overrun.new("invader/m2-rockn-rolly", seed=3), Search(1, Budget(12))
    asked = set()
    while game.round < 2 and game.view()["xenos"] == []:
        assert game.question is not None
        asked.add(game.question.kind)
        game.choose(agent(game.for_agent()))
        assert agent.reason is not None
        assert "games" not in agent.reason.args
    assert {"activate", "action"} <= asked


def test_the_first_line_is_what_the_sensible_bot_does_also_after_waiting() -> None:
    """Somebody who waits for calm gets bolder; whoever thinks must not wait for ever instead."""
    waited = 0
    for seed in range(3):
        game = overrun.new("darkside/m4-hard-reset", seed=seed)
        sensible, thinker = Sensible(seed), thinker_of(game.for_agent())
        assert isinstance(thinker, SciFiThinker)
        while game.question is not None and game.round < 12:
            seen = game.for_agent()
            answer = sensible(seen)
            assert thinker.lines(seen)[0].choice.option == answer
            waited = max(waited, thinker.player.waited(game.question, seen.look()))
            game.choose(answer)
    assert waited > 0


def test_who_may_act_at_any_time_may_also_leave_it_to_others() -> None:
    position = scifi("+#+#+#+\n#1.2.3#\n+#+#+#+", seats=2)
    position.survivor("vivian", at="1", seat=0, skills=("tactician",)).survivor("cole", at="1", seat=1)
    game = position.xenos("3", worker=2).players()
    assert game.question is not None and "later" in [each.text for each in game.question.options]
    lines = thinker_of(game.for_agent()).lines(game.for_agent())
    assert {line.choice.option.text for line in lines} == {"activate vivian", "later"}
