"""Which variants the messages of the catalogues have, and which of them a sentence has chosen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, resolver
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from overrun.words import catalogue
from tests.words.test_catalogue import files


class Choice(NamedTuple):
    """A variant of a message: what it is chosen by, and the key it stands under."""

    message: str
    variable: str
    key: str
    default: bool
    node: Any


class _Choices(Visitor):
    def __init__(self) -> None:
        self.found: list[tuple[str, str, bool, Any]] = []

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        variable = node.selector.id.name
        self.found += [(variable, key_of(v), bool(v.default), v) for v in node.variants]
        self.generic_visit(node)


def key_of(variant: Any) -> str:
    """The name or the number a variant stands under."""
    number = isinstance(variant.key, ftl.NumberLiteral)
    return str(variant.key.value) if number else str(variant.key.name)


def choices(language: str) -> list[Choice]:
    """Every variant of every selector in all files of a language, as the program has them in memory."""
    found: list[Choice] = []
    for path in files():
        bundle = catalogue._bundle(language, path.stem.partition("_")[0], "")
        for name in texts(language, path.name):
            message = bundle.get_message(name)
            patterns = {name: message.value, **{f"{name}.{a}": p for a, p in message.attributes.items()}}
            for key, pattern in patterns.items():
                visitor = _Choices()
                if pattern is not None:
                    visitor.visit(pattern)
                found += [Choice(key, *choice) for choice in visitor.found]
    return found


def texts(language: str, name: str) -> list[str]:
    """The messages of a file."""
    source = (catalogue.FOLDER / language / name).read_text("utf-8")
    return [line.split(" ")[0] for line in source.splitlines() if line[:1].isalpha() and " =" in line]


@contextmanager
def watched(monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[set[int], list[Exception]]]:
    """The variants that are written meanwhile, by the number Python gives them, and what Fluent missed."""
    written: set[int] = set()
    missed: list[Exception] = []
    choose = resolver.SelectExpression.__call__
    form = FluentBundle.format_pattern

    def select(self: Any, env: Any) -> Any:
        key = self.selector(env)
        fitting = (variant for variant in self.variants if resolver.match(key, variant.key(env), env))
        if found := next(fitting, None):
            written.add(id(found))
        # Who falls back on a variant with a name of its own has not meant it.
        written.update(id(v) for v in self.variants if not found and v.default and key_of(v) == "other")
        return choose(self, env)

    def format_pattern(self: Any, *args: Any) -> Any:
        text, errors = form(self, *args)
        missed.extend(errors)
        return text, errors

    with monkeypatch.context() as patch:
        patch.setattr(resolver.SelectExpression, "__call__", select)
        patch.setattr(FluentBundle, "format_pattern", format_pattern)
        yield written, missed
