"""Small helpers for the tests of the core: games of the toy at any position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from overrun.core import AnyScript, Event, Game, Option, Play, Ruleset, Step, UndoPolicy
from overrun.core.chance import numbers, seeded
from tests.core.toy import TOY, Cellar, Round, World, begin

ToyGame = Game[Cellar, World]
G = TypeVar("G", bound=Game[Any, Any])


def new(seed: int = 1, undo: UndoPolicy = "free", mission: str = "toy/cellar", **setup: Any) -> ToyGame:
    return Game.begin(TOY, mission, setup, seed=seed, undo=undo)


def at(*agenda: Step, undo: UndoPolicy = "free", ruleset: Ruleset[Any, Any] = TOY, **fields: Any) -> ToyGame:
    """A toy game in the middle of nowhere: these steps first (in this order), then rounds for ever."""
    beginning = begin("toy/cellar", {"seats": fields.get("seats", 2)}, seeded(1))
    state = beginning.state
    steps: list[Any] = [Round(), *reversed(agenda)]  # also steps that are none of the toy's
    state.agenda[:] = steps
    for name, value in {"round": 1, **fields}.items():
        setattr(state, name, value)
    return Game._from(ruleset, "toy/cellar", beginning, 1, undo, resumed=True)


def variant(
    scripts: Mapping[type[Step], Callable[..., AnyScript | None]] | None = None, **other: Any
) -> Ruleset[Any, Any]:
    """The toy with some scripts or answers of its own."""
    return replace(TOY, scripts={**TOY.scripts, **(scripts or {})}, **other)


class Bot:
    """Answers at random, asides now and then, always the same way for the same seed."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = seeded(seed)

    def below(self, bound: int) -> int:
        self.rng, (value,) = numbers(self.rng, (bound,))
        return value

    def __call__(self, game: Game[Any, Any]) -> Option:
        assert game.question is not None
        asides = game.question.asides
        if asides and self.below(6) == 0:
            return asides[self.below(len(asides))].option
        return game.question.options[self.below(len(game.question.options))]


def played(game: G, answers: int = 10_000, seed: int = 0) -> G:
    bot = Bot(seed)
    for _ in range(answers):
        if game.over:
            break
        game.choose(bot(game))
    return game


def listen(game: Game[Any, Any]) -> list[Event]:
    heard: list[Event] = []

    def sink(event: Event, play: Play[Any, Any]) -> None:
        heard.append(event)

    game.sink = sink
    return heard


def texts(game: Game[Any, Any]) -> list[str]:
    return [] if game.question is None else [option.text for option in game.question.all_options()]


def position(game: Game[Any, Any]) -> tuple[Any, ...]:
    """Everything that has to be the same for two games to be at the same place."""
    asked = game.question
    return (
        game.hash(),
        game.view(),
        texts(game),
        asked and (asked.seats, asked.kind, asked.subject, asked.owners),
        game.result,
        game.answers,
        game.round,
    )
