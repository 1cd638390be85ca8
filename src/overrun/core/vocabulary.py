"""All words of a game, gathered from the files that declare them.

They are ordinary modules: a game's own `words`, and what it shares with others. Whoever derives something
from them (environments, the page's types, the docs) asks for their `vocabulary`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

from overrun.core.moment import Moment
from overrun.core.obstacle import Mark, Obstacle
from overrun.core.query import OpenQueries, Query
from overrun.core.verb import AnyQuestion, AnyVerb, Asides, Kind, QuestionKind


@dataclass(frozen=True)
class Vocabulary:
    """The words of a game in the order in which they are declared."""

    questions: tuple[AnyQuestion, ...] = ()
    asides: tuple[Asides, ...] = ()
    queries: tuple[Query, ...] = ()
    open_queries: tuple[OpenQueries, ...] = ()
    moments: tuple[Moment[Any, Any], ...] = ()
    obstacles: tuple[Obstacle, ...] = ()
    marks: tuple[Mark, ...] = ()

    def verbs(self) -> Iterator[AnyVerb]:
        """All verbs, question by question, and what may be said at any time."""
        for question in (*self.questions, *self.asides):
            yield from question.answers

    def kinds(self) -> dict[str, Kind[Any]]:
        """What arguments and subjects can be, by name."""
        about = [kind for question in self.questions for kind in (*question.subject, question.rest)]
        args = [kind for verb in self.verbs() for kind in verb.kinds]
        return {kind.name: kind for kind in (*about, *args) if kind}

    def question(self, name: str) -> AnyQuestion:
        """The kind of question with this name."""
        for question in self.questions:
            if question.name == name:
                return question
        raise KeyError(name)


@cache
def vocabulary(*modules: ModuleType) -> Vocabulary:
    """The words that modules declare."""
    declared = list(dict.fromkeys(value for module in modules for value in _values(module)))

    def of(kind: type) -> tuple[Any, ...]:
        return tuple([value for value in declared if isinstance(value, kind)])

    questions = tuple([kind for kind in of(QuestionKind) if not isinstance(kind, Asides)])
    return Vocabulary(questions, of(Asides), of(Query), of(OpenQueries), of(Moment), of(Obstacle), of(Mark))


def _values(module: ModuleType) -> Iterator[Any]:
    """What a module's names stand for; of a family of queries or marks its members."""
    words = (QuestionKind, Query, OpenQueries, Moment, Obstacle, Mark)
    for value in vars(module).values():
        if isinstance(value, words):
            yield value
        elif isinstance(value, dict):
            yield from (member for member in value.values() if isinstance(member, Query | Mark))
