"""Every action is on offer exactly when no rule is in its way, and every such rule stands in the book."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import overrun
from overrun.agents import make
from overrun.classic.phases import turn as classic
from overrun.classic.words import ASK_ACTION as CLASSIC
from overrun.core import Game
from overrun.games import games
from overrun.rules import load_index
from overrun.scifi.phases import turn as scifi
from overrun.scifi.words import ASK_ACTION as SCIFI
from overrun.skirmish.actions import Action

Refused = Callable[[Any, int, Action], list[str]]
MISSIONS = [mission.id for entry in games() for mission in entry.missions() if entry.id != "gearup"]
# How often something else than an action is chosen at random: so that all kinds of positions are seen.
ANSWERS = 150


def compared(game: Game[Any, Any]) -> tuple[set[str], list[str]]:
    """The rules in the way of actions in a position, and what is not as it should be."""
    look, question = game.look(), game.question
    turn: Any = classic if CLASSIC.asked(question) and game.mission.startswith("classic/") else scifi
    assert question is not None
    cited: set[str] = set()
    wrong = []
    for action in turn.actions_of(look, look.state.active):
        rules = turn.why_not(look, look.state.active, action)
        offered = [option.text for option in question.options if action.offers(option)]
        cited.update(rules)
        if bool(offered) == bool(rules):
            wrong.append(f"{action.verbs[0]}: offered {offered[:3]}, in the way {rules}")
    return cited, wrong


@pytest.mark.parametrize("mission", MISSIONS)
def test_an_action_is_offered_exactly_when_no_rule_is_in_its_way(mission: str) -> None:
    index = load_index()
    bots = [make("random", 5), make("sensible", 5)]
    cited: set[str] = set()
    game = overrun.new(mission, seed=11)
    while game.question is not None and game.answers < ANSWERS:
        if CLASSIC.asked(game.question) or SCIFI.asked(game.question):
            found, wrong = compared(game)
            cited |= found
            assert wrong == [], f"{mission} after answer {game.answers}: {wrong}"
        game.choose(bots[game.round % 2](game.for_agent()))
    assert len(cited) > 4
    assert [rule for rule in sorted(cited) if rule not in index] == []
