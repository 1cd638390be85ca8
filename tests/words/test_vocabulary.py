"""What the games ask, and what can be answered, is what they have declared: no more and nothing else.

The golden games are played again, and every mission for a while; at every question everything is looked up.
"""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import json

import overrun
from overrun.agents import make
from overrun.core import Game, Option, Question
from overrun.core.option import Arg
from overrun.core.verb import AnyQuestion, AnyVerb, Kind
from overrun.core.vocabulary import Vocabulary
from overrun.games import GameEntry, games
from tests.declared import WORDS
from tests.golden.__main__ import GAMES, HERE

PLAYED = [name for name in GAMES if not name.startswith("toy-")]
ANSWERS = 100  # of each mission


def words_of(mission: str) -> Vocabulary:
    game = mission.partition("/")[0]
    return WORDS[{"invader": "scifi", "darkside": "scifi"}.get(game, game)]


def is_one(kind: Kind[Any], arg: Arg) -> bool:
    """Whether a value can stand for a kind of thing."""
    return isinstance(arg, kind.type) and (not kind.members or arg in kind.members)


def the_verb(kind: AnyQuestion, chosen: Option) -> AnyVerb:
    """The one verb that has made an answer, with arguments that are what it says."""
    (verb,) = [verb for verb in kind.answers if verb.made(chosen)]
    assert kind.verb_of(chosen) is verb
    args = verb.read(chosen)
    assert verb.of(*args) is chosen
    assert all(is_one(kind, arg) for kind, arg in zip(verb.kinds, args, strict=True)), chosen
    return verb


def look_up(words: Vocabulary, question: Question) -> set[AnyVerb]:
    """Look everything up that a question says; the verbs of its answers."""
    (kind,) = [kind for kind in words.questions if kind.name == question.kind]
    subject, beyond = kind.read(question)[: len(kind.subject)], question.subject[len(kind.subject) :]
    assert all(is_one(about, arg) for about, arg in zip(kind.subject, subject, strict=True)), question
    assert not beyond or (kind.rest is not None and all(is_one(kind.rest, arg) for arg in beyond)), question
    (asides,) = words.asides
    for aside in question.asides:
        the_verb(asides, aside.option)
    return {the_verb(kind, chosen) for chosen in question.options}


@pytest.mark.parametrize("name", PLAYED)
def test_golden_games_ask_and_answer_only_what_is_declared(name: str) -> None:
    ruleset, mission, setup, seed, _ = GAMES[name]
    game: Game[Any, Any] = Game.begin(ruleset, mission, setup, seed=seed)
    verbs: set[AnyVerb] = set()
    for seat, answer in json.decode((HERE / f"{name}.json").read_bytes())["record"]["answers"]:
        assert game.question is not None
        verbs |= look_up(words_of(mission), game.question)
        game.choose(answer, seat)
    assert len(verbs) > 8


@pytest.mark.parametrize("entry", games(), ids=lambda entry: entry.id)
def test_every_mission_asks_and_answers_only_what_is_declared(entry: GameEntry) -> None:
    verbs: set[AnyVerb] = set()
    for seed, mission in enumerate(entry.missions()):
        words, agent = words_of(mission.id), make("random", seed)
        game = overrun.new(mission.id, seed=seed, seats=1 + seed % 2)
        while game.question is not None and game.answers < ANSWERS:
            verbs |= look_up(words, game.question)
            game.choose(agent(game.for_agent()))
    assert len(verbs) > 13
