"""A `Ruleset` is a game as a value: a table of scripts and a handful of answers the engine needs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from overrun.core.option import Option
from overrun.core.play import Play
from overrun.core.question import Aside, Question
from overrun.core.state import State
from overrun.core.step import AnyScript, Step

S = TypeVar("S", bound=State)
W = TypeVar("W")


@dataclass(frozen=True, slots=True)
class Beginning(Generic[S, W]):
    """What a set-up makes: the world that never changes, the first state, and the options in full."""

    world: W
    state: S
    setup: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Ruleset(Generic[S, W]):
    """Everything the engine knows about a game.

    * `scripts`: which script runs which kind of step.
    * `answers`: for steps that only ask, and do nothing before: their script is a plain function that returns
      the question (or None), and what is here goes on with the answer. A clone at such a question need not
      find the options again, so the commonest question of a game should be asked this way.
    * `begin(mission, setup, rng)`: a new game, with the set-up itself as the first steps on the agenda.
    * `view(world, state, seat)`: what a seat may see, as plain data; seat None is a watcher.
    * `shuffle_hidden(play)`: deal anew everything nobody has seen, in place (a script may hold the pile),
      starting from an order that does not depend on how it lies now. What is hidden lies in the state, never
      in a script's own variables.
    * `asides(world, state)` and `aside_step(option)`: what may be done at any time, and the step doing it.
    * `content(mission, setup)`: the hash of the content the mission is played with in such a set-up.
    * `check(world, state)`: raises `Violated` (see `bounds`) if no game can come to such a state. What
      somebody else has kept is checked before it is played.
    * `schema`: the version of the state's layout, raised whenever a stored state could no longer be read.
    """

    id: str
    state_type: type[S]
    scripts: Mapping[type[Step], Callable[[Play[S, W], Any], AnyScript | Question | None]]
    begin: Callable[[str, Mapping[str, Any], int], Beginning[S, W]]
    view: Callable[[W, S, int | None], Any]
    shuffle_hidden: Callable[[Play[S, W]], None]
    content: Callable[[str, Mapping[str, Any]], str] = lambda mission, setup: ""
    asides: Callable[[W, S], tuple[Aside, ...]] | None = None
    aside_step: Callable[[Option], Step] | None = None
    answers: Mapping[type[Step], Callable[[Play[S, W], Any, Option], AnyScript | None]] = field(
        default_factory=dict
    )
    check: Callable[[W, S], None] | None = None
    schema: int = 1
